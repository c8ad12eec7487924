"""Pieces of the game as SVG: patches, quilts, tokens, signs, words, and the time board.

Their artwork is read from the page's own files in `quiltbee/web`, the symbols of
`editions/NAME.json` and the style sheets, so that a picture looks like the page.

Everything is drawn in the planes of the page (`quiltbee/web/core/geometry.ts`): a cell is 10 wide,
a quilt 90. Anything used more than once, and every fill, is in the `<defs>` of the document and
referred to by its id. The time board is a square spiral of 54 spaces, 96 x 84:

    0  1  2 ... 7
    25          8
    24   53 53 53
"""

import json
import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from html import escape
from pathlib import Path
from typing import Final

from quiltbee.automa import Level
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    LETTERS,
    PATCHES,
    SIZE,
    Position,
    Quilt,
    Seat,
    bits,
    orient,
)

WEB: Final = Path(__file__).resolve().parents[1] / "web"
EDITIONS: Final = ("classic", "anniversary", "valentine")
SCHEMES: Final = ("light", "dark")
CLOTHS: Final = 6

_SHEETS: Final = ("style/colours.css", "style/patch.css", "style/quilt.css", "style/time_board.css")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_DECLARATION: Final = re.compile(r"([\w-]+)\s*:\s*([^;]+)")
_BOTH: Final = re.compile(r"light-dark\(([^,()]+),\s*([^,()]+)\)")
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a picture: the edition, and light or dark.

    Raises ValueError for an unknown name.
    """

    edition: str = "classic"
    scheme: str = "light"

    def __post_init__(self) -> None:
        for name, value, known in (
            ("editions", self.edition, EDITIONS),
            ("schemes", self.scheme, SCHEMES),
        ):
            if value not in known:
                raise ValueError(f"the {name} are {', '.join(known)}, not {value[:40]!r}")


class Artwork:
    """The artwork of one look; get it from `artwork_of`."""

    def __init__(self, look: Look) -> None:
        self.look = look
        symbols = json.loads(_read(f"editions/{look.edition}.json"))
        for same_in_all in ("signs", "faces"):
            symbols |= json.loads(_read(f"editions/{same_in_all}.json"))
        self._symbols = {name: "".join(elements) for name, elements in symbols.items()}

    @property
    def symbols(self) -> tuple[str, ...]:
        """The names of all symbols."""
        return tuple(self._symbols)

    def symbol(self, name: str, **own: str) -> str:
        """Return the elements of a symbol; `own` holds the variables set where it is used."""
        return self._coloured(self._symbols[name], own)

    def colour(self, name: str) -> str:
        """Return a color by its name, without the dashes."""
        return self._variables[f"--{name}"]

    def lines(self, *selectors: str) -> str:
        """Return the style of some selectors as attributes; later rules win."""
        declared: dict[str, str] = {}
        for selector in selectors:
            declared |= self._rules[selector]
        return "".join(
            f' {name}="{escape(self._coloured(value, {}))}"'
            for name, value in declared.items()
            if name in ("fill", "opacity") or name.startswith("stroke")
        )

    def cloth(self, number: int) -> dict[str, str]:
        """Return the variables of a cloth (0-5): its own colors, as `symbol` takes them."""
        inner = self._rules[f".cloth-{number}"]
        return {name.removeprefix("--"): self._coloured(inner[name], {}) for name in inner}

    def _coloured(self, text: str, own: Mapping[str, str]) -> str:
        variables = {**self._variables, **{f"--{name}": value for name, value in own.items()}}
        return _VARIABLE.sub(lambda found: variables[found[1]], text)

    @cached_property
    def _rules(self) -> dict[str, dict[str, str]]:
        """Return every rule of the style sheets by its selector; the edition's come last."""
        rules: dict[str, dict[str, str]] = {}
        own = "" if self.look.edition == "classic" else _read(f"editions/{self.look.edition}.css")
        prefix = f"[data-edition='{self.look.edition}']"
        for selectors, body in _RULE.findall("\n".join([*map(_read, _SHEETS), own])):
            for selector in selectors.split(","):
                name = selector.strip().replace(f":root{prefix}", ":root")
                name = name.replace(prefix, "").strip()
                rules.setdefault(name, {}).update(_DECLARATION.findall(body))
        return rules

    @cached_property
    def _variables(self) -> dict[str, str]:
        scheme = SCHEMES.index(self.look.scheme)
        return {
            name: both[scheme + 1].strip() if (both := _BOTH.fullmatch(value)) else value
            for name, value in self._rules[":root"].items()
            if name.startswith("--")
        }


@cache
def artwork_of(look: Look) -> Artwork:
    """Return the artwork of a look; its files are read once."""
    return Artwork(look)


def _read(name: str) -> str:
    return _COMMENT.sub("", (WEB / name).read_text(encoding="utf-8"))


Cell = tuple[int, int]

UNIT: Final = 10
"""The width of a cell in the plane of a quilt."""

