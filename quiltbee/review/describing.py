"""A review as a document, and as a record with comments.

1: X0a7 {[%eval 0.54 +1.2] ...} 2: E0a1 $6 {[%eval 0.66 +3.4] ... 2.2 points lost}
(2: F3a3 {[%eval 0.54 +1.2]} pass)
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import msgspec

from quiltbee.notation import (
    Comment,
    Line,
    NotationError,
    Record,
    RecordedMove,
    format_link,
    format_move,
    with_points,
)
from quiltbee.players import Pair
from quiltbee.review import document
from quiltbee.review.decision import (
    WORTH_NAMING,
    Decision,
    GameReview,
    Threshold,
    costliest,
    figures_of,
    near_level,
)
from quiltbee.review.document import CAUSES, VERSION, Finest, Luck, Mark, Marks, Review, Side, Value
from quiltbee.review.evaluation import Evaluation
from quiltbee.review.judge import Reviewer
from quiltbee.rules import Seat


def describe(reviewer: Reviewer) -> Review:
    """Describe everything that is known about a game so far."""
    review = reviewer.review()
    made: Sequence[Decision] = ()
    if review is None:
        known = [reviewer.known(index) for index in range(len(reviewer.moves) + 1)]
        decisions = [
            _known(reviewer, number, *pair) for number, pair in enumerate(pairwise(known), 1)
        ]
        start = known[0]
    else:
        made, start = review.decisions, review.start
        decisions = [_decided(reviewer, each) for each in made]
    threshold = reviewer.threshold
    return Review(
        version=VERSION,
        variant=reviewer.record.start.variant,
        link=_link(reviewer),
        stage=reviewer.stage,
        done=reviewer.done,
        of=reviewer.of,
        judge=document.Engine(reviewer.name, reviewer.nodes),
        thresholds=document.Thresholds(threshold.points, threshold.chance),
        start=None if start is None else _value(start),
        decisions=decisions,
        sides=[_side(reviewer, made, seat) for seat in Seat],
        costliest=[[each.number for each in costliest(made, seat)] for seat in Seat],
        finest=[_finest(reviewer, made, seat) for seat in Seat],
    )


def _link(reviewer: Reviewer) -> str:
    """Format the game as a link; empty if no link can hold it."""
    record = reviewer.record
    try:
        link = format_link(record.start, record.moves)
        return with_points(link, record.compensation)
    except NotationError:
        return ""


def _value(value: Evaluation) -> Value:
    return Value(
        round(value.chance, 3),
        round(value.margin, 2),
        value.is_proven,
        _pair(value.scores),
        _pair(value.empty_spaces),
        _pair(value.special_tile),
    )


def _pair(pair: Pair | None) -> Pair | None:
    return pair and (round(pair[0], 2), round(pair[1], 2))


def _known(
    reviewer: Reviewer, number: int, before: Evaluation | None, after: Evaluation | None
) -> document.Decision:
    """Describe a decision without losses, while some position has no value yet."""
    line = [format_move(move) for move in before.line] if before else []
    seat: Any = int(reviewer.seats[number - 1] or Seat.SECOND)
    return document.Decision(
        number=number,
        seat=seat,
        move=format_move(reviewer.moves[number - 1]),
        choice=reviewer.choices[number - 1],
        before=None if before is None else _value(before),
        after=None if after is None else _value(after),
        best=line[0] if line else None,
        line=line,
        points_lost=None,
        chance_lost=None,
        mark=None,
        marks=Marks(),
        account=None,
        reasons=[],
        luck=None,
    )


def _decided(reviewer: Reviewer, decision: Decision) -> document.Decision:
    account = decision.account
    return msgspec.structs.replace(
        _known(reviewer, decision.number, decision.before, decision.after),
        points_lost=round(decision.points_lost, 2),
        chance_lost=round(decision.chance_lost, 3),
        mark=reviewer.threshold.mark(decision),
        marks=reviewer.threshold.marks(decision),
        account=None if account is None else {each: round(account[each], 2) for each in CAUSES},
        reasons=[
            document.Reason(
                each.of,
                each.fact.code,
                dict(each.fact.values),
                None if each.share is None else round(each.share, 2),
            )
            for each in decision.reasons
        ],
        luck=_luck([decision]) if decision.is_card else None,
    )


def _side(reviewer: Reviewer, made: Sequence[Decision], seat: Seat) -> Side:
    figures = figures_of(each for each in made if each.seat is seat)
    accuracy = figures.accuracy
    plays = seat in reviewer.record.start.seats
    return Side(
        decisions=figures.decisions,
        best=figures.best,
        points_lost=round(figures.mean_points_lost, 2),
        points_lost_total=round(figures.points_lost, 2),
        chance_lost=round(figures.mean_chance_lost, 4),
        accuracy=None if accuracy is None else round(accuracy, 1),
        near_level=near_level(reviewer.record.start.variant, figures),
        account={each: round(figures.account.get(each, 0.0), 2) for each in CAUSES},
        luck=None if not (plays and reviewer.record.start.has_cards) else _luck(made),
    )


def _luck(made: Sequence[Decision]) -> Luck:
    """Add up the luck of all cards among these decisions."""
    found = [each.luck for each in made if each.luck is not None]
    return Luck(
        round(sum(points for points, _ in found), 2), round(sum(chance for _, chance in found), 3)
    )


def _finest(reviewer: Reviewer, made: Sequence[Decision], seat: Seat) -> Finest | None:
    gains = {
        each.number: reviewer.gained.get(each.number - 1, 0.0)
        for each in made
        if each.seat is seat and not each.points_lost
    }
    number = max(gains, key=lambda number: gains[number], default=0)
    if gains.get(number, 0.0) < WORTH_NAMING:
        return None
    return Finest(number, round(gains[number], 2))


# The annotated record

NAGS: Mapping[Mark, int] = MappingProxyType({"inaccuracy": 6, "mistake": 2, "blunder": 4})

_MARKS = range(1, 7)
LONGEST_LINE = 12
"""The most moves shown of the best line."""


def annotated(review: GameReview, threshold: Threshold) -> Record[Any]:
    """Add the analysis to the record; everything else in it stays.

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
    # Figures that round to zero are left out.
    points, percent = round(decision.points_lost, 1), round(100 * decision.chance_lost)
    lost = [f"{points} points"] if points else []
    lost += [f"{percent} % of the chance to win"] if percent else []
    text = " ".join(filter(None, (recorded.comment.text, f"{' and '.join(lost)} lost")))
    first, *others = decision.before.line[:LONGEST_LINE]
    head = RecordedMove(first, comment=decision.before.noted_in(Comment()))
    return replace(
        recorded,
        comment=replace(recorded.comment, text=text),
        variations=(*recorded.variations, Line((head, *map(RecordedMove, others)))),
    )
