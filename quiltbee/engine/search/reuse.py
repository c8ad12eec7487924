"""A tree for the next decision: what the last search knows of the position that came of it.

The nodes and edges below that position move to the front of their tables, each towards the front
and in their order, so that nothing is written over before it has moved. The position itself becomes
a root with more choices than it had; those that it had keep what was found out.
"""

from typing import Final

from quiltbee.engine.evaluation.network import Quantised
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.engine.search.puct import evaluate_listed, list_for, set_node
from quiltbee.engine.search.tree import (
    ACTION,
    BEST,
    CHILD,
    COUNT,
    DEPTH,
    EDGES,
    EVALUATED,
    FIRST,
    ITERATIONS,
    MARGIN,
    NODES,
    PASSES,
    ROOT_ROOM,
    STOP,
    VALUE,
    VISITS,
    Thread,
    Tree,
)
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy
from quiltbee.kernel.state import (
    CLOCK,
    HIGH,
    LEFT,
    LOW,
    NEXT,
    PLAYER,
    WORDS,
    ring_of,
    state_of,
)
from quiltbee.kernel.tables import RING, Words
from quiltbee.rules import Position

NOWHERE: Final = -1

MOST_LOOKED_AT: Final = 2_000
"""After so many nodes looked at, a position counts as nowhere: the search needs the time."""

# The columns of `tree.marks`.
_PLACE: Final = 0
_LEVEL: Final = 1


def find_position(tree: Tree, ring: Words, position: Position) -> int:
    """The node of a position in a tree whose root has this ring; NOWHERE if not found soon."""
    wanted, patches = state_of(position), ring_of(position)[: len(position.ring)].tolist()
    waiting = [0]
    for _ in range(MOST_LOOKED_AT):
        if not waiting:
            break
        node = waiting.pop()
        state = tree.states[node]
        if _is_same(state, wanted) and _ahead(state, ring) == patches:
            return node
        first, count = tree.nodes[node, FIRST], tree.nodes[node, COUNT]
        children = tree.edges[first : first + count, CHILD]
        waiting += [
            child for child in children.tolist() if child > 0 and _may_lead(tree, child, wanted)
        ]
    return NOWHERE


def _is_same(state: Words, wanted: Words) -> bool:
    """Whether two states agree in all but what they say of the ring."""
    return all(state[word] == wanted[word] for word in range(WORDS) if word not in (LEFT, NEXT))


def _ahead(state: Words, ring: Words) -> list[int]:
    """The patches left, in choosing order."""
    places = [(int(state[NEXT]) + n) % RING for n in range(RING)]
    return [int(ring[place]) for place in places if int(state[LEFT]) >> place & 1]


def _may_lead(tree: Tree, node: int, wanted: Words) -> bool:
    """Whether a node can come before a state: nothing is covered or passed there that is not."""
    state = tree.states[node]
    return all(
        state[player + CLOCK] <= wanted[player + CLOCK]
        and state[player + word] & ~wanted[player + word] == 0
        for player in (0, PLAYER)
        for word in (LOW, HIGH)
    )


@compiled
def mark_below(tree: Tree, root: int) -> None:
    """Mark the nodes below `root`: their places when these alone are kept, after a new root."""
    nodes, edges, marks = tree.nodes, tree.edges, tree.marks
    for node in range(root, tree.counts[NODES]):
        marks[node, _PLACE] = NOWHERE
    marks[root, _PLACE] = 0
    marks[root, _LEVEL] = 0
    place, deepest = 0, 0
    for node in range(root, tree.counts[NODES]):
        if marks[node, _PLACE] == NOWHERE:
            continue
        marks[node, _PLACE] = place
        place += 1
        level = marks[node, _LEVEL] + 1
        for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
            child = edges[edge, CHILD]
            if edges[edge, PASSES] > 0:
                deepest = max(deepest, level)
            if child >= 0:
                marks[child, _PLACE] = 0
                marks[child, _LEVEL] = level
    tree.counts[DEPTH] = deepest


@compiled
def move_node(tree: Tree, node: int, edge: int) -> None:
    """Move a marked node to its place, and its edges to `edge` and on."""
    place, first = tree.marks[node, _PLACE], tree.nodes[node, FIRST]
    copy(tree.states[node], tree.states[place])
    for word in range(tree.nodes.shape[1]):
        tree.nodes[place, word] = tree.nodes[node, word]
    tree.nodes[place, FIRST] = edge
    for source in range(first, first + tree.nodes[node, COUNT]):
        for word in range(tree.edges.shape[1]):
            tree.edges[edge, word] = tree.edges[source, word]
        child = tree.edges[edge, CHILD]
        if child >= 0:
            tree.edges[edge, CHILD] = tree.marks[child, _PLACE]
        edge += 1


@compiled
def move_nodes(tree: Tree, root: int) -> None:
    """Move the marked nodes below `root` behind a new root, and their edges behind its room."""
    place, edge = 1, ROOT_ROOM
    for node in range(root + 1, tree.counts[NODES]):
        if tree.marks[node, _PLACE] != NOWHERE:
            count = tree.nodes[node, COUNT]
            move_node(tree, node, edge)
            edge += count
            place += 1
    tree.counts[NODES] = place
    tree.counts[EDGES] = edge


@compiled
def set_root(tree: Tree, node: int, number: int, thread: Thread) -> None:
    """Make the root of the thread's first choices; what `node` knows of some of them is kept."""
    edges, values = tree.edges, tree.values
    before, stop = tree.nodes[node, FIRST], tree.nodes[node, FIRST] + tree.nodes[node, COUNT]
    set_node(tree, 0, 0, thread.state, number, thread)
    tree.nodes[0, VISITS] = tree.nodes[node, VISITS]
    for edge in range(number):
        for source in range(before, stop):
            if edges[source, ACTION] == edges[edge, ACTION]:
                child = edges[source, CHILD]
                edges[edge, CHILD] = tree.marks[child, _PLACE] if child >= 0 else child
                edges[edge, PASSES] = edges[source, PASSES]
                for value in (VALUE, MARGIN, BEST):
                    values[edge, value] = values[source, value]


@compiled
def begin_again(
    tree: Tree,
    node: int,
    ring: Words,
    most: int,
    weights: Quantised,
    packing: Floats,
    thread: Thread,
) -> None:
    """Make the position of a node the root, with `most` placements of each patch, at most eight.

    Its own choices count as evaluated now, nothing else does.
    """
    if node > 0:
        state = thread.state
        copy(tree.states[node], state)
        number = list_for(state, ring, most, packing, thread)
        evaluate_listed(tree, state, ring, number, weights, thread)
        mark_below(tree, node)
        set_root(tree, node, number, thread)
        move_nodes(tree, node)
        tree.counts[ITERATIONS] = tree.nodes[0, VISITS]
    tree.counts[EVALUATED] = tree.nodes[0, COUNT]
    tree.counts[STOP] = 0
