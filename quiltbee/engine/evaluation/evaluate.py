"""Evaluates positions: one alone, or all that follow from one, which share one of the quilts."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.accumulator import (
    QuiltCache,
    find_quilt,
    new_quilt_cache,
    sums_of_quilt,
)
from quiltbee.engine.evaluation.features import (
    ASKED,
    FITTING,
    MOST_FEATURES,
    RING_ROWS,
    TESTED,
    game_features,
    has_room_for,
    list_ring_rows,
    ring_row_features,
    tile_race_feature,
)
from quiltbee.engine.evaluation.network import LOGIT, MARGIN, MARGIN_POINT, bucket_of, infer
from quiltbee.engine.evaluation.vectors import add_rows
from quiltbee.engine.weights import ACCUMULATOR_SIZE, OUTPUTS, Quantised
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int16Array, Int64Array
from quiltbee.kernel.bits import trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, play
from quiltbee.kernel.tables import PATCH_OF

# The limit of `exp`: in float32 its sigmoid is exactly 1.
SURE_LOGIT: Final = np.float32(40.0)
"""The logit of a game that is won."""

_NOWHERE: Final = -1

# What the features of a child come from, beyond its quilts and what its siblings with the same
# patch have in common: the patch, who has the tile, what the mover's fullest 7x7 square lacks,
# which patches were asked about, and which of these fit.
_PATCH: Final = 0
_TILE: Final = 1
_TILE_RACE: Final = 2
_ASKED: Final = 3
_FITTING: Final = 4
# Whether the rows of the ring are summed.
_HAS_RING_ROWS: Final = 5
_FACTS: Final = 6
_NO_PATCH: Final = -2


class Scratch(NamedTuple):
    """Room for one thread's evaluations, and the quilts that it remembers.

    `outputs` (LOGIT, MARGIN) and `child` hold the results. The first row of `rest` is the sum
    of all features but the quilts' of the last position, the second stays 0, and `facts` is what
    these features came from. `ring_rows` are sums of features, see `sum_ring_rows`.
    """

    features: Int64Array
    accumulator: Int16Array
    outputs: Float32Array
    child: Int64Array
    quilts: QuiltCache
    rest: Int16Array
    facts: Int64Array
    ring_rows: Int16Array


def new_scratch(words: int = k.WORDS) -> Scratch:
    """Return room for one thread, for states of `words` words."""
    # Everything is allocated here, once: the compiled code of the engine makes no arrays.
    return Scratch(
        np.zeros(MOST_FEATURES, np.int64),
        np.zeros(ACCUMULATOR_SIZE, np.int16),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(words, np.int64),
        new_quilt_cache(),
        np.zeros((2, ACCUMULATOR_SIZE), np.int16),
        np.zeros(_FACTS, np.int64),
        np.zeros((RING_ROWS, ACCUMULATOR_SIZE), np.int16),
    )


@compiled
def evaluate(state: Int64Array, ring: Int64Array, weights: Quantised, scratch: Scratch) -> None:
    """Set `scratch.outputs` for the player to move."""
    if state[k.STAGE] == k.OVER:
        final_outputs(state, scratch.outputs)
        return
    sum_ring_rows(False, weights, scratch)
    own = find_quilt_of(state, state[k.TURN], _NOWHERE, scratch.quilts)
    other = find_quilt_of(state, 1 - state[k.TURN], own, scratch.quilts)
    _add_rest(state, ring, own, other, weights, scratch)
    _evaluate_with(state, own, other, weights, scratch)


@compiled
def sum_ring_rows(is_alone: bool, weights: Quantised, scratch: Scratch) -> None:
    """Sum the features of each row of the ring, once for a scratch; `is_alone` as there."""
    # A position has up to three features for a patch ahead, thirty in all: ten rows instead.
    features, rest = scratch.features, scratch.rest
    if scratch.facts[_HAS_RING_ROWS] == 0:
        scratch.facts[_HAS_RING_ROWS] = 1
        for row in range(RING_ROWS):
            count = ring_row_features(row, is_alone, features, 0)
            total = scratch.ring_rows[row]
            add_rows(weights.feature_weights, features, count, rest, 1, 1, total)


@compiled
def begin_children(state: Int64Array, weights: Quantised, scratch: Scratch) -> int:
    """Return the cache entry of the waiting player's quilt, which all children of `state` share."""
    sum_ring_rows(False, weights, scratch)
    scratch.facts[_PATCH] = _NO_PATCH
    return find_quilt_of(state, 1 - state[k.TURN], _NOWHERE, scratch.quilts)


