"""Requests for pictures, and their output as SVG, PNG or animated WebP, without a browser.

The font of all words comes with Quiltbee, so the same drawing gives the same pixels on every
machine, unless a name has letters that this font lacks.
"""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, get_args

from quiltbee.pictures.drawing import SPAN, Look
from quiltbee.pictures.table import PLANS, Scene, draw_quilt, draw_table
from quiltbee.rules import Seat

FONT: Final = Path(__file__).parent / "fonts" / "Nunito-ExtraBold.ttf"

FRAME_MS: Final = 700
"""The time for each position of an animation."""

LAST_MS: Final = 3500
QUALITY: Final = 80

_LETTERS: Final = (
    (0x20, 0x7E),
    (0xA0, 0x132),
    (0x134, 0x17E),
    (0x218, 0x21B),
    (0x400, 0x45F),
    (0x1EA0, 0x1EF9),
    (0x2013, 0x2014),
    (0x2018, 0x201A),
    (0x201C, 0x201E),
    (0x2026, 0x2026),
    (0x2212, 0x2212),
)
"""The ranges of code points in the font that names are made of."""


def to_png(svg: str) -> bytes:
    """Convert a drawing to PNG, at its own size."""
    import resvg_py

    # The fonts of the system help out only where ours lacks a letter.
    is_covered = all(any(first <= ord(c) <= last for first, last in _LETTERS) for c in set(svg))
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, font_files=[str(FONT)], skip_system_fonts=is_covered)
    )


def to_webp(drawings: Iterable[str]) -> bytes:
    """Convert drawings of one size to an animated WebP that loops."""
    from PIL import Image

    frames = [Image.open(io.BytesIO(to_png(svg))).convert("RGB") for svg in drawings]
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
    written = io.BytesIO()
    frames[0].save(
        written,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=durations,
        loop=0,
        quality=QUALITY,
        method=3,
    )
    return written.getvalue()


Edition = Literal["classic", "anniversary", "valentine"]
Scheme = Literal["light", "dark"]
Format = Literal["svg", "png", "webp"]
Shape = Literal["wide", "square", "quilt-1", "quilt-2"]

FORMATS: Final[tuple[Format, ...]] = get_args(Format)
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)

MEDIA_TYPES: Final[dict[Format, str]] = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
}

LEAST: Final = 64
MOST: Final = 2400
"""The range of widths of a picture, in pixels."""

MOST_MOVING: Final = 1200
"""The largest width of an animation."""

FRAMES: Final = 200
"""The most positions of an animation; no game by the rules has more."""

CLASSIC: Final = Look()
USUAL_QUILT: Final = 720
USUAL_MOVING: Final = 600


class PictureError(ValueError):
    """A picture that can't be made; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A request for a picture; raises PictureError for an impossible one.

    `shape` is a whole table, `wide` as links show it or `square`, or the quilt of one seat.
    `width` is in pixels, None for the usual one. In SVG it is only the document's stated width.
    """

    look: Look = CLASSIC
    shape: Shape = "wide"
    format: Format = "png"
    width: int | None = None

    def __post_init__(self) -> None:
        for name, value, known in (
            ("shapes", self.shape, SHAPES),
            ("formats", self.format, FORMATS),
        ):
            if value not in known:
                raise PictureError(f"the {name} are {', '.join(known)}, not {value[:40]!r}")
        most = MOST_MOVING if self.format == "webp" else MOST
        if self.width is not None and not LEAST <= self.width <= most:
            what = "an animation" if self.format == "webp" else "a picture"
            raise PictureError(f"{what} is {LEAST} to {most} pixels wide")

    @property
    def plane(self) -> float:
        """The width of the drawing before scaling."""
        return SPAN + 0.8 if self.seat else PLANS[self.shape].width

    @property
    def seat(self) -> Seat | None:
        """The seat whose quilt it shows; None for the whole table."""
        return Seat(int(self.shape[-1])) if self.shape.startswith("quilt-") else None

    @property
    def pixels(self) -> int:
        """The final width."""
        if self.width is not None:
            return self.width
        if self.format == "webp":
            return USUAL_MOVING
        return USUAL_QUILT if self.seat else PLANS[self.shape].width


def draw(scene: Scene, picture: Picture) -> bytes:
    """Draw one scene; as WebP it is an animation of one frame."""
    return animate([scene], picture)


def animate(scenes: Sequence[Scene], picture: Picture) -> bytes:
    """Draw a game as an animation; in the other formats only its last scene.

    Raises PictureError for more scenes than an animation can have, and for the quilt of the Automa,
    which has none.
    """
    if picture.seat is Seat.SECOND and scenes[-1].solo:
        raise PictureError("the Automa has no quilt")
    if picture.format != "webp":
        svg = _svg(scenes[-1], picture)
        return svg.encode() if picture.format == "svg" else to_png(svg)
    if len(scenes) > FRAMES:
        raise PictureError(f"an animation has at most {FRAMES} positions, not {len(scenes)}")
    return to_webp(_svg(scene, picture) for scene in scenes)


def _svg(scene: Scene, picture: Picture) -> str:
    scale = picture.pixels / picture.plane
    if picture.seat is not None:
        return draw_quilt(scene, picture.seat, picture.look, scale)
    return draw_table(scene, picture.look, picture.shape, scale)
