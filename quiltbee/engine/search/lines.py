"""What a search says: its moves in order, the line of play each begins, chance and margin."""

import numpy as np

from quiltbee.engine.search.puct import ONE, most_passed, worth
from quiltbee.engine.search.tree import (
    ACTION,
    CHILD,
    COUNT,
    FIRST,
    IS_SECOND,
    MARGIN,
    PASSES,
    SHARE,
    Tree,
)
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.tables import Words

OFTEN = 4
"""A line goes on as long as its moves were passed so many times."""


@compiled
def chance_and_tens(tree: Tree, edge: int) -> tuple[float, float]:
    """Player 1's chance to win and margin in tens of points, after an edge."""
    tens = tree.values[edge, MARGIN] / np.float32(1 + tree.edges[edge, PASSES])
    share = tree.settings[SHARE]
    points = min(max(tens, np.float32(-6.0)), np.float32(6.0))
    points_part = share * (np.float32(0.5) + points * np.float32(0.08))
    chance = (worth(tree, edge) - points_part) / (ONE - share)
    return min(max(chance, np.float32(0.0)), ONE), tens


@compiled
def rank_edges(tree: Tree, ranked: Words) -> int:
    """Set the first of `ranked` to the root's edges, the most passed first; how many."""
    first, number = tree.nodes[0, FIRST], tree.nodes[0, COUNT]
    sign = -ONE if tree.nodes[0, IS_SECOND] else ONE
    for n in range(number):
        edge = first + n
        passes, value = tree.edges[edge, PASSES], sign * worth(tree, edge)
        place = n
        while place > 0:
            before = ranked[place - 1]
            fewer = passes - tree.edges[before, PASSES]
            if fewer < 0 or (fewer == 0 and value <= sign * worth(tree, before)):
                break
            ranked[place] = before
            place -= 1
        ranked[place] = edge
    return number


@compiled
def line_from(tree: Tree, edge: int, actions: Words) -> int:
    """Set the first of `actions` to the line that begins with an edge; its length."""
    actions[0] = tree.edges[edge, ACTION]
    length = 1
    child = tree.edges[edge, CHILD]
    while child >= 0 and length < len(actions):
        following = most_passed(tree, child)
        if tree.edges[following, PASSES] < OFTEN:
            break
        actions[length] = tree.edges[following, ACTION]
        length += 1
        child = tree.edges[following, CHILD]
    return length
