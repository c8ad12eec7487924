"""Self-play: whole legal games, and targets that say what a plain computation says."""

import math
from itertools import pairwise

import numpy as np
import pytest

from quiltbee.engine.candidates import phase_start
from quiltbee.engine.evaluation.evaluate import MARGIN_UNIT, evaluate, new_scratch
from quiltbee.engine.evaluation.features import PATTERNS, WINDOW_KIND
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.puct import begin_search, most_visited, run_rounds
from quiltbee.engine.weights import PLACEMENT_WEIGHTS, quantised
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Float64Array, Int64Array
from quiltbee.kernel.game import list_legal, play
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, MOST_LEGAL, PATCH_OF
from quiltbee.rules import new_game, ring_from_seed
from quiltbee.training.learning import MARGIN, WIN, new_samples
from quiltbee.training.self_play import (
    ALL,
    DECISIONS,
    EMPTY_SUM,
    GAMES,
    MOST_INNER,
    POINTS_SUM,
    TEMPERATURE,
    TILE_SUM,
    Style,
    Workspace,
    learn_from_root,
    new_workspace,
    write_inner,
)
from tests.training.games import AHEAD, SEARCH, Games, played

FULL_RING = (1 << 33) - 1
BOTH = pytest.mark.parametrize("style", [AHEAD, SEARCH], ids=["ahead", "search"])


def starts_of(games: Games) -> list[int]:
    """The rows where games begin_search, and the row after the last."""
    lefts = games.samples.states[:, k.LEFT]
    times = games.samples.states[:, [3, 8]].sum(axis=1)
    return [*np.flatnonzero((lefts == FULL_RING) & (times == 0)).tolist(), len(lefts)]


def what_follows(state: Int64Array, ring: Int64Array) -> list[Int64Array]:
    """Every state that a legal action leads to."""
    actions = np.zeros(MOST_LEGAL, np.int64)
    states = []
    for action in actions[: list_legal(state, ring, actions)].tolist():
        after = state.copy()
        play(after, ring, action)
        states.append(after)
    return states


def points(state: Int64Array, player: int) -> int:
    """The score by the rulebook."""
    start = player * k.PLAYER
    covered = int(state[start + k.LOW]).bit_count() + int(state[start + k.HIGH]).bit_count()
    return int(state[start + 2]) - 2 * (81 - covered) + (7 if state[k.TILE] == player + 1 else 0)


@BOTH
def test_lessons_are_whole_legal_games(style: Style) -> None:
    games = played(style, 12, 3)
    states, rings = games.samples.states, games.samples.rings.astype(np.int64)
    starts = starts_of(games)
    assert len(starts) - 1 == games.tally[GAMES] == 12
    assert starts[-1] == games.tally[DECISIONS]
    assert set(states[:, k.BOARD].tolist()) == {0, 1}
    for first, stop in pairwise(starts):
        assert sorted(rings[first].tolist()) == list(range(33))
        for row in range(first, stop):
            assert np.array_equal(rings[row], rings[first])
            after = what_follows(states[row], rings[row])
            if row + 1 < stop:
                assert any(np.array_equal(states[row + 1], state) for state in after)
            else:
                assert any(state[k.STAGE] == k.OVER for state in after)
    assert games.workspace.state[k.STAGE] == k.OVER


@BOTH
def test_targets_are_the_lambda_returns_of_a_plain_computation(style: Style) -> None:
    """One recorded game, whose last position and history the workspace still has."""
    games = played(style, 1, 11)
    history, end = games.workspace.history.tolist(), games.workspace.state
    count, trace = len(games.samples.targets), style.trace
    difference = points(end, 0) - points(end, 1)
    has_won = difference > 0 or (difference == 0 and end[k.TURN] == 0)
    outcome = (1.0 if has_won else 0.0, difference / MARGIN_UNIT)

    def returned(row: int, what: int) -> float:
        """What player 1 may expect from a row on."""
        if history[row][2] == 1:
            return float(history[row][what])
        if row == count - 1:
            return outcome[what]
        return float((1 - trace) * history[row + 1][what] + trace * returned(row + 1, what))

    assert {history[row][2] for row in range(count)} == {0, 1}
    for row in range(count):
        chance, margin = returned(row, WIN), returned(row, MARGIN)
        if games.samples.states[row, k.TURN] == 1:
            chance, margin = 1 - chance, -margin
        assert games.samples.targets[row] == pytest.approx([chance, margin], abs=1e-5)


def test_history_one_decision_ahead_is_the_evaluation_of_what_was_played() -> None:
    games = played(AHEAD, 1, 11)
    ring, scratch = games.samples.rings[0].astype(np.int64), new_scratch()
    compared = 0
    for row in range(len(games.samples.targets) - 1):
        chance, margin, is_drawn = games.workspace.history[row].tolist()
        if is_drawn:
            continue
        after = games.samples.states[row + 1]
        evaluate(after, ring, quantised(games.weights), scratch)
        sign = 1 if after[k.TURN] == 0 else -1
        logit, margin_there = (sign * scratch.outputs).tolist()
        assert chance == pytest.approx(1 / (1 + math.exp(-logit)), abs=1e-4)
        assert margin == pytest.approx(margin_there, abs=1e-4)
        compared += 1
    assert compared > 15


