"""Scores and the end of the game."""

from dataclasses import dataclass
from typing import Literal

from quiltbee.rules.position import Position

SPECIAL_TILE_POINTS = 7
POINTS_PER_EMPTY_SPACE = -2


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: who won, with which scores (player 1's first), and by what."""

    winner: int
    scores: tuple[int, int]
    by: Literal["score", "first to 53"]


def score(position: Position, player: int) -> int:
    """What player 1 or 2 would score if the game ended now; it may be negative."""
    owned = position.players[player - 1]
    tile = SPECIAL_TILE_POINTS if position.special_tile == player else 0
    return owned.buttons + tile + POINTS_PER_EMPTY_SPACE * owned.quilt.empty_spaces


def scores(position: Position) -> tuple[int, int]:
    """Both scores if the game ended now, player 1's first."""
    return score(position, 1), score(position, 2)


def outcome(position: Position) -> Outcome | None:
    """The outcome of a finished game, None before: more points, else first on space 53."""
    if not position.is_over:
        return None
    first, second = scores(position)
    if first == second:
        return Outcome(position.turn, (first, second), "first to 53")
    return Outcome(1 if first > second else 2, (first, second), "score")
