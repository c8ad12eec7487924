"""A player of a match, as named on a command line.

    greedy    patch-tree:nodes=100000    engine:movetime=300,Threads=2    level3:nodes=5000
    cmd:./my-engine --quiet    cmd:movetime=300,Threads=2:./my-engine --quiet

The name is one of the project's own players, `levelN`, which is short for `engine:Level=N`, or
`cmd` with the command line of any engine that speaks the protocol. Of the settings, `movetime` (in
milliseconds), `nodes` and `depth` limit each decision; any other key is an option of the engine.
Without a limit the engine decides how long it thinks.
"""

import re
import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Self

from quiltbee.players import ENGINE, PLAYERS, Limits, Option, Thinker
from quiltbee.protocol.transport import engine_command

LIMITS = ("movetime", "nodes", "depth")

_LEVEL = re.compile(r"level([1-9][0-9]{0,2})")
_SETTING = r"[A-Za-z][A-Za-z0-9_]*=[^=,:]*"
_SETTINGS = rf"{_SETTING}(?:,{_SETTING})*"
_OWN = re.compile(rf"([a-z][a-z0-9-]*)(?::({_SETTINGS}))?")
_OUTSIDE = re.compile(rf"cmd:(?:({_SETTINGS}):)?(.*)", re.DOTALL)
_NUMBER = re.compile(r"-?[0-9]{1,18}")


class ArenaError(Exception):
    """Base of the errors that keep a match from being played."""


class PlayerError(ArenaError, ValueError):
    """A text that names no player, or a setting that a player lacks."""


@dataclass(frozen=True, slots=True)
class MatchPlayer:
    """An engine to start, with its options and its limits for each move.

    `text` is canonical: equal players have equal texts.
    """

    text: str
    argv: tuple[str, ...]
    limits: Limits
    options: tuple[tuple[str, int], ...]
    own: str | None = None
    """The name of one of the project's own players, None for any other engine."""

    def as_installed_here(self) -> Self:
        """Return the player with the command that starts it on this machine."""
        return self if self.own is None else replace(self, argv=tuple(engine_command(self.own)))

    def new_thinker(self) -> Thinker:
        """Create one of the project's own players in this process, with its options.

        Raises ValueError for any other engine, and PlayerError for an option that it does not have.
        """
        if self.own is None:
            raise ValueError(f"{self.text!r} runs in another process")
        thinker = PLAYERS[self.own]()
        self.set_options(thinker.options, thinker.set_option)
        return thinker

    def set_options(
        self, offered: Iterable[Option], set_option: Callable[[str, int], None]
    ) -> None:
        """Set the options of an engine or a player that offers these, one call each.

        Raises PlayerError, and sets none, for an unknown option or a value out of bounds.
        """
        known = {option.name: option for option in offered}
        for name, value in self.options:
            option = known.get(name)
            if option is None:
                names = ", ".join(known) or "none"
                raise PlayerError(f"{self.text}: it has no option {name!r} (it has {names})")
            if not option.minimum <= value <= option.maximum:
                bounds = f"{option.minimum} to {option.maximum}"
                raise PlayerError(f"{self.text}: {name} is a whole number from {bounds}")
        for name, value in self.options:
            set_option(name, value)


def parse_player(text: str) -> MatchPlayer:
    """Read the text that names a player; raises PlayerError with the fault."""
    if not text.isprintable():
        raise PlayerError(f"{text!r} is not a player: it is not printable text")
    if outside := _OUTSIDE.fullmatch(text):
        settings, command = outside.groups()
        return _player("cmd", settings, text, _split(command, text), command.strip())
    own = _OWN.fullmatch(text)
    if own is None:
        shape = "a player is NAME, NAME:KEY=NUMBER,..., cmd:COMMAND or cmd:KEY=NUMBER,...:COMMAND"
        raise PlayerError(f"{text!r} is not a player: {shape}")
    name, settings = own.groups()
    if level := _LEVEL.fullmatch(name):
        name, settings = ENGINE, ",".join(filter(None, (f"Level={level[1]}", settings)))
    if name not in PLAYERS:
        others = "levelN (short for engine:Level=N) and cmd:COMMAND"
        raise PlayerError(f"there is no player {name!r}: there are {', '.join(PLAYERS)}, {others}")
    return _player(name, settings, text, tuple(engine_command(name)))


def _split(command: str, text: str) -> tuple[str, ...]:
    try:
        argv = tuple(shlex.split(command))
    except ValueError as error:
        raise PlayerError(
            f"{text!r} is not a player: {str(error).lower()} in its command"
        ) from None
    if not argv:
        raise PlayerError(f"{text!r} is not a player: cmd: needs a command line after it")
    return argv


def _player(
    name: str, settings: str | None, text: str, argv: tuple[str, ...], command: str = ""
) -> MatchPlayer:
    values: dict[str, int] = {}
    for setting in settings.split(",") if settings else ():
        key, _, number = setting.partition("=")
        if key in values:
            raise PlayerError(f"{text!r} is not a player: {key} is given twice")
        values[key] = _value(key, number, text)
    limits = {key: values.pop(key) for key in LIMITS if key in values}
    options = tuple(sorted(values.items()))
    words = ",".join(f"{key}={value}" for key, value in (*limits.items(), *options))
    return MatchPlayer(
        text=":".join(filter(None, (name, words, command))),
        argv=argv,
        limits=Limits(limits.get("movetime"), limits.get("nodes"), limits.get("depth")),
        options=options,
        own=name if name in PLAYERS else None,
    )


def _value(key: str, number: str, text: str) -> int:
    if not _NUMBER.fullmatch(number):
        raise PlayerError(f"{text!r} is not a player: {key} needs a whole number, not {number!r}")
    if key in LIMITS and int(number) < 1:
        raise PlayerError(f"{text!r} is not a player: {key} is 1 or more")
    return int(number)
