"""What must hold of the evaluation of `greedy`, whatever its weights are; its bit tricks."""

from dataclasses import replace
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.engine.yardsticks import greedy
from quiltbee.engine.yardsticks.greedy import (
    best_gain,
    player_value,
    resource_value,
    tile_balance,
    win_probability,
)
from quiltbee.kernel.encoding import encode
from quiltbee.kernel.tables import high_word, low_word
from quiltbee.rules import Player, Position, Quilt, Seat, new_game, ring_from_seed
from quiltbee.rules.grid import FULL, SQUARES_7X7

START = new_game(ring_from_seed("1"))
counts = st.integers(0, 80)
times = st.integers(0, 53)


def untidiness(empty: int) -> float:
    return greedy.untidiness(low_word(empty), high_word(empty))


def shape_value(empty: int, time: int, tile_is_free: bool) -> float:
    return greedy.shape_value(low_word(empty), high_word(empty), time, tile_is_free)


def gain(player: Player, buttons: int, position: Position = START) -> float:
    """The best gain of player 1 in place of the one in a position."""
    state, ring = encode(replace(position, players=(player, position.players[1])))
    return best_gain(state, 0, buttons, 0, state, ring)


def test_at_the_end_only_the_score_counts() -> None:
    assert resource_value(14, 53, 20, 5) == 14 - 10
    assert shape_value(0, 53, tile_is_free=False) == 0
    players = Player(Quilt(FULL), 12, 53), Player()
    state, _ = encode(replace(START, players=players, special_tile=Seat.SECOND))
    assert player_value(state, 0) == 12


@given(counts, times, counts, counts)
def test_more_is_better(buttons: int, time: int, income: int, empty: int) -> None:
    here = resource_value(buttons, time, income, empty)
    assert resource_value(buttons + 1, time, income, empty) > here
    assert resource_value(buttons, time, income + 1, empty) >= here
    assert resource_value(buttons, time, income, empty + 1) < here
    assert resource_value(buttons, max(time - 1, 0), income, empty) >= here


def test_the_nearer_to_7x7_the_better_while_the_tile_is_free() -> None:
    nearly, square = FULL & ~SQUARES_7X7[0] | 1, FULL & ~SQUARES_7X7[0]
    assert shape_value(square, 20, True) - shape_value(square, 20, False) == 7
    assert 0 < shape_value(nearly, 20, True) - shape_value(nearly, 20, False) < 7
    assert shape_value(FULL, 20, True) == shape_value(FULL, 20, False)


def test_a_gain_needs_buttons_and_room() -> None:
    assert gain(Player(), 20) > 0
    assert gain(Player(), 20, replace(START, ring="")) == 0
    assert gain(Player(), 0, replace(START, ring="BX")) == 0
    assert gain(Player(Quilt(FULL)), 20) == 0


def test_the_special_tile_counts_for_its_owner() -> None:
    for owner, points in ((None, 0), (Seat.FIRST, 7), (Seat.SECOND, -7)):
        assert tile_balance(encode(replace(START, special_tile=owner))[0]) == points


@given(st.floats(-300, 300), st.integers(0, 106))
def test_win_probability_is_fair_and_grows(margin: float, left: int) -> None:
    """To five digits: the exponential is the module's own."""
    chance = win_probability(margin, left)
    assert 0 <= chance <= 1
    assert abs(chance + win_probability(-margin, left) - 1) < 1e-5
    assert win_probability(margin + 1, left) >= chance - 1e-5
    assert win_probability(0.0, left) == 0.5


Cells = set[tuple[int, int]]

quilts = st.integers(0, FULL) | st.builds(lambda a, b: a & b, *[st.integers(0, FULL)] * 2)


def cells_of(mask: int) -> Cells:
    return {divmod(space, 9) for space in range(81) if mask >> space & 1}


def mask_of(cells: Cells) -> int:
    return sum(1 << 9 * row + column for row, column in cells)


def neighbours(cells: Cells, row: int, column: int) -> int:
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(cell in cells for cell in around)


@given(quilts)
def test_untidiness_is_what_it_says(empty: int) -> None:
    cells = cells_of(empty)
    counts = [neighbours(cells, *cell) for cell in cells]
    squares = sum(
        {(row, column), (row + 1, column), (row, column + 1), (row + 1, column + 1)} <= cells
        for row, column in product(range(8), repeat=2)
    )
    expected = (
        greedy.OUTLINE * sum(4 - count for count in counts)
        + greedy.SINGLE * counts.count(0)
        + greedy.NARROW * sum(count <= 1 for count in counts)
        - greedy.ROOMY * squares
    )
    assert abs(untidiness(empty) - expected) < 1e-9


@given(quilts)
def test_turning_and_mirroring_change_nothing(empty: int) -> None:
    cells = cells_of(empty)
    turned = mask_of({(column, 8 - row) for row, column in cells})
    mirrored = mask_of({(row, 8 - column) for row, column in cells})
    for other in (turned, mirrored):
        assert abs(untidiness(other) - untidiness(empty)) < 1e-9


def test_one_piece_is_tidier_than_two() -> None:
    together, apart = {(0, 0), (0, 1), (1, 0), (1, 1)}, {(0, 0), (0, 1), (3, 3), (3, 4)}
    assert untidiness(mask_of(together)) < untidiness(mask_of(apart))
    assert untidiness(0) == 0
