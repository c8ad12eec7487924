"""The results of a search: the root's moves in order, each with its line, chance and margin.

Weak levels draw one of the moves, by a softmax of their values.

Rollouts forecast the end of the game, of which the search only knows the chance to win and the
margin. Each goes down the tree, drawing its moves by their visits, and from there on plays the best
candidate of each position. The tree alone makes the games differ: drawing among the candidates as
well plays worse, and leaves too many spaces empty. A game takes some 300 evaluations, a third of a
millisecond. Chance beyond the tree is drawn.
"""

from typing import Final

import numpy as np

from quiltbee.engine.evaluation.evaluate import MARGIN_UNIT
from quiltbee.engine.evaluation.exponential import exp
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import (
    ONE,
    best_candidate,
    evaluate_candidates,
    list_candidates_of,
    margin_utility,
)
from quiltbee.engine.search.puct import edge_value, most_visited
from quiltbee.engine.search.tree import Search, Thread
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces
from quiltbee.kernel.games import copy, draw_chance, follow, score
from quiltbee.kernel.random_games import draw

LEAST_VISITS = 4
"""The least visits of a move in a line."""

_ZERO = np.float32(0.0)


@compiled
def win_chance_and_margin(search: Search, edge: int) -> tuple[float, float]:
    """Return player 1's chance to win, and margin in points, after an edge.

    The chance is the edge's value without the margin's part of the utility.
    """
    tree, margin_weight = search.tree, search.parameters.margin_weight
    margin = tree.values[edge, t.MARGIN_SUM] / np.float32(1 + tree.edges[edge, t.VISITS])
    chance = edge_value(search, edge) - margin_utility(margin, margin_weight)
    # The value mixes in the minimax value, while the margin is a plain mean: the difference may
    # fall a little outside 0 to 1.
    return min(max(chance / (ONE - margin_weight), _ZERO), ONE), MARGIN_UNIT * np.float64(margin)


@compiled
def mean_chance_and_margin(search: Search, node: int) -> tuple[float, float]:
    """Return the means over the outcomes at a chance node."""
    tree, chance, margin = search.tree, _ZERO, 0.0
    first = tree.nodes[node, t.FIRST_EDGE]
    for edge in range(first, first + tree.nodes[node, t.EDGE_COUNT]):
        its_chance, its_margin = win_chance_and_margin(search, edge)
        chance += tree.values[edge, t.PRIOR] * its_chance
        margin += tree.values[edge, t.PRIOR] * its_margin
    return chance, margin


@compiled
def own_value(search: Search, edge: int) -> float:
    """Return the value of an edge of the root to the player to move."""
    value = edge_value(search, edge)
    return -value if search.tree.nodes[0, t.DECIDER] == t.SECOND else value


@compiled
def rank_root(search: Search, ranked: Int64Array) -> int:
    """Set the first of `ranked` to the root's edges, the most visited first; return how many."""
    tree = search.tree
    first, number = tree.nodes[0, t.FIRST_EDGE], tree.nodes[0, t.EDGE_COUNT]
    # An insertion sort: there are 25 edges, and NumPy's sort would make arrays.
    for n in range(number):
        edge = first + n
        visits, value = tree.edges[edge, t.VISITS], own_value(search, edge)
        place = n
        while place > 0:
            before = ranked[place - 1]
            fewer = visits - tree.edges[before, t.VISITS]
            if fewer < 0 or (fewer == 0 and value <= own_value(search, before)):
                break
            ranked[place] = before
            place -= 1
        ranked[place] = edge
    return number


@compiled
def principal_variation_after(search: Search, edge: int, actions: Int64Array) -> int:
    """Set the first of `actions` to the line that begins with an edge; return its length.

    The line ends where chance comes next, where no move has enough visits, or where `actions` is
    full.
    """
    # By visits, as the move itself is chosen: the line is what the search would play.
    tree = search.tree
    actions[0] = tree.edges[edge, t.ACTION]
    length = 1
    child = tree.edges[edge, t.CHILD]
    while child >= 0 and tree.nodes[child, t.DECIDER] != t.CHANCE and length < len(actions):
        following = most_visited(search, child)
        if tree.edges[following, t.VISITS] < LEAST_VISITS:
            break
        actions[length] = tree.edges[following, t.ACTION]
        length += 1
        child = tree.edges[following, t.CHILD]
    return length


