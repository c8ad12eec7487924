"""The computer at the terminal: opponents to choose from, and the player that gives hints.

The strong player runs as an engine in a process of its own, so that leaving the game ends it at
once.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self

from quiltbee.players import (
    LEVEL,
    MULTIPV,
    SIMPLE_PLAYERS,
    Decision,
    Info,
    Limits,
    player_of_levels,
    set_offered,
)
from quiltbee.players.levels import DEFAULT_IN_TERMINAL, LEVELS, level_keyword, level_title
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.transport import ProcessTransport, engine_command
from quiltbee.review import EngineJudge
from quiltbee.rules import Move
from quiltbee.terminal.words import t

DEFAULT_OPPONENT = level_keyword(DEFAULT_IN_TERMINAL)
"""The opponent if a person names none."""

_LEVELS: Mapping[str, int] = MappingProxyType(
    {level_keyword(level.number): level.number for level in LEVELS}
)


class ComputerError(Exception):
    """The computer can't decide; `str()` says why, as a sentence without its full stop."""


class StrongPlayer:
    """The strong player, started when it is first needed; leaving the `with` ends it.

    `command` gives the command line of its engine; it raises ValueError, with a sentence, if the
    environment names a player that does not exist. All methods raise ComputerError if it fails.
    """

    def __init__(
        self, command: Callable[[], list[str]] = lambda: engine_command(player_of_levels())
    ) -> None:
        self._command = command
        self._transport: ProcessTransport | None = None
        self._engine: EngineClient | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._engine is not None:
            self._engine.close()
        elif self._transport is not None:
            self._transport.end(0.0)
            while self._transport.read():
                pass  # what it said before the end, so that its pipe is closed

    def begin(self) -> ProcessTransport:
        """Start its process if that has not been done, without waiting for it."""
        if self._transport is None:
            try:
                with _failing():
                    self._transport = ProcessTransport(self._command())
            except ValueError as error:
                raise ComputerError(str(error).rstrip(".")) from None
        return self._transport

    def decide(
        self,
        position: Any,
        level: int | None = None,
        movetime_ms: int | None = None,
        lines: int = 1,
    ) -> Decision:
        """Its decision in a position of any variant, with the best few lines.

        With `level` None it plays at full strength. Without `movetime_ms` the level has its limits.
        """
        with _failing():
            engine = self._started(level)
            set_offered(engine, {MULTIPV.name: lines})
            return engine.decide(position, Limits(movetime_ms))

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info | None:
        """What it says of a position at full strength; None if it has no opinion."""
        with _failing():
            return await EngineJudge(self._started(None)).ask(position, limits, forecast)

    def _started(self, level: int | None) -> EngineClient:
        if self._engine is None:
            self._engine = EngineClient(self.begin())
        set_offered(self._engine, {LEVEL.name: level})
        return self._engine


@contextmanager
def _failing() -> Iterator[None]:
    """Raise ComputerError for an engine that fails."""
    try:
        yield
    except EngineError as error:
        raise ComputerError(t("terminal-computer-failed", reason=str(error))) from None


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player at a seat: its name on the command line, and its name in a record.

    `decide` chooses a move in a position as its seat sees it, or raises ComputerError.
    """

    option: str
    name: str
    decide: Callable[[Any], Move]


def computer_of(option: str, strong: StrongPlayer) -> Computer:
    """The player an option names: a level, which starts `strong`, or a simple player."""
    level = _LEVELS.get(option)
    if level is None:
        player = SIMPLE_PLAYERS[option]()
        return Computer(option, player.name, lambda position: player.decide(position).chosen)
    strong.begin()
    return Computer(
        option, level_title(level), lambda position: strong.decide(position, level).chosen
    )


def option_of(name: str) -> str | None:
    """The option for the player with this name in records; None for anybody else."""
    options = {level_title(level): option for option, level in _LEVELS.items()}
    options |= {make().name: option for option, make in SIMPLE_PLAYERS.items()}
    return options.get(name)
