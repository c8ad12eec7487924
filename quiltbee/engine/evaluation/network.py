"""The network: an accumulator of feature weights, one hidden layer, two outputs.

    features -> accumulator (64: 62 hidden, 2 straight on) -> relu -> 32 -> relu -> logit, margin

The layers above the accumulator exist in eight sets, one for each *bucket* of the time spent: a
quilt's worth changes from start to end, and more sets cost no time.

The *logit* is that of the player to move's chance to win. The *margin* is the expected difference
of the scores in units of MARGIN_UNIT. The accumulator is summed in int16, the hidden layer in
int32, and only the outputs in float32, in a fixed order: they are the same on every machine.

A network like NNUE stays in compiled code, where a position costs about 1 us. A larger one outside
would see hundreds of times fewer positions.
"""

from typing import Final

import numpy as np

from quiltbee.engine.evaluation.vectors import two_layers
from quiltbee.engine.weights import BUCKETS, HIDDEN_1, OUTPUTS, PAIRS, SCALE, Quantised
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int16Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.rules import LAST_SPACE

LOGIT, MARGIN = range(2)
"""The indices of the outputs."""

MARGIN_UNIT: Final = 10
"""The unit of margins in the network and the search tree, in points.

In tens both outputs are of the same size, so that one learning rate fits both.
"""

MARGIN_POINT: Final = np.float32(1 / MARGIN_UNIT)

_MOST_TIME: Final = 2 * LAST_SPACE

_UNIT: Final = np.float32(1 / SCALE)


@compiled
def bucket_of(state: Int64Array) -> int:
    """Return the bucket of a position, by the time that both players have spent."""
    # + 1, so that both players on the last space are still in the last bucket.
    return (state[k.TIME] + state[k.PLAYER + k.TIME]) * BUCKETS // (_MOST_TIME + 1)


@compiled
def infer(weights: Quantised, bucket: int, accumulator: Int16Array, outputs: Float32Array) -> None:
    """Set `outputs` (LOGIT, MARGIN) from an accumulator, which is overwritten."""
    # Two columns of the feature weights go straight to the outputs: additive features, such as
    # buttons and empty spaces, need not pass through the layers.
    for output in range(OUTPUTS):
        straight = np.float32(accumulator[HIDDEN_1 + output]) * _UNIT
        outputs[output] = weights.output_bias[bucket, output] + straight
    two_layers(
        accumulator,
        PAIRS,
        weights.hidden_bias[bucket],
        weights.hidden_weights[bucket],
        weights.output_weights[bucket],
        outputs,
    )
