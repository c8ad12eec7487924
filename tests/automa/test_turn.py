"""The Automa's turn, rule by rule."""

import pytest

from quiltbee.automa import AUTOMA, PERSON, Filter, Solo
from quiltbee.rules import PASS, Board, Quilt, RulesError, Stage, place_patch

from .build import SQUARE, ring_from, solo_at

# --- Choosing and taking --------------------------------------------------------------------------


def test_neutral_token_moves_to_the_gap() -> None:
    after = solo_at(14, 10, cards=(11,), ring="TbWXYZA").turn_card()[1]
    assert (after.taken, after.table.ring) == ("b", "WXYZAT")


def test_patches_are_kept_in_the_order_in_which_they_were_taken() -> None:
    after = solo_at(14, 10, cards=(1,), ring="dWY", taken="ZB").turn_card()[1]
    assert after.taken == "ZBd"


@pytest.mark.parametrize(("ring", "taken"), [("dZ", "Z"), ("d", "d"), ("", None)])
def test_if_fewer_patches_are_left_it_chooses_from_those(ring: str, taken: str | None) -> None:
    turn = solo_at(16, 10, cards=(1,), ring=ring).automa_turn()
    assert (turn.affordable, turn.taken) == (ring, taken)
    assert turn.stop == (12 if taken else 17)


def test_it_looks_at_the_next_three_patches_only() -> None:
    turn = solo_at(14, 10, cards=(1,), ring="WYcd").automa_turn()
    assert (turn.affordable, turn.taken) == ("", None)


def test_it_never_pays() -> None:
    after = solo_at(16, 12, cards=(11,), ring="TbW", buttons=(5, 3)).turn_card()[1]
    assert after.table.players[AUTOMA.index].buttons == 3


def test_the_printed_buttons_count_and_not_the_price() -> None:
    turn = solo_at(14, 10, cards=(7,), ring="NQd").automa_turn()
    assert turn.taken == "Q"  # N costs 7 and has 1 printed, Q costs 3 and has 2


@pytest.mark.parametrize("automa", [47, 50, 52])
def test_a_person_on_53_cannot_be_overtaken(automa: int) -> None:
    # The token stops on 53, whatever a patch's time: the filter keeps them all.
    turn = solo_at(53, automa, cards=(19,), ring="SVX").automa_turn()
    assert [(step.left, step.skipped) for step in turn.steps] == [("SVX", False), ("V", False)]
    assert turn.taken == "V"


def test_no_overtake_counts_the_space_where_the_token_stops() -> None:
    # From 52 every patch ends on 53, past a person on 52: the filter leaves none and is skipped.
    turn = solo_at(52, 52, cards=(19,), ring="SVX").automa_turn()
    assert [(step.filter, step.left, step.skipped) for step in turn.steps] == [
        (Filter.NO_OVERTAKE, "SVX", True),
        (Filter.LARGEST, "V", False),
    ]


# --- Moving ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("person", "stop"), [(10, 11), (12, 13), (16, 17)])
def test_it_advances_in_front_of_the_person_and_gets_nothing_for_the_spaces(
    person: int, stop: int
) -> None:
    after = solo_at(person, 10, cards=(6,), ring="WYc", buttons=(5, 2)).turn_card()[1]
    assert after.table.players[AUTOMA.index].time == stop
    assert after.table.players[AUTOMA.index].buttons == 2
    assert after.table.turn == PERSON


def test_it_advances_at_most_to_53() -> None:
    turn = solo_at(53, 50, cards=(1,), ring="WYc").automa_turn()
    assert (turn.start, turn.stop, turn.income) == (50, 53, 4)


def test_a_patch_moves_it_at_most_to_53() -> None:
    turn = solo_at(52, 52, cards=(1,), ring="LWY").automa_turn()
    assert (turn.taken, turn.start, turn.stop) == ("L", 52, 53)
    assert (turn.income_marks, turn.income) == ((53,), 4)


