"""Impossible positions, each with the field at fault and the reason."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from quiltbee.rules import (
    PATCHES,
    Board,
    Position,
    PositionError,
    Quilt,
    Seat,
    Stage,
    check_position,
    new_game,
)

from .build import ALPHABET_RING, EMPTY, FULL, at, placed, quilt, ring_without, special

X_WITH_A_AND_B = Quilt(filled=0b11111)
"""Five unknown spaces: room for A (2 squares) and B (3), which have no printed buttons."""
NO_A_B = ring_without("AB")
FULL_OF = "ABCDEFGHIJKLMNOPV"
"""Patches of 81 squares."""


def reason_of(position: Position) -> tuple[str, str]:
    with pytest.raises(PositionError) as caught:
        check_position(position)
    assert str(caught.value) == f"{caught.value.field}: {caught.value.reason}"
    return caught.value.field, caught.value.reason


def printed(letters: Iterable[str]) -> int:
    return sum(PATCHES[letter].income for letter in letters)


SQUARE = sum(0b1111111 << 9 * row for row in range(7))
FIRST_49, OTHER_49 = "ABCDEFGHIJK", "LMNOPQRSU"
COMPLETE = Quilt(filled=SQUARE, income=printed(FIRST_49))
ALSO_COMPLETE = Quilt(filled=SQUARE << 20, income=printed(OTHER_49))


@pytest.mark.parametrize("board", Board)
def test_starts_are_possible(board: Board) -> None:
    check_position(new_game(ALPHABET_RING, board))


# --- Purses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "field"),
    [(at(0, 0, buttons=(-1, 0)), "purse1"), (at(0, 0, buttons=(0, -1)), "purse2")],
)
def test_buttons_are_not_negative(position: Position, field: str) -> None:
    assert reason_of(position) == (field, "buttons cannot be negative")


@pytest.mark.parametrize(
    ("position", "field"),
    [
        (at(-1, 0), "purse1"),
        (at(0, -1, turn=2), "purse2"),
        (at(54, 53, turn=2), "purse1"),
        (at(53, 54), "purse2"),
    ],
)
def test_tokens_are_on_the_time_board(position: Position, field: str) -> None:
    assert reason_of(position) == (field, "the time board has spaces 0 to 53")


# --- Quilts ---------------------------------------------------------------------------------------


def test_patches_do_not_overlap() -> None:
    both = Quilt(filled=0b111 << 9, patches=(placed("A1a2"), placed("B2b2")))
    assert reason_of(at(0, 0, quilts=(EMPTY, both))) == ("quilt2", "patch B overlaps at b2")


def test_patch_does_not_lie_on_a_special_patch() -> None:
    mixed = quilt("A0a1", "+a2")
    assert reason_of(at(30, 30, quilts=(mixed, EMPTY))) == ("quilt1", "patch A overlaps at a2")


@pytest.mark.parametrize(
    "made",
    [Quilt(patches=(placed("A0a1"),)), Quilt(special_patches=special("a1").mask)],
)
def test_every_patch_on_a_quilt_fills_its_spaces(made: Quilt) -> None:
    reason = "a patch lies on a space that is not filled"
    assert reason_of(at(30, 30, quilts=(EMPTY, made))) == ("quilt2", reason)


# --- Every patch once -----------------------------------------------------------------------------


def test_patch_does_not_lie_on_both_quilts() -> None:
    position = at(9, 9, quilts=(quilt("A0a1"), quilt("A0c1")))
    assert reason_of(position) == ("quilt2", "patch A lies on quilt1 as well")


def test_patch_does_not_lie_on_one_quilt_twice() -> None:
    position = at(9, 9, quilts=(quilt("A0a1", "A0c1"), EMPTY))
    assert reason_of(position) == ("quilt1", "patch A lies on quilt1 as well")


def test_patch_of_the_ring_does_not_lie_on_a_quilt() -> None:
    position = at(9, 9, quilts=(EMPTY, quilt("A0a1")), ring=ALPHABET_RING)
    assert reason_of(position) == ("ring", "patch A is on quilt2 as well")


def test_patch_is_not_in_the_ring_twice() -> None:
    field, reason = reason_of(replace(at(0, 0), ring="B" + ALPHABET_RING))
    assert field == "ring"
    assert reason.startswith("patch B ")


def test_ring_holds_patches_only() -> None:
    position = replace(at(0, 0), ring="h" + ALPHABET_RING)
    assert reason_of(position) == ("ring", "there is no patch 'h'")


def test_without_unknown_spaces_every_patch_is_in_the_ring_or_on_a_quilt() -> None:
    position = at(9, 9, quilts=(quilt("D0a1"), EMPTY), ring=ring_without("BDg"))
    assert reason_of(position) == ("ring", "neither here nor on a quilt: Bg")


@pytest.mark.parametrize("number", [1, 2])
def test_without_unknown_spaces_the_income_is_that_of_the_known_patches(number: int) -> None:
    quilts = [quilt("Y0a1"), quilt("W0a1")]
    quilts[number - 1] = replace(quilts[number - 1], income=7)
    position = at(9, 9, quilts=(quilts[0], quilts[1]))
    assert reason_of(position) == (f"purse{number}", "the income is not that of the quilt")


def test_income_of_a_known_quilt_is_checked_when_the_other_has_unknown_spaces() -> None:
    liar = replace(quilt("Y0a1"), income=2)
    position = at(9, 9, quilts=(X_WITH_A_AND_B, liar), ring=ring_without("ABY"))
    assert reason_of(position) == ("purse2", "the income is not that of the quilt")


# --- Unknown spaces -------------------------------------------------------------------------------


@pytest.mark.parametrize("quilts", [(X_WITH_A_AND_B, EMPTY), (EMPTY, X_WITH_A_AND_B)])
def test_missing_patches_may_lie_under_unknown_spaces(quilts: tuple[Quilt, Quilt]) -> None:
    check_position(at(9, 9, quilts=quilts, ring=NO_A_B))


def test_missing_patches_may_be_split_between_both_quilts() -> None:
    # W has 5 squares and 2 buttons, Y 6 and 3, A 2 and none.
    two = Quilt(filled=0b1111111, income=2), Quilt(filled=0b111111, income=3)
    check_position(at(20, 20, quilts=two, ring=ring_without("AWY")))
    other = Quilt(filled=0b1111111, income=3), Quilt(filled=0b111111, income=2)
    position = at(20, 20, quilts=other, ring=ring_without("AWY"))
    reason = "the missing patches (AWY) don't make up the x with that income"
    assert reason_of(position) == ("quilt1", reason)


@pytest.mark.parametrize("incomes", [(2, 4), (2, 2), (3, 3), (1, 3)])
def test_incomes_of_both_quilts_add_up_to_the_missing_patches(
    incomes: tuple[int, int],
) -> None:
    covered = Quilt(filled=0b1111111, income=incomes[0]), Quilt(filled=0b111111, income=incomes[1])
    position = at(20, 20, quilts=covered, ring=ring_without("AWY"))
    reason = "the missing patches (AWY) don't make up the x with that income"
    assert reason_of(position) == ("quilt1", reason)


@pytest.mark.parametrize("squares", [4, 6])
def test_missing_patches_cover_exactly_the_unknown_spaces(squares: int) -> None:
    covered = Quilt(filled=(1 << squares) - 1)
    position = at(9, 9, quilts=(EMPTY, covered), ring=NO_A_B)
    reason = "the missing patches (AB) don't make up the x with that income"
    assert reason_of(position) == ("quilt2", reason)


@pytest.mark.parametrize("income", [-1, 1])
def test_unknown_spaces_have_the_income_of_the_missing_patches(income: int) -> None:
    covered = replace(X_WITH_A_AND_B, income=income)
    field, _ = reason_of(at(9, 9, quilts=(covered, EMPTY), ring=NO_A_B))
    assert field == "quilt1"


@pytest.mark.parametrize(("time", "special_patches"), [(25, 0), (26, 1), (32, 2), (53, 5)])
def test_unknown_spaces_may_hide_as_many_special_patches_as_marks_were_passed(
    time: int, special_patches: int
) -> None:
    def with_special_patches(count: int) -> Position:
        covered = Quilt(filled=(1 << (5 + count)) - 1)
        return at(time - 1, time, quilts=(covered, EMPTY), ring=NO_A_B)

    check_position(with_special_patches(special_patches))
    assert reason_of(with_special_patches(special_patches + 1))[0] == "quilt1"


def test_special_patch_due_is_not_on_a_quilt_yet() -> None:
    hidden = Quilt(filled=0b111111)
    check_position(at(25, 26, quilts=(hidden, EMPTY), ring=NO_A_B))
    position = at(25, 26, turn=2, stage=Stage.SPECIAL_PATCH, quilts=(hidden, EMPTY), ring=NO_A_B)
    assert reason_of(position)[0] == "quilt1"


# --- Tokens and turn ------------------------------------------------------------------------------


@pytest.mark.parametrize(("times", "turn", "ahead"), [((3, 10), 1, 2), ((10, 3), 2, 1)])
def test_nobody_is_more_than_6_spaces_ahead(times: tuple[int, int], turn: int, ahead: int) -> None:
    position = at(*times, turn=turn)
    reason = f"nobody is ever more than 6 spaces ahead ({times[0]} and {times[1]})"
    assert reason_of(position) == (f"purse{ahead}", reason)


def test_lead_of_6_is_possible() -> None:
    check_position(at(3, 9))
    check_position(at(9, 3, turn=2))


@pytest.mark.parametrize(("times", "turn"), [((9, 8), 1), ((8, 9), 2)])
def test_player_behind_moves(times: tuple[int, int], turn: int) -> None:
    reason = f"player {turn} is ahead: the player behind moves"
    assert reason_of(at(*times, turn=turn)) == ("turn", reason)


@pytest.mark.parametrize("turn", [1, 2])
def test_on_the_same_space_either_player_may_be_to_move(turn: int) -> None:
    check_position(at(8, 8, turn=turn))


@pytest.mark.parametrize("times", [(53, 52), (52, 53), (52, 52)])
def test_game_is_over_only_with_both_tokens_on_53(times: tuple[int, int]) -> None:
    position = at(*times, turn=2, stage=Stage.OVER)
    assert reason_of(position) == ("turn", "#2 needs both tokens on 53")


@pytest.mark.parametrize("turn", [1, 2])
def test_game_with_both_tokens_on_53_is_over(turn: int) -> None:
    check_position(at(53, 53, turn=turn, stage=Stage.OVER))
    reason = "both tokens are on 53: the game is over"
    assert reason_of(at(53, 53, turn=turn)) == ("turn", reason)


@pytest.mark.parametrize(
    ("times", "turn", "board"),
    [
        ((26, 25), 1, Board.REVISED),
        ((25, 31), 2, Board.REVISED),
        ((22, 19), 1, Board.ORIGINAL),
        ((37, 38), 2, Board.REVISED),
    ],
)
def test_special_patch_is_due_from_a_mark_between_the_tokens(
    times: tuple[int, int], turn: int, board: Board
) -> None:
    check_position(at(*times, turn=turn, board=board, stage=Stage.SPECIAL_PATCH))


@pytest.mark.parametrize(
    ("times", "turn", "board"),
    [
        ((26, 25), 2, Board.REVISED),
        ((26, 26), 1, Board.REVISED),
        ((27, 26), 1, Board.REVISED),
        ((25, 24), 1, Board.REVISED),
        ((20, 19), 1, Board.REVISED),
        ((38, 37), 1, Board.ORIGINAL),
    ],
)
def test_no_special_patch_is_due_without_a_mark_between_the_tokens(
    times: tuple[int, int], turn: int, board: Board
) -> None:
    position = at(*times, turn=turn, board=board, stage=Stage.SPECIAL_PATCH)
    reason = f"{turn}+ needs a special patch between the tokens, player {turn} ahead"
    assert reason_of(position) == ("turn", reason)


def test_no_special_patch_is_due_without_a_free_space() -> None:
    full = Quilt(filled=FULL, income=printed(FULL_OF))
    position = at(
        26,
        25,
        stage=Stage.SPECIAL_PATCH,
        quilts=(full, EMPTY),
        ring=ring_without(FULL_OF),
    )
    assert reason_of(position) == ("turn", "1+ needs a free space on quilt1")


# --- Special patches and special tile -------------------------------------------------------------


@pytest.mark.parametrize(
    ("quilts", "field"),
    [
        ((quilt("+a1", "+b1"), EMPTY), "quilt1"),
        ((EMPTY, quilt("+a1", "+b1")), "quilt2"),
        ((quilt("+a1", "+b1"), quilt("+i9")), "quilt1"),
        ((quilt("+i9"), quilt("+a1", "+b1")), "quilt2"),
    ],
)
def test_there_are_no_more_special_patches_than_marks_passed(
    quilts: tuple[Quilt, Quilt], field: str
) -> None:
    position = at(25, 26, quilts=quilts)
    assert reason_of(position) == (field, "more special patches than marks passed")


def test_there_may_be_fewer_special_patches_than_marks_passed() -> None:
    check_position(at(52, 53))


@pytest.mark.parametrize("board", Board)
def test_marks_passed_depend_on_the_board(board: Board) -> None:
    position = at(20, 20, quilts=(quilt("+a1"), EMPTY), board=board)
    if board is Board.ORIGINAL:
        check_position(position)
    else:
        assert reason_of(position) == ("quilt1", "more special patches than marks passed")


@pytest.mark.parametrize("number", Seat)
def test_special_tile_has_an_owner_once_there_is_a_7x7_square(number: Seat) -> None:
    quilts = (COMPLETE, EMPTY) if number == 1 else (EMPTY, COMPLETE)
    position = at(40, 40, quilts=quilts, ring=ring_without(FIRST_49))
    check_position(replace(position, special_tile=number))
    reason = f"player {number} has a complete 7x7 square"
    assert reason_of(position) == ("bonus", reason)


@pytest.mark.parametrize("number", [1, 2])
def test_owner_of_the_special_tile_has_a_7x7_square(number: int) -> None:
    quilts = (EMPTY, COMPLETE) if number == 1 else (COMPLETE, EMPTY)
    position = at(40, 40, quilts=quilts, ring=ring_without(FIRST_49), special_tile=number)
    reason = f"player {number} has no complete 7x7 square"
    assert reason_of(position) == ("bonus", reason)


@pytest.mark.parametrize("number", [1, 2])
def test_either_of_two_players_with_a_7x7_square_may_own_the_special_tile(number: int) -> None:
    ring = ring_without(FIRST_49 + OTHER_49)
    check_position(at(40, 40, quilts=(COMPLETE, ALSO_COMPLETE), ring=ring, special_tile=number))
