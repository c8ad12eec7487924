"""Chance in a solo game: shuffling the cards, and dealing them again after a takeback.

A *shuffle* is an order of all twelve cards. A game begins with one and gets another each time the
pile runs out. Functions that draw take the source of randomness as `draws`.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from quiltbee.automa.cards import Deck
from quiltbee.automa.solo import UNKNOWN, Shuffle, Solo, reshuffle
from quiltbee.automa.turn import next_card, play_automa
from quiltbee.automa.view import deal, next_cards, unseen


def shuffled(deck: Deck, draws: Random) -> Shuffle:
    """The twelve cards of a deck, in a random order."""
    cards = list(deck.cards)
    draws.shuffle(cards)
    return tuple(cards)


def redeal(solo: Solo, draws: Random) -> Solo:
    """The position with its unseen cards in a random order, every possible order equally likely.

    The pile and the cards put aside are shuffled together. If the budget of the next card is
    public, the new next card has that budget too.
    """
    cards = list(unseen(solo))
    draws.shuffle(cards)
    if solo.public_budget is not None:
        # Draw the top card separately: moving up the first card that fits would favour some orders.
        first = draws.choice(next_cards(solo))
        cards.remove(first)
        cards.insert(0, first)
    return deal(solo, cards)


def shuffle_if_due(solo: Solo, shuffle: Sequence[int] | None) -> Solo:
    """The position with `shuffle` as its new pile if one is due, else the same position.

    If `shuffle` is None, the cards of the new pile are UNKNOWN. Raises RulesError unless `shuffle`
    is the whole deck.
    """
    if not solo.is_shuffle_due:
        return solo
    return reshuffle(solo, shuffle or (UNKNOWN,) * len(solo.deck.cards))


def draw_if_due(solo: Solo, draws: Random) -> Shuffle | None:
    """Draw the shuffle that the Automa's next turn needs, or None if that turn needs no new pile.

    Raises RulesError if it is not the Automa's turn, or its next card is unknown.
    """
    next_card(solo)
    is_last = len(solo.pile) == 1
    return shuffled(solo.deck, draws) if is_last and play_automa(solo).is_shuffle_due else None


def in_order(solo: Solo, shuffle: Shuffle) -> Solo:
    """The position as if `shuffle` had been its last shuffle, with as many cards turned over.

    Only the cards change, so those already turned over should be the same ones.
    """
    aside, turned = len(solo.aside), len(solo.aside) + len(solo.discards)
    return replace(
        solo,
        aside=shuffle[:aside],
        discards=shuffle[aside:turned],
        pile=shuffle[turned:],
        shown_budget=None,
    )


def count_shuffles(positions: Sequence[Solo]) -> int:
    """How many reshuffles there were over consecutive positions of a game."""
    return sum(len(before.pile) < len(after.pile) for before, after in pairwise(positions))


def reorder(positions: Sequence[Solo], shuffle: Shuffle) -> tuple[Solo, ...]:
    """The positions of a game as if its last shuffle had been this one.

    The cards turned over since that shuffle must be the same, in the same order; this is not
    checked.
    """
    since = len(positions) - 1
    while since and len(positions[since - 1].pile) >= len(positions[since].pile):
        since -= 1
    return (*positions[:since], *(in_order(solo, shuffle) for solo in positions[since:]))
