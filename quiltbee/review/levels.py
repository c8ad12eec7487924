"""Which level of the computer loses about as many points in a decision: what the levels lose."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from quiltbee.review.figures import Figures

ENOUGH: Final = 12
"""Fewer decisions than this tell nothing of a player."""

POINTS_LOST: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType({})
"""By variant, the points that each level loses in a decision, level 1 first; see docs/review.md."""


def near_level(variant: str, figures: Figures) -> int | None:
    """The level that loses about as many points; None where too few decisions tell."""
    measured = POINTS_LOST.get(variant)
    if measured is None or figures.decisions < ENOUGH:
        return None
    lost = figures.mean_points_lost
    return 1 + min(range(len(measured)), key=lambda index: abs(measured[index] - lost))
