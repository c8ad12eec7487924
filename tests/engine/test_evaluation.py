"""What the evaluation sees and says, with the package's weights and with any others."""

import random
from dataclasses import replace

import numpy as np
import pytest

from quiltbee.engine.evaluation import (
    SURE,
    begin_children,
    evaluate,
    evaluate_child,
    new_scratch,
)
from quiltbee.engine.features import MOST_ROWS, ROWS, all_rows
from quiltbee.engine.network import Weights
from quiltbee.engine.weights import SHAPES, load_weights
from quiltbee.kernel.game import list_legal, play
from quiltbee.kernel.state import OVER, STAGE, TURN, ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.rules import SPACES, Position, Quilt, scores
from tests.engine.positions import SET_UP, random_game, random_positions, some

SIDE = 9
POSITIONS = random_positions(6)


def rows_of(position: Position) -> list[int]:
    rows = np.full(MOST_ROWS + 1, -7, np.int64)
    count = all_rows(state_of(position), ring_of(position), rows)
    assert count <= MOST_ROWS
    assert (rows[count:] == -7).all()
    found: list[int] = rows[:count].tolist()
    return found


def drawn_weights(seed: int) -> Weights:
    source = np.random.default_rng(seed)
    arrays = {}
    for name in Weights._fields:
        arrays[name] = source.normal(0, 0.2, SHAPES[name]).astype(np.float32)
        arrays[name].flags.writeable = False
    return Weights(**arrays)


WEIGHTS = pytest.mark.parametrize("weights", [load_weights().weights, drawn_weights(7)])


def moved(quilt: Quilt, number: int) -> Quilt:
    """A quilt turned by `number` % 4 quarters, and flipped if it is 4 or more: spaces alone."""
    square = np.array([quilt.filled >> space & 1 for space in range(SPACES)]).reshape(SIDE, SIDE)
    square = np.rot90(square[:, ::-1] if number >= 4 else square, number)
    filled = sum(1 << space for space, covered in enumerate(square.ravel().tolist()) if covered)
    return Quilt(filled=filled)


@pytest.mark.parametrize("position", SET_UP)
def test_rows_of_positions_set_up_are_in_the_table(position: Position) -> None:
    rows = rows_of(position)
    assert 0 <= min(rows) < max(rows) < ROWS
    assert len(set(rows)) > 20


def test_rows_are_in_the_table_and_tell_positions_apart() -> None:
    seen = set()
    for position in POSITIONS:
        rows = rows_of(position)
        assert 0 <= min(rows) < max(rows) < ROWS
        seen.add(tuple(sorted(rows)))
    assert len(seen) == len(POSITIONS)


def test_quilts_turned_or_flipped_look_alike() -> None:
    draw = random.Random(3)
    for position in some(POSITIONS, 60):
        first, second = (
            replace(player, quilt=moved(player.quilt, draw.randrange(8)))
            for player in position.players
        )
        again = replace(position, players=(first, second))
        state, other = state_of(position), state_of(again)
        other[[4, 9]] = state[[4, 9]]  # the income, which went with the patches
        rows, alike = np.zeros(MOST_ROWS, np.int64), np.zeros(MOST_ROWS, np.int64)
        count = all_rows(state, ring_of(position), rows)
        assert all_rows(other, ring_of(position), alike) == count
        assert sorted(rows[:count]) == sorted(alike[:count])


def test_who_is_called_player_1_does_not_matter() -> None:
    for position in some(POSITIONS, 60):
        tile = position.special_tile and 3 - position.special_tile
        first, second = position.players
        swapped = replace(
            position, players=(second, first), turn=3 - position.turn, special_tile=tile
        )
        assert rows_of(swapped) == rows_of(position)


@WEIGHTS
def test_what_follows_is_worth_the_same_alone(weights: Weights) -> None:
    scratch, again = new_scratch(), new_scratch()
    actions = np.zeros(MOST_LEGAL, np.int64)
    draw = random.Random(5)
    for position in [*some(POSITIONS, 80), *SET_UP]:
        state, ring = state_of(position), ring_of(position)
        number = list_legal(state, ring, actions)
        begin_children(state, weights, scratch)
        for n in {0, *draw.choices(range(number), k=10)}:
            evaluate_child(state, ring, actions[n], weights, scratch)
            child = state.copy()
            play(child, ring, actions[n])
            assert scratch.child.tolist() == child.tolist()
            evaluate(child, ring, weights, again)
            sign = 1 if child[TURN] == state[TURN] else -1
            np.testing.assert_allclose(scratch.answers, sign * again.answers, rtol=1e-4, atol=1e-3)


def test_evaluation_is_the_sum_of_its_rows_and_two_layers() -> None:
    weights, scratch = drawn_weights(9), new_scratch()
    for position in some(POSITIONS, 30):
        rows = rows_of(position)
        total = weights.first_bias + weights.table[rows].astype(np.float64).sum(axis=0)
        hidden = np.maximum(total[:-2], 0) @ weights.second + weights.second_bias
        expected = weights.last @ np.maximum(hidden, 0) + weights.last_bias + total[-2:]
        evaluate(state_of(position), ring_of(position), weights, scratch)
        np.testing.assert_allclose(scratch.answers, expected, rtol=1e-4, atol=1e-3)


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    weights, scratch = load_weights().weights, new_scratch()
    won = set()
    for seed in range(1, 30):
        *_, last = random_game(seed)
        state = state_of(last)
        assert state[STAGE] == OVER
        evaluate(state, ring_of(last), weights, scratch)
        own, other = scores(last) if last.turn == 1 else reversed(scores(last))
        has_won = own >= other  # `turn` is who reached the end first, whom equal scores favour
        assert scratch.answers[0] == (SURE if has_won else -SURE)
        assert scratch.answers[1] == pytest.approx((own - other) / 10, abs=1e-5)
        won.add(has_won)
    assert won == {True, False}
