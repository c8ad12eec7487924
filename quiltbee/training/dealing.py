"""How the games of self-play begin: duels, and games against the Automa with any deck and level."""

import numpy as np

from quiltbee.automa import Deck, new_solo
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy
from quiltbee.kernel.games import by_game
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.solo.game import copy_solo
from quiltbee.kernel.solo.state import DECK, LEVEL, solo_state_of
from quiltbee.kernel.state import BOARD, state_of
from quiltbee.rules import Board, new_game, ring_from_seed

_BOARDS = 4
_SOLO_BOARDS = 5
"""One game in this many is played on the original board, the others on the revised one."""

_STARTS = np.stack(
    [state_of(new_game(ring_from_seed("1"), board)) for board in (Board.REVISED, Board.ORIGINAL)]
)
_STARTS.flags.writeable = False

_SOLO_START = solo_state_of(new_solo(ring_from_seed("1"), Deck.NORMAL.cards, board=Board.REVISED))
_SOLO_START.flags.writeable = False

# The harder a level is to beat, the more of its games are close.
_LEVELS = np.array([1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5], np.int64)
_LEVELS.flags.writeable = False


@compiled
def deal_duel(state: Int64Array, random_state: Int64Array) -> None:
    """Set up a duel on either board."""
    copy(_STARTS[1 if draw(random_state, _BOARDS) == 0 else 0], state)


@compiled
def deal_solo(state: Int64Array, random_state: Int64Array) -> None:
    """Set up a solo game on either board, with either deck and any level."""
    copy_solo(_SOLO_START, state)
    state[BOARD] = 1 if draw(random_state, _SOLO_BOARDS) == 0 else 0
    state[DECK] = draw(random_state, 2)
    state[LEVEL] = _LEVELS[draw(random_state, len(_LEVELS))]


deal = by_game(deal_duel, deal_solo)
"""Set up a random game."""
