"""The evaluation: a sum of rows, a layer, and two answers, in float32.

    rows -> sum (64: 62 hidden, 2 straight on) -> relu -> layer (32) -> relu -> win, margin

`win` is the logit of the player to move's chance to win, `margin` the expected difference of the
scores in tens of points. Sums are taken in a fixed order and nothing is contracted, so that the
answer is the same on every machine.
"""

from typing import Final, NamedTuple

from quiltbee.engine.vectors import Floats, two_layers
from quiltbee.kernel.compiling import compiled

WIDTH: Final = 64
"""Columns of the table: the hidden units of the first layer, the last two straight to the end."""

HIDDEN: Final = 62
SECOND: Final = 32


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


@compiled
def answer(weights: Weights, total: Floats, answers: Floats) -> None:
    """From the summed rows to `answers`: the win logit and the margin in tens of points."""
    answers[0] = weights.last_bias[0] + total[HIDDEN]
    answers[1] = weights.last_bias[1] + total[HIDDEN + 1]
    two_layers(total, HIDDEN, weights.second_bias, weights.second, weights.last, answers)
