"""How tidy the empty part of a quilt is, as `greedy` sees it, from the 81-bit mask alone.

Bit `9 * row + column`, as in `rules`. A tidy remainder is one piece with a short outline, where
patches still fit; single spaces and narrow gaps stay empty to the end.
"""

from quiltbee.rules.grid import FULL, SIZE

_FIRST_COLUMN = sum(1 << SIZE * row for row in range(SIZE))
_NOT_FIRST = FULL & ~_FIRST_COLUMN
_NOT_LAST = FULL & ~(_FIRST_COLUMN << SIZE - 1)

OUTLINE = 0.5
SINGLE = 1.1
NARROW = 0.5
ROOMY = 0.05


def untidiness(empty: int) -> float:
    """An estimate, in points, of what the shape of the empty spaces will cost.

    It adds up the outline of the empty spaces, the quilt's edge included, those without an empty
    neighbour and those with only one, and subtracts a little for each empty 2x2 square.
    """
    left = empty << 1 & _NOT_FIRST
    right = empty >> 1 & _NOT_LAST
    up = empty << SIZE & FULL
    down = empty >> SIZE
    across, along = left | right, up | down
    two = (left & right) | (up & down) | (across & along)
    beside, below = empty & right, empty & down
    outline = 4 * empty.bit_count() - 2 * (beside.bit_count() + below.bit_count())
    return (
        OUTLINE * outline
        + SINGLE * (empty & ~(across | along)).bit_count()
        + NARROW * (empty & ~two).bit_count()
        - ROOMY * (beside & (beside >> SIZE)).bit_count()
    )
