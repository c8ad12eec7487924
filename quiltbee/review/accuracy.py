"""Accuracy: the loss of a decision as a number from 0 to 100.

A decision that lost nothing has an accuracy of 100, and each `HALF_LIFE` points lost halve it. The
accuracy of a game is the arithmetic mean over the decisions with a choice: it adds up over games,
and no decision counts more than another.
"""

from typing import Final

HALF_LIFE: Final = 4.0
"""The points lost that halve the accuracy of a decision."""


def accuracy_of(points_lost: float) -> float:
    """The accuracy of one decision."""
    return float(100 * 2 ** (-points_lost / HALF_LIFE))
