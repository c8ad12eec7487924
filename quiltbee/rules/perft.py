"""Counting the game tree, the standard check of a move generator."""

from quiltbee.rules.legality import legal_moves
from quiltbee.rules.play import play_unchecked
from quiltbee.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` decisions there are; a finished game has none."""
    if depth == 0:
        return 1
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(play_unchecked(position, move), depth - 1) for move in moves)
