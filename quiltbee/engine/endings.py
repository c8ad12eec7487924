"""The ending solver: what a late position is worth when both play best, proven.

A *value* is player 1's: twice the final margin, and where that is 0 the sign of who wins it. The
search asks one question at a time, whether a value is at least so much (a null window), and each
answer is a bound; first who wins, then by how much. Most answers come from easier games:

- a player who is *loose* (see `endings_quilts`) has all that he really has and perhaps more. If
  player 1 holds a value against a loose player 2, he holds it; if not even a loose player 1
  reaches it, he does not. With both loose no placement makes a branch.
- both loose is between: not less than player 1 real against a loose player 2, and not more than
  a loose player 1 against a real player 2. So its answer says which of the two is worth asking.

Only where both fail are all placements tried, and a patch whose placements fail even loose is
passed over at once. Frames on an explicit stack can be left at any node and taken up again.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.endings_bounds import MOST_MARKS, bounds_of, least_score, order_by_gain, worth
from quiltbee.engine.endings_moves import (
    MOST_PLACEMENTS,
    Placing,
    buy_loose,
    choose_placements,
    copy_wide,
    new_placing,
    pass_loose,
    place_special_loose,
    settle,
)
from quiltbee.engine.endings_quilts import (
    EXTRA,
    FITS,
    FREE_HIGH,
    FREE_LOW,
    RELAXED,
    WIDTH,
    Quilts,
    fits_loose,
    key_of,
    new_quilts,
    order_ring,
)
from quiltbee.engine.endings_table import (
    INFINITE,
    Table,
    find_proof,
    keep_proof,
    lower_of,
    move_of,
    new_table,
    upper_of,
)
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, list_special, place_of_choice, play
from quiltbee.kernel.state import (
    BOARD,
    BUTTONS,
    CLOCK,
    HIGH,
    LOW,
    OVER,
    PLAYER,
    SPECIAL,
    STAGE,
    TURN,
    WORDS,
)
from quiltbee.kernel.tables import (
    FIRST_ACTION,
    FIRST_ORIENTATION,
    MARKS_UP_TO,
    MASK_HIGH,
    MASK_LOW,
    PASS,
    PATCH_OF,
    PRICE,
    RING,
    TIME,
    Words,
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
_ANSWER: Final = 5
_ANSWER_MOVE: Final = 6
_ASKED: Final = 7
_GUESS: Final = 8

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
_FRAME: Final = 16

# Phases: what a frame waits for.
_ENTER: Final = 0
_BOTH_LOOSE: Final = 1
_ONE_LOOSE: Final = 2
_LOOSE_OPTION: Final = 3
_CHILD: Final = 4

# Options; a patch is its place in the ring.
_PASS_OPTION: Final = -1
_SPECIAL_OPTION: Final = -2


class Endings(NamedTuple):
    """All that a search works with; one search at a time."""

    table: Table
    quilts: Quilts
    placing: Placing
    ring: Words
    orders: Words
    states: Words
    frames: Words
    actions: Words
    control: Words


def new_endings(log2_proofs: int = 20) -> Endings:
    """Room for a search: 22 bytes for each of 2**log2_proofs proofs, and about 1 MB."""
    return Endings(
        new_table(log2_proofs),
        new_quilts(),
        new_placing(),
        np.full(RING + 1, -1, np.int64),
        np.zeros((MOST_MARKS + 1, RING), np.int64),
        np.zeros((_DEEPEST, WIDTH), np.int64),
        np.zeros((_DEEPEST, _FRAME), np.int64),
        np.zeros((_DEEPEST, MOST_PLACEMENTS), np.int64),
        np.zeros(16, np.int64),
    )


@compiled
def begin(endings: Endings, state: Words, ring: Words) -> None:
    """Take up a position that is not over; proofs of the same ring and board are kept."""
    is_known = endings.ring[RING] == state[BOARD]
    for place in range(RING):
        is_known = is_known and endings.ring[place] == ring[place]
        endings.ring[place] = ring[place]
    endings.ring[RING] = state[BOARD]
    if not is_known:
        endings.table.proofs[:] = 0
        endings.table.packings[:] = 0
        order_ring(endings.quilts, ring)
        order_by_gain(endings.orders, ring)
    root = endings.states[0]
    root[:] = 0
    copy(state, root)
    settle(root, ring, endings.quilts, state[TURN])
    control = endings.control
    control[:] = 0
    control[LOWER] = -INFINITE
    control[UPPER] = INFINITE
    control[MOVE] = NONE
    control[DEPTH] = -1


@compiled
def search(endings: Endings, nodes: int) -> bool:
    """Go on until the value is proven (true) or `nodes` more nodes are seen.

    `control` then holds the bounds proven and a move that keeps the better of them for the mover:
    the least that player 1 gets if it is his turn, else the most.
    """
    control = endings.control
    limit = control[NODES] + nodes
    while control[LOWER] < control[UPPER]:
        if control[DEPTH] < 0:
            ask(endings)
        while control[DEPTH] >= 0:
            if control[NODES] >= limit:
                return False
            step(endings)
        note_answer(endings)
    return True


@compiled
def ask(endings: Endings) -> None:
    """Begin the next question about the root: first who wins, then values near the last answer."""
    control = endings.control
    lower, upper = control[LOWER], control[UPPER]
    if lower < 1 <= upper:
        value = 1
    else:
        value = min(max(control[_GUESS], lower + 1), upper)
    control[_ASKED] = value
    control[DEPTH] = 0
    open_frame(endings, 0, value)


@compiled
def note_answer(endings: Endings) -> None:
    """Narrow the bounds of the root by the answer; values between them may not exist."""
    control = endings.control
    answer, value = control[_ANSWER], control[_ASKED]
    is_first = endings.states[0, TURN] == 0
    if answer >= value:
        control[LOWER] = answer
    else:
        control[UPPER] = answer
    if (answer >= value) == is_first:
        control[MOVE] = move_at_root(endings, control[_ANSWER_MOVE])
    control[_GUESS] = answer + 1 if answer >= value else answer


@compiled
def move_at_root(endings: Endings, move: int) -> int:
    """The move of an answer, a special patch where none is named.

    Spaces that can't matter are alike to the solver, so the one named may be covered already.
    """
    root = endings.states[0]
    if root[STAGE] != SPECIAL:
        return move
    mover, extra = root[TURN] * PLAYER, WORDS + root[TURN] * EXTRA
    low, high = root[mover + LOW], root[mover + HIGH]
    if move != NONE and MASK_LOW[move] & low == 0 and MASK_HIGH[move] & high == 0:
        return move
    actions = endings.actions[0]
    count = list_special(low, high, actions)
    for number in range(count):
        action = actions[number]
        matters = MASK_LOW[action] & root[extra + FREE_LOW]
        if matters | (MASK_HIGH[action] & root[extra + FREE_HIGH]) == 0:
            return action
    return actions[0]


@compiled
def open_frame(endings: Endings, depth: int, value: int) -> None:
    """Begin to ask whether the state at `depth` is worth at least `value`."""
    frame = endings.frames[depth]
    frame[_VALUE] = value
    frame[_PHASE] = _ENTER


@compiled
def descend(endings: Endings, phase: int) -> None:
    """Ask the same of the next state, already set; the frame goes on with `phase` after it."""
    depth = endings.control[DEPTH]
    endings.frames[depth, _PHASE] = phase
    endings.control[DEPTH] = depth + 1
    open_frame(endings, depth + 1, endings.frames[depth, _VALUE])


@compiled
def step(endings: Endings) -> None:
    """Go one step on with the deepest frame."""
    depth = endings.control[DEPTH]
    state, frame = endings.states[depth], endings.frames[depth]
    phase = frame[_PHASE]
    answer = endings.control[_ANSWER]
    is_reached = answer >= frame[_VALUE]
    if phase == _ENTER:
        enter(endings, depth)
    elif phase == _BOTH_LOOSE:
        after_both_loose(endings, depth)
    elif phase == _ONE_LOOSE:
        if is_reached == (endings.states[depth + 1, RELAXED] == 2):
            leave(endings, depth, answer, endings.control[_ANSWER_MOVE])
        else:
            list_options(endings, depth)
    elif phase == _LOOSE_OPTION:
        if is_reached == (state[TURN] == 0):
            begin_placements(endings, depth)
        else:
            note(state, frame, answer)
            frame[_OPTION] += 1
            next_option(endings, depth)
    elif is_reached == (state[TURN] == 0):
        leave(endings, depth, answer, frame[_MOVE])
    else:
        note(state, frame, answer)
        frame[_ACTION] += 1
        next_child(endings, depth)


@compiled
def note(state: Words, frame: Words, answer: int) -> None:
    """Count in a bound that fell short for the mover."""
    if state[TURN] == 0:
        frame[_BEST] = max(frame[_BEST], answer)
    else:
        frame[_BEST] = min(frame[_BEST], answer)


@compiled
def give(endings: Endings, answer: int, move: int) -> None:
    """Close the deepest frame with an answer and the move that brings it."""
    control = endings.control
    control[_ANSWER] = answer
    control[_ANSWER_MOVE] = move
    control[DEPTH] -= 1


@compiled
def leave(endings: Endings, depth: int, answer: int, move: int) -> None:
    """Close the deepest frame and remember what it found."""
    frame, state = endings.frames[depth], endings.states[depth]
    work = endings.control[NODES] - frame[_ENTERED]
    is_reached = answer >= frame[_VALUE]
    if is_reached != (state[TURN] == 0):
        move = NONE
    if is_reached:
        keep_proof(endings.table, frame[_KEY], answer, INFINITE, move, work)
    else:
        keep_proof(endings.table, frame[_KEY], -INFINITE, answer, move, work)
    give(endings, answer, move)


@compiled
def enter(endings: Endings, depth: int) -> None:
    """Answer at once where that can be done; else ask the easier games, or list the options."""
    state, frame = endings.states[depth], endings.frames[depth]
    value = frame[_VALUE]
    endings.control[NODES] += 1
    if state[STAGE] == OVER:
        give(endings, final_value(state), NONE)
        return
    lower, upper = bounds_of(state, endings.ring, endings.orders)
    if lower >= value or upper < value:
        give(endings, lower if lower >= value else upper, NONE if state[STAGE] == SPECIAL else PASS)
        return
    frame[_KEY] = key_of(state)
    frame[_ENTERED] = endings.control[NODES]
    frame[_HINT] = NONE
    proof = find_proof(endings.table, frame[_KEY])
    if proof != 0:
        frame[_HINT] = move_of(proof)
        if lower_of(proof) >= value:
            give(endings, lower_of(proof), frame[_HINT])
            return
        if upper_of(proof) < value:
            give(endings, upper_of(proof), frame[_HINT])
            return
    if state[RELAXED] == 3:
        list_options(endings, depth)
    else:
        ask_loose(endings, depth, 3, _BOTH_LOOSE)


@compiled
def ask_loose(endings: Endings, depth: int, relaxed: int, phase: int) -> None:
    """Ask the same with the players `relaxed` loose."""
    state = endings.states[depth + 1]
    copy_wide(endings.states[depth], state)
    state[RELAXED] = relaxed
    descend(endings, phase)


@compiled
def after_both_loose(endings: Endings, depth: int) -> None:
    """What the answer of the game with both loose settles, or which game to ask next."""
    state, frame = endings.states[depth], endings.frames[depth]
    control = endings.control
    is_reached = control[_ANSWER] >= frame[_VALUE]
    if frame[_HINT] == NONE:
        frame[_HINT] = control[_ANSWER_MOVE]
    if state[RELAXED] == 0:
        ask_loose(endings, depth, 2 if is_reached else 1, _ONE_LOOSE)
    elif is_reached == (state[RELAXED] == 1):
        leave(endings, depth, control[_ANSWER], NONE)
    else:
        list_options(endings, depth)


@compiled
def list_options(endings: Endings, depth: int) -> None:
    """List the pass and the patches that can be bought, the most promising first."""
    state, frame, ring = endings.states[depth], endings.frames[depth], endings.ring
    player = state[TURN]
    mover = player * PLAYER
    frame[_BEST] = -INFINITE if player == 0 else INFINITE
    frame[_OPTION] = 0
    if state[STAGE] == SPECIAL:
        frame[_OPTIONS] = _SPECIAL_OPTION
        frame[_OPTION_COUNT] = 1
        next_option(endings, depth)
        return
    hinted = PATCH_OF[frame[_HINT]] if frame[_HINT] >= 0 else -1
    clock = state[mover + CLOCK]
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[clock]
    frame[_OPTIONS] = _PASS_OPTION
    gains = endings.actions[depth]
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
    next_option(endings, depth)


@compiled
def final_value(state: Words) -> int:
    """The value of a game that is over, all words of the quilts known."""
    points = least_score(state, 0) - least_score(state, 1)
    if points != 0:
        return 2 * points
    return 1 if state[TURN] == 0 else -1


@compiled
def next_option(endings: Endings, depth: int) -> None:
    """Follow the next option: ask of its child, or of all its placements at once."""
    state, frame, ring = endings.states[depth], endings.frames[depth], endings.ring
    child, table, quilts = endings.states[depth + 1], endings.table, endings.quilts
    player = state[TURN]
    is_loose = state[RELAXED] >> player & 1 == 1
    while frame[_OPTION] < frame[_OPTION_COUNT]:
        option = frame[_OPTIONS + frame[_OPTION]]
        frame[_ACTION] = 0
        frame[_ACTION_COUNT] = 1
        if option >= 0 and is_loose:
            if not fits_loose(table, quilts, ring, state, player, option):
                frame[_OPTION] += 1
                continue
        copy_wide(state, child)
        if option == _PASS_OPTION:
            pass_loose(child)
            frame[_MOVE] = PASS
        elif option == _SPECIAL_OPTION:
            place_special_loose(child, ring, quilts, table)
            frame[_MOVE] = NONE
            if not is_loose:
                begin_placements(endings, depth)
                return
        else:
            if not is_loose:
                child[RELAXED] |= 1 << player
            buy_loose(child, ring, quilts, table, option)
            frame[_MOVE] = FIRST_ACTION[FIRST_ORIENTATION[ring[option]]]
            if not is_loose:
                settle(child, ring, quilts, NONE)
                descend(endings, _LOOSE_OPTION)
                return
        settle(child, ring, quilts, NONE)
        descend(endings, _CHILD)
        return
    leave(endings, depth, frame[_BEST], NONE)


@compiled
def begin_placements(endings: Endings, depth: int) -> None:
    """List the placements of the option at hand, whose loose child is known, and try the first."""
    state, frame = endings.states[depth], endings.frames[depth]
    option, actions = frame[_OPTIONS + frame[_OPTION]], endings.actions[depth]
    place = option if option >= 0 else -1
    count = choose_placements(
        state,
        endings.states[depth + 1],
        endings.ring,
        endings.quilts,
        endings.placing,
        place,
        actions,
    )
    endings.control[NODES] += count // 4
    for number in range(1, count):
        if actions[number] == frame[_HINT]:
            for spot in range(number, 0, -1):
                actions[spot] = actions[spot - 1]
            actions[0] = frame[_HINT]
    frame[_ACTION] = 0
    frame[_ACTION_COUNT] = count
    next_child(endings, depth)


@compiled
def next_child(endings: Endings, depth: int) -> None:
    """Try the next placement; after the last go on to the next option."""
    state, frame = endings.states[depth], endings.frames[depth]
    if frame[_ACTION] >= frame[_ACTION_COUNT]:
        frame[_OPTION] += 1
        next_option(endings, depth)
        return
    child, action = endings.states[depth + 1], endings.actions[depth, frame[_ACTION]]
    frame[_MOVE] = action
    copy_wide(state, child)
    play(child, endings.ring, action)
    settle(child, endings.ring, endings.quilts, NONE)
    descend(endings, _CHILD)


@dataclass(frozen=True)
class Proven:
    """What is proven of a position: bounds of its value, in twice the margin, and a move.

    The move keeps the better bound for the player who decides; None where nothing is proven that
    needs one. On a margin of 0 the value is 1 or -1, by who wins.
    """

    lower: int
    upper: int
    move: int | None
    nodes: int

    @property
    def is_exact(self) -> bool:
        """Whether the value is known."""
        return self.lower >= self.upper

    @property
    def winner(self) -> int | None:
        """1 or 2 once it is known who wins."""
        if self.lower > 0:
            return 1
        return 2 if self.upper <= 0 else None

    @property
    def margin(self) -> int | None:
        """Player 1's points less player 2's when both play best, once known."""
        return int(self.lower / 2) if self.is_exact else None


def proven(endings: Endings) -> Proven:
    """What a search has found so far."""
    lower, upper, move, nodes = (int(endings.control[n]) for n in (LOWER, UPPER, MOVE, NODES))
    return Proven(lower, upper, move if move != NONE else None, nodes)


def prove(
    state: Words, ring: Words, nodes: int = 1_000_000, endings: Endings | None = None
) -> Proven:
    """Search a position that is not over with at most about so many nodes."""
    endings = endings or new_endings()
    begin(endings, state, ring)
    search(endings, nodes)
    return proven(endings)
