"""An analysis engine: queries as lines of JSON in, answers as lines out, many positions at once.

Each of several engines takes the next position: the highest priority first, then the oldest
question. Each engine has a thread that waits for it, so `take` never waits.

    {"id": "a", "position": "9/9/... - r", "moves": ["X0a7", "pass"], "turns": [0, 2], "lines": 3,
     "seconds": 1.5, "every": 1, "priority": 5}
    {"id": "b", "action": "cancel", "of": "a"}

A game begins at a `position`, or is that of a `link`, whose own moves come before `moves`. `turns`
are the numbers of moves after which the positions are wanted, by default only the last.
"""

import heapq
import json
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

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

_FIELDS = frozenset(
    (
        *("id", "position", "link", "moves", "turns", "lines", "seconds", "nodes", "every"),
        *("priority", "allow", "avoid", "candidates"),
    )
)


class QueryError(ReviewError):
    """A line is not a query; `id` is its id, if that could be read."""

    def __init__(self, sentence: str, query_id: str | None = None) -> None:
        super().__init__(sentence)
        self.id = query_id


class Wanted(NamedTuple):
    """A position to analyse, as the mover sees it, and the number of moves before it.

    The second seat has `points` as compensation. If there are any, only `moves` are considered.
    Where there is nothing to analyse, `fault` says why.
    """

    turn: int
    position: Any
    points: int = 0
    fault: str | None = None
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Query:
    """What is asked about one or more positions.

    Those of a higher `priority` come first. `every` is the least number of seconds between two
    answers that are not final; None wants only the final one. `candidates` asks for what the search
    considered, with visits and priors.
    """

    id: str
    wanted: tuple[Wanted, ...]
    limits: Limits
    lines: int = 1
    priority: int = 0
    every: float | None = None
    candidates: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """Something other than a query: `cancel` the query of the id `of`, or all of them."""

    id: str
    action: Literal["cancel", "cancel_all"]
    of: str | None = None


