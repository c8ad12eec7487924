"""The rules' tables as flat arrays, built from `rules`.

A quilt is two int64s, 63 bits (rows 1 to 7) in `low` and 18 (rows 8 and 9) in `high`, so that
neither is ever negative. Patches are numbers 0 to 32 in the order of their letters. The *anchor* of
a placement is the top left of its bounding box; the placements of one *orientation* (a patch turned
one way, 144 in all) differ only in their anchors.
"""

from typing import Final

import numpy as np

from quiltbee.kernel.arrays import constant
from quiltbee.rules import INCOME_MARKS, LAST_SPACE, PATCHES, PLACEMENTS, SPACES, Board
from quiltbee.rules.grid import SIZE, SQUARES_7X7, bits
from quiltbee.rules.patches import LETTERS, orient

LOW_BITS: Final = 63
LOW_FULL: Final = (1 << LOW_BITS) - 1
HIGH_FULL: Final = (1 << (SPACES - LOW_BITS)) - 1

PASS: Final = 0
FIRST_SPECIAL: Final = 1
FIRST_PLACEMENT: Final = FIRST_SPECIAL + SPACES
ACTIONS: Final = FIRST_PLACEMENT + len(PLACEMENTS)
RING: Final = len(PATCHES)
MOST_LEGAL: Final = 1400
"""More than the legal actions of any position: three patches have at most 1,344 placements."""


def low_word(mask: int) -> int:
    """Return the spaces of rows 1 to 7 of a mask of 81 bits."""
    return mask & LOW_FULL


def high_word(mask: int) -> int:
    """Return the spaces of rows 8 and 9 of a mask of 81 bits."""
    return mask >> LOW_BITS


_MASKS = [0, *(1 << space for space in range(SPACES)), *(move.mask for move in PLACEMENTS)]
MASK_LOW: Final = constant([low_word(mask) for mask in _MASKS])
MASK_HIGH: Final = constant([high_word(mask) for mask in _MASKS])
"""The spaces covered by each action: none, one, or those of a patch."""

PATCH_OF: Final = constant(
    [-1] * FIRST_PLACEMENT + [LETTERS.index(move.letter) for move in PLACEMENTS]
)
"""The patch that each action takes; -1 for the pass and the special patches."""

PRICE: Final = constant([patch.buttons for patch in PATCHES.values()])
TIME: Final = constant([patch.time for patch in PATCHES.values()])
INCOME: Final = constant([patch.income for patch in PATCHES.values()])
SQUARES: Final = constant([patch.squares for patch in PATCHES.values()])

MARKS_UP_TO: Final = constant([sum(m <= t for m in INCOME_MARKS) for t in range(LAST_SPACE + 1)])
"""The number of income marks at or before each space of the time board."""

NEXT_SPECIAL: Final = constant(
    [
        next((mark for mark in board.special_patches if mark > time), LAST_SPACE + 1)
        for board in (Board.REVISED, Board.ORIGINAL)
        for time in range(LAST_SPACE + 1)
    ]
)
"""The first special patch beyond each space, 54 for none; the revised board, then the original."""

SQUARE_LOW: Final = constant([low_word(square) for square in SQUARES_7X7])
SQUARE_HIGH: Final = constant([high_word(square) for square in SQUARES_7X7])

_SHAPES = [(patch, code) for patch in PATCHES.values() for code in patch.orientations]
_DRAWN = [orient(patch.drawing, code) for patch, code in _SHAPES]
_CORNERS = [
    sum(1 << (SIZE * r + c) for r, row in enumerate(s) for c, cell in enumerate(row) if cell == "#")
    for s in _DRAWN
]
_ANCHORS = [
    [1 << (SIZE * r + c) for r in range(SIZE - len(s) + 1) for c in range(SIZE - len(s[0]) + 1)]
    for s in _DRAWN
]

ORIENTATIONS: Final = len(_SHAPES)
FIRST_ORIENTATION: Final = constant(
    [
        *(next(n for n, (p, _) in enumerate(_SHAPES) if p is patch) for patch in PATCHES.values()),
        ORIENTATIONS,
    ]
)
"""The first orientation of each patch; one more at the end."""

OFFSETS: Final = constant(
    [sum(offset << (8 * n) for n, offset in enumerate(bits(corner))) for corner in _CORNERS]
)
"""The spaces of each orientation, counted from its anchor: one byte each, in one int64.

Gathering them from an array of their own would take longer.
"""

SPACES_OF: Final = constant([corner.bit_count() for corner in _CORNERS])
ANCHORS_LOW: Final = constant([low_word(sum(anchors)) for anchors in _ANCHORS])
ANCHORS_HIGH: Final = constant([high_word(sum(anchors)) for anchors in _ANCHORS])
"""The anchors of each orientation on an empty quilt."""

FIRST_ACTION: Final = constant(
    [FIRST_PLACEMENT + sum(map(len, _ANCHORS[:number])) for number in range(ORIENTATIONS)]
)
ANCHOR_COLUMNS: Final = constant([SIZE - len(shape[0]) + 1 for shape in _DRAWN])
"""The number of columns that an orientation's anchor may lie in: actions are numbered by row."""

ROW_OF: Final = constant([space // SIZE for space in range(SPACES)])
COLUMN_OF: Final = constant([space % SIZE for space in range(SPACES)])

SYMMETRIES: Final = 8
"""The turns and flips of a quilt, by number: 4 or more mirror it left to right, and then come
(number mod 4) quarter turns clockwise; 0 changes nothing.
"""


def _turned_spaces(symmetry: int) -> list[int]:
    cells = np.arange(SPACES).reshape(SIZE, SIZE)
    if symmetry >= 4:
        cells = cells[:, ::-1]
    return [int(space) for space in np.argsort(np.rot90(cells, -(symmetry % 4)).ravel())]


SPACE_TO: Final = constant([to for number in range(SYMMETRIES) for to in _turned_spaces(number)])
"""The space that each space goes to by a symmetry, at 81 * symmetry + space."""
