"""Draws of weak levels: one of the root's edges, by a softmax of their values."""

from typing import Final

import numpy as np

from quiltbee.engine.evaluation.exponential import exp
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.puct import edge_value
from quiltbee.engine.search.tree import Search
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.random_games import draw

_FRACTION: Final = 1 << 24
_ZERO: Final = np.float32(0.0)
_ONE: Final = np.float32(1.0)


@compiled
def drawn_rank(
    search: Search, ranked: Int64Array, number: int, temperature: float, random_state: Int64Array
) -> int:
    """Draw one of the ranked edges of the root by a softmax of their values; return its place."""
    sign = -_ONE if search.tree.nodes[0, t.DECIDER] == t.SECOND else _ONE
    best = sign * edge_value(search, ranked[0])
    for n in range(1, number):
        best = max(best, sign * edge_value(search, ranked[n]))
    total = _ZERO
    for n in range(number):
        total += _weight(search, ranked[n], sign, best, temperature)
    left = total * np.float32(draw(random_state, _FRACTION)) / np.float32(_FRACTION)
    for n in range(number):
        left -= _weight(search, ranked[n], sign, best, temperature)
        if left < _ZERO:
            return n
    return number - 1


@compiled
def _weight(search: Search, edge: int, sign: np.float32, best: float, temperature: float) -> float:
    """Return the weight of an edge in the softmax; the best has 1."""
    return exp((sign * edge_value(search, edge) - best) / temperature)


@compiled
def move_up(ranked: Int64Array, place: int) -> None:
    """Move an element to the front."""
    edge = ranked[place]
    for n in range(place, 0, -1):
        ranked[n] = ranked[n - 1]
    ranked[0] = edge
