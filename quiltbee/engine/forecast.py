"""Forecasts: how the game of a line is expected to end, by playing on from the line's end."""

from dataclasses import replace

import numpy as np

from quiltbee.engine.endgame.solver import Solver, principal_variation
from quiltbee.engine.parameters import PROOF_FORECAST_NODES
from quiltbee.engine.request import Request
from quiltbee.engine.search.rollouts import EMPTY, SCORES, SUMS, TILES, add_game, add_rollouts
from quiltbee.engine.search.tree import Search, Thread
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import play
from quiltbee.notation import action_of_move
from quiltbee.players import Info
from quiltbee.rules import Seat


def searched_forecast(
    info: Info, mover: Seat, search: Search, thread: Thread, edge: int, games: int
) -> Info:
    """Return the report on an edge of the root, with a forecast from `games` games."""
    sums = np.zeros(SUMS, np.int64)
    add_rollouts(search, thread, edge, new_draws(), games, sums)
    return with_means(info, mover, sums, games)


def proven_forecast(
    info: Info, asked: Request, search: Search, thread: Thread, solver: Solver
) -> Info:
    """Return the report on a proven line, with a forecast from its end, or with the game's end.

    The line goes on as long as the solver quickly proves the next decision, then as in a rollout.
    """
    assert asked.ending is not None
    state, ending, ring = asked.state.copy(), asked.ending.copy(), asked.ring
    line = [action_of_move(move) for move in info.pv]
    for action in line:
        play(ending, ring, action)
    line += principal_variation(solver, ending, ring, PROOF_FORECAST_NODES)
    for action in line:
        play(state, ring, action)
    thread.state[:] = state
    sums = np.zeros(SUMS, np.int64)
    add_game(search._replace(ring=ring), thread, new_draws(), sums)
    return with_means(info, asked.turn, sums, 1)


def new_draws() -> Int64Array:
    """Return the state of `random_games.draw` from which every forecast starts."""
    return np.array([1], np.int64)


def with_means(info: Info, mover: Seat, sums: Int64Array, games: int) -> Info:
    """Return the report with the means of these games.

    The scores are shifted so that they differ by the margin of the report, the better estimate.
    """

    def mean(first: int) -> tuple[float, float]:
        own, other = (sums[first + seat.index] for seat in (mover, mover.other))
        return round(int(own) / games, 1), round(int(other) / games, 1)

    own, other = mean(SCORES)
    if info.value.margin is not None:
        own = round((own + other + info.value.margin) / 2, 1)
        other = round(own - info.value.margin, 1)
    mine, theirs = (
        round(1000 * int(sums[TILES + seat.index]) / games) / 1000 for seat in (mover, mover.other)
    )
    value = replace(
        info.value, scores=(own, other), empty_spaces=mean(EMPTY), special_tile=(mine, theirs)
    )
    return replace(info, value=value)
