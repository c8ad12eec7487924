"""The tree for the next decision: the part of the last tree below the position reached.

The nodes and edges below that position move to the front of their arrays, always forwards and in
order, so that nothing is overwritten before it has moved. The position itself becomes a root with
more candidates than before; those that it already had keep their statistics.
"""

from typing import Final

from quiltbee.engine.parameters import REUSE_LOOKUPS
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import evaluate_candidates, focus_root, list_edges, write_node
from quiltbee.engine.search.tree import Search, Thread, Tree
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.games import copy
from quiltbee.kernel.tables import RING

NOWHERE: Final = -1

# The columns of `tree.marks`.
_PLACE, _LEVEL = range(2)


@compiled
def find_position(tree: Tree, ring: Int64Array, wanted: Int64Array, wanted_ring: Int64Array) -> int:
    """Return the node of a position in a tree whose root has this ring; NOWHERE if not found soon.

    If several orders of moves lead there, it is the node with the most visits. After REUSE_LOOKUPS
    nodes the time is better spent on a new search.
    """
    # Depth first through everything that may lead there. Time and quilts only grow, and rule out
    # most children; two decisions later, the usual case, only a handful are visited. `marks`, which
    # is unused now, is the stack.
    nodes, waiting = tree.nodes, tree.marks
    found, count, room = NOWHERE, 1, len(waiting)
    waiting[0, _PLACE] = 0
    for _ in range(REUSE_LOOKUPS):
        if count == 0:
            break
        count -= 1
        node = waiting[count, _PLACE]
        if _is_same(tree, node, ring, wanted, wanted_ring):
            if found == NOWHERE or nodes[node, t.VISITS] > nodes[found, t.VISITS]:
                found = node
            continue
        first = nodes[node, t.FIRST_EDGE]
        for edge in range(first, first + nodes[node, t.EDGE_COUNT]):
            child = tree.edges[edge, t.CHILD]
            if child > 0 and count < room and _may_lead(tree, child, wanted):
                waiting[count, _PLACE] = child
                count += 1
    return found


@compiled
def _is_same(
    tree: Tree, node: int, ring: Int64Array, wanted: Int64Array, wanted_ring: Int64Array
) -> bool:
    """Return whether a node has the wanted position."""
    # The same ring can begin at another place, so the patches are compared, not their bits.
    state = tree.states[node]
    for word in range(len(wanted)):
        if word not in (k.LEFT, k.NEXT) and state[word] != wanted[word]:
            return False
    left, wanted_left = state[k.LEFT], wanted[k.LEFT]
    if popcount(left) != popcount(wanted_left):
        return False
    place, wanted_place = state[k.NEXT], wanted[k.NEXT]
    for _ in range(popcount(left)):
        while left >> place & 1 == 0:
            place = place + 1 if place + 1 < RING else 0
        while wanted_left >> wanted_place & 1 == 0:
            wanted_place = wanted_place + 1 if wanted_place + 1 < RING else 0
        if ring[place] != wanted_ring[wanted_place]:
            return False
        left ^= 1 << place
        wanted_left ^= 1 << wanted_place
    return True


@compiled
def _may_lead(tree: Tree, node: int, wanted: Int64Array) -> bool:
    """Return whether a node can lead to a state: time and quilts only grow."""
    state = tree.states[node]
    for player in range(2):
        first = player * k.PLAYER
        if state[first + k.TIME] > wanted[first + k.TIME]:
            return False
        for word in range(k.LOW, k.HIGH + 1):
            if state[first + word] & ~wanted[first + word] != 0:
                return False
    return True


