"""Facts that any program with these rules must agree with, each confirmed by another source."""

import random
from statistics import mean, median

import pytest

from quiltbee.rules import (
    PASS,
    PATCHES,
    PLACEMENTS,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    Board,
    Seat,
    Stage,
    new_game,
    perft,
    ring_from_seed,
)

from .build import ALPHABET_RING, EMPTY, all_but, at, placed, quilt

Y_QUILT = quilt("Y0a1")
"""Patch Y alone: 3 buttons at each mark."""


def test_7349_placements_of_144_orientations() -> None:
    assert sum(len(patch.orientations) for patch in PATCHES.values()) == 144
    assert len(PLACEMENTS) == 7_349


def test_7431_different_decisions() -> None:
    assert len({PASS, *SPECIAL_PLACEMENTS, *PLACEMENTS}) == 7_431


def test_totals_of_the_33_patches() -> None:
    patches = PATCHES.values()
    assert len(patches) == 33
    assert sum(patch.squares for patch in patches) == 166
    assert sum(patch.buttons for patch in patches) == 133
    assert sum(patch.time for patch in patches) == 107
    assert sum(patch.income for patch in patches) == 38


@pytest.mark.parametrize("board", Board)
def test_both_always_pass(board: Board) -> None:
    position = new_game(ALPHABET_RING, board)
    turns = {1: 0, 2: 0}
    while not position.is_over:
        if position.stage is Stage.SPECIAL_PATCH:
            position = position.play(position.legal_moves()[0])
        else:
            turns[position.turn] += 1
            position = position.play(PASS)
    assert turns == {1: 27, 2: 27}
    assert [player.buttons for player in position.players] == [58, 58]
    specials = [player.quilt.special_patches.bit_count() for player in position.players]
    assert specials == [0, 5]
    assert position.scores == (-104, -94)
    assert position.turn == 1
    found = position.outcome
    assert found is not None
    assert found.winner == 2


@pytest.mark.parametrize(
    ("times", "moved", "incomes"), [((4, 10), 7, 2), ((46, 52), 7, 2), ((50, 53), 3, 1)]
)
@pytest.mark.parametrize("turn", [1, 2])
def test_advance_from_up_to_6_spaces_behind_crosses_these_marks(
    times: tuple[int, int], moved: int, incomes: int, turn: int
) -> None:
    order = 1 if turn == 1 else -1
    time1, time2 = times[::order]
    position = at(time1, time2, turn=turn, quilts=(Y_QUILT, Y_QUILT))
    after = position.play(PASS).players[turn - 1]
    assert after.time == times[0] + moved
    assert after.buttons == 5 + moved + 3 * incomes


def test_patch_of_time_6_bought_on_space_52() -> None:
    position = at(52, 53, buttons=(8, 0), ring="g", quilts=(Y_QUILT, EMPTY))
    assert (PATCHES["g"].time, PATCHES["g"].buttons, PATCHES["g"].income) == (6, 8, 3)
    after = position.play(placed("g0d1")).players[0]
    assert after.time == 53
    assert after.buttons == 8 - 8 + (3 + 3)


def test_scoring_example_of_the_rulebook() -> None:
    five_empty = all_but("a1", "c2", "e3", "g4", "e5")
    two_empty = all_but("a9", "i9")
    position = at(53, 53, buttons=(14, 18), quilts=(five_empty, two_empty), special_tile=1)
    assert (position.scores[Seat.FIRST.index], position.scores[Seat.SECOND.index]) == (11, 14)


def test_639_and_454193_legal_continuations() -> None:
    start = new_game(ALPHABET_RING, Board.REVISED)
    assert perft(start, 1) == 639
    assert perft(start, 2) == 454_193


def test_at_most_1345_legal_decisions() -> None:
    most = sorted((len(moves) for moves in PLACEMENTS_OF.values()), reverse=True)
    assert 1 + sum(most[:3]) == 1_345


def test_uniformly_random_play_has_these_averages() -> None:
    # A thousand games: the tolerances are some four standard errors wide.
    rng = random.Random(2014)
    decisions: list[int] = []
    choices: list[int] = []
    points: list[int] = []
    for number in range(1_000):
        position = new_game(ring_from_seed(str(number)), rng.choice(list(Board)))
        played = 0
        while moves := position.legal_moves():
            choices.append(len(moves))
            position = position.play_unchecked(rng.choice(moves))
            played += 1
        decisions.append(played)
        points += position.scores
    assert mean(decisions) == pytest.approx(42.8, abs=0.4)
    assert mean(choices) == pytest.approx(78.7, abs=2.8)
    assert median(choices) == pytest.approx(22, abs=1)
    assert max(choices) <= 1_345
    assert mean(points) == pytest.approx(-11.2, abs=1.0)


def test_behind_by_3_an_advance_moves_4_and_pays_4() -> None:
    after = at(12, 15).play(PASS)
    assert (after.players[0].time, after.players[0].buttons) == (16, 9)
    assert after.turn == 2


@pytest.mark.parametrize("letter", PATCHES)
def test_behind_by_3_a_patch_of_time_at_most_3_keeps_the_turn(letter: str) -> None:
    position = at(12, 15, buttons=(10, 0), ring=letter)
    after = position.play(PLACEMENTS_OF[letter][0])
    assert after.turn == (1 if PATCHES[letter].time <= 3 else 2)
