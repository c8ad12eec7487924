"""Set-up, the piles of cards, whose turn it is, and what is refused."""

from dataclasses import FrozenInstanceError
from random import Random

import pytest

from quiltbee.automa import CARDS, LEVELS, PERSON, UNKNOWN, Deck, Solo, new_solo
from quiltbee.rules import (
    PASS,
    AutomaMove,
    Board,
    IllegalMoveError,
    PositionError,
    RulesError,
    Seat,
    new_game,
    place_patch,
)

from .build import RING, solo_at

NORMAL = (6, 11, 1, 7, 12, 3, 9, 2, 8, 4, 10, 5)
NOTHING_KNOWN = (UNKNOWN,) * 12
TACTICAL = (24, 13, 19, 16, 22, 14, 20, 23, 17, 15, 21, 18)

# --- Set-up ---------------------------------------------------------------------------------------


def test_set_up() -> None:
    solo = new_solo(RING, TACTICAL, deck=Deck.TACTICAL, level=4, board=Board.ORIGINAL)
    assert (solo.table.board, solo.table.ring, solo.table.turn) == (Board.ORIGINAL, RING, PERSON)
    assert [(player.buttons, player.time) for player in solo.table.players] == [(5, 0), (0, 0)]
    assert (solo.deck, solo.level, solo.taken) == (Deck.TACTICAL, LEVELS[4], "")
    assert solo.is_marker_on_board
    assert solo.table.special_tile is None


def test_two_cards_are_put_aside() -> None:
    solo = new_solo(RING, NORMAL)
    assert (solo.aside, solo.discards) == ((6, 11), ())
    assert solo.pile == (1, 7, 12, 3, 9, 2, 8, 4, 10, 5)


def test_defaults_are_the_normal_deck_level_1_and_the_revised_board() -> None:
    solo = new_solo(RING, NORMAL)
    assert (solo.deck, solo.level.level, solo.table.board) == (Deck.NORMAL, 1, Board.REVISED)


def test_the_person_always_begins_and_may_do_what_the_rules_allow() -> None:
    solo = new_solo(RING, NORMAL)
    assert not solo.is_automas_turn
    assert solo.legal_moves() == new_game(RING).legal_moves()


@pytest.mark.parametrize("level", [0, 6, -1])
def test_there_are_five_levels(level: int) -> None:
    with pytest.raises(RulesError, match=rf"^the Automa's levels are 1 to 5, not {level}$"):
        new_solo(RING, NORMAL, level=level)


@pytest.mark.parametrize(
    ("shuffle", "shown"),
    [
        (NORMAL[:-1], "6 11 1 7 12 3 9 2 8 4 10"),
        ((*NORMAL[:-1], 4), "6 11 1 7 12 3 9 2 8 4 10 4"),
        ((*NORMAL[:-1], 13), "6 11 1 7 12 3 9 2 8 4 10 13"),
        ((*NORMAL, 13), "6 11 1 7 12 3 9 2 8 4 10 5 13"),
        ((), "none"),
    ],
)
def test_a_shuffle_is_the_whole_deck(shuffle: tuple[int, ...], shown: str) -> None:
    message = f"^a shuffle of the normal deck has each card from 1 to 12 once, not {shown}$"
    with pytest.raises(RulesError, match=message):
        new_solo(RING, shuffle)
    with pytest.raises(RulesError, match=message):
        new_solo(RING, NORMAL, later=[NORMAL, shuffle])
    with pytest.raises(RulesError, match=message):
        solo_at(14, 10, cards=(5,), discards=NORMAL[:-1], ring="dWY").turn_card(shuffle)


def test_a_shuffle_of_the_other_deck_is_refused() -> None:
    with pytest.raises(RulesError, match=r"^a shuffle of the tactical deck has each card from 13 "):
        new_solo(RING, NORMAL, deck=Deck.TACTICAL)


def test_the_ring_is_checked_as_usual() -> None:
    with pytest.raises(PositionError, match="patch A must be the last of the ring"):
        new_solo("A" + RING[:-1], NORMAL)


# --- The pile -------------------------------------------------------------------------------------


LAST_CARD = solo_at(14, 10, cards=(5,), discards=NORMAL[:-1], ring="dWY")


def test_after_the_last_card_all_cards_are_shuffled_before_anything_else() -> None:
    _, solo = LAST_CARD.turn_card()  # the Automa is still behind
    assert (solo.pile, solo.discards, solo.aside) == (NOTHING_KNOWN, (), ())
    assert solo.is_automas_turn
    with pytest.raises(RulesError, match=r"^the next card is not known$"):
        solo.turn_card()
    _, solo = LAST_CARD.turn_card(NORMAL[::-1])
    assert (solo.pile, solo.later, solo.is_automas_turn) == (NORMAL[::-1], (), True)


