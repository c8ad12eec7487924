"""Which placements of a patch are worth a look: a quick score for a quilt's shape.

The score is a sum of one learned number for each 3x3 window, one table for each phase of the
quilt. It compares placements of one patch on one quilt and says nothing else.
"""

from typing import Final

import numpy as np

from quiltbee.engine.vectors import Floats
from quiltbee.engine.windows import PATTERNS, SPREAD_3, WINDOW_KIND, WINDOW_KINDS
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, Words

PHASES: Final = 4
PACKING: Final = PHASES * WINDOW_KINDS
"""How many numbers the table has."""


@compiled
def phase_rows(low: int, high: int) -> int:
    """Where the table of a quilt's phase begins."""
    return min(empty_spaces(low, high) * PHASES // 82, PHASES - 1) * WINDOW_KINDS


@compiled
def packing(low: int, high: int, start: int, table: Floats) -> float:
    """The score of a quilt with the table that begins at `start`; more is better."""
    total = np.float32(0.0)
    here = SPREAD_3[low & 511]
    below = SPREAD_3[(low >> 9) & 511]
    for top in range(7):
        row = (low >> (9 * (top + 2))) & 511 if top < 5 else (high >> (9 * (top - 5))) & 511
        last = SPREAD_3[row]
        band = here | (below << 1) | (last << 2)
        first = 7 * top * PATTERNS
        for left in range(7):
            kind = WINDOW_KIND[first + left * PATTERNS + ((band >> (3 * left)) & 511)]
            total += table[start + kind]
        here, below = below, last
    return total


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
) -> int:
    """Move the best `most` of actions[start:stop] to its front, best first; the new stop.

    `scores` is scratch as long as `actions`. Of equals the first stays first.
    """
    if stop - start <= 1:
        return stop
    phase = phase_rows(low, high)
    kept = start
    for number in range(start, stop):
        action = actions[number]
        score = packing(low | MASK_LOW[action], high | MASK_HIGH[action], phase, table)
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
