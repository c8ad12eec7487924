"""The initial rating of a puzzle, from which levels of the computer find it.

Each level counts as an opponent with its rating from games, and the share of its tries that solve
the puzzle as its score. The rating is the likeliest one by Glicko-2's own formula, with a new
player's as the prior.
"""

from collections.abc import Sequence
from typing import Final

from quiltbee.players.glicko2 import CENTRE, HIGHEST_DEVIATION, SCALE, Rating, expected
from quiltbee.players.levels import RATINGS

_LOWEST: Final = 0.0
_HIGHEST: Final = 3_500.0


def seeded(finds: Sequence[float]) -> Rating:
    """The rating of a puzzle that levels 1, 2, ... found in these shares of their tries."""
    low, high = _LOWEST, _HIGHEST
    while high - low > 0.5:
        middle = (low + high) / 2
        if _pull(middle, finds) > 0:
            low = middle
        else:
            high = middle
    rating = (low + high) / 2
    shares = [expected(Rating(rating, 0), Rating(level, 0)) for level in RATINGS[: len(finds)]]
    known = sum(share * (1 - share) for share in shares) + (SCALE / HIGHEST_DEVIATION) ** 2
    return Rating(rating, SCALE / known**0.5)


def _pull(rating: float, finds: Sequence[float]) -> float:
    """Above 0 if the puzzle is harder than this rating says."""
    pull = (CENTRE - rating) / SCALE * (SCALE / HIGHEST_DEVIATION) ** 2
    for level, find in zip(RATINGS, finds, strict=False):
        pull += (1 - find) - expected(Rating(rating, 0), Rating(level, 0))
    return pull
