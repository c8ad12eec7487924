"""The search tree: nodes, edges, and how they are laid out.

A *node* is a position whose choices are listed and evaluated, an *edge* one of these choices. All
values are player 1's. Nodes and edges are rows, the edges of a node neighbours, since a search
reads them together. An edge is half a cache line: `edges` are its words, `values` its floats.

    node    FIRST edge, COUNT of edges, VISITS, IS_SECOND (player 2)
    edge    ACTION, CHILD (a node, NEW, BUSY or END), PASSES
            VALUE, MARGIN (sums over its evaluation and the passes), POINTS (the margin of its
            evaluation), PRIOR, BEST (its minimax value)
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.candidates.listing import Memory, new_memory
from quiltbee.engine.evaluation.evaluate import Scratch, new_scratch
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import MOST_LEGAL, Words

HalfWords = npt.NDArray[np.int32]

FIRST: Final = 0
COUNT: Final = 1
VISITS: Final = 2
IS_SECOND: Final = 3
_NODE: Final = 4

ACTION: Final = 0
CHILD: Final = 1
PASSES: Final = 2
VALUE: Final = 3
MARGIN: Final = 4
POINTS: Final = 5
PRIOR: Final = 6
BEST: Final = 7
_EDGE: Final = 8

NEW: Final = -1
END: Final = -2
BUSY: Final = -3

# The words of `counts`.
NODES: Final = 0
EDGES: Final = 1
EVALUATED: Final = 2
ITERATIONS: Final = 3
DEPTH: Final = 4
LOCK: Final = 8
STOP: Final = 16

# The numbers of `settings`.
EXPLORE: Final = 0
SOFTNESS: Final = 1
SHARE: Final = 2
MINIMAX: Final = 3

_DEFAULTS: Final = (0.25, 0.06, 0.2, 0.3)

_LINE: Final = 16
"""Half words in a cache line."""

ROOT_ROOM: Final = 25
"""So many edges have room at the front always: the pass, and eight placements of each patch.

A node that becomes the root, since the tree below it is kept, may get them there."""

SHARED: Final = 64
"""A node that was seen so often is shared by the threads; before, a round there is one thread's."""

STAY: Final = 4
"""A round is one iteration, and one more for so many that were made there before."""

PATH: Final = 128
"""More decisions than any game has."""


class Tree(NamedTuple):
    """One search's tree, its counts and its settings; `marks` is scratch, two for each node."""

    states: Words
    nodes: HalfWords
    edges: HalfWords
    values: Floats
    counts: Words
    marks: HalfWords
    settings: Floats


def _aligned(shape: tuple[int, int]) -> HalfWords:
    """Zeros that begin with a cache line."""
    room = np.zeros(shape[0] * shape[1] + _LINE, np.int32)
    start = -(room.ctypes.data // room.itemsize) % _LINE
    return room[start : start + shape[0] * shape[1]].reshape(shape)


def new_tree(nodes: int, edges: int) -> Tree:
    """Room for so many nodes and edges; memory is taken only as it is used."""
    rows = _aligned((edges, _EDGE))
    return Tree(
        np.zeros((nodes, WORDS), np.int64),
        _aligned((nodes, _NODE)),
        rows,
        rows.view(np.float32),
        np.zeros(24, np.int64),
        np.zeros((nodes, 2), np.int32),
        np.array(_DEFAULTS, np.float32),
    )


class Thread(NamedTuple):
    """What one thread of a search works with."""

    scratch: Scratch
    memory: Memory
    actions: Words
    scores: Floats
    statics: Floats
    points: Floats
    ends: Words
    path: Words
    state: Words


def new_thread() -> Thread:
    """Room for one thread."""
    return Thread(
        new_scratch(),
        new_memory(),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros((2, PATH), np.int64),
        np.zeros(WORDS, np.int64),
    )
