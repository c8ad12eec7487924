"""A whole table as a picture: both sides, the patches on offer or the count, the time board."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from quiltbee.automa import AUTOMA, PERSON, Solo
from quiltbee.notation import Record
from quiltbee.pictures.drawing import HEIGHT as BOARD_HEIGHT
from quiltbee.pictures.drawing import (
    SPAN,
    WEB,
    Artwork,
    Cell,
    Look,
    artwork_of,
    box,
    document,
    framed_patch,
    group,
    quilt,
    rosette,
    symbol,
    time_board,
    token,
    words,
)
from quiltbee.pictures.drawing import WIDTH as BOARD_WIDTH
from quiltbee.rules import (
    PATCHES,
    SIZE,
    AnyMove,
    Outcome,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Seat,
    bits,
)
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

NAMES: Final = ("Player 1", "Player 2")
AUTOMA_NAME: Final = "Automa"
UNNAMED: Final = "?"
"""The name of an unnamed player in a record."""

_LEVEL: Final = re.compile(r"Quiltbee level ([1-9]|10)\b")


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, with the players' names and the spaces that the last move covered.

    `winner` is only needed where the position does not show it: after a resignation. The hidden
    cards of a solo game are never drawn, whatever the position holds.
    """

    position: Position | Solo
    names: tuple[str, str] = ("", "")
    fresh: tuple[Seat, tuple[Cell, ...]] | None = None
    winner: Seat | None = None

    @property
    def table(self) -> Position:
        """The open part of the position."""
        return self.position.table

    @property
    def solo(self) -> Solo | None:
        """The solo position, or None in a duel."""
        return self.position if isinstance(self.position, Solo) else None

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None unless both tokens are on the last space."""
        return self.position.outcome

    def name(self, seat: Seat) -> str:
        """Return a side's name."""
        if self.names[seat.index] not in ("", UNNAMED):
            return self.names[seat.index]
        return AUTOMA_NAME if self.solo and seat is not PERSON else NAMES[seat.index]

    def level(self, seat: Seat) -> int | None:
        """Return the level of the computer (1-10) that plays a side, by its name, or None."""
        found = _LEVEL.match(self.names[seat.index])
        return int(found[1]) if found else None

    def stands_out(self, seat: Seat) -> bool:
        """Return whether a side has won or, in a running game, decides."""
        ended = self.outcome
        winner = ended.winner if ended else self.winner
        return (winner or self.table.turn) is seat


def scenes_of(record: Record[Any]) -> list[Scene]:
    """Return every position of a game, the start first; raises NotationError."""
    names = names_in(record.tags)
    positions = record.positions
    scenes = [Scene(positions[0], names)]
    for before, move, after in zip(positions, record.moves, positions[1:], strict=False):
        seat = before.table.turn
        scenes.append(Scene(after, names, _covered(seat, move)))
    last = scenes[-1]
    won = {"1-0": Seat.FIRST, "0-1": Seat.SECOND}.get(record.result)
    return [*scenes[:-1], Scene(last.position, names, last.fresh, won)]


def names_in(tags: Mapping[str, str]) -> tuple[str, str]:
    """Return both players' names by the tags of a record."""
    return tags.get("Player1", ""), tags.get("Player2", "")


def _covered(seat: Seat, move: AnyMove) -> tuple[Seat, tuple[Cell, ...]] | None:
    if not isinstance(move, PlacePatch | PlaceSpecialPatch):
        return None
    return seat, tuple(divmod(space, SIZE) for space in bits(move.mask))


def at_end(scenes: Sequence[Scene]) -> Scene:
    """Return the last position of a game, without a mark on what was placed last."""
    last = scenes[-1]
    return Scene(last.position, last.names, winner=last.winner)


MINUS: Final = "\N{MINUS SIGN}"
BRAND: Final = "Quiltbee"

_NARROW: Final = " .,:;'|!()[]’-ijlIrtfí"
_BROAD: Final = "mwMWÆŒ@%—"

_Row = tuple[str, float, object, object]
"""A row of the count: its sign, the sign's scale, and both sides' figures."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The layout of a picture of one shape: left edges and tops on its plane."""

    width: int
    height: int
    quilt: int
    """The width of a quilt."""

    left: tuple[int, int]
    """The left edges of both sides."""

    top: int
    middle: tuple[int, int, int, int]
    """The area between or below the quilts: left, top, width and height."""

    brand: tuple[int, int]
    """The center of the name of the game."""


PLANS: Final = {
    "wide": Plan(1200, 630, 432, (30, 738), 30, (486, 30, 228, 500), (600, 584)),
    "square": Plan(1080, 1080, 502, (26, 552), 26, (26, 690, 1028, 364), (930, 1022)),
}
"""The shapes of a picture of a table."""


