"""Expansion: list a position's candidates or outcomes of chance, evaluate them, and add a node.

The *focus* scales exploration down in decided positions, where utilities differ little. For a
player far ahead every candidate wins, and the best is a few points better than the next. That is a
hundredth of the utility, much less than the exploration for an open game: with that, a search of
3,000 nodes gets three decisions deep, and half of the quilt stays empty.
"""

import numpy as np

from quiltbee.engine.candidates import Ranker, draw_candidates, list_candidates
from quiltbee.engine.evaluation.evaluate import LOGIT, MARGIN, begin_children, evaluate_child
from quiltbee.engine.evaluation.exponential import exp, sigmoid
from quiltbee.engine.parameters import FOCUS, LEAST_EXPLORATION
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.locks import acquire, release
from quiltbee.engine.search.tree import Search, Thread, Tree
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.games import Game, copy, is_chance, list_outcomes
from quiltbee.kernel.tables import PATCH_OF

# A plain 1.0 is a float64 to Numba, and would turn every sum that it enters into one.
ONE = np.float32(1.0)

# The margin's part of the utility, in units of MARGIN_UNIT: 0 at 6.25 behind, 1 as far ahead.
# Beyond 6 a point counts half: a huge margin is never worth a risk to the win, but always worth
# something.
_MARGIN_LIMIT = np.float32(6.0)
_MARGIN_SLOPE = np.float32(0.08)
_FAR_SLOPE = np.float32(0.04)
_HALF = np.float32(0.5)


@compiled
def margin_utility(margin: float, margin_weight: np.float32) -> float:
    """Return the margin's part of the utility."""
    limited = min(max(margin, -_MARGIN_LIMIT), _MARGIN_LIMIT)
    return margin_weight * (_HALF + limited * _MARGIN_SLOPE + (margin - limited) * _FAR_SLOPE)


@compiled
def utility(win_chance: float, margin: float, margin_weight: np.float32) -> float:
    """Return the utility that a player maximizes: the chance to win, and a share of the margin.

    That share makes the search prefer the larger of two wins and the smaller of two losses. 0.1,
    0.2 and 0.4 play equally well.
    """
    return (ONE - margin_weight) * win_chance + margin_utility(margin, margin_weight)


@compiled
def list_candidates_of(search: Search, thread: Thread, state: Int64Array, width: int) -> int:
    """Set the thread's actions to a position's candidates; return how many there are.

    Special patches are free and small, so three times as many of their placements are listed.
    """
    ranker = Ranker(
        search.placement_weights, thread.actions, thread.scores, thread.sums, thread.bands
    )
    if state[k.STAGE] == k.SPECIAL:
        width *= 3
    return list_candidates(state, search.ring, width, ranker, thread.placements)


@compiled
def list_edges(search: Search, thread: Thread, state: Int64Array, width: int) -> int:
    """Set the thread's actions to the candidates or outcomes of a position; return how many.

    Candidates have `width` placements of each patch.
    """
    if is_chance(search.game, state):
        return list_outcomes(search.game, state, thread.actions, thread.chances)
    return list_candidates_of(search, thread, state, width)


@compiled
def draw_edges(
    search: Search, thread: Thread, state: Int64Array, drawn: int, random_state: Int64Array
) -> int:
    """Set the thread's actions to a weak level's candidates, or the outcomes; return how many.

    Candidates are the pass and `drawn` random placements of each patch.
    """
    if is_chance(search.game, state):
        return list_outcomes(search.game, state, thread.actions, thread.chances)
    return draw_candidates(state, search.ring, drawn, random_state, thread.actions)


@compiled
def evaluate_candidates(search: Search, thread: Thread, state: Int64Array, number: int) -> None:
    """Evaluate the positions after the thread's first `number` actions, decisions or outcomes.

    Sets the thread's `values`, `margins` and `children`; the first two are player 1's, as always in
    the tree.
    """
    scratch, outputs = thread.scratch, thread.scratch.outputs
    game, ring, weights = search.game, search.ring, search.weights
    margin_weight = search.parameters.margin_weight
    # One quilt is the same after every candidate, so it is looked up once.
    waiting = begin_children(game, state, weights, scratch)
    # The outcomes of chance are evaluated for player 1.
    is_first = decider_of(search.game, state) != t.SECOND
    for n in range(number):
        evaluate_child(game, state, ring, thread.actions[n], waiting, weights, scratch)
        # The outputs are for the player to move in `state`, even if the turn changes.
        value = utility(sigmoid(outputs[LOGIT]), outputs[MARGIN], margin_weight)
        thread.values[n] = value if is_first else ONE - value
        thread.margins[n] = outputs[MARGIN] if is_first else -outputs[MARGIN]
        thread.children[n] = t.TERMINAL if scratch.child[k.STAGE] == k.OVER else t.UNEXPANDED


@compiled
def decider_of(game: Game, state: Int64Array) -> int:
    """Return who decides next: FIRST, SECOND or CHANCE."""
    return t.CHANCE if is_chance(game, state) else state[k.TURN]


@compiled
def best_candidate(thread: Thread, number: int, is_second: bool) -> int:
    """Return the best of the thread's evaluated candidates for the player to move.

    Of equals it is the first: the placements of a patch are listed best first.
    """
    sign = -ONE if is_second else ONE
    best = 0
    for n in range(1, number):
        if sign * thread.values[n] > sign * thread.values[best]:
            best = n
    return best


