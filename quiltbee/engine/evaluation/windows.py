"""The patterns on a quilt that the evaluation knows: 3x3 windows and whole lines.

A window's *pattern* has bit `3 * column + row` for each covered space; there are 49 windows on a
quilt, numbered `7 * top + left`. A line's pattern has bit i for its space i; the lines are the
nine rows, then the nine columns. Windows and lines that a turn or a flip of the whole quilt maps
onto one another share one number for their pattern, their *kind*.
"""

from typing import Final

import numpy as np

from quiltbee.kernel.arrays import Int16Array, Int64Array, constant
from quiltbee.rules.grid import SIZE

# Windows of 3x3 have 512 patterns, few enough for a table without gaps; a line of nine spaces has
# as many.
WINDOWS: Final = 49
LINES: Final = 18
PATTERNS: Final = 512


_ACROSS = 7


def _turns(size: int, row: int, column: int) -> list[tuple[int, int]]:
    """Where a space goes under the eight turns and flips of a square, always in this order."""
    last = size - 1
    found = []
    for _ in range(2):
        for _ in range(4):
            found.append((row, column))
            row, column = column, last - row
        column = last - column
    return found


def _numbered(pictures: Int64Array) -> tuple[Int16Array, int]:
    """The kinds of patterns, numbered in order of appearance, and how many there are."""
    _, first, kinds = np.unique(pictures, return_index=True, return_inverse=True)
    # The rows of the learned weights follow these numbers, so the order must never change;
    # `np.unique` alone would sort by picture.
    order = np.empty(len(first), np.int16)
    order[np.argsort(first)] = np.arange(len(first))
    numbered = order[kinds]
    numbered.flags.writeable = False
    return numbered, len(first)


def _window_kinds() -> tuple[Int16Array, int]:
    """The eight turns and flips of a window are one kind, named by the lowest number."""
    # 3,366 kinds for 25,088 pairs of window and pattern: what is learned in one corner holds in all
    # four, and each row is seen more often.
    patterns = np.arange(PATTERNS)
    turned = np.zeros((PATTERNS, 8), np.int64)
    for space in range(9):
        column, row = divmod(space, 3)
        covered = patterns >> space & 1
        for turn, (to_row, to_column) in enumerate(_turns(3, row, column)):
            turned[:, turn] |= covered << (3 * to_column + to_row)
    windows = [_turns(_ACROSS, *divmod(window, _ACROSS)) for window in range(WINDOWS)]
    places = np.array(windows) @ np.array([_ACROSS, 1])
    pictures = places[:, np.newaxis, :] * PATTERNS + turned
    return _numbered(pictures.min(axis=2).reshape(-1))


def _line_kinds() -> tuple[Int16Array, int]:
    """A line read from either end, and its mirror image across the quilt, are one kind."""
    patterns = np.arange(PATTERNS)
    backwards = sum((patterns >> i & 1) << (SIZE - 1 - i) for i in range(SIZE))
    least = np.minimum(patterns, backwards)
    place = np.arange(LINES) % SIZE
    from_edge = np.minimum(place, SIZE - 1 - place)
    return _numbered((from_edge[:, np.newaxis] * PATTERNS + least).reshape(-1))


WINDOW_KIND, WINDOW_KINDS = _window_kinds()
"""The kind of each window's pattern at `512 * window + pattern`, and how many kinds there are."""

LINE_KIND, LINE_KINDS = _line_kinds()
"""The kind of each line's pattern at `512 * line + pattern`, and how many kinds there are."""

SPREAD_3: Final = constant(
    [sum(1 << (3 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
SPREAD_7: Final = constant(
    [sum(1 << (7 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
SPREAD_2: Final = constant(
    [sum(1 << (2 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
"""A row of nine spaces with gaps of 2, 6 or 1 bits between them, to interleave rows."""