def draw_table(scene: Scene, look: Look, shape: str, scale: float) -> str:
    """Draw a table as an SVG document, in one of the shapes of `PLANS`."""
    art, plan = artwork_of(look), PLANS[shape]
    background = f'<rect width="{plan.width}" height="{plan.height}" fill="{art.colour("page")}"/>'
    sides = [_side(art, scene, plan, seat) for seat in Seat]
    middle = _count if scene.outcome else _market
    parts = [background, *sides, middle(art, scene, plan), _brand(art, plan)]
    return document(look, plan.width, plan.height, "".join(parts), scale)


def draw_quilt(scene: Scene, seat: Seat, look: Look, scale: float) -> str:
    """Draw one quilt alone as an SVG document, as the page shows it."""
    art, side = artwork_of(look), SPAN + 0.8
    background = f'<rect width="{side}" height="{side}" fill="{art.colour("page")}"/>'
    drawn = quilt(art, scene.table.players[seat.index].quilt, _fresh(scene, seat))
    return document(look, side, side, background + group(drawn, 0.4, 0.4), scale)


def _side(art: Artwork, scene: Scene, plan: Plan, seat: Seat) -> str:
    left, top = plan.left[seat.index], plan.top
    player, solo = scene.table.players[seat.index], scene.solo
    below = top + 66 + plan.quilt
    numbers: list[tuple[str, float, object]]
    if solo and seat is AUTOMA:
        sewn = _taken(art, solo, plan.quilt)
        numbers = [("button", 0.32, player.buttons), ("patches", 1, len(solo.taken))]
    else:
        scale = plan.quilt / (SPAN + 0.8)
        sewn = group(quilt(art, player.quilt, _fresh(scene, seat)), 0.4 * scale, 0.4 * scale, scale)
        numbers = [
            ("button", 0.32, player.buttons),
            ("income", 1, f"+{player.quilt.income}"),
            ("empty", 1, player.quilt.empty_spaces),
        ]
    return (
        _head(art, scene, plan, seat)
        + group(sewn, left, top + 66)
        + _numbers(art, numbers, left, below + 12, plan.quilt)
    )


def _fresh(scene: Scene, seat: Seat) -> tuple[Cell, ...]:
    return scene.fresh[1] if scene.fresh and scene.fresh[0] is seat else ()


def _head(art: Artwork, scene: Scene, plan: Plan, seat: Seat) -> str:
    """Draw token, name and special tile, the score at the end, and a mark on the player's turn."""
    left, top, width = plan.left[seat.index], plan.top, plan.quilt
    ended, table, solo = scene.outcome, scene.table, scene.solo
    stands_out = scene.stands_out(seat)
    fill, ink = ("accent", "on-accent") if stands_out else ("panel", "ink")
    panel = box(left, top, width, 54, 12, art.colour(fill), art.colour("line"))
    if solo and seat is AUTOMA:
        tint = "on-accent" if stands_out else "accent"
        sign = rosette(art, solo.level.numeral, left + 30, top + 27, 20, tint)
    else:
        sign = group(token(art, seat, 0, 0, 4.4), left + 30, top + 27, 4.2)
    begin = left + 58
    if level := scene.level(seat):
        sign += symbol(f"face-{level}", begin + 18, top + 27, 2.1)
        begin += 46
    right = left + width - 16
    score = ""
    if ended:
        shown = _signed(ended.scores[seat.index])
        score = words(shown, right, top + 40, 36, art.colour(ink), "end")
        right -= 24 * len(shown) + 10
    tile = ""
    if table.special_tile is seat:
        right -= 22
        tile = symbol("special-tile", right, top + 27, 1.9)
        right -= 26
    name = fit(scene.name(seat), right - begin - 2, 28)
    return panel + sign + words(name, begin, top + 37, 28, art.colour(ink)) + tile + score


def fit(text: str, width: float, size: float) -> str:
    """Cut a text to a width by an estimate of its letters, with dots for what is left out."""
    room, used = width / size, 0.0
    for at, sign in enumerate(text):
        used += _width(sign)
        if used > room:
            return f"{text[: max(1, at - 1)].rstrip()}…"
    return text


def _width(sign: str) -> float:
    """Estimate the width of a letter in heights of a line."""
    if ord(sign) > 0x2E7F:
        return 1.0
    if sign in _NARROW:
        return 0.34
    if sign in _BROAD:
        return 0.92
    return 0.74 if sign.isupper() else 0.59


def _numbers(
    art: Artwork, numbers: Sequence[tuple[str, float, object]], x: float, y: float, width: float
) -> str:
    part = width / len(numbers)
    drawn = []
    for at, (sign, scale, value) in enumerate(numbers):
        left = x + part * at
        drawn.append(box(left + 3, y, part - 6, 46, 10, art.colour("panel"), art.colour("line")))
        drawn.append(symbol(sign, left + part / 2 - 24, y + 23, scale * 4.6))
        drawn.append(words(value, left + part / 2, y + 32, 26, art.colour("ink")))
    return "".join(drawn)


