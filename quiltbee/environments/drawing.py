"""A position as a picture in SVG: both quilts, the choices with their prices, the time board."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from quiltbee.automa import Solo
from quiltbee.games import variant_of
from quiltbee.notation import cell_letters
from quiltbee.rules import INCOME_MARKS, LAST_SPACE, LETTERS, PATCHES, Position, Seat, Stage, orient
from quiltbee.rules.grid import SIZE

WIDTH: Final = 560
HEIGHT: Final = 400

_CELL: Final = 26
_GAP: Final = 20
_TOP: Final = 40
_QUILT: Final = SIZE * _CELL
_SMALL: Final = 12
_SPACE: Final = 19
_COLOURS: Final = ("#2f6fb0", "#c0533a")
"""Player 1's and player 2's."""


def draw_svg(position: Position | Solo) -> str:
    """The picture as a document of its own, 560 x 400; hidden cards are not in it."""
    variant = variant_of(position)
    table, scores = variant.table(position), variant.scores(position)
    names = ("Player 1", "Player 2" if len(variant.seats) > 1 else "Automa")
    parts = chain(
        *(_player(table, seat, names[seat.index], scores[seat.index]) for seat in Seat),
        _choices(table),
        _time_board(table),
    )
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
    )
    return "".join((head, _box(0, 0, WIDTH, HEIGHT, "#f6f1e7"), *parts, "</svg>"))


def colour_of(letter: str) -> str:
    """The colour of a patch, a special patch (`*`), an unknown one (`x`) or nothing (`.`)."""
    if letter in LETTERS:
        number = LETTERS.index(letter)
        return f"hsl({number * 360 // len(LETTERS)}, 45%, {45 + 12 * (number % 3)}%)"
    return {".": "#ffffff", "*": "#6b4a2b"}.get(letter, "#888888")


def _box(x: int, y: int, width: int, height: int, fill: str, more: str = "") -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"{more}/>'


def _words(x: int, y: int, words: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" fill="#222222"{more}>{words}</text>'


def _player(table: Position, seat: Seat, name: str, score: int) -> Iterator[str]:
    left = _GAP + seat.index * (_QUILT + 2 * _GAP)
    player = table.players[seat.index]
    has_tile = ", 7x7" if table.special_tile is seat else ""
    figures = f"{player.buttons} buttons, income {player.quilt.income}, score {score}{has_tile}"
    is_deciding = table.turn is seat and not table.is_over
    weight = ' font-weight="bold"' if is_deciding else ""
    yield _box(left, _TOP - 30, 8, 26, _COLOURS[seat.index] if is_deciding else "#d8cfbd")
    yield _words(left + 14, _TOP - 19, name, weight)
    yield _words(left + 14, _TOP - 6, figures)
    for space, letter in enumerate(cell_letters(player.quilt)):
        row, column = divmod(space, SIZE)
        x, y = left + _CELL * column, _TOP + _CELL * row
        yield _box(x, y, _CELL, _CELL, colour_of(letter), ' stroke="#d8cfbd"')


def _choices(table: Position) -> Iterator[str]:
    top = _TOP + _QUILT + 10
    if table.stage is Stage.SPECIAL_PATCH:
        yield _words(WIDTH - 150, top + 30, "special patch to place")
    for number, letter in enumerate(table.choices):
        left, patch = _GAP + 130 * number, PATCHES[letter]
        for row, line in enumerate(orient(patch.drawing, 0)):
            for column, cell in enumerate(line):
                if cell == "#":
                    x, y = left + _SMALL * column, top + _SMALL * row
                    yield _box(x, y, _SMALL, _SMALL, colour_of(letter))
        yield _words(left + 66, top + 12, letter, ' font-weight="bold"')
        yield _words(left + 66, top + 26, f"{patch.buttons} buttons")
        yield _words(left + 66, top + 40, f"time {patch.time}")
        yield _words(left + 66, top + 54, f"income {patch.income}")


def _time_board(table: Position) -> Iterator[str]:
    """Two rows of 27 spaces, with income marks, special patches left, and both tokens."""
    ahead = max(player.time for player in table.players)
    specials = [mark for mark in table.board.special_patches if mark > ahead]
    for space in range(LAST_SPACE + 1):
        x, y = _place(space)
        fill = "#e8c34f" if space in INCOME_MARKS else "#ffffff"
        yield _box(x, y, _SPACE, _SPACE, fill, ' stroke="#b9ad95"')
        if space in specials:
            yield _box(x + 5, y + 5, 9, 9, colour_of("*"))
    for seat in Seat:
        x, y = _place(table.players[seat.index].time)
        centre = x + 6 + 7 * seat.index
        yield f'<circle cx="{centre}" cy="{y + 9}" r="6" fill="{_COLOURS[seat.index]}"/>'


def _place(space: int) -> tuple[int, int]:
    row, column = divmod(space, (LAST_SPACE + 1) // 2)
    return _GAP + _SPACE * column, HEIGHT - 50 + (_SPACE + 4) * row
