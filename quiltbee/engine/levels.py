"""The ten levels: weaker by seeing less and by choosing less sharply."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """What a level sees, and how it chooses.

    It evaluates at most `evaluated` positions a decision: 0 weighs just what follows at once.
    `drawn` placements of each patch are seen, drawn at random; 0 sees the best ones. With a
    `softness` a choice that is worse by that much of a win is played 1/e times as often as the
    best; 0 plays the best.
    """

    evaluated: int
    drawn: int = 0
    softness: float = 0.0


LEVELS: Final = (
    Level(0, drawn=2, softness=0.30),
    Level(0, drawn=4, softness=0.10),
    Level(0, drawn=8, softness=0.05),
    Level(0, softness=0.03),
    Level(100),
    Level(500),
    Level(2_000),
    Level(8_000),
    Level(40_000),
    Level(200_000),
)
"""Level 1 first. The last one's limit is only for a bare `go`: its strength is all there is."""

FULL_STRENGTH: Final = len(LEVELS)
