"""Judges an attempt at a puzzle, and updates the two ratings; times are ms since 1970.

Person and puzzle are opponents: the person wins by solving it. Only a person's first attempt at a
puzzle counts. After a good move that is not the best they may try again; it counts for nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from quiltbee.notation import parse_move
from quiltbee.players.glicko2 import Rating, played, rested
from quiltbee.puzzles import Puzzle
from quiltbee.server.errors import UnfitError
from quiltbee.server.ratings.rules import LOWEST_DEVIATION, PERIOD

RUN_SECONDS: Final = 180
RUN_GRACE: Final = 15
"""How long a run lasts, and how much later its end may arrive."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The strength of a solver or a puzzle at a time, after a number of attempts."""

    rating: Rating
    attempts: int = 0
    solved: int = 0
    at: int = 0

    def rested(self, now: int) -> Rating:
        """Return the rating now, its deviation grown since the last attempt."""
        return rested(self.rating, self._periods(now))

    def after(self, opponent: Rating, *, won: bool, solved: bool, now: int) -> "Standing":
        """Return the standing after an attempt, against an opponent as it was before."""
        after = played(self.rating, [(opponent, float(won))], self._periods(now))
        settled = replace(after, deviation=max(after.deviation, LOWEST_DEVIATION))
        return Standing(settled, self.attempts + 1, self.solved + solved, now)

    def _periods(self, now: int) -> float:
        return max(0, now - self.at) / PERIOD if self.attempts else 0.0


def solves(puzzle: Puzzle, tries: Sequence[str]) -> bool:
    """Whether moves solve a puzzle; UnfitError if they can't be played or don't end with the last.

    They are all moves that were tried, in order. To stop before the end is to give up.
    """
    positions, number = puzzle.positions(), 0
    for place, text in enumerate(tries, 1):
        move = parse_move(text)
        why = positions[number].why_illegal(move)
        if why is not None:
            raise UnfitError(f"Move {place} of the attempt, {text}, is not legal: {why}.")
        verdict = puzzle.verdict(number, move)
        if verdict in ("solved", "wrong"):
            if place < len(tries):
                raise UnfitError(f"The attempt was over after move {place}, {text}.")
            return verdict == "solved"
        number += verdict == "next"
    return False
