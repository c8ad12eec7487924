"""Positions evaluated: one alone, or all that follow from one, which share most of their rows."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.features import (
    MOST_ROWS,
    OTHER,
    OWN,
    PER_QUILT,
    all_rows,
    quilt_rows,
    table_rows,
)
from quiltbee.engine.network import WIDTH, Weights, answer
from quiltbee.engine.vectors import Floats, add_rows
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, play
from quiltbee.kernel.state import HIGH, LOW, OVER, PLAYER, STAGE, TURN, WORDS
from quiltbee.kernel.tables import Words

TENS: Final = np.float32(0.1)
SURE: Final = np.float32(40.0)
"""The logit of a game that is won."""


class Scratch(NamedTuple):
    """Room for the work of one thread's evaluations."""

    rows: Words
    total: Floats
    own: Floats
    other: Floats
    answers: Floats
    child: Words


def new_scratch() -> Scratch:
    """Room for one thread."""
    return Scratch(
        np.zeros(MOST_ROWS, np.int64),
        np.zeros(WIDTH, np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros(2, np.float32),
        np.zeros(WORDS, np.int64),
    )


@compiled
def final_answers(state: Words, answers: Floats) -> None:
    """The answers of a game that is over, for the player whose turn `state` names."""
    answers[0] = SURE if has_won(state, state[TURN]) else -SURE
    points = margin(state) if state[TURN] == 0 else -margin(state)
    answers[1] = np.float32(points) * TENS


@compiled
def evaluate(state: Words, ring: Words, weights: Weights, scratch: Scratch) -> None:
    """Set `scratch.answers` to the answers for the player to move."""
    if state[STAGE] == OVER:
        final_answers(state, scratch.answers)
        return
    count = all_rows(state, ring, scratch.rows)
    for unit in range(WIDTH):
        scratch.total[unit] = weights.first_bias[unit]
    add_rows(weights.table, scratch.rows, 0, count, scratch.total)
    answer(weights, scratch.total, scratch.answers)


@compiled
def begin_children(state: Words, weights: Weights, scratch: Scratch) -> None:
    """Sum up what all that follow from `state` share: the waiting player's quilt, in both roles."""
    waiting = PLAYER - state[TURN] * PLAYER
    low, high = state[waiting + LOW], state[waiting + HIGH]
    for unit in range(WIDTH):
        scratch.own[unit] = weights.first_bias[unit]
        scratch.other[unit] = weights.first_bias[unit]
    quilt_rows(low, high, OWN, scratch.rows, 0)
    add_rows(weights.table, scratch.rows, 0, PER_QUILT, scratch.own)
    quilt_rows(low, high, OTHER, scratch.rows, 0)
    add_rows(weights.table, scratch.rows, 0, PER_QUILT, scratch.other)


@compiled
def evaluate_child(
    state: Words, ring: Words, action: int, weights: Weights, scratch: Scratch
) -> None:
    """Play `action` into `scratch.child` and evaluate that, after `begin_children(state)`.

    The answers are for the player to move in `state`.
    """
    child = scratch.child
    copy(state, child)
    play(child, ring, action)
    same = child[TURN] == state[TURN]
    if child[STAGE] == OVER:
        final_answers(child, scratch.answers)
    else:
        mover = state[TURN] * PLAYER
        total = scratch.total
        if same:
            quilt_rows(child[mover + LOW], child[mover + HIGH], OWN, scratch.rows, 0)
            for unit in range(WIDTH):
                total[unit] = scratch.other[unit]
        else:
            quilt_rows(child[mover + LOW], child[mover + HIGH], OTHER, scratch.rows, 0)
            for unit in range(WIDTH):
                total[unit] = scratch.own[unit]
        count = table_rows(child, ring, scratch.rows, PER_QUILT)
        add_rows(weights.table, scratch.rows, 0, count, total)
        answer(weights, total, scratch.answers)
    if not same:
        scratch.answers[0] = -scratch.answers[0]
        scratch.answers[1] = -scratch.answers[1]
