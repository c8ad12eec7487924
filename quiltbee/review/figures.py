"""Totals of a player's decisions, in one game or in many."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from quiltbee.review.accuracy import accuracy_of
from quiltbee.review.document import CAUSES, Cause
from quiltbee.review.game_review import Decision


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over the decisions in which there was a choice.

    `account` says where points went, as far as that was analysed.
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
        """The share of decisions that the engine would have made; 0 without any."""
        return self.best / max(self.decisions, 1)

    @property
    def mean_points_lost(self) -> float:
        """Points lost in a decision; 0 without any."""
        return self.points_lost / max(self.decisions, 1)

    @property
    def mean_chance_lost(self) -> float:
        """Share of the chance to win lost in a decision; 0 without any."""
        return self.chance_lost / max(self.decisions, 1)

    @property
    def accuracy(self) -> float | None:
        """The mean accuracy of a decision, 0 to 100; None without any."""
        return self.accuracies / self.decisions if self.decisions else None


def figures_of(decisions: Iterable[Decision]) -> Figures:
    """The sums over some decisions."""
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
