"""Which moves are legal, and the reason why each other move is not."""

import pytest

from quiltbee.rules import (
    PASS,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    IllegalMoveError,
    Move,
    Position,
    Quilt,
    Stage,
    new_game,
)

from .build import ALPHABET_RING, EMPTY, all_but, at, placed, quilt, special

START = new_game(ALPHABET_RING)
SPECIAL_DUE = at(27, 25, stage=Stage.SPECIAL_PATCH, quilts=(quilt("A0a1"), EMPTY))
OVER = at(53, 53, stage=Stage.OVER)


def letters(position: Position) -> str:
    """The patches that legal moves place, in the order of the list."""
    return "".join(dict.fromkeys(str(getattr(m, "letter", "")) for m in position.legal_moves()))


def test_pass_comes_first_and_then_the_next_three_in_ring_order() -> None:
    assert START.legal_moves() == [
        PASS,
        *PLACEMENTS_OF["B"],
        *PLACEMENTS_OF["C"],
        *PLACEMENTS_OF["D"],
    ]


@pytest.mark.parametrize(("ring", "expected"), [("ZRC", "ZRC"), ("RC", "RC"), ("C", "C"), ("", "")])
def test_if_fewer_than_three_patches_are_left_all_may_be_bought(ring: str, expected: str) -> None:
    assert letters(at(0, 0, ring=ring)) == expected


def test_only_the_pass_is_legal_if_no_patch_is_left() -> None:
    assert at(0, 0, ring="").legal_moves() == [PASS]


def test_only_the_pass_is_legal_if_no_patch_is_affordable() -> None:
    assert at(0, 0, buttons=(9, 99), ring="YWcABC").legal_moves() == [PASS]


def test_only_the_pass_is_legal_if_no_patch_fits() -> None:
    position = at(0, 0, quilts=(all_but("a1", "b2", "c3", "d4"), EMPTY), ring="ABC")
    assert position.legal_moves() == [PASS]


def test_patch_that_costs_all_the_buttons_is_affordable() -> None:
    assert letters(at(0, 0, buttons=(10, 0), ring="YWc")) == "YWc"


def test_patch_that_costs_nothing_is_affordable_with_no_buttons() -> None:
    assert letters(at(0, 0, buttons=(0, 9), ring="HBA")) == "H"


def test_patch_need_not_touch_another_and_may_not_overlap() -> None:
    position = at(0, 0, quilts=(quilt("A0a1"), EMPTY), ring="DBC")
    free = [move for move in PLACEMENTS_OF["D"] if not move.mask & placed("A0a1").mask]
    assert [m for m in position.legal_moves() if getattr(m, "letter", "") == "D"] == free
    assert placed("D0i7") in free
    assert placed("D0b1") in free
    assert len(free) == len(PLACEMENTS_OF["D"]) - 4


def test_only_the_movers_own_quilt_and_buttons_count() -> None:
    position = at(9, 9, turn=2, buttons=(0, 10), quilts=(Quilt(filled=(1 << 81) - 1), EMPTY))
    assert position.is_legal(placed("B0a1"))
    assert not at(9, 9, buttons=(0, 10)).is_legal(placed("B0a1"))


def test_special_patch_may_go_on_any_free_space_and_nothing_else_is_legal() -> None:
    assert SPECIAL_DUE.legal_moves() == [
        move for move in SPECIAL_PLACEMENTS if move not in (special("a1"), special("a2"))
    ]


def test_no_move_is_legal_once_the_game_is_over() -> None:
    assert OVER.legal_moves() == []


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        (OVER, PASS, "the game is over"),
        (OVER, placed("B0a1"), "the game is over"),
        (OVER, special("a1"), "the game is over"),
        (SPECIAL_DUE, PASS, "the special patch must be placed first"),
        (SPECIAL_DUE, placed("B0e5"), "the special patch must be placed first"),
        (SPECIAL_DUE, special("a2"), "overlaps at a2"),
        (START, special("a1"), "there is no special patch to place"),
        (at(0, 0, ring="CDE"), placed("B0a1"), "patch B is no longer in the ring"),
        (START, placed("E0a1"), "patch E is not among the next three (B, C, D)"),
        (START, placed("A0a1"), "patch A is not among the next three (B, C, D)"),
        (at(0, 0, buttons=(2, 9)), placed("C0a1"), "needs 1 more button"),
        (at(0, 0, buttons=(0, 9)), placed("C0a1"), "needs 3 more buttons"),
        (at(0, 0, quilts=(quilt("A0b1"), EMPTY)), placed("C0a1"), "overlaps at b1"),
        (at(0, 0, quilts=(quilt("A0b2"), EMPTY)), placed("C0a1"), "overlaps at b2"),
    ],
)
def test_illegal_move_is_refused_with_the_reason(
    position: Position, move: Move, reason: str
) -> None:
    assert position.why_illegal(move) == reason
    assert not position.is_legal(move)
    with pytest.raises(IllegalMoveError) as caught:
        position.play(move)
    assert str(caught.value) == reason


def test_reason_why_a_patch_may_not_be_bought_comes_before_where_it_lies() -> None:
    position = at(0, 0, buttons=(1, 5), quilts=(quilt("A0a1"), EMPTY), ring="CDBE")
    assert position.why_illegal(placed("C0a1")) == "needs 2 more buttons"
    assert position.why_not_buyable("C") == "needs 2 more buttons"
    assert position.why_not_buyable("B") is None
    assert position.why_not_buyable("E") == "patch E is not among the next three (C, D, B)"
    assert position.why_not_buyable("A") == "patch A is no longer in the ring"
