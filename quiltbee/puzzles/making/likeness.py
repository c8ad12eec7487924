"""Which moves of a position are alike: the same except for a turn or a flip of the whole quilt."""

from functools import cache
from typing import Final

from quiltbee.rules import SIZE, SPACES, Move, Pass, PlacePatch, Position


def _spaces(turn: int) -> tuple[int, ...]:
    """Where each space comes to lie after a turn (0 to 3) of the quilt, flipped from 4 on."""
    found = []
    for space in range(SPACES):
        row, column = divmod(space, SIZE)
        if turn >= 4:
            column = SIZE - 1 - column
        for _ in range(turn % 4):
            row, column = column, SIZE - 1 - row
        found.append(SIZE * row + column)
    return tuple(found)


_ROW: Final = (1 << SIZE) - 1


@cache
def _rows_turned() -> list[list[list[int]]]:
    """For each turn, row and pattern of nine spaces there, the mask that it becomes."""
    found = []
    for turn in range(8):
        spaces = _spaces(turn)
        found.append(
            [
                [
                    sum(1 << spaces[SIZE * row + n] for n in range(SIZE) if pattern >> n & 1)
                    for pattern in range(1 << SIZE)
                ]
                for row in range(SIZE)
            ]
        )
    return found


def _turned(filled: int, turn: list[list[int]]) -> int:
    return sum(turn[row][filled >> SIZE * row & _ROW] for row in range(SIZE))


Likeness = tuple[str, int]
"""The patch taken, and the resulting quilt as the least of its eight turns and flips."""


def likeness(position: Position, move: Move) -> Likeness:
    """A key, equal for moves whose positions differ only by a turn or a flip of the quilt."""
    if isinstance(move, Pass):
        return "", 0
    filled = position.mover.quilt.filled | move.mask
    letter = move.letter if isinstance(move, PlacePatch) else "+"
    return letter, min(_turned(filled, turn) for turn in _rows_turned())
