"""Which placements of a patch to evaluate: a quick score of a quilt's shape.

The score is the sum of one learned weight for each of the 49 windows of 3x3 spaces, from a set of
weights for each phase of the quilt. It compares placements of one patch on one quilt, and says
nothing else.

A placement changes few windows, and only those are added up, which lets the search see 1.02 to 1.13
times as many positions. The result is the same to the last bit: the weights are float16 in their
file, and sums of such numbers in float64 are exact in any order.
"""

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.features import PATTERNS, SPREAD_3, WINDOW_KIND, WINDOW_KINDS
from quiltbee.kernel.arrays import Float32Array, Float64Array, Int32Array, Int64Array, constant
from quiltbee.kernel.bits import index
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces
from quiltbee.kernel.tables import FIRST_ACTION, FIRST_SPECIAL, MASK_LOW
from quiltbee.rules.grid import SIZE

PHASES: Final = 4
SUM_COUNT: Final = 64
"""How many sums `prepare` sets: 8 by 8, for all windows above and left of each."""


BANDS: Final = 7
"""How many bands of three rows a quilt has."""


class Ranker(NamedTuple):
    """What placements are ranked with: the weights, and one thread's room.

    `actions` holds the placements and `scores` is scratch as long, both of MOST_LEGAL; `sums` and
    `bands` are scratch of SUM_COUNT and BANDS.
    """

    weights: Float32Array
    actions: Int64Array
    scores: Float32Array
    sums: Float64Array
    bands: Int64Array


# The fields of `_PLACED`: the windows that an action changes, as four octal digits; the column of
# its patch, times three; and its shape's first row of `_SHAPE_BANDS` for these windows.
_COLUMN_SHIFT: Final = 12
_SHAPE_SHIFT: Final = 17


def _placed() -> tuple[Int32Array, Int64Array]:
    """Return what each action changes, and the bands of each shape at the left edge.

    A band of a shape is as one of a quilt, see `_band`; its first has only the shape's top row.
    """
    placed, bands = np.zeros(len(MASK_LOW), np.int32), list[int]()
    # The actions of a shape follow one another, row by row; the first lies in the corner.
    for start in (FIRST_SPECIAL, *FIRST_ACTION.tolist()):
        corner = int(MASK_LOW[start])
        shape = [corner >> (SIZE * row) & 511 for row in range(SIZE) if corner >> (SIZE * row)]
        height, width = len(shape), reduce(or_, shape).bit_length()
        top, left = np.arange(SIZE + 1 - height)[:, np.newaxis], np.arange(SIZE + 1 - width)
        windows = np.maximum(top - 2, 0) | np.minimum(top + height, 7) << 3
        windows = windows | np.maximum(left - 2, 0) << 6 | np.minimum(left + width, 7) << 9
        row = len(bands) + np.maximum(2 - top, 0)
        fields = windows | 3 * left << _COLUMN_SHIFT | row << _SHAPE_SHIFT
        placed[start : start + fields.size] = fields.ravel()
        spread = [0, 0, *SPREAD_3[shape].tolist(), 0, 0]
        bands += [
            spread[n] | spread[n + 1] << 1 | spread[n + 2] << 2 for n in range(len(spread) - 2)
        ]
    placed.flags.writeable = False
    return placed, constant(bands)


_PLACED, _SHAPE_BANDS = _placed()


@compiled
def phase_start(low: int, high: int) -> int:
    """Return where the weights of a quilt's phase begin: four phases, by how much is covered."""
    return min(empty_spaces(low, high) * PHASES // 82, PHASES - 1) * WINDOW_KINDS


@compiled
def _row(low: int, high: int, row: int) -> int:
    """Return a row of a quilt, its spaces three bits apart."""
    return SPREAD_3[index((low >> (9 * row) if row < 7 else high >> (9 * (row - 7))) & 511)]


@compiled
def _band(low: int, high: int, top: int) -> int:
    """Return three rows of a quilt: three bits for each column."""
    return _row(low, high, top) | _row(low, high, top + 1) << 1 | _row(low, high, top + 2) << 2


@compiled
def _window_weight(band: int, top: int, left: int, start: int, weights: Float32Array) -> float:
    """Return the weight of a window of a band.

    `index` skips the test for negative indices, which took a third of the time here.
    """
    pattern = (band >> (3 * left)) & 511
    kind = WINDOW_KIND[index((7 * top + left) * PATTERNS + pattern)]
    return weights[index(start + kind)]


@compiled
def quilt_score(low: int, high: int, start: int, weights: Float32Array) -> float:
    """Return the score of a quilt by the weights from `start` on; more is better."""
    total = 0.0
    for row in range(BANDS):
        total += _score_of_band(_band(low, high, row), row, 0, 7, start, weights)
    return total


@compiled
def _score_of_band(
    band: int, top: int, left: int, right: int, start: int, weights: Float32Array
) -> float:
    """Return the score of a band's windows from `left` to before `right`."""
    total = 0.0
    for column in range(left, right):
        total += _window_weight(band, top, column, start, weights)
    return total


@compiled
def prepare(low: int, high: int, start: int, ranker: Ranker) -> None:
    """Set the ranker's `bands` and `sums` to those of a quilt.

    sums[8 * bottom + right] is the score of the windows above `bottom` and left of `right`.
    """
    # A summed-area table: any rectangle of windows is then made of four sums.
    sums = ranker.sums
    for edge in range(8):
        sums[edge] = sums[8 * edge] = 0.0
    for row in range(BANDS):
        band = _band(low, high, row)
        ranker.bands[row] = band
        total = 0.0
        for column in range(7):
            total += _window_weight(band, row, column, start, ranker.weights)
            sums[8 * row + column + 9] = sums[8 * row + column + 1] + total


@compiled
def gain(action: int, start: int, ranker: Ranker) -> float:
    """Return how much a placement adds to the score of the quilt the ranker is prepared for."""
    # A placement changes the windows that its bounding box touches, mostly 16 to 25 of the 49. What
    # they came to before is made of four sums; only what they come to now is added up. The bands
    # of each shape are in a table, and have to be moved to the placement's column.
    sums, placed = ranker.sums, _PLACED[action]
    top, bottom, left, right = placed & 7, placed >> 3 & 7, placed >> 6 & 7, placed >> 9 & 7
    before = sums[8 * bottom + right] - sums[8 * bottom + left]
    before -= sums[8 * top + right] - sums[8 * top + left]
    shift, first = placed >> _COLUMN_SHIFT & 31, (placed >> _SHAPE_SHIFT) - top
    total = 0.0
    for row in range(top, bottom):
        band = ranker.bands[row] | _SHAPE_BANDS[index(first + row)] << shift
        total += _score_of_band(band, row, left, right, start, ranker.weights)
    return total - before


@compiled
def keep_best(ranker: Ranker, low: int, high: int, start: int, stop: int, most: int) -> int:
    """Move the best `most` of the ranker's actions[start:stop] to its front; return the new stop.

    All are placements on one quilt. The best comes first; of equals the first stays first.
    """
    if stop - start <= 1:
        return stop
    actions, scores = ranker.actions, ranker.scores
    phase = phase_start(low, high)
    prepare(low, high, phase, ranker)
    kept = start
    for number in range(start, stop):
        action = actions[number]
        score = np.float32(gain(action, phase, ranker))
        # An insertion sort of the best so far: few are kept, and most actions fall short of them.
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
