"""What the computer's levels lose in a decision, and which of them a player resembles."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from quiltbee.review.figures import Figures

ENOUGH: Final = 12
"""Fewer decisions than this say nothing about a player."""

POINTS_LOST: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "duel": (4.35, 3.94, 3.02, 2.48, 1.32, 0.69, 0.52, 0.41, 0.18, 0.04),
        "solo": (3.19, 3.02, 2.63, 1.22, 1.11, 0.49, 0.39, 0.14, 0.02, 0.00),
    }
)
"""By variant, the points that each level loses in a decision, level 1 first.

Measured by `python -m benchmarks.judging`, see docs/review.md.
"""

ACCURACY: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "duel": (61.9, 63.5, 69.7, 74.8, 85.3, 91.7, 93.4, 94.7, 97.5, 99.4),
        "solo": (68.1, 69.1, 71.3, 84.4, 86.2, 93.3, 95.0, 97.9, 99.7, 100.0),
    }
)
"""The accuracy of the levels in the same games."""


def near_level(variant: str, figures: Figures) -> int | None:
    """The level that loses about as many points; None where too few decisions tell."""
    measured = POINTS_LOST.get(variant)
    if measured is None or figures.decisions < ENOUGH:
        return None
    lost = figures.mean_points_lost
    return 1 + min(range(len(measured)), key=lambda index: abs(measured[index] - lost))
