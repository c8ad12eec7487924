"""Learning: the network's gradients by hand, and Adam."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.evaluation.features import MOST_ROWS, ROWS, all_rows
from quiltbee.engine.evaluation.network import HIDDEN, SECOND, WIDTH, Weights
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.tables import RING, Words
from quiltbee.training.lessons import TENS, WIN, Lessons

Sums = npt.NDArray[np.float64]

MARGIN_SHARE: Final = np.float32(0.2)
"""How much the margin's error counts beside that of the chance to win."""

_LEAST_CHANCE = np.float32(1e-6)
_ONE = np.float32(1.0)
_ZERO = np.float32(0.0)

# Adam's constants.
_MEAN_KEPT = 0.9
_SQUARE_KEPT = 0.999
_LEAST = np.float32(1e-7)

# How wide the first weights of the table are drawn, and how far above zero hidden units begin.
_TABLE_SPREAD = 0.05
_FIRST_BIAS = 0.2


class Sheet(NamedTuple):
    """Room for the work on one lesson: its rows, what the layers give, and their gradients."""

    rows: Words
    ring: Words
    looks: Words
    total: Floats
    layer: Floats
    answers: Floats
    d_total: Floats
    d_layer: Floats
    d_answers: Floats


class Learner(NamedTuple):
    """The weights, and what Adam keeps about each: gradient, mean and mean square of it.

    `steps` is one number, how many steps were made.
    """

    weights: Weights
    grads: Weights
    means: Weights
    squares: Weights
    steps: Words


def new_sheet() -> Sheet:
    """Room for one thread."""
    sizes = (WIDTH, SECOND, 2, WIDTH, SECOND, 2)
    floats = (np.zeros(size, np.float32) for size in sizes)
    rows, ring, looks = (np.zeros(size, np.int64) for size in (MOST_ROWS, RING, (2, 2)))
    return Sheet(rows, ring, looks, *floats)


def no_weights() -> Weights:
    """All zero."""
    shapes = [(ROWS, WIDTH), (WIDTH,), (HIDDEN, SECOND), (SECOND,), (2, SECOND), (2,)]
    return Weights(*(np.zeros(shape, np.float32) for shape in shapes))


def new_weights(draws: np.random.Generator) -> Weights:
    """Weights to begin with: small ones drawn, all hidden units alive."""
    weights = no_weights()
    weights.table[:, :HIDDEN] = draws.normal(0, _TABLE_SPREAD, (ROWS, HIDDEN))
    weights.first_bias[:HIDDEN] = _FIRST_BIAS
    weights.second[:] = draws.normal(0, (2 / HIDDEN) ** 0.5, (HIDDEN, SECOND))
    weights.last[:] = draws.normal(0, (1 / SECOND) ** 0.5 / 2, (2, SECOND))
    return weights


def new_learner(weights: Weights) -> Learner:
    """A learner that begins with these weights, and changes them."""
    return Learner(weights, no_weights(), no_weights(), no_weights(), np.zeros(1, np.int64))


@compiled
def forward(lessons: Lessons, number: int, weights: Weights, sheet: Sheet) -> int:
    """Set the sheet to what the network answers on a lesson; how many rows that has."""
    for place in range(RING):
        sheet.ring[place] = lessons.rings[number, place]
    count = all_rows(lessons.states[number], sheet.ring, sheet.looks, sheet.rows)
    total, layer, answers = sheet.total, sheet.layer, sheet.answers
    for unit in range(WIDTH):
        total[unit] = weights.first_bias[unit]
    for n in range(count):
        row = sheet.rows[n]
        for unit in range(WIDTH):
            total[unit] += weights.table[row, unit]
    for unit in range(SECOND):
        layer[unit] = weights.second_bias[unit]
    for hidden in range(HIDDEN):
        value = total[hidden]
        if value > 0:
            for unit in range(SECOND):
                layer[unit] += value * weights.second[hidden, unit]
    for output in range(2):
        answers[output] = weights.last_bias[output] + total[HIDDEN + output]
        for unit in range(SECOND):
            answers[output] += max(layer[unit], _ZERO) * weights.last[output, unit]
    return count


