"""The kinds of settings: what is needed, and how to read a value from text or from TOML."""

import ipaddress
import re
import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from quiltbee.server.rates import Rate

_HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?")
_ADDRESS = re.compile(r"\S+:\d+")
_MOST = 10**9


class Address(NamedTuple):
    """Where something listens."""

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
    """`read` makes the value from a text or a TOML value, and raises ValueError for anything else.

    `needed` completes the sentence "... must be"; `shown` stands for a value in a usage.
    """

    needed: str
    shown: str
    read: Callable[[Any], Any]


def whole(lowest: int, highest: int = _MOST) -> Kind:
    """Return a whole number."""
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
    """One of a few words."""
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
FILE = Kind("a file", "FILE", lambda value: Path(_read_text(value)))
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
