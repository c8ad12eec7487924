"""Who plays for the computer at the terminal's table, and who gives the hints there.

The strong player runs as an engine beside the program: it may have to compile for a while, in which
the person can decide already, and whenever the person leaves it can be ended.
"""

import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType, TracebackType
from typing import Protocol, Self

from quiltbee.automa import Solo
from quiltbee.commands.errors import CommandError
from quiltbee.players import SIMPLE_PLAYERS, Limits, Thinker, player_of_levels
from quiltbee.players import levels as ten_levels
from quiltbee.players.levels import DEFAULT_IN_TERMINAL, level_keyword, level_title
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.progress import shown_progress
from quiltbee.protocol.transport import engine_command
from quiltbee.rules import Move, Position

LEVELS: Mapping[str, int] = MappingProxyType(
    {level_keyword(level.number): level.number for level in ten_levels.LEVELS}
)
MIDDLE = level_keyword(DEFAULT_IN_TERMINAL)
"""The opponent where none is named."""

HINT_MS = 300

STARTING_S = 120.0
"""How long the strong player may take until it is ready."""


class Computer(Protocol):
    """A player of the computer's."""

    @property
    def name(self) -> str:
        """Its name in a record."""

    def decide(self, position: Position) -> Move:
        """Choose a move; raises CommandError if it can't."""


class StrongPlayer:
    """The strong player, started when it is first needed; ended by leaving the `with`."""

    def __init__(self) -> None:
        self._starting: threading.Thread | None = None
        self._engine: EngineClient | None = None
        self._error: EngineError | None = None
        self._closed = threading.Event()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._closed.set()
        if self._engine is not None:
            self._engine.close()
        if self._starting is not None:
            self._starting.join()

    def begin(self) -> None:
        """Let it get ready in the background, if it does not already; raises CommandError."""
        if self._starting is None:
            try:
                command = engine_command(player_of_levels())
            except ValueError as error:
                raise CommandError(str(error).rstrip(".")) from None
            self._starting = threading.Thread(target=self._start, args=(command,), name="starting")
            self._starting.start()

    def decide(self, position: Position | Solo, level: int | None, movetime_ms: int | None) -> Move:
        """Its move, once it is ready; raises CommandError if it fails.

        Without a level it is full strength, without a time the level's own limits count.
        """
        self.begin()
        try:
            engine = self._ready()
            if (levels := engine.options.get("Level")) is not None:
                engine.set_option("Level", level or levels.default)
            engine.position(position)
            move = engine.go(Limits(movetime_ms)).move
        except EngineError as error:
            raise CommandError(f"the computer player failed: {error}") from None
        assert move is not None  # there is something to decide
        return move

    def _start(self, command: list[str]) -> None:
        try:
            engine = EngineClient(command)
            self._engine = engine
            if self._closed.is_set():
                engine.close()
            else:
                engine.wait_until_ready(STARTING_S)
        except EngineError as error:
            self._error = error

    def _ready(self) -> EngineClient:
        """The engine, as soon as it can think; whoever has to wait is told why."""
        assert self._starting is not None
        if self._starting.is_alive():
            with shown_progress(sys.stderr, "The computer is getting ready"):
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
    def name(self) -> str:
        """Its name in a record."""
        return level_title(self.level)

    def decide(self, position: Position) -> Move:
        """Choose a move within the level's own limits; raises CommandError if it can't."""
        return self.strong.decide(position, self.level, None)


@dataclass(frozen=True, slots=True)
class Plain:
    """A simple player, in this process."""

    thinker: Thinker

    @property
    def name(self) -> str:
        """Its name in a record."""
        return self.thinker.name

    def decide(self, position: Position) -> Move:
        """Choose a move."""
        return self.thinker.think(position, Limits(), threading.Event(), lambda info: None)


def computer_named(opponent: str, strong: StrongPlayer) -> Computer:
    """The player of the computer's that an option names; the strong one begins to get ready."""
    if opponent in LEVELS:
        strong.begin()
        return AtLevel(strong, LEVELS[opponent])
    return Plain(SIMPLE_PLAYERS[opponent]())


def opponent_of(name: str) -> str | None:
    """The option that stands for the player of this name in a record; None for anybody else."""
    names = {level_title(level): opponent for opponent, level in LEVELS.items()}
    names |= {make().name: opponent for opponent, make in SIMPLE_PLAYERS.items()}
    return names.get(name)
