"""The network: an accumulator of feature weights, one hidden layer, two outputs.

    features -> accumulator (64: 62 hidden, 2 straight on) -> relu -> 32 -> relu -> logit, margin

There are eight sets of the layers above the accumulator, one for each *bucket* of the time spent: a
quilt is worth different things at the start and at the end, and more sets cost no time.

The *logit* is that of the player to move's chance to win. The *margin* is the expected difference
of the scores in units of MARGIN_UNIT. The accumulator is summed in int16, the rest in float32 in a
fixed order, and nothing is contracted: the outputs are the same on every machine.

A network like NNUE fits here because it stays in the kernel, where a position costs about 1 us. A
larger one outside the kernel would see hundreds of times fewer positions.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.vectors import two_layers
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int16Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.rules import LAST_SPACE

ACCUMULATOR_SIZE: Final = 64
"""Columns of the feature weights: the hidden units, then two that go straight to the outputs.

With 128, or 128 more for each quilt, the loss on the same games was no lower (0.4412 and 0.4417
against 0.4398): games are what is short, not width.
"""

HIDDEN_1: Final = 62
HIDDEN_2: Final = 32

LOGIT: Final = 0
MARGIN: Final = 1
OUTPUTS: Final = 2
"""The indices of the outputs, and their number."""

MARGIN_UNIT: Final = 10
"""The unit of margins from here up to the search tree, in points. Everywhere else it is a point.

In tens both outputs are of the same size, so that one learning rate fits both.
"""

MARGIN_POINT: Final = np.float32(1 / MARGIN_UNIT)
"""A point in that unit."""

BUCKETS: Final = 8
"""Sets of the layers above the accumulator."""

_MOST_TIME: Final = 2 * LAST_SPACE

# A power of two: dividing by it only changes the exponent of a float, and rounds nothing.
SCALE: Final = 512
"""What 1 is in the quantised feature weights. Sums up to 63 fit, three times the largest found."""

_UNIT: Final = np.float32(1 / SCALE)


class Weights(NamedTuple):
    """The learned weights, float32.

    Shapes: FEATURES x ACCUMULATOR_SIZE, ACCUMULATOR_SIZE, and for each of BUCKETS
    HIDDEN_1 x HIDDEN_2, HIDDEN_2, OUTPUTS x HIDDEN_2, OUTPUTS.
    """

    feature_weights: Float32Array
    feature_bias: Float32Array
    hidden_weights: Float32Array
    hidden_bias: Float32Array
    output_weights: Float32Array
    output_bias: Float32Array


NAMES_IN_FILES: Final = ("table", "first_bias", "second", "second_bias", "last", "last_bias")
"""What the fields of `Weights` are called in files, in their order, since the first version."""


class Quantised(NamedTuple):
    """The weights as the search takes them: the first two in int16, in units of 1 / SCALE.

    With 16 bits instead of 32 an addition takes two registers instead of four.
    """

    feature_weights: Int16Array
    feature_bias: Int16Array
    hidden_weights: Float32Array
    hidden_bias: Float32Array
    output_weights: Float32Array
    output_bias: Float32Array


def quantised(weights: Weights) -> Quantised:
    """Return the weights with those of the features rounded, and clipped to int16."""
    feature_weights, feature_bias = (_in_int16(array) for array in weights[:2])
    return Quantised(feature_weights, feature_bias, *weights[2:])


def _in_int16(numbers: Float32Array) -> Int16Array:
    # Clipped, since `astype` alone would wrap: a weight too large would come out with the other
    # sign.
    limits = np.iinfo(np.int16)
    return np.clip(np.round(numbers * SCALE), limits.min, limits.max).astype(np.int16)


@compiled
def bucket_of(state: Int64Array) -> int:
    """Return the bucket of a position, by the time that both players have spent."""
    # + 1, so that both players on the last space are still in the last bucket.
    return (state[k.TIME] + state[k.PLAYER + k.TIME]) * BUCKETS // (_MOST_TIME + 1)


@compiled
def infer(
    weights: Quantised,
    bucket: int,
    accumulator: Int16Array,
    hidden: Float32Array,
    outputs: Float32Array,
) -> None:
    """Set `outputs` (LOGIT, MARGIN) to what follows from an accumulator.

    `hidden` is room for the accumulator as floats.
    """
    # Back from whole numbers, exactly: the unit is a power of two.
    for unit in range(ACCUMULATOR_SIZE):
        hidden[unit] = np.float32(accumulator[unit]) * _UNIT
    # Two columns of the feature weights go straight to the outputs: what simply adds up, such as
    # buttons and empty spaces, need not pass through the layers.
    outputs[LOGIT] = weights.output_bias[bucket, LOGIT] + hidden[HIDDEN_1 + LOGIT]
    outputs[MARGIN] = weights.output_bias[bucket, MARGIN] + hidden[HIDDEN_1 + MARGIN]
    two_layers(
        hidden,
        HIDDEN_1,
        weights.hidden_bias[bucket],
        weights.hidden_weights[bucket],
        weights.output_weights[bucket],
        outputs,
    )
