"""The 81 spaces of a quilt board as the bits of one integer.

Bit `9 * row + column`, row 0 at the top, column 0 at the left; the cell's name is the column's
letter and the row's number, so bit 0 is `a1`, bit 8 is `i1` and bit 80 is `i9`:

       a  b  c  ...  i
    1  0  1  2  ...  8
    2  9 10 11  ... 17
    :
    9 72 73 74  ... 80
"""

from collections.abc import Iterator

SIZE = 9
SPACES = SIZE * SIZE
FULL = (1 << SPACES) - 1

SQUARES_7X7 = tuple(
    sum(0b1111111 << (SIZE * (top + row) + left) for row in range(7))
    for top in range(3)
    for left in range(3)
)
"""The nine 7x7 squares that win the special tile."""


def bit(row: int, column: int) -> int:
    """The mask of one space."""
    return 1 << (SIZE * row + column)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the spaces in a mask, from the top left, row by row."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def cell_name(space: int) -> str:
    """The name of a space by its number: 0 is `a1`, 80 is `i9`."""
    return f"{'abcdefghi'[space % SIZE]}{space // SIZE + 1}"