def test_behind_the_person_it_moves_again() -> None:
    after = solo_at(16, 10, cards=(1, 2), ring="dWY").turn_card()[1]
    assert after.table.players[AUTOMA.index].time == 12
    assert after.is_automas_turn
    assert after.legal_moves() == []


def test_on_the_same_space_the_token_that_arrived_last_moves() -> None:
    automa_last = solo_at(12, 10, cards=(1, 2), ring="dWY").turn_card()[1]
    assert [player.time for player in automa_last.table.players] == [12, 12]
    assert automa_last.is_automas_turn
    person_last = solo_at(10, 12, turn=PERSON, ring="dWY")
    take = next(move for move in person_last.legal_moves() if move != PASS)
    person_last = person_last.play(take)
    assert [player.time for player in person_last.table.players] == [12, 12]
    assert not person_last.is_automas_turn
    assert PASS in person_last.legal_moves()


def test_the_person_on_53_moves_no_more_and_the_automa_goes_on() -> None:
    solo = solo_at(53, 47, cards=(1, 2, 3), ring="dZLWY")
    for stop in (52, 53):  # by L, the only one of the three with a button, then by d
        assert solo.is_automas_turn
        solo = solo.turn_card()[1]
        assert solo.table.players[AUTOMA.index].time == stop
    assert (solo.is_over, solo.table.stage, solo.table.turn) == (True, Stage.OVER, PERSON)


def test_the_automa_on_53_moves_no_more_and_the_person_goes_on() -> None:
    solo = solo_at(51, 50, cards=(1, 2), ring="LWY").turn_card()[1]
    assert (solo.is_automas_turn, solo.table.turn) == (False, PERSON)
    solo = solo.play(PASS)
    assert (solo.is_over, solo.table.turn) == (True, AUTOMA)
    assert solo.legal_moves() == []


# --- Marks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [1, 3, 4, 6, 12, 13])
def test_each_income_mark_pays_what_the_card_shows(card: int) -> None:
    income = {1: 4, 3: 3, 4: 1, 6: 0, 12: 5, 13: 5}[card]
    solo = solo_at(10, 4, cards=(card,), ring="WYc", buttons=(5, 2), taken="fY")
    turn = solo.automa_turn()
    assert (turn.income_marks, turn.income) == ((5, 11), 2 * income)
    assert solo.turn_card()[1].table.players[AUTOMA.index].buttons == 2 + 2 * income


@pytest.mark.parametrize(
    ("automa", "stop", "marks"), [(2, 4, ()), (3, 5, (5,)), (4, 6, (5,)), (5, 7, ())]
)
def test_a_mark_counts_when_reached_or_passed_and_not_when_left(
    automa: int, stop: int, marks: tuple[int, ...]
) -> None:
    turn = solo_at(9, automa, cards=(2,), ring="dWY").automa_turn()
    assert (turn.stop, turn.income_marks, turn.income) == (stop, marks, 4 * len(marks))


@pytest.mark.parametrize(
    ("board", "automa", "person", "lost"),
    [
        (Board.REVISED, 24, 25, (26,)),
        (Board.REVISED, 25, 25, (26,)),
        (Board.REVISED, 24, 26, ()),  # the person crossed it first
        (Board.REVISED, 26, 26, ()),
        (Board.REVISED, 18, 19, ()),
        (Board.ORIGINAL, 18, 19, (20,)),
        (Board.REVISED, 36, 37, (38,)),
        (Board.ORIGINAL, 36, 37, ()),
    ],
)
def test_a_special_patch_that_it_crosses_first_leaves_the_game(
    board: Board, automa: int, person: int, lost: tuple[int, ...]
) -> None:
    solo = solo_at(person, automa, cards=(6, 7), ring="WYc", board=board)
    turn = solo.automa_turn()
    assert turn.special_patches == lost
    after = solo.turn_card()[1]
    assert (after.table.stage, after.table.turn) == (Stage.ACTION, PERSON)
    # The person, who comes after it, finds no special patch there.
    later = after.play(PASS)
    assert later.table.stage is Stage.ACTION


