"""Random play: uniform draws, and the figures that every program of these rules finds."""

from collections import Counter

import numpy as np
import pytest

from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import list_legal
from quiltbee.kernel.random_games import (
    SCRATCH,
    draw,
    nth_space,
    random_games,
    random_legal,
    shuffle_ring,
)
from quiltbee.kernel.state import WORDS, ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL, RING, high_word, low_word
from quiltbee.rules import Board, new_game, ring_from_seed
from quiltbee.rules.grid import bits


def numbers(*values: int) -> Int64Array:
    return np.array(values, dtype=np.int64)


@pytest.mark.parametrize("board", Board, ids=lambda board: board.value)
def test_uniformly_random_play_has_these_averages(board: Board) -> None:
    """20,000 games: the tolerances are those of the figures' last digit and four errors more."""
    games = 20_000
    sums = numbers(0, 0, 0)
    start = state_of(new_game(ring_from_seed("1"), board))
    state, ring, scratch = (np.zeros(size, dtype=np.int64) for size in (WORDS, RING, SCRATCH))
    random_games(start, state, ring, numbers(2014), scratch, games, sums)
    decisions, choices, points = sums.tolist()
    assert decisions / games == pytest.approx(42.8, abs=0.25)
    assert choices / decisions == pytest.approx(78.7, abs=0.7)
    assert points / (2 * games) == pytest.approx(-11.2, abs=0.4)


@pytest.mark.slow
def test_every_legal_action_is_equally_likely() -> None:
    position = new_game(ring_from_seed("uniform"), Board.ORIGINAL)
    random_state, scratch = numbers(5), np.zeros(SCRATCH, dtype=np.int64)
    actions = np.empty(MOST_LEGAL, dtype=np.int64)
    compared = 0
    while not position.is_over:
        state, ring = state_of(position), ring_of(position)
        legal = actions[: list_legal(state, ring, actions)].tolist()
        if 2 <= len(legal) <= 30:
            draws = [
                random_legal(state, ring, random_state, scratch) for _ in range(300 * len(legal))
            ]
            drawn = Counter(action for action, _ in draws)
            assert {count for _, count in draws} == {len(legal)}
            assert set(drawn) == set(legal)
            # six standard deviations
            assert all(300 - 104 < number < 300 + 104 for number in drawn.values())
            compared += 1
        action, _ = random_legal(state, ring, random_state, scratch)
        position = position.play(position.legal_moves()[legal.index(action)])
    assert compared > 8


def test_numbers_are_drawn_evenly() -> None:
    random_state = numbers(1)
    drawn = Counter(draw(random_state, 7) for _ in range(70_000))
    assert set(drawn) == set(range(7))
    assert all(9_400 < number < 10_600 for number in drawn.values())


def test_a_seed_repeats_its_draws() -> None:
    first, second = (
        [draw(random_state, 1000) for _ in range(50)] for random_state in (numbers(9), numbers(9))
    )
    assert first == second


def test_a_ring_is_shuffled_with_patch_a_last() -> None:
    random_state, ring = numbers(3), np.zeros(RING, dtype=np.int64)
    firsts = Counter[int]()
    for _ in range(6_400):
        shuffle_ring(ring, random_state)
        assert sorted(ring.tolist()) == list(range(RING))
        assert ring[-1] == 0
        firsts[int(ring[0])] += 1
    assert len(firsts) == 32
    # six standard deviations
    assert all(200 - 85 < number < 200 + 85 for number in firsts.values())


def test_the_spaces_of_a_mask_are_numbered_from_the_lowest() -> None:
    mask = 0b1011 << 60 | 1 << 80 | 1
    spaces = [nth_space(low_word(mask), high_word(mask), number) for number in range(5)]
    assert spaces == list(bits(mask))
