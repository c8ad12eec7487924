"""Sentences of the page that people asked for, word by word."""

import re

import pytest

from quiltbee.languages import FOLDER, Catalogue

SAY = Catalogue("en")
SAG = Catalogue("de")


def passed(name: str, moved: int, earned: int = 0) -> str:
    """What another side did, as the list of moves tells it."""
    told = [SAY("moved", count=moved)]
    if earned:
        told.append(SAY("gain", sign="+", count=earned))
    return SAY("happened-with", name=name, deed=SAY("move-pass"), detail=", ".join(told))


PASS_IN_GERMAN = (("move", 3), ("earn", 3), ("income", 7))


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
        (passed("Level 1", 4, 4), "Level 1 passed: moved 4, +4 buttons"),
        (passed("Automa", 2), "Automa passed: moved 2"),
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
        (SAY("why"), "How was my move?"),
        (
            SAY("guide-choice"),
            "Your turn, and your choice. A tip: the tall cross costs no buttons.",
        ),
        (SAY("lobby-text"), "Join someone who’s waiting. If nobody is, you wait at a new table."),
        (SAY("welcome-text"), "Buy patches with buttons, and leave no holes. For two, or solo."),
        (SAY("reason-moves-again", behind=0), "The token lands on top of the other: another turn."),
        (SAY("reason-avoids-holes", clean=2), "Most spots would leave a hole; this one doesn’t."),
        (SAY("reason-nears-7x7", missing=8), "Only 8 spaces short of a 7×7."),
        (SAY("hint-put"), "Put the special patch on the marked space."),
        (SAY("automa-advances", start=6, stop=8), "Moves 6 → 8, earns nothing."),
        (
            SAY("automa-level-1"),
            "the Automa scores only the 7-point tile, which it takes at space 52",
        ),
        (SAY("games-for-two"), "Two-player results"),
        (SAY("delete-me"), "Delete my account"),
        (SAY("time-board"), "Time board"),
        (SAY("mean"), "Average margin"),
        (SAG("undo"), "Rückgängig"),
        (
            " · ".join(SAG(f"pass-{what}", count=count) for what, count in PASS_IN_GERMAN),
            "3 Felder · 3 Knöpfe · Zahltag 7",
        ),
        (
            SAG("reason-moves-again", behind=0),
            "Der Stein landet auf dem anderen: noch ein Zug.",
        ),
    ],
)
def test_it_is_said_so(said: str, words: str) -> None:
    assert said == words


def test_one_passes_and_there_is_a_time_board() -> None:
    """Neither `advance` nor `time track` is said anywhere: the rules have one word for each."""
    texts = [path.read_text("utf-8") for path in sorted((FOLDER / "en").glob("*.ftl"))]
    said = [line.split(" = ", 1)[-1] for text in texts for line in text.splitlines()]
    assert len(said) > 1000
    other = re.compile(r"\badvanc|\btime (track|line)", re.IGNORECASE)
    assert [line for line in said if other.search(line)] == []
