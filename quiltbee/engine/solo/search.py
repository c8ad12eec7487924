"""The search of the solo game: PUCT as in the duel, with chance nodes.

The person's decisions are nodes like those of the duel. Between them lie *chance nodes*: the
Automa turns over one of the cards that it may be, and the tactical deck shows the budget of the
next. Their edges are the outcomes, with their probabilities as priors. A chance node is visited in
proportion to them, always the outcome that lags most: so no draws are needed, and equal positions
are searched alike. Its value is the mean over the outcomes.

One thread searches. The tree is that of the duel with longer states; all values are the person's.
"""

from typing import Final

import numpy as np

from quiltbee.engine.evaluation.exponential import sigmoid
from quiltbee.engine.evaluation.network import LOGIT, MARGIN
from quiltbee.engine.search.expand import (
    ONE,
    add_node,
    best_candidate,
    list_candidates_of,
    set_priors,
    utility,
)
from quiltbee.engine.search.focus import focus_root
from quiltbee.engine.search.puct import best_minimax, select
from quiltbee.engine.search.tree import (
    ACTION,
    CHILD,
    DEPTH,
    EDGE_COUNT,
    EVALUATED,
    FIRST_EDGE,
    IS_SECOND,
    ITERATIONS,
    MARGIN_SUM,
    MINIMAX,
    PRIOR,
    STATIC_MARGIN,
    STOP,
    TERMINAL,
    UNEXPANDED,
    VALUE_SUM,
    VISITS,
    Search,
    Thread,
    Tree,
    new_thread,
    new_tree,
)
from quiltbee.engine.solo.evaluate import evaluate_solo
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import play
from quiltbee.kernel.solo.game import (
    copy_solo,
    is_automas_turn,
    is_budget_due,
    possible_cards,
    turn_card,
)
from quiltbee.kernel.solo.state import BUDGET, DECK, SOLO_WORDS
from quiltbee.kernel.solo.tables import CARD_BUDGET, DECK_CARDS
from quiltbee.kernel.state import CLOCK, OVER, PLAYER, STAGE
from quiltbee.rules import LAST_SPACE

IS_CHANCE: Final = 2
"""In place of IS_SECOND: chance decides."""

LONGEST_SOLO_PATH: Final = 256
"""More decisions, cards and budgets than any game has."""

_ZERO = np.float32(0.0)


def new_solo_tree(nodes: int, edges: int) -> Tree:
    """Return room for so many nodes and edges of a solo game."""
    return new_tree(nodes, edges)._replace(states=np.zeros((nodes, SOLO_WORDS), np.int64))


def new_solo_thread() -> Thread:
    """Return room for the one thread of a solo search."""
    thread = new_thread()
    return thread._replace(
        scratch=thread.scratch._replace(child=np.zeros(SOLO_WORDS, np.int64)),
        path=np.zeros((2, LONGEST_SOLO_PATH), np.int64),
        state=np.zeros(SOLO_WORDS, np.int64),
    )


@compiled
def begin_solo_search(search: Search, thread: Thread, state: Int64Array, width: int) -> None:
    """Make a position the root of an empty tree, with `width` placements a patch.

    If the Automa's card comes next, its edges are the cards.
    """
    tree, is_card = search.tree, is_automas_turn(state)
    for counter in range(len(tree.counters)):
        tree.counters[counter] = 0
    if is_card:
        number = list_outcomes(state, thread.actions)
    else:
        number = list_candidates_of(search, thread, state, width)
    evaluate_outcomes(search, thread, state, number)
    add_solo_node(search, thread, state, number)
    focus_root(search)
    if not is_card:
        set_priors(search, 0)
    tree.counters[EVALUATED] = number