_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Right, down, left, up as rows and columns."""

_CORNERS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
"""The corner of a cell where its edge in that direction begins."""


@cache
def shape_of(letter: str, orientation: int) -> tuple[Cell, ...]:
    """Return the cells of a patch in an orientation, row by row."""
    drawing = orient(PATCHES[letter].drawing, orientation)
    return tuple(
        (row, column)
        for row, line in enumerate(drawing)
        for column, sign in enumerate(line)
        if sign == "#"
    )


@cache
def printed_buttons(letter: str, orientation: int) -> tuple[Cell, ...]:
    """Return the cells with a printed button: spread over the drawing, then rotated."""
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
    """Return the closed outline of a shape as path data, drawn `inset` inside its edge.

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
    """Format a number with at most two decimals, without trailing zeros."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


SPAN: Final = SIZE * UNIT
FONTS: Final = "Nunito, ui-rounded, system-ui, sans-serif"

_USED: Final = re.compile(r"#((?:fabric|symbol)-[\w-]+)")
_LINES: Final = "".join(f"M{at} 0V{SPAN}M0 {at}H{SPAN}" for at in range(UNIT, SPAN, UNIT))
_KNOTS: Final = "".join(
    f"M{short(x - 0.7)} {y}h1.4m-.7-.7v1.4"
    for y in range(UNIT, SPAN, UNIT)
    for x in range(UNIT, SPAN, UNIT)
)
TONES: Final = {"even": "raised", "odd": "ground", "end": "line"}
"""The colors of the spaces of the time board."""


def document(look: Look, width: float, height: float, body: str, scale: float = 1.0) -> str:
    """Write a whole SVG document with everything its body refers to, scaled by `scale`."""
    size = f'width="{short(width * scale)}" height="{short(height * scale)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {short(width)} '
        f'{short(height)}" font-family="{FONTS}" font-weight="800"><defs>{_definitions(look, body)}'
        f"</defs>{body}</svg>"
    )


def _definitions(look: Look, body: str) -> str:
    found: dict[str, str] = {}
    waiting = [body]
    while waiting:
        for name in _USED.findall(waiting.pop()):
            if name not in found:
                found[name] = _definition(look, name)
                waiting.append(found[name])
    return "".join(found[name] for name in sorted(found))


@cache
def _definition(look: Look, name: str) -> str:
    art = artwork_of(look)
    kind, _, what = name.partition("-")
    if kind == "symbol":
        symbol, _, tone = what.partition("--")
        own = {"tone": art.colour(TONES[tone])} if tone else {}
        drawn = art.symbol(symbol, **own).replace("'#button'", "'#symbol-button'")
        return f'<g id="{name}">{drawn}</g>'
    if what == "cell":
        return _pattern(name, UNIT, art.symbol("cell"))
    if what == "covered":
        return _pattern(name, 5, f'<rect width="5" height="5"{art.lines(".covered")}/>')
    cloth, weave = _fabric(what)
    own = art.cloth(cloth)
    drawn = art.symbol(f"weave-{weave}", **own)
    return _pattern(name, UNIT, f'<g fill="{own["thread"]}">{drawn}</g>')


def _fabric(letter: str) -> tuple[int, int]:
    """Return cloth and weave (0-5) of a patch, like `fabricOf` of the page's `patch_art.ts`."""
    number = LETTERS.index(letter)
    return number % CLOTHS, (number // CLOTHS + number % CLOTHS) % CLOTHS


def _pattern(name: str, size: int, content: str) -> str:
    return (
        f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f"{content}</pattern>"
    )


def symbol(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """Place one of the edition's symbols at a point."""
    return f'<use href="#symbol-{name}" transform="{_at(x, y, scale)}"/>'


def group(content: str, x: float, y: float, scale: float = 1.0) -> str:
    """Move elements to a point and scale them."""
    return f'<g transform="{_at(x, y, scale)}">{content}</g>'


def _at(x: float, y: float, scale: float) -> str:
    move = f"translate({short(x)} {short(y)})"
    return move if scale == 1 else f"{move} scale({scale:.4g})"


def words(text: object, x: float, y: float, size: float, fill: str, anchor: str = "start") -> str:
    """Draw a line of text, escaped."""
    shown = "".join(sign if sign.isprintable() else " " for sign in str(text))
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(shown)}</text>'
    )


def box(
    x: float, y: float, width: float, height: float, radius: float, fill: str, edge: str
) -> str:
    """Draw a panel with round corners and a thin edge."""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" '
        f'rx="{short(radius)}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    )


def patch(art: Artwork, letter: str, orientation: int, row: float = 0, column: float = 0) -> str:
    """Draw a patch, its top left corner at a cell of the plane."""
    shape = shape_of(letter, orientation)
    buttons = "".join(
        symbol("button", (right + 0.5) * UNIT, (down + 0.5) * UNIT, 0.26)
        for down, right in printed_buttons(letter, orientation)
    )
    edge = outline(shape, 0.25)
    # The cloth lies under the pattern of its weave, so that no line shows where two tiles meet.
    drawn = (
        f'<path fill="{art.cloth(_fabric(letter)[0])["cloth"]}" d="{edge}"/>'
        f'<path fill="url(#fabric-{letter})"{art.lines(".piece")} d="{edge}"/>'
        f'<path{art.lines(".stitches")} d="{outline(shape, 1.1)}"/>{buttons}'
    )
    return group(drawn, column * UNIT, row * UNIT)


