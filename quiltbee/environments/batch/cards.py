"""What an observation of a solo game adds to a duel's: the cards and the Automa's score."""

from typing import Final

from quiltbee.environments.observations import Card, Scalar
from quiltbee.kernel.arrays import Int16Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.games import by_game
from quiltbee.kernel.solo.game import automa_score
from quiltbee.kernel.solo.state import BUDGET, DECK, LEVEL, PILE, TAKEN, UNSEEN
from quiltbee.kernel.solo.tables import DECK_CARDS, TACTICAL
from quiltbee.kernel.tables import RING

_TACTICAL: Final = int(Card.TACTICAL)
_LEVEL: Final = int(Card.LEVEL)
_PILE: Final = int(Card.PILE)
_BUDGET: Final = int(Card.BUDGET)
_SEEN: Final = int(Card.SEEN)
_TAKEN: Final = int(Card.TAKEN)
_AUTOMAS_SCORE: Final = int(Scalar.OTHER) + 4


@compiled
def _write_nothing(state: Int64Array, scalars: Int16Array, cards: Int16Array) -> None:
    pass


@compiled
def _write_solo(state: Int64Array, scalars: Int16Array, cards: Int16Array) -> None:
    """Write what the person knows of the cards, and the Automa's patches and score."""
    scalars[_AUTOMAS_SCORE] = automa_score(state)
    cards[_TACTICAL] = 1 if state[DECK] == TACTICAL else 0
    cards[_LEVEL] = state[LEVEL]
    cards[_PILE] = state[PILE]
    cards[_BUDGET] = state[BUDGET]
    for card in range(DECK_CARDS):
        cards[_SEEN + card] = 1 - (state[UNSEEN] >> card & 1)
    for patch in range(RING):
        cards[_TAKEN + patch] = state[TAKEN] >> patch & 1


write_cards = by_game(_write_nothing, _write_solo)
"""Write what differs from a duel in an observation of the game that the first argument names."""
