"""Scores and the end of the game."""

from dataclasses import dataclass
from typing import Literal

from quiltbee.rules.position import Position
from quiltbee.rules.seats import Seat

SPECIAL_TILE_POINTS = 7
POINTS_PER_EMPTY_SPACE = -2


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: the winner, both scores (player 1's first), what decided it.

    `first_there` is who reached space 53 first.
    """

    winner: Seat
    scores: tuple[int, int]
    by: Literal["score", "first to 53"]
    first_there: Seat

    def compensated(self, points: int) -> "Outcome":
        """The outcome if this many points go with the second seat."""
        first, second = self.scores
        return outcome_of((first, second + points), self.first_there)


def outcome_of(scores: tuple[int, int], first_there: Seat) -> Outcome:
    """The outcome by both scores; on equal scores `first_there`, at space 53, has won."""
    first, second = scores
    if first == second:
        return Outcome(first_there, scores, "first to 53", first_there)
    return Outcome(Seat.FIRST if first > second else Seat.SECOND, scores, "score", first_there)


def score(position: Position, seat: Seat) -> int:
    """What a player would score if the game ended now; it can be negative."""
    owned = position.players[seat.index]
    tile = SPECIAL_TILE_POINTS if position.special_tile == seat else 0
    return owned.buttons + tile + POINTS_PER_EMPTY_SPACE * owned.quilt.empty_spaces


def scores(position: Position) -> tuple[int, int]:
    """Both scores if the game ended now, player 1's first."""
    return score(position, Seat.FIRST), score(position, Seat.SECOND)


def outcome(position: Position) -> Outcome | None:
    """The outcome of a finished game, or None while it is running.

    The higher score wins; on equal scores, the player who reached space 53 first.
    """
    if not position.is_over:
        return None
    return outcome_of(scores(position), position.turn)
