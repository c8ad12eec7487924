"""Import of the public collection of recorded games (a university course, 2017).

A game there is a `circle`, the 33 letters clockwise from anywhere, and a `placement`, its tokens
without spaces; its letters, drawings and geometry are this project's.
"""

from quiltbee.notation.codecs import replay
from quiltbee.notation.moves import parse_moves
from quiltbee.notation.tags import set_up
from quiltbee.rules import Board, Move, Position


def ring_of_circle(circle: str) -> str:
    """The choosing order of a circle: it starts after patch A."""
    before, a, after = circle.partition("A")
    return after + before + a


def parse_collection_game(
    circle: str, placement: str, board: Board = Board.ORIGINAL
) -> tuple[Position, list[Move]]:
    """The start and the moves of a game of the collection; raises NotationError."""
    start = set_up("circle", ring_of_circle(circle), board)
    moves = parse_moves(placement)
    replay(start, moves)
    return start, moves
