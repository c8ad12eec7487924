"""The packing table learns to put placements in the order in which the evaluation has them."""

from typing import Final

import numpy as np

from quiltbee.engine.candidates.placements import packing as packing_score
from quiltbee.engine.candidates.placements import phase_rows
from quiltbee.engine.evaluation.features import quilt_rows
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.engine.evaluation.windows import WINDOWS
from quiltbee.engine.search.tree import ACTION, BEST, COUNT, FIRST, Tree
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.state import HIGH, LOW, PLAYER, TURN
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, PASS, PATCH_OF, Words

SOFTNESS: Final = 0.01
"""How much better a placement is to be for e times the odds."""

_LEAST_STEP: Final = np.float32(1e-6)


@compiled
def set_odds(values: Floats, start: int, stop: int, softness: float) -> None:
    """Turn values[start:stop] into odds that add up to 1: a softmax."""
    best = values[start]
    for number in range(start + 1, stop):
        best = max(best, values[number])
    total = np.float32(0.0)
    for number in range(start, stop):
        values[number] = np.exp((values[number] - best) / softness)
        total += values[number]
    for number in range(start, stop):
        values[number] /= total


@compiled
def teach_placements(
    low: int,
    high: int,
    actions: Words,
    start: int,
    stop: int,
    aims: Floats,
    odds: Floats,
    table: Floats,
    rate: float,
    rows: Words,
) -> None:
    """One step of the table towards the order of aims[start:stop], values of one patch's places.

    The step of the cross-entropy between the softmax of the aims and that of the table's scores.
    """
    phase = phase_rows(low, high)
    for number in range(start, stop):
        action = actions[number]
        after_low, after_high = low | MASK_LOW[action], high | MASK_HIGH[action]
        odds[number] = packing_score(after_low, after_high, phase, table)
    set_odds(aims, start, stop, SOFTNESS)
    set_odds(odds, start, stop, 1.0)
    for number in range(start, stop):
        step = np.float32(rate) * (aims[number] - odds[number])
        if abs(step) < _LEAST_STEP:
            continue
        action = actions[number]
        quilt_rows(low | MASK_LOW[action], high | MASK_HIGH[action], phase, rows, 0)
        for window in range(WINDOWS):
            table[rows[window]] += step


@compiled
def teach_root(
    tree: Tree, table: Floats, rate: float, actions: Words, aims: Floats, odds: Floats, rows: Words
) -> None:
    """Teach the table the evaluations of a new root's choices, patch by patch.

    `actions`, `aims`, `odds` and `rows` are room for the work.
    """
    state = tree.states[0]
    mover = state[TURN] * PLAYER
    first, number = tree.nodes[0, FIRST], tree.nodes[0, COUNT]
    sign = np.float32(1.0) if state[TURN] == 0 else np.float32(-1.0)
    for n in range(number):
        actions[n] = tree.edges[first + n, ACTION]
        aims[n] = sign * tree.values[first + n, BEST]
    start = 0
    while start < number:
        stop = start + 1
        while stop < number and PATCH_OF[actions[stop]] == PATCH_OF[actions[start]]:
            stop += 1
        if actions[start] != PASS and stop - start > 1:
            low, high = state[mover + LOW], state[mover + HIGH]
            teach_placements(low, high, actions, start, stop, aims, odds, table, rate, rows)
        start = stop
