"""Rollouts: games played to their end, to see what that looks like on average.

The search knows nothing about the end of the game but the chance to win and the margin. To see what
the quilts will look like, games have to get there. Each goes down the tree, drawing its moves by
their visits, and from there on plays the best candidate of each position. The tree alone makes the
games differ: drawing among the candidates as well plays worse, and leaves too many spaces empty. A
game takes some 300 evaluations, a third of a millisecond. Chance beyond the tree is drawn.
"""

from typing import Final

from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import (
    best_candidate,
    evaluate_candidates,
    list_candidates_of,
)
from quiltbee.engine.search.lines import LEAST_VISITS
from quiltbee.engine.search.tree import Search, Thread
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces
from quiltbee.kernel.games import copy, draw_chance, follow, score
from quiltbee.kernel.random_games import draw

# What is added up, each for player 1 and then for player 2.
SCORES: Final = 0
EMPTY: Final = 2
TILES: Final = 4
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
    """Play games that begin with an edge of the root, and add their results to `sums`.

    `random_state` is that of `random_games.draw`.
    """
    tree, state = search.tree, thread.state
    for _ in range(games):
        # Inside the tree the visits are the best known guess at how both sides will play, and
        # drawing by them weighs every line as the search has weighed it.
        copy(search.game, tree.states[0], state)
        following = edge
        while following != _NO_EDGE:
            follow(search.game, state, search.ring, tree.edges[following, t.ACTION])
            following = _drawn_edge(search, tree.edges[following, t.CHILD], random_state)
        add_game(search, thread, random_state, sums)


@compiled
def add_game(search: Search, thread: Thread, random_state: Int64Array, sums: Int64Array) -> None:
    """Play on from the thread's state to the end, and add the result to `sums`.

    The Automa has no quilt, and no empty spaces.
    """
    game, state = search.game, thread.state
    draw_chance(game, state, search.ring, random_state)
    while state[k.STAGE] != k.OVER:
        number = list_candidates_of(search, thread, state, search.parameters.width)
        evaluate_candidates(search, thread, state, number)
        best = best_candidate(thread, number, state[k.TURN] != 0)
        follow(game, state, search.ring, thread.actions[best])
        draw_chance(game, state, search.ring, random_state)
    # Sums, not means, so that further calls can add to them.
    for player in range(2):
        first = player * k.PLAYER
        sums[SCORES + player] += score(game, state, player)
        if player < game.quilts:
            sums[EMPTY + player] += empty_spaces(state[first + k.LOW], state[first + k.HIGH])
        sums[TILES + player] += 1 if state[k.TILE] == player + 1 else 0


@compiled
def _drawn_edge(search: Search, node: int, random_state: Int64Array) -> int:
    """Return an edge of a node, drawn by visits; _NO_EDGE if these are few or there is no node."""
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
    return _NO_EDGE  # another thread has changed the visits meanwhile
