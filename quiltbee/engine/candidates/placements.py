"""Which placements of a patch to evaluate: a quick score of a quilt's shape.

The score is the sum of one learned weight for each of the 49 windows of 3x3 spaces, from a set of
weights for each phase of the quilt. It compares placements of one patch on one quilt, and says
nothing else.

A placement changes few windows, and only those are added up, which lets the search see 1.02 to 1.13
times as many positions. The result is the same to the last bit: the weights are float16 in their
file, and sums of such numbers in float64 are exact in any order.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.windows import PATTERNS, SPREAD_3, WINDOW_KIND, WINDOW_KINDS
from quiltbee.kernel.arrays import Float32Array, Float64Array, Int16Array, Int64Array
from quiltbee.kernel.bits import index
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW
from quiltbee.rules.grid import SIZE

PHASES: Final = 4
SUM_COUNT: Final = 64
"""How many sums `set_sums` sets: 8 by 8, for all windows above and left of each."""


class Ranker(NamedTuple):
    """What placements are ranked with: the weights, and one thread's room.

    `actions` holds the placements and `scores` is scratch as long, both of MOST_LEGAL; `sums` is
    scratch of SUM_COUNT.
    """

    weights: Float32Array
    actions: Int64Array
    scores: Float32Array
    sums: Float64Array


def _touched() -> Int16Array:
    """Return the windows that each action changes, as octal digits: right, left, bottom, top."""
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
    return _score_of_windows(low, high, 0, 7, 0, 7, start, weights)


@compiled
def _score_of_windows(
    low: int,
    high: int,
    top: int,
    bottom: int,
    left: int,
    right: int,
    start: int,
    weights: Float32Array,
) -> float:
    """Return the score of the windows from `top` and `left` to before `bottom` and `right`."""
    total = 0.0
    for row in range(top, bottom):
        band = _band(low, high, row)
        for column in range(left, right):
            total += _window_weight(band, row, column, start, weights)
    return total


@compiled
def set_sums(low: int, high: int, start: int, weights: Float32Array, sums: Float64Array) -> None:
    """Set sums[8 * bottom + right] to the score of what lies above `bottom`, left of `right`."""
    # A summed-area table: any rectangle of windows is then made of four sums.
    for edge in range(8):
        sums[edge] = sums[8 * edge] = 0.0
    for row in range(7):
        band = _band(low, high, row)
        total = 0.0
        for column in range(7):
            total += _window_weight(band, row, column, start, weights)
            sums[8 * row + column + 9] = sums[8 * row + column + 1] + total


@compiled
def gain(
    low: int, high: int, action: int, start: int, weights: Float32Array, sums: Float64Array
) -> float:
    """Return how much a placement adds to the score of a quilt, whose `sums` are set."""
    # A placement changes the windows that its bounding box touches, mostly 16 to 25 of the 49. What
    # they came to before is made of four sums; only what they come to now is added up.
    touched = _TOUCHED[action]
    top, bottom = touched & 7, touched >> 3 & 7
    left, right = touched >> 6 & 7, touched >> 9
    before = sums[8 * bottom + right] - sums[8 * bottom + left]
    before -= sums[8 * top + right] - sums[8 * top + left]
    low, high = low | MASK_LOW[action], high | MASK_HIGH[action]
    return _score_of_windows(low, high, top, bottom, left, right, start, weights) - before


@compiled
def keep_best(ranker: Ranker, low: int, high: int, start: int, stop: int, most: int) -> int:
    """Move the best `most` of the ranker's actions[start:stop] to its front; return the new stop.

    All are placements on one quilt. The best comes first; of equals the first stays first.
    """
    if stop - start <= 1:
        return stop
    actions, scores = ranker.actions, ranker.scores
    phase = phase_start(low, high)
    set_sums(low, high, phase, ranker.weights, ranker.sums)
    kept = start
    for number in range(start, stop):
        action = actions[number]
        score = np.float32(gain(low, high, action, phase, ranker.weights, ranker.sums))
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
