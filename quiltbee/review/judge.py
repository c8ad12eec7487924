"""Judges a game step by step: first a figure for every decision, then better ones where it counts.

    judge = GameJudge(record)
    while not judge.is_done:
        task = judge.next_task()        # None while only answers are missing
        judge.tell(task, ask(task.question))
        describe(judge)                 # at any moment, as far as it is known

Whoever drives it may ask several questions side by side and tell the answers in any order: the
result is the same. `judged` is the simplest driver.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from typing import Any

from quiltbee.automa import AutomaMove
from quiltbee.games import variant_of
from quiltbee.notation import Record
from quiltbee.players import Info, Limits
from quiltbee.review.accounts import scaled
from quiltbee.review.causes import Explanation, explained
from quiltbee.review.comparing import Choice
from quiltbee.review.document import Stage
from quiltbee.review.effort import STANDARD, Effort
from quiltbee.review.errors import ReviewError
from quiltbee.review.evaluation import (
    Evaluation,
    compensated,
    evaluation_if_known,
    evaluation_of_end,
)
from quiltbee.review.game_review import Decision, GameReview, has_choice, settled
from quiltbee.review.imagined import without_patch
from quiltbee.review.marks import Threshold
from quiltbee.review.questions import Asking, Question
from quiltbee.review.reasons import compared
from quiltbee.review.scheduling import Stages, Task
from quiltbee.rules import Move, PlacePatch, Seat

Ask = Callable[[Question], Info | None]
"""Gets a question answered; None if nobody has an opinion."""


@dataclass(slots=True)
class _Weighed:
    """The value of a position, and how thoroughly it was searched: later stages rank higher."""

    value: Evaluation
    rank: int


class GameJudge:
    """Judges the decisions of a game of either variant from the answers of any engine.

    `judge` is the engine's name. Raises ReviewError for a game without moves, and from `tell` for
    an engine without an opinion.
    """

    def __init__(
        self,
        record: Record[Any],
        effort: Effort = STANDARD,
        threshold: Threshold | None = None,
        judge: str = "Quiltbee",
    ) -> None:
        if not record.moves:
            raise ReviewError("it has no moves")
        self.record, self.effort, self.threshold = record, effort, threshold or Threshold()
        self.variant = variant_of(record.start)
        self.positions, self.moves, self.name = record.positions, record.moves, judge
        self.nodes = 0
        seats = [self.variant.decider(position) for position in self.positions]
        self._seats = [seat if isinstance(seat, Seat) else None for seat in seats]
        self._choices = [has_choice(self.variant, position) for position in self.positions]
        self._found: list[_Weighed | None] = [None] * len(self.positions)
        self._instead: dict[int, tuple[Move, _Weighed]] = {}
        self._explained: dict[int, tuple[Move, Explanation]] = {}
        self._gained: dict[int, float] = {}
        self._stages = Stages[Stage](self._all_stages())

    # Asking

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to ask."""
        return self._stages.is_over

    def next_task(self) -> Task | None:
        """The next question; None while only answers are missing, and at the end."""
        return self._stages.next_task()

    def tell(self, task: Task, info: Info | None) -> None:
        """Go on with the engine's answer; None if it has none."""
        self.nodes += 0 if info is None else info.nodes
        self._stages.tell(task, info)

    # What is known

    @property
    def stage(self) -> Stage:
        """How far it is."""
        return self._stages.stage or "quick"

    @property
    def progress(self) -> tuple[int, int]:
        """How much of the stage is done, and how much there is."""
        return self._stages.done, self._stages.of

    def review(self) -> GameReview | None:
        """The analysed game; None before each of its positions has a figure."""
        values = self.values()
        if values is None:
            return None
        return GameReview(self.record, values[0], tuple(self._decisions(values)))

    def values(self) -> list[Evaluation] | None:
        """The value of each position; None before each has a figure."""
        if any(found is None for found in map(self._best_known, self._asked_for())):
            return None
        *found, end = map(self._best_known, range(len(self.positions)))
        if end is None:
            end = self._end()
        return settled(self._seats[:-1], self.moves, found, end)

    def _decisions(self, values: list[Evaluation]) -> Iterator[Decision]:
        for index, move in enumerate(self.moves):
            decision = Decision(
                index + 1,
                self._seats[index] or Seat.SECOND,
                move,
                self._choices[index],
                values[index],
                values[index + 1],
            )
            yield self._with_reasons(decision)

    def _with_reasons(self, decision: Decision) -> Decision:
        """The decision with its reasons, as far as they were asked for.

        Otherwise a marked one tells what the rules say about the two moves.
        """
        if decision.is_best or isinstance(decision.move, AutomaMove) or not decision.points_lost:
            return decision
        index, better = decision.number - 1, decision.before.line[0]
        studied, found = self._explained.get(index, (None, None))
        if studied == better and found is not None and found.account is not None:
            account = scaled(found.account, decision.points_lost)
            return replace(decision, reasons=found.reasons, account=account)
        if self.threshold.times_crossed(decision) < 1:
            return decision
        table, alone = self.variant.table(self.positions[index]), len(self.variant.seats) == 1
        points = self.record.compensation
        told = compared(table, decision.move, better, alone=alone, points=points)
        return replace(decision, reasons=told.reasons)

    def known(self, index: int) -> Evaluation | None:
        """What is known about a position before all have figures: only its own."""
        if index == len(self.moves) and self._seats[index] is None:
            return self._end() if self.variant.table(self.positions[index]).is_over else None
        return self._best_known(index)

    def _end(self) -> Evaluation:
        """The result of the game."""
        return self._counted(evaluation_of_end(self.positions[-1]), self.positions[-1])

    def _counted(self, value: Evaluation, position: Any) -> Evaluation:
        """The value of a position with the points that the record gives the second seat."""
        return compensated(value, self.record.compensation, position)

    def has_choice(self, index: int) -> bool:
        """Whether a player decided between at least two moves."""
        return self._choices[index]

    def seat(self, index: int) -> Seat | None:
        """Who decided; None where it was a card, and at the end."""
        return self._seats[index]

    def gained(self, index: int) -> float:
        """How many points the patch taken was better than any other; 0 if nobody asked."""
        return self._gained.get(index, 0.0)

    def _best_known(self, index: int) -> Evaluation | None:
        """The figure from the longest search of a position, or of the one after its best move."""
        own = self._found[index]
        if own is None:
            return None
        move, instead = self._instead.get(index, (None, None))
        if move is None or instead is None or instead.rank < own.rank or own.value.is_proven:
            return own.value
        return instead.value.reached_by(move)

    # Stages

    def _all_stages(self) -> Iterator[tuple[Stage, list[Asking[None]]]]:
        effort = self.effort
        asked = self._asked_for()
        yield "quick", [self._weigh(index, effort.quick, 1) for index in asked]
        if effort.refined is not None:
            order = sorted(asked, key=self._costliest_first())
            works = [self._weigh(index, effort.refined, 2) for index in order]
            doubtful = self._doubtful()
            yield "refined", works + [self._weigh_best(i, effort.refined, 2) for i in doubtful]
        if effort.deep is not None or effort.reasons is not None:
            yield "deep", list(self._deep())

    def _deep(self) -> Iterator[Asking[None]]:
        """A piece of work for each doubtful decision, and for what followed it."""
        asked, doubtful, values = self._asked_for(), self._doubtful(), self.values()
        review = self.review()
        assert values is not None  # the stage before is complete
        assert review is not None
        if self.effort.reasons is not None:
            for each in review.decisions:
                if each.has_choice and not each.points_lost and isinstance(each.move, PlacePatch):
                    yield self._appreciate(each, each.move, self.effort.reasons)
        for index in doubtful:
            yield self._study(index, values[index + 1].line)
            if self.effort.deep is not None and index + 1 in asked and index + 1 not in doubtful:
                yield self._weigh(index + 1, self.effort.deep, 3)

    def _study(self, index: int, line_of_mine: tuple[Move, ...]) -> Asking[None]:
        """Search a decision and its best move longer, then ask for the reasons."""
        if self.effort.deep is not None:
            yield from self._weigh(index, self.effort.deep, 3)
            yield from self._weigh_best(index, self.effort.deep, 3)
        value, mine = self._best_known(index), self.moves[index]
        assert value is not None
        if self.effort.reasons is None or isinstance(mine, AutomaMove) or value.line[0] == mine:
            return
        seen = self.variant.view(self.positions[index], Seat.FIRST)
        choice = Choice(seen, mine, value.line[0], line_of_mine, value.line[1:])
        found = yield from explained(choice, self.effort.reasons)
        self._explained[index] = value.line[0], found

    def _appreciate(self, made: Decision, move: PlacePatch, limits: Limits) -> Asking[None]:
        """Ask what a position would have been worth without the patch that was taken."""
        seen = self.variant.view(self.positions[made.number - 1], Seat.FIRST)
        table = without_patch(self.variant.table(seen), move.letter)
        is_duel = len(self.variant.seats) == 2
        info = yield Question(table if is_duel else replace(seen, table=table), limits)
        found = evaluation_if_known(info, made.seat)
        if found is not None:
            found = self._counted(found, self.positions[made.number - 1])
            gained = made.before.margin_of(made.seat) - found.margin_of(made.seat)
            self._gained[made.number - 1] = gained

    def _asked_for(self) -> list[int]:
        """The positions to ask an engine about; the last even if there is no choice."""
        last = len(self.moves)
        return [
            index
            for index, position in enumerate(self.positions)
            if not self.variant.table(position).is_over
            and (self._seats[index] is None or self._choices[index] or index == last)
        ]

    def _costliest_first(self) -> Callable[[int], float]:
        """A sort key of positions: those before and after the greatest losses come first."""
        review = self.review()
        assert review is not None  # the stage before is complete
        times = [self.threshold.times_crossed(each) for each in review.decisions]
        return lambda index: -max(times[max(index - 1, 0) : index + 1])

    def _doubtful(self) -> list[int]:
        """The positions before decisions that lost much, the costliest first."""
        review = self.review()
        assert review is not None
        times = {each.number - 1: self.threshold.times_crossed(each) for each in review.decisions}
        found = [index for index in times if times[index] >= self.effort.doubtful]
        return sorted(found, key=lambda index: -times[index])

    # Questions

    def _weigh(self, index: int, limits: Limits, rank: int) -> Asking[None]:
        """Ask for the value of a position of the game."""
        seat = self._seats[index] or Seat.FIRST
        info = yield self._question(self.positions[index], limits)
        found = evaluation_if_known(info, seat)
        if found is None:
            what = "it tells no winrate and margin, which an analysis needs"
            raise ReviewError(f"{self.name} can't analyse: {what}")
        self._found[index] = _Weighed(self._counted(found, self.positions[index]), rank)

    def _weigh_best(self, index: int, limits: Limits, rank: int) -> Asking[None]:
        """Ask what the best move instead of the one that was made would have led to."""
        value = self._best_known(index)
        assert value is not None  # it has been asked about
        if not value.line or value.line[0] == self.moves[index]:
            return
        after = self.variant.play(self.positions[index], value.line[0])
        worth = yield from weighed(self.variant, after, lambda p: self._question(p, limits))
        if worth is not None:
            self._instead[index] = (value.line[0], _Weighed(self._counted(worth, after), rank))

    def _question(self, position: Any, limits: Limits) -> Question:
        seen = self.variant.view(position, Seat.FIRST)
        return Question(seen, limits, self.effort.forecast)


