"""The preferred language of a browser or a system."""

import os
from collections.abc import Mapping

from quiltbee.languages.folders import DEFAULT, LANGUAGES

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables, by precedence."""


def of_browser(header: str) -> str:
    """Return the best language for a header `Accept-Language: de-AT, fr;q=0.5`, valid or not."""
    wishes = [_wish(part) for part in header.split(",")]
    for code, weight in sorted(wishes, key=lambda wish: -wish[1]):
        if code in LANGUAGES and weight > 0:
            return code
    return DEFAULT


def _wish(part: str) -> tuple[str, float]:
    """Return the language of one part of the header, without its region, and its weight."""
    tag, _, parameter = part.partition(";")
    try:
        weight = float(parameter.strip().removeprefix("q=")) if parameter else 1.0
    except ValueError:
        weight = 0.0
    return _code(tag), weight


def of_system(variables: Mapping[str, str] = os.environ) -> str:
    """Return the language of the system by LC_ALL, LC_MESSAGES or LANG: `de_AT.UTF-8`."""
    wish = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    code = _code(wish)
    return code if code in LANGUAGES else DEFAULT


def _code(tag: str) -> str:
    return tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
