"""Looking back at a game in the terminal: what is told of all of it, and of each decision."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from quiltbee.languages import LANGUAGES
from quiltbee.players import Info, Limits
from quiltbee.review import Evaluation, GameReview, Reason, Threshold
from quiltbee.review.facts import Gives, MoreIncome
from quiltbee.rules import PASS
from quiltbee.terminal.canvas import Canvas, speak, visible_width
from quiltbee.terminal.looking_back import LookingBack, ReviewPrompt
from tests.review.games import info_of, record, review_game

MARGINS = (3.0, -6.0, -6.0, -6.0, -6.0, 9.0)
"""What the positions of the game are worth; its first move lost 9 points, the last was the best."""


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    speak("en")
    yield
    speak("en")


def reviewed() -> GameReview:
    waiting = list(MARGINS)
    review = review_game(record(), lambda _: Evaluation(0.5, waiting.pop(0), line=(PASS,)))
    first, *others = review.decisions
    reasons = (Reason("better", MoreIncome(2, 8, 16), 0.7), Reason("mine", Gives("E"), 0.5))
    return replace(review, decisions=(replace(first, reasons=reasons), *others))


def looking(width: int = 80, colour: bool = False) -> LookingBack:
    return LookingBack(reviewed(), Canvas(width, colour), Threshold())


def test_overview_has_graph_figures_and_the_costliest_move() -> None:
    told = "\n".join(looking().overview())
    assert "   +9 " in told
    assert "Player 1 (Ann) lost 4.5 points per decision" in told
    assert "Move 1: Player 1 (Ann), X0a7" in told
    assert "Blunder: 9.0 points lost, 0 % of the chance to win" in told
    assert "played: X0a7" in told
    assert "better: pass" in told
    assert "- It earns 2 more on each of the 8 paydays left: 16 buttons in all." in told
    assert "- The move played gives the other side the" in told
    assert "(E)." in told


def test_a_first_look_tells_no_reasons() -> None:
    told = "\n".join(LookingBack(reviewed(), Canvas(80), Threshold(), reasons=False).overview())
    assert "better: pass" in told
    assert "paydays" not in told
    assert "The move played gives" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_nothing_is_wider_than_the_terminal(language: str, width: int) -> None:
    speak(language)
    for colour in (False, True):
        assert max(map(visible_width, looking(width, colour).overview())) <= width


def test_verdicts() -> None:
    its = looking()
    said = [its.verdict(each) for each in its.review.decisions]
    assert said[1:] == ["Hardly anything was lost."] * 3 + ["The best move."]


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


class Judge:
    """Sees player 1 six points behind wherever it is asked."""

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info:
        return info_of(position, Evaluation(0.5, -6.0, line=(PASS,)))


def test_going_through_it_by_keys(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, "n", "", "b", "m", "5", "o", "what", "q", "never read")
    ReviewPrompt(looking(), Judge()).run()
    out = capsys.readouterr().out
    moves = [line.split(":")[0] for line in out.splitlines() if line.startswith("Move ")]
    assert moves == ["Move 1", "Move 2", "Move 1", "Move 5", "Move 1"]
    assert out.count("No move after this one is marked.") == 1
    assert out.count("Enter or n: next move") == 2


def test_a_wrong_number_is_told_which_moves_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, "6", "0", "q")
    ReviewPrompt(looking(), Judge()).run()
    assert capsys.readouterr().out.count("The moves are 1 to 5.") == 2


def test_finding_the_better_move_oneself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, "f", "X0a7", "Z0a1", "pass")
    ReviewPrompt(looking(), Judge()).run()
    out = capsys.readouterr().out
    assert "find a better one. Anything that loses less than 2.0 points counts." in out
    assert "That loses 9.0 points. Try again." in out
    assert "Found: nothing is better than that." in out
