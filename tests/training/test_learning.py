"""Learning: the gradients against finite differences, Adam against its paper, losses that fall."""

from typing import Any

import numpy as np
import pytest

from quiltbee.engine.evaluation.evaluate import bucket_of, evaluate, new_scratch
from quiltbee.engine.evaluation.features import ENTRY_FACTS, MOST_FEATURES, active_features
from quiltbee.engine.weights import HIDDEN_1, Weights, quantised
from quiltbee.training.learning import (
    MARGIN,
    MARGIN_SHARE,
    WIN,
    Activations,
    Samples,
    adam,
    add_gradients,
    add_losses_of,
    forward,
    new_activations,
    new_learner,
    new_weights,
    step_learner,
    zero_weights,
)
from tests.training.games import AHEAD, played

LESSONS = np.array([0, 7, 20, 31, 44, 63, 80])


def doubles(weights: Weights) -> Any:
    arrays: Any = weights
    return Weights(*(array.astype(np.float64) for array in arrays))


def double_sheet() -> Any:
    arrays: Any = new_activations()
    return Activations(*(a if a.dtype == np.int64 else a.astype(np.float64) for a in arrays))


def plain_loss(samples: Samples, weights: Any) -> float:
    """What is made smaller: cross-entropy, and the margin's error, squared below ten points."""
    loss = 0.0
    rows, entries = np.zeros(MOST_FEATURES, np.int64), np.zeros((2, ENTRY_FACTS), np.int64)
    for number in LESSONS.tolist():
        count = active_features(
            samples.states[number], samples.rings[number].astype(np.int64), entries, rows
        )
        total = weights.feature_bias + weights.feature_weights[rows[:count]].sum(axis=0)
        bucket = bucket_of(samples.states[number])
        _, _, second, second_bias, last, last_bias = weights
        layer = np.maximum(total[:HIDDEN_1], 0) @ second[bucket] + second_bias[bucket]
        outputs = last[bucket] @ np.maximum(layer, 0) + last_bias[bucket] + total[HIDDEN_1:]
        chance = 1 / (1 + np.exp(-outputs[WIN]))
        aim, margin = samples.targets[number].astype(np.float64)
        loss -= aim * np.log(chance) + (1 - aim) * np.log(1 - chance)
        error = abs(outputs[MARGIN] - margin)
        loss += float(MARGIN_SHARE) * (error**2 / 2 if error < 1 else error - 0.5)
    return float(loss)


@pytest.mark.nightly
def test_gradients_are_those_of_finite_differences() -> None:
    """In float64, in which the compiled functions run as well."""
    samples = played(AHEAD, 12, 3).samples
    draws = np.random.default_rng(4)
    weights, grads = doubles(new_weights(draws)), doubles(zero_weights())
    weights.feature_weights[:, HIDDEN_1:] = draws.normal(0, 0.05, (len(weights.feature_weights), 2))
    room, losses = double_sheet(), np.zeros(2)
    add_gradients(samples, LESSONS, weights, grads, room, losses)
    small, compared = 1e-6, 0
    for name, array, grad in zip(Weights._fields, weights, grads, strict=True):
        touched = np.flatnonzero(grad.reshape(-1))
        for place in draws.choice(touched, min(25, len(touched)), replace=False).tolist():
            before = array.flat[place]
            array.flat[place] = before + small
            above = plain_loss(samples, weights)
            array.flat[place] = before - small
            below = plain_loss(samples, weights)
            array.flat[place] = before
            slope = (above - below) / (2 * small)
            assert grad.flat[place] == pytest.approx(slope, rel=1e-5, abs=1e-7), name
            compared += 1
    assert compared > 100


@pytest.mark.slow
def test_network_answers_as_the_engine_does_but_for_its_rounding() -> None:
    games = played(AHEAD, 12, 3)
    room, scratch = new_activations(), new_scratch()
    for number in range(0, len(games.samples.targets), 17):
        forward(games.samples, number, games.weights, room)
        ring = games.samples.rings[number].astype(np.int64)
        evaluate(games.samples.states[number], ring, quantised(games.weights), scratch)
        assert room.outputs == pytest.approx(scratch.outputs, abs=0.02)


@pytest.mark.slow
def test_losses_measured_are_those_of_learning_and_teach_nothing() -> None:
    games = played(AHEAD, 12, 3)
    before = games.weights.feature_weights.copy()
    learned, measured = np.zeros(2), np.zeros(2)
    add_gradients(games.samples, LESSONS, games.weights, zero_weights(), new_activations(), learned)
    add_losses_of(games.samples, LESSONS, games.weights, new_activations(), measured)
    assert learned.tolist() == measured.tolist()
    assert np.array_equal(before, games.weights.feature_weights)


def test_adam_is_that_of_its_paper() -> None:
    draws = np.random.default_rng(5)
    weights = draws.normal(0, 1, 50).astype(np.float32)
    expected = weights.astype(np.float64)
    means, squares = np.zeros(50, np.float32), np.zeros(50, np.float32)
    mean, square = np.zeros(50), np.zeros(50)
    for step in range(1, 6):
        grads = draws.normal(0, 8, 50).astype(np.float32)
        grad = grads.astype(np.float64) / 16
        mean = 0.9 * mean + 0.1 * grad
        square = 0.999 * square + 0.001 * grad**2
        expected -= 0.01 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-7)
        adam(weights, grads, means, squares, 0.01, 16, step)
        assert not grads.any()
        assert weights == pytest.approx(expected, abs=1e-5)


@pytest.mark.slow
def test_losses_fall_where_the_same_lessons_come_again() -> None:
    """The cross-entropy to what the aims themselves leave, for they are no certainties."""
    games = played(AHEAD, 12, 3)
    numbers = np.arange(len(games.samples.targets))
    learner, room = new_learner(new_weights(np.random.default_rng(6))), new_activations()
    course = []
    for _ in range(80):
        losses = np.zeros(2)
        add_gradients(games.samples, numbers, learner.weights, learner.grads, room, losses)
        step_learner(learner, 5e-3, len(numbers))
        course.append((losses / len(numbers)).tolist())
    assert learner.steps[0] == 80
    aims = games.samples.targets[:, WIN].astype(np.float64).clip(1e-9, 1 - 1e-9)
    least = float(-(aims * np.log(aims) + (1 - aims) * np.log(1 - aims)).mean())
    assert least < course[-1][WIN] < least + 0.1 * (course[0][WIN] - least)
    assert course[-1][MARGIN] < 0.2 * course[0][MARGIN]
