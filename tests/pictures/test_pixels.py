"""Pixels: sizes, animations, the same bytes each time, and a font that comes along."""

import io
from hashlib import sha256

import pytest
from PIL import Image

from quiltbee.pictures import Picture, Scene, animate, draw, scenes_of
from quiltbee.pictures.picture import FONT, FRAME_MS, LAST_MS, to_png
from tests.pictures.games import random_game

SCENES = scenes_of(random_game(4, decisions=4))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("picture", "size"),
    [
        (Picture(), (1200, 630)),
        (Picture(width=300), (300, 158)),
        (Picture(shape="square", width=500), (500, 500)),
        (Picture(shape="quilt-1"), (720, 720)),
    ],
)
def test_a_png_is_as_large_as_was_asked(picture: Picture, size: tuple[int, int]) -> None:
    drawn = draw(SCENES[-1], picture)
    with Image.open(io.BytesIO(drawn)) as opened:
        assert (opened.format, opened.size) == ("PNG", size)
    assert draw(SCENES[-1], picture) == drawn


def test_a_game_becomes_an_animation_that_rests_on_its_end() -> None:
    drawn = animate(SCENES, Picture(format="webp", width=200))
    with Image.open(io.BytesIO(drawn)) as opened:
        assert (opened.format, opened.size) == ("WEBP", (200, 105))
        assert opened.n_frames == len(SCENES)  # type: ignore[attr-defined]
        durations = []
        for frame in range(len(SCENES)):
            opened.seek(frame)
            opened.load()
            durations.append(opened.info["duration"])
    assert durations == [FRAME_MS] * (len(SCENES) - 1) + [LAST_MS]


def test_letters_of_many_scripts_are_drawn() -> None:
    start = SCENES[0].position
    drawn = {draw(Scene(start, (name, "")), Picture(width=600)) for name in ("Ada", "Пётр", "Łódź")}
    assert len(drawn) == 3


def test_the_font_is_the_one_that_was_vendored() -> None:
    licence = FONT.with_name("Nunito.LICENSE").read_text(encoding="utf-8")
    assert "SIL Open Font License" in licence
    assert sha256(FONT.read_bytes()).hexdigest()[:16] == "6a7c809e9369919e"


def test_words_are_drawn_by_the_font_that_comes_along() -> None:
    line = '<text y="20" font-size="20" font-family="Nunito" font-weight="800">8</text>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="24">'
    with Image.open(io.BytesIO(to_png(f"{head}{line}</svg>"))) as drawn:
        assert drawn.getbbox() is not None
