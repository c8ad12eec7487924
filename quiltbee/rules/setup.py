"""The position after set-up."""

from quiltbee.rules.position import Position
from quiltbee.rules.ring import check_ring
from quiltbee.rules.time_board import Board


def new_game(ring: str, board: Board = Board.REVISED) -> Position:
    """The position after set-up, player 1 to start; `ring` as `check_ring` wants it."""
    check_ring(ring)
    return Position(board, ring)
