"""Learning: samples in a replay buffer, the gradients of the network by hand, and Adam.

Tests compare the gradients with finite differences in float64.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.evaluate import bucket_of
from quiltbee.engine.evaluation.features import (
    ENTRY_FACTS,
    FEATURES,
    MOST_FEATURES,
    MOST_SOLO_FEATURES,
    active_features,
    active_solo_features,
)
from quiltbee.engine.weights import (
    ACCUMULATOR_SIZE,
    HIDDEN_1,
    HIDDEN_2,
    OUTPUTS,
    Weights,
    shapes_of,
)
from quiltbee.kernel.arrays import Float32Array, Float64Array, Int8Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.solo.state import SOLO_WORDS
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import RING

WIN = 0
MARGIN = 1
TARGETS = 2
"""The columns of the targets: the chance to win, and the margin in units of MARGIN_UNIT."""


class Samples(NamedTuple):
    """Positions, with targets for the player to move.

    `states` is N x WORDS, or SOLO_WORDS in solo games, `rings` N x RING, `targets` N x TARGETS.
    """

    states: Int64Array
    rings: Int8Array
    targets: Float32Array


def new_samples(number: int, words: int = WORDS) -> Samples:
    """Return arrays for this many samples."""
    return Samples(
        np.zeros((number, words), np.int64),
        np.zeros((number, RING), np.int8),
        np.zeros((number, TARGETS), np.float32),
    )


def first_samples(samples: Samples, number: int) -> Samples:
    """Return the first `number` of these."""
    return Samples(samples.states[:number], samples.rings[:number], samples.targets[:number])


def joined(parts: list[Samples]) -> Samples:
    """Return the samples of all parts, one part after the other."""
    arrays: Any = map(np.concatenate, zip(*parts, strict=True))
    return Samples(*arrays)


class ReplayBuffer:
    """A ring buffer of the latest samples.

    `added` counts all samples ever added. Sample n is at place n modulo the capacity, so that a
    buffer restored from the files of an interrupted run has the same order.
    """

    def __init__(self, capacity: int, added: int = 0, words: int = WORDS) -> None:
        self.capacity = capacity
        self.added = added
        self.samples = new_samples(capacity, words)

    def add(self, samples: Samples) -> None:
        """Add samples in order."""
        number = len(samples.targets)
        places = (self.added + np.arange(number)) % self.capacity
        pairs: Any = zip(self.samples, samples, strict=True)
        for kept, added in pairs:
            kept[places] = added
        self.added += number

    def draw(self, number: int, latest: int, draws: np.random.Generator) -> Int64Array:
        """Return the places of `number` samples, drawn from the `latest` ones."""
        back = draws.integers(1, 1 + min(latest, self.added, self.capacity), number)
        return (self.added - back) % self.capacity


MARGIN_SHARE: Final = np.float32(0.2)
"""Weight of the margin's loss; that of the chance to win has 1."""

_LEAST_CHANCE = np.float32(1e-6)
_ONE = np.float32(1.0)
_ZERO = np.float32(0.0)

# Adam's constants.
_MEAN_KEPT = 0.9
_SQUARE_KEPT = 0.999
_LEAST = np.float32(1e-7)

# The deviation of the first feature weights, and how far above zero hidden units start.
_FEATURE_DEVIATION = 0.05
_FIRST_BIAS = 0.2


class Activations(NamedTuple):
    """One sample's features, the activations of the layers, and the gradients of these."""

    features: Int64Array
    ring: Int64Array
    entries: Int64Array
    hidden: Float32Array
    layer: Float32Array
    outputs: Float32Array
    d_hidden: Float32Array
    d_layer: Float32Array
    d_outputs: Float32Array


class Learner(NamedTuple):
    """The weights with their gradients and Adam's state: means and mean squares of the gradients.

    `steps` has one element, the number of steps so far.
    """

    weights: Weights
    grads: Weights
    means: Weights
    squares: Weights
    steps: Int64Array


