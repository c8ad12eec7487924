"""Values: final margins as the endgame solver compares them, which also tell who wins a tie.

Equal scores have a winner too: the player who reached the last space first. A *value* therefore
leaves room between margins: it is POINT times player 1's margin, or 1 or -1 if that is 0, by who
wins, and so never 0. Only the solver and what reads its bounds count in values; `points_of` turns
one into points.
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
