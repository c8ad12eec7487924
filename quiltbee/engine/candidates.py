"""The candidates of a position: the few actions that the search considers.

A quick score of the quilt's shape selects the placements of a patch: the sum of one learned weight
for each of the 49 windows of 3x3 spaces, with a set of weights for each phase of the quilt. It is
only good for comparing placements of one patch on one quilt.

A placement changes few windows, and only those are added up, which lets the search see 1.02 to 1.13
times as many positions. The result is the same to the last bit: the weights are float16 in their
file, and sums of such numbers in float64 are exact in any order.
"""

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.features import (
    PATTERNS,
    SPREAD_3,
    WINDOW_KIND,
    WINDOW_KINDS,
    band_of,
)
from quiltbee.engine.parameters import CACHED_PLACEMENTS, PLACEMENT_CACHE_LOG2
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import (
    Float32Array,
    Float64Array,
    Int16Array,
    Int32Array,
    Int64Array,
    constant,
)
from quiltbee.kernel.bits import index, shift_right, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces, list_placements, list_special, mixed, place_of_choice
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.tables import (
    FIRST_ACTION,
    FIRST_SPECIAL,
    LOW_BITS,
    MASK_HIGH,
    MASK_LOW,
    PASS,
    PRICE,
    RING,
    SPACE_TO,
    SYMMETRIES,
)
from quiltbee.rules.grid import SIZE, SPACES
from quiltbee.rules.position import MARKET

PHASES: Final = 4
SUM_COUNT: Final = 64
"""Sums of a summed-area table over the windows: 8 by 8."""

BANDS: Final = 7
"""Bands of three rows in a quilt."""


class Ranker(NamedTuple):
    """The weights for ranking placements, with one thread's buffers.

    `actions` holds the placements, up to MOST_LEGAL. `scores` is scratch of the same length; `sums`
    and `bands` are scratch of SUM_COUNT and BANDS.
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
    """Return the fields of `_PLACED` for each action, and the bands of each shape at the left edge.

    A band has the layout of `band_of`; the first of a shape has only its top row.
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
    """Return where the weights of a quilt's phase begin: four phases, by empty spaces."""
    return min(empty_spaces(low, high) * PHASES // 82, PHASES - 1) * WINDOW_KINDS


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
    """Return the score of a quilt by the weights from `start` on; higher is better."""
    total = 0.0
    for row in range(BANDS):
        total += _score_of_band(band_of(low, high, row), row, 0, 7, start, weights)
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
        band = band_of(low, high, row)
        ranker.bands[row] = band
        total = 0.0
        for column in range(7):
            total += _window_weight(band, row, column, start, ranker.weights)
            sums[8 * row + column + 9] = sums[8 * row + column + 1] + total


@compiled
def gain(action: int, start: int, ranker: Ranker) -> float:
    """Return how much a placement adds to the score of the quilt the ranker is prepared for."""
    # A placement changes the windows that its bounding box touches, mostly 16 to 25 of the 49. The
    # old score is made of four sums; only the new one is added up. The bands of each shape are in a
    # table, and are shifted to the placement's column.
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
    """Keep the best `most` of the ranker's actions[start:stop], best first; return the new stop.

    All are placements on one quilt. Equals keep their order.
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


_PATCH_SHIFT = 20
"""The shift of the patch in the second number of a key, above the quilt's 18 high bits."""


class PlacementCache(NamedTuple):
    """One thread's cache of the best placements of patches on quilts, for one set of weights.

    A row of `keys` is a quilt and a patch. A row of `placements` holds the actions, best first, and
    ends with passes if there are fewer.
    """

    keys: Int64Array
    placements: Int16Array


def new_placement_cache() -> PlacementCache:
    """Return an empty cache."""
    entries = 1 << PLACEMENT_CACHE_LOG2
    return PlacementCache(
        np.full((entries, 2), -1, np.int64),
        np.full((entries, CACHED_PLACEMENTS), PASS, np.int16),
    )


@compiled
def list_candidates(
    state: Int64Array, ring: Int64Array, width: int, ranker: Ranker, cache: PlacementCache
) -> int:
    """Set the first of the ranker's actions to a position's candidates; return how many there are.

    They are the pass and the best `width` placements of each affordable patch, grouped by patch,
    best first; if a special patch is due, its best placements. Of placements that are mirror images
    on a symmetric quilt, such as the empty one, only one is a candidate.
    """
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        return append_best(ranker, cache, low, high, RING, width, 0)
    # The pass is always a candidate: it costs nothing to look at, and is often the best move.
    ranker.actions[0] = PASS
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + k.BUTTONS]:
            count = append_best(ranker, cache, low, high, ring[place], width, count)
    return count


