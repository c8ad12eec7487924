"""Importing games from the public collection of recorded games (a university course, 2017).

A game there is a `circle`, the 33 letters clockwise from any patch, and a `placement`, the tokens
of its moves without spaces. Letters, drawings and geometry are the same as here.
"""

from quiltbee.notation.codecs import replay
from quiltbee.notation.moves import parse_moves
from quiltbee.notation.tags import set_up
from quiltbee.rules import Board, Move, Position


def ring_of_circle(circle: str) -> str:
    """The ring of a circle: its letters in choosing order, which starts after patch A."""
    before, a, after = circle.partition("A")
    return after + before + a


def parse_collection_game(
    circle: str, placement: str, board: Board = Board.ORIGINAL
) -> tuple[Position, list[Move]]:
    """The start and the moves of a game in the collection, which may stop early.

    Raises NotationError for a bad circle or an illegal move.
    """
    start = set_up("circle", ring_of_circle(circle), board)
    moves = parse_moves(placement)
    replay(start, moves)
    return start, moves