@compiled
def mark_below(tree: Tree, root: int) -> None:
    """Mark the nodes below `root` with their new places; set the depth of the remaining tree."""
    # A child always has a higher number than its parent, so one pass in numerical order sees every
    # node after its parent, and needs no stack.
    nodes, edges, marks = tree.nodes, tree.edges, tree.marks
    for node in range(root, tree.counters[t.NODES]):
        marks[node, _PLACE] = NOWHERE
    marks[root, _PLACE] = 0
    marks[root, _LEVEL] = 0
    place, deepest = 0, 0
    for node in range(root, tree.counters[t.NODES]):
        if marks[node, _PLACE] == NOWHERE:
            continue
        marks[node, _PLACE] = place
        place += 1
        level = marks[node, _LEVEL] + 1
        for edge in range(
            nodes[node, t.FIRST_EDGE], nodes[node, t.FIRST_EDGE] + nodes[node, t.EDGE_COUNT]
        ):
            child = edges[edge, t.CHILD]
            if edges[edge, t.VISITS] > 0:
                deepest = max(deepest, level)
            if child >= 0:
                marks[child, _PLACE] = 0
                marks[child, _LEVEL] = level
    tree.counters[t.DEPTH] = deepest


@compiled
def move_node(tree: Tree, node: int, edge: int) -> None:
    """Move a marked node to its place, and its edges to `edge` and those after it."""
    place, first = tree.marks[node, _PLACE], tree.nodes[node, t.FIRST_EDGE]
    for word in range(tree.states.shape[1]):
        tree.states[place, word] = tree.states[node, word]
    for word in range(tree.nodes.shape[1]):
        tree.nodes[place, word] = tree.nodes[node, word]
    tree.nodes[place, t.FIRST_EDGE] = edge
    for source in range(first, first + tree.nodes[node, t.EDGE_COUNT]):
        for word in range(tree.edges.shape[1]):
            tree.edges[edge, word] = tree.edges[source, word]
        child = tree.edges[edge, t.CHILD]
        if child >= 0:
            tree.edges[edge, t.CHILD] = tree.marks[child, _PLACE]
        edge += 1


@compiled
def move_nodes(tree: Tree, root: int) -> None:
    """Move the marked nodes below `root` behind the new root, and their edges behind its own."""
    # The old root had at least as much room, so no edge moves backwards over one still to be moved.
    place, edge = 1, t.ROOT_EDGES
    for node in range(root + 1, tree.counters[t.NODES]):
        if tree.marks[node, _PLACE] != NOWHERE:
            count = tree.nodes[node, t.EDGE_COUNT]
            move_node(tree, node, edge)
            edge += count
            place += 1
    tree.counters[t.NODES] = place
    tree.counters[t.EDGES] = edge


@compiled
def write_root(search: Search, thread: Thread, node: int, number: int) -> None:
    """Write the root with the thread's candidates, keeping the statistics of those in `node`."""
    # The statistics replace the fresh evaluation of the same action. `node` is still intact: the
    # front of the arrays belonged to the old root.
    tree = search.tree
    edges, values = tree.edges, tree.values
    before = tree.nodes[node, t.FIRST_EDGE]
    stop = before + tree.nodes[node, t.EDGE_COUNT]
    visits = tree.nodes[node, t.VISITS]
    write_node(search, thread, 0, 0, thread.state, number)
    tree.nodes[0, t.VISITS] = visits
    for edge in range(number):
        for source in range(before, stop):
            if edges[source, t.ACTION] == edges[edge, t.ACTION]:
                child = edges[source, t.CHILD]
                edges[edge, t.CHILD] = tree.marks[child, _PLACE] if child >= 0 else child
                edges[edge, t.VISITS] = edges[source, t.VISITS]
                # The new priors stay: they are shares among more candidates than before.
                for column in (t.VALUE_SUM, t.MARGIN_SUM, t.MINIMAX):
                    values[edge, column] = values[source, column]


@compiled
def reroot(search: Search, thread: Thread, node: int) -> None:
    """Make a node's position the root, with the root's width of candidates.

    Only its own candidates count as evaluated, and none if it already is the root.
    """
    tree = search.tree
    if node > 0:
        state = thread.state
        copy(search.game, tree.states[node], state)
        number = list_edges(search, thread, state, search.parameters.root_width)
        evaluate_candidates(search, thread, state, number)
        mark_below(tree, node)
        write_root(search, thread, node, number)
        move_nodes(tree, node)
        focus_root(search)
        tree.counters[t.ITERATIONS] = tree.nodes[0, t.VISITS]
        tree.counters[t.EVALUATED] = tree.nodes[0, t.EDGE_COUNT]
    else:
        tree.counters[t.EVALUATED] = 0
    tree.counters[t.STOP] = 0
