"""The search: a best-first tree over the few choices that are worth a look (PUCT).

One iteration:

1. select: from the root follow the best edge to one that has no node yet,
2. expand: list the choices there and evaluate what follows from each,
3. back up: the best of these values counts for every edge on the way.

A round is several iterations that share the upper part of the way: at the first node that was
seen less than SHARED times a thread stays, for one iteration and one more for every few that were
made there. Several threads may search one tree: the upper part is selected and backed up under the
tree's lock, and what is below belongs to the thread alone until it is back. Until then the edge
that leads there is BUSY, and those above it count as one pass more, lost for the player to move.
"""

import numpy as np

from quiltbee.engine.candidates.listing import list_choices
from quiltbee.engine.evaluation.evaluate import begin_children, evaluate_child
from quiltbee.engine.evaluation.exponential import chance_of, exp
from quiltbee.engine.evaluation.network import Quantised
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.engine.search.locks import acquire, add, read, release, wait_for_change
from quiltbee.engine.search.tree import (
    ACTION,
    BEST,
    BUSY,
    CHILD,
    COUNT,
    DEPTH,
    EDGES,
    END,
    EVALUATED,
    EXPLORE,
    FIRST,
    IS_SECOND,
    ITERATIONS,
    LOCK,
    MARGIN,
    MINIMAX,
    NEW,
    NODES,
    PASSES,
    POINTS,
    PRIOR,
    ROOT_ROOM,
    SHARE,
    SHARED,
    SOFTNESS,
    STAY,
    STOP,
    VALUE,
    VISITS,
    Thread,
    Tree,
)
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, play
from quiltbee.kernel.state import OVER, SPECIAL, STAGE, TURN
from quiltbee.kernel.tables import Words

ONE = np.float32(1.0)


@compiled
def utility(chance: float, tens: float, share: float) -> float:
    """What a player strives for: the chance to win, and a share of the margin."""
    points = min(max(tens, np.float32(-6.0)), np.float32(6.0))
    return (ONE - share) * chance + share * (np.float32(0.5) + points * np.float32(0.08))


@compiled
def evaluate_listed(
    tree: Tree, state: Words, ring: Words, number: int, weights: Quantised, thread: Thread
) -> None:
    """Evaluate what follows from the thread's first `number` actions, into the thread's room."""
    scratch, share = thread.scratch, tree.settings[SHARE]
    waiting = begin_children(state, scratch)
    is_first = state[TURN] == 0
    for n in range(number):
        evaluate_child(state, ring, thread.actions[n], waiting, weights, scratch)
        value = utility(chance_of(scratch.answers[0]), scratch.answers[1], share)
        thread.statics[n] = value if is_first else ONE - value
        thread.points[n] = scratch.answers[1] if is_first else -scratch.answers[1]
        thread.ends[n] = END if scratch.child[STAGE] == OVER else NEW


@compiled
def list_for(state: Words, ring: Words, most: int, packing: Floats, thread: Thread) -> int:
    """List a position's choices with `most` placements of each patch; how many there are."""
    looked_at = 3 * most if state[STAGE] == SPECIAL else most
    return list_choices(
        state, ring, looked_at, packing, thread.memory, thread.actions, thread.scores
    )


@compiled
def evaluate_choices(
    tree: Tree,
    state: Words,
    ring: Words,
    most: int,
    weights: Quantised,
    packing: Floats,
    thread: Thread,
) -> int:
    """List a position's choices and evaluate what follows, into the thread's room; how many."""
    number = list_for(state, ring, most, packing, thread)
    evaluate_listed(tree, state, ring, number, weights, thread)
    return number


@compiled
def set_edge(tree: Tree, edge: int, thread: Thread, n: int) -> None:
    """Write a new edge."""
    edges, values = tree.edges, tree.values
    edges[edge, ACTION] = thread.actions[n]
    edges[edge, CHILD] = thread.ends[n]
    edges[edge, PASSES] = 0
    values[edge, VALUE] = thread.statics[n]
    values[edge, MARGIN] = thread.points[n]
    values[edge, POINTS] = thread.points[n]
    values[edge, BEST] = thread.statics[n]


@compiled
def set_priors(tree: Tree, node: int) -> None:
    """The priors of a new node's edges: a softmax of their evaluations."""
    values, softness = tree.values, tree.settings[SOFTNESS]
    first = tree.nodes[node, FIRST]
    last = first + tree.nodes[node, COUNT]
    sign = -ONE if tree.nodes[node, IS_SECOND] else ONE
    top = np.float32(-2.0)
    for edge in range(first, last):
        top = max(top, sign * values[edge, BEST])
    total = np.float32(0.0)
    for edge in range(first, last):
        values[edge, PRIOR] = exp((sign * values[edge, BEST] - top) / softness)
        total += values[edge, PRIOR]
    for edge in range(first, last):
        values[edge, PRIOR] /= total