def new_activations() -> Activations:
    """Return the buffers of one thread."""
    sizes = (ACCUMULATOR_SIZE, HIDDEN_2, 2, ACCUMULATOR_SIZE, HIDDEN_2, 2)
    floats = (np.zeros(size, np.float32) for size in sizes)
    most = max(MOST_FEATURES, MOST_SOLO_FEATURES)
    features, ring, entries = (np.zeros(size, np.int64) for size in (most, RING, (2, ENTRY_FACTS)))
    return Activations(features, ring, entries, *floats)


def zero_weights(features: int = FEATURES) -> Weights:
    """Return weights that are all zero, for this many features."""
    shapes = [(features, ACCUMULATOR_SIZE), *shapes_of("duel")[1:-1]]
    return Weights(*(np.zeros(shape, np.float32) for shape in shapes))


def new_weights(draws: np.random.Generator) -> Weights:
    """Return initial weights: small and random, with all hidden units alive."""
    weights = zero_weights()
    weights.feature_weights[:, :HIDDEN_1] = draws.normal(
        0, _FEATURE_DEVIATION, (FEATURES, HIDDEN_1)
    )
    weights.feature_bias[:HIDDEN_1] = _FIRST_BIAS
    # All buckets start with the same weights.
    weights.hidden_weights[:] = draws.normal(0, (2 / HIDDEN_1) ** 0.5, (HIDDEN_1, HIDDEN_2))
    weights.output_weights[:] = draws.normal(0, (1 / HIDDEN_2) ** 0.5 / 2, (OUTPUTS, HIDDEN_2))
    return weights


def new_learner(weights: Weights) -> Learner:
    """Return a learner of these weights, which it changes in place."""
    grads, means, squares = (zero_weights(len(weights.feature_weights)) for _ in range(3))
    return Learner(weights, grads, means, squares, np.zeros(1, np.int64))


@compiled
def forward(samples: Samples, number: int, weights: Weights, room: Activations) -> int:
    """Run the network on a sample and fill `room`; return how many features the sample has."""
    for place in range(RING):
        room.ring[place] = samples.rings[number, place]
    state = samples.states[number]
    if len(state) == SOLO_WORDS:
        count = active_solo_features(state, room.ring, room.entries, room.features)
    else:
        count = active_features(state, room.ring, room.entries, room.features)
    hidden, layer, outputs = room.hidden, room.layer, room.outputs
    bucket = bucket_of(state)
    hidden_weights, output_weights = weights.hidden_weights[bucket], weights.output_weights[bucket]
    for unit in range(ACCUMULATOR_SIZE):
        hidden[unit] = weights.feature_bias[unit]
    for n in range(count):
        row = room.features[n]
        for unit in range(ACCUMULATOR_SIZE):
            hidden[unit] += weights.feature_weights[row, unit]
    for unit in range(HIDDEN_2):
        layer[unit] = weights.hidden_bias[bucket, unit]
    for source in range(HIDDEN_1):
        value = hidden[source]
        if value > 0:
            for unit in range(HIDDEN_2):
                layer[unit] += value * hidden_weights[source, unit]
    for output in range(2):
        outputs[output] = weights.output_bias[bucket, output] + hidden[HIDDEN_1 + output]
        for unit in range(HIDDEN_2):
            outputs[output] += max(layer[unit], _ZERO) * output_weights[output, unit]
    return count


@compiled
def add_losses(samples: Samples, number: int, room: Activations, losses: Float64Array) -> None:
    """Add a sample's losses: the cross-entropy of the chance, the absolute error of the margin.

    Sets `d_outputs`, the gradient, in which errors of the margin are clipped to MARGIN_UNIT points.
    """
    chance = _ONE / (_ONE + np.exp(-room.outputs[WIN]))
    aim = samples.targets[number, WIN]
    room.d_outputs[WIN] = chance - aim
    losses[WIN] -= aim * np.log(max(chance, _LEAST_CHANCE))
    losses[WIN] -= (_ONE - aim) * np.log(max(_ONE - chance, _LEAST_CHANCE))
    error = room.outputs[MARGIN] - samples.targets[number, MARGIN]
    room.d_outputs[MARGIN] = MARGIN_SHARE * min(max(error, -_ONE), _ONE)
    losses[MARGIN] += abs(error)


