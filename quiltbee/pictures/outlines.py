"""Outlines of patches, as the page draws them (`quiltbee/web/core/geometry.ts`).

A cell is a pair of row and column, a shape a list of cells.
"""

from functools import cache
from typing import Final

from quiltbee.rules import PATCHES, orient

Cell = tuple[int, int]

UNIT: Final = 10
"""The width of a cell in the plane of a quilt."""

_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Right, down, left, up as rows and columns."""

_CORNERS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
"""The corner of a cell where its edge in that direction begins."""


@cache
def shape_of(letter: str, orientation: int) -> tuple[Cell, ...]:
    """The cells of a patch in an orientation, row by row."""
    drawing = orient(PATCHES[letter].drawing, orientation)
    return tuple(
        (row, column)
        for row, line in enumerate(drawing)
        for column, sign in enumerate(line)
        if sign == "#"
    )


@cache
def printed_buttons(letter: str, orientation: int) -> tuple[Cell, ...]:
    """The cells with a printed button: spread over the shape as it is drawn, then turned."""
    patch = PATCHES[letter]
    shape = shape_of(letter, 0)
    height, width = len(patch.drawing), len(patch.drawing[0])
    cells = [
        shape[int((number + 0.5) * len(shape) / patch.income)] for number in range(patch.income)
    ]
    return tuple(_turned(cell, (height, width), orientation) for cell in cells)


def _turned(cell: Cell, box: Cell, orientation: int) -> Cell:
    (row, column), (height, width) = cell, box
    if orientation >= 4:
        column = width - 1 - column
    for _ in range(orientation % 4):
        row, column = column, height - 1 - row
        height, width = width, height
    return row, column


@cache
def outline(shape: tuple[Cell, ...], inset: float = 0.0) -> str:
    """The closed outline of a shape as path data, drawn `inset` inside its edge.

    Each border edge runs with the shape to its right; the edges are then chained.
    """
    inside = set(shape)
    edges: dict[Cell, list[tuple[Cell, int]]] = {}
    for row, column in shape:
        for direction, (down, right) in enumerate(_STEPS):
            outward = _STEPS[(direction + 3) % 4]
            if (row + outward[0], column + outward[1]) in inside:
                continue
            corner = _CORNERS[direction]
            start = (row + corner[0], column + corner[1])
            edges.setdefault(start, []).append(((start[0] + down, start[1] + right), direction))
    path = ""
    while edges:
        path += _loop(edges, inset)
    return path


def _loop(edges: dict[Cell, list[tuple[Cell, int]]], inset: float) -> str:
    """Remove one closed loop from the edges."""
    start = at = next(iter(edges))
    direction, turns = -1, []
    while True:
        choices = edges[at]
        # Where two cells touch only by a corner, turn right, so that the outline stays on one cell.
        right = [number for number, edge in enumerate(choices) if edge[1] == (direction + 1) % 4]
        to, after = choices.pop(right[0] if right and direction >= 0 else 0)
        if not choices:
            del edges[at]
        if after != direction:
            turns.append((at, after))
        at, direction = to, after
        if at == start:
            break
    if len(turns) > 1 and turns[0][1] == direction:
        del turns[0]
    points = []
    for number, ((row, column), after) in enumerate(turns):
        down, right_by = map(
            sum,
            zip(*(_STEPS[(each + 1) % 4] for each in (turns[number - 1][1], after)), strict=True),
        )
        points.append(
            f"{short(column * UNIT + right_by * inset)} {short(row * UNIT + down * inset)}"
        )
    return f"M{'L'.join(points)}Z"


def short(number: float) -> str:
    """A number as a drawing writes it: at most two decimals, without trailing zeros."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
