"""What the person may know about the cards, dealing the rest, and unknown cards."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import CARDS, UNKNOWN, Deck, Solo, new_solo
from quiltbee.rules import PASS, IllegalMoveError, RulesError

from .build import RING
from .strategies import SoloGame, solo_games

NORMAL = (6, 11, 1, 7, 12, 3, 9, 2, 8, 4, 10, 5)
TACTICAL = (24, 13, 19, 16, 22, 14, 20, 23, 17, 15, 21, 18)
NOTHING_KNOWN = (UNKNOWN,) * 12


def test_the_view_shows_only_how_many_cards_are_in_the_pile_and_aside() -> None:
    solo = new_solo(RING, NORMAL).play(PASS).turn_card()[1]
    seen = solo.seen_by(None)
    assert (seen.pile, seen.aside, seen.discards) == ((UNKNOWN,) * 9, (UNKNOWN,) * 2, (1,))
    assert (seen.shown_budget, seen.public_budget) == (None, None)
    assert (seen.table, seen.taken) == (solo.table, solo.taken)


def test_with_the_tactical_deck_the_view_also_shows_the_next_budget() -> None:
    solo = new_solo(RING, TACTICAL, deck=Deck.TACTICAL)
    assert solo.seen_by(None).public_budget == solo.public_budget == CARDS[19].budget
    assert solo.seen_by(None).seen_by(None) == solo.seen_by(None)


@given(solo_games(), st.data())
def test_no_order_of_the_unseen_cards_can_be_told_from_another(
    game: SoloGame, data: st.DataObject
) -> None:
    solo = data.draw(st.sampled_from(game.positions))
    hidden = solo.unseen
    assert set(hidden) == set(solo.pile + solo.aside)
    order = data.draw(st.permutations(hidden))
    if solo.public_budget is not None:
        order.sort(key=lambda number: CARDS[number].budget != solo.public_budget)
    dealt = solo.seen_by(None).deal(order)
    assert dealt.seen_by(None) == solo.seen_by(None) == solo.deal(order).seen_by(None)
    assert dealt.pile + dealt.aside == tuple(order)


def test_unseen_cards_are_dealt_to_the_pile_and_then_aside() -> None:
    solo = new_solo(RING, NORMAL).play(PASS).turn_card()[1]
    cards = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    assert solo.unseen == solo.seen_by(None).unseen == cards
    dealt = solo.deal(cards)
    assert (dealt.pile, dealt.aside, dealt.discards) == (cards[:9], cards[9:], (1,))
    assert dealt.shuffle == (11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.parametrize("cards", [(), NORMAL, NORMAL[1:], (*NORMAL[:2], *NORMAL[3:-1], 6)])
def test_only_unseen_cards_may_be_dealt(cards: tuple[int, ...]) -> None:
    solo = new_solo(RING, NORMAL).play(PASS).turn_card()[1]
    message = r"^the unseen cards are 2 3 4 5 6 7 8 9 10 11 12, once each$"
    with pytest.raises(RulesError, match=message):
        solo.deal(cards)


def test_public_budget_stays_when_cards_are_dealt() -> None:
    solo = new_solo(RING, TACTICAL, deck=Deck.TACTICAL).seen_by(None)
    other = next(number for number in TACTICAL if CARDS[number].budget != solo.public_budget)
    order = (other, *(number for number in TACTICAL if number != other))
    with pytest.raises(
        RulesError, match=f"^the first card must have the budget {CARDS[19].budget}$"
    ):
        solo.deal(order)
    assert replace(solo, shown_budget=None).deal(order).pile[0] == other


def test_position_gives_its_last_shuffle() -> None:
    solo = new_solo(RING, NORMAL)
    while not solo.has_unknown_cards:
        assert solo.shuffle == NORMAL
        solo = solo.turn_card()[1] if solo.is_automas_turn else solo.play(PASS)
    assert solo.shuffle == NOTHING_KNOWN
    assert solo.deal(NORMAL[::-1]).shuffle == NORMAL[::-1]


def test_unknown_card_cannot_be_turned_over() -> None:
    solo = new_solo(RING, NOTHING_KNOWN).play(PASS)
    for turn in (Solo.automa_turn, Solo.turn_card):
        with pytest.raises(RulesError, match=r"^the next card is not known$"):
            turn(solo)
    with pytest.raises(IllegalMoveError, match=r"^it is the Automa's turn$"):
        solo.play(PASS)


def test_known_cards_of_a_shuffle_must_be_of_the_deck_and_differ() -> None:
    known = (UNKNOWN, UNKNOWN, *NORMAL[2:7], *(UNKNOWN,) * 5)
    assert new_solo(RING, known).shuffle == known
    for wrong in ((*known[:-1], 1), (*known[:-1], 13), known[:-1]):
        with pytest.raises(RulesError, match=r"^a shuffle of the normal deck .*, not \? \? 1 7 12"):
            new_solo(RING, wrong)


def test_new_pile_of_unknown_cards_has_no_public_budget() -> None:
    seen = new_solo(RING, TACTICAL, deck=Deck.TACTICAL).seen_by(None)
    solo = replace(seen, pile=(), discards=TACTICAL)
    assert solo.is_shuffle_due
    solo = solo.shuffled_if_due()
    assert (solo.pile, solo.public_budget) == (NOTHING_KNOWN, None)


@given(solo_games(), st.data())
def test_the_next_card_may_be_any_that_the_person_can_not_rule_out(
    game: SoloGame, data: st.DataObject
) -> None:
    solo = data.draw(st.sampled_from(game.positions))
    cards = solo.next_cards
    assert solo.seen_by(None).next_cards == cards
    if not solo.is_automas_turn:
        with pytest.raises(RulesError, match="can't be the next one"):
            solo.with_card(solo.deck.cards[0])
        return
    assert solo.pile[0] in cards
    card = data.draw(st.sampled_from(cards))
    chosen = solo.with_card(card)
    assert chosen.pile[0] == card
    assert set(chosen.pile[1:] + chosen.aside) <= {UNKNOWN}
    assert chosen.seen_by(None) == solo.seen_by(None)
    assert chosen.automa_turn().card.number == card
    for ruled_out in set(solo.deck.cards) - set(cards):
        with pytest.raises(RulesError, match=f"card {ruled_out} can't be the next one"):
            solo.with_card(ruled_out)
