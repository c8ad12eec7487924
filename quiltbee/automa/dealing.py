"""Chance in a solo game: how the cards are shuffled, and dealt anew after a takeback.

A *shuffle* is the order of all twelve cards. A game has a first one, and another each time its
pile is used up. Where draws are made, the caller gives the source of randomness.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from quiltbee.automa.cards import CARDS, Deck
from quiltbee.automa.solo import UNKNOWN, Shuffle, Solo, reshuffle
from quiltbee.automa.turn import play_automa
from quiltbee.automa.view import deal, unseen


def shuffled(deck: Deck, draws: Random) -> Shuffle:
    """A deck in a random order."""
    cards = list(deck.cards)
    draws.shuffle(cards)
    return tuple(cards)


def deal_anew(solo: Solo, draws: Random) -> Solo:
    """The position with its unseen cards in a new random order, each possible one as likely.

    Pile and cards put aside are shuffled together; where the budget of the next card is public,
    the next card has that budget again.
    """
    cards = list(unseen(solo))
    draws.shuffle(cards)
    budget = solo.public_budget
    if budget is not None:
        # Drawn first and apart: moving up the first that fits would favour some orders.
        first = draws.choice([card for card in unseen(solo) if CARDS[card].budget == budget])
        cards.remove(first)
        cards.insert(0, first)
    return deal(solo, cards)


def shuffle_if_due(solo: Solo, shuffle: Sequence[int] | None) -> Solo:
    """The position with a new pile in the order of `shuffle`, if the pile was used up.

    Without a `shuffle` the new cards are UNKNOWN. Raises RulesError for cards that are not the
    deck.
    """
    if not solo.is_shuffle_due:
        return solo
    return reshuffle(solo, shuffle or (UNKNOWN,) * len(solo.deck.cards))


def draw_if_due(solo: Solo, draws: Random) -> Shuffle | None:
    """The shuffle that the next turn of the Automa needs: None unless it turns the last card."""
    return shuffled(solo.deck, draws) if play_automa(solo).is_shuffle_due else None


def in_order(solo: Solo, shuffle: Shuffle) -> Solo:
    """The position as if its last shuffle had had this order; as many cards have been turned."""
    aside, turned = len(solo.aside), len(solo.aside) + len(solo.discards)
    return replace(
        solo,
        aside=shuffle[:aside],
        discards=shuffle[aside:turned],
        pile=shuffle[turned:],
        shown_budget=None,
    )


def count_shuffles(positions: Sequence[Solo]) -> int:
    """How many times the pile was shuffled anew in the course of these positions."""
    return sum(len(before.pile) < len(after.pile) for before, after in pairwise(positions))


def reorder(positions: Sequence[Solo], shuffle: Shuffle) -> tuple[Solo, ...]:
    """The positions of a game as if its last shuffle had been this one.

    What was turned over since then must be the same cards in the same order.
    """
    since = len(positions) - 1
    while since and len(positions[since - 1].pile) >= len(positions[since].pile):
        since -= 1
    return (*positions[:since], *(in_order(solo, shuffle) for solo in positions[since:]))
