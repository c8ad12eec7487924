"""Legality: the list of legal moves, and the reasons against all others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.rules import (
    PASS,
    PLACEMENTS,
    SPECIAL_PLACEMENTS,
    IllegalMoveError,
    Move,
    Position,
    Stage,
)

from .strategies import crowded_positions, positions

EVERY_MOVE: tuple[Move, ...] = (PASS, *SPECIAL_PLACEMENTS, *PLACEMENTS)
SITUATIONS = positions() | positions(Stage.SPECIAL_PATCH) | crowded_positions()


@given(SITUATIONS)
def test_legal_moves_are_legal(position: Position) -> None:
    for move in position.legal_moves():
        assert position.play(move) == position.play_unchecked(move)


@given(SITUATIONS)
def test_exactly_the_legal_moves_have_no_reason_against_them(position: Position) -> None:
    allowed = {move for move in EVERY_MOVE if position.why_illegal(move) is None}
    assert allowed == set(position.legal_moves())


@given(SITUATIONS, st.lists(st.sampled_from(EVERY_MOVE), min_size=30, max_size=30))
def test_every_other_move_is_refused_with_its_reason(
    position: Position, sample: list[Move]
) -> None:
    legal = set(position.legal_moves())
    for move in sample:
        assert position.is_legal(move) == (move in legal)
        if move not in legal:
            with pytest.raises(IllegalMoveError) as caught:
                position.play(move)
            assert str(caught.value) == position.why_illegal(move)


@given(SITUATIONS)
def test_every_legal_move_is_listed_once(position: Position) -> None:
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves)


@given(positions(Stage.ACTION) | crowded_positions())
def test_pass_is_always_legal_and_comes_first(position: Position) -> None:
    assert position.legal_moves()[0] == PASS


@given(positions(Stage.SPECIAL_PATCH))
def test_special_patch_may_go_to_every_free_space(position: Position) -> None:
    covered = position.mover.quilt.filled
    free = [move for move in SPECIAL_PLACEMENTS if not covered >> (9 * move.row + move.column) & 1]
    assert position.legal_moves() == free
    assert free


@given(SITUATIONS)
def test_there_is_a_legal_move_until_the_game_is_over(position: Position) -> None:
    assert bool(position.legal_moves()) != position.is_over
