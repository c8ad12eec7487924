"""The 33 patches, their drawings and the eight ways to turn them."""

from dataclasses import FrozenInstanceError

import pytest

from quiltbee.rules import LETTERS, PATCHES, Patch, orient
from quiltbee.rules.patches import canonical_orientation

ALL = pytest.mark.parametrize("patch", PATCHES.values(), ids=LETTERS)


def test_letters_are_a_to_z_and_a_to_g() -> None:
    assert LETTERS == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"


def test_a_patch_is_what_is_printed_on_it() -> None:
    patch = PATCHES["Y"]
    assert (patch.letter, patch.squares, patch.buttons, patch.time) == ("Y", 6, 10, 5)
    assert patch.income == 3
    assert patch.drawing == ("##", "##", ".#", ".#")


def test_a_is_the_only_1x2_patch() -> None:
    assert [patch.letter for patch in PATCHES.values() if patch.squares == 2] == ["A"]
    assert PATCHES["A"].drawing == ("#", "#")


@ALL
def test_squares_are_those_of_the_drawing(patch: Patch) -> None:
    assert patch.squares == "".join(patch.drawing).count("#")


@ALL
def test_every_patch_takes_time(patch: Patch) -> None:
    assert 1 <= patch.time <= 6


@pytest.mark.parametrize(
    ("code", "drawing"),
    [
        (0, ("##.", "..#")),
        (1, (".#", ".#", "#.")),
        (2, ("#..", ".##")),
        (3, (".#", "#.", "#.")),
        (4, (".##", "#..")),
        (5, ("#.", ".#", ".#")),
        (6, ("..#", "##.")),
        (7, ("#.", "#.", ".#")),
    ],
)
def test_orient_mirrors_first_and_then_turns_clockwise(code: int, drawing: tuple[str, ...]) -> None:
    assert orient(("##.", "..#"), code) == drawing


@ALL
def test_listed_orientations_are_the_lowest_code_of_each_shape(patch: Patch) -> None:
    shapes = [orient(patch.drawing, code) for code in range(8)]
    lowest = tuple(code for code in range(8) if shapes.index(shapes[code]) == code)
    assert patch.orientations == lowest
    for code in range(8):
        assert canonical_orientation(patch, code) == shapes.index(shapes[code])


def test_patches_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        PATCHES["A"] = PATCHES["B"]  # type: ignore[index]
    with pytest.raises(FrozenInstanceError):
        PATCHES["A"].buttons = 0  # type: ignore[misc]
