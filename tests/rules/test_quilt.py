"""The quilt: its spaces as bits, the 7x7 squares, and what covers it."""

from itertools import permutations, product
from random import Random

import pytest

from quiltbee.rules import PATCHES, Quilt, bits, cell_name
from quiltbee.rules.grid import SQUARES_7X7, bit, missing_to_7x7

from .build import FULL, all_but, placed, quilt, special


@pytest.mark.parametrize(
    ("row", "column", "number", "name"),
    [(0, 0, 0, "a1"), (0, 8, 8, "i1"), (1, 0, 9, "a2"), (8, 3, 75, "d9"), (8, 8, 80, "i9")],
)
def test_space_is_numbered_row_by_row(row: int, column: int, number: int, name: str) -> None:
    assert bit(row, column) == 1 << number
    assert cell_name(number) == name


def test_bits_come_in_rising_order() -> None:
    assert list(bits(0)) == []
    assert list(bits(1 << 80 | 1 << 8 | 1)) == [0, 8, 80]


def test_missing_to_7x7_is_the_least_that_any_square_lacks() -> None:
    draws = Random(7)
    for _ in range(50):
        filled = draws.getrandbits(81) | draws.getrandbits(81)
        empty = {divmod(space, 9) for space in range(81)} - {
            divmod(space, 9) for space in bits(filled)
        }
        assert missing_to_7x7(filled) == min(
            len(empty & set(product(range(top, top + 7), range(left, left + 7))))
            for top, left in product(range(3), repeat=2)
        )
    assert missing_to_7x7(FULL) == 0


def test_new_quilt_is_empty() -> None:
    assert Quilt() == Quilt(filled=0, income=0, patches=(), special_patches=0)
    assert Quilt().empty_spaces == 81
    assert not Quilt().has_7x7


def test_patch_fills_its_spaces_and_adds_its_income() -> None:
    made = quilt("Y0a1", "W0h1")
    assert [cell_name(space) for space in bits(made.filled)] == [
        *("a1", "b1", "i1", "a2", "b2", "i2", "b3", "i3", "b4", "h4", "i4"),
    ]
    assert made.income == PATCHES["Y"].income + PATCHES["W"].income == 5
    assert made.empty_spaces == 81 - 11
    assert made.unknown == 0


def test_special_patch_fills_one_space_and_has_no_income() -> None:
    made = quilt("+d9")
    assert made.filled == made.special_patches == 1 << 75
    assert made.income == 0
    assert made.patches == ()
    assert made.unknown == 0


def test_unknown_spaces_are_those_that_neither_patch_nor_special_patch_explains() -> None:
    made = quilt("A0a1", "+b1", covered=special("i9").mask | special("i8").mask)
    assert made.filled.bit_count() == 5
    assert [cell_name(space) for space in bits(made.unknown)] == ["i8", "i9"]


def test_order_of_placement_does_not_matter() -> None:
    tokens = ("A0a1", "+e5", "B0c1", "g0f7", "+a9")
    assert {quilt(*order) for order in permutations(tokens)} == {quilt(*tokens)}
    assert [move.letter for move in quilt("g0f7", "B0c1", "A0a1").patches] == ["A", "B", "g"]


def test_nine_7x7_squares() -> None:
    assert len(set(SQUARES_7X7)) == 9
    assert all(square.bit_count() == 49 for square in SQUARES_7X7)


@pytest.mark.parametrize("square", SQUARES_7X7)
def test_7x7_square_counts_anywhere_and_only_when_complete(square: int) -> None:
    assert Quilt(filled=square).has_7x7
    missing_one = [Quilt(filled=square & ~(1 << space)) for space in bits(square)]
    assert not any(made.has_7x7 for made in missing_one)


def test_7x7_square_is_found_on_a_full_board_and_not_in_a_broken_one() -> None:
    assert Quilt(filled=FULL).has_7x7
    assert all_but("a1", "i9").has_7x7
    assert not all_but("e5").has_7x7


def test_old_quilt_is_left_alone() -> None:
    before = quilt("A0a1")
    after = before.with_patch(placed("B0c1"), 0)
    assert before == quilt("A0a1")
    assert after != before
