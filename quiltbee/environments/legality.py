"""The legal actions of a position as a mask, for all placements of a patch at once.

`rules` says what is legal, and tests hold this to it; it is here because one array for each patch
takes a fifth of the time of a list of moves.
"""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from quiltbee.environments.actions import FIRST_PLACEMENT, ActionSpace, Factors, action_of_factors
from quiltbee.notation import action_of_move
from quiltbee.rules import PATCHES, SPACES, Position, Stage
from quiltbee.rules.grid import SIZE
from quiltbee.rules.moves import PLACEMENTS_OF

_LOW: Final = (1 << 63) - 1


def legal_mask(position: Position, actions: ActionSpace) -> npt.NDArray[np.int8]:
    """1 for each legal action of the player to move, int8; all 0 once the game is over."""
    mask = np.zeros(actions.size, dtype=np.int8)
    if position.stage is Stage.OVER:
        return mask
    mover = position.mover
    filled = mover.quilt.filled
    if position.stage is Stage.SPECIAL_PATCH:
        mask[1:FIRST_PLACEMENT] = [not filled >> space & 1 for space in range(SPACES)]
        return mask
    mask[0] = 1
    low, high = filled & _LOW, filled >> 63
    for choice, letter in enumerate(position.choices):
        if PATCHES[letter].buttons <= mover.buttons:
            lows, highs = _halves(letter)
            is_free = ((lows & low) | (highs & high)) == 0
            mask[_numbers(letter, choice if actions is ActionSpace.FACTORED else -1)] = is_free
    return mask


@cache
def _halves(letter: str) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    masks = [move.mask for move in PLACEMENTS_OF[letter]]
    return (
        np.array([mask & _LOW for mask in masks], dtype=np.int64),
        np.array([mask >> 63 for mask in masks], dtype=np.int64),
    )


@cache
def _numbers(letter: str, choice: int) -> slice | npt.NDArray[np.int64]:
    """Where a patch's placements lie in the mask; choice -1 stands for the flat space."""
    moves = PLACEMENTS_OF[letter]
    if choice < 0:
        first = action_of_move(moves[0])
        return slice(first, first + len(moves))
    spaces = ((move.orientation, SIZE * move.row + move.column) for move in moves)
    return np.array([action_of_factors(Factors(2 + choice, *each)) for each in spaces])
