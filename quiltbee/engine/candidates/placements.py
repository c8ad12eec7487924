"""Which placements of a patch are worth a look: a quick score for a quilt's shape.

The score is a sum of one learned number for each 3x3 window, one table for each phase of the
quilt. It compares placements of one patch on one quilt and says nothing else.

A placement changes few windows, and only these are added up. In a file of weights the numbers are
float16, of which sums in float64 are exact, whatever their order.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.engine.evaluation.windows import PATTERNS, SPREAD_3, WINDOW_KIND, WINDOW_KINDS, Kinds
from quiltbee.kernel.bits import index
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, Words
from quiltbee.rules.grid import SIZE

Sums = npt.NDArray[np.float64]

PHASES: Final = 4
PACKING: Final = PHASES * WINDOW_KINDS
"""How many numbers the table has."""

SUMS: Final = 64
"""How many sums `set_sums` sets."""


def _touched() -> Kinds:
    """The windows that each action changes: from top to bottom, from left to right, as octals."""
    rows = [(MASK_LOW >> (SIZE * row)) & 511 for row in range(7)]
    rows += [(MASK_HIGH >> (SIZE * row)) & 511 for row in range(2)]
    columns = np.bitwise_or.reduce(rows) >> np.arange(SIZE)[:, np.newaxis] & 1
    touched = np.zeros(len(MASK_LOW), np.int16)
    for number, lines in enumerate((np.array(rows) != 0, columns != 0)):
        first = np.maximum(lines.argmax(axis=0) - 2, 0)
        stop = np.minimum(SIZE - lines[::-1].argmax(axis=0), 7)
        touched |= (first << (6 * number) | stop << (6 * number + 3)).astype(np.int16)
    touched.flags.writeable = False
    return touched


_TOUCHED: Final = _touched()


@compiled
def phase_rows(low: int, high: int) -> int:
    """Where the table of a quilt's phase begins."""
    return min(empty_spaces(low, high) * PHASES // 82, PHASES - 1) * WINDOW_KINDS


@compiled
def _row(low: int, high: int, row: int) -> int:
    """A row of a quilt, spread."""
    return SPREAD_3[index((low >> (9 * row) if row < 7 else high >> (9 * (row - 7))) & 511)]


@compiled
def _band(low: int, high: int, top: int) -> int:
    """Three rows of a quilt: three bits for each column."""
    return _row(low, high, top) | _row(low, high, top + 1) << 1 | _row(low, high, top + 2) << 2


@compiled
def _number(band: int, top: int, left: int, start: int, table: Floats) -> float:
    """The learned number of a window of a band.

    Signed indices would be looked at for counting from the end, in a third of the time.
    """
    pattern = (band >> (3 * left)) & 511
    kind = WINDOW_KIND[index((7 * top + left) * PATTERNS + pattern)]
    return table[index(start + kind)]


@compiled
def packing(low: int, high: int, start: int, table: Floats) -> float:
    """The score of a quilt with the table that begins at `start`; more is better."""
    return _part(low, high, 0, 7, 0, 7, start, table)


@compiled
def _part(
    low: int, high: int, top: int, bottom: int, left: int, right: int, start: int, table: Floats
) -> float:
    """The score of the windows from `top` and `left` to before `bottom` and `right`."""
    total = 0.0
    for row in range(top, bottom):
        band = _band(low, high, row)
        for column in range(left, right):
            total += _number(band, row, column, start, table)
    return total


@compiled
def set_sums(low: int, high: int, start: int, table: Floats, sums: Sums) -> None:
    """Set sums[8 * bottom + right] to the score of the windows before `bottom` and `right`."""
    for edge in range(8):
        sums[edge] = sums[8 * edge] = 0.0
    for row in range(7):
        band = _band(low, high, row)
        total = 0.0
        for column in range(7):
            total += _number(band, row, column, start, table)
            sums[8 * row + column + 9] = sums[8 * row + column + 1] + total


@compiled
def gain(low: int, high: int, action: int, start: int, table: Floats, sums: Sums) -> float:
    """How much a placement adds to the score of a quilt, of which `sums` are set."""
    touched = _TOUCHED[action]
    top, bottom = touched & 7, touched >> 3 & 7
    left, right = touched >> 6 & 7, touched >> 9
    before = sums[8 * bottom + right] - sums[8 * bottom + left]
    before -= sums[8 * top + right] - sums[8 * top + left]
    low, high = low | MASK_LOW[action], high | MASK_HIGH[action]
    return _part(low, high, top, bottom, left, right, start, table) - before


@compiled
def keep_best(
    low: int,
    high: int,
    actions: Words,
    start: int,
    stop: int,
    most: int,
    table: Floats,
    scores: Floats,
    sums: Sums,
) -> int:
    """Move the best `most` of actions[start:stop] to its front, best first; the new stop.

    `scores` is scratch as long as `actions`, and `sums` of SUMS. Of equals the first stays first.
    """
    if stop - start <= 1:
        return stop
    phase = phase_rows(low, high)
    set_sums(low, high, phase, table, sums)
    kept = start
    for number in range(start, stop):
        action = actions[number]
        score = np.float32(gain(low, high, action, phase, table, sums))
        if kept - start == most:
            if score <= scores[kept - 1]:
                continue
            kept -= 1
        place = kept
        while place > start and scores[place - 1] < score:
            scores[place] = scores[place - 1]
            actions[place] = actions[place - 1]
            place -= 1
        scores[place] = score
        actions[place] = action
        kept += 1
    return kept