@compiled
def backward(weights: Weights, grads: Weights, bucket: int, room: Activations, count: int) -> None:
    """Add the gradients of the sample in `room`, which has `count` features."""
    hidden_weights, output_weights = weights.hidden_weights[bucket], weights.output_weights[bucket]
    d_hidden_weights, d_output_weights = grads.hidden_weights[bucket], grads.output_weights[bucket]
    hidden, layer = room.hidden, room.layer
    d_hidden, d_layer, d_outputs = room.d_hidden, room.d_layer, room.d_outputs
    for output in range(2):
        grads.output_bias[bucket, output] += d_outputs[output]
        d_hidden[HIDDEN_1 + output] = d_outputs[output]
        for unit in range(HIDDEN_2):
            d_output_weights[output, unit] += max(layer[unit], _ZERO) * d_outputs[output]
    for unit in range(HIDDEN_2):
        d = (
            d_outputs[WIN] * output_weights[WIN, unit]
            + d_outputs[MARGIN] * output_weights[MARGIN, unit]
        )
        d_layer[unit] = d if layer[unit] > 0 else _ZERO
        grads.hidden_bias[bucket, unit] += d_layer[unit]
    for source in range(HIDDEN_1):
        value = hidden[source]
        d_hidden[source] = 0
        if value > 0:
            for unit in range(HIDDEN_2):
                d_hidden_weights[source, unit] += value * d_layer[unit]
                d_hidden[source] += hidden_weights[source, unit] * d_layer[unit]
    for unit in range(ACCUMULATOR_SIZE):
        grads.feature_bias[unit] += d_hidden[unit]
    for n in range(count):
        row = room.features[n]
        for unit in range(ACCUMULATOR_SIZE):
            grads.feature_weights[row, unit] += d_hidden[unit]


@compiled
def add_gradients(
    samples: Samples,
    numbers: Int64Array,
    weights: Weights,
    grads: Weights,
    room: Activations,
    losses: Float64Array,
) -> None:
    """Add the gradients of the samples with these numbers to `grads`, their losses to `losses`."""
    for n in range(len(numbers)):
        count = forward(samples, numbers[n], weights, room)
        add_losses(samples, numbers[n], room, losses)
        backward(weights, grads, bucket_of(samples.states[numbers[n]]), room, count)


@compiled
def add_losses_of(
    samples: Samples, numbers: Int64Array, weights: Weights, room: Activations, losses: Float64Array
) -> None:
    """Add the losses of the samples with these numbers, without gradients."""
    for n in range(len(numbers)):
        forward(samples, numbers[n], weights, room)
        add_losses(samples, numbers[n], room, losses)


@compiled
def adam(
    weights: Float32Array,
    grads: Float32Array,
    means: Float32Array,
    squares: Float32Array,
    learning_rate: float,
    samples: int,
    step: int,
) -> None:
    """Do step `step` (from 1) of Adam on flat arrays; `grads`, a sum over samples, is cleared.

    Kingma and Ba, "Adam: a method for stochastic optimization", 2015, algorithm 1.
    """
    kept, square_kept = np.float32(_MEAN_KEPT), np.float32(_SQUARE_KEPT)
    each = np.float32(1 / samples)
    mean_scale = np.float32(learning_rate / (1 - _MEAN_KEPT**step))
    square_scale = np.float32(1 / (1 - _SQUARE_KEPT**step))
    for n in range(len(weights)):
        grad = grads[n] * each
        grads[n] = 0
        means[n] = kept * means[n] + (_ONE - kept) * grad
        squares[n] = square_kept * squares[n] + (_ONE - square_kept) * grad * grad
        weights[n] -= mean_scale * means[n] / (np.sqrt(squares[n] * square_scale) + _LEAST)


def step_learner(learner: Learner, learning_rate: float, samples: int) -> None:
    """Update the weights by the gradients of a batch of samples."""
    learner.steps[0] += 1
    step = int(learner.steps[0])
    learned = (learner.weights, learner.grads, learner.means, learner.squares)
    for weights, grads, means, squares in zip(*learned, strict=True):
        flat = (weights.reshape(-1), grads.reshape(-1), means.reshape(-1), squares.reshape(-1))
        adam(*flat, learning_rate, samples, step)
