"""Positions and games as pictures: SVG, PNG and animated WebP, made without a browser.

They use the page's own artwork, in its editions and in light or dark. Hidden cards are never drawn,
and the same scene gives the same bytes.
"""

from quiltbee.pictures.drawing import EDITIONS, SCHEMES, Look
from quiltbee.pictures.picture import (
    FORMATS,
    SHAPES,
    Format,
    Picture,
    PictureError,
    animate,
    draw,
)
from quiltbee.pictures.table import Scene, at_end, scenes_of

__all__ = [
    "EDITIONS",
    "FORMATS",
    "SCHEMES",
    "SHAPES",
    "Format",
    "Look",
    "Picture",
    "PictureError",
    "Scene",
    "animate",
    "at_end",
    "draw",
    "scenes_of",
]
