"""How widely to search: the clearer it is who wins, the less, since the utilities then lie close.

For a player far ahead every candidate wins, and the best is a few points better than the next. That
is a hundredth of the utility, much less than the exploration that fits an open game: with that, a
search of 3,000 nodes gets three decisions deep, and half of the quilt stays empty.
"""

import numpy as np

from quiltbee.engine.parameters import FOCUS, LEAST_EXPLORATION
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import ONE, margin_utility
from quiltbee.engine.search.tree import Search
from quiltbee.kernel.compiling import compiled

_FOCUS = np.float32(FOCUS)
_LEAST = np.float32(LEAST_EXPLORATION)
_ZERO = np.float32(0.0)


@compiled
def focus_on(search: Search, decider: int, value: float, margin: float) -> None:
    """Set the tree's focus to what fits a root, by who decides there and its best candidate."""
    margin_weight = search.parameters.margin_weight
    search.tree.focus[0] = ONE
    # Outcomes are visited by their probabilities: there is no exploration to narrow.
    if decider == t.CHANCE:
        return
    # The utility without the margin's part is the chance to win. sqrt(p (1 - p)) is the standard
    # deviation of a game won with chance p: the scale on which moves there can differ.
    of_chance = value - margin_utility(margin, margin_weight)
    chance = min(max(of_chance / (ONE - margin_weight), _ZERO), ONE)
    spread = np.float32(np.sqrt(chance * (ONE - chance)))
    # The spread is 0.5 at most, so a FOCUS of 5 leaves games alone that are less clear than 96 %.
    search.tree.focus[0] = min(max(_FOCUS * spread, _LEAST), ONE)


@compiled
def focus_root(search: Search) -> None:
    """Set the tree's focus to what fits its root, by what the search found out about it."""
    tree = search.tree
    sign = -ONE if tree.nodes[0, t.DECIDER] == t.SECOND else ONE
    best = tree.nodes[0, t.FIRST_EDGE]
    for edge in range(best + 1, best + tree.nodes[0, t.EDGE_COUNT]):
        if sign * tree.values[edge, t.MINIMAX] > sign * tree.values[best, t.MINIMAX]:
            best = edge
    margin = tree.values[best, t.MARGIN_SUM] / np.float32(1 + tree.edges[best, t.VISITS])
    focus_on(search, tree.nodes[0, t.DECIDER], tree.values[best, t.MINIMAX], margin)
