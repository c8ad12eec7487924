"""The record of an analysed game: figures after every move, and the best line after a bad one.

1: X0a7 {[%eval 0.54 +1.2] ...} 2: E0a1 $6 {[%eval 0.66 +3.4] ... 2.2 points lost}
(2: F3a3 {[%eval 0.54 +1.2]} pass)
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from quiltbee.notation import Comment, Line, Record, RecordedMove
from quiltbee.review.document import Mark
from quiltbee.review.evaluation import Evaluation
from quiltbee.review.game_review import Decision, GameReview
from quiltbee.review.marks import Threshold

NAGS: Mapping[Mark, int] = MappingProxyType({"inaccuracy": 6, "mistake": 2, "blunder": 4})
"""The marks ?!, ? and ??."""

_MARKS = range(1, 7)
LONGEST_LINE = 12
"""How many moves of the best line are shown."""


def annotated(review: GameReview, threshold: Threshold) -> Record[Any]:
    """The record with the analysis added; everything else in it stays.

    A move that already has a mark keeps it, and a variation that begins with the best move is not
    repeated.
    """
    record = review.record
    moves = tuple(
        _annotated(recorded, decision, threshold)
        for recorded, decision in zip(record.line.moves, review.decisions, strict=True)
    )
    comment = review.start.noted_in(record.line.comment)
    return replace(record, line=Line(moves, comment))


def _annotated(recorded: RecordedMove, decision: Decision, threshold: Threshold) -> RecordedMove:
    recorded = replace(recorded, comment=decision.after.noted_in(recorded.comment))
    mark = threshold.mark(decision)
    if mark is None:
        return recorded
    if not any(nag in _MARKS for nag in recorded.nags):
        recorded = replace(recorded, nags=(*recorded.nags, NAGS[mark]))
    known = {line.moves[0].move for line in recorded.variations if line.moves}
    if decision.before.line[0] in known:
        return recorded
    text = " ".join(filter(None, (recorded.comment.text, _loss(decision))))
    return replace(
        recorded,
        comment=replace(recorded.comment, text=text),
        variations=(*recorded.variations, _best_line(decision.before)),
    )


def _loss(decision: Decision) -> str:
    """The loss of a decision in words, without figures that round to zero."""
    points, percent = round(decision.points_lost, 1), round(100 * decision.chance_lost)
    lost = [f"{points} points"] if points else []
    lost += [f"{percent} % of the chance to win"] if percent else []
    return f"{' and '.join(lost)} lost"


def _best_line(best: Evaluation) -> Line:
    first, *others = best.line[:LONGEST_LINE]
    head = RecordedMove(first, comment=best.noted_in(Comment()))
    return Line((head, *map(RecordedMove, others)))
