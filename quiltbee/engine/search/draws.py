"""Draws of weak levels: one of several moves, by a softmax of their values."""

from typing import Final

import numpy as np

from quiltbee.engine.evaluation.exponential import exp
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.puct import edge_value
from quiltbee.engine.search.tree import Search
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.random_games import draw

_FRACTION: Final = 1 << 24
_ZERO: Final = np.float32(0.0)


@compiled
def draw_by_value(
    values: Float32Array, number: int, temperature: np.float32, random_state: Int64Array
) -> int:
    """Draw one of the first `number` values by their softmax, which replaces them."""
    best = values[0]
    for n in range(1, number):
        best = max(best, values[n])
    total = _ZERO
    for n in range(number):
        values[n] = exp((values[n] - best) / temperature)
        total += values[n]
    left = total * np.float32(draw(random_state, _FRACTION)) / np.float32(_FRACTION)
    for n in range(number):
        left -= values[n]
        if left < _ZERO:
            return n
    return number - 1


@compiled
def own_value(search: Search, edge: int) -> float:
    """Return what an edge of the root is worth to the player to move."""
    value = edge_value(search, edge)
    return -value if search.tree.nodes[0, t.DECIDER] == t.SECOND else value


@compiled
def move_up(ranked: Int64Array, place: int) -> None:
    """Move an element to the front."""
    edge = ranked[place]
    for n in range(place, 0, -1):
        ranked[n] = ranked[n - 1]
    ranked[0] = edge
