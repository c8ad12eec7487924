"""The data of the endgame solver: its states, frames and tables, and the solver as one value.

A *state* is a row of 31 int64s: the 16 of `kernel.state`, then for each player

    FREE_LOW, FREE_HIGH  the free spaces that can still matter: those coverable by a patch that the
                         player may still buy, and those of 7x7 squares still in reach
    FITS                 the patches that the player may still buy and that fit, by ring places
    TAKEN, SPECIALS      relaxed: the patches bought since, and the number of special patches
    EMPTY                the player's empty spaces
    GOALS                the 7x7 squares still in reach, while the special tile is free

and RELAXED, a bit for each player. A *relaxed* player keeps the quilt of an earlier position, and
the patches bought since only have to fit somehow. A relaxed player can do everything that a real
one can and perhaps more, and placements make no branches.

A *frame* is a state's part of the search; frame n is about state n.

The transposition table has proofs of positions, and packings of patches. A row of `proofs` is a key
and one int64: two bounds of the value, the best move, and the work that the proof took. Four rows
share a bucket, and the one that took least work is replaced. A row of `packings` is a key and the
spaces left free by a packed set of patches, or NEVER if it can't be packed.

    bits  0-15  the lower bound plus 32,768; 0 for none
         16-31  the upper bound plus 32,767; 65,535 for none
         32-44  the move plus 1; 0 for none
         45-62  the work in nodes, at most 262,143
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import shift_right
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import mixed
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import RING

INFINITE: Final = 1 << 40
"""A bound above any value."""

# Spaces are 63 bits, so that no packing is negative.
NEVER: Final = -1
UNKNOWN: Final = -2

# Purses of 9,999 buttons, the most that a position string holds, give values of up to 24,000. A
# bound that does not fit is stored as the closest valid one that does, or as none.
_MOST: Final = (1 << 15) - 1
_FIELD: Final = (1 << 16) - 1
_UPPER_SHIFT: Final = 16
_MOVE_SHIFT: Final = 32
_MOVE_FIELD: Final = (1 << 13) - 1
# Work leaves the sign bit clear: `>>` then brings in no ones.
_WORK_SHIFT: Final = 45
_MOST_WORK: Final = (1 << 18) - 1
# Four rows of 16 bytes are as long as a cache line.
_BUCKET: Final = 4


class TranspositionTable(NamedTuple):
    """The rows described above; a key of 0 marks an empty row."""

    proofs: Int64Array
    packings: Int64Array


def new_transposition_table(log2_proofs: int) -> TranspositionTable:
    """Return an empty table of proofs, 16 bytes each, and a fourth as many packings, 24 bytes."""
    return TranspositionTable(
        np.zeros((1 << log2_proofs, 2), np.int64),
        np.zeros((1 << max(log2_proofs - 2, 8), 3), np.int64),
    )


@compiled
def find_proof(table: TranspositionTable, key: int) -> int:
    """Return the proof stored for a key; 0 for none."""
    # The length is a power of two: this mask rounds the key modulo the length down to a bucket.
    proofs = table.proofs
    first = key & (len(proofs) - _BUCKET)
    for row in range(first, first + _BUCKET):
        if proofs[row, 0] == key:
            return proofs[row, 1]
    return 0


@compiled
def lower_of(word: int) -> int:
    """Return the lower bound in a proof; -INFINITE for none."""
    field = word & _FIELD
    return field - _MOST - 1 if field > 0 else -INFINITE


@compiled
def upper_of(word: int) -> int:
    """Return the upper bound in a proof; INFINITE for none."""
    field = (word >> _UPPER_SHIFT) & _FIELD
    return field - _MOST if field < _FIELD else INFINITE


@compiled
def move_of(word: int) -> int:
    """Return the move in a proof; -1 for none."""
    return ((word >> _MOVE_SHIFT) & _MOVE_FIELD) - 1


@compiled
def keep_proof(
    table: TranspositionTable, key: int, lower: int, upper: int, move: int, work: int
) -> None:
    """Store bounds, tightened by the known ones, and a move; -1 keeps the stored move."""
    # Of a bucket's rows the one whose proof took fewest nodes is replaced: nodes measure what a
    # proof saves better than depth (Breuker, Uiterwijk and van den Herik, ICCA Journal 17, 1994).
    # Proofs of one state add up their nodes.
    proofs = table.proofs
    first = key & (len(proofs) - _BUCKET)
    place = first
    for row in range(first, first + _BUCKET):
        if proofs[row, 0] == key:
            place = row
            word = proofs[row, 1]
            lower, upper = max(lower, lower_of(word)), min(upper, upper_of(word))
            work += word >> _WORK_SHIFT
            move = move if move >= 0 else move_of(word)
            break
        if proofs[row, 1] >> _WORK_SHIFT < proofs[place, 1] >> _WORK_SHIFT:
            place = row
    proofs[place, 0] = key
    proofs[place, 1] = (
        min(max(lower + _MOST + 1, 0), _FIELD)
        | (min(max(upper + _MOST, 0), _FIELD) << _UPPER_SHIFT)
        | ((move + 1) << _MOVE_SHIFT)
        | (min(work, _MOST_WORK) << _WORK_SHIFT)
    )


@compiled
def packing_key(low: int, high: int, taken: int, goal: int) -> int:
    """Return the key of a set of patches to pack into free spaces, for one `goal`."""
    # `high` has 18 bits, and `goal` lies above them. 0 marks an empty row, which the last bit
    # prevents.
    return mixed(low + mixed(high ^ (goal << 20)) + mixed(taken + 1) * 3) | 1


@compiled
def find_packing(table: TranspositionTable, key: int) -> tuple[int, int]:
    """Return the spaces left free in a packing; NEVER or UNKNOWN as the first number."""
    # From higher bits: the lowest is 1 in every key.
    packings = table.packings
    row = shift_right(key, 20) & (len(packings) - 1)
    if packings[row, 0] != key:
        return UNKNOWN, 0
    return packings[row, 1], packings[row, 2]


@compiled
def keep_packing(table: TranspositionTable, key: int, low: int, high: int) -> None:
    """Store a packing, replacing the row."""
    # One row for each hash: a lost packing is found again in a few tries, and a bucket costs more.
    packings = table.packings
    row = shift_right(key, 20) & (len(packings) - 1)
    packings[row, 0] = key
    packings[row, 1] = low
    packings[row, 2] = high


FREE_LOW, FREE_HIGH, FITS, TAKEN, SPECIALS, EMPTY, GOALS = range(7)
EXTRA: Final = 7
"""Words of a player; player 1's begin at index 16."""

