"""The search: best first by PUCT, over the few candidates of each position.

One iteration:

1. Select: from the root follow the best edge, down to one without a node.
2. Expand: list the candidates of that position, and evaluate the position after each.
3. Back up: add the best of these values to every edge on the path.

In a solo game chance comes between the decisions. The outcomes of a *chance node* are visited in
proportion to their probabilities, always the one that lags most: nothing is drawn, so that equal
positions are searched alike. The node's value is the mean over the outcomes.

A *round* is one iteration, or several that share the upper part of their path; it lets several
threads search one tree. `run_rounds` numbers its steps:

    Step 1  Take the lock; stop if a limit is reached
    Step 2  Select down to an edge that a thread may have to itself, leaving virtual losses
    Step 3  Claim that edge, and release the lock
    Step 4  Select on to a leaf
    Step 5  Expand and evaluate the leaf
    Step 6  Back up to the claimed edge; repeat steps 4 to 6 while the round lasts
    Step 7  Take the lock; undo the virtual losses; back up the round's results to the root

Two threads see 1.6 to 1.7 times the positions of one. Holding the lock for the whole iteration
would lose up to a sixth of that.
"""

import numpy as np

from quiltbee.engine.parameters import SHARED_VISITS, VISITS_PER_ITERATION
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import (
    ONE,
    add_node,
    decider_of,
    evaluate_candidates,
    focus_on,
    list_edges,
    value_of,
)
from quiltbee.engine.search.locks import acquire, add, read, release, wait_for_change
from quiltbee.engine.search.tree import Search, Thread, Tree
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.games import copy, follow


@compiled
def begin_search(
    search: Search, thread: Thread, state: Int64Array, listed: int, width: int
) -> None:
    """Make `state` the root of an empty tree.

    Its edges are the thread's first `listed` actions. With 0 they are `width` placements of each
    patch, or the outcomes if chance comes next.
    """
    tree = search.tree
    # Only the counters are cleared: nodes and edges beyond them are written before they are read.
    for counter in range(len(tree.counters)):
        tree.counters[counter] = 0
    number = listed if listed > 0 else list_edges(search, thread, state, width)
    evaluate_candidates(search, thread, state, number)
    # The focus comes first: it decides the priors of the node.
    value, margin = value_of(search.game, thread, state, number)
    focus_on(search, decider_of(search.game, state), value, margin)
    add_node(search, thread, state, number)
    # The root reserves as many edges as any root can need, see `reuse`.
    tree.counters[t.EDGES] = max(number, t.ROOT_EDGES)
    tree.counters[t.EVALUATED] = number
    tree.counters[t.MOST_DEPTH] = t.LONGEST_PATH


@compiled
def run_rounds(search: Search, thread: Thread, rounds: int, most_evaluated: int) -> None:
    """Search `rounds` rounds, or until `most_evaluated` positions are evaluated or STOP is set.

    A path of length MOST_DEPTH sets STOP, and none is longer, since each iteration goes at most one
    decision further than earlier ones. A round in which other threads hold every candidate is only
    a short wait. Every iteration counts as at least one evaluated position. A full tree is searched
    without growing.
    """
    tree, counters, path = search.tree, search.tree.counters, thread.path
    for _ in range(rounds):
        # Step 1. Take the lock; stop if a limit is reached.
        acquire(counters, t.LOCK)
        if read(counters, t.EVALUATED) >= most_evaluated or read(counters, t.STOP) != 0:
            release(counters, t.LOCK)
            return

        # Step 2. Select down to an edge that this thread may claim, leaving virtual losses.
        above = select_shared(search, thread)
        if above == 0:
            # Retrying at once would keep the lock from the threads it waits for.
            before = read(counters, t.ITERATIONS)
            release(counters, t.LOCK)
            wait_for_change(counters, t.ITERATIONS, before)
            continue

        # Step 3. Claim that edge, and release the lock.
        child = claim(tree, path[1, above - 1])
        release(counters, t.LOCK)

        # A round pays for the lock and the path once, so the more often a node has been visited,
        # the longer the thread stays. Two threads see up to a fifth more positions that way.
        iterations = 1
        if child >= 0:
            iterations += tree.nodes[child, t.VISITS] // VISITS_PER_ITERATION
        done, deepest, value_sum, margin_sum = 0, above, np.float32(0.0), np.float32(0.0)
        while done < iterations and (
            done == 0
            or (deepest < counters[t.MOST_DEPTH] and read(counters, t.EVALUATED) < most_evaluated)
        ):
            # Step 4. Select on to a leaf. There always is one below a claimed edge.
            length = select_below(search, thread, child, above)
            node, leaf = path[0, length - 1], path[1, length - 1]

            # Step 5. Expand and evaluate the leaf.
            made, value, margin = expand_leaf(search, thread, node, leaf)

            # Step 6. Back up to the claimed edge. The edge itself is updated in step 7: other
            # threads read it, and while it is BUSY they don't see its child.
            if length > above:
                tree.edges[leaf, t.CHILD] = made
                back_up(tree, thread, above, length, 1, value, margin)
            else:
                child = made
            done += 1
            value_sum += value
            margin_sum += margin
            deepest = max(deepest, length)

        end_round(search, thread, child, above, done, deepest, value_sum, margin_sum)


