"""The accumulator's part that comes from quilts, remembered.

A search meets the same quilts over and over, since a move leaves the other player's quilt alone. So
what a quilt adds to the accumulator is summed once, and kept until another quilt takes its entry:
four out of five quilts need no new sum. An accumulator updated from move to move, as in NNUE, would
have to follow every jump that a best-first search makes through its tree.

Which patches are known to fit on a quilt, or not to fit, is remembered with it.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.features import (
    ENTRY_FACTS,
    FEATURES_PER_QUILT,
    OTHER,
    OWN,
    forget_facts,
    quilt_features,
)
from quiltbee.engine.evaluation.vectors import add_rows
from quiltbee.engine.parameters import QUILT_CACHE_LOG2
from quiltbee.engine.weights import ACCUMULATOR_SIZE, Quantised
from quiltbee.kernel.arrays import Int16Array, Int64Array
from quiltbee.kernel.bits import shift_right
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import mixed

# The fields of an entry after the facts about its quilt.
_LOW: Final = ENTRY_FACTS
_HIGH: Final = _LOW + 1
_SUMMED: Final = _HIGH + 1
# Seven fields in eight: 64 bytes, the size of a cache line.
_ENTRY_WORDS: Final = 8


class QuiltCache(NamedTuple):
    """The quilts seen before: one thread's, for one set of weights.

    A row of `entries` is the quilt, what fits on it, and which of its sums are known. For each
    there are two rows of `sums`: what it adds to the accumulator as the mover's own quilt, with the
    bias, and as the other's. The last row is for no quilt: zeros.
    """

    entries: Int64Array
    sums: Int16Array


def new_quilt_cache() -> QuiltCache:
    """Return an empty cache."""
    quilts = QuiltCache(
        np.zeros((1 << QUILT_CACHE_LOG2, _ENTRY_WORDS), np.int64),
        np.zeros((2 * (1 << QUILT_CACHE_LOG2) + 1, ACCUMULATOR_SIZE), np.int16),
    )
    # No quilt: its first seven rows are 63 bits, so that -1 can't occur.
    quilts.entries[:, _LOW] = -1
    return quilts


@compiled
def find_quilt(low: int, high: int, taken: int, quilts: QuiltCache) -> int:
    """Return the entry of a quilt, valid until another quilt takes it; never the entry `taken`."""
    # Each hash has one entry, and the newer quilt takes it: a search looks around where it has just
    # been, and a comparison of ages would cost more than it finds.
    place = shift_right(mixed(low ^ mixed(high)), 64 - QUILT_CACHE_LOG2)
    # Two quilts are in use at once, and one must not push out the other.
    if place == taken:
        place ^= 1
    entry = quilts.entries[place]
    if entry[_LOW] != low or entry[_HIGH] != high:
        entry[_LOW] = low
        entry[_HIGH] = high
        forget_facts(entry)
        entry[_SUMMED] = 0
    return place


@compiled
def sums_of_quilt(
    place: int, is_other: int, weights: Quantised, quilts: QuiltCache, features: Int64Array
) -> int:
    """Return the row of `sums` for a quilt, as the own (0) or the other quilt (1).

    `features` is scratch.
    """
    # A quilt has two sums, since its windows mean one thing to their owner and another to the
    # opponent. Each is computed when first needed. Integers add up to the same in any order, so a
    # cached sum changes no bit of the result.
    entry, row = quilts.entries[place], 2 * place + is_other
    if entry[_SUMMED] & (1 << is_other) == 0:
        entry[_SUMMED] |= 1 << is_other
        sums = quilts.sums[row]
        for unit in range(ACCUMULATOR_SIZE):
            sums[unit] = 0 if is_other else weights.feature_bias[unit]
        quilt_features(entry[_LOW], entry[_HIGH], OTHER if is_other else OWN, features, 0)
        table, nothing = weights.feature_weights, no_quilt(quilts)
        add_rows(table, features, FEATURES_PER_QUILT, quilts.sums, row, nothing, sums)
    return row


@compiled
def no_quilt(quilts: QuiltCache) -> int:
    """Return the row of `sums` that adds nothing."""
    return len(quilts.sums) - 1
