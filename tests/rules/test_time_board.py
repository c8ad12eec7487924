"""The time board: its marks on both boards, and which of them a move crosses."""

import pytest

from quiltbee.rules import INCOME_MARKS, LAST_SPACE, Board, special_patches_crossed
from quiltbee.rules.time_board import income_marks_crossed


def test_last_space_is_53() -> None:
    assert LAST_SPACE == 53


def test_nine_income_marks_the_last_on_53() -> None:
    assert INCOME_MARKS == (5, 11, 17, 23, 29, 35, 41, 47, 53)


def test_boards_differ_in_one_special_patch_moved_from_20_to_38() -> None:
    assert Board.REVISED.special_patches == (26, 32, 38, 44, 50)
    assert Board.ORIGINAL.special_patches == (20, 26, 32, 44, 50)


@pytest.mark.parametrize(
    ("start", "stop", "marks"),
    [
        (0, 4, ()),
        (4, 5, (5,)),
        (5, 6, ()),
        (5, 11, (11,)),
        (4, 11, (5, 11)),
        (46, 53, (47, 53)),
        (52, 53, (53,)),
        (0, 53, INCOME_MARKS),
    ],
)
def test_income_mark_is_crossed_when_reached_or_passed_not_when_left(
    start: int, stop: int, marks: tuple[int, ...]
) -> None:
    assert income_marks_crossed(start, stop) == marks


@pytest.mark.parametrize(
    ("board", "start", "stop", "marks"),
    [
        (Board.REVISED, 19, 25, ()),
        (Board.ORIGINAL, 19, 25, (20,)),
        (Board.REVISED, 25, 26, (26,)),
        (Board.REVISED, 26, 32, (32,)),
        (Board.REVISED, 37, 38, (38,)),
        (Board.ORIGINAL, 37, 43, ()),
        (Board.REVISED, 50, 53, ()),
    ],
)
def test_special_patch_is_crossed_when_reached_or_passed_not_when_left(
    board: Board, start: int, stop: int, marks: tuple[int, ...]
) -> None:
    assert special_patches_crossed(board, start, stop) == marks
