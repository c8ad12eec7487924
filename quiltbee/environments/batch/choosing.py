"""Legal actions as a list, and draws from it by the logits of a policy."""

import numpy as np

from quiltbee.engine.evaluation.exponential import exp
from quiltbee.environments.batch.games import Played, Shown
from quiltbee.environments.batch.legality import FIRST_WORDS
from quiltbee.environments.batch.steps import DRAWS
from quiltbee.environments.batch.tables import FACTORED_WORDS, FIRST_WORD, LAST_WORD
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.bits import trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.random_games import draw

_FRACTION = 1 << 24
"""The steps of a draw from 0 to 1: as many as a float32 can tell apart."""

_LEAST = np.float32(-40.0)


@compiled
def list_word(bits: int, first: int, actions: Int64Array, count: int) -> int:
    """Append the actions of a word to `count` actions; return the new count."""
    while bits != 0:
        actions[count] = first + trailing_zeros(bits)
        bits &= bits - 1
        count += 1
    return count


@compiled
def list_row(words: Int64Array, shown: int, is_factored: bool, actions: Int64Array) -> int:
    """Set the first of `actions` to the legal ones of a row, in rising order; return how many."""
    count = 0
    stop = FACTORED_WORDS if is_factored else FIRST_WORDS
    for word in range(stop):
        count = list_word(words[word], word << 6, actions, count)
    while not is_factored and shown != 0:
        patch = trailing_zeros(shown)
        shown &= shown - 1
        for word in range(max(stop, FIRST_WORD[patch]), LAST_WORD[patch] + 1):
            count = list_word(words[word], word << 6, actions, count)
        stop = max(stop, LAST_WORD[patch] + 1)
    return count


@compiled
def list_games(
    shown: Shown, start: int, stop: int, is_factored: bool, starts: Int64Array, actions: Int64Array
) -> None:
    """List the legal actions of some games; those of a game begin at `starts[game]`."""
    words, legal = shown.words, shown.legal
    for game in range(start, stop):
        list_row(words[game], legal[game, 1], is_factored, actions[starts[game] :])


@compiled
def draw_by(
    logits: Float32Array,
    actions: Int64Array,
    count: int,
    temperature: float,
    random_state: Int64Array,
    odds: Float32Array,
) -> tuple[int, float]:
    """Draw one of `count` actions by a softmax of their logits, and the logarithm of its chance.

    NaN counts as -inf, and actions with +inf share all of the chance. Temperature 0 takes the
    highest logit, the first of equals. -1 if no logit is above -inf.
    """
    best, highest = -1, np.float32(-np.inf)
    for n in range(count):
        logit = logits[actions[n]]
        if logit > highest:  # never true of NaN
            best, highest = n, logit
    if best < 0:
        return -1, 0.0
    if temperature == 0.0:
        return actions[best], 0.0
    total = np.float32(0.0)
    for n in range(count):
        logit = logits[actions[n]]
        scaled = (logit - highest) / np.float32(temperature)
        if logit == highest:
            odds[n] = np.float32(1.0)  # inf - inf is NaN
        elif scaled > _LEAST:
            odds[n] = exp(scaled)
        else:
            odds[n] = np.float32(0.0)  # so little is as good as never; NaN comes here, too
        total += odds[n]
    left = total * np.float32(draw(random_state, _FRACTION)) / np.float32(_FRACTION)
    chosen = best
    for n in range(count):
        left -= odds[n]
        if left < np.float32(0.0):
            chosen = n
            break
    return actions[chosen], np.log(odds[chosen] / total)


@compiled
def draw_by_logits(
    played: Played,
    shown: Shown,
    start: int,
    stop: int,
    is_factored: bool,
    logits: Float32Array,
    temperature: float,
    listed: Int64Array,
    odds: Float32Array,
    actions: Int64Array,
    log_probs: Float32Array,
) -> None:
    """Draw an action for each game by the logits in its row; -1 where none is above -inf.

    `listed` and `odds` are scratch.
    """
    words, legal, random_states = shown.words, shown.legal, played.random_states
    for game in range(start, stop):
        count = list_row(words[game], legal[game, 1], is_factored, listed)
        random_state = random_states[game, DRAWS:]
        action, log_prob = draw_by(logits[game], listed, count, temperature, random_state, odds)
        actions[game] = action
        log_probs[game] = log_prob
