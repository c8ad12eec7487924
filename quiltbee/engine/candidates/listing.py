"""The candidates of a position: the few actions that the search considers."""

from typing import NamedTuple

import numpy as np

from quiltbee.engine.candidates.placements import Ranker, keep_best
from quiltbee.engine.parameters import CACHED_PLACEMENTS, PLACEMENT_CACHE_LOG2
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int16Array, Int64Array
from quiltbee.kernel.bits import shift_right, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import list_placements, list_special, mixed, place_of_choice
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.tables import (
    LOW_BITS,
    MASK_HIGH,
    MASK_LOW,
    PASS,
    PRICE,
    RING,
    SPACE_TO,
    SYMMETRIES,
)
from quiltbee.rules.grid import SPACES
from quiltbee.rules.position import MARKET

_PATCH_SHIFT = 20
"""Where the patch is in the second number of a key, above the quilt's 18 high bits."""


class PlacementCache(NamedTuple):
    """The best placements of patches on quilts seen before: one thread's, for one set of weights.

    A row of `keys` is a quilt and a patch. A row of `placements` holds the actions, the best first;
    a pass ends it where there are fewer.
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

    These are the pass and the best `width` placements of each affordable patch, grouped by patch,
    best first. If a special patch is due, they are its best placements. Of placements that are
    images of one another on a symmetric quilt, such as the empty one, only one is a candidate.
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
    """Append the placements of a patch, one of each class; RING stands for the special patch."""
    if patch == RING:
        stop = list_special(low, high, actions)
    else:
        stop = list_placements(low, high, patch, actions, count)
    return _drop_images(low, high, actions, count, stop)


@compiled
def _drop_images(low: int, high: int, actions: Int64Array, start: int, stop: int) -> int:
    """Keep one of the placements that a symmetry of the quilt maps to one another.

    They lead to the same game, turned or flipped. Of actions[start:stop] those stay whose spaces
    come first in the order of `_is_before`; return the new stop.
    """
    # On an empty quilt the best eight placements of a patch were one and its seven images: a third
    # of the visits of the first decision went to them.
    for symmetry in range(1, SYMMETRIES):
        if not _maps_to_itself(low, high, symmetry):
            continue
        kept = start
        for number in range(start, stop):
            action = actions[number]
            low_part, high_part = MASK_LOW[action], MASK_HIGH[action]
            to_low, to_high = _image(low_part, high_part, symmetry)
            if not _is_before(to_low, to_high, low_part, high_part):
                actions[kept] = action
                kept += 1
        stop = kept
    return stop


@compiled
def _maps_to_itself(low: int, high: int, symmetry: int) -> bool:
    """Return whether a symmetry maps a quilt to itself."""
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
    """Return the spaces that a symmetry maps the spaces of a mask to."""
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
def _is_before(low: int, high: int, other_low: int, other_high: int) -> bool:
    """Return whether a mask is the lesser of two, as numbers of 81 bits."""
    return high < other_high or (high == other_high and low < other_low)


@compiled
def draw_candidates(
    state: Int64Array, ring: Int64Array, width: int, random_state: Int64Array, actions: Int64Array
) -> int:
    """Set the first of `actions` to the pass and `width` drawn placements of each patch.

    This is what weak levels see. `random_state` is that of `random_games.draw`. Returns how many
    there are.
    """
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        return _keep_drawn(actions, 0, list_special(low, high, actions), 3 * width, random_state)
    actions[0] = PASS
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + k.BUTTONS]:
            stop = list_placements(low, high, ring[place], actions, count)
            count = _keep_drawn(actions, count, stop, width, random_state)
    return count


@compiled
def _keep_drawn(
    actions: Int64Array, start: int, stop: int, most: int, random_state: Int64Array
) -> int:
    """Keep `most` of actions[start:stop], drawn at random; return the new stop."""
    # The first steps of a Fisher-Yates shuffle, one for each action that is kept.
    if stop - start <= most:
        return stop
    for number in range(start, start + most):
        other = number + draw(random_state, stop - number)
        actions[number], actions[other] = actions[other], actions[number]
    return start + most
