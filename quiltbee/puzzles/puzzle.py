"""A puzzle: a position, the moves that solve it, and the analysis behind it.

A puzzle has one step or a few, in which the same player decides. A move of `accepted` solves the
step. The line goes on with the first of them, so any other one ends the puzzle, solved. Between two
steps `replies` are played: the opponent's moves, none if the player moves again. All figures are
the solver's final lead in points when both sides play on well.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal

from quiltbee.automa import Solo
from quiltbee.players.glicko2 import CENTRE, HIGHEST_DEVIATION, SCALE, Rating, expected
from quiltbee.players.levels import RATINGS
from quiltbee.rules import Move, Position

ACCEPTED_WITHIN: Final = 0.7
"""The most points that an accepted move loses against the best one."""

GAP: Final = 3.0
"""The least points that any other move loses, unless it loses the game."""

GOOD_WITHIN: Final = 4.5
"""The most points that a good move loses, after which the solver may try again.

Where the stake is the win, a move that does not win is wrong, however little it loses.
"""

Verdict = Literal["solved", "next", "good", "wrong"]


class Theme(Enum):
    """The subject of a puzzle, computed by `making.assembling.themes_of`."""

    PACKING = "packing"
    TIMING = "timing"
    ECONOMY = "economy"
    SPECIAL = "special"
    TILE = "tile"
    DENIAL = "denial"
    CHOICE = "choice"
    ENDING = "ending"
    AUTOMA = "automa"


class Stake(Enum):
    """The result that hangs on the best move of a puzzle; see `making.stakes`."""

    WIN = "win"
    LEAD = "lead"
    TILE = "tile"
    TILE_KEPT = "tile-kept"
    SPECIAL = "special"
    SWING = "swing"


@dataclass(frozen=True, slots=True)
class Choice:
    """A judged move: the margin in points to which it leads, and the best line from it."""

    move: Move
    margin: float
    line: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A decision: the moves accepted, the best one judged, and the best of those rejected.

    `rejected` are ordered, the best first; a move that is in neither list loses at least as much as
    the last of them. `replies` are the opponent's moves after `best`, before the next step.
    """

    accepted: tuple[Move, ...]
    best: Choice
    rejected: tuple[Choice, ...]
    replies: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle; `position` hides what its solver may not know.

    If `is_proven`, its figures are exact, by the endgame solver. `rating` and `deviation` are
    Glicko-2's, by the results of the levels: `finds` are the shares of levels 1 to 10, 0 to 1.
    `source` is `levels 3 7` or `people`. `stake` is what the first step decides, None for a puzzle
    of an earlier book that is only opened by its link; `edition` is the first book that has the
    puzzle.
    """

    name: str
    position: Position | Solo
    steps: tuple[Step, ...]
    themes: tuple[Theme, ...]
    is_proven: bool
    rating: float
    deviation: float
    finds: tuple[float, ...]
    source: str
    stake: Stake | None = None
    edition: int = 2

    @property
    def table(self) -> Position:
        """The open part of the position."""
        return self.position.table

    @property
    def lead(self) -> int:
        """The solver's lead in points now, in a duel."""
        table = self.table
        scores, seat = table.scores, table.turn
        return scores[seat.index] - scores[seat.other.index]

    def positions(self) -> tuple[Position | Solo, ...]:
        """Return the position of each step."""
        at = self.position
        found = [at]
        for step in self.steps[:-1]:
            for move in (step.accepted[0], *step.replies):
                at = at.play(move)
            found.append(at)
        return tuple(found)

    def verdict(self, number: int, move: Move) -> Verdict:
        """Return the result of a legal move at step `number`, counted from 0."""
        step = self.steps[number]
        if move in step.accepted:
            goes_on = move == step.accepted[0] and number + 1 < len(self.steps)
            return "next" if goes_on else "solved"
        loss = self.loss(number, move)
        is_good = self.stake is not Stake.WIN and loss is not None and loss <= GOOD_WITHIN
        return "good" if is_good else "wrong"

    def loss(self, number: int, move: Move) -> float | None:
        """Return the points that a move loses against the best; None if it was not judged."""
        step = self.steps[number]
        if move in step.accepted:
            return 0.0
        for choice in step.rejected:
            if choice.move == move:
                return step.best.margin - choice.margin
        return None


_LOWEST: Final = 0.0
_HIGHEST: Final = 3_500.0


def rate(finds: Sequence[float]) -> Rating:
    """Rate a puzzle that levels 1, 2, ... found in these shares of their tries.

    Each level counts as an opponent with its rating from games, and the share of its tries that
    solve the puzzle as its score. The rating is the likeliest one by Glicko-2's own formula, with a
    new player's as the prior.
    """
    low, high = _LOWEST, _HIGHEST
    while high - low > 0.5:
        middle = (low + high) / 2
        if _pull(middle, finds) > 0:
            low = middle
        else:
            high = middle
    rating = (low + high) / 2
    shares = [expected(Rating(rating, 0), Rating(level, 0)) for level in RATINGS[: len(finds)]]
    known = sum(share * (1 - share) for share in shares) + (SCALE / HIGHEST_DEVIATION) ** 2
    return Rating(rating, SCALE / known**0.5)


def _pull(rating: float, finds: Sequence[float]) -> float:
    """Return a number above 0 if the puzzle is harder than this rating."""
    pull = (CENTRE - rating) / SCALE * (SCALE / HIGHEST_DEVIATION) ** 2
    for level, find in zip(RATINGS, finds, strict=False):
        pull += (1 - find) - expected(Rating(rating, 0), Rating(level, 0))
    return pull
