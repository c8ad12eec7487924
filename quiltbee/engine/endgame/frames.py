"""The search of the ending solver, frame by frame, on a stack of its own."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.endgame.bounds import FIRST_BY_GAIN, MOST_MARKS, bounds_of, final_value, worth
from quiltbee.engine.endgame.moves import (
    MOST_PLACEMENTS,
    PLACING,
    buy_loose,
    choose_placements,
    copy_wide,
    pass_loose,
    place_special_loose,
    settle,
)
from quiltbee.engine.endgame.packing import SCRATCH, fits_loose
from quiltbee.engine.endgame.quilts import EXTRA, FITS, RELAXED, WIDTH, key_of
from quiltbee.engine.endgame.transpositions import (
    INFINITE,
    Table,
    find_proof,
    keep_proof,
    lower_of,
    move_of,
    new_table,
    upper_of,
)
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import place_of_choice, play
from quiltbee.kernel.state import BUTTONS, CLOCK, OVER, PLAYER, SPECIAL, STAGE, TURN, WORDS
from quiltbee.kernel.tables import (
    FIRST_ACTION,
    FIRST_ORIENTATION,
    MARKS_UP_TO,
    PASS,
    PATCH_OF,
    PRICE,
    RING,
    TIME,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.position import MARKET

NONE: Final = -1

_DEEPEST: Final = 200
"""More frames than a game's decisions from anywhere, and the loose ones above them."""

# Numbers of `control`.
DEPTH: Final = 0
NODES: Final = 1
LOWER: Final = 2
UPPER: Final = 3
MOVE: Final = 4
ANSWER: Final = 5
ANSWER_MOVE: Final = 6
ASKED: Final = 7
GUESS: Final = 8
LOOSE_LOWER: Final = 9
LOOSE_UPPER: Final = 10
ROOT_RELAXED: Final = 11

# Numbers of a frame.
_VALUE: Final = 0
_PHASE: Final = 1
_BEST: Final = 2
_KEY: Final = 3
_ENTERED: Final = 4
_OPTION: Final = 5
_OPTION_COUNT: Final = 6
_ACTION: Final = 7
_ACTION_COUNT: Final = 8
_HINT: Final = 9
_OPTIONS: Final = 10
_MOVE: Final = 14
_CHANGED: Final = 15
_FRAME: Final = 16

_SETTLED: Final = -1

# Phases: what a frame waits for.
_ENTER: Final = 0
_BOTH_LOOSE: Final = 1
_ONE_LOOSE: Final = 2
_LOOSE_OPTION: Final = 3
_CHILD: Final = 4
_LIST: Final = 5
_NEXT_OPTION: Final = 6
_PLACEMENTS: Final = 7
_NEXT_CHILD: Final = 8

# Options; a patch is its place in the ring.
_PASS_OPTION: Final = -1
_SPECIAL_OPTION: Final = -2


class Solver(NamedTuple):
    """All that a search works with; one search at a time."""

    table: Table
    ring: Int64Array
    orders: Int64Array
    scratch: Int64Array
    placing: Int64Array
    states: Int64Array
    frames: Int64Array
    actions: Int64Array
    control: Int64Array


def new_solver(log2_proofs: int = 20) -> Solver:
    """Room for a search: 22 bytes for each of 2**log2_proofs proofs, and about 1 MB."""
    shapes: tuple[tuple[int, ...], ...] = (
        (RING + 1,),
        (FIRST_BY_GAIN + MOST_MARKS + 1, RING),
        SCRATCH,
        PLACING,
        (_DEEPEST, WIDTH),
        (_DEEPEST, _FRAME),
        (_DEEPEST, MOST_PLACEMENTS),
        (16,),
    )
    solver = Solver(new_table(log2_proofs), *(np.zeros(shape, np.int64) for shape in shapes))
    solver.ring[:] = -1
    return solver


@compiled
def open_root(frames: Int64Array, control: Int64Array, value: int) -> None:
    """Begin to ask whether the root is worth at least `value`."""
    control[ASKED] = value
    control[DEPTH] = 0
    frames[0, _VALUE] = value
    frames[0, _PHASE] = _ENTER
    frames[0, _CHANGED] = _SETTLED


@compiled
def descend(frames: Int64Array, control: Int64Array, phase: int, changed: int) -> None:
    """Ask the same of the next state, already set; the frame goes on with `phase` after it.

    The quilts of the players `changed` have to be looked at; _SETTLED says that all is known.
    """
    depth = control[DEPTH]
    frames[depth, _PHASE] = phase
    control[DEPTH] = depth + 1
    frames[depth + 1, _VALUE] = frames[depth, _VALUE]
    frames[depth + 1, _PHASE] = _ENTER
    frames[depth + 1, _CHANGED] = changed