@compiled
def claim(tree: Tree, edge: int) -> int:
    """Keep other threads from getting below an edge; return its child."""
    # The cache lines below stay with this core, too. A finished game needs no claim.
    child = tree.edges[edge, t.CHILD]
    if child != t.TERMINAL:
        tree.edges[edge, t.CHILD] = t.BUSY
    return child


@compiled
def end_round(
    search: Search,
    thread: Thread,
    child: int,
    above: int,
    done: int,
    deepest: int,
    value_sum: np.float32,
    margin_sum: np.float32,
) -> None:
    """Restore the child of the claimed edge, the last of a path of length `above`, and back up.

    The round did `done` iterations, with these sums, on paths up to `deepest` long.
    """
    # Step 7. Take the lock; undo the virtual losses; back up to the root.
    tree, counters = search.tree, search.tree.counters
    acquire(counters, t.LOCK)
    tree.edges[thread.path[1, above - 1], t.CHILD] = child
    undo_virtual_losses(tree, thread, above)
    back_up(tree, thread, 0, above, done, value_sum, margin_sum)
    counters[t.ITERATIONS] += done
    counters[t.DEPTH] = max(counters[t.DEPTH], deepest)
    if counters[t.DEPTH] >= counters[t.MOST_DEPTH]:
        counters[t.STOP] = 1
    release(counters, t.LOCK)


@compiled
def select_shared(search: Search, thread: Thread) -> int:
    """Select from the root down to an edge that the thread may claim. Call it with the lock held.

    That is an edge without a node, or whose node has few visits. Return the path's length, or 0 if
    other threads hold every candidate.
    """
    tree, path = search.tree, thread.path
    node, length = 0, 0
    while True:
        edge = select(search, node)
        if edge < 0:
            # Every edge is claimed, even below a node that looked free: end this round.
            undo_virtual_losses(tree, thread, length)
            return 0
        path[0, length] = node
        path[1, length] = edge
        add_virtual_loss(tree, node, edge, 1)
        length += 1
        node = tree.edges[edge, t.CHILD]
        # Few visits mean a small subtree, which one thread may claim for a while. Further up the
        # threads meet, and virtual losses spread them.
        if node < 0 or tree.nodes[node, t.VISITS] < SHARED_VISITS:
            return length


@compiled
def select_below(search: Search, thread: Thread, node: int, length: int) -> int:
    """Select on from a claimed node to a leaf; return the path's length."""
    tree, path = search.tree, thread.path
    while node >= 0:
        edge = select(search, node)
        path[0, length] = node
        path[1, length] = edge
        length += 1
        node = tree.edges[edge, t.CHILD]
    return length


