"""The samples that self-play leaves to learn from, and the replay buffer of the latest."""

from typing import NamedTuple

import numpy as np

from quiltbee.kernel.arrays import Float32Array, Int8Array, Int64Array
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import RING

WIN = 0
MARGIN = 1
TARGETS = 2
"""The columns of the targets: the chance to win, and the margin in units of MARGIN_UNIT."""


class Samples(NamedTuple):
    """Positions, and what to learn about each, for the player to move there.

    `states` is N x WORDS, or SOLO_WORDS in solo games, `rings` N x RING, `targets` N x TARGETS.
    """

    states: Int64Array
    rings: Int8Array
    targets: Float32Array


def new_samples(number: int, words: int = WORDS) -> Samples:
    """Return room for this many samples."""
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
    return Samples(
        np.concatenate([part.states for part in parts]),
        np.concatenate([part.rings for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


class ReplayBuffer:
    """The latest samples; the oldest are overwritten.

    `added` counts all that were ever added. Sample n is at place n modulo the capacity, so that a
    buffer restored from the files of an interrupted run is laid out as before.
    """

    def __init__(self, capacity: int, added: int = 0, words: int = WORDS) -> None:
        self.capacity = capacity
        self.added = added
        self.samples = new_samples(capacity, words)

    def add(self, samples: Samples) -> None:
        """Add samples in order."""
        number = len(samples.targets)
        places = (self.added + np.arange(number)) % self.capacity
        self.samples.states[places] = samples.states
        self.samples.rings[places] = samples.rings
        self.samples.targets[places] = samples.targets
        self.added += number

    def draw(self, number: int, latest: int, draws: np.random.Generator) -> Int64Array:
        """Return the places of `number` samples, drawn from the `latest` ones."""
        back = draws.integers(1, 1 + min(latest, self.added, self.capacity), number)
        return (self.added - back) % self.capacity
