"""The solver's search, frame by frame, on an explicit stack.

`step` advances the deepest frame by one step, which depends on its *phase*:

    Step 1  _ENTER         answer by the rules, by bounds, or from the transposition table
    Step 2  _BOTH_RELAXED  solve with both players relaxed
    Step 3  _ONE_RELAXED   solve with one player relaxed
    Step 4  _LIST          list the options: the pass and the patches, the most promising first
    Step 5  _NEXT_OPTION   solve the next option relaxed; if that fails, so do all its placements
    Step 6  _PLACEMENTS    list the placements of an option that may succeed
    Step 7  _NEXT_CHILD    solve the next placement

_RELAXED_OPTION and _CHILD wait for the answers to steps 5 and 7. A frame closes as soon as one
answer is a success for the player to move, or once all have failed.

The refutation table holds the move that last succeeded between two relaxed players, whatever their
quilts. The search meets nearly the same states, with quilts that differ in a placement or two. No
proof carries over from one to the other, but the move to try first does. A row is a key and a move;
a newer one replaces it.
"""

from typing import Final

from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.bounds import (
    bounds_of,
    final_value,
    key_of,
    mixed_with,
    patch_gain,
)
from quiltbee.engine.endgame.moves import (
    buy_relaxed,
    choose_placements,
    copy_state,
    pass_relaxed,
    place_special_relaxed,
    settle,
)
from quiltbee.engine.endgame.packing import fits_relaxed
from quiltbee.engine.endgame.state import (
    INFINITE,
    NO_MOVE,
    Solver,
    find_proof,
    keep_proof,
    lower_of,
    move_of,
    upper_of,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import place_of_choice, play
from quiltbee.kernel.tables import (
    FIRST_ACTION,
    FIRST_ORIENTATION,
    MARKS_UP_TO,
    PASS,
    PATCH_OF,
    PRICE,
    TIME,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.position import MARKET

_ROW_KEY, _ROW_MOVE = range(2)


@compiled
def find_refutation(refutations: Int64Array, state: Int64Array) -> int:
    """Return the move that last succeeded in a state with the same key; NO_MOVE for none."""
    key = refutation_key(state)
    row = key & (len(refutations) - 1)
    return refutations[row, _ROW_MOVE] if refutations[row, _ROW_KEY] == key else NO_MOVE


@compiled
def keep_refutation(refutations: Int64Array, state: Int64Array, move: int) -> None:
    """Store the move that has succeeded in a state."""
    key = refutation_key(state)
    row = key & (len(refutations) - 1)
    refutations[row, _ROW_KEY], refutations[row, _ROW_MOVE] = key, move


@compiled
def refutation_key(state: Int64Array) -> int:
    """Hash a state without quilts and buttons."""
    # The move is only tried first, so a wrong one costs time and proves nothing false.
    return mixed_with(
        state[k.LEFT]
        | (state[k.NEXT] << 33)
        | (state[k.TURN] << 39)
        | (state[k.STAGE] << 40)
        | (state[k.TILE] << 42)
        | (state[k.TIME] << 44)
        | (state[k.PLAYER + k.TIME] << 50),
        7,
    )


# The fields of a frame: the value asked about, the phase, the best failure so far, the key of its
# state, the nodes when it was entered, the current option and their number, the same of placements,
# the move from the transposition table, the options, the current move, and whose quilts changed.
_VALUE, _PHASE, _BEST, _KEY, _ENTERED, _OPTION, _OPTION_COUNT = range(7)
_ACTION, _ACTION_COUNT, _HASH_MOVE, _OPTIONS = range(7, 11)
_MOVE, _CHANGED, FRAME_WORDS = range(14, 17)

_SETTLED: Final = -1

# The phases.
_ENTER, _BOTH_RELAXED, _ONE_RELAXED, _RELAXED_OPTION, _CHILD = range(5)
_LIST, _NEXT_OPTION, _PLACEMENTS, _NEXT_CHILD = range(5, 9)

# Options; a patch is its place in the ring.
_PASS_OPTION: Final = -1
_SPECIAL_OPTION: Final = -2


@compiled
def open_root(solver: Solver, value: int) -> None:
    """Begin the question whether the root's value is at least `value`."""
    frames, control = solver.frames, solver.control
    control[e.QUESTION] = value
    control[e.DEPTH] = 0
    frames[0, _VALUE] = value
    frames[0, _PHASE] = _ENTER
    frames[0, _CHANGED] = _SETTLED


@compiled
def descend(solver: Solver, phase: int, changed: int) -> None:
    """Open a frame for the next state, already set; this one continues with `phase`.

    `changed` are the players whose quilts have to be examined; _SETTLED means that none have.
    """
    frames, control = solver.frames, solver.control
    depth = control[e.DEPTH]
    frames[depth, _PHASE] = phase
    control[e.DEPTH] = depth + 1
    frames[depth + 1, _VALUE] = frames[depth, _VALUE]
    frames[depth + 1, _PHASE] = _ENTER
    frames[depth + 1, _CHANGED] = changed


@compiled
def step(solver: Solver) -> None:
    """Advance the deepest frame by one step."""
    depth = solver.control[e.DEPTH]
    phase = solver.frames[depth, _PHASE]
    if phase == _ENTER:
        enter_frame(solver, depth)
    elif phase == _LIST:
        list_options(solver, depth)
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
    """Continue a frame with the answer to its question."""
    state, frame = solver.states[depth], solver.frames[depth]
    answer, move = solver.control[e.ANSWER], solver.control[e.ANSWER_MOVE]
    is_reached = answer >= frame[_VALUE]
    is_success = is_reached == (state[k.TURN] == 0)
    is_final = phase == _CHILD and is_success
    if phase == _BOTH_RELAXED:
        # If one player was relaxed before, only the other was relaxed for this question: an answer
        # that holds in spite of that help is final.
        is_final = state[e.RELAXED] != 0 and is_reached == (state[e.RELAXED] == 1)
        frame[_PHASE] = _LIST
        if frame[_HASH_MOVE] == e.NO_MOVE:
            frame[_HASH_MOVE] = move
        if state[e.RELAXED] == 0:
            # If player 1 may reach the value, relax only player 2 to see if that holds; else only
            # player 1, to see if even that falls short.
            relaxed = 2 if is_reached else 1
            ask_relaxed(solver, depth, relaxed, _ONE_RELAXED)
    elif phase == _ONE_RELAXED:
        is_final = is_reached == (solver.states[depth + 1, e.RELAXED] == 2)
        frame[_PHASE] = _LIST
    elif is_success:
        # An option that succeeds relaxed may succeed, so its placements are tried.
        frame[_PHASE] = _PLACEMENTS
        move = frame[_MOVE]
    else:
        # The best of the failures is the frame's answer if nothing succeeds: a tighter bound than
        # asked for costs nothing ("fail-soft": Fishburn, ACM SIGPLAN Notices 18, 1983).
        is_first = state[k.TURN] == 0
        frame[_BEST] = max(frame[_BEST], answer) if is_first else min(frame[_BEST], answer)
        frame[_OPTION if phase == _RELAXED_OPTION else _ACTION] += 1
        frame[_PHASE] = _NEXT_OPTION if phase == _RELAXED_OPTION else _NEXT_CHILD
    if is_final:
        close_frame(solver, depth, answer, move)


@compiled
def return_answer(control: Int64Array, answer: int, move: int) -> None:
    """Close the deepest frame with an answer and its move."""
    control[e.ANSWER] = answer
    control[e.ANSWER_MOVE] = move
    control[e.DEPTH] -= 1


@compiled
def close_frame(solver: Solver, depth: int, answer: int, move: int) -> None:
    """Close the deepest frame and store its result."""
    frame, state = solver.frames[depth], solver.states[depth]
    work = solver.control[e.NODES] - frame[_ENTERED]
    is_reached = answer >= frame[_VALUE]
    if is_reached != (state[k.TURN] == 0):
        move = e.NO_MOVE  # the mover failed: all moves together show that, no single one
    elif state[e.RELAXED] == 3:
        # Only between relaxed players does the same move succeed whatever the quilts. Storing it
        # for all of them takes the nodes from 0.69 to 0.55 of those without
        # (docs/how-it-works/strength.md).
        keep_refutation(solver.refutations, state, move)
    # The answer to "at least this?" bounds the value from one side alone.
    lower, upper = (answer, INFINITE) if is_reached else (-INFINITE, answer)
    keep_proof(solver.transpositions, frame[_KEY], lower, upper, move, work)
    return_answer(solver.control, answer, move)


@compiled
def enter_frame(solver: Solver, depth: int) -> None:
    """Answer at once if possible; otherwise solve the easier games, or list the options."""
    state, frame = solver.states[depth], solver.frames[depth]
    value = frame[_VALUE]
    solver.control[e.NODES] += 1
    # 1. Examine the quilts that a move has changed.
    if frame[_CHANGED] != _SETTLED:
        settle(solver, state, frame[_CHANGED], e.NO_MOVE)
    # 2. The game is over.
    if state[k.STAGE] == k.OVER:
        return_answer(solver.control, final_value(state), e.NO_MOVE)
        return
    # 3. The bounds answer the question. The lower bound assumes only passes, so a pass reaches it.
    lower, upper = bounds_of(solver, state)
    if lower >= value or upper < value:
        return_answer(
            solver.control,
            lower if lower >= value else upper,
            e.NO_MOVE if state[k.STAGE] == k.SPECIAL else PASS,
        )
        return
    frame[_KEY] = key_of(state)
    frame[_ENTERED] = solver.control[e.NODES]
    frame[_HASH_MOVE] = e.NO_MOVE
    # 4. The same state was proven before: on another path, for another question, or for an earlier
    # decision of the game. If that proof does not answer the question, its move is tried first.
    proof = find_proof(solver.transpositions, frame[_KEY])
    if proof != 0:
        frame[_HASH_MOVE] = move_of(proof)
        if lower_of(proof) >= value:
            return_answer(solver.control, lower_of(proof), frame[_HASH_MOVE])
            return
        if upper_of(proof) < value:
            return_answer(solver.control, upper_of(proof), frame[_HASH_MOVE])
            return
    # 5. With both players relaxed there is no easier game left: search it, and try first the move
    # that succeeded in a state that differs only in its quilts.
    if state[e.RELAXED] == 3:
        frame[_PHASE] = _LIST
        if frame[_HASH_MOVE] == e.NO_MOVE:
            frame[_HASH_MOVE] = find_refutation(solver.refutations, state)
    else:
        ask_relaxed(solver, depth, 3, _BOTH_RELAXED)


@compiled
def ask_relaxed(solver: Solver, depth: int, relaxed: int, phase: int) -> None:
    """Open a frame for the same state with the players `relaxed` relaxed."""
    copy_state(solver.states[depth], solver.states[depth + 1])
    solver.states[depth + 1, e.RELAXED] = relaxed
    descend(solver, phase, _SETTLED)


@compiled
def list_options(solver: Solver, depth: int) -> None:
    """List the pass and the patches that can be bought, the most promising first.

    `gains` is scratch.
    """
    state, frame, gains = solver.states[depth], solver.frames[depth], solver.actions[depth]
    player = state[k.TURN]
    mover = player * k.PLAYER
    frame[_PHASE] = _NEXT_OPTION
    frame[_BEST] = -INFINITE if player == 0 else INFINITE
    frame[_OPTION] = 0
    if state[k.STAGE] == k.SPECIAL:
        frame[_OPTIONS] = _SPECIAL_OPTION
        frame[_OPTION_COUNT] = 1
        return
    hash_patch = PATCH_OF[frame[_HASH_MOVE]] if frame[_HASH_MOVE] >= 0 else -1
    clock = state[mover + k.TIME]
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[clock]
    frame[_OPTIONS] = _PASS_OPTION
    # Gains are points beyond passing.
    gains[0] = INFINITE if frame[_HASH_MOVE] == PASS else 0
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place < 0 or state[k.WORDS + player * e.EXTRA + e.FITS] >> place & 1 == 0:
            continue
        patch = solver.ring[place]
        if PRICE[patch] > state[mover + k.BUTTONS]:
            continue
        gain = patch_gain(patch, marks) - min(TIME[patch], LAST_SPACE - clock)
        if patch == hash_patch:
            gain = INFINITE
        # The option that gains most is the likeliest to settle the question. There are at most
        # four, so an insertion sort will do.
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
    """Open a frame for the next option: its child, or all its placements at once."""
    state, frame, ring = solver.states[depth], solver.frames[depth], solver.ring
    child = solver.states[depth + 1]
    player = state[k.TURN]
    is_relaxed = state[e.RELAXED] >> player & 1 == 1
    while frame[_OPTION] < frame[_OPTION_COUNT]:
        option = frame[_OPTIONS + frame[_OPTION]]
        frame[_ACTION] = 0
        frame[_ACTION_COUNT] = 1
        if option >= 0 and is_relaxed and not fits_relaxed(solver, state, player, option):
            frame[_OPTION] += 1
            continue
        copy_state(state, child)
        if option == _PASS_OPTION:
            pass_relaxed(child)
            frame[_MOVE] = PASS
        elif option == _SPECIAL_OPTION:
            place_special_relaxed(solver, child)
            frame[_MOVE] = e.NO_MOVE
            if not is_relaxed:
                frame[_PHASE] = _PLACEMENTS
                return
        else:
            # One question about the patch with its buyer relaxed stands for hundreds of
            # placements: if it fails with that help, each of them fails without.
            if not is_relaxed:
                child[e.RELAXED] |= 1 << player
            buy_relaxed(solver, child, option)
            # Any placement will do: of a relaxed player's move only the patch matters.
            frame[_MOVE] = FIRST_ACTION[FIRST_ORIENTATION[ring[option]]]
            if not is_relaxed:
                descend(solver, _RELAXED_OPTION, 0)
                return
        descend(solver, _CHILD, 0)
        return
    close_frame(solver, depth, frame[_BEST], e.NO_MOVE)


@compiled
def begin_placements(solver: Solver, depth: int) -> None:
    """List the placements of the current option, whose relaxed child is known."""
    state, frame = solver.states[depth], solver.frames[depth]
    option, actions = frame[_OPTIONS + frame[_OPTION]], solver.actions[depth]
    place = option if option >= 0 else -1
    count = choose_placements(solver, state, solver.states[depth + 1], place, actions)
    # Listing placements is work too, and counts towards the limit of nodes.
    solver.control[e.NODES] += count // 4
    # The move from the transposition table goes first, the others keep their order.
    for number in range(1, count):
        if actions[number] == frame[_HASH_MOVE]:
            for spot in range(number, 0, -1):
                actions[spot] = actions[spot - 1]
            actions[0] = frame[_HASH_MOVE]
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
    copy_state(state, child)
    play(child, solver.ring, action)
    descend(solver, _CHILD, 1 << state[k.TURN])
