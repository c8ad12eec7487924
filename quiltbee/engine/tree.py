"""The search tree: nodes, edges, and how they are laid out.

A *node* is a position whose choices are listed and evaluated, an *edge* one of these choices. All
values are player 1's. `nodes` are rows of words, the edges of a node are neighbours in two
tables, one of words and one of floats, since a search reads them together:

    node    FIRST edge, COUNT of edges, VISITS, IS_SECOND (player 2)
    edge    ACTION, CHILD (a node, NEW, BUSY or END), PASSES
            VALUE, MARGIN (sums over the passes), STATIC, POINTS (the evaluation), PRIOR,
            BEST (its minimax value)
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.choices import Memory, new_memory
from quiltbee.engine.evaluation import Scratch, new_scratch
from quiltbee.engine.vectors import Floats
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
_EDGE: Final = 4

VALUE: Final = 0
MARGIN: Final = 1
STATIC: Final = 2
POINTS: Final = 3
PRIOR: Final = 4
BEST: Final = 5
_EDGE_FLOATS: Final = 6

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

ROOT_ROOM: Final = 25
"""So many edges have room at the front always: the pass, and eight placements of each patch.

A node that becomes the root, since the tree below it is kept, may get them there."""

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


def new_tree(nodes: int, edges: int) -> Tree:
    """Room for so many nodes and edges; memory is taken only as it is used."""
    return Tree(
        np.zeros((nodes, WORDS), np.int64),
        np.zeros((nodes, _NODE), np.int32),
        np.zeros((edges, _EDGE), np.int32),
        np.zeros((edges, _EDGE_FLOATS), np.float32),
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
