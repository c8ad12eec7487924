"""The evaluation: a sum of rows, a layer, and two answers.

    rows -> sum (64: 62 hidden, 2 straight on) -> relu -> layer (32) -> relu -> win, margin

`win` is the logit of the player to move's chance to win, `margin` the expected difference of the
scores in tens of points. Rows are summed in whole numbers, the rest is float32 in a fixed order,
and nothing is contracted, so that the answer is the same on every machine.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.vectors import Floats, Halves, two_layers
from quiltbee.kernel.compiling import compiled

WIDTH: Final = 64
"""Columns of the table: the hidden units of the first layer, the last two straight to the end."""

HIDDEN: Final = 62
SECOND: Final = 32

SCALE: Final = 512
"""One in the rows of the search; sums of up to 63 fit, three times what is found."""

_UNIT: Final = np.float32(1 / SCALE)


class Weights(NamedTuple):
    """The learned numbers.

    `table` is ROWS x WIDTH, `first_bias` WIDTH, `second` HIDDEN x SECOND, `second_bias` SECOND,
    `last` 2 x SECOND, `last_bias` 2.
    """

    table: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


class Quantised(NamedTuple):
    """The weights as the search takes them: the rows as whole numbers of 1 / SCALE."""

    table: Halves
    first_bias: Halves
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


def quantised(weights: Weights) -> Quantised:
    """The weights with their rows rounded; what does not fit is cut off."""
    table, first_bias = (_in_halves(array) for array in weights[:2])
    return Quantised(table, first_bias, *weights[2:])


def _in_halves(numbers: Floats) -> Halves:
    limits = np.iinfo(np.int16)
    return np.clip(np.round(numbers * SCALE), limits.min, limits.max).astype(np.int16)


@compiled
def answer(weights: Quantised, sums: Halves, total: Floats, answers: Floats) -> None:
    """From the summed rows to `answers`: the win logit and the margin in tens of points.

    `total` is room for the sums as floats.
    """
    for unit in range(WIDTH):
        total[unit] = np.float32(sums[unit]) * _UNIT
    answers[0] = weights.last_bias[0] + total[HIDDEN]
    answers[1] = weights.last_bias[1] + total[HIDDEN + 1]
    two_layers(total, HIDDEN, weights.second_bias, weights.second, weights.last, answers)
