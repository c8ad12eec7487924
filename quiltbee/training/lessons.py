"""What self-play leaves to learn from, and the window of the latest of it."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import RING, Words

Bytes = npt.NDArray[np.int8]

WIN = 0
TENS = 1
TARGETS = 2
"""The two things to learn: the chance to win, and the margin in tens of points."""


class Lessons(NamedTuple):
    """Positions, and what became of them for the player to move there.

    `states` is N x WORDS, `rings` N x RING, `targets` N x TARGETS.
    """

    states: Words
    rings: Bytes
    targets: Floats


def new_lessons(number: int) -> Lessons:
    """Room for so many."""
    return Lessons(
        np.zeros((number, WORDS), np.int64),
        np.zeros((number, RING), np.int8),
        np.zeros((number, TARGETS), np.float32),
    )


def first_of(lessons: Lessons, number: int) -> Lessons:
    """The first so many of these."""
    return Lessons(lessons.states[:number], lessons.rings[:number], lessons.targets[:number])


def joined(parts: list[Lessons]) -> Lessons:
    """The lessons of all parts, one after the other."""
    return Lessons(
        np.concatenate([part.states for part in parts]),
        np.concatenate([part.rings for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


class Window:
    """The latest lessons: the older are written over.

    `added` counts all that were ever added, so that lesson n lies in place n modulo the capacity:
    a window filled again from the files of a broken run is laid out as it was.
    """

    def __init__(self, capacity: int, added: int = 0) -> None:
        self.capacity = capacity
        self.added = added
        self.lessons = new_lessons(capacity)

    def add(self, lessons: Lessons) -> None:
        """Add lessons in their order."""
        number = len(lessons.targets)
        places = (self.added + np.arange(number)) % self.capacity
        self.lessons.states[places] = lessons.states
        self.lessons.rings[places] = lessons.rings
        self.lessons.targets[places] = lessons.targets
        self.added += number

    def draw(self, number: int, latest: int, draws: np.random.Generator) -> Words:
        """The places of so many lessons, drawn from the `latest` ones."""
        back = draws.integers(1, 1 + min(latest, self.added, self.capacity), number)
        return (self.added - back) % self.capacity
