"""A reviewed game, decision by decision: values, losses, marks, and figures over many decisions.

Accuracy is the loss of a decision as a number from 0 to 100: a decision that lost nothing has 100,
and each `HALF_LIFE` points lost halve it. The accuracy of a game is the arithmetic mean over the
decisions with a choice: it adds up over games, and no decision counts more than another.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, cast

from quiltbee.notation import Record
from quiltbee.review.document import CAUSES, Cause, Mark, Marks
from quiltbee.review.evaluation import Evaluation
from quiltbee.review.reasons import Reason
from quiltbee.rules import AnyMove, AutomaMove, Move, Seat

Account = MappingProxyType[Cause, float]
"""The points of a loss by cause; they add up to the loss."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move of the game; `before` is the value of the best line, `after` that of the move.

    A turn of the Automa is not a decision but has its place here: it loses nothing, and is `luck`.
    """

    number: int
    seat: Seat
    move: AnyMove
    has_choice: bool
    before: Evaluation
    after: Evaluation
    reasons: tuple[Reason, ...] = ()
    account: Account | None = field(default=None, hash=False)

    @property
    def is_card(self) -> bool:
        """True if chance decided: a card of the Automa was turned over."""
        return isinstance(self.move, AutomaMove)

    @property
    def is_best(self) -> bool:
        """True if the engine would have played it."""
        return self.before.line[:1] == (self.move,)

    @property
    def points_lost(self) -> float:
        """The points it was worse than the best, never less than 0."""
        return self._lost[0]

    @property
    def chance_lost(self) -> float:
        """The loss of the chance to win, never less than 0."""
        return self._lost[1]

    @property
    def _lost(self) -> tuple[float, float]:
        if self.is_card or self.is_best:
            return 0.0, 0.0
        return self.after.lost_against(self.before, self.seat)

    @property
    def luck(self) -> tuple[float, float] | None:
        """The points and the chance to win that a card brought player 1; None for a move."""
        if not self.is_card:
            return None
        return self.after.margin - self.before.margin, self.after.chance - self.before.chance


@dataclass(frozen=True, slots=True)
class GameReview:
    """An analyzed game: its record, the value of its start, and all its decisions."""

    record: Record[Any]
    start: Evaluation
    decisions: tuple[Decision, ...]


def has_choice(position: Any) -> bool:
    """Return whether a player decides here, between at least two moves."""
    return len(position.legal_moves()) > 1


def settle(
    seats: Sequence[Seat | None],
    moves: Sequence[AnyMove],
    found: Sequence[Evaluation | None],
    end: Evaluation,
) -> list[Evaluation]:
    """Return the value of each position, given the engine's values and the end.

    `seats` are the deciders, None for a card. A position without a choice has the value of the next
    one. So has one whose move led to a proven value that is better for the mover than the engine
    had seen.
    """
    values = [end]
    for seat, move, own in reversed(list(zip(seats, moves, found, strict=True))):
        after = values[-1]
        if seat is None:
            own = own or Evaluation(after.chance, after.margin)
        elif own is None or (after.is_proven and _worth(after, seat) > _worth(own, seat)):
            own = after.reached_by(cast(Move, move))
        values.append(own)
    return values[::-1]


def _worth(evaluation: Evaluation, seat: Seat) -> tuple[float, float]:
    return evaluation.chance_of(seat), evaluation.margin_of(seat)


# Marks


MARKS: tuple[tuple[int, Mark], ...] = ((4, "blunder"), (2, "mistake"), (1, "inaccuracy"))
"""The marks, each with its least loss in thresholds."""


@dataclass(frozen=True, slots=True)
class Threshold:
    """The loss of points, or of the chance to win, from which a decision is marked.

    An inaccuracy lost it once, a mistake twice, a blunder four times. Points measure the decision
    itself; chances measure what it may cost the game, and so hardly anything once that is won.
    """

    points: float = 2.0
    chance: float = 0.1

    def times_crossed(self, decision: Decision) -> float:
        """Return a decision's loss in thresholds; it is marked from 1 on."""
        return max(decision.points_lost / self.points, decision.chance_lost / self.chance)

    def mark(self, decision: Decision) -> Mark | None:
        """Return the mark by the worse of the two losses."""
        return _mark(self.times_crossed(decision))

    def marks(self, decision: Decision) -> Marks:
        """Return the mark by points alone, and the mark by chance alone."""
        return Marks(
            _mark(decision.points_lost / self.points), _mark(decision.chance_lost / self.chance)
        )


