"""The rules of ratings: which games count, and how they change them; times are ms since 1970.

Every rated game is a rating period of its own. The time between two games counts in units of
PERIOD, during which only the deviation grows. The computer's levels are anchors, whose ratings
never change.
"""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from quiltbee.games import Flagged, Resigned, TimeControl
from quiltbee.players import ENGINE
from quiltbee.players.glicko2 import Rating, played, rested
from quiltbee.players.levels import RATINGS
from quiltbee.server.clock import DAY
from quiltbee.server.starts import is_decided
from quiltbee.server.store.values import StoredGame

RatingClass = Literal["blitz", "rapid", "correspondence", "untimed"]
CLASSES: tuple[RatingClass, ...] = get_args(RatingClass)

PERIOD = 4.67 * 24 * 60 * 60 * 1000
"""Milliseconds; in a year the deviation of a usual rating grows from 60 to 110."""

LOWEST_DEVIATION = 45.0
"""The least deviation, so that a rating always moves a little."""

PROVISIONAL = 110.0
"""The greatest deviation of an established rating; others are provisional."""

LEVEL_DEVIATION = 40.0

EARLY = 53
"""The sum of both time tokens' spaces, half of all, below which a game is young."""

MOST_A_DAY, A_DAY = 3, DAY
"""The most games between the same two people that count, within so many milliseconds."""

LEAST_OPPONENTS = 3
"""The fewest opponents with established ratings for a rank."""


@dataclass(frozen=True, slots=True)
class RatingState:
    """A rating in a class at a time, after a number of games."""

    rating_class: RatingClass
    rating: Rating
    games: int
    at: int

    @classmethod
    def new(cls, rating_class: RatingClass, at: int) -> "RatingState":
        """Return the rating of a person without a rated game."""
        return cls(rating_class, Rating(), 0, at)

    @classmethod
    def of_level(cls, level: int, rating_class: RatingClass, at: int) -> "RatingState":
        """Return the rating of a level of the computer."""
        return cls(rating_class, Rating(RATINGS[level - 1], LEVEL_DEVIATION, volatility=0.0), 0, at)

    def rested(self, now: int) -> Rating:
        """Return the rating now, with its deviation grown since the last game."""
        return rested(self.rating, _periods(self.at, now))

    def after(self, opponent: "RatingState", score: float, at: int) -> "RatingState":
        """Return the rating after a game, in which `score` is 1 for a win and 0 for a loss."""
        after = played(self.rating, [(opponent.rested(at), score)], _periods(self.at, at))
        bounded = replace(after, deviation=max(after.deviation, LOWEST_DEVIATION))
        return RatingState(self.rating_class, bounded, self.games + 1, at)


def class_of(clock: TimeControl | None) -> RatingClass:
    """Return the class of games with a clock."""
    return "untimed" if clock is None else clock.name


def is_rated(ended: StoredGame) -> bool:
    """Return whether the result of a game counts for ratings.

    It must be a duel opened as rated between two people, or against a level, with a clock, played
    from the start of a ring that nobody chose, without takebacks and without the computer replacing
    a player who left.
    Of two games on a ring, the second counts, with the sum of both; the first only if it was given
    up. The caller checks accounts, and how often the two have met.
    """
    setup = ended.setup
    if not is_decided(ended) or ended.game.result is None or setup.start.has_cards:
        return False
    if not setup.rated or setup.clock is None:
        return False
    if setup.takebacks or setup.chosen or setup.seed is None:
        return False
    levels = [holder for holder in setup.seats if holder.player == ENGINE]
    return len(setup.people) + len(levels) == len(setup.seats)


def is_early(ended: StoredGame) -> bool:
    """Return whether a game was resigned, or lost on time, before it was half played.

    It costs the loser rating, and earns the winner none, since such games are quick to arrange.
    """
    spaces = sum(player.time for player in ended.game.table.players)
    is_given_up = isinstance(ended.game.ended, Resigned | Flagged)
    return is_given_up and spaces < EARLY and not ended.setup.is_second_of_two


def _periods(since: int, until: int) -> float:
    return max(0, until - since) / PERIOD
