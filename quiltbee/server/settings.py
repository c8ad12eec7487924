"""Every setting of the server, declared once, and reading them.

Options, the environment, the file and the table in docs/reference/settings.md all follow from
`Settings` and `Limits`. Options override the environment, which overrides the file.
"""

import ipaddress
import logging
import os
import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from quiltbee.players import ENGINE, PLAYERS
from quiltbee.server.defaults import DEFAULT_HOST, DEFAULT_PORT
from quiltbee.server.errors import StartError
from quiltbee.server.rates import Rate

_HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?")
_ADDRESS = re.compile(r"\S+:\d+")
_MOST = 10**9


class Address(NamedTuple):
    """A host and port to listen on."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"


class EngineCommand(NamedTuple):
    """A command that starts an engine, and how many such engines think at a time."""

    argv: tuple[str, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value; `read` parses text or a TOML value, and raises ValueError for anything else.

    `needed` completes the sentence "... must be"; `shown` is the placeholder in a usage message.
    """

    needed: str
    shown: str
    read: Callable[[Any], Any]


def whole(lowest: int, highest: int = _MOST) -> Kind:
    """Return the kind of whole numbers within bounds."""
    upwards = highest == _MOST
    bounds = f"of at least {lowest}" if upwards else f"from {lowest} to {highest}"

    def read(value: object) -> int:
        if isinstance(value, str):
            number = int(value) if _is_digits(value) else lowest - 1
        elif isinstance(value, int) and not isinstance(value, bool):
            number = value
        else:
            raise ValueError
        return int(_within(number, lowest, highest))

    return Kind(f"a whole number {bounds}", "N", read)


def _read_seconds(value: object) -> float:
    number = float(value) if isinstance(value, str) else value
    if not isinstance(number, int | float) or isinstance(number, bool):
        raise ValueError
    return float(_within(number, 0.001, _MOST))


def _read_rate(value: object) -> Rate:
    parts = value.split("/") if isinstance(value, str) else [*_listed(value)]
    most, seconds = parts
    return Rate(whole(1).read(most), _read_seconds(seconds))


def _read_text(value: object) -> str:
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise ValueError
    return value.strip()


def _read_url(value: object) -> str:
    url = _read_text(value)
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError
    if parts.query or parts.fragment or parts.username is not None:
        raise ValueError
    return url.rstrip("/")


def _read_database(value: object) -> str:
    url = _read_text(value)
    if not urlsplit(url).scheme.startswith("postgres"):
        raise ValueError
    return url


def _read_address(value: object) -> Address:
    parts = urlsplit(f"//{_read_text(value)}")
    if not parts.hostname or parts.port is None or parts.netloc != value or parts.username:
        raise ValueError
    return Address(parts.hostname, parts.port)


def _read_engines(value: object) -> tuple[EngineCommand, ...]:
    return tuple(map(_read_engine, _several(value, ";")))


def _read_engine(text: str) -> EngineCommand:
    words = shlex.split(text)
    most = whole(1, 256).read(words.pop(0)) if words and _is_digits(words[0]) else 1
    if not words or _ADDRESS.fullmatch(words[0]):  # an address is not a command
        raise ValueError
    return EngineCommand(tuple(words), most)


def _read_names(value: object) -> frozenset[str]:
    names = frozenset(name.lower() for name in _several(value))
    if not all(map(_HOST_NAME.fullmatch, names)):
        raise ValueError
    return names


def _read_proxies(value: object) -> str:
    networks = [str(ipaddress.ip_network(part)) for part in _several(value)]
    return ",".join(network.removesuffix("/32").removesuffix("/128") for network in networks)


def one_of(choices: Iterable[str]) -> Kind:
    """Return the kind of a few fixed words."""
    known = tuple(choices)

    def read(value: object) -> str:
        if value not in known:
            raise ValueError
        return str(value)

    return Kind(f"one of {', '.join(known)}", "NAME", read)


SECONDS = Kind("a number of seconds above 0", "SECONDS", _read_seconds)
RATE = Kind("a rate such as 100/20, which is 100 in 20 seconds", "N/SECONDS", _read_rate)
TEXT = Kind("a text", "TEXT", _read_text)
FOLDER = Kind("a folder", "FOLDER", lambda value: Path(_read_text(value)))
URL = Kind("an address such as https://quilts.example", "URL", _read_url)
DATABASE = Kind("an address such as postgresql://user@host/name", "URL", _read_database)
ADDRESS = Kind("an address such as 127.0.0.1:9090", "HOST:PORT", _read_address)
ENGINES = Kind(
    "commands such as 4 ssh 10.0.0.5 quiltbee engine, with semicolons between",
    "COMMAND;...",
    _read_engines,
)
NAMES = Kind("host names with commas between", "NAME,...", _read_names)
PROXIES = Kind("IP addresses or networks, with commas between", "ADDRESS,...", _read_proxies)


