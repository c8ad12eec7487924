"""The time board: a square spiral of 54 spaces, as the page draws it, on a plane 96 x 84.

0  1  2 ... 7
25          8
24   53 53 53
"""

import math
from functools import cache
from typing import Final

from quiltbee.automa import Level
from quiltbee.pictures.artwork import Artwork
from quiltbee.pictures.outlines import short
from quiltbee.pictures.pieces import group, symbol, token, words
from quiltbee.rules import INCOME_MARKS, LAST_SPACE, Position, Seat

WIDTH: Final = 96
HEIGHT: Final = 84

_CELL: Final = 12
_COLUMNS: Final = 8
_ROWS: Final = 7

Point = tuple[float, float]


@cache
def _spaces() -> tuple[tuple[Point, Point], ...]:
    """The middle of every space, and its border with the space before, where marks are drawn."""
    cells = _walk_inwards()[: LAST_SPACE + 1]
    found = []
    for number, (column, row) in enumerate(cells):
        before = cells[number - 1] if number else (column - 1, row)
        x, y = (column + 0.5) * _CELL, (row + 0.5) * _CELL
        entry = (x + (before[0] - column) * _CELL / 2, y + (before[1] - row) * _CELL / 2)
        found.append(((x + _CELL if number == LAST_SPACE else x, y), entry))
    return tuple(found)


def _walk_inwards() -> list[tuple[int, int]]:
    """Every cell of the grid once, as column and row, in a spiral from the top left."""
    cells: list[tuple[int, int]] = []
    column, row, right, down = 0, 0, 1, 0
    while len(cells) < _COLUMNS * _ROWS:
        cells.append((column, row))
        onward = (column + right, row + down)
        free = 0 <= onward[0] < _COLUMNS and 0 <= onward[1] < _ROWS and onward not in cells
        if not free:
            right, down = -down, right
        column, row = column + right, row + down
    return cells


def time_board(art: Artwork, table: Position, marker: Level | None) -> str:
    """The board with its marks and both tokens; `marker` is the level whose marker lies on it."""
    drawn = [_space(art, number, middle) for number, (middle, _) in enumerate(_spaces())]
    drawn += [symbol("button", *_spaces()[mark][1], 0.25) for mark in INCOME_MARKS]
    ahead = max(player.time for player in table.players)
    for mark in table.board.special_patches:
        drawn.append(_special(art, *_spaces()[mark][1], is_there=mark > ahead))
    if marker is not None:
        drawn.append(rosette(art, marker.numeral, *_spaces()[marker.marker][0], 5.4))
    return "".join([*drawn, *_tokens(art, table)])


def _space(art: Artwork, number: int, middle: Point) -> str:
    is_last = number == LAST_SPACE
    tone = "end" if number in (0, LAST_SPACE) else "odd" if number % 2 else "even"
    x, y = middle
    drawn = symbol(f"{'space-end' if is_last else 'space-cloth'}--{tone}", x, y)
    return drawn + words(number, x, y + 1.2, 3.3, art.colour("ink"), "middle")


def _special(art: Artwork, x: float, y: float, is_there: bool) -> str:
    """A special patch, or an outline where it was taken."""
    if is_there:
        return symbol("special", x - 2.4, y - 2.4, 0.48)
    return (
        f'<rect x="{short(x - 2.4)}" y="{short(y - 2.4)}" width="4.8" height="4.8" '
        f'rx="0.6"{art.lines(".mark-taken")}/>'
    )


def _tokens(art: Artwork, table: Position) -> list[str]:
    """Both tokens; of two on one space, the upper one, whose turn it is, comes last."""
    one, two = (player.time for player in table.players)
    order = (2, 1) if table.turn is Seat.FIRST else (1, 2)
    drawn = []
    for level, player in enumerate(order):
        x, y = _spaces()[table.players[player - 1].time][0]
        shift = 1.3 - 2.6 * level if one == two else 0
        drawn.append(token(art, player, x + shift * 0.6, y + shift, 4))
    return drawn


def rosette(
    art: Artwork, numeral: str, x: float, y: float, size: float, fill: str = "accent"
) -> str:
    """The sign of a level of the Automa, with its numeral; `fill` is its colour or `on-accent`."""
    points = []
    for number in range(16):
        radius = size * (0.78 if number % 2 else 1)
        angle = number * math.pi / 8
        points.append(f"{short(math.sin(angle) * radius)} {short(-math.cos(angle) * radius)}")
    edge = f'fill="{art.colour(fill)}" stroke="{art.colour("panel")}" stroke-width="0.5"'
    ink = art.colour("accent" if fill == "on-accent" else "on-accent")
    digit = words(numeral, 0, size * 0.3, size * 0.85, ink, "middle")
    return group(f'<path {edge} d="M{"L".join(points)}Z"/>{digit}', x, y)
