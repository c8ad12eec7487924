"""What the evaluation could still learn of an input: python -m benchmarks.inputs [--games N]

Games of the engine against itself are searched deeper than the evaluation sees, as in training. The
evaluation's error in them, searched value less its own, is then explained by the new input: in how
many ways each of the next ten patches still fits on either quilt. A logistic regression starts from
the evaluation's own log-odds, a linear one from its margin; both learn on half of the games and are
measured on the other half, in turn. An input that says nothing new lowers neither loss.

The intervals are 95 %, from means of the parts in which the games are played. Needs `[training]`.
"""

import argparse
from dataclasses import replace
from typing import Final

import numpy as np
from tqdm import tqdm

from quiltbee.engine.evaluation.evaluate import MARGIN_UNIT
from quiltbee.engine.evaluation.features import RING_SLOTS
from quiltbee.engine.weights import Learned, as_floats, load_weights
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float64Array, Int64Array
from quiltbee.kernel.bits import popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import anchors, patches_ahead
from quiltbee.kernel.tables import FIRST_ORIENTATION, RING
from quiltbee.training.learning import MARGIN, WIN, Samples, forward, new_activations
from quiltbee.training.plan import PLANS
from quiltbee.training.run import play_part

PER_PART: Final = 25
"""How many games a part has."""

STEPS: Final = (0, 1, 3, 9, 25)
"""The least number of ways of each class; a patch that does not fit is of the first."""

PERIOD: Final = 9
"""The inputs count apart for each so many spaces of the time board."""

PERIODS: Final = 6
_CLASSES: Final = len(STEPS)
_SLOTS: Final = RING_SLOTS * _CLASSES
_SUMS: Final = _SLOTS + RING
INPUTS: Final = 2 * (_SUMS + PERIODS) + 1
"""A class for each slot of the ring, the logarithm for each patch, its sum by time, twice; 1."""

RIDGES: Final = (30.0, 1_000.0, 30_000.0)
"""How strongly the weights are held at 0, in samples: those of one game are much alike."""


@compiled
def ways(low: int, high: int, patch: int) -> int:
    """Return in how many ways a patch fits on a quilt."""
    count = 0
    for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        found_low, found_high = anchors(low, high, orientation)
        count += popcount(found_low) + popcount(found_high)
    return count