def weighed(
    variant: Any, position: Any, question: Callable[[Any], Question]
) -> Asking[Evaluation | None]:
    """The value of a position, asked for unless the game is over; None if nobody can say."""
    if variant.outcome(position) is not None:
        return evaluation_of_end(position)
    decider = variant.decider(position)
    info = yield question(position)
    seat = decider if isinstance(decider, Seat) else Seat.FIRST
    return evaluation_if_known(info, seat)


def judged(
    judge: GameJudge,
    ask: Ask,
    tell: Callable[[GameJudge], None] = lambda judge: None,
    *others: Ask,
) -> GameReview:
    """Judge a game to the end, by one engine or several side by side.

    `tell` is called after each answer.
    """
    idle, asked = [ask, *others], dict[Future[Info | None], tuple[Ask, Task]]()
    with ThreadPoolExecutor(len(idle), thread_name_prefix="judging") as threads:
        while not judge.is_done:
            while idle and (task := judge.next_task()) is not None:
                its = idle.pop()
                asked[threads.submit(its, task.question)] = its, task
            finished, _ = wait(asked, return_when=FIRST_COMPLETED)
            for each in finished:
                its, task = asked.pop(each)
                idle.append(its)
                judge.tell(task, each.result())
                tell(judge)
    review = judge.review()
    assert review is not None  # all is known
    return review
