"""The time board: 53 spaces from the start (0), its income marks and special patches.

A mark m is crossed by a move from a to b when a < m <= b.
"""

import json
import pkgutil
from enum import Enum

_data = pkgutil.get_data(__package__, "data/time_board.json")
assert _data is not None
_TABLE = json.loads(_data)

LAST_SPACE: int = _TABLE["last_space"]
INCOME_MARKS: tuple[int, ...] = tuple(_TABLE["income"])


class Board(Enum):
    """The two printings of the time board; they differ in one special patch."""

    REVISED = "revised"
    ORIGINAL = "original"

    @property
    def special_patches(self) -> tuple[int, ...]:
        """The five marks at which a special patch lies."""
        return _SPECIAL_PATCHES[self]


_SPECIAL_PATCHES = {board: tuple(_TABLE["leather"][board.value]) for board in Board}


def income_marks_crossed(start: int, stop: int) -> tuple[int, ...]:
    """The income marks that a move from `start` to `stop` crosses; each pays once."""
    return tuple(mark for mark in INCOME_MARKS if start < mark <= stop)


def special_patches_crossed(board: Board, start: int, stop: int) -> tuple[int, ...]:
    """The marks of special patches between two spaces, whether or not they still lie there."""
    return tuple(mark for mark in board.special_patches if start < mark <= stop)
