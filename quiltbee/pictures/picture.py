"""A request for a picture, and how it is made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from quiltbee.pictures.artwork import Look
from quiltbee.pictures.pieces import SPAN
from quiltbee.pictures.pixels import to_png, to_webp
from quiltbee.pictures.scene import Scene
from quiltbee.pictures.table import PLANS, draw_quilt, draw_table
from quiltbee.rules import Seat

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
            raise PictureError(f"{_article(self.format)} is {LEAST} to {most} pixels wide")

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


def _article(kind: Format) -> str:
    return "an animation" if kind == "webp" else "a picture"


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
