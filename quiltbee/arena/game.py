"""A game of a match: which one it is, what was decided, and what came of it.

A match has two sides, A and B. Against the Automa A is the player and B the Automa.
"""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from quiltbee.rules import AnyMove, Position, Seat

ForfeitKind = Literal["time forfeit", "abandoned"]

A, B = 0, 1
"""The two sides of a match, as indices of everything that comes in twos."""


class Row(NamedTuple):
    """What one row of a match against the Automa is about: the deck's name and the level."""

    deck: str
    level: int


@dataclass(frozen=True, slots=True, order=True)
class Round:
    """Which game of a match.

    `ring` counts the rings from 1. Each is played on twice in a match of two players, so that
    `half` is 1 or 2, and once for each `row` in a match against the Automa.
    """

    ring: int
    half: int = 1
    row: Row | None = None

    def __str__(self) -> str:
        return f"{self.ring}.{self.half}" if self.row is None else str(self.ring)

    @property
    def sides(self) -> tuple[int, int]:
        """Who sits on the first seat and who on the second, A or B."""
        return (A, B) if self.half == 1 else (B, A)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Why a game was lost before its end: whether A or B lost it, and what went wrong."""

    by: int
    kind: ForfeitKind
    reason: str


@dataclass(frozen=True, slots=True)
class MatchMove:
    """A move, whether A or B chose it, and in how many seconds, to the millisecond.

    `seconds` is None for the Automa, whose cards decide.
    """

    by: int
    move: AnyMove
    seconds: float | None


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game that counts: one that was played to its end or forfeited.

    `start` and `end` are positions; the start of a solo game has all shuffles.
    """

    round: Round
    start: Any
    decisions: tuple[MatchMove, ...]
    end: Any
    forfeit: Forfeit | None = None

    @property
    def moves(self) -> list[AnyMove]:
        """The moves played."""
        return [decision.move for decision in self.decisions]

    @property
    def winner(self) -> int:
        """Who won, A or B."""
        if self.forfeit is not None:
            return 1 - self.forfeit.by
        ended = self.end.outcome
        assert ended is not None
        return self.round.sides[ended.winner.index]

    def seat(self, side: int) -> Seat:
        """The seat on which A, or B, sat."""
        return tuple(Seat)[self.round.sides.index(side)]

    def is_forfeited_by(self, side: int) -> bool:
        """Whether A, or B, forfeited it."""
        return self.forfeit is not None and self.forfeit.by == side

    def score(self, side: int) -> int:
        """The score of A, or of B, in the last position."""
        scores: tuple[int, int] = self.end.scores
        return scores[self.seat(side).index]

    def empty_spaces(self, side: int) -> int:
        """How many spaces of the quilt of A, or of B, are empty."""
        table: Position = self.end.table
        return table.players[self.seat(side).index].quilt.empty_spaces

    def has_tile(self, side: int) -> bool:
        """Whether A, or B, has the special tile."""
        table: Position = self.end.table
        return table.special_tile == self.seat(side)
