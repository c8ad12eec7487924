"""Solo positions evaluated, for the person: the network of the duel with weights of its own."""

import numpy as np

from quiltbee.engine.evaluation.accumulator import accumulate_quilt, find_quilt
from quiltbee.engine.evaluation.evaluate import MARGIN_UNIT, SURE_LOGIT, Scratch
from quiltbee.engine.evaluation.network import (
    ACCUMULATOR_SIZE,
    LOGIT,
    MARGIN,
    Quantised,
    bucket_of,
    infer,
)
from quiltbee.engine.evaluation.vectors import add_rows
from quiltbee.engine.solo.features import solo_game_features
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.solo.game import has_person_won, solo_margin
from quiltbee.kernel.state import HIGH, LOW, OVER, STAGE

_NOWHERE = -1


@compiled
def evaluate_solo(
    state: Int64Array, ring: Int64Array, weights: Quantised, scratch: Scratch
) -> None:
    """Set `scratch.outputs` (LOGIT, MARGIN) for the person, whoever moves next."""
    if state[STAGE] == OVER:
        final_solo_outputs(state, scratch.outputs)
        return
    accumulator, features, quilts = scratch.accumulator, scratch.features, scratch.quilts
    for unit in range(ACCUMULATOR_SIZE):
        accumulator[unit] = weights.feature_bias[unit]
    quilt = find_quilt(state[LOW], state[HIGH], _NOWHERE, quilts)
    accumulate_quilt(quilt, 0, weights, quilts, features, accumulator)
    count = solo_game_features(state, ring, quilts.entries[quilt], features, 0)
    add_rows(weights.feature_weights, features, 0, count, accumulator)
    infer(weights, bucket_of(state), accumulator, scratch.hidden, scratch.outputs)


@compiled
def final_solo_outputs(state: Int64Array, outputs: Float32Array) -> None:
    """Set the outputs of a game that is over."""
    outputs[LOGIT] = SURE_LOGIT if has_person_won(state) else -SURE_LOGIT
    outputs[MARGIN] = np.float32(solo_margin(state)) * MARGIN_UNIT
