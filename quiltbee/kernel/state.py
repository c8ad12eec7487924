"""A position as an array of sixteen int64s, and its ring.

     0- 4  player 1: quilt low, quilt high, buttons, time, income
     5- 9  player 2: the same
    10     turn: 0 or 1, the player to move; when the game is over, the first to reach space 53
    11     stage: ACTION, SPECIAL or OVER
    12     the special tile: 0 free, 1 or 2 who has it
    13     the patches left, a bit for each place of the ring
    14     the place of the next patch, 0 when none is left
    15     board: 0 revised, 1 original

The `ring` is an array of 33 patch numbers that never changes during a game. Elements 13 and 14 say
what is left of it: the choices are the first set bits from the neutral token on, wrapping around.
"""

from typing import Final

import numpy as np

from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.tables import LOW_BITS, RING, high_word, low_word
from quiltbee.rules import Board, Player, Position, Quilt, Seat, Stage
from quiltbee.rules.patches import LETTERS

WORDS: Final = 16
PLAYER: Final = 5
"""Elements of one player."""

LOW, HIGH, BUTTONS, TIME, INCOME = range(5)
TURN, STAGE, TILE, LEFT, NEXT, BOARD = range(10, 16)

ACTION, SPECIAL, OVER = range(3)

_STAGES = {Stage.ACTION: ACTION, Stage.SPECIAL_PATCH: SPECIAL, Stage.OVER: OVER}
_BOARDS = {Board.REVISED: 0, Board.ORIGINAL: 1}


def state_of(position: Position) -> Int64Array:
    """Return the state of a position whose ring is `ring_of(position)`."""
    state = np.zeros(WORDS, dtype=np.int64)
    for start, player in zip((0, PLAYER), position.players, strict=True):
        quilt = player.quilt
        state[start + LOW] = low_word(quilt.filled)
        state[start + HIGH] = high_word(quilt.filled)
        state[start + BUTTONS] = player.buttons
        state[start + TIME] = player.time
        state[start + INCOME] = quilt.income
    state[TURN] = position.turn - 1
    state[STAGE] = _STAGES[position.stage]
    state[TILE] = position.special_tile or 0
    state[LEFT] = (1 << len(position.ring)) - 1
    state[BOARD] = _BOARDS[position.board]
    return state


def ring_of(position: Position) -> Int64Array:
    """Return the patches left in choosing order, padded to 33 numbers that are never read."""
    ring = np.zeros(RING, dtype=np.int64)
    ring[: len(position.ring)] = [LETTERS.index(letter) for letter in position.ring]
    return ring


def position_of(state: Int64Array, ring: Int64Array) -> Position:
    """Return the position of a state, its quilts of unknown patches: the inverse of `state_of`."""
    words: list[int] = state.tolist()
    left, start = words[LEFT], words[NEXT]
    places = ((start + step) % RING for step in range(RING))
    letters = "".join(LETTERS[ring[place]] for place in places if left >> place & 1)
    first, second = (_player_of(words[begin : begin + PLAYER]) for begin in (0, PLAYER))
    return Position(
        board=tuple(_BOARDS)[words[BOARD]],
        ring=letters,
        players=(first, second),
        turn=Seat(words[TURN] + 1),
        stage=tuple(_STAGES)[words[STAGE]],
        special_tile=Seat(words[TILE]) if words[TILE] else None,
    )


def _player_of(words: list[int]) -> Player:
    filled = words[LOW] | words[HIGH] << LOW_BITS
    return Player(Quilt(filled, words[INCOME]), words[BUTTONS], words[TIME])
