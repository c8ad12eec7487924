"""What the person may know about the cards, and how to deal those that they may not."""

from collections.abc import Sequence
from dataclasses import replace

from quiltbee.automa.cards import CARDS
from quiltbee.automa.solo import UNKNOWN, Solo
from quiltbee.rules import RulesError


def view(solo: Solo) -> Solo:
    """The position as the person sees it: cards not yet turned over are UNKNOWN.

    A public budget of the next card is kept as `shown_budget`.
    """
    return replace(
        solo,
        pile=(UNKNOWN,) * len(solo.pile),
        aside=(UNKNOWN,) * len(solo.aside),
        shown_budget=solo.public_budget,
    )


def unseen(solo: Solo) -> tuple[int, ...]:
    """The numbers of the cards not turned over since the last shuffle, in rising order.

    They include the cards put aside.
    """
    return tuple(number for number in solo.deck.cards if number not in solo.discards)


def next_cards(solo: Solo) -> tuple[int, ...]:
    """The numbers of the cards that may come next, as far as the person knows; equally likely."""
    budget = solo.public_budget
    return tuple(card for card in unseen(solo) if budget in (None, CARDS[card].budget))


def with_next(solo: Solo, card: int) -> Solo:
    """The position as the person sees it, but with this card as the next one.

    Raises RulesError if it is not the Automa's turn, or the card can't come next.
    """
    if not solo.is_automas_turn or card not in next_cards(solo):
        raise RulesError(f"card {card} can't be the next one")
    seen = view(solo)
    return replace(seen, pile=(card, *seen.pile[1:]), shown_budget=None)


def deal(solo: Solo, cards: Sequence[int]) -> Solo:
    """The position with its unseen cards in a given order: the pile from the top, then those aside.

    This turns a `view` into a position that can be played to the end. Raises RulesError unless
    `cards` are the unseen cards, once each, and the first has the public budget, if there is one.
    """
    if sorted(cards) != sorted(unseen(solo)):
        raise RulesError(f"the unseen cards are {' '.join(map(str, unseen(solo)))}, once each")
    size = len(solo.pile)
    dealt = replace(solo, pile=tuple(cards[:size]), aside=tuple(cards[size:]), shown_budget=None)
    if solo.public_budget not in (None, dealt.public_budget):
        raise RulesError(f"the first card must have the budget {solo.public_budget}")
    return dealt