@compiled
def step(solver: Solver) -> None:
    """Go one step on with the deepest frame."""
    depth = solver.control[DEPTH]
    phase = solver.frames[depth, _PHASE]
    if phase == _ENTER:
        enter(solver, depth)
    elif phase == _LIST:
        row = solver.actions[depth]
        list_options(solver.states[depth], solver.frames[depth], solver.ring, row)
    elif phase == _NEXT_OPTION:
        next_option(solver, depth)
    elif phase == _PLACEMENTS:
        begin_placements(solver, depth)
    elif phase == _NEXT_CHILD:
        next_child(solver, depth)
    else:
        take_answer(solver, depth, phase)


@compiled
def take_answer(solver: Solver, depth: int, phase: int) -> None:
    """Go on with the answer that a frame waited for."""
    state, frame = solver.states[depth], solver.frames[depth]
    answer, move = solver.control[ANSWER], solver.control[ANSWER_MOVE]
    is_reached = answer >= frame[_VALUE]
    is_success = is_reached == (state[TURN] == 0)
    is_final = phase == _CHILD and is_success
    if phase == _BOTH_LOOSE:
        is_final = state[RELAXED] != 0 and is_reached == (state[RELAXED] == 1)
        frame[_PHASE] = _LIST
        if frame[_HINT] == NONE:
            frame[_HINT] = move
        if state[RELAXED] == 0:
            relaxed = 2 if is_reached else 1
            ask_loose(solver.states, solver.frames, solver.control, depth, relaxed, _ONE_LOOSE)
    elif phase == _ONE_LOOSE:
        is_final = is_reached == (solver.states[depth + 1, RELAXED] == 2)
        frame[_PHASE] = _LIST
    elif is_success:
        frame[_PHASE] = _PLACEMENTS
        move = frame[_MOVE]
    else:
        note(state, frame, answer)
        frame[_OPTION if phase == _LOOSE_OPTION else _ACTION] += 1
        frame[_PHASE] = _NEXT_OPTION if phase == _LOOSE_OPTION else _NEXT_CHILD
    if is_final:
        leave(solver, depth, answer, move)


@compiled
def note(state: Int64Array, frame: Int64Array, answer: int) -> None:
    """Count in a bound that fell short for the mover."""
    if state[TURN] == 0:
        frame[_BEST] = max(frame[_BEST], answer)
    else:
        frame[_BEST] = min(frame[_BEST], answer)


@compiled
def give(control: Int64Array, answer: int, move: int) -> None:
    """Close the deepest frame with an answer and the move that brings it."""
    control[ANSWER] = answer
    control[ANSWER_MOVE] = move
    control[DEPTH] -= 1


@compiled
def leave(solver: Solver, depth: int, answer: int, move: int) -> None:
    """Close the deepest frame and remember what it found."""
    frame, state = solver.frames[depth], solver.states[depth]
    work = solver.control[NODES] - frame[_ENTERED]
    is_reached = answer >= frame[_VALUE]
    if is_reached != (state[TURN] == 0):
        move = NONE
    lower, upper = (answer, INFINITE) if is_reached else (-INFINITE, answer)
    keep_proof(solver.table, frame[_KEY], lower, upper, move, work)
    give(solver.control, answer, move)


@compiled
def enter(solver: Solver, depth: int) -> None:
    """Answer at once where that can be done; else ask the easier games, or list the options."""
    state, frame = solver.states[depth], solver.frames[depth]
    value = frame[_VALUE]
    solver.control[NODES] += 1
    if frame[_CHANGED] != _SETTLED:
        settle(state, solver.ring, solver.orders, solver.scratch, frame[_CHANGED], NONE)
    if state[STAGE] == OVER:
        give(solver.control, final_value(state), NONE)
        return
    lower, upper = bounds_of(state, solver.ring, solver.orders)
    if lower >= value or upper < value:
        give(
            solver.control,
            lower if lower >= value else upper,
            NONE if state[STAGE] == SPECIAL else PASS,
        )
        return
    frame[_KEY] = key_of(state)
    frame[_ENTERED] = solver.control[NODES]
    frame[_HINT] = NONE
    proof = find_proof(solver.table, frame[_KEY])
    if proof != 0:
        frame[_HINT] = move_of(proof)
        if lower_of(proof) >= value:
            give(solver.control, lower_of(proof), frame[_HINT])
            return
        if upper_of(proof) < value:
            give(solver.control, upper_of(proof), frame[_HINT])
            return
    if state[RELAXED] == 3:
        frame[_PHASE] = _LIST
    else:
        ask_loose(solver.states, solver.frames, solver.control, depth, 3, _BOTH_LOOSE)


@compiled
def ask_loose(
    states: Int64Array,
    frames: Int64Array,
    control: Int64Array,
    depth: int,
    relaxed: int,
    phase: int,
) -> None:
    """Ask the same with the players `relaxed` loose."""
    copy_wide(states[depth], states[depth + 1])
    states[depth + 1, RELAXED] = relaxed
    descend(frames, control, phase, _SETTLED)


