"""A solo position as the person knows it: an array of 22 int64s, and its ring.

     0-15  as in `kernel.state`: the person is player 1, the Automa player 2 with an empty quilt
    16     the Automa's patches, a bit for each of the 33
    17     the cards not turned over since the last shuffle, a bit for each of the deck's twelve
    18     how many cards are still in the pile; the others unseen were put aside
    19     the budget of the next card if it is shown, else -1
    20     deck: 0 normal, 1 tactical
    21     level, 1 to 5

The order of the cards is not part of it: the next card is drawn when it is needed, uniformly from
those that it may be. An unseen card that was put aside is as likely as one in the pile.
"""

from typing import Final

import numpy as np

from quiltbee.automa import Solo
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.solo.tables import DECKS
from quiltbee.kernel.state import WORDS, state_of
from quiltbee.rules.patches import LETTERS

SOLO_WORDS: Final = 22

TAKEN, UNSEEN, PILE, BUDGET, DECK, LEVEL = range(16, 22)

NOT_SHOWN: Final = -1


def solo_state_of(solo: Solo) -> Int64Array:
    """Return the state of a position whose ring is `ring_of(solo.table)`.

    The order of its cards is left out. If a shuffle is due, it counts as done.
    """
    solo = solo.shuffled_if_due()
    budget = solo.public_budget
    state = np.zeros(SOLO_WORDS, dtype=np.int64)
    state[:WORDS] = state_of(solo.table)
    state[TAKEN] = sum(1 << LETTERS.index(letter) for letter in solo.taken)
    state[UNSEEN] = sum(1 << solo.deck.cards.index(card) for card in solo.unseen)
    state[PILE] = len(solo.pile)
    state[BUDGET] = NOT_SHOWN if budget is None else budget
    state[DECK] = DECKS[solo.deck]
    state[LEVEL] = solo.level.level
    return state
