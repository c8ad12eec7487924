"""The ten levels: weaker by seeing less and by choosing less sharply."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """What a level sees, and how it chooses.

    It evaluates at most `evaluated` positions a decision: 0 weighs just what follows at once.
    `drawn` placements of each patch are seen, drawn at random; 0 sees the best ones. With a
    `temperature` a choice that is worse by that much of a win is played 1/e times as often as the
    best; 0 plays the best. Whoever `proves` plays endings as they are proven.
    """

    evaluated: int
    drawn: int = 0
    temperature: float = 0.0
    proves: bool = False


LEVELS: Final = (
    Level(0, drawn=1, temperature=0.27),
    Level(0, drawn=2, temperature=0.14),
    Level(0, drawn=4, temperature=0.055),
    Level(0, drawn=14, temperature=0.0145),
    Level(0),
    Level(100),
    Level(400),
    Level(1_800, proves=True),
    Level(13_000, proves=True),
    Level(100_000, proves=True),
)
"""Level 1 first. The last one's limit is only for a bare `go`: its strength is all there is."""
