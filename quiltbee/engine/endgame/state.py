"""What the endgame solver works with: its states, its frames, and all of it as one value.

A *state* is a row of 31 int64s: the 16 of `kernel.state`, then for each player

    FREE_LOW, FREE_HIGH  the free spaces that can still matter: those that a patch the player may
                         yet buy could cover, and those of 7x7 squares still in reach
    FITS                 the patches that the player may yet buy and that fit, by places in the ring
    TAKEN, SPECIALS      relaxed: the patches bought since, and the number of special patches
    EMPTY                the player's empty spaces
    GOALS                the 7x7 squares still in reach, while the special tile is free

and RELAXED, a bit for each player. A *relaxed* player keeps the quilt of an earlier position, and
the patches bought since are not placed: they only have to fit somehow. A relaxed player can do all
that a real one can and perhaps more, and placements make no branches.

A *frame* is a state's part of the search; frame n is about state n.
"""

from typing import Final, NamedTuple

from quiltbee.engine.endgame.transpositions import TranspositionTable
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import RING

FREE_LOW: Final = 0
FREE_HIGH: Final = 1
FITS: Final = 2
TAKEN: Final = 3
SPECIALS: Final = 4
EMPTY: Final = 5
GOALS: Final = 6
EXTRA: Final = 7
"""How many of these a player has; player 1's begin at index 16."""

RELAXED: Final = WORDS + 2 * EXTRA
STATE_WORDS: Final = RELAXED + 1

# What `control` holds: the depth of the search, what it has found, and the question at hand.
# It outlives the call, so that a proof can stop at a limit and go on later.
DEPTH: Final = 0
NODES: Final = 1
LOWER: Final = 2
UPPER: Final = 3
MOVE: Final = 4
ANSWER: Final = 5
ANSWER_MOVE: Final = 6
ASKED: Final = 7
GUESS: Final = 8
RELAXED_LOWER: Final = 9
RELAXED_UPPER: Final = 10
ROOT_RELAXED: Final = 11
CONTROL_WORDS: Final = 16

NO_MOVE: Final = -1

# Behind the patches, so that one array says whether a position belongs to the game known.
COUNT: Final = RING
GAME_BOARD: Final = RING + 1
"""What follows the patches in the solver's ring."""

LONGEST_LINE: Final = 200
"""More frames than any game has decisions left, with the relaxed ones above them."""

MOST_PLACEMENTS: Final = 512
"""More than the placements of one patch."""


class Solver(NamedTuple):
    """All that the solver works with, as one value for compiled code; for one thread.

    `ring` holds what was left when the solver first saw the game, from the next patch on, and at
    COUNT and GAME_BOARD how many these are and the board. `orders` are orders of its places.
    `states`, `frames` and `actions` have a row for each depth. `scratch` and `placing` are room.
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
