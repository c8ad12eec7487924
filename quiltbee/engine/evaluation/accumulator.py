"""What is the same whenever a quilt comes again: its part of the evaluation, what still fits on it.

A search meets the same quilts over and over, for what one player does leaves the other's quilt
alone. So what a quilt comes to is worked out once and remembered until another takes its place.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.features import FITTING, KNOWN, OTHER, OWN, PER_QUILT, quilt_rows
from quiltbee.engine.evaluation.network import WIDTH, Quantised
from quiltbee.engine.evaluation.vectors import Halves, add_rows
from quiltbee.kernel.bits import shift_right
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import mixed
from quiltbee.kernel.tables import Words

_ENTRIES_LOG2: Final = 12
"""Few enough to stay near the processor; sixteen times as many find 3 % more."""

# The words of an entry beside KNOWN and FITTING.
_LOW: Final = 2
_HIGH: Final = 3
_SUMMED: Final = 4
_LOOK: Final = 8


class Quilts(NamedTuple):
    """The quilts seen before: one thread's, for one set of weights.

    A row of `looks` is the quilt, what fits on it, and which of its sums are there. A row of `sums`
    is its rows of the table summed up, as the own quilt's, then as the other's.
    """

    looks: Words
    sums: Halves


def new_quilts() -> Quilts:
    """A memory of nothing."""
    quilts = Quilts(
        np.zeros((1 << _ENTRIES_LOG2, _LOOK), np.int64),
        np.zeros((1 << _ENTRIES_LOG2, 2 * WIDTH), np.int16),
    )
    quilts.looks[:, _LOW] = -1
    return quilts


@compiled
def find_quilt(low: int, high: int, taken: int, quilts: Quilts) -> int:
    """The place of a quilt, its own until one more is found; never the place `taken`."""
    place = shift_right(mixed(low ^ mixed(high)), 64 - _ENTRIES_LOG2)
    if place == taken:
        place ^= 1
    look = quilts.looks[place]
    if look[_LOW] != low or look[_HIGH] != high:
        look[_LOW] = low
        look[_HIGH] = high
        look[KNOWN] = 0
        look[FITTING] = 0
        look[_SUMMED] = 0
    return place


@compiled
def add_quilt(
    place: int, is_other: int, weights: Quantised, quilts: Quilts, rows: Words, total: Halves
) -> None:
    """Add a quilt's rows to `total`, those of the own (0) or the other quilt (1).

    `rows` is scratch.
    """
    look = quilts.looks[place]
    start = is_other * WIDTH
    sums = quilts.sums[place, start : start + WIDTH]
    if look[_SUMMED] & (1 << is_other) == 0:
        look[_SUMMED] |= 1 << is_other
        for unit in range(WIDTH):
            sums[unit] = 0
        quilt_rows(look[_LOW], look[_HIGH], OTHER if is_other else OWN, rows, 0)
        add_rows(weights.table, rows, 0, PER_QUILT, sums)
    for unit in range(WIDTH):
        total[unit] += sums[unit]
