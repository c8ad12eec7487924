"""The moves: how to get one, what it covers, and what is not a move."""

import pytest

from quiltbee.rules import (
    PASS,
    PATCHES,
    PLACEMENTS,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    MoveError,
    Pass,
    bits,
    cell_name,
    place_patch,
    place_special_patch,
)

from .build import placed, special


def cells(mask: int) -> set[str]:
    return {cell_name(space) for space in bits(mask)}


def test_placement_covers_its_drawing_from_the_top_left_of_its_box() -> None:
    assert cells(placed("B0a1").mask) == {"b1", "a2", "b2"}
    assert cells(placed("B1a1").mask) == {"a1", "a2", "b2"}
    assert cells(placed("L1f8").mask) == {"i8", "f9", "g9", "h9", "i9", "f8"}


def test_placements_are_sorted_by_letter_orientation_row_and_column() -> None:
    order = [(m.letter.islower(), m.letter, m.orientation, m.row, m.column) for m in PLACEMENTS]
    assert order == sorted(order)
    assert list(PLACEMENTS_OF) == list(PATCHES)


def test_no_two_placements_of_a_patch_cover_the_same_spaces() -> None:
    assert len({(move.letter, move.mask) for move in PLACEMENTS}) == len(PLACEMENTS)


def test_each_placement_covers_as_many_spaces_as_its_patch_has() -> None:
    for move in PLACEMENTS:
        assert move.mask.bit_count() == PATCHES[move.letter].squares


def test_place_patch_returns_the_shared_placement() -> None:
    for move in PLACEMENTS:
        assert place_patch(move.letter, move.orientation, move.row, move.column) is move


def test_other_orientation_code_of_the_same_shape_gives_the_canonical_move() -> None:
    assert place_patch("N", 2, 0, 0) is place_patch("N", 0, 0, 0)
    assert place_patch("I", 7, 3, 4) is place_patch("I", 0, 3, 4)
    assert place_patch("E", 7, 1, 1).orientation == 5


@pytest.mark.parametrize("letter", ["h", "*", "", "AB", "é"])
def test_patch_that_does_not_exist_is_no_move(letter: str) -> None:
    with pytest.raises(MoveError, match=f"^there is no patch {letter!r}$".replace("*", r"\*")):
        place_patch(letter, 0, 0, 0)


@pytest.mark.parametrize("code", [-1, 8])
def test_orientation_code_beyond_0_to_7_is_no_move(code: int) -> None:
    with pytest.raises(MoveError, match=f"^the orientation is 0 to 7, not {code}$"):
        place_patch("A", code, 0, 0)


@pytest.mark.parametrize(("row", "column"), [(8, 0), (-1, 0), (0, 9), (0, -1), (9, 9)])
def test_patch_beyond_the_edge_is_no_move(row: int, column: int) -> None:
    with pytest.raises(MoveError, match=r"^patch A would not lie wholly on the board there$"):
        place_patch("A", 0, row, column)


def test_81_special_placements_row_by_row() -> None:
    assert [move.mask for move in SPECIAL_PLACEMENTS] == [1 << space for space in range(81)]
    assert special("+d9") is SPECIAL_PLACEMENTS[75]
    assert (special("d9").row, special("d9").column) == (8, 3)


@pytest.mark.parametrize(("row", "column"), [(-1, 0), (9, 0), (0, -1), (0, 9)])
def test_special_patch_beyond_the_edge_is_no_move(row: int, column: int) -> None:
    with pytest.raises(MoveError, match=r"^a special patch must lie on the board$"):
        place_special_patch(row, column)


def test_moves_are_values() -> None:
    assert Pass() == PASS
    assert len({PASS, Pass(), *PLACEMENTS, *SPECIAL_PLACEMENTS}) == 7_431
    assert repr(placed("X0a7")) == "PlacePatch(letter='X', orientation=0, row=6, column=0)"
