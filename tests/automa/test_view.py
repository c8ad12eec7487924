"""What the person may know about the cards, dealing the rest, and unknown cards."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import (
    CARDS,
    UNKNOWN,
    Deck,
    automa_turn,
    deal,
    new_solo,
    next_cards,
    play_automa,
    play_solo,
    reshuffle,
    unseen,
    view,
    with_next,
)
from quiltbee.rules import PASS, IllegalMoveError, RulesError

from .build import RING
from .strategies import SoloGame, solo_games

NORMAL = (6, 11, 1, 7, 12, 3, 9, 2, 8, 4, 10, 5)
TACTICAL = (24, 13, 19, 16, 22, 14, 20, 23, 17, 15, 21, 18)
NOTHING_KNOWN = (UNKNOWN,) * 12


def test_the_view_shows_only_how_many_cards_are_in_the_pile_and_aside() -> None:
    solo = play_automa(play_solo(new_solo(RING, NORMAL), PASS))
    seen = view(solo)
    assert (seen.pile, seen.aside, seen.discards) == ((UNKNOWN,) * 9, (UNKNOWN,) * 2, (1,))
    assert (seen.shown_budget, seen.public_budget) == (None, None)
    assert (seen.table, seen.taken) == (solo.table, solo.taken)


def test_with_the_tactical_deck_the_view_also_shows_the_next_budget() -> None:
    solo = new_solo(RING, TACTICAL, deck=Deck.TACTICAL)
    assert view(solo).public_budget == solo.public_budget == CARDS[19].budget
    assert view(view(solo)) == view(solo)


@given(solo_games(), st.data())
def test_no_order_of_the_unseen_cards_can_be_told_from_another(
    game: SoloGame, data: st.DataObject
) -> None:
    solo = data.draw(st.sampled_from(game.positions))
    hidden = unseen(solo)
    assert set(hidden) == set(solo.pile + solo.aside)
    order = data.draw(st.permutations(hidden))
    if solo.public_budget is not None:
        order.sort(key=lambda number: CARDS[number].budget != solo.public_budget)
    dealt = deal(view(solo), order)
    assert view(dealt) == view(solo) == view(deal(solo, order))
    assert dealt.pile + dealt.aside == tuple(order)


def test_unseen_cards_are_dealt_to_the_pile_and_then_aside() -> None:
    solo = play_automa(play_solo(new_solo(RING, NORMAL), PASS))
    cards = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    assert unseen(solo) == unseen(view(solo)) == cards
    dealt = deal(solo, cards)
    assert (dealt.pile, dealt.aside, dealt.discards) == (cards[:9], cards[9:], (1,))
    assert dealt.shuffle == (11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.parametrize("cards", [(), NORMAL, NORMAL[1:], (*NORMAL[:2], *NORMAL[3:-1], 6)])
def test_only_unseen_cards_may_be_dealt(cards: tuple[int, ...]) -> None:
    solo = play_automa(play_solo(new_solo(RING, NORMAL), PASS))
    message = r"^the unseen cards are 2 3 4 5 6 7 8 9 10 11 12, once each$"
    with pytest.raises(RulesError, match=message):
        deal(solo, cards)


def test_public_budget_stays_when_cards_are_dealt() -> None:
    solo = view(new_solo(RING, TACTICAL, deck=Deck.TACTICAL))
    other = next(number for number in TACTICAL if CARDS[number].budget != solo.public_budget)
    order = (other, *(number for number in TACTICAL if number != other))
    with pytest.raises(
        RulesError, match=f"^the first card must have the budget {CARDS[19].budget}$"
    ):
        deal(solo, order)
    assert deal(replace(solo, shown_budget=None), order).pile[0] == other


def test_position_gives_its_last_shuffle() -> None:
    solo = new_solo(RING, NORMAL)
    while not solo.is_shuffle_due:
        assert solo.shuffle == NORMAL
        solo = play_automa(solo) if solo.is_automas_turn else play_solo(solo, PASS)
    assert solo.shuffle == NORMAL
    assert reshuffle(solo, NORMAL[::-1]).shuffle == NORMAL[::-1]


def test_unknown_card_cannot_be_turned_over() -> None:
    solo = play_solo(new_solo(RING, NOTHING_KNOWN), PASS)
    for turn in (automa_turn, play_automa):
        with pytest.raises(RulesError, match=r"^the next card is not known$"):
            turn(solo)
    with pytest.raises(IllegalMoveError, match=r"^it is the Automa's turn$"):
        play_solo(solo, PASS)


def test_known_cards_of_a_shuffle_must_be_of_the_deck_and_differ() -> None:
    known = (UNKNOWN, UNKNOWN, *NORMAL[2:7], *(UNKNOWN,) * 5)
    assert new_solo(RING, known).shuffle == known
    for wrong in ((*known[:-1], 1), (*known[:-1], 13), known[:-1]):
        with pytest.raises(RulesError, match=r"^a shuffle of the normal deck .*, not \? \? 1 7 12"):
            new_solo(RING, wrong)


def test_new_pile_of_unknown_cards_has_no_public_budget() -> None:
    solo = replace(view(new_solo(RING, TACTICAL, deck=Deck.TACTICAL)), pile=(), discards=TACTICAL)
    assert solo.is_shuffle_due
    solo = reshuffle(solo, NOTHING_KNOWN)
    assert (solo.pile, solo.public_budget) == (NOTHING_KNOWN, None)


@given(solo_games(), st.data())
def test_the_next_card_may_be_any_that_the_person_can_not_rule_out(
    game: SoloGame, data: st.DataObject
) -> None:
    solo = data.draw(st.sampled_from(game.positions))
    cards = next_cards(solo)
    assert next_cards(view(solo)) == cards
    if not solo.is_automas_turn:
        with pytest.raises(RulesError, match="can't be the next one"):
            with_next(solo, solo.deck.cards[0])
        return
    assert solo.pile[0] in cards
    card = data.draw(st.sampled_from(cards))
    chosen = with_next(solo, card)
    assert chosen.pile[0] == card
    assert set(chosen.pile[1:] + chosen.aside) <= {UNKNOWN}
    assert view(chosen) == view(solo)
    assert automa_turn(chosen).card.number == card
    for ruled_out in set(solo.deck.cards) - set(cards):
        with pytest.raises(RulesError, match=f"card {ruled_out} can't be the next one"):
            with_next(solo, ruled_out)
