"""Pieces of the game as SVG: patches in their fabrics, quilts, tokens, signs, words.

Everything is drawn in the planes of the page: a cell is 10 wide, a quilt 90. What is used more than
once, or fills something, stands in the `<defs>` of the document and is referred to by its id.
"""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final

from quiltbee.pictures.artwork import CLOTHS, Artwork, Look, artwork_of
from quiltbee.pictures.outlines import UNIT, Cell, outline, printed_buttons, shape_of, short
from quiltbee.rules import LETTERS, PATCHES, SIZE, Quilt, bits

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
"""The colours of the spaces of the time board."""


def document(look: Look, width: float, height: float, body: str, scale: float = 1.0) -> str:
    """A whole SVG document with everything its body refers to, scaled by `scale`."""
    size = f'width="{short(width * scale)}" height="{short(height * scale)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {short(width)} '
        f'{short(height)}" font-family="{FONTS}" font-weight="800"><defs>{_definitions(look, body)}'
        f"</defs>{body}</svg>"
    )


def _definitions(look: Look, body: str) -> str:
    """Everything a body refers to, directly or not."""
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
    """Cloth and weave (0-5) of a patch, as `fabricOf` in `quiltbee/web/views/fabric.ts`."""
    number = LETTERS.index(letter)
    return number % CLOTHS, (number // CLOTHS + number % CLOTHS) % CLOTHS


def _pattern(name: str, size: int, content: str) -> str:
    return (
        f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f"{content}</pattern>"
    )


def symbol(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """One of the edition's symbols, placed at a point."""
    return f'<use href="#symbol-{name}" transform="{_at(x, y, scale)}"/>'


def group(content: str, x: float, y: float, scale: float = 1.0) -> str:
    """Elements moved to a point and scaled."""
    return f'<g transform="{_at(x, y, scale)}">{content}</g>'


def _at(x: float, y: float, scale: float) -> str:
    move = f"translate({short(x)} {short(y)})"
    return move if scale == 1 else f"{move} scale({scale:.4g})"


def words(
    text: object, x: float, y: float, size: float, fill: str, anchor: str = "start", more: str = ""
) -> str:
    """A line of text, escaped."""
    shown = "".join(sign if sign.isprintable() else " " for sign in str(text))
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" fill="{fill}" '
        f'text-anchor="{anchor}"{more}>{escape(shown)}</text>'
    )


def box(
    x: float, y: float, width: float, height: float, radius: float, fill: str, edge: str
) -> str:
    """A panel with round corners and a thin edge."""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" '
        f'rx="{short(radius)}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    )


def patch(art: Artwork, letter: str, orientation: int, row: float = 0, column: float = 0) -> str:
    """A patch, its top left corner at a cell of the plane."""
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
    """A patch as the market shows it, in the middle of a square of the picture."""
    drawing = PATCHES[letter].drawing
    height, width = len(drawing), len(drawing[0])
    scale = side / (max(4, height, width) * UNIT + 1.2)
    left, top = x + (side - width * UNIT * scale) / 2, y + (side - height * UNIT * scale) / 2
    return group(patch(art, letter, 0), left, top, scale)


def quilt(art: Artwork, sewn: Quilt, fresh: Iterable[Cell] = ()) -> str:
    """A quilt on its board, 90 x 90; `fresh` are the cells that the last move covered."""
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
    """A player's token with its number."""
    drawn = symbol(f"token-{player}", 0, 0, size / 4)
    digit = words(player, 0, size * 0.42, size * 1.2, art.colour("token-ink"), "middle")
    lines = art.lines(".token", f".token-{player}")
    return group(f"<g{lines}>{drawn}</g>{digit}", x, y)
