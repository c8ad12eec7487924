"""Sentences of the page that people asked for, word by word."""

import pytest

from quiltbee.languages import Catalogue

SAY = Catalogue("en")


def passed() -> str:
    """What the computer did, as the list of moves tells it."""
    gain = SAY("gain", sign="+", count=4)
    detail = f"{SAY('moved', count=4)}, {gain}"
    return SAY("happened-with", name="Level 1", deed=SAY("move-pass"), detail=detail)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            SAY("further-back", who="you", name=""),
            "You’re further back on the time board, so it’s your turn.",
        ),
        (
            " · ".join([SAY("pass"), SAY("pass-move", count=2), SAY("pass-earn", count=2)]),
            "Pass · move 2 · earn 2",
        ),
        (passed(), "Level 1 passed: moved 4, +4 buttons"),
        (SAY("fits-click"), "Fits. Click again to sew."),
        (SAY("fits-but-short", count=1), "Fits; 1 button short"),
        (SAY("coming-up"), "Coming up"),
        (SAY("who-first"), "Who goes first?"),
        (SAY("random"), "Random"),
        (SAY("difficulty"), "Difficulty"),
        (SAY("two-people-here"), "Two players, one screen"),
        (SAY("card-solo"), "Solo (Automa)"),
        (SAY("setup-code"), "Setup code (optional)"),
        (SAY("open-saved"), "Open a saved game"),
        (SAY("remove"), "Remove"),
        (SAY("undo-practice"), "Undo (won’t count)"),
        (SAY("draw-automatically"), "Draw cards automatically"),
        (SAY("no-such-game"), "We can’t find that game"),
        (SAY("back-to-home"), "Back to home"),
    ],
)
def test_it_is_said_so(said: str, words: str) -> None:
    assert said == words