@compiled
def evaluate_child(
    state: Int64Array,
    ring: Int64Array,
    action: int,
    waiting: int,
    weights: Quantised,
    scratch: Scratch,
) -> None:
    """Play `action` into `scratch.child` and evaluate that; `waiting` is of `begin_children`.

    The outputs are for the player to move in `state`, whoever is to move after it.
    """
    # Positions are copied, and moves are never undone: copying sixteen int64s costs less.
    child = scratch.child
    copy(state, child)
    play(child, ring, action)
    is_same_player = child[k.TURN] == state[k.TURN]
    if child[k.STAGE] == k.OVER:
        final_outputs(child, scratch.outputs)
    else:
        # Only the mover's quilt has changed. Whether it is now the own or the other one depends on
        # who is to move next, which may be the same player.
        mover = find_quilt_of(child, state[k.TURN], waiting, scratch.quilts)
        own, other = (mover, waiting) if is_same_player else (waiting, mover)
        seat, entry, facts = state[k.TURN] * k.PLAYER, scratch.quilts.entries[mover], scratch.facts
        patch = PATCH_OF[action]
        if facts[_PATCH] != patch or not _is_like_sibling(child, seat, entry, facts):
            entry[ASKED] = 0
            _add_rest(child, ring, own, other, weights, scratch)
            facts[_PATCH], facts[_TILE] = patch, child[k.TILE]
            facts[_ASKED], facts[_FITTING] = entry[ASKED], entry[FITTING] & entry[ASKED]
            if child[k.TILE] == 0:
                facts[_TILE_RACE] = tile_race_feature(child, seat, entry)
        _evaluate_with(child, own, other, weights, scratch)
    # The network answers for the player to move in the child; the caller asks for the mover.
    if not is_same_player:
        scratch.outputs[LOGIT] = -scratch.outputs[LOGIT]
        scratch.outputs[MARGIN] = -scratch.outputs[MARGIN]


@compiled
def _is_like_sibling(state: Int64Array, seat: int, entry: Int64Array, facts: Int64Array) -> bool:
    """Return whether a child has the features of the last one, but for the quilts'.

    Both come from one position by the same patch; `seat` and `entry` are of the quilt it is on.
    """
    # Two placements of a patch mostly leave room for the same patches: this saves half of all
    # children the longest part of their evaluation.
    if facts[_TILE] != state[k.TILE]:
        return False
    unknown = facts[_ASKED] & ~entry[TESTED]
    while unknown != 0:
        has_room_for(state, seat, trailing_zeros(unknown), entry)
        unknown &= unknown - 1
    if entry[FITTING] & facts[_ASKED] != facts[_FITTING]:
        return False
    return bool(state[k.TILE] != 0 or tile_race_feature(state, seat, entry) == facts[_TILE_RACE])


@compiled
def _add_rest(
    state: Int64Array, ring: Int64Array, own: int, other: int, weights: Quantised, scratch: Scratch
) -> None:
    """Set `scratch.rest` to the sum of players, special tile and ring."""
    features, rest, entries = scratch.features, scratch.rest, scratch.quilts.entries
    count = game_features(state, entries[own], entries[other], features, 0)
    add_rows(weights.feature_weights, features, count, rest, 1, 1, rest[0])
    seat = state[k.TURN]
    count = list_ring_rows(state, ring, seat, entries[own], entries[other], features, 0)
    add_rows(scratch.ring_rows, features, count, rest, 0, 1, rest[0])


@compiled
def _evaluate_with(
    state: Int64Array, own: int, other: int, weights: Quantised, scratch: Scratch
) -> None:
    """Evaluate a game that is not over, from `scratch.rest`. The mover's quilt is entry `own`."""
    accumulator, features, quilts = scratch.accumulator, scratch.features, scratch.quilts
    # 1. Both quilts: four out of five come from the cache.
    own_sums = sums_of_quilt(own, 0, weights, quilts, features)
    other_sums = sums_of_quilt(other, 1, weights, quilts, features)
    # 2. Everything else is summed already.
    features[0] = 0
    add_rows(scratch.rest, features, 1, quilts.sums, own_sums, other_sums, accumulator)
    # 3. The layers above.
    infer(weights, bucket_of(state), accumulator, scratch.outputs)


@compiled
def final_outputs(state: Int64Array, outputs: Float32Array) -> None:
    """Set the outputs of a game that is over, for the player whose turn `state` names."""
    # The network is not asked: who has won and by how much is known.
    outputs[LOGIT] = SURE_LOGIT if has_won(state, state[k.TURN]) else -SURE_LOGIT
    points = margin(state) if state[k.TURN] == 0 else -margin(state)
    outputs[MARGIN] = np.float32(points) * MARGIN_POINT


@compiled
def find_quilt_of(state: Int64Array, player: int, taken: int, quilts: QuiltCache) -> int:
    """Return the cache entry of the quilt of player 0 or 1; never the entry `taken`."""
    start = player * k.PLAYER
    return find_quilt(state[start + k.LOW], state[start + k.HIGH], taken, quilts)
