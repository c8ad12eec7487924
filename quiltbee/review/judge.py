"""The review of a game: first a value for every decision, then better ones where it counts.

    with EngineClient(engine_command("engine")) as engine:
        reviewer = Reviewer(record)
        asyncio.run(reviewer.run(EngineJudge(engine)))
    describe(reviewer)                  # at any time, with the results so far

The work of a stage may be shared by several engines. The next stage begins when all of it is done,
so the review does not depend on the order of the answers.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from quiltbee.notation import Record
from quiltbee.players import FORECAST, MULTIPV, Info, Limits, Value, set_offered
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineRefusedError
from quiltbee.review.causes import Choice, Explanation, explained, scale
from quiltbee.review.decision import Decision, GameReview, Threshold, has_choice, settle
from quiltbee.review.document import ReviewError, Stage
from quiltbee.review.evaluation import (
    Evaluation,
    Judge,
    compensated,
    evaluation_if_known,
    evaluation_of_end,
    value_of,
)
from quiltbee.review.imagined import without_patch
from quiltbee.review.reasons import compared
from quiltbee.rules import AutomaMove, Move, PlacePatch, Seat

Work = Coroutine[Any, Any, None]


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of each stage; a stage that has none is left out.

    `quick` is for a first figure of each position, and `refined` for all of them again, the
    costliest decisions first. `deep` is for the decisions that lost `doubtful` times the threshold
    or more: for both the best move and the one made. `reasons` is for each question about why a
    move was worse, some 15 per doubtful decision; None asks none. `forecast` is the number of games
    from which the end is forecast.
    """

    quick: Limits = field(default_factory=lambda: Limits(nodes=10_000))
    refined: Limits | None = field(default_factory=lambda: Limits(nodes=50_000))
    deep: Limits | None = field(default_factory=lambda: Limits(nodes=400_000))
    reasons: Limits | None = field(default_factory=lambda: Limits(nodes=10_000))
    doubtful: float = 0.5
    forecast: int = 30


STANDARD = Effort()
"""A game of 45 decisions: 1.5 s of one core for the first figures, about 40 s for the whole."""


class EngineJudge:
    """Engines that evaluate positions, each one at a time, in threads.

    It sets the options that an analysis needs and leaves the others to the caller. `ask` raises an
    EngineError if an engine fails.
    """

    def __init__(self, *engines: EngineClient) -> None:
        self.engines = engines
        self._idle = list(engines)
        self._forecasts: dict[EngineClient, int] = {}
        for engine in engines:
            set_offered(engine, {MULTIPV.name: 1})

    @property
    def name(self) -> str:
        """The engine's name."""
        return self.engines[0].name

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info | None:
        """Return an engine's report; None if it rejects such positions.

        No more questions may be open than there are engines.
        """
        engine = self._idle.pop()
        try:
            return await asyncio.to_thread(self._decide, engine, position, limits, forecast)
        finally:
            self._idle.append(engine)

    def _decide(
        self, engine: EngineClient, position: Any, limits: Limits, forecast: int
    ) -> Info | None:
        if self._forecasts.get(engine) != forecast:
            set_offered(engine, {FORECAST.name: forecast})
            self._forecasts[engine] = forecast
        try:
            decision = engine.decide(position, limits)
        except EngineRefusedError:
            return None
        best, move = decision.lines[0], decision.move
        if move is None or best.pv[:1] == (move,):
            return best
        value = Value(best.value.chance, best.value.margin)
        return Info(best.depth, best.nodes, value=value, pv=(move,))


@dataclass(slots=True)
class _Weighed:
    """The value of a position; `rank` grows with the length of the search."""

    value: Evaluation
    rank: int


