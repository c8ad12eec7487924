"""Counting the game tree on the kernel."""

import numpy as np

from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled_with_arrays
from quiltbee.kernel.game import copy, list_legal, play
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import MOST_LEGAL


@compiled_with_arrays
def perft(state: Int64Array, ring: Int64Array, depth: int) -> int:
    """How many sequences of exactly `depth` decisions there are; a finished game has none."""
    if depth == 0:
        return 1
    states = np.empty((depth, WORDS), dtype=np.int64)
    actions = np.empty((depth, MOST_LEGAL), dtype=np.int64)
    counts = np.empty(depth, dtype=np.int64)
    copy(state, states[0])
    counts[0] = list_legal(states[0], ring, actions[0])
    total, level = 0, 0
    while level >= 0:
        if level == depth - 1:
            total += counts[level]
            level -= 1
        elif counts[level] == 0:
            level -= 1
        else:
            counts[level] -= 1
            below = level + 1
            copy(states[level], states[below])
            play(states[below], ring, actions[level, counts[level]])
            counts[below] = list_legal(states[below], ring, actions[below])
            level = below
    return total