def test_inner_samples_are_positions_to_come_and_what_the_search_saw_of_them() -> None:
    games = played(SEARCH, 5, 5)
    states, targets = games.inner.states, games.inner.targets
    assert len(states) > 100
    assert sorted(games.inner.rings[0].tolist()) == list(range(33))
    times = states[:, [3, 8]].sum(axis=1)
    assert times.min() > 0
    assert (states[:, k.STAGE] != k.OVER).all()
    assert set(states[:, k.TURN].tolist()) == {0, 1}
    assert targets[:, WIN].min() >= 0
    assert targets[:, WIN].max() <= 1


def workspace_of(style: Style, placement_weights: Float32Array) -> Workspace:
    """A workspace whose weights are read-only, as those that an engine loads.

    For others the whole search would be compiled once more.
    """
    weights, placing = quantised(played(AHEAD, 1, 11).weights), placement_weights.view()
    for array in (*weights, placing):
        array.setflags(write=False)
    return new_workspace(style, weights, placing)


@pytest.mark.slow
def test_inner_samples_are_the_positions_visited_often() -> None:
    style = SEARCH._replace(evaluated=400)
    workspace = workspace_of(style, np.zeros(PLACEMENT_WEIGHTS, np.float32))
    inner = new_samples(MOST_INNER)
    position = new_game(ring_from_seed("inner"))
    workspace.search.ring[:] = ring_of(position)
    tree = workspace.search.tree
    begin_search(workspace.search, workspace.thread, state_of(position), 0, 4)
    run_rounds(workspace.search, workspace.thread, 400, 400)
    count = write_inner(workspace, style, inner, 0)
    often = [node for node in range(1, tree.counters[t.NODES]) if tree.nodes[node, t.VISITS] >= 3]
    assert len(often) == count > 3
    for row, node in enumerate(often):
        assert inner.states[row].tolist() == tree.states[node].tolist()
        edge = most_visited(workspace.search, node)
        margin = tree.values[edge, t.MARGIN_SUM] / (1 + tree.edges[edge, t.VISITS])
        sign = 1 if inner.states[row, k.TURN] == 0 else -1
        assert inner.targets[row, MARGIN] == pytest.approx(sign * margin, abs=1e-5)


def test_without_inner_samples_there_are_none_and_too_many_are_left_out() -> None:
    assert len(played(AHEAD, 1, 11).inner.targets) == 0
    many = played(SEARCH._replace(evaluated=3000, inner=1), 1, 5)
    assert len(many.inner.targets) == MOST_INNER


def test_tally_adds_up_the_ends_of_games() -> None:
    games = played(AHEAD, 1, 11)
    end, tally = games.workspace.state, games.tally
    assert tally[POINTS_SUM] == points(end, 0) + points(end, 1)
    assert tally[TILE_SUM] == (end[k.TILE] != 0)
    covered = sum(int(end[place]).bit_count() for place in (0, 1, 5, 6))
    assert tally[EMPTY_SUM] == 162 - covered


def test_a_seed_repeats_its_games_and_another_plays_others() -> None:
    first = played(SEARCH, 2, 5)
    played.cache_clear()
    again, other = played(SEARCH, 2, 5), played(SEARCH, 2, 6)
    assert np.array_equal(first.samples.states, again.samples.states)
    assert np.array_equal(first.samples.targets, again.samples.targets)
    assert np.array_equal(first.placement_weights, again.placement_weights)
    assert not np.array_equal(first.samples.rings[0], other.samples.rings[0])


def window_rows(low: int, high: int) -> list[int]:
    """The kinds of the 49 windows of a quilt, space by space."""
    quilt = low | high << 63
    kinds = []
    for top in range(7):
        for left in range(7):
            pattern = sum(
                1 << (3 * column + row)
                for row in range(3)
                for column in range(3)
                if quilt >> (9 * (top + row) + left + column) & 1
            )
            kinds.append(int(WINDOW_KIND[(7 * top + left) * PATTERNS + pattern]))
    return kinds


def softmax(values: Float64Array) -> Float64Array:
    odds: Float64Array = np.exp(values - values.max())
    odds /= odds.sum()
    return odds


@pytest.mark.slow
def test_placement_weights_take_a_step_of_cross_entropy_for_each_patch() -> None:
    position = new_game(ring_from_seed("packing"))
    table = np.random.default_rng(2).normal(0, 0.1, PLACEMENT_WEIGHTS).astype(np.float32)
    before, expected = table.copy(), table.astype(np.float64)
    workspace = workspace_of(AHEAD, table)
    workspace.search.ring[:] = ring_of(position)
    tree = workspace.search.tree
    begin_search(workspace.search, workspace.thread, state_of(position), 0, ALL)
    number = int(tree.nodes[0, t.EDGE_COUNT])
    actions = tree.edges[:number, t.ACTION].copy()
    values = tree.values[:number, t.MINIMAX].astype(np.float64)
    start = phase_start(0, 0)
    for patch in dict.fromkeys(PATCH_OF[actions[1:]].tolist()):
        places = np.flatnonzero(PATCH_OF[actions] == patch)
        rows = [
            [start + kind for kind in window_rows(int(MASK_LOW[a]), int(MASK_HIGH[a]))]
            for a in actions[places].tolist()
        ]
        odds = softmax(np.array([expected[row].sum() for row in rows]))
        steps = 0.5 * (softmax(values[places] / TEMPERATURE) - odds)
        for row, step in zip(rows, steps.tolist(), strict=True):
            np.add.at(expected, row, step)
    learn_from_root(
        tree, table, 0.5, workspace.actions, workspace.values, workspace.scores, workspace.features
    )
    assert np.abs(expected - table).max() < 1e-3
    assert np.abs(expected - before).max() > 0.1