class Reviewer:
    """Reviews the decisions of a game of either variant; `name` is the judge's.

    `seats` are the deciders of the positions, None for a card and at the end, `choices` tell where
    there were at least two moves, and `gained` has the points by which the patch taken was better
    than any other, where that was measured. `done` of the `of` questions of the current `stage` are
    answered. Raises ReviewError for a game without moves, and from `run` for a judge without
    values.
    """

    def __init__(
        self,
        record: Record[Any],
        effort: Effort = STANDARD,
        threshold: Threshold | None = None,
        name: str = "Quiltbee",
    ) -> None:
        if not record.moves:
            raise ReviewError("it has no moves")
        self.record, self.effort, self.threshold = record, effort, threshold or Threshold()
        self.positions, self.moves, self.name = record.positions, record.moves, name
        self.nodes = 0
        self.stage: Stage = "quick"
        self.done = 0
        seats = [position.decider for position in self.positions]
        self.seats = [seat if isinstance(seat, Seat) else None for seat in seats]
        self.choices = [has_choice(position) for position in self.positions]
        self._found: list[_Weighed | None] = [None] * len(self.positions)
        self._instead: dict[int, tuple[Move, _Weighed]] = {}
        self._explained: dict[int, Explanation] = {}
        self.gained: dict[int, float] = {}
        self.of = len(self._searchable())
        self._judge: Judge | None = None

    async def run(
        self,
        judge: Judge,
        tell: Callable[[], object] = lambda: None,
        side_by_side: int = 1,
    ) -> GameReview:
        """Review the game to the end, with up to `side_by_side` questions open at a time.

        `tell` is called after each piece of work.
        """
        self._judge = judge
        for stage, works in self._stages():
            self.stage, self.done, self.of = stage, 0, len(works)
            try:
                await self._do(works, tell, side_by_side)
            finally:
                for each in works:
                    each.close()  # the rest after an error
        review = self.review()
        assert review is not None  # all is known
        return review

    async def _do(self, works: list[Work], tell: Callable[[], object], side_by_side: int) -> None:
        waiting = iter(works)

        async def go_on() -> None:
            for work in waiting:
                await work
                self.done += 1
                tell()

        if side_by_side == 1:  # no event loop is needed
            await go_on()
            return
        tasks = [asyncio.create_task(go_on()) for _ in range(side_by_side)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # Results

    def review(self) -> GameReview | None:
        """Return the analyzed game; None before each of its positions has a value."""
        values = self.values()
        if values is None:
            return None
        return GameReview(self.record, values[0], tuple(self._decisions(values)))

    def values(self) -> list[Evaluation] | None:
        """Return the value of each position; None before each has one."""
        if any(found is None for found in map(self._best_known, self._searchable())):
            return None
        *found, end = map(self._best_known, range(len(self.positions)))
        if end is None:
            end = self._end()
        return settle(self.seats[:-1], self.moves, found, end)

    def _decisions(self, values: list[Evaluation]) -> Iterator[Decision]:
        for index, move in enumerate(self.moves):
            decision = Decision(
                index + 1,
                self.seats[index] or Seat.SECOND,
                move,
                self.choices[index],
                values[index],
                values[index + 1],
            )
            yield self._with_reasons(decision)

    def _with_reasons(self, decision: Decision) -> Decision:
        """Add the measured reasons to a decision.

        Without any, a marked decision gets those that follow from the rules alone.
        """
        if decision.is_best or isinstance(decision.move, AutomaMove) or not decision.points_lost:
            return decision
        index, mine, better = decision.number - 1, decision.move, decision.before.line[0]
        found = self._explained.get(index)
        if found is not None and found.choice.better == better:
            line = (better, *found.choice.line_of_better)
            if len(line) > len(decision.before.line):
                decision = replace(decision, before=replace(decision.before, line=line))
            if found.account is not None:
                account = scale(found.account, decision.points_lost)
                return replace(decision, reasons=found.reasons, account=account)
        if self.threshold.times_crossed(decision) < 1:
            return decision
        table, alone = self.positions[index].table, len(self.record.start.seats) == 1
        points = self.record.compensation
        comparison = compared(table, mine, better, alone=alone, points=points)
        return replace(decision, reasons=comparison.reasons)

    def known(self, index: int) -> Evaluation | None:
        """Return a position's own value before all are known."""
        if index == len(self.moves) and self.seats[index] is None:
            return self._end() if self.positions[index].table.is_over else None
        return self._best_known(index)

    def _end(self) -> Evaluation:
        return self._counted(evaluation_of_end(self.positions[-1]), self.positions[-1])

    def _counted(self, value: Evaluation, position: Any) -> Evaluation:
        return compensated(value, self.record.compensation, position)

    def _best_known(self, index: int) -> Evaluation | None:
        """Return the value from the longest search of a position or of its best move."""
        own = self._found[index]
        if own is None:
            return None
        move, instead = self._instead.get(index, (None, None))
        if move is None or instead is None or instead.rank < own.rank or own.value.is_proven:
            return own.value
        return instead.value.reached_by(move)

    # Stages

    def _stages(self) -> Iterator[tuple[Stage, list[Work]]]:
        effort = self.effort
        indices = self._searchable()
        yield "quick", [self._weigh(index, effort.quick, 1) for index in indices]
        if effort.refined is not None:
            review = self.review()
            assert review is not None  # the stage before is complete
            times = [self.threshold.times_crossed(each) for each in review.decisions]
            # The positions before and after the greatest losses come first.
            order = sorted(indices, key=lambda index: -max(times[max(index - 1, 0) : index + 1]))
            works = [self._weigh(index, effort.refined, 2) for index in order]
            doubtful = self._doubtful()
            yield "refined", works + [self._weigh_best(i, effort.refined, 2) for i in doubtful]
        if effort.deep is not None or effort.reasons is not None:
            yield "deep", list(self._deep())

    def _deep(self) -> Iterator[Work]:
        indices, doubtful, values = self._searchable(), self._doubtful(), self.values()
        review = self.review()
        assert values is not None  # the stage before is complete
        assert review is not None
        if self.effort.reasons is not None:
            for each in review.decisions:
                if each.has_choice and not each.points_lost and isinstance(each.move, PlacePatch):
                    yield self._appreciate(each, each.move, self.effort.reasons)
        for index in doubtful:
            yield self._study(index, values[index + 1].line)
            if self.effort.deep is not None and index + 1 in indices and index + 1 not in doubtful:
                yield self._weigh(index + 1, self.effort.deep, 3)

    async def _study(self, index: int, line_of_mine: tuple[Move, ...]) -> None:
        """Search a decision and its best move longer, then ask for the reasons."""
        if self.effort.deep is not None:
            await self._weigh(index, self.effort.deep, 3)
            await self._weigh_best(index, self.effort.deep, 3)
        value, mine = self._best_known(index), self.moves[index]
        assert value is not None
        if self.effort.reasons is None or isinstance(mine, AutomaMove) or value.line[0] == mine:
            return
        seen = self.positions[index].seen_by(Seat.FIRST)
        choice = Choice(seen, mine, value.line[0], line_of_mine, value.line[1:])
        self._explained[index] = await explained(self, choice, self.effort.reasons)

    async def _appreciate(self, made: Decision, move: PlacePatch, limits: Limits) -> None:
        """Measure what a position would have been worth without the patch that was taken."""
        seen = self.positions[made.number - 1].seen_by(Seat.FIRST)
        table = without_patch(seen.table, move.letter)
        is_duel = len(self.record.start.seats) == 2
        position = table if is_duel else replace(seen, table=table)
        info = await self.ask(position, limits)
        found = evaluation_if_known(info, made.seat)
        if found is not None:
            found = self._counted(found, self.positions[made.number - 1])
            gained = made.before.margin_of(made.seat) - found.margin_of(made.seat)
            self.gained[made.number - 1] = gained

    def _searchable(self) -> list[int]:
        """Return the positions to ask an engine about; the last even without a choice."""
        last = len(self.moves)
        return [
            index
            for index, position in enumerate(self.positions)
            if not position.table.is_over
            and (self.seats[index] is None or self.choices[index] or index == last)
        ]

    def _doubtful(self) -> list[int]:
        """Return the positions before decisions that lost much, the costliest first."""
        review = self.review()
        assert review is not None
        times = {each.number - 1: self.threshold.times_crossed(each) for each in review.decisions}
        found = [index for index in times if times[index] >= self.effort.doubtful]
        return sorted(found, key=lambda index: -times[index])

    # Questions

    async def _weigh(self, index: int, limits: Limits, rank: int) -> None:
        seat = self.seats[index] or Seat.FIRST
        seen = self.positions[index].seen_by(Seat.FIRST)
        info = await self.ask(seen, limits, self.effort.forecast)
        found = evaluation_if_known(info, seat)
        if found is None:
            what = "an analysis needs its winrate and margin"
            raise ReviewError(f"{self.name} can't analyse: {what}")
        self._found[index] = _Weighed(self._counted(found, self.positions[index]), rank)

    async def _weigh_best(self, index: int, limits: Limits, rank: int) -> None:
        """Ask for the value after the best move, if another one was made."""
        value = self._best_known(index)
        assert value is not None  # it has been searched
        if not value.line or value.line[0] == self.moves[index]:
            return
        after = self.positions[index].play(value.line[0])
        worth = await value_of(self, after, limits, self.effort.forecast)
        if worth is not None:
            self._instead[index] = (value.line[0], _Weighed(self._counted(worth, after), rank))

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info | None:
        """Ask the judge, and count the nodes."""
        assert self._judge is not None
        info = await self._judge.ask(position, limits, forecast)
        self.nodes += 0 if info is None else info.nodes
        return info
