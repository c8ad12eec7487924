"""A game in the terminal in German, and in the words of an edition."""

import io
import sys
from pathlib import Path

import pytest

from quiltbee.cli import main
from quiltbee.languages import LANGUAGES, catalogue
from quiltbee.terminal.canvas import speak
from tests.terminal.scripted import Scripted

TWO = ["play", "--opponent", "person", "--seed", "quilt"]
ALONE = ["play", "--automa", "--seed", "quilt"]
LINES = "?\nmoves\nL3a1\nP0a1\nundo\npass\nquit\n"


def one_line(said: str) -> str:
    """What was said, without its line breaks and its spaces that never break."""
    return " ".join(said.split())


@pytest.fixture
def scripted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scripted:
    return Scripted(tmp_path, monkeypatch)


@pytest.fixture
def english_again() -> object:
    yield
    speak("en")


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], english_again: object
) -> object:
    def run(words: list[str], typed: str = LINES, **variables: str) -> str:
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(words) == 0
        return capsys.readouterr().out

    return run


def test_the_system_s_language_is_spoken(play: object) -> None:
    assert callable(play)
    said = play(TWO, LC_ALL="de_DE.UTF-8")
    for part in (
        "Der Kreis ist aus dem Code 'quilt' gezogen.",
        "Gib einen Zug ein, oder help.",
        "Spieler 1 ist dran und fängt an.",
        "Flicken L",
        "nimmt L (L3a1), zahlt 1",
        "1 Entscheidung zurückgenommen.",
        "Zeittafel: o Ertrag",
        "Weiter geht es mit: quiltbee play --resume",
    ):
        assert part in one_line(said), part
    assert "button" not in said.lower()


@pytest.mark.slow
def test_a_language_and_an_edition_can_be_chosen(play: object) -> None:
    assert callable(play)
    said = play([*TWO, "--language", "fr", "--edition", "valentine"], LC_ALL="de_DE.UTF-8")
    assert "pralines" in said
    assert "pour continuer : quiltbee play --language fr --edition valentine --resume" in one_line(
        said.lower()
    )
    assert "bouton" not in said.lower()
    english = play([*TWO, "--language", "en", "--edition", "valentine"])
    assert "Chocolate L" in english
    assert "button" not in english.lower()
    assert "patch" not in english.lower().replace("type l", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_speaks_every_language(play: object, language: str) -> None:
    assert callable(play)
    typed = "\n".join(["pass", "", "pass", "", "undo", "y", "resign", "yes"]) + "\n"
    said = play([*ALONE, "--language", language], typed)
    assert "Automa" in said


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_and_why_not_mine_speak_every_language(
    play: object, scripted: Scripted, language: str
) -> None:
    assert callable(play)
    scripted.use()
    say = catalogue(language)
    said = one_line(play([*TWO, "--language", language], "why\nhint\nL3a1\nwhy\npass\nwhy\nquit\n"))
    assert one_line(say("no-move-to-compare")) in said
    assert one_line(say("terminal-would-play", move="pass")) in said
    assert one_line(say("why-good", what="pass")) in said
    assert one_line(say("reason-earns", buttons=1)) in said
    assert one_line(say("why-same")) in said


def test_the_answer_that_resigns_is_that_of_the_language(play: object) -> None:
    assert callable(play)
    said = play([*TWO, "--language", "de"], "resign\nnein\nresign\nja\n")
    assert "Spieler 1 gibt auf: Spieler 2 gewinnt." in said