@compiled
def select(search: Search, node: int) -> int:
    """Return the edge with the highest upper bound, or -1 while other threads hold every one.

    The bound is the edge's value, plus c_puct * prior * sqrt(1 + visits of the node)
    / (1 + visits of the edge). The first of equals wins. For a chance node, see `most_lagging`.
    """
    # Edges without a visit need no assumed value ("first play urgency"): each has been evaluated,
    # and the sums hold that evaluation once.
    tree, parameters = search.tree, search.parameters
    if tree.nodes[node, t.DECIDER] == t.CHANCE:
        return most_lagging(tree, node)
    values, edges, minimax_weight = tree.values, tree.edges, parameters.minimax_weight
    # PUCT weighs exploration by a prior ("Multi-armed bandits with episode context", Rosin, 2011);
    # the square root is AlphaZero's. Exploration that grows with the logarithm of the visits, or
    # with their power 0.42 or 0.6, made no better choices in 480 positions
    # (docs/how-it-works/strength.md).
    explore = parameters.c_puct * np.float32(np.sqrt(1.0 + tree.nodes[node, t.VISITS]))
    explore *= tree.focus[0]
    # The sign turns player 1's values into those of the player to move. It is part of the factors,
    # and mean and exploration share their denominator: one division an edge in the hottest loop.
    sign = -ONE if tree.nodes[node, t.DECIDER] == t.SECOND else ONE
    minimax_factor, mean_factor = sign * minimax_weight, sign * (ONE - minimax_weight)
    first = tree.nodes[node, t.FIRST_EDGE]
    chosen, highest = -1, np.float32(-1e9)
    for edge in range(first, first + tree.nodes[node, t.EDGE_COUNT]):
        if edges[edge, t.CHILD] == t.BUSY:
            continue
        total = mean_factor * values[edge, t.VALUE_SUM] + explore * values[edge, t.PRIOR]
        bound = minimax_factor * values[edge, t.MINIMAX] + total / np.float32(
            1 + edges[edge, t.VISITS]
        )
        if bound > highest:
            chosen, highest = edge, bound
    return chosen


@compiled
def most_lagging(tree: Tree, node: int) -> int:
    """Return the outcome of a chance node whose visits lag most behind its probability.

    -1 while other threads hold every one.
    """
    # Random outcomes would add noise to every comparison of moves, and two searches of one position
    # would differ. Taken in turn, each outcome stays close to its share.
    first, values, edges = tree.nodes[node, t.FIRST_EDGE], tree.values, tree.edges
    total = np.float32(1 + tree.nodes[node, t.VISITS])
    chosen, furthest = -1, np.float32(-1e9)
    for edge in range(first, first + tree.nodes[node, t.EDGE_COUNT]):
        lag = values[edge, t.PRIOR] * total - np.float32(edges[edge, t.VISITS])
        if lag > furthest and edges[edge, t.CHILD] != t.BUSY:
            chosen, furthest = edge, lag
    return chosen


@compiled
def edge_value(search: Search, edge: int) -> float:
    """Return the value of an edge for player 1: its mean mixed with its minimax value.

    The mean is steady but slow to change; the minimax value reacts to a refutation at once.
    """
    # Implicit minimax backups (Lanctot, Winands, Pepels and Sturtevant, CIG 2014): the tree keeps
    # both values apart, and they are mixed only here and in `select`.
    tree = search.tree
    mean = tree.values[edge, t.VALUE_SUM] / np.float32(1 + tree.edges[edge, t.VISITS])
    return mean + search.parameters.minimax_weight * (tree.values[edge, t.MINIMAX] - mean)


@compiled
def add_virtual_loss(tree: Tree, node: int, edge: int, sign: int) -> None:
    """Add (1) or undo (-1) a visit that counts as a loss for the player to move.

    It keeps other threads off the same path until the true value is backed up. The sum is player
    1's: a loss adds nothing to it where player 1 is to move, and a whole win where player 2 is.
    """
    # Virtual loss: Chaslot, Winands and van den Herik, Computers and Games 2008. The minimax value
    # is left alone: a maximum, unlike a sum, can't be undone by subtraction.
    tree.nodes[node, t.VISITS] += sign
    tree.edges[edge, t.VISITS] += sign
    if tree.nodes[node, t.DECIDER] == t.SECOND:
        tree.values[edge, t.VALUE_SUM] += np.float32(sign)


@compiled
def undo_virtual_losses(tree: Tree, thread: Thread, length: int) -> None:
    """Undo the virtual losses on the first `length` edges of the thread's path."""
    for step in range(length):
        add_virtual_loss(tree, thread.path[0, step], thread.path[1, step], -1)


