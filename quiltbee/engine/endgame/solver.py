"""The endgame solver: proves the result of a late position when both play best.

A *value* is player 1's final margin, with the winner of a tie, see `values`. The solver asks one
question at a time, "is the value at least v?" (a null window), and each answer is a bound: first
who wins, then by how much. A *relaxed* player (see `state`) has everything that the real one has
and perhaps more, and placements make no branches. So most answers come from easier games:

1. Both relaxed. The value lies between those of the two games of step 2, and selects one of them.
2. One relaxed. If player 1 reaches v against a relaxed player 2, v is reached; if not even a
   relaxed player 1 reaches it, it is not.
3. Neither. All placements are tried, except those of a patch that fails even relaxed.

Answers go into a transposition table. The search has an explicit stack (see `frames`), so it can
stop at any node and resume later, and no compiled function calls itself, which breaks Numba's
cache.
"""

from dataclasses import dataclass

import numpy as np

from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.bounds import FIRST_BY_GAIN, MOST_MARKS, order_by_gain, order_ring
from quiltbee.engine.endgame.frames import FRAME_WORDS, open_root, step
from quiltbee.engine.endgame.moves import PLACING, settle
from quiltbee.engine.endgame.packing import SCRATCH
from quiltbee.engine.endgame.state import INFINITE, Solver, new_transposition_table
from quiltbee.engine.endgame.values import points_of
from quiltbee.engine.parameters import HABITS_LOG2, PROOFS_LOG2
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, list_special, patches_ahead, play
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, RING

__all__ = [
    "Proven",
    "Solver",
    "begin_proof",
    "follow_proof",
    "forget",
    "new_solver",
    "prove",
    "proven",
    "run_proof",
]


def new_solver(log2_proofs: int = PROOFS_LOG2) -> Solver:
    """Return a solver of one thread: 22 bytes for each of 2**log2_proofs proofs, and about 1 MB."""
    shapes: tuple[tuple[int, ...], ...] = (
        (1 << HABITS_LOG2, 2),
        (RING + 2,),
        (FIRST_BY_GAIN + MOST_MARKS + 1, RING),
        SCRATCH,
        PLACING,
        (e.LONGEST_LINE, e.STATE_WORDS),
        (e.LONGEST_LINE, FRAME_WORDS),
        (e.LONGEST_LINE, e.MOST_PLACEMENTS),
        (e.CONTROL_WORDS,),
    )
    solver = Solver(
        new_transposition_table(log2_proofs), *(np.zeros(shape, np.int64) for shape in shapes)
    )
    # No board is -1, so the first position begins a new game.
    solver.ring[:] = -1
    return solver


@compiled
def begin_proof(solver: Solver, state: Int64Array, ring: Int64Array) -> None:
    """Begin the proof of a position that is not over; earlier proofs of the same game are kept."""
    root = solver.states[0]
    root[:] = 0
    copy(state, root)
    # Proofs and packings name patches by their places in the known ring, so that within a game
    # everything proven for one decision holds for the next.
    if solver.ring[e.GAME_BOARD] != state[k.BOARD] or not take_over_ring(solver.ring, root, ring):
        copy(state, root)
        take_up_ring(solver.ring, root, ring)
        solver.transpositions.proofs[:] = 0
        solver.transpositions.packings[:] = 0
        solver.refutations[:] = 0
        order_ring(solver)
        order_by_gain(solver)
    settle(solver, root, 3, state[k.TURN])
    control = solver.control
    control[:] = 0
    control[e.LOWER] = control[e.RELAXED_LOWER] = -INFINITE
    control[e.UPPER] = control[e.RELAXED_UPPER] = INFINITE
    control[e.MOVE] = e.NO_MOVE
    control[e.GUESS] = control[e.FIRST] = 1
    control[e.ROOT_RELAXED] = root[e.RELAXED]
    control[e.DEPTH] = -1


@compiled
def take_up_ring(known: Int64Array, root: Int64Array, ring: Int64Array) -> None:
    """Make the rest of a ring, from the next patch on, the known ring.

    The fewer places it has, the shorter the loops at each node.
    """
    ahead, count = patches_ahead(root), popcount(root[k.LEFT])
    known[:] = -1
    for number in range(count):
        known[number] = ring[(root[k.NEXT] + trailing_zeros(ahead)) % RING]
        ahead &= ahead - 1
    known[e.COUNT], known[e.GAME_BOARD] = count, root[k.BOARD]
    root[k.LEFT], root[k.NEXT] = (1 << count) - 1, 0


@compiled
def take_over_ring(known: Int64Array, root: Int64Array, ring: Int64Array) -> bool:
    """Translate the rest of a ring to places of the known ring; return false if it is another ring.

    It is the same ring if the remaining patches have the same order in both.
    """
    left, place = root[k.LEFT], root[k.NEXT]
    root[k.LEFT], root[k.NEXT] = 0, 0
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
            root[k.NEXT] = at
            steps = 0
        root[k.LEFT] |= 1 << at
        left ^= 1 << place
    return True


@compiled
def run_proof(solver: Solver, nodes: int) -> bool:
    """Continue until the value is proven (return true) or `nodes` more nodes are seen.

    `control` then holds the proven bounds, and a move that secures the better one for the mover:
    the lower if player 1 decides, else the upper.
    """
    control = solver.control
    limit = control[e.NODES] + nodes
    while control[e.LOWER] < control[e.UPPER]:
        if control[e.DEPTH] < 0:
            ask(solver)
        while control[e.DEPTH] >= 0:
            if control[e.NODES] >= limit:
                return False
            step(solver)
        note_answer(solver)
    return True


