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

from quiltbee.engine.endgame.bounds import order_by_gain
from quiltbee.engine.endgame.frames import (
    ANSWER,
    ANSWER_MOVE,
    ASKED,
    DEPTH,
    GUESS,
    LOOSE_LOWER,
    LOOSE_UPPER,
    LOWER,
    MOVE,
    NODES,
    NONE,
    ROOT_RELAXED,
    UPPER,
    Solver,
    new_solver,
    open_root,
    step,
)
from quiltbee.engine.endgame.moves import settle
from quiltbee.engine.endgame.quilts import EXTRA, FREE_HIGH, FREE_LOW, RELAXED, order_ring
from quiltbee.engine.endgame.transpositions import INFINITE
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, list_special, play
from quiltbee.kernel.state import (
    BOARD,
    HIGH,
    LEFT,
    LOW,
    NEXT,
    OVER,
    PLAYER,
    SPECIAL,
    STAGE,
    TURN,
    WORDS,
)
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, RING

__all__ = [
    "Proven",
    "Solver",
    "begin_proof",
    "forget",
    "new_solver",
    "principal_variation",
    "prove",
    "proven",
    "run_proof",
]


@compiled
def begin_proof(solver: Solver, state: Int64Array, ring: Int64Array) -> None:
    """Take up a position that is not over; what was proven earlier in the same game is kept."""
    root = solver.states[0]
    root[:] = 0
    copy(state, root)
    if solver.ring[RING] != state[BOARD] or not take_over_ring(solver.ring, root, ring):
        copy(state, root)
        for place in range(RING):
            solver.ring[place] = ring[place]
        solver.ring[RING] = state[BOARD]
        solver.table.proofs[:] = 0
        solver.table.packings[:] = 0
        order_ring(solver.orders, ring)
        order_by_gain(solver.orders, ring)
    settle(root, solver.ring, solver.orders, solver.scratch, 3, state[TURN])
    control = solver.control
    control[:] = 0
    control[LOWER] = control[LOOSE_LOWER] = -INFINITE
    control[UPPER] = control[LOOSE_UPPER] = INFINITE
    control[MOVE] = NONE
    control[GUESS] = 1
    control[ROOT_RELAXED] = root[RELAXED]
    control[DEPTH] = -1


@compiled
def take_over_ring(known: Int64Array, root: Int64Array, ring: Int64Array) -> bool:
    """Say what is left of a ring in places of the ring known; false where it is another ring.

    It is the same when the patches left follow one another in both in the same order.
    """
    left, place = root[LEFT], root[NEXT]
    root[LEFT], root[NEXT] = 0, 0
    at, steps = 0, 0
    for number in range(popcount(left)):
        while left >> place & 1 == 0:
            place = place + 1 if place + 1 < RING else 0
        while known[at] != ring[place]:
            at = at + 1 if at + 1 < RING else 0
            steps += 1
            if steps >= RING:
                return False
        if number == 0:
            root[NEXT] = at
            steps = 0
        root[LEFT] |= 1 << at
        left ^= 1 << place
    return True


@compiled
def run_proof(solver: Solver, nodes: int) -> bool:
    """Go on until the value is proven (true) or `nodes` more nodes are seen.

    `control` then holds the bounds proven and a move that keeps the better of them for the mover:
    the least that player 1 gets if it is his turn, else the most.
    """
    control = solver.control
    limit = control[NODES] + nodes
    while control[LOWER] < control[UPPER]:
        if control[DEPTH] < 0:
            ask(solver.states[0], solver.frames, control)
        while control[DEPTH] >= 0:
            if control[NODES] >= limit:
                return False
            step(solver)
        note_answer(solver)
    return True


@compiled
def ask(root: Int64Array, frames: Int64Array, control: Int64Array) -> None:
    """Begin the next question about the root.

    First the value with both players loose, which is quick and seldom far away; then who really
    wins, then values from that one on.
    """
    lower, upper = control[LOWER], control[UPPER]
    loose_lower, loose_upper = control[LOOSE_LOWER], control[LOOSE_UPPER]
    if loose_lower < loose_upper:
        root[RELAXED] = 3
        value = min(max(control[GUESS], loose_lower + 1), loose_upper)
    else:
        root[RELAXED] = control[ROOT_RELAXED]
        value = 1 if lower < 1 <= upper else min(max(control[GUESS], lower + 1), upper)
    open_root(frames, control, value)


@compiled
def note_answer(solver: Solver) -> None:
    """Narrow the bounds of the root by the answer."""
    control, root = solver.control, solver.states[0]
    answer, value = control[ANSWER], control[ASKED]
    is_reached = answer >= value
    guess = answer + 1 if is_reached else answer
    if control[LOOSE_LOWER] < control[LOOSE_UPPER]:
        control[LOOSE_LOWER if is_reached else LOOSE_UPPER] = answer
        is_known = control[LOOSE_LOWER] >= control[LOOSE_UPPER]
        control[GUESS] = control[LOOSE_LOWER] if is_known else guess
        return
    control[LOWER if is_reached else UPPER] = answer
    if is_reached == (root[TURN] == 0):
        control[MOVE] = move_at_root(root, solver.actions[0], control[ANSWER_MOVE])
    if value != 1:
        control[GUESS] = guess


@compiled
def move_at_root(root: Int64Array, actions: Int64Array, move: int) -> int:
    """The move of an answer, a special patch where none is named.

    Spaces that can't matter are alike to the solver, so the one named may be covered already.
    """
    if root[STAGE] != SPECIAL:
        return move
    mover, extra = root[TURN] * PLAYER, WORDS + root[TURN] * EXTRA
    low, high = root[mover + LOW], root[mover + HIGH]
    if move != NONE and MASK_LOW[move] & low == 0 and MASK_HIGH[move] & high == 0:
        return move
    count = list_special(low, high, actions)
    for number in range(count):
        action = actions[number]
        matters = MASK_LOW[action] & root[extra + FREE_LOW]
        if matters | (MASK_HIGH[action] & root[extra + FREE_HIGH]) == 0:
            return action
    return actions[0]


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


def forget(solver: Solver) -> None:
    """Keep nothing for the next position, as if all were new."""
    solver.ring[:] = -1


def proven(solver: Solver) -> Proven:
    """What a search has found so far."""
    lower, upper, move, nodes = (int(solver.control[n]) for n in (LOWER, UPPER, MOVE, NODES))
    return Proven(lower, upper, move if move != NONE else None, nodes)


def prove(
    state: Int64Array, ring: Int64Array, nodes: int = 1_000_000, solver: Solver | None = None
) -> Proven:
    """Search a position that is not over with at most about so many nodes."""
    solver = solver or new_solver()
    begin_proof(solver, state, ring)
    run_proof(solver, nodes)
    return proven(solver)


def principal_variation(
    solver: Solver, state: Int64Array, ring: Int64Array, nodes: int
) -> list[int]:
    """How a proven position goes on when both play best, as far as `nodes` a decision prove it.

    After it `solver` holds the last position of the line, and all that was proven.
    """
    state, moves = state.copy(), list[int]()
    while state[STAGE] != OVER:
        found = prove(state, ring, nodes, solver)
        if not found.is_exact or found.move is None:
            break
        moves.append(found.move)
        play(state, ring, found.move)
    return moves
