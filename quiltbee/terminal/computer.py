"""The computer at the terminal: opponents to choose from, and the player that gives hints.

The strong player runs as an engine in a process of its own: a person can decide while it still
compiles, and leaving the game ends it at once.
"""

import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol, Self

from quiltbee.games import Game
from quiltbee.players import (
    LEVEL,
    MULTIPV,
    SIMPLE_PLAYERS,
    Decision,
    Info,
    Limits,
    Thinker,
    player_of_levels,
    set_offered,
)
from quiltbee.players.levels import DEFAULT_IN_TERMINAL, LEVELS, level_keyword, level_title
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.progress import shown_progress
from quiltbee.protocol.transport import engine_command
from quiltbee.review import EngineJudge
from quiltbee.rules import Move
from quiltbee.terminal.words import t

DEFAULT_OPPONENT = level_keyword(DEFAULT_IN_TERMINAL)
"""The opponent if a person names none."""

STARTING_S = 120.0
"""The seconds the strong player may take to get ready, and for its first answer.

What a solo game needs is compiled after the rest, while it is ready for games of two.
"""

_LEVELS: Mapping[str, int] = MappingProxyType(
    {level_keyword(level.number): level.number for level in LEVELS}
)


class ComputerError(Exception):
    """The computer can't decide; `str()` says why, as a sentence without its full stop."""


class Computer(Protocol):
    """A computer player at a seat."""

    @property
    def option(self) -> str:
        """Its name on the command line."""

    @property
    def name(self) -> str:
        """Its name in a record."""

    def decide(self, game: Game[Any]) -> Move:
        """Choose a move; raises ComputerError if it can't."""


class StrongPlayer:
    """The strong player, started when it is first needed; leaving the `with` ends it.

    `command` gives the command line of its engine; it raises ValueError, with a sentence, if the
    environment names a player that does not exist.
    """

    def __init__(
        self, command: Callable[[], list[str]] = lambda: engine_command(player_of_levels())
    ) -> None:
        self._command = command
        self._starting: threading.Thread | None = None
        self._engine: EngineClient | None = None
        self._error: EngineError | None = None
        self._closed = threading.Event()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._closed.set()
        if self._engine is not None:
            self._engine.close()
        if self._starting is not None:
            self._starting.join()

    def begin(self) -> None:
        """Start it in the background if that has not been done; raises ComputerError."""
        if self._starting is None:
            try:
                command = self._command()
            except ValueError as error:
                raise ComputerError(str(error).rstrip(".")) from None
            self._starting = threading.Thread(target=self._start, args=(command,), name="starting")
            self._starting.start()

    def decide(self, game: Game[Any], level: int | None, movetime_ms: int | None) -> Move:
        """Its move for the seat that decides, once it is ready; raises ComputerError if it fails.

        With `level` None it plays at full strength. `movetime_ms` is in milliseconds; None leaves
        the limits of the level.
        """
        return self.weigh(game.position, level, movetime_ms).chosen

    def weigh(
        self, position: Any, level: int | None, movetime_ms: int | None, lines: int = 1
    ) -> Decision:
        """Its decision in a position of any variant, with the best few lines."""
        self.begin()
        try:
            engine = self._ready()
            set_offered(engine, {LEVEL.name: level, MULTIPV.name: lines})
            return engine.decide(position, Limits(movetime_ms))
        except EngineError as error:
            raise ComputerError(t("terminal-computer-failed", reason=str(error))) from None

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info | None:
        """What it says of a position at full strength; None if it has no opinion."""
        self.begin()
        try:
            engine = self._ready()
            set_offered(engine, {LEVEL.name: None})
            return await EngineJudge(engine).ask(position, limits, forecast)
        except EngineError as error:
            raise ComputerError(t("terminal-computer-failed", reason=str(error))) from None

    def _start(self, command: list[str]) -> None:
        try:
            engine = EngineClient(command, Patience(answer=STARTING_S))
            self._engine = engine
            if self._closed.is_set():
                engine.close()
            else:
                engine.wait_until_ready(STARTING_S)
        except EngineError as error:
            self._error = error

    def _ready(self) -> EngineClient:
        """The engine once it can think; a person who has to wait is told why."""
        assert self._starting is not None
        if self._starting.is_alive():
            with shown_progress(sys.stderr, t("terminal-getting-ready")):
                self._starting.join()
        if self._error is not None:
            raise self._error
        assert self._engine is not None
        return self._engine


@dataclass(frozen=True, slots=True)
class AtLevel:
    """The strong player at a level."""

    strong: StrongPlayer
    level: int

    @property
    def option(self) -> str:
        """Its name on the command line."""
        return level_keyword(self.level)

    @property
    def name(self) -> str:
        """Its name in a record."""
        return level_title(self.level)

    def decide(self, game: Game[Any]) -> Move:
        """Choose a move within the level's own limits; raises ComputerError if it can't."""
        return self.strong.decide(game, self.level, None)


@dataclass(frozen=True, slots=True)
class InProcess:
    """A simple player of the registry, which needs no process of its own."""

    option: str
    thinker: Thinker

    @property
    def name(self) -> str:
        """Its name in a record."""
        return self.thinker.name

    def decide(self, game: Game[Any]) -> Move:
        """Choose a move from what is visible on the table."""
        return self.thinker.decide(game.position).chosen


def computer_of(option: str, strong: StrongPlayer) -> Computer:
    """The player an option names: a level, which starts `strong`, or a simple player."""
    if option in _LEVELS:
        strong.begin()
        return AtLevel(strong, _LEVELS[option])
    return InProcess(option, SIMPLE_PLAYERS[option]())


def option_of(name: str) -> str | None:
    """The option for the player with this name in records; None for anybody else."""
    options = {level_title(level): option for option, level in _LEVELS.items()}
    options |= {make().name: option for option, make in SIMPLE_PLAYERS.items()}
    return options.get(name)
