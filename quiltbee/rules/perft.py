"""Perft: count the game tree, the standard check of a move generator."""

from quiltbee.rules.legality import legal_moves
from quiltbee.rules.play import play_unchecked
from quiltbee.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """Count the legal sequences of exactly `depth` moves; games that end sooner do not count."""
    if depth == 0:
        return 1
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(play_unchecked(position, move), depth - 1) for move in moves)
