"""Proofs within a decision: their questions, limits and lines."""

from typing import Final

import numpy as np

from quiltbee.engine.decision import control as c
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.workspace import Workspace
from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.bounds import value_of
from quiltbee.engine.endgame.solver import begin_proof, follow_proof, run_proof
from quiltbee.engine.endgame.state import INFINITE
from quiltbee.engine.endgame.values import POINT
from quiltbee.engine.parameters import (
    EVALUATES,
    PROOF_LINE_NODES,
    PROOF_NODES,
    PROOF_NODES_PER_ROUND,
    PROOF_SHARE,
    UNLIMITED,
)
from quiltbee.engine.search import tree as t
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, play

NO_QUESTION: Final = e.NO_MOVE - (1 << 40)
"""A value for `first` that leaves the first question to the solver."""


@compiled
def limit_proofs(ws: Workspace, now: int) -> None:
    """Set the limits of the current proof: its share of the remaining nodes or time."""
    control, request = ws.control, ws.request
    nodes, budget = request[r.NODES], control[c.BUDGET]
    control[c.PROOF_END], control[c.PROOF_MOST] = UNLIMITED, UNLIMITED
    if budget < UNLIMITED:
        control[c.PROOF_END] = now + int((budget - now) * PROOF_SHARE)
    else:
        control[c.PROOF_MOST] = min(PROOF_NODES, EVALUATES[request[r.LEVEL] - 1])
    if nodes != r.NONE:
        used = control[c.PROVED] + searched(ws)
        control[c.PROOF_MOST] = int(max(nodes - used, 0) * PROOF_SHARE)


@compiled
def searched(ws: Workspace) -> int:
    """Return how many positions the search of this decision has evaluated."""
    return ws.search.tree.counters[t.EVALUATED] if ws.control[c.IS_ROOTED] != 0 else 0


@compiled
def begin_question(ws: Workspace, state: Int64Array, first: int) -> None:
    """Begin a proof of a state that is not over; `first` is the value of its first question."""
    control = ws.control
    begin_proof(ws.solver, state, ws.ring)
    if first != NO_QUESTION:
        ws.solver.control[e.FIRST] = first
    control[c.PROOF_FIRST] = first
    control[c.PROOF_MOVE] = e.NO_MOVE


@compiled
def begin_question_after(ws: Workspace, action: int, first: int) -> None:
    """Begin a proof of the position after a move; the proof's move is that one."""
    control = ws.control
    copy(ws.ending, ws.after)
    play(ws.after, ws.ring, action)
    if ws.after[k.STAGE] == k.OVER:
        value = value_of(margin(ws.after), has_won(ws.after, 0))
        ws.solver.control[e.LOWER], ws.solver.control[e.UPPER] = value, value
        ws.solver.control[e.NODES] = 1
        control[c.PROOF_FIRST] = NO_QUESTION
    else:
        begin_question(ws, ws.after, first)
    control[c.PROOF_MOVE] = action


@compiled
def prove_on(ws: Workspace, work: int, now: int, is_up: bool) -> bool:
    """Continue the current proof; return whether it has ended.

    It ends once the value is known, the first question is answered or a limit is reached. The
    results are then in `control`.
    """
    control, solver = ws.control, ws.solver
    lower, upper, nodes = (
        solver.control[e.LOWER],
        solver.control[e.UPPER],
        solver.control[e.NODES],
    )
    first = control[c.PROOF_FIRST]
    is_answered = lower >= upper
    if first != NO_QUESTION:
        is_answered = is_answered or lower >= first or upper < first
    left = control[c.PROOF_MOST] - nodes
    if not is_answered and left > 0 and not is_up and now < control[c.PROOF_END]:
        run_proof(solver, min(PROOF_NODES_PER_ROUND * work, left))
        return False
    control[c.PROOF_LOWER], control[c.PROOF_UPPER] = lower, upper
    control[c.PROOF_NODES] = nodes
    control[c.PROVED] += nodes
    if control[c.PROOF_MOVE] == e.NO_MOVE:
        control[c.PROOF_MOVE] = solver.control[e.MOVE]
    return True


@compiled
def winner(lower: int, upper: int) -> int:
    """Return the proven winner, player 0 or 1, or -1."""
    if lower > 0:
        return 0
    return 1 if upper <= 0 else -1


@compiled
def take_proof(ws: Workspace) -> None:
    """Record the current proof as the position's."""
    control = ws.control
    control[c.HAS_PROOF] = 1
    control[c.LOWER], control[c.UPPER] = control[c.PROOF_LOWER], control[c.PROOF_UPPER]
    control[c.MOVE] = control[c.PROOF_MOVE]


@compiled
def add_proven_line(ws: Workspace, move: int, lower: int, upper: int, nodes: int) -> None:
    """Add the line of a proven move: exact, or at least a win."""
    control, lines = ws.control, ws.proven
    row = control[c.PROVEN_COUNT]
    control[c.PROVEN_COUNT] = row + 1
    turn = ws.state[k.TURN]
    least, most = (lower, upper) if turn == 0 else (-upper, -lower)
    wins = winner(lower, upper) == turn
    numbers, figures = lines.numbers[row], lines.figures[row]
    lines.actions[row, 0] = move
    length = 1
    if lower >= upper:
        copy(ws.ending, ws.after)
        play(ws.after, ws.ring, move)
        length = follow_proof(ws.solver, ws.after, ws.ring, PROOF_LINE_NODES, lines.actions[row], 1)
    numbers[r.LENGTH] = numbers[r.LINE_DEPTH] = length
    numbers[r.LINE_NODES] = nodes
    numbers[r.SOLVED] = 1 if wins else -1
    numbers[r.HAS_CHANCE] = 1
    numbers[r.GAMES] = 0
    figures[r.LINE_CHANCE] = 1.0 if wins else 0.0
    figures[r.LINE_MARGIN] = figures[r.LINE_LEAST] = margin_of(least)
    figures[r.LINE_MOST] = margin_of(most)


@compiled
def margin_of(value: int) -> float:
    """Return the margin in points of a bound; infinite for none."""
    if abs(value) >= INFINITE:
        return np.inf if value > 0 else -np.inf
    # Round towards 0: the two values of a margin of 0 are 1 and -1.
    points = abs(value) // POINT
    return float(points if value > 0 else -points)


@compiled
def proven_row(ws: Workspace, action: int) -> int:
    """Return the row of the proven line that begins with an action, or -1."""
    for row in range(ws.control[c.PROVEN_COUNT]):
        if ws.proven.actions[row, 0] == action:
            return row
    return -1
