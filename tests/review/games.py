"""Games and evaluations for the tests of analysis."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from quiltbee.notation import Record, parse_record
from quiltbee.players import Info, Limits, Value
from quiltbee.review import Effort, Evaluation, GameReview, Judge, Question, Reviewer, Steps
from quiltbee.rules import Position, Seat

T = TypeVar("T")

Evaluate = Callable[[Any], Evaluation]

Ask = Callable[[Question], Info | None]

ONCE = Effort(Limits(nodes=1), None, None, None)
"""Every position is looked at once."""

TEXT = """\
[Event "Casual"]
[Site "?"]
[Date "2026.11.21"]
[Player1 "Ann"]
[Player2 "Bob"]
[Ring "WXPdETFSHIYUKGNCMRbJBQfZLeagVDcOA"]
[Result "*"]
[Board "original"]

{The first.} 1: X0a7 $1 {[%clk 0:09:55] [%eval 0.5 +0.0] Dear.} 2: E0a1 F3a3 H0a5
(2: pass 1: H0d1) 1: pass *
"""


def record() -> Record[Position]:
    """Five moves, with a mark, a clock, an older evaluation and a variation."""
    read = parse_record(TEXT)
    assert not read.problems
    return read


def level(position: Position) -> Evaluation:
    """Nobody is ahead, and the pass is best."""
    return Evaluation(0.5, 0.0, line=(position.legal_moves()[0],))


def info_of(position: Any, value: Evaluation) -> Info:
    """What an engine reports that evaluates a position like this, without a forecast."""
    decider = position.decider
    seat = decider if isinstance(decider, Seat) else Seat.FIRST
    return Info(
        nodes=1,
        value=Value(
            round(1000 * value.chance_of(seat)) / 1000,
            round(value.margin_of(seat), 1),
            value.of_first(seat).proven,
        ),
        pv=value.line,
    )


def answered(work: Callable[[Judge], Coroutine[Any, Any, T]], ask: Ask) -> T:
    """The result of work whose judge is a function."""
    steps = Steps(work)
    question = steps.go_on()
    while question is not None:
        question = steps.go_on(ask(question))
    return steps.result


def review_game(record: Record[Any], evaluate: Evaluate, effort: Effort = ONCE) -> GameReview:
    """A game reviewed by a function from positions to evaluations."""
    reviewer = Reviewer(record, effort)
    return answered(
        reviewer.run, lambda question: info_of(question.position, evaluate(question.position))
    )
