"""What must hold of the evaluation, whatever its weights are."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.opponents.evaluation import (
    best_gain,
    player_value,
    resource_value,
    shape_value,
    tile_balance,
    win_probability,
)
from quiltbee.rules import LETTERS, Player, Quilt, Seat, new_game, ring_from_seed
from quiltbee.rules.grid import FULL, SQUARES_7X7

counts = st.integers(0, 80)
times = st.integers(0, 53)


def test_at_the_end_only_the_score_counts() -> None:
    assert resource_value(14, 53, 20, 5) == 14 - 10
    assert shape_value(0, 53, tile_is_free=False) == 0
    assert player_value(Player(Quilt(FULL), 12, 53), tile_is_free=False) == 12


@given(counts, times, counts, counts)
def test_more_is_better(buttons: int, time: int, income: int, empty: int) -> None:
    here = resource_value(buttons, time, income, empty)
    assert resource_value(buttons + 1, time, income, empty) > here
    assert resource_value(buttons, time, income + 1, empty) >= here
    assert resource_value(buttons, time, income, empty + 1) < here
    assert resource_value(buttons, max(time - 1, 0), income, empty) >= here


def test_the_nearer_to_7x7_the_better_while_the_tile_is_free() -> None:
    nearly = FULL & ~SQUARES_7X7[0] | 1
    assert (
        shape_value(FULL & ~SQUARES_7X7[0], 20, True)
        - shape_value(FULL & ~SQUARES_7X7[0], 20, False)
        == 7
    )
    assert 0 < shape_value(nearly, 20, True) - shape_value(nearly, 20, False) < 7
    assert shape_value(FULL, 20, True) == shape_value(FULL, 20, False)


def test_a_gain_needs_buttons_and_room() -> None:
    player = Player()
    assert best_gain(player, 20, 0, LETTERS) > 0
    assert best_gain(player, 20, 0, "") == 0
    assert best_gain(player, 0, 0, "BX") == 0
    assert best_gain(replace(player, quilt=Quilt(FULL)), 20, 0, LETTERS) == 0


def test_the_special_tile_counts_for_its_owner() -> None:
    start = new_game(ring_from_seed("1"))
    assert tile_balance(start) == 0
    assert tile_balance(replace(start, special_tile=Seat.FIRST)) == 7
    assert tile_balance(replace(start, special_tile=Seat.SECOND)) == -7


@given(st.floats(-300, 300), st.integers(0, 106))
def test_win_probability_is_fair_and_grows(margin: float, left: int) -> None:
    chance = win_probability(margin, left)
    assert 0 <= chance <= 1
    assert abs(chance + win_probability(-margin, left) - 1) < 1e-9
    assert win_probability(margin + 1, left) >= chance
    assert win_probability(0, left) == 0.5
