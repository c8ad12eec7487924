"""The value of a position when both play well from there."""

import math
from collections.abc import Callable, Coroutine, Generator, Iterable
from dataclasses import dataclass, replace
from types import coroutine
from typing import Any, Final, Generic, Literal, Protocol, Self, TypeVar

from quiltbee.notation import Comment
from quiltbee.players import Info, Limits, Value
from quiltbee.rules import LAST_SPACE, Move, Outcome, Seat

T = TypeVar("T")

Proven = Literal["win", "loss"]

ODDS_OF_A_POINT: Final = 1.5
"""The effect of a point on the log odds, times the square root of both players' spaces left.

Fitted to 393 positions of games of levels 1 to 7 with chances of 2 to 98 %: 1.47 to 1.72 from the
start to 25 spaces before the end.
"""

CERTAIN: Final = 0.99
"""The chance beyond which a game counts as decided."""

MOST_ODDS: Final = 30.0


@dataclass(frozen=True, slots=True)
class Evaluation(Value):
    """Player 1's value of a position, complete, and the line that leads there."""

    chance: float
    margin: float
    line: tuple[Move, ...] = ()

    @property
    def is_proven(self) -> bool:
        """True if the winner is certain."""
        return self.proven is not None

    def chance_of(self, seat: Seat) -> float:
        """Return a player's chance to win."""
        return self.chance if seat is Seat.FIRST else 1 - self.chance

    def margin_of(self, seat: Seat) -> float:
        """Return a player's margin."""
        return self.margin if seat is Seat.FIRST else -self.margin

    def lost_against(self, better: "Evaluation", seat: Seat) -> tuple[float, float]:
        """Return the points, and the chance to win, that a player lost against a better move.

        Never less than 0, and rounded to hide floating-point error.
        """
        points = better.margin_of(seat) - self.margin_of(seat)
        chance = better.chance_of(seat) - self.chance_of(seat)
        return round(max(points, 0.0), 6), round(max(chance, 0.0), 6)

    def reached_by(self, move: Move) -> Self:
        """Return the evaluation of the position before a move."""
        return replace(self, line=(move, *self.line))

    def noted_in(self, comment: Comment) -> Comment:
        """Return the comment with these figures in place of any others."""
        return replace(
            comment,
            evaluation=(self.chance, self.margin),
            scores=self.scores,
            empty_spaces=self.empty_spaces,
            special_tile=self.special_tile,
        )


def evaluation_if_known(info: Info | None, turn: Seat) -> Evaluation | None:
    """Return player 1's evaluation by an engine's report; None if that has no value."""
    if info is None or not info.value.is_complete:
        return None
    value = info.value.of_first(turn)
    return Evaluation(
        *value.of(Seat.FIRST),
        value.proven,
        value.scores,
        value.empty_spaces,
        value.special_tile,
        value.bounds,
        info.pv,
    )


def evaluation_of_outcome(ended: Outcome) -> Evaluation:
    """Return the evaluation of a finished game."""
    margin, has_won = ended.scores[0] - ended.scores[1], ended.winner is Seat.FIRST
    return Evaluation(float(has_won), margin, "win" if has_won else "loss", bounds=(margin, margin))


def evaluation_of_end(position: Any) -> Evaluation:
    """Evaluate a finished game of any variant; raises ValueError if it is not over."""
    ended, table = position.outcome, position.table
    if ended is None:
        raise ValueError("the game is not over")
    spaces = tuple(player.quilt.empty_spaces for player in table.players)
    tile = table.special_tile
    return replace(
        evaluation_of_outcome(ended),
        scores=ended.scores,
        empty_spaces=(spaces[0], spaces[1]),
        special_tile=(float(tile is Seat.FIRST), float(tile is Seat.SECOND)),
    )


