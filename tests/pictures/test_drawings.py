"""What the drawings hold: sound SVG, the same each time, nothing hidden; names are only text."""

import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from hashlib import sha256

import pytest

from quiltbee.notation import parse_position
from quiltbee.pictures import (
    EDITIONS,
    SCHEMES,
    SHAPES,
    Look,
    Picture,
    PictureError,
    Scene,
    animate,
    at_end,
    draw,
    scenes_of,
)
from quiltbee.rules import Seat, new_game, ring_from_seed
from tests.cli.conftest import MIDDLE
from tests.pictures.games import random_game

DUEL, SOLO = random_game(3), random_game(3, "solo")
SVG = "{http://www.w3.org/2000/svg}"

DIGESTS = {
    "classic light": "707d7fd01370c0a7",
    "classic dark": "b1887f6d41ea0c66",
    "anniversary light": "dc28f6bc639418de",
    "anniversary dark": "44dd0fe749c54d2e",
    "valentine light": "dd24d3edda1894ee",
    "valentine dark": "71a28a4420cea07e",
}
"""Of both games' ends and of the duel's twentieth position, in every look. Whoever changes the
artwork looks at the pictures, and then puts the digests that the test names here."""


def svg(scene: Scene, **asked: object) -> str:
    return draw(scene, Picture(format="svg", **asked)).decode()  # type: ignore[arg-type]


def words_in(drawing: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_drawings_are_those_that_were_looked_at(edition: str, scheme: str) -> None:
    look = Look(edition, scheme)
    scenes = (at_end(scenes_of(DUEL)), at_end(scenes_of(SOLO)), scenes_of(DUEL)[20])
    drawn = "".join(svg(scene, look=look) for scene in scenes)
    assert sha256(drawn.encode()).hexdigest()[:16] == DIGESTS[f"{edition} {scheme}"]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("scene", [*scenes_of(DUEL)[::9], at_end(scenes_of(DUEL))])
def test_a_drawing_is_sound_and_refers_to_nothing_that_it_lacks(scene: Scene, shape: str) -> None:
    root = ElementTree.fromstring(svg(scene, shape=shape))
    there = {each.get("id") for each in root.iter()}
    used = {
        value.removeprefix("#").removeprefix("url(#").removesuffix(")")
        for each in root.iter()
        for name, value in each.items()
        if name == "href" or value.startswith("url(")
    }
    assert used <= there
    assert "NaN" not in ElementTree.tostring(root, "unicode")


def test_the_numbers_of_a_finished_game_are_there() -> None:
    end = at_end(scenes_of(DUEL))
    assert end.outcome
    shown = words_in(svg(end))
    for score in end.outcome.scores:
        assert shown.count(f"{score}".replace("-", "\N{MINUS SIGN}")) == 2, "in the head and below"
    assert {"Ada", "Mo", "Quiltbee"} < set(shown)


def test_what_the_automa_counts_adds_up_to_its_score() -> None:
    end = at_end(scenes_of(SOLO))
    assert end.outcome
    texts = words_in(svg(replace(end, names=("", ""))))
    assert {"Player 1", "Automa", "III"} < set(texts)
    assert str(end.outcome.scores[1]) in texts


def test_no_hidden_card_is_drawn() -> None:
    for scene in scenes_of(SOLO)[::7]:
        assert scene.solo
        assert svg(replace(scene, position=scene.solo.seen_by(None))) == svg(scene)


def test_a_quilt_of_unknown_patches_and_a_special_patch_to_place() -> None:
    unknown = parse_position(MIDDLE.replace("N", "x").replace("8.17", "8.17i4", 1))
    assert "fabric-covered" in svg(Scene(unknown))
    assert svg(Scene(new_game(ring_from_seed("1"))))


def test_the_last_move_is_marked_and_the_winner_of_a_resigned_game_stands_out() -> None:
    scenes = scenes_of(random_game(5, decisions=9))
    fresh = [scene for scene in scenes if scene.fresh]
    assert svg(fresh[-1]) != svg(replace(fresh[-1], fresh=None))
    running = scenes[-1]
    loser = running.table.turn
    assert running.stands_out(loser)
    assert not replace(running, winner=loser.other).stands_out(loser)


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        '"/><image href="https://elsewhere.example/x.png"/>',
        "&amp;&#x3c;",
        "a\x00b\x1b[31m\u202e",
        "W" * 5000,
        "\U0001f41d" * 40,
    ],
)
def test_a_name_is_only_text(name: str) -> None:
    drawing = svg(Scene(DUEL.positions[5], (name, name)))
    root = ElementTree.fromstring(drawing)
    assert not [each for each in root.iter() if each.tag.split("}")[1] in ("script", "image")]
    assert not [each for each in root.iter() if (each.get("href") or "#")[0] != "#"]
    assert len(drawing) < 100_000


def test_a_level_of_the_computer_has_its_face_in_every_shape_of_a_table() -> None:
    for name, level in (("Quiltbee level 1", 1), ("Quiltbee level 10", 10)):
        scene = Scene(DUEL.positions[5], ("Ada", name))
        for shape in ("wide", "square"):
            assert svg(scene, shape=shape).count(f'href="#symbol-face-{level}"') == 1
    for name in ("Quiltbee level 11", "My Quiltbee level 1", "Greedy", "?"):
        assert "symbol-face" not in svg(Scene(DUEL.positions[5], ("", name))), name


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"shape": "round"}, "the shapes are wide, square, quilt-1, quilt-2, not 'round'"),
        ({"format": "gif"}, "the formats are svg, png, webp, not 'gif'"),
        ({"width": 63}, "a picture is 64 to 2400 pixels wide"),
        ({"width": 2401}, "a picture is 64 to 2400 pixels wide"),
        ({"width": 1201, "format": "webp"}, "an animation is 64 to 1200 pixels wide"),
    ],
)
def test_what_cannot_be_drawn_is_refused(asked: dict[str, object], said: str) -> None:
    with pytest.raises(PictureError, match=said):
        Picture(**asked)  # type: ignore[arg-type]


def test_the_automa_has_no_quilt_and_an_animation_has_an_end() -> None:
    solo = Scene(SOLO.positions[0])
    with pytest.raises(PictureError, match="the Automa has no quilt"):
        draw(solo, Picture(shape="quilt-2"))
    with pytest.raises(PictureError, match="at most 200 positions, not 201"):
        animate([solo] * 201, Picture(format="webp"))
    assert Picture(shape="quilt-2").seat is Seat.SECOND
