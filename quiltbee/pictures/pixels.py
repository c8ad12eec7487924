"""Pixels of a drawing: PNG, and an animated WebP of several. Neither needs a browser.

The font of all words comes with Quiltbee, so the same drawing gives the same pixels on every
machine; only where a name has letters that this font lacks do those of the machine help out.
"""

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Final

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