def compensated(value: Evaluation, points: int, position: Any) -> Evaluation:
    """Return the evaluation where the second seat has `points` as compensation.

    The line stays what the engine found without them. The odds move with the points; in a decided
    game they follow from the margin alone.
    """
    if not points:
        return value
    margin = value.margin - points
    ended, scores = position.outcome, value.scores
    if scores is not None:
        value = replace(value, scores=(scores[0], scores[1] + points))
    if ended is not None:
        has_won = ended.compensated(points).winner is Seat.FIRST
        proven: Proven = "win" if has_won else "loss"
        return replace(
            value, chance=float(has_won), margin=margin, proven=proven, bounds=(margin, margin)
        )
    if value.is_proven and (value.chance < 0.5) == (points > 0):
        return replace(value, margin=margin, bounds=None)
    left = sum(LAST_SPACE - player.time for player in position.table.players)
    a_point = ODDS_OF_A_POINT / math.sqrt(max(left, 1))
    if 1 - CERTAIN < value.chance < CERTAIN:
        odds = math.log(value.chance / (1 - value.chance)) - a_point * points
    else:
        odds = a_point * margin
    chance = 1 / (1 + math.exp(-max(-MOST_ODDS, min(MOST_ODDS, odds))))
    return replace(value, chance=chance, margin=margin, proven=None, bounds=None)


def best_with_points(lines: Iterable[Info], points: int, position: Any) -> Move | None:
    """Return the best move once the second seat has `points`; None if no line has a value.

    An engine knows nothing of points. It ranks moves by the chance to win without them, so a win
    that falls short of the points would be as good to it as one that doesn't.
    """
    turn = position.table.turn
    valued = [
        (compensated(value, points, position), line.pv[0])
        for line in lines
        if line.pv and (value := evaluation_if_known(line, turn)) is not None
    ]
    best = max(
        valued, key=lambda one: (one[0].chance_of(turn), one[0].margin_of(turn)), default=None
    )
    return None if best is None else best[1]


class Judge(Protocol):
    """One or more engines that evaluate positions for a review."""

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info | None:
        """Return the best line of a position, as its decider sees it; None if it has no value.

        Before a card is turned over the line is empty. `forecast` is the number of games from which
        an engine that can should forecast the end.
        """


async def value_of(
    judge: Judge, position: Any, limits: Limits, forecast: int = 0
) -> Evaluation | None:
    """Return the value of a position, from the judge unless the game is over; None if unknown."""
    if position.outcome is not None:
        return evaluation_of_end(position)
    decider = position.decider
    seat = decider if isinstance(decider, Seat) else Seat.FIRST
    return evaluation_if_known(await judge.ask(position.seen_by(seat), limits, forecast), seat)


@dataclass(frozen=True, slots=True)
class Question:
    """A question of `Steps`: the arguments of `Judge.ask`."""

    position: Any
    limits: Limits
    forecast: int = 0


class Steps(Generic[T]):
    """Runs a coroutine that asks a judge, step by step, in the thread that calls `go_on`.

    steps = Steps(lambda judge: comparison_of(judge, before, mine, better, None))
    question = steps.go_on()
    while question is not None:
        question = steps.go_on(answer_to(question))
    steps.result
    """

    result: T

    def __init__(self, work: Callable[[Judge], Coroutine[Any, Any, T]]) -> None:
        # Called when the first step is due: a coroutine that is never run warns.
        self._work = work
        self._coroutine: Coroutine[Any, Any, T] | None = None

    def go_on(self, info: Info | None = None) -> Question | None:
        """Answer the last question and return the next one, None once there is a result."""
        if self._coroutine is None:
            self._coroutine = self._work(_StepJudge())
        try:
            question: Question = self._coroutine.send(info)
        except StopIteration as end:
            self.result = end.value
            return None
        return question

    def close(self) -> None:
        """Abandon the coroutine."""
        if self._coroutine is not None:
            self._coroutine.close()


class _StepJudge:
    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info | None:
        return await _answer(Question(position, limits, forecast))


@coroutine
def _answer(question: Question) -> Generator[Question, Info | None, Info | None]:
    return (yield question)