def _taken(art: Artwork, solo: Solo, width: float) -> str:
    panel = box(0, 0, width, width, 10, art.colour("panel"), art.colour("line"))
    columns = next(number for number in range(3, 7) if number * number >= len(solo.taken))
    side = (width - 16) / columns
    return panel + "".join(
        framed_patch(
            art, letter, 8 + side * (at % columns) + 6, 8 + side * (at // columns) + 6, side - 12
        )
        for at, letter in enumerate(solo.taken)
    )


def _market(art: Artwork, scene: Scene, plan: Plan) -> str:
    left, top, width, height = plan.middle
    is_band = width > height
    board_width = height * BOARD_WIDTH / BOARD_HEIGHT if is_band else width
    solo = scene.solo
    marker = solo.level if solo and solo.is_marker_on_board else None
    board = time_board(art, scene.table, marker)
    drawn = [group(board, left, top, board_width / BOARD_WIDTH)]
    board_height = board_width * BOARD_HEIGHT / BOARD_WIDTH
    for at, letter in enumerate(scene.table.choices):
        if is_band:
            part = (width - board_width - 24) / 3
            drawn.append(
                _offer(art, letter, left + board_width + 24 + part * at, top, part - 10, 236)
            )
        else:
            part = (height - board_height - 14) / 3
            drawn.append(
                _offer(art, letter, left, top + board_height + 14 + part * at, width, part - 8)
            )
    return "".join(drawn)


def _offer(art: Artwork, letter: str, x: float, y: float, width: float, height: float) -> str:
    side = min(height - 16, width - 16, 150)
    panel = box(x, y, width, height, 10, art.colour("raised"), art.colour("line"))
    offered, ink = PATCHES[letter], art.colour("ink")
    if width > 1.6 * height:
        picture = framed_patch(art, letter, x + 10, y + (height - side) / 2, side)
        at = [(x + side + 40, y + height / 2 - 16), (x + side + 40, y + height / 2 + 20)]
    else:
        picture = framed_patch(art, letter, x + (width - side) / 2, y + 10, side)
        at = [(x + width / 2 - 60, y + height - 36), (x + width / 2 + 22, y + height - 36)]
    prices = "".join(
        symbol(sign, px, py, scale * 4) + words(value, px + 20, py + 9, 26, ink)
        for (sign, scale, value), (px, py) in zip(
            (("button", 0.32, offered.buttons), ("time", 1, offered.time)), at, strict=True
        )
    )
    return panel + picture + prices


def _count(art: Artwork, scene: Scene, plan: Plan) -> str:
    left, top, whole, height = plan.middle
    width = min(whole, 520)
    left += (whole - width) // 2
    rows = _rows(scene)
    step = (height - 24) / (len(rows) + 1)
    panel = box(
        left, top, width, step * (len(rows) + 1) + 24, 12, art.colour("panel"), art.colour("line")
    )
    drawn, ink = [panel], art.colour("ink")
    for at, (sign, scale, *values) in enumerate(rows):
        y = top + 12 + step * (at + 0.5)
        drawn.append(symbol(sign, left + width / 2, y, scale))
        drawn += [
            words(value, left + width * place, y + 10, 30, ink, "middle")
            for value, place in zip(values, (0.2, 0.8), strict=True)
        ]
    y = top + 12 + step * len(rows)
    drawn.append(
        f'<path d="M{left + 14} {y:.1f}H{left + width - 14}" stroke="{art.colour("edge")}" '
        'stroke-width="2.5"/>'
    )
    ended = scene.outcome
    assert ended is not None
    for score, place in zip(ended.scores, (0.25, 0.75), strict=True):
        shown = _signed(score)
        drawn.append(words(shown, left + width * place, y + step / 2 + 16, 44, ink, "middle"))
    return "".join(drawn)


def _rows(scene: Scene) -> list[_Row]:
    """Return the parts of both scores, with a dash where a part does not apply."""
    solo = scene.solo
    one, two = _parts(scene, Seat.FIRST), _parts(scene, Seat.SECOND)
    patches: list[_Row] = []
    if solo:
        score = solo.automa_score
        two = [_signed(score.buttons_held), _signed(score.special_tile), "–"]
        patches = [("patches", 6.2, "–", score.patches_with_buttons + score.buttons_on_patches)]
    signs = (("button", 1.9), ("special-tile", 1.9), ("empty", 6.2))
    rows = [(*sign, mine, yours) for sign, mine, yours in zip(signs, one, two, strict=True)]
    return [*rows, *patches]


def _parts(scene: Scene, seat: Seat) -> list[str]:
    player = scene.table.players[seat.index]
    tile = SPECIAL_TILE_POINTS if scene.table.special_tile is seat else 0
    empty = POINTS_PER_EMPTY_SPACE * player.quilt.empty_spaces
    return [_signed(part) for part in (player.buttons, tile, empty)]


def _signed(score: int) -> str:
    return f"{MINUS}{-score}" if score < 0 else str(score)


def _brand(art: Artwork, plan: Plan) -> str:
    x, y = plan.brand
    return group(_logo(), x - 96, y - 34, 1.4) + words(BRAND, x - 42, y, 34, art.colour("soft"))


@cache
def _logo() -> str:
    text = (WEB / "logo.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("<")].replace("\n", "")
