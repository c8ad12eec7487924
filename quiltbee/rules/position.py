"""A position: everything that decides what may happen next, and nothing about the past."""

from dataclasses import dataclass
from enum import Enum

from quiltbee.rules.quilt import Quilt
from quiltbee.rules.seats import Seat
from quiltbee.rules.time_board import Board

EMPTY_QUILT = Quilt()

MARKET = 3
"""How many patches after the neutral token may be bought."""


class Stage(Enum):
    """What the player whose turn it is must decide."""

    ACTION = "action"
    SPECIAL_PATCH = "special_patch"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has: a quilt, buttons to spend, and the space of the time token."""

    quilt: Quilt = EMPTY_QUILT
    buttons: int = 5
    time: int = 0


AT_START = Player()


@dataclass(frozen=True, slots=True)
class Position:
    """One position of the game.

    `ring` holds the letters left in choosing order. `turn` is the seat that decides;
    in a finished game it is the one that reached space 53 first. `special_tile` is who has it.
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
        """The player who decides."""
        return self.players[self.turn.index]

    @property
    def opponent(self) -> Player:
        """The player who waits."""
        return self.players[self.turn.other.index]

    @property
    def choices(self) -> str:
        """The letters of the next three patches, the only ones that may be bought."""
        return self.ring[:MARKET]
