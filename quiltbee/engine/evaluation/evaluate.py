"""Positions evaluated: one alone, or all that follow from one, which share one of the quilts."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.accumulator import Quilts, add_quilt, find_quilt, new_quilts
from quiltbee.engine.evaluation.features import MOST_ROWS, table_rows
from quiltbee.engine.evaluation.network import WIDTH, Quantised, answer
from quiltbee.engine.evaluation.vectors import Floats, Halves, add_rows
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, play
from quiltbee.kernel.state import HIGH, LOW, OVER, PLAYER, STAGE, TURN, WORDS
from quiltbee.kernel.tables import Words

TENS: Final = np.float32(0.1)
SURE: Final = np.float32(40.0)
"""The logit of a game that is won."""

_NOWHERE: Final = -1


class Scratch(NamedTuple):
    """Room for the work of one thread's evaluations, and what it remembers of quilts."""

    rows: Words
    sums: Halves
    total: Floats
    answers: Floats
    child: Words
    quilts: Quilts


def new_scratch() -> Scratch:
    """Room for one thread."""
    return Scratch(
        np.zeros(MOST_ROWS, np.int64),
        np.zeros(WIDTH, np.int16),
        np.zeros(WIDTH, np.float32),
        np.zeros(2, np.float32),
        np.zeros(WORDS, np.int64),
        new_quilts(),
    )


@compiled
def final_answers(state: Words, answers: Floats) -> None:
    """The answers of a game that is over, for the player whose turn `state` names."""
    answers[0] = SURE if has_won(state, state[TURN]) else -SURE
    points = margin(state) if state[TURN] == 0 else -margin(state)
    answers[1] = np.float32(points) * TENS


@compiled
def evaluate_with(
    state: Words, ring: Words, own: int, other: int, weights: Quantised, scratch: Scratch
) -> None:
    """Set the answers for the player to move, whose quilt lies at `own`; the game is not over."""
    sums, quilts = scratch.sums, scratch.quilts
    for unit in range(WIDTH):
        sums[unit] = weights.first_bias[unit]
    add_quilt(own, 0, weights, quilts, scratch.rows, sums)
    add_quilt(other, 1, weights, quilts, scratch.rows, sums)
    count = table_rows(state, ring, quilts.looks[own], quilts.looks[other], scratch.rows, 0)
    add_rows(weights.table, scratch.rows, 0, count, sums)
    answer(weights, sums, scratch.total, scratch.answers)


@compiled
def find_player(state: Words, player: int, taken: int, quilts: Quilts) -> int:
    """The place of the quilt of player 0 or 1."""
    start = player * PLAYER
    return find_quilt(state[start + LOW], state[start + HIGH], taken, quilts)


@compiled
def evaluate(state: Words, ring: Words, weights: Quantised, scratch: Scratch) -> None:
    """Set `scratch.answers` to the answers for the player to move."""
    if state[STAGE] == OVER:
        final_answers(state, scratch.answers)
        return
    own = find_player(state, state[TURN], _NOWHERE, scratch.quilts)
    other = find_player(state, 1 - state[TURN], own, scratch.quilts)
    evaluate_with(state, ring, own, other, weights, scratch)


@compiled
def begin_children(state: Words, scratch: Scratch) -> int:
    """The place of the waiting player's quilt, which all that follow from `state` share."""
    return find_player(state, 1 - state[TURN], _NOWHERE, scratch.quilts)


@compiled
def evaluate_child(
    state: Words, ring: Words, action: int, waiting: int, weights: Quantised, scratch: Scratch
) -> None:
    """Play `action` into `scratch.child` and evaluate that; `waiting` is of `begin_children`.

    The answers are for the player to move in `state`.
    """
    child = scratch.child
    copy(state, child)
    play(child, ring, action)
    same = child[TURN] == state[TURN]
    if child[STAGE] == OVER:
        final_answers(child, scratch.answers)
    else:
        mover = find_player(child, state[TURN], waiting, scratch.quilts)
        if same:
            evaluate_with(child, ring, mover, waiting, weights, scratch)
        else:
            evaluate_with(child, ring, waiting, mover, weights, scratch)
    if not same:
        scratch.answers[0] = -scratch.answers[0]
        scratch.answers[1] = -scratch.answers[1]
