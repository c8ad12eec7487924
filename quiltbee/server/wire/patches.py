"""The 33 patches for the browser: prices, shapes, orientations, names."""

from functools import cache
from typing import Self

from quiltbee.rules import PATCHES, Patch, orient
from quiltbee.rules.patches import Drawing, canonical_orientation
from quiltbee.server.body import Shape

NAMES = {
    "A": "domino",
    "B": "cheap corner",
    "C": "quick corner",
    "D": "strip of three",
    "E": "plain zigzag",
    "F": "mitten",
    "G": "long cross",
    "H": "tall cross",
    "I": "square",
    "J": "fat zigzag",
    "K": "small T",
    "L": "bracket",
    "M": "strip of four",
    "N": "strip of five",
    "O": "twig",
    "P": "bump",
    "Q": "arch with a knob",
    "R": "pinwheel",
    "S": "rich L",
    "T": "plus",
    "U": "H",
    "V": "fat cross",
    "W": "long L",
    "X": "wide T",
    "Y": "ladle",
    "Z": "long Z",
    "a": "plain L",
    "b": "tall T",
    "c": "stairs",
    "d": "U",
    "e": "long zigzag",
    "f": "rich zigzag",
    "g": "square with a step",
}
"""A unique name for each patch, even of two with one shape."""


class Turns(Shape):
    """The orientation codes after a quarter turn or a flip."""

    right: int
    left: int
    flip: int

    @classmethod
    def of(cls, patch: Patch, code: int) -> Self:
        """Return the canonical codes; codes 4-7 are mirrored first, then turned."""
        mirrored, quarters = divmod(code, 4)
        return cls(
            right=canonical_orientation(patch, 4 * mirrored + (quarters + 1) % 4),
            left=canonical_orientation(patch, 4 * mirrored + (quarters - 1) % 4),
            flip=canonical_orientation(patch, 4 * (1 - mirrored) + -quarters % 4),
        )


class PatchShape(Shape):
    """One patch; cells are (row, column) from the top left of its bounding box."""

    buttons: int
    time: int
    income: int
    squares: int
    name: str
    orientations: dict[str, list[tuple[int, int]]]
    turns: dict[str, Turns]

    @classmethod
    def of(cls, patch: Patch) -> Self:
        """Describe a patch in all its orientations."""
        codes = patch.orientations
        return cls.like(
            patch,
            name=NAMES[patch.letter],
            orientations={str(code): _cells(orient(patch.drawing, code)) for code in codes},
            turns={str(code): Turns.of(patch, code) for code in codes},
        )


def _cells(shape: Drawing) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row, line in enumerate(shape)
        for column, mark in enumerate(line)
        if mark == "#"
    ]


@cache
def all_patches() -> dict[str, PatchShape]:
    """Return all patches by their letters."""
    return {letter: PatchShape.of(patch) for letter, patch in PATCHES.items()}