@compiled
def add_losses(lessons: Lessons, number: int, sheet: Sheet, losses: Sums) -> None:
    """Add a lesson's losses: the chance's cross-entropy, the margin's absolute error in tens.

    Sets `d_answers`, the gradient; an error of the margin above ten points pulls like one of ten.
    """
    chance = _ONE / (_ONE + np.exp(-sheet.answers[WIN]))
    aim = lessons.targets[number, WIN]
    sheet.d_answers[WIN] = chance - aim
    losses[WIN] -= aim * np.log(max(chance, _LEAST_CHANCE))
    losses[WIN] -= (_ONE - aim) * np.log(max(_ONE - chance, _LEAST_CHANCE))
    error = sheet.answers[TENS] - lessons.targets[number, TENS]
    sheet.d_answers[TENS] = MARGIN_SHARE * min(max(error, -_ONE), _ONE)
    losses[TENS] += abs(error)


@compiled
def backward(weights: Weights, grads: Weights, sheet: Sheet, count: int) -> None:
    """Add the gradients of the lesson on the sheet, which has `count` rows."""
    total, layer = sheet.total, sheet.layer
    d_total, d_layer, d_answers = sheet.d_total, sheet.d_layer, sheet.d_answers
    for output in range(2):
        grads.last_bias[output] += d_answers[output]
        d_total[HIDDEN + output] = d_answers[output]
        for unit in range(SECOND):
            grads.last[output, unit] += max(layer[unit], _ZERO) * d_answers[output]
    for unit in range(SECOND):
        d = d_answers[WIN] * weights.last[WIN, unit] + d_answers[TENS] * weights.last[TENS, unit]
        d_layer[unit] = d if layer[unit] > 0 else _ZERO
        grads.second_bias[unit] += d_layer[unit]
    for hidden in range(HIDDEN):
        value = total[hidden]
        d_total[hidden] = 0
        if value > 0:
            for unit in range(SECOND):
                grads.second[hidden, unit] += value * d_layer[unit]
                d_total[hidden] += weights.second[hidden, unit] * d_layer[unit]
    for unit in range(WIDTH):
        grads.first_bias[unit] += d_total[unit]
    for n in range(count):
        row = sheet.rows[n]
        for unit in range(WIDTH):
            grads.table[row, unit] += d_total[unit]


@compiled
def learn_lessons(
    lessons: Lessons, numbers: Words, weights: Weights, grads: Weights, sheet: Sheet, losses: Sums
) -> None:
    """Add the gradients of the lessons with these numbers to `grads`, their losses to `losses`."""
    for n in range(len(numbers)):
        count = forward(lessons, numbers[n], weights, sheet)
        add_losses(lessons, numbers[n], sheet, losses)
        backward(weights, grads, sheet, count)


@compiled
def measure_lessons(
    lessons: Lessons, numbers: Words, weights: Weights, sheet: Sheet, losses: Sums
) -> None:
    """Add the losses of the lessons with these numbers, learning nothing."""
    for n in range(len(numbers)):
        forward(lessons, numbers[n], weights, sheet)
        add_losses(lessons, numbers[n], sheet, losses)


@compiled
def adam(
    weights: Floats,
    grads: Floats,
    means: Floats,
    squares: Floats,
    rate: float,
    lessons: int,
    step: int,
) -> None:
    """Step number `step` (from 1) of Adam on flat arrays; `grads`, a sum over lessons, is cleared.

    Kingma and Ba, "Adam: a method for stochastic optimization", 2015, algorithm 1.
    """
    kept, square_kept = np.float32(_MEAN_KEPT), np.float32(_SQUARE_KEPT)
    each = np.float32(1 / lessons)
    mean_scale = np.float32(rate / (1 - _MEAN_KEPT**step))
    square_scale = np.float32(1 / (1 - _SQUARE_KEPT**step))
    for n in range(len(weights)):
        grad = grads[n] * each
        grads[n] = 0
        means[n] = kept * means[n] + (_ONE - kept) * grad
        squares[n] = square_kept * squares[n] + (_ONE - square_kept) * grad * grad
        weights[n] -= mean_scale * means[n] / (np.sqrt(squares[n] * square_scale) + _LEAST)


def step_learner(learner: Learner, rate: float, lessons: int) -> None:
    """Move the weights by the gradients of so many lessons."""
    learner.steps[0] += 1
    step = int(learner.steps[0])
    learned = (learner.weights, learner.grads, learner.means, learner.squares)
    for weights, grads, means, squares in zip(*learned, strict=True):
        flat = (weights.reshape(-1), grads.reshape(-1), means.reshape(-1), squares.reshape(-1))
        adam(*flat, rate, lessons, step)
