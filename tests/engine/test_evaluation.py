"""What the evaluation sees and says, with the package's weights and with any others."""

import random
from dataclasses import replace

import numpy as np
import pytest

from quiltbee.commands.bench import positions as bench_positions
from quiltbee.engine.evaluation.evaluate import (
    MARGIN_UNIT,
    SURE_LOGIT,
    begin_duel_children,
    bucket_of,
    evaluate,
    evaluate_duel_child,
    find_quilt,
    new_quilt_cache,
    new_scratch,
    no_quilt,
    sums_of_quilt,
)
from quiltbee.engine.evaluation.features import (
    ENTRY_FACTS,
    FEATURES,
    FEATURES_PER_QUILT,
    MOST_FEATURES,
    OTHER,
    OWN,
    RING_SLOTS,
    active_features,
    quilt_features,
)
from quiltbee.engine.evaluation.vectors import COLUMNS, two_layers
from quiltbee.engine.weights import (
    BUCKETS,
    HIDDEN_1,
    HIDDEN_2,
    HIDDEN_SCALE,
    OUTPUTS,
    PAIRS,
    SCALE,
    Quantised,
    Weights,
    as_floats,
    load_weights,
    quantised,
    shapes_of,
)
from quiltbee.kernel.arrays import Float32Array, Int16Array, Int32Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import list_legal, play
from quiltbee.kernel.state import OVER, STAGE, TURN, ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.rules import SPACES, Position, Quilt
from tests.engine.positions import SET_UP, random_game, random_positions, some

SIDE = 9
POSITIONS = random_positions(6)


def features_of(position: Position) -> list[int]:
    features = np.full(MOST_FEATURES + 1, -7, np.int64)
    entries = np.zeros((2, ENTRY_FACTS), np.int64)
    count = active_features(state_of(position), ring_of(position), entries, features)
    assert count <= MOST_FEATURES - RING_SLOTS
    assert features[MOST_FEATURES] == -7
    found: list[int] = features[:count].tolist()
    return found


def drawn_weights(seed: int) -> Weights:
    draws = np.random.default_rng(seed)
    arrays = {}
    for name, shape in zip(Weights._fields, shapes_of("duel"), strict=False):
        arrays[name] = draws.normal(0, 0.2, shape).astype(np.float32)
    return Weights(**arrays)


WEIGHTS = pytest.mark.parametrize("weights", [load_weights().weights, quantised(drawn_weights(7))])


def moved(quilt: Quilt, number: int) -> Quilt:
    """A quilt turned by `number` % 4 quarters, and flipped if it is 4 or more: spaces alone."""
    square = np.array([quilt.filled >> space & 1 for space in range(SPACES)]).reshape(SIDE, SIDE)
    square = np.rot90(square[:, ::-1] if number >= 4 else square, number)
    filled = sum(1 << space for space, covered in enumerate(square.ravel().tolist()) if covered)
    return Quilt(filled=filled)


@pytest.mark.parametrize("position", SET_UP)
def test_rows_of_positions_set_up_are_in_the_table(position: Position) -> None:
    features = features_of(position)
    assert 0 <= min(features) < max(features) < FEATURES
    assert len(set(features)) > 20


def test_rows_are_in_the_table_and_tell_positions_apart() -> None:
    seen = set()
    for position in POSITIONS:
        features = features_of(position)
        assert 0 <= min(features) < max(features) < FEATURES
        seen.add(tuple(sorted(features)))
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
        features, alike = np.zeros(MOST_FEATURES, np.int64), np.zeros(MOST_FEATURES, np.int64)
        entries = np.zeros((2, ENTRY_FACTS), np.int64)
        count = active_features(state, ring_of(position), entries, features)
        assert active_features(other, ring_of(position), entries, alike) == count
        assert sorted(features[:count]) == sorted(alike[:count])


def test_who_is_called_player_1_does_not_matter() -> None:
    for position in some(POSITIONS, 60):
        tile = position.special_tile and position.special_tile.other
        first, second = position.players
        swapped = replace(
            position, players=(second, first), turn=position.turn.other, special_tile=tile
        )
        assert features_of(swapped) == features_of(position)


