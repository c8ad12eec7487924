"""The 81 spaces of a quilt board as the bits of one integer.

A space is bit `9 * row + column`, with row 0 at the top and column 0 on the left. Its name is the
column's letter and the row's number: bit 0 is `a1`, bit 8 is `i1` and bit 80 is `i9`.

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
"""The masks of the nine 7x7 squares, any of which wins the special tile."""


def missing_to_7x7(filled: int) -> int:
    """Return the fewest empty spaces of any 7x7 square, given the mask of the covered ones."""
    return min((square & ~filled).bit_count() for square in SQUARES_7X7)


def bit(row: int, column: int) -> int:
    """Return the mask of one space; `row` and `column` are 0-8 and not checked."""
    return 1 << (SIZE * row + column)


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers (0-80) of the spaces in a mask, row by row from the top left."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def cell_name(space: int) -> str:
    """Return the name of a space, given its number: 0 is `a1`, 80 is `i9`."""
    return f"{'abcdefghi'[space % SIZE]}{space // SIZE + 1}"
