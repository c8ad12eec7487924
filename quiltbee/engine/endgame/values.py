"""Values: final margins as the endgame solver compares them, which also tell who wins a tie.

Equal scores have a winner too: the player who reached the last space first. A *value* therefore
leaves room between margins: it is POINT times player 1's margin, or 1 or -1 if that is 0, by who
wins, and so never 0. Only the solver and what reads its bounds count in values; `points_of` turns
one into points. The maker of puzzles reads this without Numba, so it imports nothing.
"""

from typing import Final

POINT: Final = 2
"""A point of the margin, in values."""


def points_of(value: int) -> int:
    """Return the margin that a value stands for."""
    return int(value / POINT)
