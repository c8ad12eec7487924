"""What follows from a position, evaluated, in either game.

Both operations take the game first, see `kernel.games`. Solo positions are evaluated for the
person, by the network of the duel with weights of its own.
"""

import numpy as np

from quiltbee.engine.evaluation import evaluate
from quiltbee.engine.evaluation.accumulator import find_quilt, no_quilt, sums_of_quilt
from quiltbee.engine.evaluation.evaluate import SURE_LOGIT, Scratch, sum_ring_rows
from quiltbee.engine.evaluation.features import list_ring_rows
from quiltbee.engine.evaluation.network import LOGIT, MARGIN, MARGIN_POINT, bucket_of, infer
from quiltbee.engine.evaluation.solo_features import solo_game_features
from quiltbee.engine.evaluation.vectors import add_rows
from quiltbee.engine.weights import Quantised
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.games import by_game
from quiltbee.kernel.solo.game import copy_solo, follow, has_person_won, is_chance, solo_margin

_NOWHERE = -1


@compiled
def begin_solo_children(state: Int64Array, weights: Quantised, scratch: Scratch) -> int:
    """Return the cache entry of the person's quilt if chance comes next and leaves it alone."""
    sum_ring_rows(True, weights, scratch)
    # A card changes no quilt. Decisions mostly do, so their children have nothing to share.
    if is_chance(state):
        return find_quilt(state[k.LOW], state[k.HIGH], _NOWHERE, scratch.quilts)
    return _NOWHERE


@compiled
def evaluate_solo_child(
    state: Int64Array,
    ring: Int64Array,
    action: int,
    quilt: int,
    weights: Quantised,
    scratch: Scratch,
) -> None:
    """Play a decision or an outcome of chance into `scratch.child` and evaluate that.

    `quilt` is of `begin_solo_children`. Sets `scratch.outputs` (LOGIT, MARGIN) for the person,
    whoever moves next.
    """
    # One function, not two: each call would pass all arrays of weights and scratch.
    child, accumulator, features = scratch.child, scratch.accumulator, scratch.features
    quilts = scratch.quilts
    copy_solo(state, child)
    follow(child, ring, action)
    if child[k.STAGE] == k.OVER:
        scratch.outputs[LOGIT] = SURE_LOGIT if has_person_won(child) else -SURE_LOGIT
        scratch.outputs[MARGIN] = np.float32(solo_margin(child)) * MARGIN_POINT
        return
    if quilt == _NOWHERE:
        quilt = find_quilt(child[k.LOW], child[k.HIGH], _NOWHERE, quilts)
    sums = sums_of_quilt(quilt, 0, weights, quilts, features)
    rest, nothing = scratch.rest, no_quilt(quilts)
    count = list_ring_rows(child, ring, 0, quilts.entries[quilt], None, features, 0)
    add_rows(scratch.ring_rows, features, count, quilts.sums, sums, nothing, rest[0])
    count = solo_game_features(child, features, 0)
    add_rows(weights.feature_weights, features, count, rest, 0, 1, accumulator)
    infer(weights, bucket_of(child), accumulator, scratch.outputs)


begin_children = by_game(evaluate.begin_children, begin_solo_children)
"""Return what all children of a position share, for `evaluate_child`."""

evaluate_child = by_game(evaluate.evaluate_child, evaluate_solo_child)
"""Play an action into `scratch.child`, and set `scratch.outputs`.

The outputs are for the player to move in the position; in solo games always for the person.
"""