@compiled
def run_solo_rounds(search: Search, thread: Thread, rounds: int, most_evaluated: int) -> None:
    """Search so many iterations, or until so many positions are evaluated or STOP is set."""
    tree, counters, path = search.tree, search.tree.counters, thread.path
    for _ in range(rounds):
        if counters[EVALUATED] >= most_evaluated or counters[STOP] != 0:
            return
        # 1. Select down to an edge without a node; chance selects too.
        node, length = 0, 0
        while node >= 0:
            is_chance = tree.nodes[node, IS_SECOND] == IS_CHANCE
            edge = most_lagging(tree, node) if is_chance else select(search, node)
            path[0, length], path[1, length] = node, edge
            length += 1
            node = tree.edges[edge, CHILD]
        # 2. Expand and evaluate.
        leaf = path[1, length - 1]
        made, value, margin = expand_solo_leaf(search, thread, path[0, length - 1], leaf)
        tree.edges[leaf, CHILD] = made
        # 3. Back up.
        back_up_solo(tree, thread, length, value, margin)
        counters[ITERATIONS] += 1
        counters[DEPTH] = max(counters[DEPTH], length)


@compiled
def most_lagging(tree: Tree, node: int) -> int:
    """Return the outcome of a chance node whose visits lag most behind its probability."""
    first = tree.nodes[node, FIRST_EDGE]
    total = np.float32(1 + tree.nodes[node, VISITS])
    chosen, furthest = first, np.float32(-1e9)
    for edge in range(first, first + tree.nodes[node, EDGE_COUNT]):
        lag = tree.values[edge, PRIOR] * total - np.float32(tree.edges[edge, VISITS])
        if lag > furthest:
            chosen, furthest = edge, lag
    return chosen


@compiled
def list_outcomes(state: Int64Array, actions: Int64Array) -> int:
    """Set the first of `actions` to what chance may bring; return how many there are.

    On the Automa's turn these are cards; where a budget is due, every budget in the deck.
    """
    cards, count = possible_cards(state), 0
    if not shows_budget(state):
        for card in range(DECK_CARDS):
            if cards >> card & 1 != 0:
                actions[count] = card
                count += 1
        return count
    for card in range(DECK_CARDS):
        budget = CARD_BUDGET[DECK_CARDS * state[DECK] + card]
        # The cards of a deck rise with their budgets, so that equals are neighbours.
        if cards >> card & 1 != 0 and (count == 0 or actions[count - 1] != budget):
            actions[count] = budget
            count += 1
    return count


@compiled
def probability(state: Int64Array, outcome: int) -> np.float32:
    """Return how likely one of the outcomes of a chance node is."""
    cards = possible_cards(state)
    if not shows_budget(state):
        return ONE / np.float32(popcount(cards))
    number = 0
    for card in range(DECK_CARDS):
        if cards >> card & 1 != 0 and CARD_BUDGET[DECK_CARDS * state[DECK] + card] == outcome:
            number += 1
    return np.float32(number) / np.float32(popcount(cards))


@compiled
def shows_budget(state: Int64Array) -> bool:
    """Say whether a budget comes next; it matters as long as the Automa has a turn to come."""
    return is_budget_due(state) and state[PLAYER + CLOCK] < LAST_SPACE


@compiled
def is_chance(state: Int64Array) -> bool:
    """Say whether chance comes next: a card or a budget."""
    return state[STAGE] != OVER and (is_automas_turn(state) or shows_budget(state))


@compiled
def follow(state: Int64Array, ring: Int64Array, action: int) -> None:
    """Play what an edge of a solo tree stands for: a decision, a budget shown or a card."""
    if shows_budget(state):
        state[BUDGET] = action
    elif is_automas_turn(state):
        turn_card(state, ring, action)
    else:
        play(state, ring, action)


