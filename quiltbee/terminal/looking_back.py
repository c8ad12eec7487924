"""A review in the terminal: the graph, the figures, the costliest moves, each decision."""

import asyncio
import textwrap
from collections.abc import Iterator, Sequence

from quiltbee.notation import NotationError, format_move, format_moves, parse_moves
from quiltbee.review import (
    CAUSES,
    Decision,
    GameReview,
    Judge,
    Threshold,
    comparison_of,
    figures_of,
    near_level,
)
from quiltbee.review.decision import WORTH_NAMING, costliest
from quiltbee.rules import AutomaMove, Move, Seat
from quiltbee.terminal.board import draw, draw_player
from quiltbee.terminal.canvas import Canvas, ask, beside, printable, t
from quiltbee.terminal.computer import reason_sentence
from quiltbee.terminal.sentences import Names, names_of

_LINE = 8
_HALF = 3
"""Rows of the graph above the middle, and below it."""


class LookingBack:
    """A review in words, for one canvas; `names` are those of both seats.

    A first look shows no reasons: the rules alone give some, but not which ones count.
    """

    def __init__(
        self, review: GameReview, canvas: Canvas, threshold: Threshold, *, reasons: bool = True
    ) -> None:
        self.review, self._canvas, self.threshold = review, canvas, threshold
        self._shows_reasons = reasons
        record = review.record
        self.start = record.start
        self.positions = record.positions
        self.names: Names = names_of(record.start, record.tags)

    # The whole game

    def overview(self) -> Iterator[str]:
        """Yield the graph, the figures and the costliest moves."""
        yield from self.graph()
        yield ""
        yield from self._figures()
        for seat in self.start.seats:
            worst = costliest(self.review.decisions, seat)
            if worst:
                yield ""
                yield from self._title(t("review-three", who="other", name=self.names[seat.index]))
            for decision in worst:
                yield ""
                yield from self.decision(decision)

    def graph(self) -> Iterator[str]:
        """Yield a column graph of the expected margin after each move, from player 1's side."""
        margins = [self.review.start.margin, *(d.after.margin for d in self.review.decisions)]
        room = self._canvas.width - 10
        step = -(-len(margins) // room)
        columns = margins[::step]
        most = max(5.0, *(abs(margin) for margin in columns))
        yield from self._title(t("review-graph"))
        for row in (*range(_HALF, 0, -1), *range(-1, -_HALF - 1, -1)):
            label = f"{row * most / _HALF:+6.0f} " if abs(row) == _HALF else " " * 7
            drawn = "".join(_block(margin * _HALF / most, row) for margin in columns)
            yield f"{label}{drawn}".rstrip()

    def _figures(self) -> Iterator[str]:
        rows = []
        for seat in self.start.seats:
            made = [each for each in self.review.decisions if each.seat is seat]
            figures = figures_of(made)
            level = near_level(self.start.variant, figures)
            if figures.accuracy is None:
                continue
            values = {
                "who": "other",
                "name": self.names[seat.index],
                "points": f"{figures.mean_points_lost:.1f}",
                "accuracy": f"{figures.accuracy:.0f}",
            }
            key = "review-overview" if level is None else "review-overview-level"
            rows.append(t(key, level=str(level), **values))
            total = sum(figures.account.values())
            if total >= WORTH_NAMING:
                causes = sorted(CAUSES, key=lambda cause: -figures.account[cause])
                parts = (
                    f"{t(f'review-account-{cause}')} {figures.account[cause]:.1f}"
                    for cause in causes
                    if abs(figures.account[cause]) >= 0.05
                )
                rows.append(f"  {t('review-account')}: {', '.join(parts)}")
        luck = [each.luck[0] for each in self.review.decisions if each.luck is not None]
        if luck:
            points = sum(luck)
            key = "good" if points >= 0.05 else "bad" if points <= -0.05 else "none"
            luck_phrase = t(f"review-luck-{key}", points=f"{abs(points):.1f}")
            rows.append(f"{t('review-luck')}: {luck_phrase}")
        for row in rows:
            yield from textwrap.wrap(row, self._canvas.width, subsequent_indent="  ")

    def marked(self) -> list[Decision]:
        """Return the decisions that have a mark, in the order of the game."""
        return [each for each in self.review.decisions if self.threshold.mark(each) is not None]

    # One decision

    def decision(self, decision: Decision) -> Iterator[str]:
        """Yield a decision's loss, the better move with reasons, and both on the quilt."""
        title = t(
            "review-move-was",
            where=t(
                "review-move",
                number=str(decision.number),
                name=self.names[decision.seat.index],
            ),
            move=format_move(decision.move),
        )
        yield from self._title(title)
        yield from self._wrapped(self.verdict(decision))
        if decision.is_card or decision.is_best or decision.points_lost < WORTH_NAMING:
            return
        better = decision.before.line[0]
        yield from self._quilts(decision, better)
        yield from self._wrapped(f"{t('review-better')}: {format_move(better)}")
        for reason in decision.reasons if self._shows_reasons else ():
            yield from self._wrapped(f"- {reason_sentence(reason)}")
        line = format_moves(decision.before.line[:_LINE])
        yield from self._wrapped(f"  {line}")

    def verdict(self, decision: Decision) -> str:
        """Return the mark and the loss, or "luck"."""
        if decision.luck is not None:
            points = decision.luck[0]
            key = "lucky" if points >= 0.05 else "unlucky" if points <= -0.05 else "level-luck"
            return t(f"review-{key}", points=f"{abs(points):.1f}")
        if not decision.has_choice:
            return t("review-only-move")
        if decision.is_best:
            return t("review-best-move")
        mark = self.threshold.mark(decision)
        if mark is None and decision.points_lost < WORTH_NAMING:
            return t("review-good-move")
        lost = t(
            "review-lost-both",
            points=f"{decision.points_lost:.1f}",
            percent=str(round(100 * decision.chance_lost)),
        )
        return lost if mark is None else f"{t(f'review-mark-{mark}')}: {lost}"

    def _quilts(self, decision: Decision, better: Move) -> list[str]:
        before, blocks = self.positions[decision.number - 1], []
        if isinstance(decision.move, AutomaMove):
            return []
        for move, key in ((decision.move, "played"), (better, "better")):
            after = before.play(move).table
            quilt = after.players[decision.seat.index].quilt
            title = f"{t(f'review-offer-{key}')}: {format_move(move)}"
            blocks.append(draw_player(quilt, title, is_deciding=False, canvas=self._canvas))
        return beside(blocks, self._canvas)

    def position(self, decision: Decision) -> list[str]:
        """Draw the whole position before a decision."""
        before = self.positions[decision.number - 1]
        return draw(before, self.names, self._canvas)

    def _title(self, text: str) -> Iterator[str]:
        for line in self._canvas.wrap(text):
            yield self._canvas.styled(line, "bold")

    def _wrapped(self, text: str) -> Sequence[str]:
        return textwrap.wrap(text, self._canvas.width, subsequent_indent="  ")


def _block(height: float, row: int) -> str:
    """Return the block that a column shows in a row; rows count up and down from the middle."""
    reach = height if row > 0 else -height
    filled = reach - (abs(row) - 1)
    if filled >= 0.75:
        return "\u2588"
    if filled >= 0.25:
        return "\u2584" if row > 0 else "\u2580"
    return " "


# Browsing


class ReviewPrompt:
    """Asks what to look at until the reader leaves; `judge` is for moves of their own."""

    def __init__(self, looking: LookingBack, judge: Judge) -> None:
        self._looking, self._judge, self._at = looking, judge, 0

    def run(self) -> None:
        """Run the dialogue."""
        print(t("terminal-review-keys"))
        while True:
            try:
                text = ask(t("terminal-review-prompt", number=str(self._at)))
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if text in ("q", "quit"):
                return
            for line in self._obey(text):
                print(line)

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
        elif text.isdecimal():
            yield t("terminal-review-moves", last=str(len(decisions)))
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

    # Exercises

    def _find(self, marked: list[int]) -> Iterator[str]:
        """Ask the next marked decision as a question; judge answers like the game's moves."""
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
        position = self._looking.positions[decision.number - 1]
        while True:
            text = ask(t("terminal-review-answer"))
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
        """Return the points that a move loses against the best; None if unknown."""
        better = decision.before.line[0]
        if move == better:
            return 0.0
        if move == decision.move:
            return decision.points_lost
        position = self._looking.positions[decision.number - 1]
        seen = position.seen_by(Seat.FIRST)
        loss = asyncio.run(comparison_of(self._judge, seen, move, better, None)).loss
        return None if loss is None else loss.points
