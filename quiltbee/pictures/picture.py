"""A request for a picture, and how it is made: SVG, PNG, or an animated WebP, without a browser.

The font of all words comes with Quiltbee, so the same drawing gives the same pixels on every
machine; only where a name has letters that this font lacks do those of the machine help out.
"""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from quiltbee.pictures.artwork import Look
from quiltbee.pictures.drawing import SPAN
from quiltbee.pictures.table import PLANS, Scene, draw_quilt, draw_table
from quiltbee.rules import Seat

FONT: Final = Path(__file__).parent / "fonts" / "Nunito-ExtraBold.ttf"

FRAME_MS: Final = 700
"""How long each position of an animation is shown."""

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
"""The code points that the font has, first and last of each run that names are made of."""


def to_png(svg: str) -> bytes:
    """A drawing as PNG, as large as the drawing says."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, font_files=[str(FONT)], skip_system_fonts=_is_covered(svg)
        )
    )


def to_webp(drawings: Iterable[str]) -> bytes:
    """Drawings of one size as an animated WebP that begins again after its last."""
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


def _is_covered(svg: str) -> bool:
    """Whether the font that comes with Quiltbee has every letter of a drawing."""
    return all(any(first <= ord(sign) <= last for first, last in _LETTERS) for sign in set(svg))


Edition = Literal["classic", "anniversary", "valentine"]
Scheme = Literal["light", "dark"]
Format = Literal["svg", "png", "webp"]
Shape = Literal["wide", "square", "quilt-1", "quilt-2"]

FORMATS: Final[tuple[Format, ...]] = ("svg", "png", "webp")
SHAPES: Final[tuple[Shape, ...]] = ("wide", "square", "quilt-1", "quilt-2")

MEDIA_TYPES: Final[dict[Format, str]] = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
}

LEAST: Final = 64
MOST: Final = 2400
"""How many pixels wide a picture can be."""

MOST_MOVING: Final = 1200
"""How many an animation can be."""

FRAMES: Final = 200
"""How many positions an animation can have; no game by the rules has more."""

CLASSIC: Final = Look()
USUAL_QUILT: Final = 720
USUAL_MOVING: Final = 600


class PictureError(ValueError):
    """A picture can't be made; the sentence says why."""


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
        """Check the fields that the type checker alone protects."""
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
        """The width it is drawn at, before scaling."""
        return SPAN + 0.8 if self.seat else PLANS[self.shape].width

    @property
    def seat(self) -> Seat | None:
        """Whose quilt it shows; None for the whole table."""
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
    """One scene; as WebP it is an animation of one frame."""
    return animate([scene], picture)


def animate(scenes: Sequence[Scene], picture: Picture) -> bytes:
    """A game as an animation; in the other formats only its last scene.

    Raises PictureError for more scenes than an animation can have, and for the quilt of the
    Automa, which has none.
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
