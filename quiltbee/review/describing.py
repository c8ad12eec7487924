"""The document of a review, made from what a judge knows so far."""

from collections.abc import Sequence
from typing import Literal, cast

from quiltbee.games import DUEL
from quiltbee.notation import NotationError, format_link, format_move, with_points
from quiltbee.review.document import (
    CAUSES,
    VERSION,
    DecisionState,
    FinestState,
    LuckState,
    ReasonState,
    Review,
    SideState,
    ValueState,
)
from quiltbee.review.evaluation import Evaluation, Pair
from quiltbee.review.figures import figures_of
from quiltbee.review.game_review import Decision
from quiltbee.review.judge import GameJudge
from quiltbee.review.levels import near_level
from quiltbee.review.reasons import Reason
from quiltbee.rules import Seat

COSTLIEST = 3
"""How many of a side's costliest decisions are named."""

WORTH_NAMING = 0.5
"""A decision that lost (or gained) fewer points is not among the costliest (or finest)."""


def describe(judge: GameJudge) -> Review:
    """Everything that is known about a game."""
    review = judge.review()
    done, of = judge.progress
    made: Sequence[Decision] = ()
    if review is None:
        decisions, start = _first_look(judge), judge.known(0)
    else:
        made, start = review.decisions, review.start
        decisions = [_decided(judge, each) for each in made]
    threshold = judge.threshold
    return {
        "version": VERSION,
        "variant": judge.variant.name,
        "link": _link(judge),
        "stage": judge.stage,
        "done": done,
        "of": of,
        "judge": {"name": judge.name, "nodes": judge.nodes},
        "thresholds": {"points": threshold.points, "chance": threshold.chance},
        "start": None if start is None else _value(start),
        "decisions": decisions,
        "sides": [_side(judge, made, seat) for seat in Seat],
        "costliest": [_costliest(made, seat) for seat in Seat],
        "finest": [_finest(judge, made, seat) for seat in Seat],
    }


def _link(judge: GameJudge) -> str:
    """The game as a link; empty for one that no link can hold."""
    record = judge.record
    try:
        link = format_link(record.start, record.moves, record.shuffles)
        return with_points(link, record.compensation)
    except NotationError:
        return ""


def _value(value: Evaluation) -> ValueState:
    return {
        "chance": round(value.chance, 3),
        "margin": round(value.margin, 2),
        "proven": value.is_proven,
        "scores": _pair(value.scores),
        "empty_spaces": _pair(value.empty_spaces),
        "special_tile": _pair(value.special_tile),
    }


def _pair(pair: Pair | None) -> list[float] | None:
    return None if pair is None else [round(each, 2) for each in pair]


def _first_look(judge: GameJudge) -> list[DecisionState]:
    """The decisions while some position has no figure yet: without losses."""
    return [_not_yet(judge, index) for index in range(len(judge.moves))]


def _not_yet(judge: GameJudge, index: int) -> DecisionState:
    before, after = judge.known(index), judge.known(index + 1)
    line = () if before is None else before.line
    return {
        "number": index + 1,
        "seat": _seat(judge.seat(index) or Seat.SECOND),
        "move": format_move(judge.moves[index]),
        "choice": judge.has_choice(index),
        "before": None if before is None else _value(before),
        "after": None if after is None else _value(after),
        "best": format_move(line[0]) if line else None,
        "line": [format_move(move) for move in line],
        "points_lost": None,
        "chance_lost": None,
        "mark": None,
        "marks": {"points": None, "chance": None},
        "account": None,
        "reasons": [],
        "luck": None,
    }


def _decided(judge: GameJudge, decision: Decision) -> DecisionState:
    line = [format_move(move) for move in decision.before.line]
    account = decision.account
    return {
        "number": decision.number,
        "seat": _seat(decision.seat),
        "move": format_move(decision.move),
        "choice": decision.has_choice,
        "before": _value(decision.before),
        "after": _value(decision.after),
        "best": line[0] if line else None,
        "line": line,
        "points_lost": round(decision.points_lost, 2),
        "chance_lost": round(decision.chance_lost, 3),
        "mark": judge.threshold.mark(decision),
        "marks": judge.threshold.marks(decision),
        "account": None if account is None else {each: round(account[each], 2) for each in CAUSES},
        "reasons": [_reason(each) for each in decision.reasons],
        "luck": _luck([decision]) if decision.is_card else None,
    }


def _reason(reason: Reason) -> ReasonState:
    fact, share = reason.fact, reason.share
    return {
        "of": reason.of,
        "code": fact.code,
        "values": dict(fact.values),
        "share": None if share is None else round(share, 2),
    }


def _seat(seat: Seat) -> Literal[1, 2]:
    return cast(Literal[1, 2], int(seat))


def _side(judge: GameJudge, made: Sequence[Decision], seat: Seat) -> SideState:
    figures = figures_of(each for each in made if each.seat is seat)
    accuracy = figures.accuracy
    plays = seat in judge.variant.seats
    return {
        "decisions": figures.decisions,
        "best": figures.best,
        "points_lost": round(figures.mean_points_lost, 2),
        "points_lost_total": round(figures.points_lost, 2),
        "chance_lost": round(figures.mean_chance_lost, 4),
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "near_level": near_level(judge.variant.name, figures),
        "account": {each: round(figures.account.get(each, 0.0), 2) for each in CAUSES},
        "luck": None if judge.variant is DUEL or not plays else _luck(made),
    }


def _luck(made: Sequence[Decision]) -> LuckState:
    """What all cards among these brought the person, added up."""
    found = [each.luck for each in made if each.luck is not None]
    return {
        "points": round(sum(points for points, _ in found), 2),
        "chance": round(sum(chance for _, chance in found), 3),
    }


def _costliest(made: Sequence[Decision], seat: Seat) -> list[int]:
    lost = [each for each in made if each.seat is seat and each.points_lost >= WORTH_NAMING]
    lost.sort(key=lambda each: -each.points_lost)
    return [each.number for each in lost[:COSTLIEST]]


def _finest(judge: GameJudge, made: Sequence[Decision], seat: Seat) -> FinestState | None:
    gains = {
        each.number: judge.gained(each.number - 1)
        for each in made
        if each.seat is seat and not each.points_lost
    }
    number = max(gains, key=lambda number: gains[number], default=0)
    if gains.get(number, 0.0) < WORTH_NAMING:
        return None
    return {"number": number, "points": round(gains[number], 2)}
