"""An analysis engine: queries as lines of JSON in, answers as lines out, many positions at once.

Each of several engines takes the next position: the highest priority first, then the oldest
query. Each engine has a thread that waits for it, so `take` never waits.

    {"id": "a", "position": "9/9/... - r", "moves": ["X0a7", "pass"], "turns": [0, 2], "lines": 3,
     "seconds": 1.5, "every": 1, "priority": 5}
    {"id": "b", "action": "cancel", "of": "a"}

A game begins at a `position`, or is that of a `link`, whose own moves come before `moves`. `turns`
are the numbers of moves after which to analyze, by default only the last.
"""

import heapq
import json
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from quiltbee.notation import (
    NotationError,
    form_of,
    format_move,
    parse_any_move,
    parse_line,
    parse_move,
    replay,
)
from quiltbee.players import (
    CANDIDATES,
    FORECAST,
    MULTIPV,
    PASS_LINE,
    Candidate,
    Info,
    Limits,
    Stop,
    set_offered,
)
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError, EngineRefusedError
from quiltbee.review.answers import describe_lines
from quiltbee.review.document import ReviewError
from quiltbee.rules import Move, Seat

FORECAST_GAMES = 50

LONGEST_ID = 200
MOST_LINES = 100
MOST_MOVES = 1000

_Tokens = Annotated[list[str], Meta(max_length=MOST_MOVES)]


class QueryError(ReviewError):
    """A line that is not a query; `id` is its id, if readable."""

    def __init__(self, sentence: str, query_id: str | None = None) -> None:
        super().__init__(sentence)
        self.id = query_id