@pytest.mark.slow
@WEIGHTS
def test_what_follows_is_worth_the_same_alone(weights: Quantised) -> None:
    scratch, again = new_scratch(), new_scratch()
    actions = np.zeros(MOST_LEGAL, np.int64)
    draw = random.Random(5)
    for position in [*some(POSITIONS, 80), *SET_UP]:
        state, ring = state_of(position), ring_of(position)
        number = list_legal(state, ring, actions)
        waiting = begin_duel_children(state, weights, scratch)
        # Pairs of neighbours: two placements of a patch share most of their features.
        drawn = draw.choices(range(number), k=6)
        for n in [0, *drawn, *(min(n + step, number - 1) for n in drawn for step in range(2))]:
            evaluate_duel_child(state, ring, actions[n], waiting, weights, scratch)
            child = state.copy()
            play(child, ring, actions[n])
            assert scratch.child.tolist() == child.tolist()
            evaluate(child, ring, weights, again)
            sign = 1 if child[TURN] == state[TURN] else -1
            assert scratch.outputs.tolist() == (sign * again.outputs).tolist()


def test_evaluation_is_the_sum_of_its_rows_and_two_layers() -> None:
    weights, scratch = drawn_weights(9), new_scratch()
    weights.feature_weights[:] = np.round(weights.feature_weights * SCALE) / SCALE
    weights.feature_bias[:] = np.round(weights.feature_bias * SCALE) / SCALE
    weights.hidden_weights[:] = np.round(weights.hidden_weights * HIDDEN_SCALE) / HIDDEN_SCALE
    rounded, buckets = quantised(weights), set[int]()
    for position in some(POSITIONS, 30):
        features = features_of(position)
        total = weights.feature_bias + weights.feature_weights[features].astype(np.float64).sum(
            axis=0
        )
        state = state_of(position)
        bucket = bucket_of(state)
        buckets.add(bucket)
        _, _, second, second_bias, last, last_bias = weights
        hidden = np.maximum(total[:-2], 0) @ second[bucket] + second_bias[bucket]
        expected = last[bucket] @ np.maximum(hidden, 0) + last_bias[bucket] + total[-2:]
        evaluate(state, ring_of(position), rounded, scratch)
        np.testing.assert_allclose(scratch.outputs, expected, rtol=1e-4, atol=1e-3)
    assert buckets == set(range(BUCKETS))


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    weights, scratch = load_weights().weights, new_scratch()
    won = set()
    for seed in range(1, 30):
        *_, last = random_game(seed)
        state = state_of(last)
        assert state[STAGE] == OVER
        evaluate(state, ring_of(last), weights, scratch)
        own, other = last.scores if last.turn == 1 else reversed(last.scores)
        has_won = own >= other  # `turn` is who reached the end first, whom equal scores favour
        assert scratch.outputs[0] == (SURE_LOGIT if has_won else -SURE_LOGIT)
        assert scratch.outputs[1] == pytest.approx((own - other) / MARGIN_UNIT, abs=1e-5)
        won.add(has_won)
    assert won == {True, False}


def plain_sum(weights: Quantised, quilt: tuple[int, int], first: int) -> list[int]:
    features = np.zeros(FEATURES_PER_QUILT, np.int64)
    quilt_features(*quilt, first, features, 0)
    rows = weights.feature_weights[features].sum(axis=0)
    total: list[int] = (rows + weights.feature_bias if first == OWN else rows).tolist()
    return total


