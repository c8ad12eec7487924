"""The requests and results of the players without a learned evaluation.

They have the engine's form (see `engine.decision.request`), for duels only. A player without an
opinion writes NaN for chance and margin.

The two tree searches share more: the first fields of their nodes, slices of iterations, and the
choice of the most visited move.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.pacing import time_budget
from quiltbee.engine.decision.workspace import Lines
from quiltbee.engine.parameters import UNLIMITED
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import has_won, list_legal, margin
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import MOST_LEGAL, RING
from quiltbee.rules.time_board import MOST_DECISIONS

MOST_LINES: Final = 500
"""The maximum of MultiPV."""

LONGEST: Final = MOST_DECISIONS + 1
"""An upper bound on the moves of a line, and on the nodes of a path."""

VISITS, WINS, MARGIN = range(3)
"""The first fields of a node: visits, games won by player 1, the sum of player 1's margins."""

PV_VISITS: Final = 10
"""The least visits of a move in a principal variation."""

OWN_ITERATIONS: Final = 10_000
"""The iterations of a tree search that has no limit."""

_DONE, MOST, _BUDGET = range(3)
"""The indices of `control`: the iterations so far, their limit, and the time in microseconds."""

NO_OPINION: Final = np.nan


class Answers(NamedTuple):
    """A request and its results; `actions` and `order` are scratch for the legal actions."""

    state: Int64Array
    ring: Int64Array
    request: Int64Array
    results: Int64Array
    lines: Lines
    candidates: Int64Array
    priors: Int64Array
    control: Int64Array
    random_state: Int64Array
    actions: Int64Array
    order: Int64Array


def new_answers(longest: int) -> Answers:
    """Return the buffers of one player, whose lines have at most `longest` moves."""
    lines = Lines(
        np.zeros((MOST_LINES, len(r.LINE_NUMBERS)), np.int64),
        np.zeros((MOST_LINES, len(r.LINE_FIGURES)), np.float64),
        np.zeros((MOST_LINES, longest), np.int64),
    )
    return Answers(
        np.zeros(WORDS, np.int64),
        np.zeros(RING, np.int64),
        np.zeros(len(r.REQUEST), np.int64),
        np.zeros(len(r.RESULTS), np.int64),
        lines,
        np.zeros((1, 2), np.int64),
        np.zeros(1, np.float64),
        np.zeros(8, np.int64),
        np.ones(1, np.int64),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.int64),
    )


@compiled
def begin_answers(a: Answers, method: int) -> None:
    """Begin a decision, with the method of its result."""
    for number in range(len(a.results)):
        a.results[number] = 0
    a.results[r.METHOD] = method
    a.random_state[0] = max(a.request[r.SEED], 1)
    a.control[_DONE] = 0
    a.control[_BUDGET] = time_budget(a.request, a.state)
    a.control[MOST] = UNLIMITED if a.request[r.NODES] == r.NONE else a.request[r.NODES]


@compiled
def is_up(a: Answers, now: int, stop: int) -> bool:
    """Return whether time is up or a stop was requested."""
    return stop != 0 or now >= a.control[_BUDGET]


@compiled
def write_line(a: Answers, row: int, depth: int, nodes: int, chance: float, points: float) -> None:
    """Write the figures of a line whose moves are in its row."""
    numbers, figures = a.lines.numbers[row], a.lines.figures[row]
    for number in range(len(numbers)):
        numbers[number] = 0
    numbers[r.LENGTH] = max(depth, 1)
    numbers[r.LINE_DEPTH], numbers[r.LINE_NODES] = depth, nodes
    numbers[r.HAS_CHANCE] = 1 if chance == chance else 0
    figures[r.LINE_CHANCE], figures[r.LINE_MARGIN] = chance, points
    figures[r.LINE_LEAST], figures[r.LINE_MOST] = -np.inf, np.inf
    a.results[r.LINE_COUNT] = row + 1


# Trees


@compiled
def begin_tree(a: Answers) -> None:
    """Begin a tree search; if there is no limit, it does OWN_ITERATIONS."""
    begin_answers(a, r.BY_SEARCH)
    request = a.request
    is_limited = request[r.INFINITE] != 0 or request[r.NODES] != r.NONE
    if not is_limited and request[r.MOVE_TIME] == r.NONE and request[r.CLOCK] == r.NONE:
        a.control[MOST] = OWN_ITERATIONS
    if list_legal(a.state, a.ring, a.actions) == 1:
        a.control[MOST] = 0


@compiled
def next_slice(a: Answers, iterations: int, now: int, stop: int) -> int:
    """Return the number of iterations to do, at most `iterations`; the first is always done."""
    control = a.control
    if is_up(a, now, stop):
        iterations = 1 if control[_DONE] == 0 else 0
    iterations = min(iterations, control[MOST] - control[_DONE])
    control[_DONE] += iterations
    return iterations


@compiled
def has_ended(a: Answers, now: int, stop: int) -> bool:
    """Return whether a limit is reached; write the line of an only legal move."""
    control = a.control
    if control[MOST] == 0:
        a.results[r.METHOD] = r.ONLY_MOVE
        a.lines.actions[0, 0] = a.actions[0]
        write_line(a, 0, 0, 0, NO_OPINION, NO_OPINION)
    return is_up(a, now, stop) or control[_DONE] >= control[MOST]


@compiled
def write_tree_line(a: Answers, row: int, length: int, nodes: Int64Array, child: int) -> None:
    """Write the figures of a line of a tree that begins with a child of the root."""
    visits = nodes[child + VISITS]
    chance, points = nodes[child + WINS] / visits, nodes[child + MARGIN] / visits
    if a.state[k.TURN] == 1:
        chance, points = 1.0 - chance, -points
    write_line(a, row, length, a.control[_DONE], chance, points)


@compiled
def back_up(nodes: Int64Array, path: Int64Array, depth: int, state: Int64Array) -> None:
    """Add a finished game to the nodes of a path, from the root down to `depth`."""
    won, points = has_won(state, 0), margin(state)
    for node in path[: depth + 1]:
        nodes[node + VISITS] += 1
        nodes[node + WINS] += won
        nodes[node + MARGIN] += points
