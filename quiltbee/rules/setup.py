"""The position that a game starts from."""

from quiltbee.rules.position import Position
from quiltbee.rules.ring import check_ring
from quiltbee.rules.time_board import Board


def new_game(ring: str, board: Board = Board.REVISED) -> Position:
    """The position after set-up, player 1 to move.

    Raises PositionError unless `ring` is all 33 letters, once each, with A last.
    """
    check_ring(ring)
    return Position(board, ring)
