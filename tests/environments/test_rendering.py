"""Positions as text, SVG and pixels."""

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import numpy as np
import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.environments.rendering import (
    HEIGHT,
    WIDTH,
    draw_pixels,
    draw_svg,
    draw_text,
    render,
)
from quiltbee.notation import parse_move
from quiltbee.rules import Stage, new_game, ring_from_seed

START = new_game(ring_from_seed("quilt"))
AFTER = START.play(parse_move("L3a1"))
SOLO = new_solo(ring_from_seed("quilt"), Deck.TACTICAL.cards, deck=Deck.TACTICAL, level=4)


def test_the_text_of_a_duel() -> None:
    lines = draw_text(AFTER).splitlines()
    assert lines[0].split("  ")[0] == "player 1"
    assert lines[1].startswith("L L L L . . . . .")
    assert " ".join(lines[10].split()) == "space 5, 5 buttons space 0, 5 buttons"
    assert lines[13] == "player 2 decides"
    assert lines[14].startswith("J 4 buttons, time 2, income 0")


def test_the_text_of_a_solo_game() -> None:
    text = draw_text(SOLO)
    assert "Automa" in text
    assert text.splitlines()[-1].startswith("level IV, 10 cards, the next budget is ")
    assert draw_text(SOLO.seen_by(None)) == text, "what is hidden is not drawn"


def test_a_special_patch() -> None:
    special = replace(START, stage=Stage.SPECIAL_PATCH)
    assert "player 1 places a special patch" in draw_text(special)


@pytest.mark.parametrize("position", [START, AFTER, SOLO])
def test_the_picture_is_sound(position: object) -> None:
    root = ElementTree.fromstring(draw_svg(position))  # type: ignore[arg-type]
    assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT))


def test_the_pixels_show_the_patch() -> None:
    before, after = draw_pixels(START), draw_pixels(AFTER)
    assert before.shape == (HEIGHT, WIDTH, 3)
    assert before.dtype == np.uint8
    changed = (before != after).any(axis=2)
    assert changed[60:250, 20:110].any(), "player 1's quilt has a patch"
    assert not changed[60:250, 380:580].any(), "player 2's has none"


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="render modes are human, ansi, svg, rgb_array"):
        render(START, "ascii")
