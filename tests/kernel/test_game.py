"""The facts that any program of these rules must agree with, on the kernel."""

import numpy as np
import pytest

from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import copy, has_7x7, has_won, is_legal, list_legal, play, score
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL, PASS, high_word, low_word
from quiltbee.notation import action_of_move
from quiltbee.rules import Board, new_game
from quiltbee.rules.grid import SQUARES_7X7
from tests.rules.build import ALPHABET_RING, EMPTY, all_but, at, placed, quilt, special

Y_QUILT = quilt("Y0a1")
"""Patch Y alone: 3 buttons at each mark."""


def legal(state: Int64Array, ring: Int64Array) -> list[int]:
    actions = np.empty(MOST_LEGAL, dtype=np.int64)
    found: list[int] = actions[: list_legal(state, ring, actions)].tolist()
    return found


@pytest.mark.parametrize("board", Board)
def test_both_always_pass(board: Board) -> None:
    start = new_game(ALPHABET_RING, board)
    state, ring = state_of(start), ring_of(start)
    turns, specials = [0, 0], [0, 0]
    while state[k.STAGE] != k.OVER:
        if state[k.STAGE] == k.SPECIAL:
            specials[state[k.TURN]] += 1
            play(state, ring, legal(state, ring)[0])
        else:
            turns[state[k.TURN]] += 1
            play(state, ring, PASS)
    assert turns == [27, 27]
    assert specials == [0, 5]
    assert [state[k.BUTTONS], state[k.PLAYER + k.BUTTONS]] == [58, 58]
    assert [score(state, 0), score(state, 1)] == [-104, -94]
    assert (has_won(state, 0), has_won(state, 1)) == (False, True)
    assert state[k.TURN] == 0
    assert legal(state, ring) == []


@pytest.mark.parametrize(
    ("times", "moved", "incomes"), [((4, 10), 7, 2), ((46, 52), 7, 2), ((50, 53), 3, 1)]
)
@pytest.mark.parametrize("turn", [1, 2])
def test_behind_by_up_to_6_an_advance_crosses_these_marks(
    times: tuple[int, int], moved: int, incomes: int, turn: int
) -> None:
    time1, time2 = times if turn == 1 else times[::-1]
    position = at(time1, time2, turn=turn, quilts=(Y_QUILT, Y_QUILT))
    state = state_of(position)
    play(state, ring_of(position), PASS)
    start = (turn - 1) * k.PLAYER
    assert state[start + k.TIME] == times[0] + moved
    assert state[start + k.BUTTONS] == 5 + moved + 3 * incomes


def test_patch_of_time_6_bought_on_space_52() -> None:
    position = at(52, 53, buttons=(8, 0), ring="g", quilts=(Y_QUILT, EMPTY))
    state = state_of(position)
    play(state, ring_of(position), action_of_move(placed("g0d1")))
    assert (state[k.TIME], state[k.BUTTONS], state[k.STAGE]) == (53, 8 - 8 + (3 + 3), k.OVER)


def test_scoring_example_of_the_rulebook() -> None:
    quilts = all_but("a1", "c2", "e3", "g4", "e5"), all_but("a9", "i9")
    state = state_of(at(53, 53, buttons=(14, 18), quilts=quilts, special_tile=1))
    assert (score(state, 0), score(state, 1)) == (11, 14)


def test_on_equal_scores_the_first_on_53_wins() -> None:
    for turn in (1, 2):
        state = state_of(at(53, 53, turn=turn))
        assert (has_won(state, 0), has_won(state, 1)) == (turn == 1, turn == 2)


@pytest.mark.parametrize("square", SQUARES_7X7)
def test_a_completed_7x7_takes_the_special_tile_once(square: int) -> None:
    assert has_7x7(low_word(square), high_word(square))
    for space in range(81):
        if square >> space & 1:
            rest = square & ~(1 << space)
            assert not has_7x7(low_word(rest), high_word(rest))


def test_the_special_tile_stays_with_the_first() -> None:
    nearly = all_but("a1")
    for owner in (0, 1, 2):
        position = at(27, 25, quilts=(nearly, EMPTY), special_tile=owner or None)
        state = state_of(position)
        state[k.STAGE] = k.SPECIAL
        play(state, ring_of(position), action_of_move(special("+a1")))
        assert state[k.TILE] == (owner or 1)


def test_a_full_quilt_gets_no_special_patch() -> None:
    for free in ([], ["e5"]):
        position = at(24, 25, quilts=(all_but(*free), EMPTY))
        state = state_of(position)
        play(state, ring_of(position), PASS)
        assert (state[k.STAGE] == k.SPECIAL) == bool(free)


def test_only_a_special_patch_may_be_placed_where_one_is_due() -> None:
    position = at(27, 25, quilts=(all_but("a1", "i9"), EMPTY))
    state, ring = state_of(position), ring_of(position)
    assert not is_legal(state, ring, action_of_move(special("+a1")))
    state[k.STAGE] = k.SPECIAL
    assert legal(state, ring) == [action_of_move(special(cell)) for cell in ("+a1", "+i9")]
    assert not is_legal(state, ring, PASS)
    assert is_legal(state, ring, action_of_move(special("+a1")))
    assert not is_legal(state, ring, action_of_move(special("+b1")))


def test_a_copy_is_undone_by_another() -> None:
    """A line is taken back by copying the words from before it."""
    position = new_game(ALPHABET_RING)
    state, ring, kept = state_of(position), ring_of(position), np.zeros(k.WORDS, dtype=np.int64)
    copy(state, kept)
    for action in legal(state, ring):
        play(state, ring, action)
        assert state.tolist() != kept.tolist()
        copy(kept, state)
        assert state.tolist() == state_of(position).tolist()


def test_the_words_of_the_quilts_are_never_negative() -> None:
    position = at(10, 12, quilts=(all_but(), all_but("a1")))
    state = state_of(position)
    assert min(state[k.LOW], state[k.HIGH], state[k.PLAYER + k.LOW], state[k.PLAYER + k.HIGH]) > 0
