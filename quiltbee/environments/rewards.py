"""What a finished game is worth to each seat; steps before the end are worth nothing."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Rewards:
    """A mix of two rewards, both of which sum to zero over the two seats.

    `win` goes to the winner, and is taken from the loser. `point` is paid for each point of the
    margin: own score less the other's.
    """

    win: float = 1.0
    point: float = 0.0

    def of(self, has_won: bool, margin: int) -> float:
        """Return the reward of a player who has won or not, and is `margin` points ahead."""
        return (self.win if has_won else -self.win) + self.point * margin

    @property
    def forfeit(self) -> float:
        """The reward for losing by an illegal action: as if by FORFEIT_MARGIN points."""
        return self.of(False, -FORFEIT_MARGIN)

    @property
    def bound(self) -> float:
        """More than any reward."""
        return abs(self.win) + abs(self.point) * MOST_MARGIN


FORFEIT_MARGIN: Final = 100
MOST_MARGIN: Final = 500
"""More than any margin: nobody scores less than -162, or owns 300 buttons."""

WIN: Final = Rewards()
MARGIN: Final = Rewards(0.0, 1.0)
MIXED: Final = Rewards(1.0, 0.01)

REWARDS: Final = MappingProxyType({"win": WIN, "margin": MARGIN, "mixed": MIXED})
"""The rewards by name."""


def rewards_of(rewards: str | Rewards) -> Rewards:
    """Return the rewards of a name, or those given; raises ValueError for an unknown name."""
    if isinstance(rewards, Rewards):
        return rewards
    if rewards not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)} or Rewards(...), not {rewards!r}")
    return REWARDS[rewards]
