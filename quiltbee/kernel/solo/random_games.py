"""Solo games in which each decision is drawn uniformly from all legal ones."""

from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import play, score
from quiltbee.kernel.random_games import random_legal, shuffle_ring
from quiltbee.kernel.solo.game import automa_score, copy_solo, has_person_won, play_automa_turns
from quiltbee.kernel.state import OVER, STAGE


@compiled
def random_solo_game(
    state: Int64Array,
    ring: Int64Array,
    random_state: Int64Array,
    scratch: Int64Array,
    sums: Int64Array,
) -> None:
    """Play a game to its end; add the person's decisions, legal actions and cards to `sums`."""
    sums[2] += play_automa_turns(state, ring, random_state)
    while state[STAGE] != OVER:
        action, count = random_legal(state, ring, random_state, scratch)
        play(state, ring, action)
        sums[0] += 1
        sums[1] += count
        sums[2] += play_automa_turns(state, ring, random_state)


@compiled
def random_solo_games(
    start: Int64Array,
    state: Int64Array,
    ring: Int64Array,
    random_state: Int64Array,
    scratch: Int64Array,
    games: int,
    sums: Int64Array,
) -> None:
    """Play games from `start`, each on a new random ring; all chance is drawn from `random_state`.

    Added to `sums` are the person's decisions, the legal actions over all of them, the cards turned
    over, the person's points, the Automa's, and the games that the person won.
    """
    for _ in range(games):
        shuffle_ring(ring, random_state)
        copy_solo(start, state)
        random_solo_game(state, ring, random_state, scratch, sums)
        sums[3] += score(state, 0)
        sums[4] += automa_score(state)
        sums[5] += 1 if has_person_won(state) else 0
