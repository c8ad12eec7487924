"""The engine's strength at each of the ten levels: weaker ones see less, and don't blunder."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from quiltbee.kernel.arrays import Float32Array, constant


@dataclass(frozen=True, slots=True)
class Strength:
    """The engine's view and choice of moves at a level.

    It evaluates at most `evaluated` positions for a decision; 0 means only the candidates. `drawn`
    placements of each patch are candidates, drawn at random; 0 takes the best ones. A move whose
    chance to win is lower by `temperature` is played 1/e times as often as the best; 0 always plays
    the best. `proves` turns the endgame solver on.

    Without a temperature, a won game is played for points, see `search.passive`, by a beam whose
    width grows with `evaluated`; the beam's own positions are not counted.
    """

    evaluated: int
    drawn: int = 0
    temperature: float = 0.0
    proves: bool = False


STRENGTHS: Final = (
    Strength(0, drawn=1, temperature=0.27),
    Strength(0, drawn=2, temperature=0.14),
    Strength(0, drawn=4, temperature=0.055),
    Strength(0, drawn=14, temperature=0.0145),
    Strength(0),
    Strength(100),
    Strength(400),
    Strength(1_800, proves=True),
    Strength(13_000, proves=True),
    Strength(100_000, proves=True),
)
"""The levels, level 1 first; each wins 66 to 82 % against the one below, see docs/strength.md.

The limit of level 10 counts only if no other limit is set.
"""

EVALUATES: Final = constant([strength.evaluated for strength in STRENGTHS])
DRAWN: Final = constant([strength.drawn for strength in STRENGTHS])
PROVES: Final = constant([strength.proves for strength in STRENGTHS])
TEMPERATURE: Final[Float32Array] = np.array([s.temperature for s in STRENGTHS], np.float32)
TEMPERATURE.flags.writeable = False
"""The fields of the levels as arrays, for compiled code."""
