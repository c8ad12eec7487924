"""Playing a written game: its set-up and its moves, with errors that say which one is wrong."""

from collections.abc import Iterable

from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import format_move
from quiltbee.rules import (
    Board,
    Move,
    Position,
    PositionError,
    new_game,
    play_unchecked,
    why_illegal,
)


def set_up(where: str, ring: str, board: Board) -> Position:
    """The start of a game from a ring that stands in a text at `where`."""
    try:
        return new_game(ring, board)
    except PositionError as error:
        raise NotationError(where, error.reason) from None


def is_set_up(position: Position) -> bool:
    """Whether a game starts so from its ring, with nothing played yet."""
    try:
        return position == new_game(position.ring, position.board)
    except PositionError:
        return False


def replay(start: Position, moves: Iterable[Move]) -> list[Position]:
    """Every position of a game, the start first.

    Raises NotationError at the first illegal move, with its number, the mover and the reason.
    """
    positions = [start]
    for number, move in enumerate(moves, 1):
        positions.append(play_written(positions[-1], move, place_of(number)))
    return positions


def play_written(position: Position, move: Move, where: str) -> Position:
    """The position after a move that stands in a text at `where`; as `replay`, one move."""
    reason = why_illegal(position, move)
    if reason is not None:
        what = f"{format_move(move)} is illegal, {reason}"
        raise NotationError(with_mover(where, position), what)
    return play_unchecked(position, move)


def place_of(number: int, depth: int = 0) -> str:
    """How an error names a move by its number; `depth` tells variations from the game itself."""
    return f"move {number} of a variation" if depth else f"move {number}"


def with_mover(where: str, position: Position) -> str:
    """A place in a text, and who is to move there."""
    return where if position.is_over else f"{where}, player {position.turn}"
