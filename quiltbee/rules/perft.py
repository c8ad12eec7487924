"""Perft: count the game tree, the standard check of a move generator."""

from collections.abc import Iterator

from quiltbee.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """Count the legal sequences of exactly `depth` moves; games that end sooner do not count."""
    return sum(perft_parts(position, depth))


def perft_parts(position: Position, depth: int) -> Iterator[int]:
    """Yield the same count in parts, so that the caller can stop in between."""
    if depth == 0:
        yield 1
        return
    moves = position.legal_moves()
    if depth == 1:
        yield len(moves)
        return
    for move in moves:
        yield from perft_parts(position.play_unchecked(move), depth - 1)
