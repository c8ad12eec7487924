"""Counting the game tree."""

from quiltbee.rules import Stage, new_game, perft

from .build import ALPHABET_RING, EMPTY, all_but, at


def test_depth_0_counts_1() -> None:
    assert perft(new_game(ALPHABET_RING), 0) == 1
    assert perft(at(53, 53, stage=Stage.OVER), 0) == 1


def test_finished_game_counts_0() -> None:
    over = at(53, 53, stage=Stage.OVER)
    assert [perft(over, depth) for depth in (1, 2, 3)] == [0, 0, 0]


def test_game_that_ends_sooner_is_not_counted() -> None:
    last = at(52, 53, ring="")
    assert [perft(last, depth) for depth in (1, 2, 3)] == [1, 0, 0]


def test_special_patch_is_a_separate_move() -> None:
    position = at(25, 25, ring="", quilts=(all_but("a1", "c3"), EMPTY))
    assert [perft(position, depth) for depth in (1, 2, 3)] == [1, 2, 2]