class Target(NamedTuple):
    """A position to analyze, as the mover sees it, and the number of moves before it.

    `points` are the second seat's compensation. If there are `moves`, only they are considered.
    `fault` is the reason where there is nothing to analyze.
    """

    turn: int
    position: Any
    points: int = 0
    fault: str | None = None
    moves: tuple[Move, ...] = ()


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to analyze one or more positions, as the client sends it.

    A higher `priority` comes first. `every` is the minimum number of seconds between two answers
    that are not final; None wants only the final one. `candidates` requests the moves that the
    search considered, with visits and priors.
    """

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    position: str | None = None
    link: str | None = None
    moves: _Tokens = []
    turns: Annotated[list[int], Meta(min_length=1, max_length=MOST_MOVES)] | None = None
    lines: Annotated[int, Meta(ge=1, le=MOST_LINES)] | None = None
    seconds: Annotated[float, Meta(ge=0.001, le=86_400)] | None = None
    nodes: Annotated[int, Meta(ge=1, le=10**12)] | None = None
    every: Annotated[float, Meta(ge=0.1, le=86_400)] | None = None
    priority: Annotated[int, Meta(ge=-(10**6), le=10**6)] | None = None
    allow: _Tokens = []
    avoid: _Tokens = []
    candidates: bool = False


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command that is not a query: `cancel` the query with the id `of`, or all of them."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    action: Literal["cancel", "cancel_all"]
    of: str | None = None


def parse_query(line: str) -> tuple[Query, tuple[Target, ...]] | Action:
    """Read a query with its positions, each with its own fault if no player decides there.

    Raises QueryError with the fault of the line.
    """
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise QueryError("the line is not JSON") from None
    if not isinstance(data, dict):
        raise QueryError("a query is a JSON object")
    query_id = data.get("id")
    try:
        if "action" not in data:
            query = msgspec.convert(data, Query)
            return query, _targets(query)
        action = msgspec.convert(data, Action)
        if (action.action == "cancel") != (action.of is not None):
            raise ReviewError("cancel takes the id of a query in of, cancel_all takes none")
    except (ReviewError, NotationError, msgspec.ValidationError) as error:
        raise QueryError(str(error), query_id if isinstance(query_id, str) else None) from None
    return action


def _targets(query: Query) -> tuple[Target, ...]:
    if query.seconds is None and query.nodes is None:
        raise ReviewError("give seconds or nodes, or both")
    positions, points = _positions(query)
    allow, avoid = frozenset(map(parse_move, query.allow)), frozenset(map(parse_move, query.avoid))
    if allow and avoid:
        raise ReviewError("give moves to allow or moves to avoid, not both")
    turns = [len(positions) - 1] if query.turns is None else query.turns
    return tuple(_among(_target_at(turn, positions, points), allow, avoid) for turn in turns)


def _among(target: Target, allow: frozenset[Move], avoid: frozenset[Move]) -> Target:
    """Keep only the legal moves that are allowed, or not avoided; a fault if none is left."""
    if target.fault is not None or not (allow or avoid):
        return target
    legal = target.position.legal_moves()
    moves = tuple(move for move in legal if (move in allow if allow else move not in avoid))
    if not moves:
        fault = f"after {target.turn} moves none of the moves that are allowed is legal"
        return target._replace(fault=fault)
    return target._replace(moves=moves)


def _target_at(turn: int, positions: list[Any], points: int) -> Target:
    last = len(positions) - 1
    if not 0 <= turn <= last:
        return Target(turn, None, fault=f"turns are whole numbers from 0 to {last}")
    position = positions[turn]
    decider = position.decider
    if isinstance(decider, Seat):
        return Target(turn, position.seen_by(decider), points)
    what = "the game is over" if decider is None else "a card is to be turned over"
    return Target(turn, None, fault=f"after {turn} moves {what}")


def _positions(query: Query) -> tuple[list[Any], int]:
    """Return the positions of the game, and the points that its link gives the second seat."""
    position, link = query.position, query.link
    if (position is None) == (link is None):
        raise ReviewError("give a position or a link, as text")
    if position is not None and form_of(position) != "position":
        raise ReviewError("this text is not a position string")
    record = parse_line((position or link or "").strip(), "position" if position else "link")
    played = [*record.moves, *map(parse_any_move, query.moves)]
    return replay(record.start, played), record.compensation


# The engine


@dataclass(order=True)
class _Task:
    """A position of a query that has no answer yet."""

    order: tuple[int, int]
    query: Query = field(compare=False)
    target: Target = field(compare=False)
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
        """Read every line, then answer the open queries."""
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
        """Accept a query, or answer its fault at once."""
        try:
            read = parse_query(line)
            if isinstance(read, Action):
                self._obey(read)
            else:
                self._put(*read)
        except QueryError as error:
            self._send({"id": error.id, "error": f"{error}"})

    def _put(self, query: Query, positions: tuple[Target, ...]) -> None:
        with self._changed:
            known = {task.query.id for task in (*self._waiting, *self._running)}
            if query.id in known:
                raise QueryError("a query of this id is not answered yet", query.id)
            for target in positions:
                if target.fault is None:
                    self._number += 1
                    order = -(query.priority or 0), self._number
                    heapq.heappush(self._waiting, _Task(order, query, target))
            self._changed.notify_all()
        for target in positions:
            if target.fault is not None:
                self._send({"id": query.id, "turn": target.turn, "error": target.fault})

    def _obey(self, action: Action) -> None:
        """Cancel; a position under analysis gets its final answer early, a waiting one none."""
        with self._changed:
            tasks = [*self._waiting, *self._running]
            cancelled = [task for task in tasks if action.of in (None, task.query.id)]
            self._waiting = [task for task in self._waiting if task not in cancelled]
            heapq.heapify(self._waiting)
            for task in cancelled:
                task.stop.set()
        self._send({"id": action.id, "action": action.action, "cancelled": len(cancelled)})

    # Worker threads

    def _work(self, engine: EngineClient | None) -> None:
        try:
            while (task := self._next()) is not None:
                try:
                    engine = engine or self._start()
                    self._answer(task, engine)
                except EngineError as error:
                    if not isinstance(error, EngineRefusedError):
                        engine = None  # it has been ended
                    self._send(self._named(task, {"error": f"the engine failed: {error}"}))
                finally:
                    with self._changed:
                        self._running.remove(task)
        finally:
            if engine is not None:
                engine.close()

    def _next(self) -> _Task | None:
        """Return the next task; None once all is done and no more can come."""
        with self._changed:
            while not self._waiting:
                if self._is_ended:
                    return None
                self._changed.wait()
            task = heapq.heappop(self._waiting)
            self._running.append(task)
            return task

    def _answer(self, task: _Task, engine: EngineClient) -> None:
        query = task.query
        options = {
            # With one line the engine stops as soon as the choice is settled.
            MULTIPV.name: max(query.lines or 1, 2),
            FORECAST.name: FORECAST_GAMES,
            PASS_LINE.name: 1,
            CANDIDATES.name: int(query.candidates),
        }
        set_offered(engine, options)
        reported = time.monotonic()

        def report(lines: tuple[Info, ...]) -> None:
            nonlocal reported
            if query.every is not None and time.monotonic() - reported >= query.every:
                reported = time.monotonic()
                self._report(task, lines, is_final=False)

        movetime_ms = None if query.seconds is None else max(1, round(1000 * query.seconds))
        limits = Limits(movetime_ms, query.nodes, searchmoves=task.target.moves)
        decision = engine.decide(task.target.position, limits, task.stop, report)
        self._report(task, decision.lines, decision.candidates, is_final=True)

    def _report(
        self,
        task: _Task,
        infos: Iterable[Info],
        candidates: Sequence[Candidate] = (),
        *,
        is_final: bool,
    ) -> None:
        position, points = task.target.position, task.target.points
        answer = describe_lines(tuple(infos), position, task.query.lines or 1, points)
        if answer is None:
            self._send(self._named(task, {"error": "the engine has no opinion"}))
        else:
            final: dict[str, object] = {**answer, "final": is_final}
            if task.query.candidates and is_final:
                final["candidates"] = [
                    {
                        "move": format_move(each.move),
                        "visits": each.visits,
                        "prior": round(each.prior, 6),
                    }
                    for each in candidates
                ]
            self._send(self._named(task, final))

    def _named(self, task: _Task, answer: dict[str, object]) -> dict[str, object]:
        return {"id": task.query.id, "turn": task.target.turn, **answer}

    def _send(self, answer: dict[str, object]) -> None:
        with self._writing:
            self._write(json.dumps(answer))
