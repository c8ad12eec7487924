"""What an action does, field by field."""

import pytest

from quiltbee.rules import Board, Consequence, Quilt, Seat

from .build import EMPTY, FULL, all_but, at, quilt

Y_QUILT = quilt("Y0a1")
"""Patch Y alone: 3 buttons at each mark."""


def test_every_field_for_a_pass() -> None:
    position = at(4, 10, buttons=(2, 0), quilts=(Y_QUILT, EMPTY))
    assert position.consequence(None) == Consequence(
        buttons=2 + 7 + 6,
        time=11,
        paid=0,
        earned=7,
        income_marks=(5, 11),
        income=6,
        special_patch=False,
        next=Seat.SECOND,
        over=False,
    )


def test_every_field_for_a_patch() -> None:
    position = at(22, 24, turn=1, buttons=(8, 0), quilts=(Y_QUILT, EMPTY))
    assert position.consequence("I") == Consequence(
        buttons=8 - 6 + 5,
        time=27,
        paid=6,
        earned=0,
        income_marks=(23,),
        income=5,
        special_patch=True,
        next=Seat.SECOND,
        over=False,
    )


def test_buttons_are_negative_for_a_patch_that_is_too_expensive() -> None:
    assert at(5, 9, buttons=(3, 0)).consequence("Y").buttons == -7


@pytest.mark.parametrize(
    ("letter", "following"),
    [("C", 1), ("D", 1), ("B", 1), ("E", 1), ("J", 1), ("W", 1), ("G", 2), ("I", 2), ("Q", 2)],
)
def test_mover_keeps_the_turn_up_to_the_opponents_space_and_loses_it_beyond(
    letter: str, following: int
) -> None:
    assert at(10, 13, ring=letter).consequence(letter).next == following


@pytest.mark.parametrize(
    ("time1", "time2", "letter", "is_due"),
    [
        (25, 25, None, True),
        (25, 25, "C", True),
        (24, 25, "C", False),
        (24, 26, "D", False),
        (24, 26, None, False),
        (20, 25, None, True),
        (20, 25, "Q", True),
        (26, 26, "Q", True),
        (26, 26, "Y", False),
    ],
)
def test_special_patch_comes_to_the_first_token_to_reach_or_cross_its_mark(
    time1: int, time2: int, letter: str | None, is_due: bool
) -> None:
    assert at(time1, time2).consequence(letter).special_patch is is_due


@pytest.mark.parametrize(
    ("board", "space", "is_due"),
    [
        (Board.REVISED, 19, False),
        (Board.ORIGINAL, 19, True),
        (Board.REVISED, 37, True),
        (Board.ORIGINAL, 37, False),
    ],
)
def test_boards_differ_at_20_and_38(board: Board, space: int, is_due: bool) -> None:
    assert at(space, space, board=board).consequence(None).special_patch is is_due


def test_no_special_patch_comes_without_a_free_space() -> None:
    full = Quilt(filled=FULL)
    assert not at(25, 25, quilts=(full, EMPTY)).consequence(None).special_patch
    assert at(25, 25, quilts=(all_but("a1"), EMPTY)).consequence(None).special_patch


def test_free_spaces_are_counted_after_the_patch_of_this_turn() -> None:
    hole = all_but("a1", "a2")
    assert not at(25, 25, quilts=(hole, EMPTY)).consequence("A").special_patch
    hole = all_but("a1", "a2", "i9")
    assert at(25, 25, quilts=(hole, EMPTY)).consequence("A").special_patch


@pytest.mark.parametrize("letter", [None, "A"])
def test_second_token_on_53_ends_the_game_and_next_is_the_first(letter: str | None) -> None:
    for turn in (1, 2):
        times = (52, 53) if turn == 1 else (53, 52)
        after = at(*times, turn=turn).consequence(letter)
        assert (after.over, after.next, after.time) == (True, 3 - turn, 53)


def test_first_token_on_53_does_not_end_the_game() -> None:
    after = at(52, 52).consequence(None)
    assert (after.over, after.next, after.time) == (False, 2, 53)


def test_player_behind_keeps_the_turn_when_the_opponent_is_on_53() -> None:
    after = at(49, 53).consequence("C")
    assert (after.over, after.next, after.time) == (False, 1, 50)