@compiled
def append_best(
    ranker: Ranker, cache: PlacementCache, low: int, high: int, patch: int, width: int, count: int
) -> int:
    """Append the best `width` placements of a patch to `count` actions; return the new count.

    RING stands for the special patch, which comes alone: `count` is 0.
    """
    if width > CACHED_PLACEMENTS:
        stop = _append_all(ranker.actions, low, high, patch, count)
        return keep_best(ranker, low, high, count, stop, width)
    # A move leaves the other player's quilt alone, so the same quilts and patches come up again and
    # again: 80 % are found here, which makes iterations 1.7 times as fast.
    key = high | (patch << _PATCH_SHIFT)
    entry = shift_right(mixed(low ^ mixed(key)), 64 - PLACEMENT_CACHE_LOG2)
    known, placements = cache.keys[entry], cache.placements[entry]
    if known[0] != low or known[1] != key:
        stop = _append_all(ranker.actions, low, high, patch, count)
        stop = keep_best(ranker, low, high, count, stop, CACHED_PLACEMENTS)
        known[0] = low
        known[1] = key
        for number in range(CACHED_PLACEMENTS):
            found = count + number < stop
            placements[number] = ranker.actions[count + number] if found else PASS
    for number in range(width):
        if placements[number] == PASS:
            return count + number
        ranker.actions[count + number] = placements[number]
    return count + width


@compiled
def _append_all(actions: Int64Array, low: int, high: int, patch: int, count: int) -> int:
    """Append the placements of a patch without mirror images; RING stands for the special patch."""
    if patch == RING:
        stop = list_special(low, high, actions)
    else:
        stop = list_placements(low, high, patch, actions, count)
    return _drop_images(low, high, actions, count, stop)


@compiled
def _drop_images(low: int, high: int, actions: Int64Array, start: int, stop: int) -> int:
    """Keep one of the actions[start:stop] that a symmetry of the quilt maps to one another.

    They lead to the same game, turned or flipped. The least mask stays, as a number of 81 bits.
    Return the new stop.
    """
    # On an empty quilt the best eight placements of a patch were one and its seven images, which
    # took a third of the visits of the first decision.
    for symmetry in range(1, SYMMETRIES):
        if not _maps_to_itself(low, high, symmetry):
            continue
        kept = start
        for number in range(start, stop):
            action = actions[number]
            low_part, high_part = MASK_LOW[action], MASK_HIGH[action]
            to_low, to_high = _image(low_part, high_part, symmetry)
            if to_high > high_part or (to_high == high_part and to_low >= low_part):
                actions[kept] = action
                kept += 1
        stop = kept
    return stop


@compiled
def _maps_to_itself(low: int, high: int, symmetry: int) -> bool:
    # Nearly all quilts fail at one of the first spaces.
    first = SPACES * symmetry
    for space in range(SPACES):
        if _is_covered(low, high, space) != _is_covered(low, high, SPACE_TO[first + space]):
            return False
    return True


@compiled
def _is_covered(low: int, high: int, space: int) -> bool:
    return (low >> space if space < LOW_BITS else high >> (space - LOW_BITS)) & 1 == 1


@compiled
def _image(low: int, high: int, symmetry: int) -> tuple[int, int]:
    """Return the image of a mask under a symmetry."""
    first, to_low, to_high = SPACES * symmetry, 0, 0
    while low != 0:
        to = SPACE_TO[first + trailing_zeros(low)]
        low &= low - 1
        to_low |= 1 << to if to < LOW_BITS else 0
        to_high |= 1 << (to - LOW_BITS) if to >= LOW_BITS else 0
    while high != 0:
        to = SPACE_TO[first + LOW_BITS + trailing_zeros(high)]
        high &= high - 1
        to_low |= 1 << to if to < LOW_BITS else 0
        to_high |= 1 << (to - LOW_BITS) if to >= LOW_BITS else 0
    return to_low, to_high


@compiled
def draw_candidates(
    state: Int64Array, ring: Int64Array, width: int, random_state: Int64Array, actions: Int64Array
) -> int:
    """Set the first of `actions` to a weak level's candidates; return how many there are.

    They are the pass and `width` random placements of each patch.
    """
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        return keep_drawn(actions, 0, list_special(low, high, actions), 3 * width, random_state)
    actions[0] = PASS
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + k.BUTTONS]:
            stop = list_placements(low, high, ring[place], actions, count)
            count = keep_drawn(actions, count, stop, width, random_state)
    return count


@compiled
def keep_drawn(
    actions: Int64Array, start: int, stop: int, most: int, random_state: Int64Array
) -> int:
    """Keep `most` random ones of actions[start:stop]; return the new stop."""
    # The first steps of a Fisher-Yates shuffle, one for each action that is kept.
    if stop - start <= most:
        return stop
    for number in range(start, start + most):
        other = number + draw(random_state, stop - number)
        actions[number], actions[other] = actions[other], actions[number]
    return start + most
