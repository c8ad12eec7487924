"""Scores and the end of the game."""

from dataclasses import dataclass
from typing import Literal

from quiltbee.rules.position import Position
from quiltbee.rules.seats import Seat

SPECIAL_TILE_POINTS = 7
POINTS_PER_EMPTY_SPACE = -2


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: who won, with which scores (player 1's first), and by what."""

    winner: Seat
    scores: tuple[int, int]
    by: Literal["score", "first to 53"]


def score(position: Position, seat: Seat) -> int:
    """What a player would score if the game ended now; it may be negative."""
    owned = position.players[seat.index]
    tile = SPECIAL_TILE_POINTS if position.special_tile == seat else 0
    return owned.buttons + tile + POINTS_PER_EMPTY_SPACE * owned.quilt.empty_spaces


def scores(position: Position) -> tuple[int, int]:
    """Both scores if the game ended now, player 1's first."""
    return score(position, Seat.FIRST), score(position, Seat.SECOND)


def outcome(position: Position) -> Outcome | None:
    """The outcome of a finished game, None before: more points, else first on space 53."""
    if not position.is_over:
        return None
    first, second = scores(position)
    if first == second:
        return Outcome(position.turn, (first, second), "first to 53")
    winner = Seat.FIRST if first > second else Seat.SECOND
    return Outcome(winner, (first, second), "score")