@compiled
def set_node(tree: Tree, node: int, first: int, state: Words, number: int, thread: Thread) -> None:
    """Write a new node whose edges, from `first` on, are the choices a thread has evaluated."""
    copy(state, tree.states[node])
    tree.nodes[node, FIRST] = first
    tree.nodes[node, COUNT] = number
    tree.nodes[node, VISITS] = 0
    tree.nodes[node, IS_SECOND] = state[TURN]
    for n in range(number):
        set_edge(tree, first + n, thread, n)
    set_priors(tree, node)


@compiled
def add_node(tree: Tree, state: Words, number: int, thread: Thread) -> int:
    """Make a node of the choices that a thread has evaluated; NEW where there is no room."""
    counts = tree.counts
    acquire(counts, LOCK)
    node, first = counts[NODES], counts[EDGES]
    has_room = node < len(tree.nodes) and first + number <= len(tree.edges)
    if has_room:
        counts[NODES] = node + 1
        counts[EDGES] = first + number
    release(counts, LOCK)
    if not has_room:
        return NEW
    set_node(tree, node, first, state, number, thread)
    return node


@compiled
def worth(tree: Tree, edge: int) -> float:
    """What an edge has shown so far, its own evaluation counted once."""
    values = tree.values
    mean = values[edge, VALUE] / np.float32(1 + tree.edges[edge, PASSES])
    share = tree.settings[MINIMAX]
    return mean + share * (values[edge, BEST] - mean)


@compiled
def select(tree: Tree, node: int) -> int:
    """The edge to follow; -1 while other threads are busy with all."""
    values, edges, share = tree.values, tree.edges, tree.settings[MINIMAX]
    explore = tree.settings[EXPLORE] * np.float32(np.sqrt(1.0 + tree.nodes[node, VISITS]))
    sign = -ONE if tree.nodes[node, IS_SECOND] else ONE
    best_share, mean_share = sign * share, sign * (ONE - share)
    first = tree.nodes[node, FIRST]
    chosen, highest = -1, np.float32(-1e9)
    for edge in range(first, first + tree.nodes[node, COUNT]):
        if edges[edge, CHILD] == BUSY:
            continue
        # This is worth() and the share of exploring that the prior gives, on one fraction.
        total = mean_share * values[edge, VALUE] + explore * values[edge, PRIOR]
        value = best_share * values[edge, BEST] + total / np.float32(1 + edges[edge, PASSES])
        if value > highest:
            chosen, highest = edge, value
    return chosen


@compiled
def best_edge(tree: Tree, node: int) -> int:
    """The edge with the best minimax value for the player to move."""
    sign = -ONE if tree.nodes[node, IS_SECOND] else ONE
    first = tree.nodes[node, FIRST]
    chosen, highest = first, sign * tree.values[first, BEST]
    for edge in range(first + 1, first + tree.nodes[node, COUNT]):
        value = sign * tree.values[edge, BEST]
        if value > highest:
            chosen, highest = edge, value
    return chosen


@compiled
def pass_through(tree: Tree, node: int, edge: int, sign: int) -> None:
    """Count (1) or take back (-1) a pass that is lost for the player to move."""
    tree.nodes[node, VISITS] += sign
    tree.edges[edge, PASSES] += sign
    if tree.nodes[node, IS_SECOND]:
        tree.values[edge, VALUE] += np.float32(sign)


@compiled
def take_back(tree: Tree, length: int, thread: Thread) -> None:
    """Take back what was counted on the way down."""
    for step in range(length):
        pass_through(tree, thread.path[0, step], thread.path[1, step], -1)


@compiled
def descend(tree: Tree, thread: Thread) -> int:
    """Select down to what the thread may have for itself, holding the lock.

    This is an edge without a node, or with one that is not shared. The length of the way; 0 while
    other threads have all there is.
    """
    node, length = 0, 0
    while True:
        edge = select(tree, node)
        if edge < 0:
            take_back(tree, length, thread)
            return 0
        thread.path[0, length] = node
        thread.path[1, length] = edge
        pass_through(tree, node, edge, 1)
        length += 1
        node = tree.edges[edge, CHILD]
        if node < 0 or tree.nodes[node, VISITS] < SHARED:
            return length


@compiled
def descend_below(tree: Tree, node: int, length: int, thread: Thread) -> int:
    """Select on from a node that the thread has for itself to an edge without a node."""
    while node >= 0:
        edge = select(tree, node)
        thread.path[0, length] = node
        thread.path[1, length] = edge
        length += 1
        node = tree.edges[edge, CHILD]
    return length


@compiled
def back_up(
    tree: Tree,
    first: int,
    length: int,
    passes: int,
    value: np.float32,
    points: np.float32,
    thread: Thread,
) -> None:
    """Count passes, and the sums of what they came to, for the edges on the way from `first` on."""
    is_news = True
    for step in range(length - 1, first - 1, -1):
        node, edge = thread.path[0, step], thread.path[1, step]
        tree.nodes[node, VISITS] += passes
        tree.edges[edge, PASSES] += passes
        tree.values[edge, VALUE] += value
        tree.values[edge, MARGIN] += points
        child = tree.edges[edge, CHILD]
        if is_news and child >= 0:
            best = tree.values[best_edge(tree, child), BEST]
            is_news = tree.values[edge, BEST] != best
            tree.values[edge, BEST] = best


