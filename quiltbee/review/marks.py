"""The mark of a decision by its loss: none, an inaccuracy, a mistake or a blunder."""

from dataclasses import dataclass

from quiltbee.review.document import Mark, MarksState
from quiltbee.review.game_review import Decision

_MARKS: tuple[tuple[int, Mark], ...] = ((4, "blunder"), (2, "mistake"), (1, "inaccuracy"))


@dataclass(frozen=True, slots=True)
class Threshold:
    """The loss of points, or of the chance to win, from which a decision is marked.

    An inaccuracy lost it once, a mistake twice, a blunder four times. Points measure the decision
    itself; chances measure what it may cost the game, and so hardly anything once that is won.
    """

    points: float = 2.0
    chance: float = 0.1

    def times_crossed(self, decision: Decision) -> float:
        """How many times the threshold a decision lost; it is marked from 1 on."""
        return max(decision.points_lost / self.points, decision.chance_lost / self.chance)

    def mark(self, decision: Decision) -> Mark | None:
        """The mark that a decision deserves by the worse of its two losses."""
        return _mark(self.times_crossed(decision))

    def marks(self, decision: Decision) -> MarksState:
        """The marks that it deserves by its points alone, and by its chance alone."""
        return {
            "points": _mark(decision.points_lost / self.points),
            "chance": _mark(decision.chance_lost / self.chance),
        }


def _mark(times: float) -> Mark | None:
    return next((mark for least, mark in _MARKS if times >= least), None)
