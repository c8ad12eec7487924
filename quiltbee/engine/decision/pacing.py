"""The limits of a decision's search: its share of time and nodes, and an early end."""

import numpy as np

from quiltbee.engine.decision import control as c
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.workspace import Workspace
from quiltbee.engine.parameters import LOOK_US, UNLIMITED
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.locks import read, write
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.players.limits import (
    FEWEST_DECISIONS,
    MOST_OF_CLOCK,
    SHARE_OF_INCREMENT,
    SPACES_A_DECISION,
)
from quiltbee.rules import LAST_SPACE


@compiled
def time_budget(request: Int64Array, state: Int64Array) -> int:
    """Return the time budget of a decision in microseconds; UNLIMITED without a limit."""
    if request[r.INFINITE] != 0:
        return UNLIMITED
    budget = UNLIMITED if request[r.MOVE_TIME] == r.NONE else request[r.MOVE_TIME]
    clock = request[r.CLOCK]
    if clock != r.NONE:
        left = LAST_SPACE - state[state[k.TURN] * k.PLAYER + k.TIME]
        decisions = FEWEST_DECISIONS + left / SPACES_A_DECISION
        share = clock / decisions + request[r.INCREMENT] * SHARE_OF_INCREMENT
        budget = min(budget, int(min(share, clock * MOST_OF_CLOCK)))
    return budget


@compiled
def begin_search_share(ws: Workspace, now: int, share: float) -> None:
    """Begin a search with a share of the remaining nodes and time."""
    control, counters = ws.control, ws.search.tree.counters
    done, most, budget = counters[t.EVALUATED], control[c.MOST], control[c.BUDGET]
    nodes = most
    if most < UNLIMITED:
        # Round half to even: the signatures of `bench` depend on it.
        nodes = done + int(np.rint((most - done) * share))
    control[c.SEARCH_END] = UNLIMITED
    if budget < UNLIMITED:
        control[c.SEARCH_END] = now + int((budget - now) * share)
    control[c.SETTLES] = 0
    control[c.SEARCH_BEGUN] = control[c.LOOKED] = now
    control[c.ITERATIONS_BEFORE] = counters[t.ITERATIONS]
    if ws.request[r.DEPTH] != r.NONE:
        counters[t.MOST_DEPTH] = ws.request[r.DEPTH]
    open_to(ws, nodes)


@compiled
def open_to(ws: Workspace, most: int) -> None:
    """Open the search to all threads until `most` positions are evaluated."""
    ws.search.tree.counters[t.STOP] = 0
    write(ws.control, c.SEARCH_MOST, most)
    write(ws.control, c.OPEN, 1)


@compiled
def close(ws: Workspace) -> None:
    """Stop the other threads, and wait until they have left the tree."""
    control = ws.control
    write(control, c.OPEN, 0)
    write(ws.search.tree.counters, t.STOP, 1)
    while read(control, c.BUSY) != 0:
        pass


@compiled
def is_settled(ws: Workspace, now: int) -> bool:
    """Return whether no remaining visit can change the choice; checked every LOOK_US.

    The choice is settled once the most visited edge leads by more than all visits still to come.
    """
    control, tree = ws.control, ws.search.tree
    if control[c.SETTLES] == 0 or control[c.BUDGET] == UNLIMITED:
        return False
    if now - control[c.LOOKED] < LOOK_US:
        return False
    control[c.LOOKED] = now
    done = tree.counters[t.ITERATIONS] - control[c.ITERATIONS_BEFORE]
    spent = max(now - control[c.SEARCH_BEGUN], 1)
    to_come = done / spent * (control[c.BUDGET] - now)
    first, most, second = tree.nodes[0, t.FIRST_EDGE], 0, 0
    for edge in range(first, first + tree.nodes[0, t.EDGE_COUNT]):
        visits = tree.edges[edge, t.VISITS]
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
    return most - second > 2 * to_come
