"""The time board: 53 spaces from the start (0), its income marks and special patches.

A move from a to b crosses mark m if a < m <= b.
"""

import json
import pkgutil
from bisect import bisect_right
from enum import Enum
from functools import cache, cached_property

_data = pkgutil.get_data(__package__, "data/time_board.json")
assert _data is not None
_TABLE = json.loads(_data)

LAST_SPACE: int = _TABLE["last_space"]
INCOME_MARKS: tuple[int, ...] = tuple(_TABLE["income"])

MOST_DECISIONS: int = 2 * LAST_SPACE + 5
"""The most decisions of a game: all but the five special patches move a token a space or more."""


class Board(Enum):
    """The two printings of the time board; they differ in one special patch."""

    REVISED = "revised"
    ORIGINAL = "original"

    @cached_property
    def special_patches(self) -> tuple[int, ...]:
        """The five marks where a special patch lies at the start."""
        return _SPECIAL_PATCHES[self]


_SPECIAL_PATCHES = {board: tuple(_TABLE["leather"][board.value]) for board in Board}


def income_marks_crossed(start: int, stop: int) -> tuple[int, ...]:
    """Return the income marks that a move from `start` to `stop` crosses; each pays once."""
    return _between(INCOME_MARKS, start, stop)


def special_patches_crossed(board: Board, start: int, stop: int) -> tuple[int, ...]:
    """Return the special patch marks that a move from `start` to `stop` crosses.

    Their patches may be gone already: the first token to cross a mark takes its patch.
    """
    return _between(board.special_patches, start, stop)


@cache
def _between(marks: tuple[int, ...], start: int, stop: int) -> tuple[int, ...]:
    """Return the marks, given in order, beyond `start` and up to `stop`."""
    return marks[bisect_right(marks, start) : bisect_right(marks, stop)]
