"""Queries to an analysis engine: what a line of JSON asks for, read and checked.

    {"id": "a", "position": "9/9/... - r", "moves": ["X0a7", "pass"], "turns": [0, 2], "lines": 3,
     "seconds": 1.5, "every": 1, "priority": 5}
    {"id": "b", "action": "cancel", "of": "a"}

A game begins at a `position`, or is that of a `link`, whose own moves come before `moves`. `turns`
are the numbers of moves after which the positions are wanted, by default only the last.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from quiltbee.games import variant_of
from quiltbee.notation import NotationError, form_of, parse_any_move, parse_line, replay
from quiltbee.players import Limits
from quiltbee.review.errors import ReviewError
from quiltbee.rules import Seat

LONGEST_ID = 200
MOST_LINES = 100
MOST_MOVES = 1000

_FIELDS = frozenset(
    ("id", "position", "link", "moves", "turns", "lines", "seconds", "nodes", "every", "priority")
)


class QueryError(ReviewError):
    """A line is not a query; `id` is its id, if that could be read."""

    def __init__(self, sentence: str, query_id: str | None = None) -> None:
        super().__init__(sentence)
        self.id = query_id


class Wanted(NamedTuple):
    """A position to analyse, as the mover sees it, and the number of moves before it.

    So many `points` go with the second seat.
    """

    turn: int
    position: Any
    points: int = 0


@dataclass(frozen=True, slots=True)
class Query:
    """What is asked about one or more positions.

    Those of a higher `priority` come first. `every` is the least number of seconds between two
    answers that are not final; None wants only the final one.
    """

    id: str
    wanted: tuple[Wanted, ...]
    limits: Limits
    lines: int = 1
    priority: int = 0
    every: float | None = None


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
    movetime_ms = None if seconds is None else max(1, round(1000 * seconds))
    return Query(
        query_id,
        _wanted(told),
        Limits(movetime_ms=movetime_ms, nodes=nodes),
        _whole(told, "lines", 1, MOST_LINES) or 1,
        _whole(told, "priority", -(10**6), 10**6) or 0,
        _number(told, "every", 0.1, 86_400.0),
    )


def _check_fields(told: Mapping[str, Any], known: frozenset[str]) -> None:
    if unknown := sorted(told.keys() - known):
        raise ReviewError(f"{unknown[0]!r} is none of the fields {', '.join(sorted(known))}")


def _wanted(told: Mapping[str, Any]) -> tuple[Wanted, ...]:
    """The positions in which somebody decides; ReviewError for one where nobody does."""
    positions, points = _positions(told)
    last = len(positions) - 1
    turns = told.get("turns", [last])
    if not isinstance(turns, list) or not turns or len(turns) > MOST_MOVES:
        raise ReviewError("turns is a list of numbers of moves")
    found = []
    for turn in turns:
        if not _is_whole(turn) or not 0 <= turn <= last:
            raise ReviewError(f"turns are whole numbers from 0 to {last}")
        position = positions[turn]
        variant = variant_of(position)
        decider = variant.decider(position)
        if not isinstance(decider, Seat):
            what = "the game is over" if decider is None else "a card is to be turned over"
            raise ReviewError(f"after {turn} moves {what}")
        found.append(Wanted(turn, variant.view(position, decider), points))
    return tuple(found)


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
    return replay(record.start, played, record.shuffles), record.compensation


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
