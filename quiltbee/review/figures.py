"""What a player's decisions come to, in one game or in many."""

from collections.abc import Iterable
from dataclasses import dataclass

from quiltbee.review.game_review import Decision


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over the decisions in which there was a choice."""

    decisions: int = 0
    best: int = 0
    points_lost: float = 0.0
    chance_lost: float = 0.0

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.decisions + other.decisions,
            self.best + other.best,
            self.points_lost + other.points_lost,
            self.chance_lost + other.chance_lost,
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


def figures_of(decisions: Iterable[Decision]) -> Figures:
    """The sums over some decisions."""
    counted = [decision for decision in decisions if decision.has_choice]
    return Figures(
        len(counted),
        sum(decision.is_best for decision in counted),
        sum(decision.points_lost for decision in counted),
        sum(decision.chance_lost for decision in counted),
    )