def test_known_shuffles_follow_in_their_order() -> None:
    first, second, other = NORMAL[::-1], NORMAL[1:] + NORMAL[:1], NORMAL[2:] + NORMAL[:2]
    known = LAST_CARD.with_later([first, second])
    for _, after in (known.turn_card(), known.turn_card(first)):
        assert after.pile == first
    assert known.turn_card()[1].later == (second,)
    assert known.play_unchecked(AutomaMove("W")) == known.turn_card()[1]
    _, after = known.turn_card(other)
    assert (after.pile, after.later) == (other, ())
    assert known.draw_shuffle(Random(1)) not in (None, first)


def test_no_one_sees_the_shuffles_to_come() -> None:
    known = LAST_CARD.with_later([NORMAL])
    assert known != LAST_CARD
    for seat in (*Seat, None):
        assert known.seen_by(seat) == LAST_CARD.seen_by(seat)
        assert known.seen_by(seat).later == ()


def test_only_an_empty_pile_that_was_set_up_so_waits_for_a_shuffle() -> None:
    solo = solo_at(10, 10, cards=(), discards=NORMAL, deck=Deck.NORMAL, turn=PERSON)
    assert (solo.is_shuffle_due, solo.is_automas_turn, solo.legal_moves()) == (True, False, [])
    assert solo.why_illegal(PASS) == "the cards must be shuffled first"
    with pytest.raises(IllegalMoveError, match=r"^the cards must be shuffled first$"):
        solo.play(PASS)
    with pytest.raises(RulesError, match=r"^it is not the Automa's turn$"):
        solo.turn_card()
    assert solo.shuffled_if_due().pile == NOTHING_KNOWN
    assert solo.with_later([NORMAL]).shuffled_if_due().pile == NORMAL


def test_the_new_pile_holds_all_twelve_and_the_two_put_aside_are_among_them() -> None:
    solo = new_solo(RING, NORMAL, later=[NORMAL[::-1]])
    while solo.later:
        before, solo = solo, solo.turn_card()[1] if solo.is_automas_turn else solo.play(PASS)
    assert before.aside + before.discards + before.pile == NORMAL
    assert (before.aside, len(before.pile)) == (NORMAL[:2], 1)
    assert (solo.pile, solo.discards, solo.aside) == (NORMAL[::-1], (), ())
    assert not solo.is_shuffle_due


def test_no_shuffle_is_due_once_the_automa_is_on_53() -> None:
    solo = solo_at(52, 50, cards=(5,), discards=NORMAL[:-1], ring="W")
    assert solo.draw_shuffle(Random(1)) is None
    _, solo = solo.with_later([NORMAL]).turn_card()
    assert (solo.pile, solo.is_shuffle_due) == ((), False)
    assert PASS in solo.legal_moves()
    assert solo.shuffled_if_due() is solo


def test_a_pile_that_is_not_empty_is_not_shuffled() -> None:
    solo = new_solo(RING, NORMAL, later=[NORMAL[::-1]])
    assert solo.shuffled_if_due() is solo
    _, after = solo.play(PASS).turn_card(NORMAL[::-1])
    assert after.pile == solo.pile[1:]


def test_the_budget_of_the_next_card_is_public_with_the_tactical_deck_only() -> None:
    for number in Deck.TACTICAL.cards:
        solo = solo_at(14, 10, cards=(number, 13))
        assert solo.public_budget == CARDS[number].budget
    assert new_solo(RING, NORMAL).public_budget is None
    assert solo_at(14, 10, cards=(), deck=Deck.TACTICAL).public_budget is None


# --- The person's decisions -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("solo", "reason"),
    [
        (solo_at(14, 10), "it is the Automa's turn"),
        (solo_at(10, 10), "it is the Automa's turn"),
        (solo_at(53, 52), "it is the Automa's turn"),
        (solo_at(53, 53), "the game is over"),
        (solo_at(53, 53, turn=PERSON), "the game is over"),
    ],
)
def test_the_person_cannot_move_out_of_turn(solo: Solo, reason: str) -> None:
    assert solo.legal_moves() == []
    with pytest.raises(IllegalMoveError, match=f"^{reason}$"):
        solo.play(PASS)


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    solo = new_solo(RING, NORMAL)
    with pytest.raises(IllegalMoveError, match=r"^patch Y is not among the next three "):
        solo.play(place_patch("Y", 0, 0, 0))


def test_a_patch_of_the_automa_is_no_longer_in_the_ring() -> None:
    solo = solo_at(11, 10, cards=(11, 1), ring="XTZBC").turn_card()[1]
    assert (solo.taken, solo.table.turn) == ("T", PERSON)
    with pytest.raises(IllegalMoveError, match=r"^patch T is no longer in the ring$"):
        solo.play(place_patch("T", 0, 0, 0))


# --- Values ---------------------------------------------------------------------------------------


def test_positions_are_immutable_and_hashable() -> None:
    solo = new_solo(RING, list(NORMAL))
    assert {solo, new_solo(RING, NORMAL)} == {solo}
    with pytest.raises(FrozenInstanceError):
        solo.pile = ()  # type: ignore[misc]
