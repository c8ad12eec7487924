from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from quiltbee.automa import CARDS, Deck, Solo, new_solo, shuffled
from quiltbee.rules import PASS, ring_from_seed


def after_one_card(deck: Deck) -> Solo:
    return new_solo(ring_from_seed("1"), deck.cards, deck=deck).play(PASS).turn_card()[1]


@pytest.mark.parametrize("deck", Deck)
def test_a_shuffle_is_the_deck_in_another_order(deck: Deck) -> None:
    cards = shuffled(deck, Random(1))
    assert sorted(cards) == list(deck.cards)
    assert cards == shuffled(deck, Random(1)) != shuffled(deck, Random(2))


@pytest.mark.parametrize("deck", Deck)
def test_only_unseen_cards_are_dealt_again(deck: Deck) -> None:
    solo = after_one_card(deck)
    for start in (solo, solo.seen_by(None)):
        dealt = start.redealt(Random(1))
        assert dealt.seen_by(None) == solo.seen_by(None)
        assert sorted(dealt.pile + dealt.aside) == list(solo.unseen)
        assert start.redealt(Random(1)) == dealt


def test_every_order_of_the_normal_deck_is_equally_likely() -> None:
    solo = after_one_card(Deck.NORMAL)
    draws = Random(1)
    first = Counter(solo.redealt(draws).pile[0] for _ in range(2200))
    last = Counter(solo.redealt(draws).aside[-1] for _ in range(2200))
    for counts in (first, last):
        assert set(counts) == set(solo.unseen)
        assert all(140 <= number <= 260 for number in counts.values())


def test_public_budget_stays_and_everything_else_is_equally_likely() -> None:
    solo = after_one_card(Deck.TACTICAL).seen_by(None)
    budget = 1
    solo = replace(solo, shown_budget=budget)
    fitting = {number for number in solo.unseen if CARDS[number].budget == budget}
    assert len(fitting) > 1
    draws = Random(1)
    dealt = [solo.redealt(draws) for _ in range(2000)]
    first = Counter(position.pile[0] for position in dealt)
    assert set(first) == fitting
    assert all(abs(number - 2000 / len(fitting)) < 150 for number in first.values())
    # The other cards of that budget lie anywhere among the rest.
    second = Counter(position.pile[1] for position in dealt)
    share = sum(second[number] for number in fitting) / 2000
    assert share == pytest.approx((len(fitting) - 1) / (len(solo.unseen) - 1), abs=0.03)
