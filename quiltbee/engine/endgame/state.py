"""The data of the endgame solver: its states, its frames, and the solver as one value.

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
"""

from typing import Final, NamedTuple

from quiltbee.engine.endgame.transpositions import TranspositionTable
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import RING

FREE_LOW, FREE_HIGH, FITS, TAKEN, SPECIALS, EMPTY, GOALS = range(7)
EXTRA: Final = 7
"""Words of a player; player 1's begin at index 16."""

RELAXED: Final = WORDS + 2 * EXTRA
STATE_WORDS: Final = RELAXED + 1

# The indices of `control`: the depth of the search, its results, and the current question. It
# outlives the call, so that a proof can stop at a limit and resume later.
DEPTH, NODES, LOWER, UPPER, MOVE, ANSWER, ANSWER_MOVE, ASKED, GUESS = range(9)
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
