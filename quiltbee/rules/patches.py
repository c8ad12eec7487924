"""The 33 patches, as printed: shape, price in buttons, time and income.

A *drawing* is the patch's shape as rows of `#` and `.`. An *orientation code* 0-7 means: mirror
the drawing left to right if the code is 4 or more, then rotate it clockwise by (code mod 4) quarter
turns. If several codes give the same shape, the lowest is canonical.
"""

import csv
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

Drawing = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Patch:
    """One of the 33 patches.

    It covers `squares` spaces, costs `buttons`, moves the token by `time` spaces and has `income`
    buttons printed on it. `drawing` is its shape in orientation 0.
    """

    letter: str
    squares: int
    buttons: int
    time: int
    income: int
    drawing: Drawing
    orientations: tuple[int, ...]
    """The canonical orientation codes, one for each distinct shape."""


def orient(drawing: Drawing, code: int) -> Drawing:
    """Mirror and rotate a drawing by an orientation code, which must be 0-7."""
    if code >= 4:
        drawing = tuple(row[::-1] for row in drawing)
    for _ in range(code % 4):
        drawing = tuple("".join(column) for column in zip(*drawing[::-1], strict=True))
    return drawing


def canonical_orientation(patch: Patch, code: int) -> int:
    """Return the lowest orientation code that gives the same shape as `code` (0-7)."""
    shape = orient(patch.drawing, code)
    return next(other for other in range(8) if orient(patch.drawing, other) == shape)


def _read_patches() -> dict[str, Patch]:
    data = pkgutil.get_data(__package__, "data/patches.csv")
    assert data is not None
    return {
        row["letter"]: Patch(
            letter=row["letter"],
            squares=int(row["squares"]),
            buttons=int(row["buttons"]),
            time=int(row["time"]),
            income=int(row["income"]),
            drawing=tuple(row["drawing"].split("/")),
            orientations=tuple(map(int, row["orientations"])),
        )
        for row in csv.DictReader(data.decode("ascii").splitlines())
    }


PATCHES: Mapping[str, Patch] = MappingProxyType(_read_patches())
"""Every patch by its letter."""

LETTERS = "".join(PATCHES)
"""`A` to `Z` and `a` to `g`; A is the 1x2 patch next to which the neutral token starts."""