def _several(value: object, separator: str = ",") -> list[str]:
    parts = value.split(separator) if isinstance(value, str) else [*_listed(value)]
    return [part for part in (str(part).strip() for part in parts) if part]


def _listed(value: object) -> Iterable[object]:
    if not isinstance(value, list | tuple):
        raise ValueError
    return value


def _is_digits(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 20


def _within(number: float, lowest: float, highest: float) -> float:
    if not lowest <= number <= highest:
        raise ValueError
    return number


def _set(
    default: Any, about: str, kind: Kind | None = None, name: str = "", *, is_secret: bool = False
) -> Any:
    """Return a field that can be set.

    Without a kind, the default determines it. `name` is its name outside, if it differs. The value
    of a secret is never shown.
    """
    metadata = {"about": about, "kind": kind, "name": name, "secret": is_secret}
    return field(default=default, metadata=metadata, repr=not is_secret)


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on what a connection, a person or an address may ask of the server, and on tables.

    A rate of (n, s) lets n messages through at once, and n more evenly over every s seconds.
    """

    connection_rate: tuple[int, float] = _set(
        Rate(100, 20.0), "messages of one connection to a table"
    )
    seat_rate: tuple[int, float] = _set(
        Rate(400, 20.0), "messages of one person at one table, over all their connections"
    )
    person_rate: tuple[int, float] = _set(Rate(2000, 20.0), "messages of one person at all tables")
    request_rate: tuple[int, float] = _set(
        Rate(300, 20.0), "HTTP calls of one person, new connections included"
    )
    address_rate: tuple[int, float] = _set(
        Rate(6000, 20.0), "messages and calls of all people behind one address"
    )
    stranger_rate: tuple[int, float] = _set(
        Rate(400, 20.0), "messages and calls without a session from one address"
    )
    newcomer_rate: tuple[int, float] = _set(Rate(200, 3600.0), "new people from one address")
    table_rate: tuple[int, float] = _set(Rate(1000, 3600.0), "tables opened from one address")
    report_rate: tuple[int, float] = _set(Rate(10, 3600.0), "reports by one person")
    session_days: int = _set(400, "days after which a browser has to sign in again", whole(1, 400))
    idle_days: int = _set(
        90, "days without a visit after which a browser has to sign in again", whole(1, 400)
    )
    analyses_per_person: int = _set(4, "analyses and reviews that one person may have open")
    analyses_per_address: int = _set(60, "open analyses and reviews from one address")
    analyses: int = _set(300, "open analyses and reviews in all")
    connections: int = _set(10_000, "connections in all")
    connections_per_address: int = _set(5000, "connections of all people behind one address")
    connections_per_person: int = _set(200, "connections of one person")
    connections_of_strangers: int = _set(200, "connections without a session from one address")
    open_games: int = _set(100, "unfinished games that one person may have begun within a day")
    open_tables_per_person: int = _set(4, "public tables at which one person may wait at a time")
    open_tables_per_address: int = _set(30, "public tables that may wait, opened from one address")
    unfinished_per_address: int = _set(
        256, "connections from one address with an unfinished request"
    )
    request_seconds: float = _set(
        15.0, "seconds for a request to arrive whole, and for its sender to read some of the answer"
    )
    events_per_game: int = _set(1000, "events of one game after which no move can be taken back")
    idle_tables: int = _set(256, "tables without a visitor that are kept in memory", whole(0))
    unsent_messages: int = _set(64, "unsent messages after which a slow connection is closed")
    body_bytes: int = _set(64 * 1024, "bytes of a request")
    message_bytes: int = _set(4096, "bytes of a message to a table")
    gone_seconds: float = _set(
        180.0, "seconds after which the computer may replace a player who has left"
    )
    thinking_seconds: float = _set(
        20.0, "seconds without an answer after which an engine counts as hung"
    )

    @classmethod
    def for_load(cls, **changes: Any) -> "Limits":
        """Return limits with unreachable rates and connection counts, for tests and benchmarks."""
        plenty = 10**6
        rates = {each.name: Rate(plenty, 1.0) for each in fields(cls) if "_rate" in each.name}
        counts = {each.name: plenty for each in fields(cls) if "connections" in each.name}
        return cls(**{**rates, **counts, **changes})


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server.

    Behind a `proxy`, the server answers to `host_names` and to the host of `public_url`.
    """

    data_folder: Path = _set(  # noqa: RUF009 - it returns a field
        MISSING, "the folder for all data", FOLDER, "data"
    )
    host: str = _set(DEFAULT_HOST, "the address to listen on", TEXT)
    port: int = _set(DEFAULT_PORT, "the port; 0 takes any free one", whole(0, 65535))
    host_names: frozenset[str] = _set(
        frozenset(),
        "more host names of the server, besides this machine's own",
        NAMES,
        "hosts",
    )
    public_url: str | None = _set(None, "the address at which people reach the server", URL)
    proxy: str | None = _set(
        None,
        "the reverse proxies that are trusted for the client's address and TLS",
        PROXIES,
    )
    database: str | None = _set(
        None,
        "a PostgreSQL database in place of the file in the data folder",
        DATABASE,
        is_secret=True,
    )
    engines: tuple[EngineCommand, ...] = _set(
        (),
        "commands that start engines elsewhere, in place of this host's own, and how many of each",
        ENGINES,
    )
    contact: str | None = _set(
        None,
        "the e-mail address for push services; without one, notifications are off",
        TEXT,
    )
    player: str = _set(
        ENGINE,
        "the player behind the levels; greedy suits a very small machine",
        one_of(PLAYERS),
    )
    metrics: Address | None = _set(  # noqa: RUF009 - it returns a field
        None, "where Prometheus reads /metrics", ADDRESS
    )
    log: str = _set("text", "the form of the log", one_of(("text", "json")))
    limits: Limits = field(default_factory=Limits)

    @property
    def names(self) -> frozenset[str]:
        """All host names of the server, besides this machine's."""
        public = urlsplit(self.public_url or "").hostname
        return self.host_names | ({public} if public else set())


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting, with its `key` in the file, its `option` and its `variable`.

    The value of a `secret` is never shown. `field` is its name in `Settings` or `Limits`.
    """

    key: str
    field: str
    kind: Kind
    about: str
    default: object
    secret: bool = False

    @property
    def is_limit(self) -> bool:
        """Whether it is one of the limits."""
        return self.key.startswith("limits.")

    @property
    def option(self) -> str:
        """Its name on the command line."""
        if self.is_limit:
            return f"--limit {self.field}="
        return f"--{self.key.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return f"QUILTBEE_{self.key.replace('.', '_').upper()}"


def _settings_of(declared: type[Any], prefix: str) -> Iterator[Setting]:
    for each in fields(declared):
        if about := each.metadata:
            key = f"{prefix}{about['name'] or each.name}"
            kind = about["kind"] or _kind_of(each)
            yield Setting(key, each.name, kind, about["about"], each.default, about["secret"])


def _kind_of(limit: Field[Any]) -> Kind:
    match limit.default:
        case Rate():
            return RATE
        case float():
            return SECONDS
        case _:
            return whole(1)


SETTINGS: Mapping[str, Setting] = {
    setting.key: setting
    for setting in (*_settings_of(Settings, ""), *_settings_of(Limits, "limits."))
}
"""All settings by key, the limits last."""

RETIRED = frozenset({"web", "limits.hints_per_person"})
"""Settings of earlier versions, which are ignored with a warning."""


def default_data_folder() -> Path:
    """Return the default folder for data, in the user's own."""
    import platformdirs

    return platformdirs.user_data_path("quiltbee", appauthor=False)


CONFIG = "config"
CONFIG_VARIABLE = "QUILTBEE_CONFIG"
_LIMITS = "QUILTBEE_LIMITS_"
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Found:
    """A value and its source."""

    value: object
    where: str
    folder: Path | None = None


def read_settings(
    options: Mapping[str, object],
    environment: Mapping[str, str] = os.environ,
    limits: Limits | None = None,
) -> Settings:
    """Return the settings; raises StartError for an unknown or invalid one.

    `options` maps keys (`public_url`, `limits.connections`) to values, as text or as in a file;
    the key `config` names the file. `limits` replaces all limits.
    """
    given = {key: value for key, value in options.items() if value is not None}
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
        values["data"] = default_data_folder()
    return Settings(
        **{SETTINGS[key].field: value for key, value in values.items() if "." not in key},
        limits=limits
        or Limits(**{SETTINGS[key].field: value for key, value in values.items() if "." in key}),
    )


def check_option(setting: Setting, text: str) -> str:
    """Return the text of a valid option; ValueError says what is needed."""
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
    import tomllib  # only if there is a file, since it takes time

    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise StartError(f"The file {file} can't be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StartError(f"The file {file} is not TOML: {str(error).rstrip('.')}.") from error


def _is_in_use(key: str, where: str) -> bool:
    """Return whether a setting is in use; raises StartError for an unknown one."""
    if key in SETTINGS:
        return True
    if key in RETIRED:
        _LOG.warning("%s: the setting %r no longer does anything; remove it.", where, key)
        return False
    raise StartError(f"{where}: there is no setting {key[:100]!r}{_guess(key)}")


def _guess(key: str) -> str:
    import difflib

    close = difflib.get_close_matches(key, list(SETTINGS), 1)
    return f"; did you mean {close[0]!r}?" if close else "."