@compiled
def evaluate_outcomes(search: Search, thread: Thread, state: Int64Array, number: int) -> None:
    """Evaluate what follows from the thread's first `number` actions, decisions or outcomes.

    Sets the thread's `values`, `margins` and `children`.
    """
    scratch, outputs = thread.scratch, thread.scratch.outputs
    child, margin_weight = scratch.child, search.parameters.margin_weight
    for n in range(number):
        copy_solo(state, child)
        follow(child, search.ring, thread.actions[n])
        evaluate_solo(child, search.ring, search.weights, scratch)
        thread.values[n] = utility(sigmoid(outputs[LOGIT]), outputs[MARGIN], margin_weight)
        thread.margins[n] = outputs[MARGIN]
        thread.children[n] = TERMINAL if child[STAGE] == OVER else UNEXPANDED


@compiled
def add_solo_node(search: Search, thread: Thread, state: Int64Array, number: int) -> int:
    """Make a node of the thread's evaluated actions; UNEXPANDED if the tree is full."""
    tree = search.tree
    node = add_node(search, thread, state, number)
    if node == UNEXPANDED:
        return node
    copy_solo(state, tree.states[node])
    tree.nodes[node, IS_SECOND] = 0
    if is_chance(state):
        tree.nodes[node, IS_SECOND] = IS_CHANCE
        first = tree.nodes[node, FIRST_EDGE]
        for n in range(number):
            tree.values[first + n, PRIOR] = probability(state, thread.actions[n])
    return node


@compiled
def expand_solo_leaf(
    search: Search, thread: Thread, node: int, edge: int
) -> tuple[int, np.float32, np.float32]:
    """Expand the position that an edge without a node leads to.

    Return the edge's child from now on, and the value and margin to back up: those of the best
    candidate, or the mean over the outcomes of chance.
    """
    tree, state = search.tree, thread.state
    if tree.edges[edge, CHILD] == TERMINAL:
        tree.counters[EVALUATED] += 1
        return TERMINAL, tree.values[edge, MINIMAX], tree.values[edge, STATIC_MARGIN]
    copy_solo(tree.states[node], state)
    follow(state, search.ring, tree.edges[edge, ACTION])
    if is_chance(state):
        number = list_outcomes(state, thread.actions)
        evaluate_outcomes(search, thread, state, number)
        value, margin = _ZERO, _ZERO
        for n in range(number):
            share = probability(state, thread.actions[n])
            value += share * thread.values[n]
            margin += share * thread.margins[n]
    else:
        number = list_candidates_of(search, thread, state, search.parameters.width)
        evaluate_outcomes(search, thread, state, number)
        best = best_candidate(thread, number, False)
        value, margin = thread.values[best], thread.margins[best]
    tree.counters[EVALUATED] += 1 + number
    child = add_solo_node(search, thread, state, number)
    if child == UNEXPANDED:
        tree.values[edge, MINIMAX] = value
    return child, value, margin


@compiled
def back_up_solo(
    tree: Tree, thread: Thread, length: int, value: np.float32, margin: np.float32
) -> None:
    """Count a visit and what it came to on the path; the values of nodes below are passed up."""
    for step in range(length - 1, -1, -1):
        node, edge = thread.path[0, step], thread.path[1, step]
        tree.nodes[node, VISITS] += 1
        tree.edges[edge, VISITS] += 1
        tree.values[edge, VALUE_SUM] += value
        tree.values[edge, MARGIN_SUM] += margin
        child = tree.edges[edge, CHILD]
        if child >= 0:
            is_chance = tree.nodes[child, IS_SECOND] == IS_CHANCE
            tree.values[edge, MINIMAX] = (
                mean_value(tree, child) if is_chance else best_minimax(tree, child)
            )


@compiled
def mean_value(tree: Tree, node: int) -> np.float32:
    """Return the mean of a chance node's best values, by the probabilities of the outcomes."""
    first, mean = tree.nodes[node, FIRST_EDGE], _ZERO
    for edge in range(first, first + tree.nodes[node, EDGE_COUNT]):
        mean += tree.values[edge, PRIOR] * tree.values[edge, MINIMAX]
    return mean
