"""The bit tricks against plain counting, and what must hold of any shape."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.opponents import tidiness
from quiltbee.opponents.tidiness import untidiness
from quiltbee.rules.grid import FULL

Cells = set[tuple[int, int]]

quilts = st.integers(0, FULL) | st.builds(lambda a, b: a & b, *[st.integers(0, FULL)] * 2)


def cells_of(mask: int) -> Cells:
    return {divmod(space, 9) for space in range(81) if mask >> space & 1}


def mask_of(cells: Cells) -> int:
    return sum(1 << 9 * row + column for row, column in cells)


def neighbours(cells: Cells, row: int, column: int) -> int:
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(cell in cells for cell in around)


@given(quilts)
def test_untidiness_is_what_it_says(empty: int) -> None:
    cells = cells_of(empty)
    counts = [neighbours(cells, *cell) for cell in cells]
    squares = sum(
        {(row, column), (row + 1, column), (row, column + 1), (row + 1, column + 1)} <= cells
        for row, column in product(range(8), repeat=2)
    )
    expected = (
        tidiness.OUTLINE * sum(4 - count for count in counts)
        + tidiness.SINGLE * counts.count(0)
        + tidiness.NARROW * sum(count <= 1 for count in counts)
        - tidiness.ROOMY * squares
    )
    assert abs(untidiness(empty) - expected) < 1e-9


@given(quilts)
def test_turning_and_mirroring_change_nothing(empty: int) -> None:
    cells = cells_of(empty)
    turned = mask_of({(column, 8 - row) for row, column in cells})
    mirrored = mask_of({(row, 8 - column) for row, column in cells})
    for other in (turned, mirrored):
        assert abs(untidiness(other) - untidiness(empty)) < 1e-9


def test_one_piece_is_tidier_than_two() -> None:
    together, apart = {(0, 0), (0, 1), (1, 0), (1, 1)}, {(0, 0), (0, 1), (3, 3), (3, 4)}
    assert untidiness(mask_of(together)) < untidiness(mask_of(apart))
    assert untidiness(0) == 0