@compiled
def list_options(state: Int64Array, frame: Int64Array, ring: Int64Array, gains: Int64Array) -> None:
    """List the pass and the patches that can be bought, the most promising first.

    `gains` is scratch.
    """
    player = state[TURN]
    mover = player * PLAYER
    frame[_PHASE] = _NEXT_OPTION
    frame[_BEST] = -INFINITE if player == 0 else INFINITE
    frame[_OPTION] = 0
    if state[STAGE] == SPECIAL:
        frame[_OPTIONS] = _SPECIAL_OPTION
        frame[_OPTION_COUNT] = 1
        return
    hinted = PATCH_OF[frame[_HINT]] if frame[_HINT] >= 0 else -1
    clock = state[mover + CLOCK]
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[clock]
    frame[_OPTIONS] = _PASS_OPTION
    gains[0] = INFINITE if frame[_HINT] == PASS else 0
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place < 0 or state[WORDS + player * EXTRA + FITS] >> place & 1 == 0:
            continue
        patch = ring[place]
        if PRICE[patch] > state[mover + BUTTONS]:
            continue
        gain = worth(patch, marks) - min(TIME[patch], LAST_SPACE - clock)
        if patch == hinted:
            gain = INFINITE
        spot = count
        while spot > 0 and gains[spot - 1] < gain:
            gains[spot] = gains[spot - 1]
            frame[_OPTIONS + spot] = frame[_OPTIONS + spot - 1]
            spot -= 1
        gains[spot] = gain
        frame[_OPTIONS + spot] = place
        count += 1
    frame[_OPTION_COUNT] = count


@compiled
def next_option(solver: Solver, depth: int) -> None:
    """Follow the next option: ask of its child, or of all its placements at once."""
    state, frame, ring = solver.states[depth], solver.frames[depth], solver.ring
    child, table, scratch = solver.states[depth + 1], solver.table, solver.scratch
    player = state[TURN]
    is_loose = state[RELAXED] >> player & 1 == 1
    while frame[_OPTION] < frame[_OPTION_COUNT]:
        option = frame[_OPTIONS + frame[_OPTION]]
        frame[_ACTION] = 0
        frame[_ACTION_COUNT] = 1
        if option >= 0 and is_loose and not fits_loose(table, scratch, ring, state, player, option):
            frame[_OPTION] += 1
            continue
        copy_wide(state, child)
        if option == _PASS_OPTION:
            pass_loose(child)
            frame[_MOVE] = PASS
        elif option == _SPECIAL_OPTION:
            place_special_loose(child, ring, scratch, table)
            frame[_MOVE] = NONE
            if not is_loose:
                frame[_PHASE] = _PLACEMENTS
                return
        else:
            if not is_loose:
                child[RELAXED] |= 1 << player
            buy_loose(child, ring, scratch, table, option)
            frame[_MOVE] = FIRST_ACTION[FIRST_ORIENTATION[ring[option]]]
            if not is_loose:
                descend(solver.frames, solver.control, _LOOSE_OPTION, 0)
                return
        descend(solver.frames, solver.control, _CHILD, 0)
        return
    leave(solver, depth, frame[_BEST], NONE)


@compiled
def begin_placements(solver: Solver, depth: int) -> None:
    """List the placements of the option at hand, whose loose child is known, and try the first."""
    state, frame = solver.states[depth], solver.frames[depth]
    option, actions = frame[_OPTIONS + frame[_OPTION]], solver.actions[depth]
    place = option if option >= 0 else -1
    count = choose_placements(
        state,
        solver.states[depth + 1],
        solver.ring,
        solver.orders,
        solver.scratch,
        solver.placing,
        place,
        actions,
    )
    solver.control[NODES] += count // 4
    for number in range(1, count):
        if actions[number] == frame[_HINT]:
            for spot in range(number, 0, -1):
                actions[spot] = actions[spot - 1]
            actions[0] = frame[_HINT]
    frame[_ACTION] = 0
    frame[_ACTION_COUNT] = count
    frame[_PHASE] = _NEXT_CHILD


@compiled
def next_child(solver: Solver, depth: int) -> None:
    """Try the next placement; after the last go on to the next option."""
    state, frame = solver.states[depth], solver.frames[depth]
    if frame[_ACTION] >= frame[_ACTION_COUNT]:
        frame[_OPTION] += 1
        frame[_PHASE] = _NEXT_OPTION
        return
    child, action = solver.states[depth + 1], solver.actions[depth, frame[_ACTION]]
    frame[_MOVE] = action
    copy_wide(state, child)
    play(child, solver.ring, action)
    descend(solver.frames, solver.control, _CHILD, 1 << state[TURN])
