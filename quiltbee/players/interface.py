"""The interface of every computer player, `Thinker`, and its answer, a `Decision`.

    decision = PLAYERS["greedy"]().decide(position, Limits(movetime_ms=100))
    print(decision.move, decision.value.chance)

The engine, a UPI engine, the simple players and the opponents of matches, lessons and bots are all
`Thinker`s. It is a protocol: a class implements the methods and need not inherit from anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from quiltbee.players.levels import DEFAULT_OF_PLAYERS, HIGHEST, LOWEST
from quiltbee.players.limits import NEVER, NO_LIMITS, Limits, Stop


class OptionError(ValueError):
    """A player has no such option, or the value is out of range."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option whose value is a whole number from `minimum` to `maximum`, both included."""

    name: str
    default: int
    minimum: int
    maximum: int


THREADS = Option("Threads", default=1, minimum=1, maximum=64)
"""The most threads a player may use; the simple players use one."""

LEVEL = Option("Level", default=DEFAULT_OF_PLAYERS, minimum=LOWEST, maximum=HIGHEST)
"""Playing strength."""

MULTIPV = Option("MultiPV", default=1, minimum=1, maximum=500)
"""The most lines reported; there may be fewer moves."""

SCORE = Option("Score", default=0, minimum=0, maximum=1)
"""1 plays for the final margin alone, win or lose."""

FORECAST = Option("Forecast", default=0, minimum=0, maximum=1000)
"""The number of quick games behind a forecast of scores, empty spaces and special tile; 0: none."""

CANDIDATES = Option("Candidates", default=0, minimum=0, maximum=1)
"""1 reports the candidates of the search, with their visits and priors."""

PASS_LINE = Option("PassLine", default=0, minimum=0, maximum=1)
"""1 adds a last line that begins with a pass, if passing is legal and in no other line."""

SEED = Option("Seed", default=0, minimum=0, maximum=2**31 - 1)
"""The seed of random draws; 0 takes a new one every time."""


if TYPE_CHECKING:  # so that naming the players does not load the rules
    from quiltbee.automa import Solo
    from quiltbee.rules import Move, Position, Seat

Pair = tuple[float, float]
"""A figure of both players."""

Bounds = tuple[float | None, float | None]
"""The lower and upper bound of a figure; None where there is none."""

Method = Literal["search", "proof", "only move", "comparison", "draw"]
"""The method of finding a move: the most visited of a search, a proof by the endgame solver, the
only legal move, the best of the moves compared, or a random draw."""


@dataclass(frozen=True, slots=True)
class Value:
    """The worth of a position to one player: `chance` to win (0 to 1) and `margin` in points.

    A player reports it for the player to move; a review keeps player 1's (`of_first`). Unknown
    figures are None. `proven` is a proven result, and `bounds` are then the proven bounds of the
    margin, equal if it is exact; UPI engines give none. `scores`, `empty_spaces` and `special_tile`
    (the chances of having it) forecast the end of the game, the value's own player first.
    """

    chance: float | None = None
    margin: float | None = None
    proven: Literal["win", "loss"] | None = None
    scores: Pair | None = None
    empty_spaces: Pair | None = None
    special_tile: Pair | None = None
    bounds: Bounds | None = None

    @property
    def is_complete(self) -> bool:
        """Whether both chance and margin are known."""
        return self.chance is not None and self.margin is not None

    def of(self, seat: Seat) -> tuple[float, float]:
        """Return the chance and margin of a seat, if this is player 1's value.

        Raises ValueError unless both are known.
        """
        if self.chance is None or self.margin is None:
            raise ValueError("the player has no opinion")
        if seat.index == 0:
            return self.chance, self.margin
        return 1 - self.chance, -self.margin

    @property
    def flipped(self) -> Value:
        """The same value as the other player sees it."""
        return Value(  # type: ignore[misc]
            None if self.chance is None else 1 - self.chance,
            None if self.margin is None else -self.margin,
            None if self.proven is None else "loss" if self.proven == "win" else "win",
            *(pair and pair[::-1] for pair in (self.scores, self.empty_spaces, self.special_tile)),
            bounds=self.bounds and _negated(self.bounds),
        )

    def of_first(self, seat: Seat) -> Value:
        """Return player 1's value, if this is the value of a seat, or the reverse."""
        return self if seat.index == 0 else self.flipped


def _negated(bounds: Bounds) -> Bounds:
    least, most = bounds
    return None if most is None else -most, None if least is None else -least


@dataclass(frozen=True, slots=True)
class Info:
    """One line of play and its `value` to the player to move.

    `multipv` is the line's rank, 1 for the best. `pv` is empty once the game is over and where
    chance decides.
    """

    depth: int = 0
    nodes: int = 0
    time_ms: int = 0
    multipv: int = 1
    value: Value = Value()
    pv: tuple[Move, ...] = ()

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return 1000 * self.nodes // max(self.time_ms, 1)


class Candidate(NamedTuple):
    """A move that a search considered; `prior` is its probability before the search."""

    move: Move
    visits: int
    prior: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A move with its lines, of which the first is the move's own.

    `move` is None before a card of the Automa is turned over, when nobody decides. `candidates` are
    the moves that a search visited, the most visited first. `method` is None if unknown.
    """

    move: Move | None
    lines: tuple[Info, ...]
    candidates: tuple[Candidate, ...] = ()
    method: Method | None = None

    @property
    def chosen(self) -> Move:
        """The move; raises ValueError if there is none."""
        if self.move is None:
            raise ValueError("nobody decides in this position")
        return self.move

    @property
    def value(self) -> Value:
        """The value of the best line."""
        return self.lines[0].value


Report = Callable[[tuple[Info, ...]], object]
"""Receives the lines as a decision goes on, the best first; the last are those of the decision."""


def no_report(lines: tuple[Info, ...]) -> None:
    """Ignore the lines."""


def numbered(lines: list[Info], time_ms: int) -> tuple[Info, ...]:
    """Number lines in their order, all with the same time."""
    return tuple(replace(line, multipv=rank, time_ms=time_ms) for rank, line in enumerate(lines, 1))


class Thinker(Protocol):
    """A computer player. It makes one decision at a time, in any thread."""

    @property
    def name(self) -> str:
        """The name shown to people, perhaps with a version."""

    @property
    def author(self) -> str:
        """The author, shown to people."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options it has."""

    def set_option(self, name: str, value: int) -> None:
        """Set an option for later decisions; raises OptionError without changing anything."""

    def new_game(self) -> None:
        """Forget what it remembers of the previous game."""

    def decide(
        self,
        position: Position | Solo,
        limits: Limits = NO_LIMITS,
        stop: Stop = NEVER,
        report: Report = no_report,
    ) -> Decision:
        """Choose a legal move, or before a card is turned over, only value the position.

        The position is never over. Once `stop` is set, return the best move so far without delay;
        with `limits.infinite` only that ends the decision. Call `report` in the calling thread. In
        a solo game the decision must not depend on the order of the unseen cards, nor on which
        were put aside.
        """
        ...


def set_offered(thinker: Thinker, values: Mapping[str, int | None]) -> None:
    """Set the options that the player has, clipped to their bounds; None means the default."""
    for option in thinker.options:
        if option.name in values:
            value = values[option.name]
            value = option.default if value is None else value
            thinker.set_option(option.name, min(max(value, option.minimum), option.maximum))