def test_the_person_takes_a_special_patch_as_usual() -> None:
    solo = solo_at(25, 25, turn=PERSON, ring="WYc").play(PASS)
    assert (solo.table.stage, solo.table.turn) == (Stage.SPECIAL_PATCH, PERSON)
    assert not solo.is_automas_turn
    assert len(solo.legal_moves()) == 81
    with pytest.raises(RulesError, match=r"^it is not the Automa's turn$"):
        solo.automa_turn()
    solo = solo.play(solo.legal_moves()[0])
    assert solo.is_automas_turn


# --- Special tile ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "marker"), [(1, 52), (2, 44), (3, 41), (4, 38), (5, 35)])
@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_it_gets_the_special_tile_when_it_reaches_or_passes_the_marker(
    level: int, marker: int, beyond: int
) -> None:
    person = marker + beyond - 1  # it advances to the space in front of the person
    solo = solo_at(person, min(person, marker - 1), cards=(6,), ring="WYc", level=level)
    reaches = beyond >= 0
    turn, after = solo.automa_turn(), solo.turn_card()[1]
    assert turn.stop == marker + beyond
    assert solo.is_marker_on_board
    assert (turn.reaches_marker, turn.takes_special_tile) == (reaches, reaches)
    assert after.table.special_tile == (AUTOMA if reaches else None)
    assert after.is_marker_on_board is not reaches


def test_the_marker_leaves_at_once_when_the_person_takes_the_tile() -> None:
    solo = solo_at(34, 34, cards=(6,), ring="WYc", level=5, quilt=SQUARE, special_tile=PERSON)
    turn, after = solo.automa_turn(), solo.turn_card()[1]
    assert not solo.is_marker_on_board
    assert (turn.reaches_marker, turn.takes_special_tile) == (True, False)
    assert after.table.special_tile == PERSON
    assert not after.is_marker_on_board


def test_marker_that_has_left_gives_nothing() -> None:
    turn = solo_at(35, 35, cards=(6,), ring="WYc", level=5).automa_turn()
    assert (turn.reaches_marker, turn.takes_special_tile) == (False, False)


def test_the_person_does_not_get_a_tile_that_the_automa_has() -> None:
    all_but_a1_b1 = Quilt(filled=SQUARE.filled & ~0b11)
    solo = solo_at(
        35, 36, turn=PERSON, ring="AWY", level=5, quilt=all_but_a1_b1, special_tile=AUTOMA
    )
    after = solo.play(place_patch("A", 1, 0, 0))
    assert after.table.players[PERSON.index].quilt.has_7x7
    assert after.table.special_tile == AUTOMA


# --- The account and the cards --------------------------------------------------------------------


def test_the_card_goes_to_the_discards() -> None:
    after = solo_at(14, 10, cards=(1, 5, 9), discards=(12, 4)).turn_card()[1]
    assert (after.pile, after.discards) == ((5, 9), (12, 4, 1))


def test_the_person_is_unchanged() -> None:
    solo = solo_at(14, 10, cards=(11,), ring=ring_from("TbW"), quilt=SQUARE, buttons=(7, 0))
    assert solo.turn_card()[1].table.players[PERSON.index] is solo.table.players[PERSON - 1]


@pytest.mark.parametrize(
    "solo",
    [
        solo_at(10, 14, turn=PERSON),
        solo_at(10, 10, turn=PERSON),
        solo_at(53, 53, turn=PERSON),
        solo_at(53, 53, turn=AUTOMA),
    ],
)
def test_it_cannot_move_out_of_turn(solo: Solo) -> None:
    for turn in (Solo.automa_turn, Solo.turn_card):
        with pytest.raises(RulesError, match=r"^it is not the Automa's turn$"):
            turn(solo)
