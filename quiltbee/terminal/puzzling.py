"""Puzzles in the terminal: a position, a move to find, and its value."""

import textwrap
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from quiltbee.notation import NotationError, format_move, format_moves, parse_moves
from quiltbee.puzzles import Puzzle, Stake
from quiltbee.puzzles.reasons import reasons_of
from quiltbee.review import Reason
from quiltbee.rules import PATCHES, Move
from quiltbee.terminal.board import draw, list_moves, list_patch
from quiltbee.terminal.canvas import Canvas, ask, printable, t
from quiltbee.terminal.prompt import Leave, tidy
from quiltbee.terminal.sentences import move_sentences, names_of, why_not


def _gap(puzzle: Puzzle, number: int) -> float:
    step = puzzle.steps[number]
    return step.best.margin - step.rejected[0].margin


def _points(margin: float) -> str:
    return f"{round(margin, 1):g}"


def _reason(reason: Reason) -> str:
    fact = reason.fact
    return t(f"{'otherwise' if reason.of == 'mine' else 'reason'}-{fact.code}", **fact.values)


class PuzzlePrompt:
    """Shows puzzles one after another, until there are no more or the person leaves."""

    def __init__(self, puzzles: Iterable[Puzzle], canvas: Canvas) -> None:
        self._puzzles, self._canvas = puzzles, canvas
        self._solved = self._shown = 0

    def run(self) -> None:
        """Run the dialogue, and say at the end how many were solved."""
        self._say(t("terminal-puzzle-keys"))
        try:
            for puzzle in self._puzzles:
                print()
                self._solved += self._solve(puzzle)
                self._shown += 1
        except (Leave, EOFError, KeyboardInterrupt):
            print()
        self._say(t("terminal-puzzle-score", solved=str(self._solved), count=self._shown))

    def _solve(self, puzzle: Puzzle) -> bool:
        """Ask for the moves of a puzzle; return whether all were found at once."""
        position: Any = puzzle.position
        themes = ", ".join(t(f"puzzle-theme-{theme.value}") for theme in puzzle.themes)
        at_once = True
        for number, step in enumerate(puzzle.steps):
            names = names_of(position)
            print("\n".join(draw(position, names, self._canvas)))
            print()
            self._say(self._question(puzzle, number))
            while True:
                move = self._answer(puzzle, position)
                verdict = None if move is None else puzzle.verdict(number, move)
                if verdict not in ("good", "wrong") or move is None:
                    break
                at_once = False
                self._say(self._fault(puzzle, number, move))
            if verdict == "next":
                for played in (step.accepted[0], *step.replies):
                    after = position.play(played)
                    for sentence in move_sentences(position, played, after, names):
                        self._say(sentence)
                    position = after
                continue
            if verdict == "solved":
                self._say(t("puzzle-solved" if at_once else "puzzle-found-later"))
            for line in self._solution(puzzle, number):
                self._say(line)
            rating = f"{puzzle.rating:.0f}"
            self._say(t("terminal-puzzle-about", name=puzzle.name, rating=rating, themes=themes))
            return verdict == "solved" and at_once
        return at_once

    def _question(self, puzzle: Puzzle, number: int) -> str:
        if number:
            return t("puzzle-go-on", step=str(number + 1), of=str(len(puzzle.steps)))
        if puzzle.stake is None:
            return t("puzzle-ask-solo" if puzzle.position.has_cards else "puzzle-ask")
        if puzzle.stake is Stake.SWING:
            return t("puzzle-task-swing", points=_points(_gap(puzzle, 0)))
        side = "level" if not puzzle.lead else "ahead" if puzzle.lead > 0 else "behind"
        return t(f"puzzle-task-{puzzle.stake.value}", side=side, points=abs(puzzle.lead))

    def _fault(self, puzzle: Puzzle, number: int, move: Move) -> str:
        loss = puzzle.loss(number, move)
        if puzzle.stake is Stake.WIN:
            return t("puzzle-wrong-win")
        if loss is None:
            return t("puzzle-wrong")
        is_good = puzzle.verdict(number, move) == "good"
        return t("puzzle-good" if is_good else "puzzle-wrong-by", points=_points(loss))

    def _solution(self, puzzle: Puzzle, number: int) -> Iterator[str]:
        """Yield the reasons for the best moves, the last one's line, and the next best."""
        step, decided = puzzle.steps[number], zip(puzzle.positions(), puzzle.steps, strict=True)
        for at, (position, each) in enumerate(islice(decided, number + 1), 1):
            reasons = " ".join(map(_reason, reasons_of(position, each)))
            if reasons:
                yield t("puzzle-decision", number=str(at), reasons=reasons) if number else reasons
        yield self._figure(puzzle, number)
        other = step.rejected[0]
        yield t(
            "puzzle-figures-proven" if puzzle.is_proven else "puzzle-figures",
            best=format_move(step.best.move),
            margin=f"{step.best.margin:+.1f}",
            next=format_move(other.move),
            other=f"{other.margin:+.1f}",
        )
        for choice in (step.best, other):
            yield f"  {format_moves(choice.line)}"

    def _figure(self, puzzle: Puzzle, number: int) -> str:
        stake, step = puzzle.stake, puzzle.steps[number]
        best, key = step.best, "choice"
        if stake is Stake.WIN or (stake is Stake.LEAD and not number):
            key = stake.value if best.margin else "win-tie"
        points, margin = _points(_gap(puzzle, number)), _points(abs(best.margin))
        others, count = len(step.accepted) - 1, round(abs(best.margin))
        return t(f"puzzle-why-{key}", points=points, margin=margin, count=count, others=others)

    def _answer(self, puzzle: Puzzle, position: Any) -> Move | None:
        names = names_of(position)
        while True:
            text = ask(t("terminal-puzzle-prompt", name=puzzle.name))
            if text in ("q", "quit"):
                raise Leave
            if text in ("", "a"):
                return None
            if text == "moves" or text in PATCHES:
                table = position.table
                listed = (
                    list_moves(table, names, self._canvas)
                    if text == "moves"
                    else list_patch(table, text, names, self._canvas)
                )
                print("\n".join(listed))
                continue
            try:
                (move,) = parse_moves(tidy(text, position.table.stage))
            except (NotationError, ValueError) as error:
                self._say(printable(str(error), 200))
                self._say(t("terminal-puzzle-keys"))
                continue
            reason = position.why_illegal(move)
            if reason is None:
                return move
            reason = why_not(position.table, move, reason)
            self._say(t("terminal-not-possible", move=format_move(move), reason=reason))

    def _say(self, text: str) -> None:
        for line in textwrap.wrap(text, self._canvas.width, subsequent_indent="  "):
            print(line)