@compiled
def best_listed(thread: Thread, number: int, is_second: bool) -> int:
    """The best of the choices that a thread has evaluated."""
    sign = -ONE if is_second else ONE
    chosen = 0
    for n in range(1, number):
        if sign * thread.statics[n] > sign * thread.statics[chosen]:
            chosen = n
    return chosen


@compiled
def visit(
    tree: Tree,
    ring: Words,
    most: int,
    weights: Quantised,
    packing: Floats,
    thread: Thread,
    node: int,
    edge: int,
) -> tuple[int, np.float32, np.float32]:
    """Look at an edge without a node: what it leads to now, its value and margin."""
    values, state = tree.values, thread.state
    child = tree.edges[edge, CHILD]
    if child == END:
        add(tree.counts, EVALUATED, 1)
        return END, values[edge, BEST], values[edge, POINTS]
    copy(tree.states[node], state)
    play(state, ring, tree.edges[edge, ACTION])
    number = evaluate_choices(tree, state, ring, most, weights, packing, thread)
    add(tree.counts, EVALUATED, 1 + number)
    best = best_listed(thread, number, state[TURN] != 0)
    made = add_node(tree, state, number, thread)
    if made == NEW:  # Without room for the node the edge may be looked at again.
        values[edge, BEST] = thread.statics[best]
    return made, thread.statics[best], thread.points[best]


@compiled
def search(
    tree: Tree,
    ring: Words,
    most: int,
    weights: Quantised,
    packing: Floats,
    thread: Thread,
    rounds: int,
    evaluated: int,
) -> None:
    """So many rounds, or until so many positions are evaluated or STOP is set.

    A round in which other threads have all there is comes to nothing but a short wait for them.
    Every iteration counts as one evaluated position at least. When the tree is full, it goes on
    without growing.
    """
    counts, path = tree.counts, thread.path
    done = 0
    while done < rounds:
        acquire(counts, LOCK)
        if read(counts, EVALUATED) >= evaluated or read(counts, STOP) != 0:
            release(counts, LOCK)
            return
        done += 1
        above = descend(tree, thread)
        if above == 0:
            before = read(counts, ITERATIONS)
            release(counts, LOCK)
            wait_for_change(counts, ITERATIONS, before)
            continue
        edge = path[1, above - 1]
        child = tree.edges[edge, CHILD]
        if child != END:
            tree.edges[edge, CHILD] = BUSY
        release(counts, LOCK)
        stays = 1 + tree.nodes[child, VISITS] // STAY if child >= 0 else 1
        passes, deepest, value, points = 0, above, np.float32(0.0), np.float32(0.0)
        while passes < stays and (passes == 0 or read(counts, EVALUATED) < evaluated):
            length = descend_below(tree, child, above, thread)
            node, last = path[0, length - 1], path[1, length - 1]
            made, one, tens = visit(tree, ring, most, weights, packing, thread, node, last)
            if length > above:
                tree.edges[last, CHILD] = made
                back_up(tree, above, length, 1, one, tens, thread)
            else:
                child = made
            passes += 1
            value += one
            points += tens
            deepest = max(deepest, length)
        acquire(counts, LOCK)
        tree.edges[edge, CHILD] = child
        take_back(tree, above, thread)
        back_up(tree, 0, above, passes, value, points, thread)
        counts[ITERATIONS] += passes
        counts[DEPTH] = max(counts[DEPTH], deepest)
        release(counts, LOCK)


@compiled
def begin(
    tree: Tree,
    state: Words,
    ring: Words,
    listed: int,
    most: int,
    weights: Quantised,
    packing: Floats,
    thread: Thread,
) -> None:
    """Make `state` the root of an empty tree.

    Its edges are the thread's first `listed` actions, or with 0 `most` placements of each patch.
    """
    for word in range(len(tree.counts)):
        tree.counts[word] = 0
    number = listed if listed > 0 else list_for(state, ring, most, packing, thread)
    evaluate_listed(tree, state, ring, number, weights, thread)
    add_node(tree, state, number, thread)
    tree.counts[EDGES] = max(number, ROOT_ROOM)
    tree.counts[EVALUATED] = number


@compiled
def most_passed(tree: Tree, node: int) -> int:
    """The edge to play: the one passed most, of equals the better, of these the first."""
    sign = -ONE if tree.nodes[node, IS_SECOND] else ONE
    first = tree.nodes[node, FIRST]
    chosen = first
    for edge in range(first + 1, first + tree.nodes[node, COUNT]):
        more = tree.edges[edge, PASSES] - tree.edges[chosen, PASSES]
        if more > 0 or (more == 0 and sign * worth(tree, edge) > sign * worth(tree, chosen)):
            chosen = edge
    return chosen