@pytest.mark.slow
def test_quilts_remembered_are_those_asked_for() -> None:
    """Many more quilts than there is room for, some again and again, two always at once."""
    weights = load_weights().weights
    quilts, features = new_quilt_cache(), np.zeros(MOST_FEATURES, np.int64)
    words = np.random.default_rng(8).integers(0, 2**63, (20_000, 2)) & [2**63 - 1, 2**18 - 1]
    pairs = [(int(low), int(high)) for low, high in words.tolist()]
    draw = random.Random(4)
    for number in range(6_000):
        known = pairs[draw.randrange(max(number - 3, 0), number + 2)]
        other = pairs[draw.choice([number, draw.randrange(len(pairs))])]
        first = find_quilt(*known, -1, quilts)
        second = find_quilt(*other, first, quilts)
        assert first != second
        for place, quilt in ((first, known), (second, other)):
            for is_other, start in draw.choice(
                [((0, OWN),), ((1, OTHER),), ((0, OWN), (1, OTHER))]
            ):
                row = sums_of_quilt(place, is_other, weights, quilts, features)
                assert quilts.sums[row].tolist() == plain_sum(weights, quilt, start)
    assert not quilts.sums[no_quilt(quilts)].any()


def test_sums_of_both_layers_fit_into_their_words() -> None:
    """Three times what is found in games would still fit."""
    weights, most, most_hidden = as_floats(load_weights().weights), 0.0, 0.0
    for position in [*POSITIONS, *SET_UP, *bench_positions()]:
        total = weights.feature_bias + weights.feature_weights[features_of(position)].sum(axis=0)
        most = max(most, float(np.abs(total).max()))
        # The parts of a sum may be larger than the sum, but whole numbers that wrap come back.
        for second, bias in zip(weights.hidden_weights, weights.hidden_bias, strict=True):
            hidden = np.maximum(total[:HIDDEN_1], 0) @ second + bias
            most_hidden = max(most_hidden, float(np.abs(hidden).max()))
    assert 1 < most < 2**15 / SCALE / 3
    assert 1 < most_hidden < 2**31 / (SCALE * HIDDEN_SCALE) / 3


def test_weights_too_large_are_clipped_and_keep_their_sign() -> None:
    weights = drawn_weights(11)
    names = ("feature_weights", "feature_bias", "hidden_weights", "hidden_bias")
    for name in names:
        array = weights._asdict()[name]
        array[..., 0], array[..., 1] = 1e6, -1e6
    for name in names:
        rounded = quantised(weights)._asdict()[name]
        assert rounded.min() == np.iinfo(rounded.dtype).min
        assert rounded.max() == np.iinfo(rounded.dtype).max


@pytest.mark.parametrize("seed", range(3))
def test_two_layers_are_what_numpy_makes_of_whole_numbers(seed: int) -> None:
    """The outputs are equal to the last bit, for inputs and weights from the whole range."""
    draws = np.random.default_rng(seed)
    inputs = draws.integers(-(2**15), 2**15, COLUMNS).astype(np.int16)
    hidden = draws.integers(-(2**15), 2**15, (PAIRS, HIDDEN_2, 2)).astype(np.int16)
    inputs[:2], hidden[0] = -(2**15), -(2**15)
    bias = draws.integers(-(2**31), 2**31, HIDDEN_2).astype(np.int32)
    output = draws.normal(size=(OUTPUTS, HIDDEN_2)).astype(np.float32)
    answers = draws.normal(size=OUTPUTS).astype(np.float32)
    positive = np.maximum(inputs[: 2 * PAIRS], 0).astype(np.int64).reshape(PAIRS, 1, 2)
    sums = bias + (positive * hidden).sum(axis=(0, 2))
    layer = np.maximum((sums + 2**31) % 2**32 - 2**31, 0).astype(np.int32).astype(np.float32)
    products = layer * output
    while products.shape[1] > 1:
        half = products.shape[1] // 2
        products = products[:, :half] + products[:, half:]
    expected = answers + products[:, 0]
    layers(inputs, bias, hidden, output, answers)
    assert answers.tolist() == expected.tolist()


@compiled
def layers(
    inputs: Int16Array,
    bias: Int32Array,
    hidden: Int16Array,
    output: Float32Array,
    answers: Float32Array,
) -> None:
    two_layers(inputs, PAIRS, bias, hidden, output, answers)
