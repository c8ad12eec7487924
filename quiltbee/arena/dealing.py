"""Chance at a solo table: the order of the Automa's cards, drawn from a given source."""

from random import Random

from quiltbee.automa import CARDS, Deck, Solo, deal, unseen


def shuffled(deck: Deck, draws: Random) -> tuple[int, ...]:
    """A deck in a random order."""
    cards = list(deck.cards)
    draws.shuffle(cards)
    return tuple(cards)


def deal_anew(solo: Solo, draws: Random) -> Solo:
    """The position with the cards not turned over dealt anew, each possible order as likely.

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
