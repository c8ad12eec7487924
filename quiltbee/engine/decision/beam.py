"""Won games against an opponent who passes: detection, and the beam search for points."""

import numpy as np

from quiltbee.engine.decision import control as c
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.workspace import Workspace, aimed, on_ring
from quiltbee.engine.parameters import (
    BEAM_NODES_PER_SECOND,
    CLEAR_CHANCE,
    EVALUATES,
    LEAST_BEAM_WIDTH,
    PASSIVE_COVERED,
    PASSIVE_FROM,
    SAFE_LOSS,
    TEMPERATURE,
    UNLIMITED,
)
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.lines import (
    move_up,
    rank_root,
    win_chance_and_margin,
)
from quiltbee.engine.search.passive import (
    MOST_WIDTH,
    NODES_PER_WIDTH,
    NOTHING,
    SPACES,
    begin_beam,
    follow_space,
)
from quiltbee.engine.search.tree import Search
from quiltbee.kernel import state as k
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces
from quiltbee.rules import SPACES as QUILT_SPACES


@compiled
def is_passive(ws: Workspace) -> bool:
    """Return whether the mover's opponent has mostly passed; the Automa never does."""
    if ws.search.game.quilts == 1:
        return False
    state = ws.state
    other = k.PLAYER - state[k.TURN] * k.PLAYER
    covered = QUILT_SPACES - empty_spaces(state[other + k.LOW], state[other + k.HIGH])
    clock = state[other + k.TIME]
    return clock >= PASSIVE_FROM and covered < PASSIVE_COVERED * clock


@compiled
def is_won(ws: Workspace) -> bool:
    """Return whether the game is won against an opponent who passes; never at weak levels."""
    control, request = ws.control, ws.request
    if control[c.IS_OF_GAME] == 0 or request[r.BY_SCORE] != 0:
        return False
    if TEMPERATURE[request[r.LEVEL] - 1] > 0 or not is_passive(ws):
        return False
    search = aimed(ws)
    rank_root(search, ws.ranked)
    return mover_chance(ws, search, ws.ranked[0]) >= CLEAR_CHANCE


@compiled
def mover_chance(ws: Workspace, search: Search, edge: int) -> float:
    """Return the root player's chance to win after an edge of the root."""
    chance = np.float64(win_chance_and_margin(search, edge)[0])
    return chance if ws.state[k.TURN] == 0 else 1.0 - chance


@compiled
def begin_beam_search(ws: Workspace, now: int, evaluated: int, then: int) -> bool:
    """Begin the beam search for the move that wins by most if the opponent only passes.

    Return false if the limits do not allow even the narrowest beam. `then` is the next phase.
    """
    control, request, counters = ws.control, ws.request, ws.search.tree.counters
    control[c.LARGEST] = NOTHING
    level, nodes, budget = request[r.LEVEL] - 1, request[r.NODES], control[c.BUDGET]
    width = max(EVALUATES[level] // NODES_PER_WIDTH, LEAST_BEAM_WIDTH)
    own = UNLIMITED if level + 1 == len(EVALUATES) else EVALUATES[level]
    counts = nodes != r.NONE and nodes <= own  # a level's own limit is one of the search
    if counts:
        width = min(width, (nodes - evaluated) // NODES_PER_WIDTH)
    if budget < UNLIMITED:
        seconds = (budget - now) * 1e-6
        width = min(width, int(seconds * BEAM_NODES_PER_SECOND) // NODES_PER_WIDTH)
    if width < 1:
        return False
    control[c.BEAM_MOST] = nodes if counts else UNLIMITED
    control[c.BEAM_BEFORE] = r.NONE if counts else evaluated
    control[c.WIDTH] = min(width, MOST_WIDTH)
    counters[t.EVALUATED] = evaluated
    player = ws.state[k.TURN]
    begin_beam(ws.beam, ws.state)
    control[c.SPACE] = ws.state[player * k.PLAYER + k.TIME]
    control[c.AFTER_BEAM] = then
    control[c.PHASE] = c.BEAM
    return True


@compiled
def follow_beam(ws: Workspace, is_up: bool) -> bool:
    """Advance the beam by one space of the time board; return whether it has ended."""
    control, counters, space = ws.control, ws.search.tree.counters, ws.control[c.SPACE]
    if space < SPACES and not is_up:
        player, width, most = ws.state[k.TURN], control[c.WIDTH], control[c.BEAM_MOST]
        control[c.SPACE] = space + 1
        follow_space(on_ring(aimed(ws), ws.ring), ws.thread, ws.beam, space, player, width, most)
        return False
    control[c.LARGEST] = ws.beam.found[0]
    if control[c.BEAM_BEFORE] != r.NONE:
        counters[t.EVALUATED] = control[c.BEAM_BEFORE]
    return True


@compiled
def move_up_largest(ws: Workspace, search: Search) -> None:
    """Move the beam's action to the front of the ranked edges, unless it is much less safe."""
    rank_chance = mover_chance(ws, search, ws.ranked[0])
    if rank_chance < CLEAR_CHANCE:
        return
    for n in range(ws.control[c.RANKED_COUNT]):
        edge = ws.ranked[n]
        if search.tree.edges[edge, t.ACTION] == ws.control[c.LARGEST]:
            if mover_chance(ws, search, edge) >= rank_chance - SAFE_LOSS:
                move_up(ws.ranked, n)
            return
