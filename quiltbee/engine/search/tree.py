"""The search tree: its nodes and edges, and how they lie in memory.

A *node* is a position whose candidates are listed and evaluated; an *edge* is one of them. At a
*chance node* nobody decides: the Automa turns over a card, or the tactical deck shows the budget of
the next one. Its edges are the outcomes, and their priors the probabilities. All values are player
1's, between 0 and 1: a player may move several times in a row, so signs can't alternate. Margins
are player 1's too, in units of MARGIN_UNIT. A row of each array:

    states    the fields of the node's position, see `kernel.state`
    nodes     FIRST_EDGE  EDGE_COUNT  VISITS  DECIDER (FIRST, SECOND or CHANCE)
    edges     ACTION  CHILD (a node, or one of the marks below)  VISITS
    values    the same rows as floats, from VALUE_SUM on

              int32                    float32
              +--------+-------+--------+-----------+------------+---------------+-------+---------+
              | ACTION | CHILD | VISITS | VALUE_SUM | MARGIN_SUM | STATIC_MARGIN | PRIOR | MINIMAX |
              +--------+-------+--------+-----------+------------+---------------+-------+---------+

An edge is half a cache line, and the edges of a node are neighbors, since the search reads them
together: that alone raised it from 43,000 to 110,000 iterations a second. The sums hold an edge's
own evaluation once, and each visit.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.candidates import BANDS, SUM_COUNT, PlacementCache, new_placement_cache
from quiltbee.engine.evaluation.evaluate import Scratch, new_scratch
from quiltbee.engine.parameters import Parameters
from quiltbee.engine.weights import Quantised
from quiltbee.kernel.arrays import Float32Array, Float64Array, Int32Array, Int64Array
from quiltbee.kernel.games import DUEL, Game
from quiltbee.kernel.solo.tables import DECK_CARDS
from quiltbee.kernel.tables import MOST_LEGAL

VISITS: Final = 2
"""The number of selections through a node or an edge: the same column in both."""

FIRST_EDGE: Final = 0
EDGE_COUNT: Final = 1
DECIDER: Final = 3
# 16 bytes, so that four nodes share a cache line and none lies across two.
_NODE_WORDS: Final = 4

# The DECIDER of a node. The first two are the players of `kernel.state`.
FIRST, SECOND, CHANCE = range(3)

ACTION, CHILD = range(2)
VALUE_SUM, MARGIN_SUM, STATIC_MARGIN, PRIOR, MINIMAX = range(3, 8)
_EDGE_WORDS: Final = 8

# The marks are negative, so that `child >= 0` means that there is a node.
UNEXPANDED: Final = -1
"""A CHILD without a node."""

TERMINAL: Final = -2
"""A CHILD where the game is over."""

BUSY: Final = -3
"""A CHILD below which a thread works; the others skip the edge."""

# The indices of `counters`; MOST_DEPTH is the limit of DEPTH, at which a search stops. The lock and
# the stop signal have cache lines of their own.
NODES, EDGES, EVALUATED, ITERATIONS, DEPTH, MOST_DEPTH = range(6)
LOCK: Final = 8
STOP: Final = 16
_COUNTERS: Final = 24

_CACHE_LINE: Final = 16
"""A cache line in int32s."""

ROOT_EDGES: Final = 25
"""Edges reserved at the front: the pass, and eight placements of each patch.

A node that becomes the root of a reused tree may get this many.
"""

LONGEST_PATH: Final = 256
"""An upper bound on the decisions, cards and budgets of a game."""


class Tree(NamedTuple):
    """One search's tree and its counters; `marks` is scratch, two for each node.

    `focus` has one element, the share of exploration for the root, see `search.expand`.
    """

    states: Int64Array
    nodes: Int32Array
    edges: Int32Array
    values: Float32Array
    counters: Int64Array
    marks: Int32Array
    focus: Float32Array


def _aligned(shape: tuple[int, int]) -> Int32Array:
    """Return zeros aligned to a cache line."""
    # NumPy promises no alignment to cache lines: take one more, and begin at the first boundary.
    room = np.zeros(shape[0] * shape[1] + _CACHE_LINE, np.int32)
    start = -(room.ctypes.data // room.itemsize) % _CACHE_LINE
    return room[start : start + shape[0] * shape[1]].reshape(shape)


def new_tree(nodes: int, edges: int, game: Game = DUEL) -> Tree:
    """Return an empty tree for this many nodes and edges; memory is only taken as it is used."""
    # One array, viewed both as int32 and as float32: in two arrays an edge would be two cache
    # lines, and with float64 sums it would not fit in half of one. `np.zeros` gets pages that take
    # no memory until they are written.
    rows = _aligned((edges, _EDGE_WORDS))
    return Tree(
        np.zeros((nodes, game.words), np.int64),
        _aligned((nodes, _NODE_WORDS)),
        rows,
        rows.view(np.float32),
        np.zeros(_COUNTERS, np.int64),
        np.zeros((nodes, 2), np.int32),
        # An array, since compiled code can't change the field of a tuple.
        np.ones(1, np.float32),
    )


class Search(NamedTuple):
    """The data shared by the threads of a search, as one value for compiled code.

    Only the tree changes while a search runs.
    """

    game: Game
    tree: Tree
    ring: Int64Array
    weights: Quantised
    placement_weights: Float32Array
    parameters: Parameters


class Thread(NamedTuple):
    """The buffers and caches of one thread of a search.

    `actions`, `values`, `margins` and `children` describe the candidates of the current position,
    `state`, or the outcomes of chance there, with their probabilities in `chances`; `scores`,
    `sums` and `bands` are for ranking placements. `path` leads down from the root: a row of nodes,
    and one of edges.
    """

    scratch: Scratch
    placements: PlacementCache
    actions: Int64Array
    scores: Float32Array
    sums: Float64Array
    bands: Int64Array
    values: Float32Array
    margins: Float32Array
    children: Int64Array
    chances: Float32Array
    path: Int64Array
    state: Int64Array


def new_thread(game: Game = DUEL) -> Thread:
    """Return the buffers of one thread."""
    # Everything is allocated here, once: the compiled code of the engine makes no arrays.
    return Thread(
        new_scratch(game.words),
        new_placement_cache(),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(SUM_COUNT, np.float64),
        np.zeros(BANDS, np.int64),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(DECK_CARDS, np.float32),
        np.zeros((2, LONGEST_PATH), np.int64),
        np.zeros(game.words, np.int64),
    )
