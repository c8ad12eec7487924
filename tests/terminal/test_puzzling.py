"""Puzzles in the terminal: what is asked, what an answer comes to, and how many were solved."""

import pytest

from quiltbee.notation import format_move
from quiltbee.puzzles import Puzzle, shipped
from quiltbee.terminal.canvas import Canvas, visible_width
from quiltbee.terminal.puzzling import PuzzlePrompt

BOOK = shipped()


def first(*, steps: int = 1, good: bool = False) -> Puzzle:
    """The first puzzle of the book with so many steps, perhaps one with a good second move."""
    for name in BOOK:
        puzzle = BOOK.puzzle(name)
        if len(puzzle.steps) == steps and (not good or _good(puzzle) is not None):
            return puzzle
    raise LookupError


def _good(puzzle: Puzzle) -> str | None:
    moves = (each.move for each in puzzle.steps[0].rejected)
    return next((format_move(m) for m in moves if puzzle.verdict(0, m) == "good"), None)


def told(
    puzzle: Puzzle,
    answers: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    """What is said about one puzzle; after the answers the input ends."""
    waiting = iter(answers)

    def answer(prompt: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    PuzzlePrompt([puzzle], Canvas(60)).run()
    out = capsys.readouterr().out
    assert max(map(visible_width, out.splitlines())) <= 60
    return out


def test_the_best_move_solves_it_and_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = first()
    best = format_move(puzzle.steps[0].accepted[0])
    out = told(puzzle, ["Z9z9", best], monkeypatch, capsys)
    assert "a move is pass" in " ".join(out.split())
    assert "Solved.\n" in out
    assert f"Best: {best}, " in out
    assert f"Puzzle {puzzle.name}, rated {puzzle.rating:.0f}: " in out
    assert out.endswith("Solved: 1 of 1 puzzle.\n")


def test_a_good_move_may_be_followed_by_another_and_a_wrong_one_ends_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = first(good=True)
    good = _good(puzzle)
    assert good is not None
    best = format_move(puzzle.steps[0].accepted[0])
    out = told(puzzle, [good, best], monkeypatch, capsys)
    assert "points short of the best. Try again." in " ".join(out.split())
    assert out.endswith("Solved: 0 of 1 puzzle.\n")  # not at once
    wrong = next(
        move for move in puzzle.position.legal_moves() if puzzle.verdict(0, move) == "wrong"
    )
    out = " ".join(told(puzzle, [format_move(wrong), best], monkeypatch, capsys).split())
    assert "Try again. " in out
    assert "Found. Only the first try counts." in out
    assert out.endswith("Solved: 0 of 1 puzzle.")


def test_a_line_of_several_moves_goes_on_after_the_replies(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = first(steps=2)
    answers = [format_move(step.accepted[0]) for step in puzzle.steps]
    out = told(puzzle, answers, monkeypatch, capsys)
    assert "Right. Decision 2 of 2: go on." in out
    assert out.endswith("Solved: 1 of 1 puzzle.\n")