def parse_query(line: str) -> Query | Action:
    """Read a line; raises QueryError with what is wrong with it."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise QueryError("the line is not JSON") from None
    if not isinstance(told, dict):
        raise QueryError("a query is a JSON object")
    query_id = told.get("id")
    if not isinstance(query_id, str) or not 0 < len(query_id) <= LONGEST_ID:
        raise QueryError(f"id is a text of 1 to {LONGEST_ID} characters")
    try:
        return _action(query_id, told) if "action" in told else _query(query_id, told)
    except ReviewError as error:
        raise QueryError(str(error), query_id) from None
    except NotationError as error:
        raise QueryError(str(error), query_id) from None


def _action(query_id: str, told: Mapping[str, Any]) -> Action:
    _check_fields(told, frozenset(("id", "action", "of")))
    match told["action"]:
        case "cancel" if isinstance(told.get("of"), str):
            return Action(query_id, "cancel", told["of"])
        case "cancel_all" if "of" not in told:
            return Action(query_id, "cancel_all")
    raise ReviewError("an action is cancel, with the id of a query in of, or cancel_all")


def _query(query_id: str, told: Mapping[str, Any]) -> Query:
    _check_fields(told, _FIELDS)
    seconds = _number(told, "seconds", 0.001, 86_400.0)
    nodes = _whole(told, "nodes", 1, 10**12)
    if seconds is None and nodes is None:
        raise ReviewError("give seconds or nodes, or both")
    if not isinstance(told.get("candidates", False), bool):
        raise ReviewError("candidates is true or false")
    movetime_ms = None if seconds is None else max(1, round(1000 * seconds))
    return Query(
        query_id,
        _wanted(told),
        Limits(movetime_ms=movetime_ms, nodes=nodes),
        _whole(told, "lines", 1, MOST_LINES) or 1,
        _whole(told, "priority", -(10**6), 10**6) or 0,
        _number(told, "every", 0.1, 86_400.0),
        told.get("candidates", False),
    )


def _check_fields(told: Mapping[str, Any], known: frozenset[str]) -> None:
    if unknown := sorted(told.keys() - known):
        raise ReviewError(f"{unknown[0]!r} is none of the fields {', '.join(sorted(known))}")


def _wanted(told: Mapping[str, Any]) -> tuple[Wanted, ...]:
    """The positions asked about, each with its own fault if nobody decides there."""
    positions, points = _positions(told)
    last = len(positions) - 1
    turns = told.get("turns", [last])
    if not isinstance(turns, list) or not turns or len(turns) > MOST_MOVES:
        raise ReviewError("turns is a list of numbers of moves")
    if not all(map(_is_whole, turns)):
        raise ReviewError(f"turns are whole numbers from 0 to {last}")
    allow, avoid = _moves(told, "allow"), _moves(told, "avoid")
    if allow and avoid:
        raise ReviewError("give moves to allow or moves to avoid, not both")
    return tuple(
        _among(_wanted_at(turn, positions, points), frozenset(allow), frozenset(avoid))
        for turn in turns
    )


def _moves(told: Mapping[str, Any], name: str) -> list[Move]:
    tokens = told.get(name, [])
    if not isinstance(tokens, list) or len(tokens) > MOST_MOVES:
        raise ReviewError(f"{name} is a list of moves")
    return [parse_move(token if isinstance(token, str) else "") for token in tokens]


def _among(wanted: Wanted, allow: frozenset[Move], avoid: frozenset[Move]) -> Wanted:
    """Only the legal moves that are allowed, or not avoided; a fault if there are none."""
    if wanted.fault is not None or not (allow or avoid):
        return wanted
    legal = wanted.position.legal_moves()
    moves = tuple(move for move in legal if (move in allow if allow else move not in avoid))
    if not moves:
        fault = f"after {wanted.turn} moves none of the moves that are allowed is legal"
        return wanted._replace(fault=fault)
    return wanted._replace(moves=moves)


def _wanted_at(turn: int, positions: list[Any], points: int) -> Wanted:
    last = len(positions) - 1
    if not 0 <= turn <= last:
        return Wanted(turn, None, fault=f"turns are whole numbers from 0 to {last}")
    position = positions[turn]
    decider = position.decider
    if isinstance(decider, Seat):
        return Wanted(turn, position.seen_by(decider), points)
    what = "the game is over" if decider is None else "a card is to be turned over"
    return Wanted(turn, None, fault=f"after {turn} moves {what}")


def _positions(told: Mapping[str, Any]) -> tuple[list[Any], int]:
    """The positions of the game, and the points that its link gives the second seat."""
    form = "position" if "position" in told else "link"
    text, moves = told.get(form), told.get("moves", [])
    if not isinstance(text, str) or ("position" in told) == ("link" in told):
        raise ReviewError("give a position or a link, as text")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise ReviewError("moves is a list of moves")
    if form == "position" and form_of(text) != "position":
        raise ReviewError("this text is not a position string")
    record = parse_line(text.strip(), "position" if form == "position" else "link")
    tokens = [move if isinstance(move, str) else "" for move in moves]
    played = [*record.moves, *map(parse_any_move, tokens)]
    return replay(record.start, played), record.compensation


def _number(told: Mapping[str, Any], name: str, least: float, most: float) -> float | None:
    value = told.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ReviewError(f"{name} is a number from {least:g} to {most:g}")
    return float(value)


def _whole(told: Mapping[str, Any], name: str, least: int, most: int) -> int | None:
    value = told.get(name)
    if value is None:
        return None
    if not _is_whole(value) or not least <= value <= most:
        raise ReviewError(f"{name} is a whole number from {least} to {most}")
    return int(value)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# The engine


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
                if wanted.fault is not None:
                    continue
                self._number += 1
                heapq.heappush(self._waiting, _Task((-query.priority, self._number), query, wanted))
            self._changed.notify_all()
        for wanted in query.wanted:
            if wanted.fault is not None:
                self._say({"id": query.id, "turn": wanted.turn, "error": wanted.fault})

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
                except EngineError as error:
                    if not isinstance(error, EngineRefusedError):
                        engine = None  # it has been ended
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
            CANDIDATES.name: int(query.candidates),
        }
        set_offered(engine, wanted)
        told = time.monotonic()

        def report(lines: tuple[Info, ...]) -> None:
            nonlocal told
            if query.every is not None and time.monotonic() - told >= query.every:
                told = time.monotonic()
                self._tell(task, lines, is_final=False)

        limits = replace(query.limits, searchmoves=task.wanted.moves)
        found = engine.decide(task.wanted.position, limits, task.stop, report)
        self._tell(task, found.lines, found.candidates, is_final=True)

    def _tell(
        self,
        task: _Task,
        infos: Iterable[Info],
        candidates: Sequence[Candidate] = (),
        *,
        is_final: bool,
    ) -> None:
        position, points = task.wanted.position, task.wanted.points
        answer = describe_lines(tuple(infos), position, task.query.lines, points)
        if answer is None:
            self._say(self._named(task, {"error": "the engine has no opinion"}))
        else:
            told: dict[str, object] = {**answer, "final": is_final}
            if task.query.candidates and is_final:
                told["candidates"] = [
                    {
                        "move": format_move(each.move),
                        "visits": each.visits,
                        "prior": round(each.prior, 6),
                    }
                    for each in candidates
                ]
            self._say(self._named(task, told))

    def _named(self, task: _Task, told: dict[str, object]) -> dict[str, object]:
        return {"id": task.query.id, "turn": task.wanted.turn, **told}

    def _say(self, told: dict[str, object]) -> None:
        with self._writing:
            self._write(json.dumps(told))