def _mark(times: float) -> Mark | None:
    return next((mark for least, mark in MARKS if times >= least), None)


# Figures


HALF_LIFE: Final = 4.0
"""The points lost that halve the accuracy of a decision."""


def accuracy_of(points_lost: float) -> float:
    """Return the accuracy of one decision."""
    return float(100 * 2 ** (-points_lost / HALF_LIFE))


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over the decisions with a choice.

    `account` has the causes of the points lost, as far as they were analyzed.
    """

    decisions: int = 0
    best: int = 0
    points_lost: float = 0.0
    chance_lost: float = 0.0
    accuracies: float = 0.0
    account: Mapping[Cause, float] = field(default_factory=dict)

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.decisions + other.decisions,
            self.best + other.best,
            self.points_lost + other.points_lost,
            self.chance_lost + other.chance_lost,
            self.accuracies + other.accuracies,
            _sum(self.account, other.account),
        )

    @property
    def share_best(self) -> float:
        """The share of decisions that the engine would have made; 0 if there are none."""
        return self.best / max(self.decisions, 1)

    @property
    def mean_points_lost(self) -> float:
        """The mean of points lost; 0 without decisions."""
        return self.points_lost / max(self.decisions, 1)

    @property
    def mean_chance_lost(self) -> float:
        """The mean loss of the chance to win; 0 without decisions."""
        return self.chance_lost / max(self.decisions, 1)

    @property
    def accuracy(self) -> float | None:
        """The mean accuracy of a decision, 0 to 100; None if there are none."""
        return self.accuracies / self.decisions if self.decisions else None


def figures_of(decisions: Iterable[Decision]) -> Figures:
    """Sum over some decisions."""
    counted = [decision for decision in decisions if decision.has_choice]
    account: Mapping[Cause, float] = {}
    for decision in counted:
        account = _sum(account, decision.account or {})
    return Figures(
        len(counted),
        sum(decision.is_best for decision in counted),
        sum(decision.points_lost for decision in counted),
        sum(decision.chance_lost for decision in counted),
        sum(accuracy_of(decision.points_lost) for decision in counted),
        account,
    )


def _sum(one: Mapping[Cause, float], other: Mapping[Cause, float]) -> Mapping[Cause, float]:
    return {each: one.get(each, 0.0) + other.get(each, 0.0) for each in CAUSES}


COSTLIEST = 3
"""The number of a side's costliest decisions that are listed."""

WORTH_NAMING = 0.5
"""The least points lost (or gained) by the costliest (or finest) decisions."""


def costliest(decisions: Iterable[Decision], seat: Seat) -> list[Decision]:
    """Return the decisions that cost a side most, the worst first."""
    lost = [each for each in decisions if each.seat is seat and each.points_lost >= WORTH_NAMING]
    return sorted(lost, key=lambda each: -each.points_lost)[:COSTLIEST]


# Levels


ENOUGH: Final = 12
"""The fewest decisions by which to estimate a player's level."""

POINTS_LOST: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "duel": (4.35, 3.94, 3.02, 2.48, 1.32, 0.69, 0.52, 0.41, 0.18, 0.04),
        "solo": (3.19, 3.02, 2.63, 1.22, 1.11, 0.49, 0.39, 0.14, 0.02, 0.00),
    }
)
"""The mean points lost by each level in a decision, by variant, level 1 first.

Measured by `python -m benchmarks.judging`, see docs/how-it-works/review.md.
"""

ACCURACY: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "duel": (61.9, 63.5, 69.7, 74.8, 85.3, 91.7, 93.4, 94.7, 97.5, 99.4),
        "solo": (68.1, 69.1, 71.3, 84.4, 86.2, 93.3, 95.0, 97.9, 99.7, 100.0),
    }
)
"""The accuracy of the levels in the same games."""


def near_level(variant: str, figures: Figures) -> int | None:
    """Return the level that loses about as many points; None for too few decisions."""
    measured = POINTS_LOST.get(variant)
    if measured is None or figures.decisions < ENOUGH:
        return None
    lost = figures.mean_points_lost
    return 1 + min(range(len(measured)), key=lambda index: abs(measured[index] - lost))
