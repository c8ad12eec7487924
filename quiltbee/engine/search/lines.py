"""What a search reports: the root's moves in order, each with its line, chance and margin."""

import numpy as np

from quiltbee.engine.evaluation.network import MARGIN_UNIT
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import ONE, margin_utility
from quiltbee.engine.search.puct import edge_value, most_visited
from quiltbee.engine.search.tree import Search
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled

LEAST_VISITS = 4
"""A line goes on as long as its moves have this many visits."""

_ZERO = np.float32(0.0)


@compiled
def win_chance_and_margin(search: Search, edge: int) -> tuple[float, float]:
    """Return player 1's chance to win, and margin in points, after an edge.

    The chance is what the edge's value leaves without the margin's part of the utility.
    """
    tree, margin_weight = search.tree, search.parameters.margin_weight
    margin = tree.values[edge, t.MARGIN_SUM] / np.float32(1 + tree.edges[edge, t.VISITS])
    chance = edge_value(search, edge) - margin_utility(margin, margin_weight)
    # The value mixes in the minimax value, while the margin is a plain mean: the difference may
    # fall a little outside 0 to 1.
    return min(max(chance / (ONE - margin_weight), _ZERO), ONE), MARGIN_UNIT * np.float64(margin)


@compiled
def mean_chance_and_margin(search: Search) -> tuple[float, float]:
    """Return the means over the outcomes at the root, where chance comes next."""
    tree, chance, margin = search.tree, _ZERO, 0.0
    first = tree.nodes[0, t.FIRST_EDGE]
    for edge in range(first, first + tree.nodes[0, t.EDGE_COUNT]):
        its_chance, its_margin = win_chance_and_margin(search, edge)
        chance += tree.values[edge, t.PRIOR] * its_chance
        margin += tree.values[edge, t.PRIOR] * its_margin
    return chance, margin


@compiled
def rank_root(search: Search, ranked: Int64Array) -> int:
    """Set the first of `ranked` to the root's edges, the most visited first; return how many."""
    tree = search.tree
    first, number = tree.nodes[0, t.FIRST_EDGE], tree.nodes[0, t.EDGE_COUNT]
    sign = -ONE if tree.nodes[0, t.DECIDER] == t.SECOND else ONE
    # An insertion sort: there are 25 edges, and compiled code can't call a sort without arrays.
    for n in range(number):
        edge = first + n
        visits, value = tree.edges[edge, t.VISITS], sign * edge_value(search, edge)
        place = n
        while place > 0:
            before = ranked[place - 1]
            fewer = visits - tree.edges[before, t.VISITS]
            if fewer < 0 or (fewer == 0 and value <= sign * edge_value(search, before)):
                break
            ranked[place] = before
            place -= 1
        ranked[place] = edge
    return number


@compiled
def principal_variation_after(search: Search, edge: int, actions: Int64Array) -> int:
    """Set the first of `actions` to the line that begins with an edge; return its length.

    The line ends where chance comes next, where nothing has enough visits to mean much, or where
    `actions` is full.
    """
    # By visits, which is how the move itself is chosen, so the line is what the search would play.
    tree = search.tree
    actions[0] = tree.edges[edge, t.ACTION]
    length = 1
    child = tree.edges[edge, t.CHILD]
    while child >= 0 and tree.nodes[child, t.DECIDER] != t.CHANCE and length < len(actions):
        following = most_visited(search, child)
        if tree.edges[following, t.VISITS] < LEAST_VISITS:
            break
        actions[length] = tree.edges[following, t.ACTION]
        length += 1
        child = tree.edges[following, t.CHILD]
    return length
