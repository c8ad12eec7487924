"""The game tree counted on the kernel: known numbers, and the same as `rules` elsewhere."""

import random

import pytest

from quiltbee.kernel.perft import perft
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.rules import Board, Position, Stage, legal_moves, new_game, play, ring_from_seed
from quiltbee.rules import perft as perft_of_rules
from tests.rules.build import ALPHABET_RING, at


def count(position: Position, depth: int) -> int:
    state = state_of(position)
    before = state.tolist()
    found = perft(state, ring_of(position), depth)
    assert state.tolist() == before
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "number"), [(0, 1), (1, 639), (2, 454_193)])
def test_known_numbers(depth: int, number: int) -> None:
    assert count(new_game(ALPHABET_RING), depth) == number


@pytest.mark.slow
@pytest.mark.parametrize("board", Board, ids=lambda board: board.value)
def test_late_positions_count_the_same_on_both(board: Board) -> None:
    """Down to the end of the game, special patches included."""
    draws = random.Random(str(board))
    compared = 0
    for number in range(6):
        position = new_game(ring_from_seed(f"perft {number}"), board)
        while not position.is_over:
            moves = legal_moves(position)
            if len(moves) < 12:
                for depth in (1, 2, 3):
                    assert count(position, depth) == perft_of_rules(position, depth)
                    compared += 1
            position = play(position, draws.choice(moves))
    assert compared > 50


def test_a_finished_game_has_no_sequences() -> None:
    over = at(53, 53, stage=Stage.OVER)
    assert [count(over, depth) for depth in range(4)] == [1, 0, 0, 0]