_FRACTION: Final = 1 << 24


@compiled
def draw_by_value(
    values: Float32Array, number: int, temperature: np.float32, random_state: Int64Array
) -> int:
    """Sample an index below `number` from the softmax of `values`, which it overwrites."""
    best = values[0]
    for n in range(1, number):
        best = max(best, values[n])
    total = _ZERO
    for n in range(number):
        values[n] = exp((values[n] - best) / temperature)
        total += values[n]
    left = total * np.float32(draw(random_state, _FRACTION)) / np.float32(_FRACTION)
    for n in range(number):
        left -= values[n]
        if left < _ZERO:
            return n
    return number - 1


@compiled
def move_up(ranked: Int64Array, place: int) -> None:
    """Move the element at `place` to the front."""
    edge = ranked[place]
    for n in range(place, 0, -1):
        ranked[n] = ranked[n - 1]
    ranked[0] = edge


# The sums over rollouts, each for player 1 and then for player 2.
SCORES, EMPTY, TILES = 0, 2, 4
SUMS: Final = 6

_NO_EDGE: Final = -1


@compiled
def add_rollouts(
    search: Search,
    thread: Thread,
    edge: int,
    random_state: Int64Array,
    games: int,
    sums: Int64Array,
) -> None:
    """Play games that begin with an edge of the root, and add their results to `sums`."""
    tree, state = search.tree, thread.state
    for _ in range(games):
        # Drawing by visits weighs every line as the search has weighed it.
        copy(search.game, tree.states[0], state)
        following = edge
        while following != _NO_EDGE:
            follow(search.game, state, search.ring, tree.edges[following, t.ACTION])
            following = _drawn_edge(search, tree.edges[following, t.CHILD], random_state)
        add_game(search, thread, random_state, sums)


@compiled
def add_game(search: Search, thread: Thread, random_state: Int64Array, sums: Int64Array) -> None:
    """Play on from the thread's state to the end, and add the result to `sums`.

    The Automa has no quilt, so its empty spaces are not counted.
    """
    game, state = search.game, thread.state
    draw_chance(game, state, search.ring, random_state)
    while state[k.STAGE] != k.OVER:
        number = list_candidates_of(search, thread, state, search.parameters.width)
        evaluate_candidates(search, thread, state, number)
        best = best_candidate(thread, number, state[k.TURN] != 0)
        follow(game, state, search.ring, thread.actions[best])
        draw_chance(game, state, search.ring, random_state)
    for player in range(2):
        first = player * k.PLAYER
        sums[SCORES + player] += score(game, state, player)
        if player < game.quilts:
            sums[EMPTY + player] += empty_spaces(state[first + k.LOW], state[first + k.HIGH])
        sums[TILES + player] += 1 if state[k.TILE] == player + 1 else 0


@compiled
def _drawn_edge(search: Search, node: int, random_state: Int64Array) -> int:
    """Draw an edge of a node by visits; return _NO_EDGE if they are few or there is no node."""
    if node < 0:
        return _NO_EDGE
    tree = search.tree
    first, stop = tree.nodes[node, t.FIRST_EDGE], tree.nodes[node, t.EDGE_COUNT]
    stop += first
    visits = 0
    for edge in range(first, stop):
        visits += tree.edges[edge, t.VISITS]
    if visits < LEAST_VISITS:
        return _NO_EDGE
    left = draw(random_state, visits)
    for edge in range(first, stop):
        left -= tree.edges[edge, t.VISITS]
        if left < 0:
            return edge
    return _NO_EDGE  # another thread has changed the visits in the meantime