@compiled
def expand_leaf(
    search: Search, thread: Thread, node: int, edge: int
) -> tuple[int, np.float32, np.float32]:
    """Expand the position behind an edge without a node.

    Return the edge's new child, and the value and margin to back up, see `value_of`.
    """
    tree, state = search.tree, thread.state
    # The value of a finished game is exact: no visit can change it.
    if tree.edges[edge, t.CHILD] == t.TERMINAL:
        add(tree.counters, t.EVALUATED, 1)
        return t.TERMINAL, tree.values[edge, t.MINIMAX], tree.values[edge, t.STATIC_MARGIN]
    copy(search.game, tree.states[node], state)
    follow(search.game, state, search.ring, tree.edges[edge, t.ACTION])
    number = list_edges(search, thread, state, search.parameters.width)
    evaluate_candidates(search, thread, state, number)
    add(tree.counters, t.EVALUATED, 1 + number)
    value, margin = value_of(search.game, thread, state, number)
    child = add_node(search, thread, state, number)
    if child == t.UNEXPANDED:
        # The tree is full: the edge stays a leaf, and is evaluated again at its next visit.
        tree.values[edge, t.MINIMAX] = value
    return child, value, margin


@compiled
def back_up(
    tree: Tree,
    thread: Thread,
    first: int,
    length: int,
    visits: int,
    value_sum: np.float32,
    margin_sum: np.float32,
) -> None:
    """Add visits and their values to the path's edges from `first` up to, not including, `length`.

    Minimax values are updated from the leaf upwards, only as long as the one below has changed.
    """
    has_changed = True
    for step in range(length - 1, first - 1, -1):
        node, edge = thread.path[0, step], thread.path[1, step]
        tree.nodes[node, t.VISITS] += visits
        tree.edges[edge, t.VISITS] += visits
        tree.values[edge, t.VALUE_SUM] += value_sum
        tree.values[edge, t.MARGIN_SUM] += margin_sum
        child = tree.edges[edge, t.CHILD]
        # Minimax values change less often than means: on most paths this ends after a step or two,
        # and at once for a finished game.
        has_changed = has_changed and child != t.TERMINAL
        if has_changed and child >= 0:
            minimax = minimax_of(tree, child)
            has_changed = tree.values[edge, t.MINIMAX] != minimax
            tree.values[edge, t.MINIMAX] = minimax


@compiled
def minimax_of(tree: Tree, node: int) -> float:
    """Return a node's minimax value: that of the best edge for the player to move there.

    At a chance node it is the mean over the outcomes.
    """
    # All edges are read again, since the best one may have become worse. They are few: below the
    # root two placements of each patch and the pass.
    first = tree.nodes[node, t.FIRST_EDGE]
    stop = first + tree.nodes[node, t.EDGE_COUNT]
    if tree.nodes[node, t.DECIDER] == t.CHANCE:
        mean = np.float32(0.0)
        for edge in range(first, stop):
            mean += tree.values[edge, t.PRIOR] * tree.values[edge, t.MINIMAX]
        return mean
    sign = -ONE if tree.nodes[node, t.DECIDER] == t.SECOND else ONE
    highest = sign * tree.values[first, t.MINIMAX]
    for edge in range(first + 1, stop):
        highest = max(highest, sign * tree.values[edge, t.MINIMAX])
    return sign * highest


@compiled
def most_visited(search: Search, node: int) -> int:
    """Return the edge to play: the most visited; among equals the better, then the first.

    Visits are steadier than values: an edge only gets them by staying good ("robust child").
    """
    tree = search.tree
    sign = -ONE if tree.nodes[node, t.DECIDER] == t.SECOND else ONE
    first = tree.nodes[node, t.FIRST_EDGE]
    chosen, best = first, sign * edge_value(search, first)
    for edge in range(first + 1, first + tree.nodes[node, t.EDGE_COUNT]):
        more = tree.edges[edge, t.VISITS] - tree.edges[chosen, t.VISITS]
        if more > 0 or (more == 0 and sign * edge_value(search, edge) > best):
            chosen, best = edge, sign * edge_value(search, edge)
    return chosen
