"""The interface of every computer player, `Thinker`, and its answer, a `Decision`.

    decision = PLAYERS["greedy"]().decide(position, Limits(movetime_ms=100))
    print(decision.move, decision.value.chance)

The engine, an engine that speaks UPI, the simple players and the opponents of matches, lessons and
bots all are a `Thinker`. A class implements it by its methods; it need not inherit from anything.
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
"""How many threads a player may use at most; the simple players use one."""

LEVEL = Option("Level", default=DEFAULT_OF_PLAYERS, minimum=LOWEST, maximum=HIGHEST)
"""How strong it plays."""

MULTIPV = Option("MultiPV", default=1, minimum=1, maximum=500)
"""How many lines it reports at most; there may be fewer moves."""

SCORE = Option("Score", default=0, minimum=0, maximum=1)
"""1 makes it play for the final margin alone, whoever wins."""

FORECAST = Option("Forecast", default=0, minimum=0, maximum=1000)
"""How many quick games it forecasts scores, empty spaces and special tile from; 0 for none."""

CANDIDATES = Option("Candidates", default=0, minimum=0, maximum=1)
"""1 makes an engine tell the candidates of its search, with their visits and priors."""

PASS_LINE = Option("PassLine", default=0, minimum=0, maximum=1)
"""1 adds a last line that begins with a pass, where passing is legal and in no other line."""

SEED = Option("Seed", default=0, minimum=0, maximum=2**31 - 1)
"""Seeds the random draws; 0 takes a new seed every time."""


if TYPE_CHECKING:  # so that naming the players does not load the rules
    from quiltbee.automa import Solo
    from quiltbee.rules import Move, Position, Seat

Pair = tuple[float, float]
"""A figure of both players."""

Bounds = tuple[float | None, float | None]
"""The least and the most that a figure can be; None where there is no bound."""

Method = Literal["search", "proof", "only move", "comparison", "draw"]
"""How a move was found: the most visited of a search, proven by the endgame solver, without
alternative, the best of the moves compared, or drawn at random."""


@dataclass(frozen=True, slots=True)
class Value:
    """The worth of a position to one player: `chance` to win (0 to 1) and `margin` in points.

    A player reports it for the player to move; a review keeps player 1's (`of_first`). What the
    player has no opinion of is None. `proven` says who wins whatever happens, and `bounds` then has
    the proven bounds of the margin, which are equal if it is exact; an engine that speaks UPI gives
    none. `scores`, `empty_spaces` and `special_tile` (the chances of having it) forecast the end of
    the game; in each pair the figure of the value's own player comes first.
    """

    chance: float | None = None
    margin: float | None = None
    proven: Literal["win", "loss"] | None = None
    scores: Pair | None = None
    empty_spaces: Pair | None = None
    special_tile: Pair | None = None
    bounds: Bounds | None = None

    @classmethod
    def rounded(
        cls, chance: float, margin: float, proven: Literal["win", "loss"] | None = None
    ) -> Value:
        """A value as players report it: thousandths of a win and tenths of a point."""
        return cls(round(1000 * chance) / 1000, round(margin, 1), proven)

    @property
    def is_complete(self) -> bool:
        """Whether both chance and margin are known."""
        return self.chance is not None and self.margin is not None

    def of(self, seat: Seat) -> tuple[float, float]:
        """The chance and margin of a seat, if this is player 1's value.

        Raises ValueError if they are not both known.
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
            *(pair and (pair[1], pair[0]) for pair in self._pairs),
            bounds=self.bounds and _negated(self.bounds),
        )

    def of_first(self, seat: Seat) -> Value:
        """Player 1's value, if this is the value of a seat; and the other way round."""
        return self if seat.index == 0 else self.flipped

    @property
    def _pairs(self) -> tuple[Pair | None, Pair | None, Pair | None]:
        return self.scores, self.empty_spaces, self.special_tile


def _negated(bounds: Bounds) -> Bounds:
    """The bounds of a figure with the opposite sign."""
    least, most = bounds
    return None if most is None else -most, None if least is None else -least


@dataclass(frozen=True, slots=True)
class Info:
    """One line of play and its `value` to the player to move.

    `multipv` ranks the line, 1 is the best. `pv` is the line, first move first; it is empty once
    the game is over, and where chance decides.
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
    """A move and what the player knows about it.

    There is no move where nobody decides, before a card of the Automa is turned over. The first of
    the `lines` is that of the move. `candidates` are the moves that a search visited, the most
    visited first; there are none without a search. `method` is None if the player does not say.
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
    """Ignore what a player reports."""


def numbered(lines: list[Info], time_ms: int) -> tuple[Info, ...]:
    """Number lines in their order, all with the same time."""
    return tuple(replace(line, multipv=rank, time_ms=time_ms) for rank, line in enumerate(lines, 1))


class Thinker(Protocol):
    """A computer player. It takes one decision at a time, from any thread."""

    @property
    def name(self) -> str:
        """The name, perhaps with a version, as people see it."""

    @property
    def author(self) -> str:
        """Who made it."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options it has."""

    def set_option(self, name: str, value: int) -> None:
        """Change an option from the next decision on; OptionError means that nothing changed."""

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

        The position is never over. Soon after `stop` is set, return the best move found so far;
        with `limits.infinite` only that ends the decision. `report` is called in the thread of the
        call. In a solo game the decision must not depend on the order of the unseen cards, nor on
        which were put aside.
        """
        ...


def set_offered(thinker: Thinker, values: Mapping[str, int | None]) -> None:
    """Set those of these options that the player has, as far as their bounds allow.

    None means the option's default.
    """
    for option in thinker.options:
        if option.name in values:
            value = values[option.name]
            value = option.default if value is None else value
            thinker.set_option(option.name, min(max(value, option.minimum), option.maximum))
