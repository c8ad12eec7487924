"""Rewards for finished games; steps before the end have none."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Rewards:
    """A mix of two zero-sum rewards.

    `win` is the winner's reward, and the loser's with the opposite sign. `point` is the reward for
    each point of the margin: own score less the other's.
    """

    win: float = 1.0
    point: float = 0.0

    def of(self, has_won: bool, margin: int) -> float:
        """Return the reward of a player who is `margin` points ahead."""
        return (self.win if has_won else -self.win) + self.point * margin

    @property
    def forfeit(self) -> float:
        """The reward for an illegal action: that of a loss by FORFEIT_MARGIN points."""
        return self.of(False, -FORFEIT_MARGIN)

    @property
    def bound(self) -> float:
        """An upper bound on rewards."""
        return abs(self.win) + abs(self.point) * MOST_MARGIN


FORFEIT_MARGIN: Final = 100
MOST_MARGIN: Final = 500
"""An upper bound on margins: scores are at least -162, and nobody owns 300 buttons."""

WIN: Final = Rewards()
MARGIN: Final = Rewards(0.0, 1.0)
MIXED: Final = Rewards(1.0, 0.01)

REWARDS: Final = MappingProxyType({"win": WIN, "margin": MARGIN, "mixed": MIXED})
"""The rewards by name."""


def rewards_of(rewards: str | Rewards) -> Rewards:
    """Return the rewards of a name, or the argument; raises ValueError for an unknown name."""
    if isinstance(rewards, Rewards):
        return rewards
    if rewards not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)} or Rewards(...), not {rewards!r}")
    return REWARDS[rewards]
