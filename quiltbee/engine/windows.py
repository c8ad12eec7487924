"""The small pictures of a quilt that the evaluation knows: 3x3 windows and whole lines.

A window's *pattern* has bit `3 * column + row` for each covered space; there are 49 windows on a
quilt, numbered `7 * top + left`. A line's pattern has bit i for its space i; the lines are the
nine rows, then the nine columns. Windows and lines that a turn or a flip of the whole quilt
carries into one another share one number for what they show, their *kind*.
"""

from typing import Final

from quiltbee.kernel.tables import Words, words
from quiltbee.rules.quilt import SIZE

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


def _window_kinds() -> tuple[Words, int]:
    moved = [[_turns(3, row, column) for row in range(3)] for column in range(3)]
    seen: dict[tuple[int, int], int] = {}
    kinds = []
    for window in range(WINDOWS):
        places = [top * _ACROSS + left for top, left in _turns(_ACROSS, *divmod(window, _ACROSS))]
        for pattern in range(PATTERNS):
            pictures = [0] * 8
            for space in range(9):
                if pattern >> space & 1:
                    for turn, (row, column) in enumerate(moved[space // 3][space % 3]):
                        pictures[turn] |= 1 << (3 * column + row)
            least = min(zip(places, pictures, strict=True))
            kinds.append(seen.setdefault(least, len(seen)))
    return words(kinds), len(seen)


def _line_kinds() -> tuple[Words, int]:
    seen: dict[tuple[int, int], int] = {}
    kinds = []
    for line in range(LINES):
        from_edge = min(line % SIZE, SIZE - 1 - line % SIZE)
        for pattern in range(PATTERNS):
            backwards = int(f"{pattern:09b}"[::-1], 2)
            least = (from_edge, min(pattern, backwards))
            kinds.append(seen.setdefault(least, len(seen)))
    return words(kinds), len(seen)


WINDOW_KIND, WINDOW_KINDS = _window_kinds()
"""The kind of each window's pattern at `512 * window + pattern`, and how many kinds there are."""

LINE_KIND, LINE_KINDS = _line_kinds()
"""The kind of each line's pattern at `512 * line + pattern`, and how many kinds there are."""

SPREAD_3: Final = words(
    [sum(1 << (3 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
SPREAD_7: Final = words(
    [sum(1 << (7 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
SPREAD_2: Final = words(
    [sum(1 << (2 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
"""A row of nine spaces with room for 2, 6 or 1 more between them: rows beside one another."""