RELAXED: Final = WORDS + 2 * EXTRA
STATE_WORDS: Final = RELAXED + 1

# The indices of `control`: the depth of the search, its results, and the current question. It
# outlives the call, so that a proof can stop at a limit and resume later.
DEPTH, NODES, LOWER, UPPER, MOVE, ANSWER, ANSWER_MOVE, QUESTION, GUESS = range(9)
RELAXED_LOWER, RELAXED_UPPER, ROOT_RELAXED, FIRST = range(9, 13)
CONTROL_WORDS: Final = 16

NO_MOVE: Final = -1

COUNT: Final = RING
GAME_BOARD: Final = RING + 1
"""The elements after the patches in the solver's ring, which identify the game with them."""

LONGEST_LINE: Final = 200
"""An upper bound on frames: the decisions left in a game, with the relaxed frames above them."""

MOST_PLACEMENTS: Final = 512
"""An upper bound on the placements of a patch."""


class Solver(NamedTuple):
    """One thread's solver, as one value for compiled code.

    `ring` holds the patches left when the solver first saw the game, from the next patch on, and at
    COUNT and GAME_BOARD their number and the board. `orders` are orders of its places. `states`,
    `frames` and `actions` have a row for each depth. `scratch` and `placing` are scratch.
    """

    transpositions: TranspositionTable
    refutations: Int64Array
    ring: Int64Array
    orders: Int64Array
    scratch: Int64Array
    placing: Int64Array
    states: Int64Array
    frames: Int64Array
    actions: Int64Array
    control: Int64Array
