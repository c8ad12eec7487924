"""Where the two action spaces keep what is legal: words of 64 bits, bit n of word w action 64w + n.

    flat      the kernel's 7,431 actions: pass, special patches, placements by patch
    factored  2,026 actions: pass, special patches, then choice x orientation x space

In the flat space an orientation's placements are numbered row by row, without the columns that its
anchor can't be in. So the rows of its anchors, a mask with rows nine bits apart, are pushed
together: row r by r times the missing columns, in three steps, one for each bit of r.
"""

from typing import Final

import numpy as np

from quiltbee.environments.actions import ACTIONS
from quiltbee.kernel.arrays import Int64Array, constant
from quiltbee.kernel.tables import FIRST_ACTION, FIRST_ORIENTATION, RING
from quiltbee.rules import PATCHES
from quiltbee.rules.grid import SIZE
from quiltbee.rules.patches import orient

ROWS_IN_LOW: Final = 7

FLAT_WORDS: Final = 120
FACTORED_WORDS: Final = 40
"""The words of a row: enough for the actions plus one word, in whole cache lines."""

_STEPS: Final = 3


def _moved_by(columns: int, step: int) -> int:
    """Which bits the step moves, at the places where earlier steps have put them."""
    gap = SIZE - columns
    mask = 0
    for row in range(ROWS_IN_LOW):
        if row >> step & 1:
            at = SIZE * row - gap * (row & ((1 << step) - 1))
            mask |= ((1 << columns) - 1) << at
    return mask


MOVED: Final = constant(
    [_moved_by(columns, step) for columns in range(SIZE + 1) for step in range(_STEPS)]
)
"""The bits that each of the three steps moves, by the number of columns."""

_ENDS = [*FIRST_ACTION.tolist()[1:], ACTIONS]
_OF_PATCH = FIRST_ORIENTATION.tolist()

FIRST_OF_PATCH: Final = constant([int(FIRST_ACTION[first]) for first in _OF_PATCH[:RING]])
END_OF_PATCH: Final = constant([_ENDS[after - 1] for after in _OF_PATCH[1:]])
"""The flat actions of a patch: from its first to before its end."""

FIRST_WORD: Final = constant([first >> 6 for first in FIRST_OF_PATCH.tolist()])
LAST_WORD: Final = constant([(end - 1) >> 6 for end in END_OF_PATCH.tolist()])
"""The words that hold them; a patch may share them with its neighbours."""

CODE_OF: Final = constant([code for patch in PATCHES.values() for code in patch.orientations])
"""The orientation code (0-7) of each of the 144 orientations."""

ORIENTATION_OF: Final = constant(
    [
        _OF_PATCH[number] + patch.orientations.index(code) if code in patch.orientations else -1
        for number, patch in enumerate(PATCHES.values())
        for code in range(8)
    ]
)
"""The orientation by patch and code, at 8 * patch + code; -1 for a code that is another's twin."""


def _drawn(drawing: tuple[str, ...]) -> list[int]:
    cells = np.zeros((SIZE, SIZE), dtype=np.int64)
    for row, line in enumerate(drawing):
        for column, cell in enumerate(line):
            cells[row, column] = cell == "#"
    return cells.ravel().tolist()


SHAPES: Final[Int64Array] = constant(
    [cell for patch in PATCHES.values() for cell in _drawn(orient(patch.drawing, 0))]
)
"""Each patch in orientation 0, in the top left corner of 81 cells: cell c of patch p at 81p + c."""
