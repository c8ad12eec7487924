"""Going through a review by hand: from decision to decision, and "find it yourself"."""

import asyncio
import sys
from collections.abc import Iterator

from quiltbee.notation import NotationError, format_move, parse_moves
from quiltbee.review import Decision, Judge, comparison_of
from quiltbee.rules import Move, Seat
from quiltbee.terminal.canvas import printable
from quiltbee.terminal.looking_back import LookingBack
from quiltbee.terminal.words import t


class ReviewPrompt:
    """Asks what to look at until the reader leaves; `judge` is for moves of their own."""

    def __init__(self, looking: LookingBack, judge: Judge) -> None:
        self._looking, self._judge, self._at = looking, judge, 0

    def run(self) -> None:
        """Run the dialogue."""
        print(t("terminal-review-keys"))
        while True:
            try:
                text = self._read(t("terminal-review-prompt", number=str(self._at)))
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if text in ("q", "quit"):
                return
            for line in self._obey(text):
                print(line)

    def _read(self, prompt: str) -> str:
        answer = input(f"{prompt}> ")
        if not sys.stdin.isatty():
            print(printable(answer, 200))
        return answer.strip()

    def _obey(self, text: str) -> Iterator[str]:
        decisions = self._looking.review.decisions
        marked = [each.number for each in self._looking.marked()]
        if text in ("", "n"):
            yield from self._look(self._at + 1)
        elif text == "b":
            yield from self._look(self._at - 1)
        elif text == "m":
            following = next((number for number in marked if number > self._at), None)
            if following is None:
                yield t("terminal-review-no-more")
            else:
                yield from self._look(following)
        elif text == "o":
            yield from self._looking.overview()
        elif text.isdecimal() and 1 <= int(text) <= len(decisions):
            yield from self._look(int(text))
        elif text == "f":
            yield from self._find(marked)
        else:
            yield t("terminal-review-keys")

    def _look(self, number: int) -> Iterator[str]:
        decisions = self._looking.review.decisions
        self._at = min(max(number, 1), len(decisions))
        decision = decisions[self._at - 1]
        yield from self._looking.position(decision)
        yield ""
        yield from self._looking.decision(decision)

    # Find it yourself

    def _find(self, marked: list[int]) -> Iterator[str]:
        """The next marked decision as a question; the answer is judged like the game's moves."""
        number = next((n for n in marked if n >= max(self._at, 1)), None)
        if number is None:
            yield t("review-overview-none")
            return
        decision = self._looking.review.decisions[number - 1]
        self._at = number
        yield from self._looking.position(decision)
        least = f"{self._looking.threshold.points:.1f}"
        print(t("review-find-question", number=str(number), points=least))
        while (move := self._answer(decision)) is not None:
            lost = self._lost(decision, move)
            if lost is None or lost >= self._looking.threshold.points:
                yield t("review-find-worse", points="?" if lost is None else f"{lost:.1f}")
                continue
            key = "best" if lost < 0.05 else "good"
            yield t(f"review-find-{key}", points=f"{lost:.1f}")
            break
        self._at += 1
        yield from self._looking.decision(decision)

    def _answer(self, decision: Decision) -> Move | None:
        """A legal move; None if the reader wants to see the answer."""
        position = self._looking.positions[decision.number - 1]
        while True:
            text = self._read(t("terminal-review-answer"))
            if text in ("", "a"):
                return None
            try:
                (move,) = parse_moves(text)
            except (NotationError, ValueError) as error:
                print(printable(str(error), 200))
                continue
            reason = position.why_illegal(move)
            if reason is None:
                return move
            print(f"{format_move(move)}: {reason}")

    def _lost(self, decision: Decision, move: Move) -> float | None:
        """The points a move loses against the best; None if unknown."""
        better = decision.before.line[0]
        if move == better:
            return 0.0
        if move == decision.move:
            return decision.points_lost
        position = self._looking.positions[decision.number - 1]
        seen = position.seen_by(Seat.FIRST)
        loss = asyncio.run(comparison_of(self._judge, seen, move, better, None)).loss
        return None if loss is None else loss.points
