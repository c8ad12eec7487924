"""The game of each day: the same ring, opponent and cards for everybody, by the day's name alone.

A day, such as `2026-11-23`, is that of the player's own calendar. The game of a past day never
changes: a different week of challenges gets a new line in `WEEKS`, with its first day.
"""

from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any

from quiltbee.automa import Deck, SetUp
from quiltbee.rules import Board, Seat, ring_from_seed, shuffled_by_seed
from quiltbee.server.clock import FIRST_DAY, is_day
from quiltbee.server.errors import UnknownError
from quiltbee.server.store import StoredGame


@dataclass(frozen=True, slots=True)
class Rival:
    """The opponent: a level of the computer, or with a `deck` of the Automa."""

    level: int
    deck: Deck | None = None


WEEKS = (
    (
        FIRST_DAY,
        (
            Rival(2),
            Rival(4),
            Rival(2, Deck.NORMAL),
            Rival(5),
            Rival(6),
            Rival(3, Deck.TACTICAL),
            Rival(8),
        ),
    ),
)
"""Weeks of challenges, each with its first day, the latest last; a week begins on Monday."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """The game of a day; `seat` is the player's."""

    day: str
    rival: Rival
    seat: Seat

    @property
    def seed(self) -> str:
        """The seed of the ring."""
        return f"the day {self.day}"

    @property
    def ring(self) -> str:
        """The patches after set-up, in choosing order."""
        return ring_from_seed(self.seed)

    def start(self) -> Any:
        """Return the position after set-up."""
        set_up = SetUp(self.ring, Board.REVISED, self.rival.deck, self.rival.level)
        return set_up.start(cards_of(self.day, 0))


class _Cards(Random):
    """Shuffles by a seed, the same way in every version of Python."""

    def __init__(self, seed: str) -> None:
        super().__init__(0)
        self._seed = seed

    def shuffle(self, x: Any) -> None:
        """Put a list of cards in the order of the seed."""
        x[:] = shuffled_by_seed(sorted(x), self._seed)


def cards_of(day: str, number: int) -> Random:
    """Return the shuffler of the Automa's cards on a day for the nth time, counted from 0."""
    return _Cards(f"the cards {day} {number}")


def cards_at(stored: StoredGame) -> Random | None:
    """Return the shuffler of the next cards at a daily table; None at other tables."""
    day = stored.setup.day
    return None if day is None else cards_of(day, 1 + len(stored.game.start.later))


def challenge_of(day: str) -> Challenge:
    """Return the game of a day; UnknownError if there is no such day."""
    if not is_day(day):
        raise UnknownError("There is no daily game for that day.", code="day-unknown")
    found = date.fromisoformat(day)
    week = next(week for since, week in reversed(WEEKS) if since <= found)
    rival = week[found.weekday()]
    begins = rival.deck is not None or found.toordinal() % 2 == 0
    return Challenge(day, rival, Seat.FIRST if begins else Seat.SECOND)
