"""Values: final margins as the endgame solver compares them, with the winner of a margin of 0.

A margin of 0 has a winner too, whoever reached the last space first. So a *value* is a whole number
with room between two margins: POINT times player 1's margin, and where that is 0 the sign of who
wins. It is player 1's, and never 0. Only the solver, its table and its tests count in values; all
others ask for `points_of` one.
"""

from typing import Final

from quiltbee.kernel.compiling import compiled

POINT: Final = 2
"""A point of the margin, in values."""


@compiled
def value_of(margin: int, has_won: bool) -> int:
    """Return the value of player 1's final margin; `has_won` says who wins if that is 0."""
    if margin != 0:
        return POINT * margin
    return 1 if has_won else -1


def points_of(value: int) -> int:
    """Return the margin that a value stands for."""
    return int(value / POINT)
