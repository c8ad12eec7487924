"""An analysis engine: queries as lines of JSON in, answers as lines out, many positions at once.

Each of several engines takes the next position: the highest priority first, then the oldest
question. Each engine has a thread that waits for it, so `take` never waits.
"""

import heapq
import json
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from quiltbee.players import FORECAST, MULTIPV, PASS_LINE, Info, Stop, set_offered
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.review.answers import describe_lines
from quiltbee.review.queries import Action, Query, QueryError, Wanted, parse_query

FORECAST_GAMES = 50


@dataclass(order=True)
class _Task:
    """A position of a query that has no answer yet."""

    order: tuple[int, int]
    query: Query = field(compare=False)
    wanted: Wanted = field(compare=False)
    stop: Stop = field(compare=False, default_factory=Stop)


class AnalysisEngine:
    """Answers queries by several engines; `start` starts one, `write` gets each answer as a line.

    `write` is called by one thread at a time. Raises EngineError if the first engine can't start.
    """

    def __init__(
        self, start: Callable[[], EngineClient], engines: int, write: Callable[[str], None]
    ) -> None:
        self._start = start
        self._write = write
        self._changed = threading.Condition()
        self._writing = threading.Lock()
        self._waiting: list[_Task] = []
        self._running: list[_Task] = []
        self._number = 0
        self._is_ended = False
        self._threads = [
            threading.Thread(target=self._work, args=(engine,), name="analysis")
            for engine in [start(), *([None] * (engines - 1))]
        ]
        for thread in self._threads:
            thread.start()

    def run(self, lines: Iterable[str]) -> None:
        """Take every line, then answer the open queries."""
        try:
            for line in lines:
                if line.strip():
                    self.take(line)
        finally:
            with self._changed:
                self._is_ended = True
                self._changed.notify_all()
            for thread in self._threads:
                thread.join()

    def take(self, line: str) -> None:
        """Take a query, or answer at once what is wrong with it."""
        try:
            read = parse_query(line)
            if isinstance(read, Action):
                self._obey(read)
            else:
                self._put(read)
        except QueryError as error:
            self._say({"id": error.id, "error": f"{error}"})

    def _put(self, query: Query) -> None:
        with self._changed:
            known = {task.query.id for task in (*self._waiting, *self._running)}
            if query.id in known:
                raise QueryError("a query of this id is not answered yet", query.id)
            for wanted in query.wanted:
                self._number += 1
                heapq.heappush(self._waiting, _Task((-query.priority, self._number), query, wanted))
            self._changed.notify_all()

    def _obey(self, action: Action) -> None:
        """Cancel; a position under analysis gets its final answer early, a waiting one none."""
        with self._changed:
            tasks = [*self._waiting, *self._running]
            meant = [task for task in tasks if action.of in (None, task.query.id)]
            self._waiting = [task for task in self._waiting if task not in meant]
            heapq.heapify(self._waiting)
            for task in meant:
                task.stop.set()
        self._say({"id": action.id, "action": action.action, "cancelled": len(meant)})

    # In the threads

    def _work(self, engine: EngineClient | None) -> None:
        try:
            while (task := self._next()) is not None:
                try:
                    engine = engine or self._start()
                    self._answer(task, engine)
                except EngineError as error:  # it has been ended
                    engine = None
                    self._say(self._named(task, {"error": f"the engine failed: {error}"}))
                finally:
                    self._end(task)
        finally:
            if engine is not None:
                engine.close()

    def _next(self) -> _Task | None:
        """The next task; None once all is done and no more will come."""
        with self._changed:
            while not self._waiting:
                if self._is_ended:
                    return None
                self._changed.wait()
            task = heapq.heappop(self._waiting)
            self._running.append(task)
            return task

    def _end(self, task: _Task) -> None:
        with self._changed:
            self._running.remove(task)

    def _answer(self, task: _Task, engine: EngineClient) -> None:
        query = task.query
        wanted = {
            MULTIPV.name: max(query.lines, 2),  # with one it ends as soon as the choice is settled
            FORECAST.name: FORECAST_GAMES,
            PASS_LINE.name: 1,
        }
        set_offered(engine, wanted)
        told = time.monotonic()

        def report(lines: tuple[Info, ...]) -> None:
            nonlocal told
            if query.every is not None and time.monotonic() - told >= query.every:
                told = time.monotonic()
                self._tell(task, lines, is_final=False)

        found = engine.decide(task.wanted.position, query.limits, task.stop, report)
        self._tell(task, found.lines, is_final=True)

    def _tell(self, task: _Task, infos: Iterable[Info], *, is_final: bool) -> None:
        _, position, points = task.wanted
        answer = describe_lines(tuple(infos), position, task.query.lines, points)
        if answer is None:
            self._say(self._named(task, {"error": "the engine has no opinion"}))
        else:
            self._say(self._named(task, {**answer, "final": is_final}))

    def _named(self, task: _Task, told: dict[str, object]) -> dict[str, object]:
        return {"id": task.query.id, "turn": task.wanted.turn, **told}

    def _say(self, told: dict[str, object]) -> None:
        with self._writing:
            self._write(json.dumps(told))
