"""What a person may know of the cards, and the chance that is left in what they may not."""

from collections.abc import Sequence
from dataclasses import replace

from quiltbee.automa.solo import UNKNOWN, Solo
from quiltbee.rules import RulesError


def view(solo: Solo) -> Solo:
    """The position as the person sees it: of cards not turned, a public budget."""
    return replace(
        solo,
        pile=(UNKNOWN,) * len(solo.pile),
        aside=(UNKNOWN,) * len(solo.aside),
        shown_budget=solo.public_budget,
    )


def unseen(solo: Solo) -> tuple[int, ...]:
    """The cards of the deck that were not turned since the last shuffle, by number."""
    return tuple(number for number in solo.deck.cards if number not in solo.discards)


def deal(solo: Solo, cards: Sequence[int]) -> Solo:
    """The position with the unseen cards in this order: the pile from the top, then those aside.

    So a view becomes a position that can be played on. Raises RulesError unless `cards` are the
    unseen ones, once each, the first of them with the budget that is public, if one is.
    """
    if sorted(cards) != sorted(unseen(solo)):
        raise RulesError(f"the unseen cards are {' '.join(map(str, unseen(solo)))}, once each")
    size = len(solo.pile)
    dealt = replace(solo, pile=tuple(cards[:size]), aside=tuple(cards[size:]), shown_budget=None)
    if solo.public_budget not in (None, dealt.public_budget):
        raise RulesError(f"the first card must have the budget {solo.public_budget}")
    return dealt