@compiled
def ask(solver: Solver) -> None:
    """Ask the next question about the root.

    First comes the value with both players relaxed, which is quick and seldom far off; then the
    real winner; then the value, starting from the relaxed one.
    """
    root, control = solver.states[0], solver.control
    lower, upper = control[e.LOWER], control[e.UPPER]
    relaxed_lower, relaxed_upper = control[e.RELAXED_LOWER], control[e.RELAXED_UPPER]
    # A sequence of null windows that starts at a good guess is short (MTD(f): Plaat et al.,
    # Artificial Intelligence 87, 1996). The relaxed value is that guess, and its proof fills the
    # table for the real questions: nine of ten nodes lie between two relaxed players.
    if relaxed_lower < relaxed_upper:
        root[e.RELAXED] = 3
        value = min(max(control[e.GUESS], relaxed_lower + 1), relaxed_upper)
    else:
        root[e.RELAXED] = control[e.ROOT_RELAXED]
        # The winner comes before the margin: the nodes may not suffice for both, and a proven win
        # is worth playing without its margin.
        first = control[e.FIRST]
        value = first if lower < first <= upper else min(max(control[e.GUESS], lower + 1), upper)
    open_root(solver, value)


@compiled
def note_answer(solver: Solver) -> None:
    """Narrow the root's bounds by the answer."""
    control, root = solver.control, solver.states[0]
    answer, value = control[e.ANSWER], control[e.QUESTION]
    is_reached = answer >= value
    # An answer may lie beyond the value asked about (fail-soft): start the next guess there.
    guess = answer + 1 if is_reached else answer
    if control[e.RELAXED_LOWER] < control[e.RELAXED_UPPER]:
        control[e.RELAXED_LOWER if is_reached else e.RELAXED_UPPER] = answer
        is_known = control[e.RELAXED_LOWER] >= control[e.RELAXED_UPPER]
        control[e.GUESS] = control[e.RELAXED_LOWER] if is_known else guess
        return
    control[e.LOWER if is_reached else e.UPPER] = answer
    if is_reached == (root[k.TURN] == 0):
        control[e.MOVE] = move_at_root(root, solver.actions[0], control[e.ANSWER_MOVE])
    if value != control[e.FIRST]:
        control[e.GUESS] = guess


@compiled
def move_at_root(root: Int64Array, actions: Int64Array, move: int) -> int:
    """Return the move of an answer; for a special patch without one, any harmless placement.

    The solver does not distinguish spaces that can't matter, so the move may be covered.
    """
    if root[k.STAGE] != k.SPECIAL:
        return move
    mover, extra = root[k.TURN] * k.PLAYER, k.WORDS + root[k.TURN] * e.EXTRA
    low, high = root[mover + k.LOW], root[mover + k.HIGH]
    if move != e.NO_MOVE and MASK_LOW[move] & low == 0 and MASK_HIGH[move] & high == 0:
        return move
    count = list_special(low, high, actions)
    for number in range(count):
        action = actions[number]
        matters = MASK_LOW[action] & root[extra + e.FREE_LOW]
        if matters | (MASK_HIGH[action] & root[extra + e.FREE_HIGH]) == 0:
            return action
    return actions[0]


@dataclass(frozen=True)
class Proven:
    """The proven bounds of a position's value (see `values`), and a move.

    The move secures the better bound for the player to move; None if no bound needs a move.
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
        """The proven winner, 1 or 2."""
        if self.lower > 0:
            return 1
        return 2 if self.upper <= 0 else None

    @property
    def margin(self) -> int | None:
        """Player 1's points less player 2's with best play, if exact."""
        return points_of(self.lower) if self.is_exact else None


def forget(solver: Solver) -> None:
    """Forget all proofs, as if the next position came from another game."""
    solver.ring[:] = -1


def proven(solver: Solver) -> Proven:
    """Return the result so far."""
    lower, upper, move, nodes = (
        int(solver.control[n]) for n in (e.LOWER, e.UPPER, e.MOVE, e.NODES)
    )
    return Proven(lower, upper, move if move != e.NO_MOVE else None, nodes)


def prove(
    state: Int64Array, ring: Int64Array, nodes: int = 1_000_000, solver: Solver | None = None
) -> Proven:
    """Solve a position that is not over, within about `nodes` nodes."""
    solver = solver or new_solver()
    begin_proof(solver, state, ring)
    run_proof(solver, nodes)
    return proven(solver)


@compiled
def follow_proof(
    solver: Solver,
    state: Int64Array,
    ring: Int64Array,
    nodes: int,
    actions: Int64Array,
    length: int,
) -> int:
    """Append best play from a proven state to a line; return the new length.

    The line ends where `nodes` nodes don't prove a decision; `state` is then its last position.
    """
    # The solver keeps no lines: each position is proven again, mostly from the table.
    while state[k.STAGE] != k.OVER and length < len(actions):
        begin_proof(solver, state, ring)
        run_proof(solver, nodes)
        move = solver.control[e.MOVE]
        if solver.control[e.LOWER] < solver.control[e.UPPER] or move == e.NO_MOVE:
            break
        actions[length] = move
        length += 1
        play(state, ring, move)
    return length