@compiled
def value_of(game: Game, thread: Thread, state: Int64Array, number: int) -> tuple[float, float]:
    """Return value and margin of a position whose candidates or outcomes are evaluated.

    They are those of the best candidate: one ply more than the position's own, at no cost. The
    candidates' mean by the priors plays no better (51 %). For chance they are the mean of the
    outcomes.
    """
    decider = decider_of(game, state)
    if decider != t.CHANCE:
        best = best_candidate(thread, number, decider == t.SECOND)
        return thread.values[best], thread.margins[best]
    value, margin = np.float32(0.0), np.float32(0.0)
    for n in range(number):
        value += thread.chances[n] * thread.values[n]
        margin += thread.chances[n] * thread.margins[n]
    return value, margin


@compiled
def add_node(search: Search, thread: Thread, state: Int64Array, number: int) -> int:
    """Add a node with the thread's evaluated actions as edges; UNEXPANDED if the tree is full."""
    tree, counters = search.tree, search.tree.counters
    # Only the rows are reserved under the lock: no other thread can reach them yet.
    acquire(counters, t.LOCK)
    node, first = counters[t.NODES], counters[t.EDGES]
    has_room = node < len(tree.nodes) and first + number <= len(tree.edges)
    if has_room:
        counters[t.NODES] = node + 1
        counters[t.EDGES] = first + number
    release(counters, t.LOCK)
    if not has_room:
        return t.UNEXPANDED
    write_node(search, thread, node, first, state, number)
    return node


@compiled
def write_node(
    search: Search, thread: Thread, node: int, first: int, state: Int64Array, number: int
) -> None:
    """Write a node with the thread's evaluated actions as edges, from edge `first` on."""
    tree = search.tree
    # Every field is written, since the rows may hold data of an earlier search.
    copy(search.game, state, tree.states[node])
    tree.nodes[node, t.FIRST_EDGE] = first
    tree.nodes[node, t.EDGE_COUNT] = number
    tree.nodes[node, t.VISITS] = 0
    tree.nodes[node, t.DECIDER] = decider_of(search.game, state)
    for n in range(number):
        _write_edge(tree, thread, first + n, n)
    if tree.nodes[node, t.DECIDER] != t.CHANCE:
        set_priors(search, node)
        return
    for n in range(number):
        # Selection and means then read one column, whoever decides.
        tree.values[first + n, t.PRIOR] = thread.chances[n]


@compiled
def _write_edge(tree: Tree, thread: Thread, edge: int, n: int) -> None:
    edges, values = tree.edges, tree.values
    edges[edge, t.ACTION] = thread.actions[n]
    edges[edge, t.CHILD] = thread.children[n]
    edges[edge, t.VISITS] = 0
    # The sums start with the edge's own evaluation, so that its mean is defined before any visit.
    values[edge, t.VALUE_SUM] = thread.values[n]
    values[edge, t.MARGIN_SUM] = thread.margins[n]
    values[edge, t.STATIC_MARGIN] = thread.margins[n]
    values[edge, t.MINIMAX] = thread.values[n]


@compiled
def set_priors(search: Search, node: int) -> None:
    """Set the priors of the edges of a new node where a player decides: a softmax of their values.

    Only the first listed placement of each patch keeps all of its prior.

    There is no policy network: a candidate costs one evaluation, a fraction of a microsecond, so
    the values themselves serve as policy. But two placements of a patch usually have nearly the
    same value, and a search that followed both equally would see half as much of each.
    """
    tree, values = search.tree, search.tree.values
    temperature = search.parameters.prior_temperature * tree.focus[0]
    share = search.parameters.placement_share
    first = tree.nodes[node, t.FIRST_EDGE]
    stop = first + tree.nodes[node, t.EDGE_COUNT]
    sign = -ONE if tree.nodes[node, t.DECIDER] == t.SECOND else ONE
    # The focus scales the temperature as it does the exploration: in a nearly decided game all
    # values lie close, and at the full temperature the priors would be almost equal.
    # The highest value is subtracted before the exponential, which then can't overflow.
    top = np.float32(-2.0)
    for edge in range(first, stop):
        top = max(top, sign * values[edge, t.MINIMAX])
    total = np.float32(0.0)
    for edge in range(first, stop):
        values[edge, t.PRIOR] = exp((sign * values[edge, t.MINIMAX] - top) / temperature)
        # The placements of a patch are neighbours: compare with the edge before.
        patch = PATCH_OF[tree.edges[edge, t.ACTION]]
        if edge > first and patch == PATCH_OF[tree.edges[edge - 1, t.ACTION]]:
            values[edge, t.PRIOR] *= share
        total += values[edge, t.PRIOR]
    for edge in range(first, stop):
        values[edge, t.PRIOR] /= total


_FOCUS = np.float32(FOCUS)
_LEAST = np.float32(LEAST_EXPLORATION)
_ZERO = np.float32(0.0)


@compiled
def focus_on(search: Search, decider: int, value: float, margin: float) -> None:
    """Set the tree's focus for a root, by its decider and its best candidate."""
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
    # The spread is 0.5 at most, so a FOCUS of 5 does not affect chances below 96 %.
    search.tree.focus[0] = min(max(_FOCUS * spread, _LEAST), ONE)


@compiled
def focus_root(search: Search) -> None:
    """Set the tree's focus from the searched values of its root."""
    tree = search.tree
    sign = -ONE if tree.nodes[0, t.DECIDER] == t.SECOND else ONE
    best = tree.nodes[0, t.FIRST_EDGE]
    for edge in range(best + 1, best + tree.nodes[0, t.EDGE_COUNT]):
        if sign * tree.values[edge, t.MINIMAX] > sign * tree.values[best, t.MINIMAX]:
            best = edge
    margin = tree.values[best, t.MARGIN_SUM] / np.float32(1 + tree.edges[best, t.VISITS])
    focus_on(search, tree.nodes[0, t.DECIDER], tree.values[best, t.MINIMAX], margin)
