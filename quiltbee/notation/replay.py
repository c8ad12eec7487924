"""Playing a written list of moves, with errors that say which one is wrong."""

from collections.abc import Iterable

from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import format_move
from quiltbee.rules import Move, Position, play_unchecked, why_illegal


def replay(start: Position, moves: Iterable[Move]) -> list[Position]:
    """Every position of a game, the start first.

    Raises NotationError at the first illegal move, with its number, the mover and the reason.
    """
    positions = [start]
    for number, move in enumerate(moves, 1):
        positions.append(play_written(positions[-1], move, number))
    return positions


def play_written(position: Position, move: Move, number: int) -> Position:
    """The position after the move that stands as `number` in a text; as `replay`, one move."""
    reason = why_illegal(position, move)
    if reason is None:
        return play_unchecked(position, move)
    where = f"move {number}"
    if not position.is_over:
        where += f", player {position.turn}"
    raise NotationError(where, f"{format_move(move)} is illegal, {reason}")
