"""The few actions of a position that are worth a look."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.candidates.placements import SUMS, Sums, keep_best
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.kernel.bits import shift_right
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import list_placements, list_special, mixed, place_of_choice
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.state import BUTTONS, HIGH, LOW, PLAYER, SPECIAL, STAGE, TURN
from quiltbee.kernel.tables import PASS, PRICE, RING, Words
from quiltbee.rules.position import MARKET

KEPT: Final = 8
"""How many placements of a patch on a quilt are remembered."""

_ENTRIES_LOG2: Final = 15
_PATCH_SHIFT: Final = 20


class Memory(NamedTuple):
    """The best placements of patches on quilts seen before: one thread's, for one table.

    A row of `best` ends with the pass where there are fewer; `sums` is room for work.
    """

    keys: Words
    best: npt.NDArray[np.int16]
    sums: Sums


def new_memory() -> Memory:
    """A memory of nothing."""
    entries = 1 << _ENTRIES_LOG2
    return Memory(
        np.full((entries, 2), -1, np.int64),
        np.full((entries, KEPT), PASS, np.int16),
        np.zeros(SUMS, np.float64),
    )


@compiled
def remembered(
    low: int,
    high: int,
    patch: int,
    most: int,
    packing: Floats,
    memory: Memory,
    actions: Words,
    scores: Floats,
    count: int,
) -> int:
    """Append the best `most` (at most KEPT) placements of a patch; the new count.

    RING stands for the special patch, which comes alone: `count` is 0.
    """
    key = high | (patch << _PATCH_SHIFT)
    place = shift_right(mixed(low ^ mixed(key)), 64 - _ENTRIES_LOG2)
    seen, best = memory.keys[place], memory.best[place]
    if seen[0] != low or seen[1] != key:
        if patch == RING:
            stop = list_special(low, high, actions)
        else:
            stop = list_placements(low, high, patch, actions, count)
        stop = keep_best(low, high, actions, count, stop, KEPT, packing, scores, memory.sums)
        seen[0] = low
        seen[1] = key
        for number in range(KEPT):
            best[number] = actions[count + number] if count + number < stop else PASS
    for number in range(most):
        if best[number] == PASS:
            return count + number
        actions[count + number] = best[number]
    return count + most


@compiled
def list_choices(
    state: Words,
    ring: Words,
    most: int,
    packing: Floats,
    memory: Memory,
    actions: Words,
    scores: Floats,
) -> int:
    """Set the first of `actions` to the pass and the best `most` placements of each patch.

    The placements of a patch stand together, the best first. Returns how many there are.
    """
    mover = state[TURN] * PLAYER
    low, high = state[mover + LOW], state[mover + HIGH]
    if state[STAGE] == SPECIAL:
        if most <= KEPT:
            return remembered(low, high, RING, most, packing, memory, actions, scores, 0)
        count = list_special(low, high, actions)
        return keep_best(low, high, actions, 0, count, most, packing, scores, memory.sums)
    actions[0] = PASS
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place < 0 or PRICE[ring[place]] > state[mover + BUTTONS]:
            continue
        if most <= KEPT:
            count = remembered(
                low, high, ring[place], most, packing, memory, actions, scores, count
            )
        else:
            stop = list_placements(low, high, ring[place], actions, count)
            count = keep_best(low, high, actions, count, stop, most, packing, scores, memory.sums)
    return count


@compiled
def _keep_drawn(actions: Words, start: int, stop: int, most: int, source: Words) -> int:
    """Keep `most` drawn ones of actions[start:stop]; the new stop."""
    if stop - start <= most:
        return stop
    for number in range(start, start + most):
        other = number + draw(source, stop - number)
        actions[number], actions[other] = actions[other], actions[number]
    return start + most


@compiled
def draw_choices(state: Words, ring: Words, most: int, source: Words, actions: Words) -> int:
    """Set the first of `actions` to the pass and `most` drawn placements of each patch.

    `source` is the state of `random_games.draw`. Returns how many there are.
    """
    mover = state[TURN] * PLAYER
    low, high = state[mover + LOW], state[mover + HIGH]
    if state[STAGE] == SPECIAL:
        return _keep_drawn(actions, 0, list_special(low, high, actions), 3 * most, source)
    actions[0] = PASS
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + BUTTONS]:
            stop = list_placements(low, high, ring[place], actions, count)
            count = _keep_drawn(actions, count, stop, most, source)
    return count
