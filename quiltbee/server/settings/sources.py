"""Where settings come from: options override the environment, which overrides the file."""

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quiltbee.server.errors import StartError
from quiltbee.server.settings.values import (
    RETIRED,
    SETTINGS,
    Limits,
    Setting,
    Settings,
    default_data_folder,
)

CONFIG = "config"
CONFIG_VARIABLE = "QUILTBEE_CONFIG"
_LIMITS = "QUILTBEE_LIMITS_"
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Found:
    """A value that was given, and where."""

    value: object
    where: str
    folder: Path | None = None


def read_settings(
    options: Mapping[str, object] | None = None,
    environment: Mapping[str, str] = os.environ,
    limits: Limits | None = None,
) -> Settings:
    """Return the settings; StartError, with one sentence, for what is unknown or wrong.

    `options` are by key (`public_url`, `limits.connections`), as texts or as a file has them,
    and `config` is the file. `limits` stands for all limits, whatever else is said.
    """
    given = {key: value for key, value in (options or {}).items() if value is not None}
    found = {
        **_in_file(given.pop(CONFIG, None) or environment.get(CONFIG_VARIABLE)),
        **_in_environment(environment),
        **{
            key: _Found(value, SETTINGS[key].option)
            for key, value in given.items()
            if _is_in_use(key, "The options")
        },
    }
    values = {key: _read(SETTINGS[key], each) for key, each in found.items()}
    if "data" not in values:
        values["data"] = default_data_folder({})
    return Settings(
        **{SETTINGS[key].field: value for key, value in values.items() if "." not in key},
        limits=limits
        or Limits(**{SETTINGS[key].field: value for key, value in values.items() if "." in key}),
    )


def check_option(setting: Setting, text: str) -> str:
    """Return the text of an option if it can be read; ValueError says what is needed."""
    try:
        setting.kind.read(text)
    except (ValueError, TypeError):
        raise ValueError(f"{setting.kind.needed} is needed{_shown(setting, text)}") from None
    return text


def _read(setting: Setting, found: _Found) -> Any:
    try:
        value = setting.kind.read(found.value)
    except (ValueError, TypeError):
        shown = _shown(setting, found.value)
        raise StartError(f"{found.where} must be {setting.kind.needed}{shown}.") from None
    return found.folder / value if found.folder and isinstance(value, Path) else value


def _shown(setting: Setting, value: object) -> str:
    return "" if setting.secret else f", not {str(value)[:100]!r}"


def _in_environment(environment: Mapping[str, str]) -> dict[str, _Found]:
    for name in environment:
        if name.startswith(_LIMITS):
            _is_in_use(f"limits.{name.removeprefix(_LIMITS).lower()}", name)
    return {
        setting.key: _Found(environment[setting.variable], setting.variable)
        for setting in SETTINGS.values()
        if environment.get(setting.variable)
    }


def _in_file(named: object) -> dict[str, _Found]:
    if not named:
        return {}
    file = Path(str(named))
    flat: dict[str, object] = {}
    for key, value in _read_toml(file).items():
        if key == "limits" and isinstance(value, dict):
            flat |= {f"limits.{name}": limit for name, limit in value.items()}
        else:
            flat[key] = value
    return {
        key: _Found(value, f"In {file}, {key}", file.resolve().parent)
        for key, value in flat.items()
        if _is_in_use(key, str(file))
    }


def _read_toml(file: Path) -> dict[str, object]:
    import tomllib  # imported only if there is a file, since it takes time

    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise StartError(f"The file {file} can't be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StartError(f"The file {file} is not TOML: {str(error).rstrip('.')}.") from error


def _is_in_use(key: str, where: str) -> bool:
    """Whether a setting still does anything; StartError for one that never did."""
    if key in SETTINGS:
        return True
    if key in RETIRED:
        _LOG.warning("%s: the setting %r does nothing any more; it can be removed.", where, key)
        return False
    raise StartError(f"{where}: there is no setting {key[:100]!r}{_guess(key)}")


def _guess(key: str) -> str:
    import difflib

    close = difflib.get_close_matches(key, list(SETTINGS), 1)
    return f"; did you mean {close[0]!r}?" if close else "."
