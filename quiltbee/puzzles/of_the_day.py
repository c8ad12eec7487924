"""The puzzle of a day: the same for everybody, by the name of the day alone."""

import hashlib
from collections.abc import Iterable
from typing import Final

from quiltbee.puzzles.book import Entry

EASIEST: Final = 900
HARDEST: Final = 1600
"""The range of its rating: neither seen at once nor too hard for everybody."""


def puzzle_of_the_day(day: str, entries: Iterable[Entry]) -> str:
    """The name of the puzzle of a day (`2026-11-23`).

    Adding puzzles to the book changes few days, since the smallest of each day's draws counts.
    """
    fit = (entry.name for entry in entries if EASIEST <= entry.rating <= HARDEST)
    return min(fit, key=lambda name: hashlib.sha256(f"the puzzle {day} {name}".encode()).digest())
