"""The computer at the terminal: opponents to choose from, and hints.

The strong player runs as an engine in a process of its own, so that leaving the game ends it at
once.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self

from quiltbee.games import Game
from quiltbee.notation import format_move
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
from quiltbee.players.levels import DEFAULT_LEVEL, LEVELS, level_keyword, level_title
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.transport import ProcessTransport, engine_command
from quiltbee.review import LINES, EngineJudge, Fact, Loss, Reason, advice_on, comparison_of
from quiltbee.rules import AutomaMove, Move, PlacePatch, PlaceSpecialPatch, Seat
from quiltbee.terminal.canvas import t
from quiltbee.terminal.sentences import Names, consequence_sentence

DEFAULT_OPPONENT = level_keyword(DEFAULT_LEVEL)

_LEVELS: Mapping[str, int] = MappingProxyType(
    {level_keyword(level.number): level.number for level in LEVELS}
)


class ComputerError(Exception):
    """A failure of the computer; `str()` is a sentence without its full stop."""


class StrongPlayer:
    """The strong player, started on first use; leaving the `with` ends it.

    `command` gives the command line of its engine; it raises ValueError, with a sentence, if the
    environment names an unknown player. All methods raise ComputerError if the engine fails.
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
                pass  # drain its output, so that the pipe is closed

    def begin(self) -> ProcessTransport:
        """Start its process once, without waiting for it."""
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
        """Decide in a position of any variant, with the best few lines.

        With `level` None it plays at full strength. Without `movetime_ms` the level has its limits.
        """
        with _failing():
            engine = self._started(level)
            set_offered(engine, {MULTIPV.name: lines})
            return engine.decide(position, Limits(movetime_ms))

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info | None:
        """Evaluate a position at full strength; None if it has no value."""
        with _failing():
            return await EngineJudge(self._started(None)).ask(position, limits, forecast)

    def _started(self, level: int | None) -> EngineClient:
        if self._engine is None:
            self._engine = EngineClient(self.begin())
        set_offered(self._engine, {LEVEL.name: level})
        return self._engine


@contextmanager
def _failing() -> Iterator[None]:
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
    """Return the player for an option: a level, which starts `strong`, or a simple player."""
    level = _LEVELS.get(option)
    if level is None:
        player = SIMPLE_PLAYERS[option]()
        return Computer(option, player.name, lambda position: player.decide(position).chosen)
    strong.begin()
    return Computer(
        option, level_title(level), lambda position: strong.decide(position, level).chosen
    )


def option_of(name: str) -> str | None:
    """Return the option for the player with this name in records; None for any other name."""
    options = {level_title(level): option for option, level in _LEVELS.items()}
    options |= {make().name: option for option, make in SIMPLE_PLAYERS.items()}
    return options.get(name)


# Advice

THINKING_MS = 300

NOTABLE = 50
"""The least difference in chance that is mentioned, per mille."""


def hint(game: Game[Any], strong: StrongPlayer, names: Names) -> Iterator[str]:
    """Yield the computer's move for the side to move, with reasons."""
    table = game.table
    position = game.seen_by(table.turn)
    decision = strong.decide(position, None, THINKING_MS, LINES)
    move = decision.chosen
    sentence = t("terminal-would-play", move=format_move(move))
    if not isinstance(move, PlaceSpecialPatch):
        letter = move.letter if isinstance(move, PlacePatch) else None
        sentence += f" {consequence_sentence(table, letter, names)}"
    yield sentence
    advice = asyncio.run(advice_on(strong, position, move, decision.lines, game.compensation))
    if advice.rival is not None and advice.lead is not None:
        yield t("hint-lead", count=round(advice.lead.points), rival=format_move(advice.rival))
    for reason in advice.reasons:
        yield f"- {reason_sentence(reason, 'otherwise')}"


def why_not_mine(game: Game[Any], seats: Collection[Seat], strong: StrongPlayer) -> Iterator[str]:
    """Yield the computer's alternative to these seats' last move, with reasons."""
    index = game.last_decision_of(seats)
    if index is None:
        yield t("no-move-to-compare")
        return
    before, mine = game.positions[index], game.moves[index]
    assert not isinstance(mine, AutomaMove)  # a person decided
    table = before.table
    decision = strong.decide(before.seen_by(table.turn), None, THINKING_MS)
    better = decision.chosen
    if better == mine:
        yield t("why-same")
        return
    line = decision.lines[0]
    found = asyncio.run(comparison_of(strong, before, mine, better, line, game.compensation))
    yield _verdict(better, found.loss)
    for reason in found.reasons:
        yield f"- {reason_sentence(reason)}"


def _verdict(better: Move, loss: Loss | None) -> str:
    move = format_move(better)
    what = t("terminal-would-have-played", move=move)
    if loss is None:
        return t("why-unknown", what=what)
    count = round(loss.points)
    if count > 0:
        return t("why-loss", what=what, count=count)
    if loss.chance < NOTABLE:
        return t("why-good", what=move)
    return t("why-loss-chance", what=what, percent=round(loss.chance / 10))


def reason_sentence(reason: Reason, against: str = "mine") -> str:
    """Put a reason for the better of two moves into words; patches with their letters.

    The messages `against-CODE` speak against the other move.
    """
    fact = reason.fact
    kind = against if reason.of == "mine" else "reason"
    return t(f"{kind}-{fact.code}", **_values(fact))


def _values(fact: Fact) -> dict[str, int | str]:
    values = fact.values
    if "patch" in values:
        letter = str(values["patch"])
        values["patch"] = f"{t(f'patch-{letter}')} ({letter})"
    return values