def framed_patch(art: Artwork, letter: str, x: float, y: float, side: float) -> str:
    """Draw a patch as the market shows it, in the middle of a square of the picture."""
    drawing = PATCHES[letter].drawing
    height, width = len(drawing), len(drawing[0])
    scale = side / (max(4, height, width) * UNIT + 1.2)
    left, top = x + (side - width * UNIT * scale) / 2, y + (side - height * UNIT * scale) / 2
    return group(patch(art, letter, 0), left, top, scale)


def quilt(art: Artwork, sewn: Quilt, fresh: Iterable[Cell] = ()) -> str:
    """Draw a quilt on its board, 90 x 90; `fresh` are the cells that the last move covered."""
    placed = "".join(
        patch(art, one.letter, one.orientation, one.row, one.column) for one in sewn.patches
    )
    loose = "".join(
        symbol("special", column * UNIT, row * UNIT)
        for row, column in (divmod(space, SIZE) for space in bits(sewn.special_patches))
    )
    unknown = "".join(
        f'<rect fill="url(#fabric-covered)"{art.lines(".piece")} x="{column * UNIT}" '
        f'y="{row * UNIT}" width="{UNIT}" height="{UNIT}"/>'
        for row, column in (divmod(space, SIZE) for space in bits(sewn.unknown))
    )
    area = f'width="{SPAN}" height="{SPAN}"'
    return (
        f'<rect {area}{art.lines(".ground")}/><path{art.lines(".lines")} d="{_LINES}"/>'
        f'<rect fill="url(#fabric-cell)" {area}/><path{art.lines(".knots")} d="{_KNOTS}"/>'
        f"{placed}{loose}{unknown}{_last_mark(art, tuple(fresh))}"
    )


def _last_mark(art: Artwork, fresh: tuple[Cell, ...]) -> str:
    if not fresh:
        return ""
    edge = outline(fresh)
    return (
        f'<path{art.lines(".last path", ".last .halo")} d="{edge}"/>'
        f'<path{art.lines(".last path")} d="{edge}"/>'
    )


def token(art: Artwork, player: int, x: float, y: float, size: float) -> str:
    """Draw a player's token with its number."""
    drawn = symbol(f"token-{player}", 0, 0, size / 4)
    digit = words(player, 0, size * 0.42, size * 1.2, art.colour("token-ink"), "middle")
    lines = art.lines(".token", f".token-{player}")
    return group(f"<g{lines}>{drawn}</g>{digit}", x, y)


WIDTH: Final = 96
HEIGHT: Final = 84

_CELL: Final = 12
_COLUMNS: Final = 8
_ROWS: Final = 7

Point = tuple[float, float]


@cache
def _spaces() -> tuple[tuple[Point, Point], ...]:
    """Return the middle of every space, and its border with the space before, for the marks."""
    cells = _walk_inwards()[: LAST_SPACE + 1]
    found = []
    for number, (column, row) in enumerate(cells):
        before = cells[number - 1] if number else (column - 1, row)
        x, y = (column + 0.5) * _CELL, (row + 0.5) * _CELL
        entry = (x + (before[0] - column) * _CELL / 2, y + (before[1] - row) * _CELL / 2)
        found.append(((x + _CELL if number == LAST_SPACE else x, y), entry))
    return tuple(found)


def _walk_inwards() -> list[tuple[int, int]]:
    """Return every cell of the grid as column and row, in a spiral from the top left."""
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
    """Draw the board with its marks and both tokens, and the `marker` of a level."""
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
    if is_there:
        return symbol("special", x - 2.4, y - 2.4, 0.48)
    return (
        f'<rect x="{short(x - 2.4)}" y="{short(y - 2.4)}" width="4.8" height="4.8" '
        f'rx="0.6"{art.lines(".mark-taken")}/>'
    )


def _tokens(art: Artwork, table: Position) -> list[str]:
    """Draw both tokens; on a shared space, the token of the player to move lies on top."""
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
    """Draw the sign of a level of the Automa, with its numeral, in `accent` or `on-accent`."""
    points = []
    for number in range(16):
        radius = size * (0.78 if number % 2 else 1)
        angle = number * math.pi / 8
        points.append(f"{short(math.sin(angle) * radius)} {short(-math.cos(angle) * radius)}")
    edge = f'fill="{art.colour(fill)}" stroke="{art.colour("panel")}" stroke-width="0.5"'
    ink = art.colour("accent" if fill == "on-accent" else "on-accent")
    digit = words(numeral, 0, size * 0.3, size * 0.85, ink, "middle")
    return group(f'<path {edge} d="M{"L".join(points)}Z"/>{digit}', x, y)
