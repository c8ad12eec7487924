"""The endgame solver's values: final margins that include the winner of a tie.

Equal scores have a winner too: the player who reached the last space first. A *value* is therefore
POINT times player 1's margin, or if that is 0, 1 or -1 by the winner; it is never 0. Only the
solver and the readers of its bounds use values. The maker of puzzles imports this without Numba.
"""

from typing import Final

POINT: Final = 2
"""A point of the margin, in values."""


def points_of(value: int) -> int:
    """Return the margin of a value in points."""
    return int(value / POINT)
