"""What the browser learns once about the 33 patches: prices, shapes, orientations, names."""

from functools import cache
from typing import TypedDict

from quiltbee.rules import PATCHES, Patch, orient
from quiltbee.rules.patches import Drawing, canonical_orientation

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
"""A name for each patch, so that it can be spoken of; of two with one shape it tells which."""


class Turns(TypedDict):
    """The orientation codes after a quarter turn or a flip."""

    right: int
    left: int
    flip: int


class PatchShape(TypedDict):
    """One patch; cells are (row, column) from the top left of its bounding box."""

    buttons: int
    time: int
    income: int
    squares: int
    name: str
    orientations: dict[str, list[tuple[int, int]]]
    turns: dict[str, Turns]


@cache
def describe_patches() -> dict[str, PatchShape]:
    """Every patch by its letter."""
    return {letter: _describe(patch) for letter, patch in PATCHES.items()}


def _describe(patch: Patch) -> PatchShape:
    shapes = {code: orient(patch.drawing, code) for code in patch.orientations}
    return {
        "buttons": patch.buttons,
        "time": patch.time,
        "income": patch.income,
        "squares": patch.squares,
        "name": NAMES[patch.letter],
        "orientations": {str(code): _cells(shape) for code, shape in shapes.items()},
        "turns": {str(code): _turns(patch, code) for code in shapes},
    }


def _cells(shape: Drawing) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row, line in enumerate(shape)
        for column, mark in enumerate(line)
        if mark == "#"
    ]


def _turns(patch: Patch, code: int) -> Turns:
    """The canonical codes after a turn or a flip: codes 4-7 are mirrored first, then turned."""
    mirrored, quarters = divmod(code, 4)
    return {
        "right": canonical_orientation(patch, 4 * mirrored + (quarters + 1) % 4),
        "left": canonical_orientation(patch, 4 * mirrored + (quarters - 1) % 4),
        "flip": canonical_orientation(patch, 4 * (1 - mirrored) + -quarters % 4),
    }