@compiled
def write_inputs(state: Int64Array, ring: Int64Array, inputs: Float64Array) -> None:
    """Set the inputs of a position, for the player to move and then for the other."""
    inputs[:] = 0.0
    inputs[INPUTS - 1] = 1.0
    for side in range(2):
        player = (state[k.TURN] ^ side) * k.PLAYER
        first, total = side * (_SUMS + PERIODS), 0.0
        start, ahead = state[k.NEXT], patches_ahead(state)
        for slot in range(RING_SLOTS):
            if ahead == 0:
                break
            place = start + popcount((ahead & -ahead) - 1)
            patch = ring[place - RING if place >= RING else place]
            ahead &= ahead - 1
            count = ways(state[player + k.LOW], state[player + k.HIGH], patch)
            step = 0
            while step + 1 < _CLASSES and count >= STEPS[step + 1]:
                step += 1
            inputs[first + slot * _CLASSES + step] = 1.0
            inputs[first + _SLOTS + patch] = np.log2(1.0 + count)
            total += np.log2(1.0 + count) / RING_SLOTS
        inputs[first + _SUMS + state[player + k.TIME] // PERIOD] = total


def examples(samples: Samples, learned: Learned) -> tuple[Float64Array, Float64Array, Float64Array]:
    """Return the inputs of samples, what the evaluation says of them (N, 2), and the targets."""
    room, weights = new_activations(), as_floats(learned.weights)
    inputs, said = np.zeros((len(samples.states), INPUTS)), np.zeros((len(samples.states), 2))
    for number, state in enumerate(samples.states):
        forward(samples, number, weights, room)
        said[number] = room.outputs
        write_inputs(state, samples.rings[number].astype(np.int64), inputs[number])
    return inputs, said, samples.targets.astype(np.float64)


def chance_of(logits: Float64Array) -> Float64Array:
    """Return the chances that log-odds stand for."""
    chances: Float64Array = 1.0 / (1.0 + np.exp(-logits))
    return chances


def fit_chance(
    inputs: Float64Array, logits: Float64Array, aims: Float64Array, ridge: float
) -> Float64Array:
    """Return the weights of a logistic regression that starts from log-odds (Newton's method)."""
    weights: Float64Array = np.zeros(INPUTS)
    for _ in range(8):
        chances = chance_of(logits + inputs @ weights)
        slope = inputs.T @ (chances - aims) + ridge * weights
        curve = (inputs * (chances * (1 - chances))[:, np.newaxis]).T @ inputs
        weights = weights - np.linalg.solve(curve + ridge * np.eye(INPUTS), slope)
    return weights


def fit_margin(inputs: Float64Array, errors: Float64Array, ridge: float) -> Float64Array:
    """Return the weights of a linear regression of the margin's errors."""
    curve = inputs.T @ inputs + ridge * np.eye(INPUTS)
    weights: Float64Array = np.linalg.solve(curve, inputs.T @ errors).astype(np.float64)
    return weights


def chance_losses(logits: Float64Array, aims: Float64Array) -> Float64Array:
    """Return the cross-entropy of each chance, less that of the target with itself."""
    chances, sure = np.clip(chance_of(logits), 1e-9, 1 - 1e-9), np.clip(aims, 1e-9, 1 - 1e-9)
    losses: Float64Array = aims * np.log(sure / chances) + (1 - aims) * np.log(
        (1 - sure) / (1 - chances)
    )
    return losses


def print_gain(name: str, before: Float64Array, after: Float64Array, parts: Int64Array) -> None:
    """Print the loss without and with the inputs, and the share that went, with its interval."""
    gains = [np.mean((before - after)[parts == part]) for part in np.unique(parts)]
    share, half = np.mean(gains) / before.mean(), 1.96 * np.std(gains) / np.sqrt(len(gains))
    half /= before.mean()
    print(f"{name:8} {before.mean():8.5f} {after.mean():8.5f}", end="  ")
    print(f"{100 * share:5.2f} % less ({100 * (share - half):.2f} to {100 * (share + half):.2f})")


def main() -> None:
    """Play, fit on one half and measure on the other, in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
    games = parser.parse_args().games
    stage, learned = replace(PLANS["further"].stages[0], games=PER_PART), load_weights()
    played, numbers = [], []
    for part in tqdm(range(max(games // PER_PART, 2)), unit="part"):
        samples = play_part(stage, (1, 0, part), learned.weights, learned.placement_weights).samples
        played.append(examples(samples, learned))
        numbers.append(np.full(len(samples.states), part))
    inputs, said, targets = (np.concatenate(arrays) for arrays in zip(*played, strict=True))
    parts = np.concatenate(numbers)
    print(f"{len(parts)} positions, loss without and with the inputs")
    for ridge in RIDGES:
        with_chance, with_margin = said[:, WIN].copy(), said[:, MARGIN].copy()
        for half in range(2):
            seen, unseen = parts % 2 == half, parts % 2 != half
            chance = fit_chance(inputs[seen], said[seen, WIN], targets[seen, WIN], ridge)
            errors = targets[seen, MARGIN] - said[seen, MARGIN]
            with_chance[unseen] += inputs[unseen] @ chance
            with_margin[unseen] += inputs[unseen] @ fit_margin(inputs[seen], errors, ridge)
        print(f"weights held by {ridge:.0f}")
        before = chance_losses(said[:, WIN], targets[:, WIN])
        print_gain("chance", before, chance_losses(with_chance, targets[:, WIN]), parts)
        off, still_off = said[:, MARGIN] - targets[:, MARGIN], with_margin - targets[:, MARGIN]
        print_gain("margin²", (MARGIN_UNIT * off) ** 2, (MARGIN_UNIT * still_off) ** 2, parts)


if __name__ == "__main__":
    main()
