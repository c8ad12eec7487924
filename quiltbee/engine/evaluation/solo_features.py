"""The features of a solo position: the person's side as in a duel, and the Automa.

The rows of `engine.evaluation.features` about the quilt, the market and the person mean the same
here, so that learning can start from the weights for duels. The Automa's rows follow. All features
are from the person's side, whoever moves next.
"""

from typing import Final

from quiltbee.engine.evaluation.features import (
    BALANCE_STEPS,
    FEATURES,
    FEATURES_PER_QUILT,
    MOST_AHEAD,
    OWN,
    RING_SLOTS,
    TAKE_SLOTS,
    balance_step,
    forget_facts,
    list_ring_rows,
    own_features,
    quilt_features,
    ring_row_features,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.solo.game import automa_score
from quiltbee.kernel.solo.state import BUDGET, DECK, LEVEL, PILE, UNSEEN
from quiltbee.kernel.solo.tables import BUDGETS, DECK_CARDS
from quiltbee.rules import LAST_SPACE

_LEVELS: Final = 6
_SPACES: Final = LAST_SPACE + 1
_MOST_LEAD: Final = 20
_MOST_POINTS: Final = 99
_MOST_BUTTONS: Final = 63

# Blocks with one row for each value; those of a level or deck once for each of these.
_LEVEL_AND_DECK: Final = FEATURES
_MOVER: Final = _LEVEL_AND_DECK + 2 * _LEVELS
_LEAD: Final = _MOVER + 2
_AUTOMA_TIME: Final = _LEAD + 2 * _MOST_LEAD + 1
_PERSON_TIME: Final = _AUTOMA_TIME + _LEVELS * _SPACES
_AUTOMA_POINTS: Final = _PERSON_TIME + _LEVELS * _SPACES
_AUTOMA_BUTTONS: Final = _AUTOMA_POINTS + _LEVELS * (_MOST_POINTS + 1)
_AHEAD: Final = _AUTOMA_BUTTONS + _MOST_BUTTONS + 1
_UNSEEN: Final = _AHEAD + BALANCE_STEPS
_PILE: Final = _UNSEEN + 2 * DECK_CARDS
_BUDGET: Final = _PILE + DECK_CARDS + 1
SOLO_FEATURES: Final = _BUDGET + BUDGETS + 1

MOST_SOLO_FEATURES: Final = FEATURES_PER_QUILT + 12 + 2 * RING_SLOTS + TAKE_SLOTS + 12 + DECK_CARDS


@compiled
def automa_features(state: Int64Array, outlook: int, features: Int64Array, count: int) -> int:
    """Append the features of the Automa and its cards; return the new count.

    `outlook` is the person's final score without another purchase.
    """
    level, deck = state[LEVEL], state[DECK]
    here, there = state[k.TIME], state[k.PLAYER + k.TIME]
    points = automa_score(state)
    lead = min(max(there - here, -_MOST_LEAD), _MOST_LEAD)
    features[count] = _LEVEL_AND_DECK + _LEVELS * deck + level
    features[count + 1] = _MOVER + state[k.TURN]
    features[count + 2] = _LEAD + _MOST_LEAD + lead
    features[count + 3] = _AUTOMA_TIME + _SPACES * level + there
    features[count + 4] = _PERSON_TIME + _SPACES * level + here
    features[count + 5] = _AUTOMA_POINTS + (_MOST_POINTS + 1) * level + min(points, _MOST_POINTS)
    features[count + 6] = _AUTOMA_BUTTONS + min(state[k.PLAYER + k.BUTTONS], _MOST_BUTTONS)
    features[count + 7] = _AHEAD + MOST_AHEAD + balance_step(outlook - points)
    features[count + 8] = _PILE + state[PILE]
    features[count + 9] = _BUDGET + 1 + state[BUDGET]
    count += 10
    # The person may know which cards are unseen, but not their order.
    for card in range(DECK_CARDS):
        if state[UNSEEN] >> card & 1 != 0:
            features[count] = _UNSEEN + DECK_CARDS * deck + card
            count += 1
    return count


@compiled
def solo_game_features(state: Int64Array, features: Int64Array, count: int) -> int:
    """Append the features of everything but the quilt and the ring; return the new count."""
    count, outlook = own_features(state, 0, features, count)
    return automa_features(state, outlook, features, count)


@compiled
def active_solo_features(
    state: Int64Array, ring: Int64Array, entries: Int64Array, features: Int64Array
) -> int:
    """Set the first of `features`, MOST_SOLO_FEATURES long, to a position's; return how many.

    The first row of `entries` is scratch.
    """
    count = quilt_features(state[k.LOW], state[k.HIGH], OWN, features, 0)
    forget_facts(entries[0])
    count = solo_game_features(state, features, count)
    first = MOST_SOLO_FEATURES - RING_SLOTS
    stop = list_ring_rows(state, ring, 0, entries[0], None, features, first)
    for number in range(first, stop):
        count = ring_row_features(features[number], True, features, count)
    return count
