"""The value of any move by search or proof, for making puzzles."""

from typing import Final

from quiltbee.engine.decision import control as c
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.proofs import (
    NO_QUESTION,
    begin_question,
    begin_question_after,
)
from quiltbee.engine.decision.workspace import Workspace, aimed, on_ring
from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.solver import follow_proof, run_proof
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.lines import (
    principal_variation_after,
    rank_root,
    win_chance_and_margin,
)
from quiltbee.engine.search.puct import begin_search, run_rounds
from quiltbee.kernel import state as k
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy

_ALL_PLACEMENTS: Final = 1_000
"""A width above the placements of any patch."""


@compiled
def weigh(ws: Workspace, action: int, nodes: int) -> int:
    """Search for the score alone: one action, or every legal one if it is negative.

    Return the number of actions. `ranked` holds them, the most visited first, `margins` their
    margins for the player to move, and the first of `lines` the line of the first action.
    """
    ws.control[c.KEPT] = 0
    ws.request[r.BY_SCORE] = 1
    search, listed = on_ring(aimed(ws), ws.ring), 0
    if action >= 0:
        ws.thread.actions[0], listed = action, 1
    begin_search(search, ws.thread, ws.state, listed, _ALL_PLACEMENTS)
    run_rounds(search, ws.thread, nodes, nodes)
    number = rank_root(search, ws.ranked)
    line = ws.lines.actions[0]
    ws.lines.numbers[0, r.LENGTH] = principal_variation_after(search, ws.ranked[0], line)
    for n in range(number):
        points = win_chance_and_margin(search, ws.ranked[n])[1]
        ws.margins[n] = points if ws.state[k.TURN] == 0 else -points
        ws.ranked[n] = search.tree.edges[ws.ranked[n], t.ACTION]
    return number


@compiled
def begin_proof(ws: Workspace, action: int) -> None:
    """Begin a proof of the position after an action, or if it is negative, of the position."""
    copy(ws.state, ws.ending)
    if action < 0:
        begin_question(ws, ws.ending, NO_QUESTION)
    else:
        begin_question_after(ws, action, NO_QUESTION)
    ws.control[c.PROOF_NODES] = 0


@compiled
def go_on(ws: Workspace, nodes: int) -> int:
    """Continue a proof for `nodes` nodes; return 1 once the value is known, else 0.

    `control` has the bounds and nodes so far.
    """
    is_known = run_proof(ws.solver, nodes)
    control, found = ws.control, ws.solver.control
    control[c.PROOF_LOWER], control[c.PROOF_UPPER] = found[e.LOWER], found[e.UPPER]
    control[c.PROOF_NODES] = found[e.NODES]
    return 1 if is_known else 0


@compiled
def follow(ws: Workspace, nodes: int) -> int:
    """Write the line after the action of the last proof, with `nodes` nodes for each move.

    It is the first of `lines`; return its length.
    """
    return follow_proof(ws.solver, ws.after, ws.ring, nodes, ws.lines.actions[0], 0)
