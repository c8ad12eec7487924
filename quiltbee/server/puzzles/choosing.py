"""Which puzzle somebody gets next: a fitting one among those they have not attempted."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Final

from quiltbee.players.glicko2 import CENTRE
from quiltbee.puzzles import Book, Entry, Theme
from quiltbee.server.puzzles.messages import DifficultyName

OFFSETS: Final[dict[DifficultyName, float]] = {"easier": -250.0, "normal": 0.0, "harder": 250.0}
"""How far from the solver's own rating a puzzle should be."""

NEWCOMER: Final = CENTRE - 300
"""The rating of the first puzzle that somebody gets."""

_DRAWN_FROM: Final = 12
"""How many of the best fits the next is drawn from, so that two people get different ones."""

RUN_LENGTH: Final = 60


def next_puzzles(
    book: Book,
    rating: float | None,
    *,
    theme: Theme | None,
    difficulty: DifficultyName,
    but: Collection[str],
    number: int,
    draws: Random,
) -> list[str]:
    """The names of `number` puzzles for somebody with this rating; fewer if there are no more."""
    wanted = (NEWCOMER if rating is None else rating) + OFFSETS[difficulty]
    fit = sorted(_fitting(book, theme, but), key=lambda each: abs(each.rating - wanted))
    found = fit[: max(number, _DRAWN_FROM)]
    draws.shuffle(found)
    return [each.name for each in found[:number]]


def run_puzzles(book: Book, but: Collection[str], draws: Random) -> list[str]:
    """The names of the puzzles of a run, of one step each, the easiest first."""
    entries = sorted(_fitting(book, None, but), key=lambda each: each.rating)
    if len(entries) <= RUN_LENGTH:
        return [each.name for each in entries]
    step = len(entries) / RUN_LENGTH
    return [entries[int(step * (number + draws.random()))].name for number in range(RUN_LENGTH)]


def _fitting(book: Book, theme: Theme | None, but: Collection[str]) -> Iterator[Entry]:
    for entry in book.entries.values():
        if entry.name not in but and (theme is None or theme in entry.themes):
            yield entry
