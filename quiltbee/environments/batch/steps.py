"""What a batch does to a slice of its games, in one compiled call.

The rows of all arrays belong to games. A slice is the games from `start` to before `stop`, so
threads can share a batch without ever touching the same row. An array that is not wanted has no
columns, and is not written.
"""

from typing import Final

from quiltbee.environments.batch.legality import (
    FIRST_WORDS,
    clear,
    draw_legal,
    flat_action,
    is_set,
    show_legal,
)
from quiltbee.environments.batch.planes import write_observation
from quiltbee.environments.batch.tables import FACTORED_WORDS, FIRST_WORD, LAST_WORD
from quiltbee.kernel.arrays import Float32Array, Int8Array, Int16Array, Int64Array
from quiltbee.kernel.bits import trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, mixed, play, score
from quiltbee.kernel.random_games import shuffle_ring
from quiltbee.kernel.state import OVER, STAGE, TURN

CHANCE: Final = 0
DRAWS: Final = 1
"""The columns of `sources`: what draws a game's rings and cards, and what draws its actions."""


@compiled
def seed_sources(seeds: Int64Array, sources: Int64Array) -> None:
    """Set both generators of every game from its seed; neither is ever 0."""
    for game in range(len(seeds)):
        for column in range(2):
            word = mixed(2 * seeds[game] + column + 1)
            sources[game, column] = word if word != 0 else 1


@compiled
def spread_word(bits: int, first: int, mask: Int8Array, value: int) -> None:
    """Write a value for each set bit of a word whose first action is `first`."""
    while bits != 0:
        mask[first + trailing_zeros(bits)] = value
        bits &= bits - 1


@compiled
def spread(words: Int64Array, shown: int, is_factored: bool, mask: Int8Array, value: int) -> None:
    """Write a value to the mask for each legal action of a row."""
    for word in range(FACTORED_WORDS if is_factored else FIRST_WORDS):
        spread_word(words[word], word << 6, mask, value)
    while not is_factored and shown != 0:
        patch = trailing_zeros(shown)
        shown &= shown - 1
        for word in range(FIRST_WORD[patch], LAST_WORD[patch] + 1):
            spread_word(words[word], word << 6, mask, value)


@compiled
def show_games(
    start: int,
    stop: int,
    states: Int64Array,
    rings: Int64Array,
    words: Int64Array,
    legal: Int64Array,
    movers: Int8Array,
    mask: Int8Array,
    planes: Int8Array,
    scalars: Int16Array,
    left: Int8Array,
    is_factored: bool,
) -> None:
    """Write everything that is to be seen of some games; `legal` has a count and what is shown."""
    for game in range(start, stop):
        shown = legal[game, 1]
        if mask.shape[1] != 0:
            spread(words[game], shown, is_factored, mask[game], 0)
        clear(words[game], shown, is_factored)
        count, shown = show_legal(states[game], rings[game], words[game], is_factored)
        legal[game, 0], legal[game, 1] = count, shown
        if mask.shape[1] != 0:
            spread(words[game], shown, is_factored, mask[game], 1)
        movers[game] = states[game, TURN]
        if planes.shape[1] != 0:
            write_observation(states[game], rings[game], planes[game], scalars[game], left[game])


@compiled
def begin_games(
    start: int,
    stop: int,
    states: Int64Array,
    rings: Int64Array,
    sources: Int64Array,
    origin: Int64Array,
    draws_rings: bool,
) -> None:
    """Set games up anew."""
    for game in range(start, stop):
        if draws_rings:
            shuffle_ring(rings[game], sources[game, CHANCE:])
        copy(origin, states[game])


@compiled
def forget_end(game: int, rewards: Float32Array, dones: Int8Array) -> None:
    """Say that the last step did not end a game."""
    if dones[game] != 0:
        dones[game] = 0
        rewards[game, 0], rewards[game, 1] = 0, 0


@compiled
def tell_end(
    game: int,
    has_first_won: bool,
    rewards: Float32Array,
    scores: Int64Array,
    dones: Int8Array,
    winning: float,
    point: float,
) -> None:
    """Say that the last step ended a game with the scores that are written."""
    dones[game] = 1
    margin = scores[game, 0] - scores[game, 1]
    reward = (winning if has_first_won else -winning) + point * margin
    rewards[game, 0], rewards[game, 1] = reward, -reward


@compiled
def play_games(
    start: int,
    stop: int,
    actions: Int64Array,
    states: Int64Array,
    rings: Int64Array,
    sources: Int64Array,
    origin: Int64Array,
    draws_rings: bool,
    is_factored: bool,
    rewards: Float32Array,
    scores: Int64Array,
    dones: Int8Array,
    winning: float,
    point: float,
) -> None:
    """Play a legal action in each game; set up anew the games that it ends."""
    for game in range(start, stop):
        state = states[game]
        action = flat_action(state, rings[game], actions[game]) if is_factored else actions[game]
        play(state, rings[game], action)
        if state[STAGE] != OVER:
            forget_end(game, rewards, dones)
            continue
        scores[game, 0], scores[game, 1] = score(state, 0), score(state, 1)
        tell_end(game, has_won(state, 0), rewards, scores, dones, winning, point)
        begin_games(game, game + 1, states, rings, sources, origin, draws_rings)


@compiled
def first_illegal(start: int, stop: int, actions: Int64Array, words: Int64Array, most: int) -> int:
    """The first game whose action is not legal, or -1; actions are 0 to before `most`."""
    for game in range(start, stop):
        action = actions[game]
        if action < 0 or action >= most or not is_set(words[game], action):
            return game
    return -1


@compiled
def draw_games(
    start: int,
    stop: int,
    words: Int64Array,
    legal: Int64Array,
    is_factored: bool,
    sources: Int64Array,
    actions: Int64Array,
) -> None:
    """Draw an action for each game, uniformly from its legal ones."""
    for game in range(start, stop):
        count, shown = legal[game, 0], legal[game, 1]
        source = sources[game, DRAWS:]
        actions[game] = draw_legal(words[game], count, shown, is_factored, source)
