"""Evaluates positions: one alone, or all that follow from one, which share one of the quilts."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.accumulator import (
    QuiltCache,
    find_quilt,
    new_quilt_cache,
    sums_of_quilt,
)
from quiltbee.engine.evaluation.features import MOST_FEATURES, game_features
from quiltbee.engine.evaluation.network import LOGIT, MARGIN, MARGIN_POINT, bucket_of, infer
from quiltbee.engine.evaluation.vectors import add_rows
from quiltbee.engine.weights import ACCUMULATOR_SIZE, OUTPUTS, Quantised
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int16Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, play

# The limit of `exp`: in float32 its sigmoid is exactly 1.
SURE_LOGIT: Final = np.float32(40.0)
"""The logit of a game that is won."""

_NOWHERE: Final = -1


class Scratch(NamedTuple):
    """Room for one thread's evaluations, and the quilts that it remembers.

    `outputs` (LOGIT, MARGIN) and `child` hold the results.
    """

    features: Int64Array
    accumulator: Int16Array
    outputs: Float32Array
    child: Int64Array
    quilts: QuiltCache


def new_scratch(words: int = k.WORDS) -> Scratch:
    """Return room for one thread, for states of `words` words."""
    # Everything is allocated here, once: the compiled code of the engine makes no arrays.
    return Scratch(
        np.zeros(MOST_FEATURES, np.int64),
        np.zeros(ACCUMULATOR_SIZE, np.int16),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(words, np.int64),
        new_quilt_cache(),
    )


@compiled
def evaluate(state: Int64Array, ring: Int64Array, weights: Quantised, scratch: Scratch) -> None:
    """Set `scratch.outputs` for the player to move."""
    if state[k.STAGE] == k.OVER:
        final_outputs(state, scratch.outputs)
        return
    own = find_quilt_of(state, state[k.TURN], _NOWHERE, scratch.quilts)
    other = find_quilt_of(state, 1 - state[k.TURN], own, scratch.quilts)
    _evaluate_with(state, ring, own, other, weights, scratch)


@compiled
def begin_children(state: Int64Array, scratch: Scratch) -> int:
    """Return the cache entry of the waiting player's quilt, which all children of `state` share."""
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
        if is_same_player:
            _evaluate_with(child, ring, mover, waiting, weights, scratch)
        else:
            _evaluate_with(child, ring, waiting, mover, weights, scratch)
    # The network answers for the player to move in the child; the caller asks for the mover.
    if not is_same_player:
        scratch.outputs[LOGIT] = -scratch.outputs[LOGIT]
        scratch.outputs[MARGIN] = -scratch.outputs[MARGIN]


@compiled
def _evaluate_with(
    state: Int64Array, ring: Int64Array, own: int, other: int, weights: Quantised, scratch: Scratch
) -> None:
    """Evaluate a game that is not over. The mover's quilt is cache entry `own`."""
    accumulator, features, quilts = scratch.accumulator, scratch.features, scratch.quilts
    # 1. Both quilts: four out of five come from the cache.
    own_sums = sums_of_quilt(own, 0, weights, quilts, features)
    other_sums = sums_of_quilt(other, 1, weights, quilts, features)
    # 2. Everything else: players, special tile, ring.
    count = game_features(state, ring, quilts.entries[own], quilts.entries[other], features, 0)
    table = weights.feature_weights
    add_rows(table, features, count, quilts.sums, own_sums, other_sums, accumulator)
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
