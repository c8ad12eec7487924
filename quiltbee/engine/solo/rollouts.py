"""Rollouts of solo games: played on to their end, with cards drawn, to see what that looks like.

The person plays the best candidate of each position; what is drawn makes the games differ.
"""

from quiltbee.engine.search.expand import best_candidate, list_candidates_of
from quiltbee.engine.search.rollouts import EMPTY, SCORES, TILES
from quiltbee.engine.search.tree import ACTION, Search, Thread
from quiltbee.engine.solo.search import evaluate_outcomes, follow
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces, play, score
from quiltbee.kernel.solo.game import automa_score, copy_solo, play_automa_turns
from quiltbee.kernel.state import HIGH, LOW, OVER, STAGE, TILE


@compiled
def add_solo_rollouts(
    search: Search, thread: Thread, edge: int, source: Int64Array, games: int, sums: Int64Array
) -> None:
    """Play games that begin with an edge of the root, and add their ends to `sums`.

    `source` is the state of `random_games.draw`. The Automa has no quilt, and no empty spaces.
    """
    tree, state = search.tree, thread.state
    for _ in range(games):
        copy_solo(tree.states[0], state)
        follow(state, search.ring, tree.edges[edge, ACTION])
        play_automa_turns(state, search.ring, source)
        while state[STAGE] != OVER:
            number = list_candidates_of(search, thread, state, search.parameters.width)
            evaluate_outcomes(search, thread, state, number)
            play(state, search.ring, thread.actions[best_candidate(thread, number, False)])
            play_automa_turns(state, search.ring, source)
        sums[SCORES] += score(state, 0)
        sums[SCORES + 1] += automa_score(state)
        sums[EMPTY] += empty_spaces(state[LOW], state[HIGH])
        for player in range(2):
            sums[TILES + player] += 1 if state[TILE] == player + 1 else 0
