"""Teaches the placement weights to rank placements as the evaluation does."""

from typing import Final

import numpy as np

from quiltbee.engine.candidates.placements import phase_start, quilt_score
from quiltbee.engine.evaluation.features import quilt_features
from quiltbee.engine.evaluation.windows import WINDOWS
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.tree import Tree
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, PASS, PATCH_OF

TEMPERATURE: Final = 0.01
"""How much better a placement must be, in chances to win, for e times the probability."""

_LEAST_STEP: Final = np.float32(1e-6)


@compiled
def softmax(values: Float32Array, start: int, stop: int, temperature: float) -> None:
    """Turn values[start:stop] into probabilities: a softmax."""
    best = values[start]
    for number in range(start + 1, stop):
        best = max(best, values[number])
    total = np.float32(0.0)
    for number in range(start, stop):
        values[number] = np.exp((values[number] - best) / temperature)
        total += values[number]
    for number in range(start, stop):
        values[number] /= total


@compiled
def learn_order(
    low: int,
    high: int,
    actions: Int64Array,
    start: int,
    stop: int,
    values: Float32Array,
    scores: Float32Array,
    weights: Float32Array,
    learning_rate: float,
    features: Int64Array,
) -> None:
    """Move the weights one step towards the order of values[start:stop], one patch's placements.

    The step is that of the cross-entropy between the softmax of the values and that of the weights'
    scores.
    """
    phase = phase_start(low, high)
    for number in range(start, stop):
        action = actions[number]
        after_low, after_high = low | MASK_LOW[action], high | MASK_HIGH[action]
        scores[number] = quilt_score(after_low, after_high, phase, weights)
    softmax(values, start, stop, TEMPERATURE)
    softmax(scores, start, stop, 1.0)
    for number in range(start, stop):
        step = np.float32(learning_rate) * (values[number] - scores[number])
        if abs(step) < _LEAST_STEP:
            continue
        action = actions[number]
        quilt_features(low | MASK_LOW[action], high | MASK_HIGH[action], phase, features, 0)
        for window in range(WINDOWS):
            weights[features[window]] += step


@compiled
def learn_from_root(
    tree: Tree,
    weights: Float32Array,
    learning_rate: float,
    actions: Int64Array,
    values: Float32Array,
    scores: Float32Array,
    features: Int64Array,
) -> None:
    """Learn from the values of a new root's candidates, patch by patch.

    `actions`, `values`, `scores` and `features` are scratch.
    """
    state = tree.states[0]
    mover = state[k.TURN] * k.PLAYER
    first, number = tree.nodes[0, t.FIRST_EDGE], tree.nodes[0, t.EDGE_COUNT]
    sign = np.float32(1.0) if state[k.TURN] == 0 else np.float32(-1.0)
    for n in range(number):
        actions[n] = tree.edges[first + n, t.ACTION]
        values[n] = sign * tree.values[first + n, t.MINIMAX]
    start = 0
    while start < number:
        stop = start + 1
        while stop < number and PATCH_OF[actions[stop]] == PATCH_OF[actions[start]]:
            stop += 1
        if actions[start] != PASS and stop - start > 1:
            low, high = state[mover + k.LOW], state[mover + k.HIGH]
            learn_order(
                low, high, actions, start, stop, values, scores, weights, learning_rate, features
            )
        start = stop
