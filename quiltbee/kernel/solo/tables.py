"""The Automa's cards and levels as flat arrays, built from `automa`.

A card is a number from 0 to 11 in its deck. The tables have all 24, those of the normal deck first:
card c of deck d is row 12 d + c.

A filter keeps the patches that are best by one value: buttons, squares, distance from the neutral
token, or whether it leaves the person's token ahead. A filter that would leave none keeps all, as
if none were better. So a card's filters, applied in order, choose the patch with the highest
*rank*: its values as the digits of a number, the first filter's first.
"""

from typing import Final

from quiltbee.automa import CARDS, LEVELS, Card, Deck, Filter
from quiltbee.kernel.arrays import constant
from quiltbee.rules import PATCHES

DECK_CARDS: Final = len(Deck.NORMAL.cards)
ALL_CARDS: Final = (1 << DECK_CARDS) - 1
DECKS: Final = {deck: number for number, deck in enumerate(Deck)}
TACTICAL: Final = DECKS[Deck.TACTICAL]

_CARDS = [CARDS[number] for deck in Deck for number in deck.cards]
_DIGIT = 16
"""More than any value that a filter compares."""


def _weight(card: Card, by: Filter) -> int:
    """Return what one unit of a filter's value adds to the rank; 0 if the card lacks the filter."""
    if by not in card.filters:
        return 0
    return int(_DIGIT ** (len(card.filters) - 1 - card.filters.index(by)))


CARD_BUDGET: Final = constant([card.budget for card in _CARDS])
CARD_INCOME: Final = constant([card.income for card in _CARDS])

RANK: Final = constant(
    [
        _weight(card, Filter.MOST_BUTTONS) * patch.income
        + _weight(card, Filter.LARGEST) * patch.squares
        for card in _CARDS
        for patch in PATCHES.values()
    ]
)
"""The part of a patch's rank that does not depend on its place, at 33 * row + patch."""

NOT_OVERTAKING: Final = constant([_weight(card, Filter.NO_OVERTAKE) for card in _CARDS])
FURTHER: Final = constant([_weight(card, Filter.FURTHEST) for card in _CARDS])
"""The rest of a rank: for leaving the person's token ahead, and for each choice before it."""

BUDGETS: Final = max(card.budget for card in _CARDS) + 1
CARDS_OF_BUDGET: Final = constant(
    [
        sum(1 << n for n, number in enumerate(deck.cards) if CARDS[number].budget == budget)
        for deck in Deck
        for budget in range(BUDGETS)
    ]
)
"""Masks of the cards of a deck with a budget, at BUDGETS * deck + budget."""

MARKER: Final = constant([0, *(level.marker for level in LEVELS.values())])
PER_BUTTON: Final = constant([0, *(level.per_button_held for level in LEVELS.values())])
PER_PATCH: Final = constant([0, *(level.per_patch_with_buttons for level in LEVELS.values())])
PER_PRINTED: Final = constant([0, *(level.per_button_on_patches for level in LEVELS.values())])
"""By level, 1 to 5: the marker's space, and the points for buttons, patches and their buttons."""


def _patches(of: int) -> int:
    return sum(1 << n for n, patch in enumerate(PATCHES.values()) if patch.income & of)


WITH_BUTTONS: Final = _patches(3)
"""The patches with printed buttons, a bit each."""
WITH_ONE: Final = _patches(1)
WITH_TWO: Final = _patches(2)
"""The patches whose number of buttons, at most 3, has this binary digit."""
