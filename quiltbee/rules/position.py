"""A position: everything that decides what may happen next, and nothing about the past."""

from dataclasses import dataclass
from enum import Enum

from quiltbee.rules.quilt import Quilt
from quiltbee.rules.seats import Seat
from quiltbee.rules.time_board import Board

EMPTY_QUILT = Quilt()

MARKET = 3
"""How many patches, counted from the neutral token, are on offer."""


class Stage(Enum):
    """What the player whose turn it is must decide."""

    ACTION = "action"
    SPECIAL_PATCH = "special_patch"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has: a quilt, buttons to spend, and the time token's space (0-53)."""

    quilt: Quilt = EMPTY_QUILT
    buttons: int = 5
    time: int = 0


AT_START = Player()


@dataclass(frozen=True, slots=True)
class Position:
    """One position of the game; the constructor checks nothing, `check_position` does.

    `ring` holds the letters of the patches left, in choosing order. `turn` is the seat to move; in
    a finished game it is the one that reached space 53 first. `special_tile` is the seat that has
    the special tile.
    """

    board: Board
    ring: str
    players: tuple[Player, Player] = (AT_START, AT_START)
    turn: Seat = Seat.FIRST
    stage: Stage = Stage.ACTION
    special_tile: Seat | None = None

    @property
    def is_over(self) -> bool:
        """Whether both tokens are on the last space and nothing is left to decide."""
        return self.stage is Stage.OVER

    @property
    def mover(self) -> Player:
        """The player to move."""
        return self.players[self.turn - 1]

    @property
    def opponent(self) -> Player:
        """The player who is not to move."""
        return self.players[2 - self.turn]

    @property
    def choices(self) -> str:
        """The letters of the next three patches (fewer near the end): those on offer."""
        return self.ring[:MARKET]
