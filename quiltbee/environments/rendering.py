"""Pictures of a position: text, SVG, or an array of pixels."""

import io
from typing import Final

import numpy as np
import numpy.typing as npt

from quiltbee.automa import Solo
from quiltbee.notation import cell_letters
from quiltbee.pictures import Picture, Scene, draw
from quiltbee.rules import PATCHES, Position, Seat, Stage
from quiltbee.rules.grid import SIZE

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
"""The modes: `human` prints the text; the others return text, an SVG document or pixels."""

WIDTH: Final = 600
HEIGHT: Final = 315
"""The size of a picture in pixels."""


def check_render_mode(mode: str) -> None:
    """Raise ValueError for an unknown mode."""
    if mode not in RENDER_MODES:
        raise ValueError(f"render modes are {', '.join(RENDER_MODES)}, not {mode!r}")


def render(position: Position | Solo, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """Return the picture in a mode; None for `human`, which prints it."""
    check_render_mode(mode)
    match mode:
        case "human":
            print(draw_text(position))
            return None
        case "ansi":
            return draw_text(position)
        case "svg":
            return draw_svg(position)
    return draw_pixels(position)


def draw_svg(position: Position | Solo) -> str:
    """Return the picture as an SVG document, 600 x 315, without hidden cards."""
    return draw(Scene(position), Picture(format="svg", width=WIDTH)).decode()


def draw_pixels(position: Position | Solo) -> npt.NDArray[np.uint8]:
    """Return the picture as pixels, uint8 (315, 600, 3)."""
    from PIL import Image

    png = draw(Scene(position), Picture(width=WIDTH))
    with Image.open(io.BytesIO(png)) as picture:
        return np.array(picture.convert("RGB"))


def draw_text(position: Position | Solo) -> str:
    """Return the picture as text: both quilts with the letters of their patches, figures, choices.

    A special patch is `*`, an unknown one `x`.
    """
    table, scores = position.table, position.scores
    names = ("player 1", "player 2" if len(position.seats) > 1 else "Automa")
    columns = [_player(table, seat, names[seat.index], scores[seat.index]) for seat in Seat]
    lines = [f"{left:<30}{right}".rstrip() for left, right in zip(*columns, strict=True)]
    lines += ["", _decision(table, names), *map(_choice, table.choices)]
    if isinstance(position, Solo):
        lines.append(_cards(position))
    return "\n".join(lines)


def _player(table: Position, seat: Seat, name: str, score: int) -> list[str]:
    player = table.players[seat.index]
    letters = cell_letters(player.quilt)
    tile = ", special tile" if table.special_tile is seat else ""
    return [
        name,
        *(" ".join(letters[SIZE * row : SIZE * (row + 1)]) for row in range(SIZE)),
        f"space {player.time}, {player.buttons} buttons",
        f"income {player.quilt.income}, score {score}{tile}",
    ]


def _decision(table: Position, names: tuple[str, str]) -> str:
    if table.is_over:
        return "the game is over"
    what = "places a special patch" if table.stage is Stage.SPECIAL_PATCH else "decides"
    return f"{names[table.turn.index]} {what}"


def _choice(letter: str) -> str:
    patch = PATCHES[letter]
    shape = "/".join(patch.drawing)
    return f"{letter} {patch.buttons} buttons, time {patch.time}, income {patch.income}  {shape}"


def _cards(solo: Solo) -> str:
    budget = "" if solo.public_budget is None else f", the next budget is {solo.public_budget}"
    taken = solo.taken or "nothing"
    return f"level {solo.level.numeral}, {len(solo.pile)} cards{budget}; the Automa has {taken}"
