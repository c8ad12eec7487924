"""`quiltbee picture`: what it writes where, and what it refuses."""

import io
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.conftest import MIDDLE, Run

GAME = "#bWLNceYFTKSBGUgEfVZQXMHPRIDCJOadA,L3a1e0a1F3c1"


@pytest.mark.slow
def test_the_name_of_the_file_says_what_it_is(quiltbee: Run, tmp_path: Path) -> None:
    for name, kind, size in (
        ("game.PNG", "PNG", (400, 210)),
        ("game.webp", "WEBP", (400, 210)),
        ("game.data", "PNG", (400, 210)),
    ):
        file = tmp_path / name
        more = ("--format", "png") if file.suffix == ".data" else ()
        done = quiltbee("picture", GAME, "--size", "400", "-o", str(file), *more)
        assert (done.status, done.err) == (0, "")
        with Image.open(io.BytesIO(file.read_bytes())) as opened:
            assert (opened.format, opened.size) == (kind, size)
            assert getattr(opened, "n_frames", 1) == (4 if kind == "WEBP" else 1)


def test_an_svg_can_go_to_standard_output(quiltbee: Run, tmp_path: Path) -> None:
    file = tmp_path / "quilt.svg"
    looks = ("--edition", "valentine", "--scheme", "dark", "--shape", "quilt-2")
    assert quiltbee("picture", MIDDLE, *looks, "-o", str(file)).status == 0
    assert file.read_text(encoding="utf-8").startswith("<svg ")


def test_a_game_is_drawn_after_any_of_its_moves(quiltbee: Run, tmp_path: Path) -> None:
    texts = []
    for at in ("0", "2", "3"):
        file = tmp_path / f"{at}.svg"
        assert quiltbee("picture", GAME, "--at", at, "-o", str(file)).status == 0
        texts.append(file.read_text(encoding="utf-8"))
    assert len(set(texts)) == 3


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ((), 2, "name the format with --format: svg, png, webp"),
        (("-o", "game.gif"), 2, "name the format with --format: svg, png, webp"),
        (("--at", "4", "-o", "game.png"), 1, "the game has only 3 moves"),
        (("--size", "20", "-o", "game.png"), 1, "a picture is 64 to 2400 pixels wide"),
        (
            ("-o", "/nowhere/at/all.png"),
            1,
            "can't write /nowhere/at/all.png: No such file or directory",
        ),
    ],
)
def test_what_it_cannot_do_it_says(
    quiltbee: Run, words: tuple[str, ...], status: int, said: str
) -> None:
    done = quiltbee("picture", GAME, *words)
    assert (done.status, done.complaint) == (status, said)
