"""The workspace of a decision: its request, search, solver and lines.

It consists of arrays, so that the same compiled functions run on NumPy's memory and on that of a
WebAssembly module. `request` defines the numbers that a host writes and reads.
"""

from typing import NamedTuple

import numpy as np

from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.request import (
    LINE_FIGURES,
    LINE_NUMBERS,
    MOST_LINES,
    REQUEST,
    RESULTS,
)
from quiltbee.engine.endgame.solver import new_solver
from quiltbee.engine.endgame.state import Solver
from quiltbee.engine.parameters import MARGIN_WEIGHT, SCORE_WEIGHT, Parameters
from quiltbee.engine.search.passive import Beam, new_beam
from quiltbee.engine.search.tree import LONGEST_PATH, Search, Thread, new_thread
from quiltbee.kernel.arrays import Float64Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import MOST_LEGAL, RING


class Lines(NamedTuple):
    """A buffer of lines: a row of `numbers`, `figures` and `actions` for each."""

    numbers: Int64Array
    figures: Float64Array
    actions: Int64Array


class Workspace(NamedTuple):
    """All state of the decisions in one game, as one value for compiled code.

    A host writes `state`, `ring` and `request`, and reads `results`, `lines` and `candidates` (the
    root's edges, best first, with their `priors`). `control` is the state of the decision, see the
    module `control`. `proven` are the solver's lines. The rest is scratch.
    """

    search: Search
    thread: Thread
    solver: Solver
    beam: Beam
    state: Int64Array
    ring: Int64Array
    request: Int64Array
    results: Int64Array
    control: Int64Array
    lines: Lines
    proven: Lines
    candidates: Int64Array
    priors: Float64Array
    ending: Int64Array
    after: Int64Array
    ranked: Int64Array
    margins: Float64Array
    order: Int64Array
    others: Int64Array
    line: Int64Array
    random_state: Int64Array
    draws: Int64Array
    sums: Int64Array


def new_lines() -> Lines:
    """Return a buffer for MOST_LINES lines."""
    return Lines(
        np.zeros((MOST_LINES, len(LINE_NUMBERS)), np.int64),
        np.zeros((MOST_LINES, len(LINE_FIGURES)), np.float64),
        np.zeros((MOST_LINES, LONGEST_PATH), np.int64),
    )


def new_workspace(search: Search) -> Workspace:
    """Return a workspace for the game of a search."""
    return Workspace(
        search,
        new_thread(search.game),
        new_solver(),
        new_beam(),
        np.zeros(search.game.words, np.int64),
        np.zeros(RING, np.int64),
        np.zeros(len(REQUEST), np.int64),
        np.zeros(len(RESULTS), np.int64),
        np.zeros(64, np.int64),
        new_lines(),
        new_lines(),
        np.zeros((MOST_LINES, 2), np.int64),
        np.zeros(MOST_LINES, np.float64),
        np.zeros(WORDS, np.int64),
        np.zeros(WORDS, np.int64),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.float64),
        np.zeros(2 * MOST_LINES, np.int64),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(LONGEST_PATH, np.int64),
        np.ones(1, np.int64),
        np.ones(1, np.int64),
        np.zeros(8, np.int64),
    )


@compiled
def aimed(ws: Workspace) -> Search:
    """Return the search with the margin's weight set by the request: to win, or by score."""
    search, p = ws.search, ws.search.parameters
    weight = np.float32(SCORE_WEIGHT) if ws.request[r.BY_SCORE] != 0 else np.float32(MARGIN_WEIGHT)
    parameters = Parameters(
        p.c_puct,
        p.prior_temperature,
        weight,
        p.placement_share,
        p.minimax_weight,
        p.root_width,
        p.width,
    )
    return Search(
        search.game,
        search.tree,
        search.ring,
        search.weights,
        search.placement_weights,
        parameters,
    )


@compiled
def on_ring(search: Search, ring: Int64Array) -> Search:
    """Return the search on another ring; a reused tree has a ring of its own."""
    return Search(
        search.game,
        search.tree,
        ring,
        search.weights,
        search.placement_weights,
        search.parameters,
    )
