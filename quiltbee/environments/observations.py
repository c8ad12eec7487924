"""The layout of observations: a player's view as arrays.

All of it is from the viewer's side ("own" and "other"), in whole numbers, unscaled.

    planes   uint8 (5, 9, 9), 0 or 1, by row and column
        0    own quilt: covered spaces
        1    the other quilt
        2-4  the first, second and third choice in orientation 0, top left
    scalars  int16 (27,), see `Scalar`
    ring     int8 (33,): the patches left in choosing order, 0 to 32 by their letters, then -1
    cards    int16 (49,), in a solo game only, see `Card`

Flat, they are concatenated to one float32 array of 465 numbers in a duel and 514 in a solo game.

A duel hides nothing. In a solo game the other is the Automa, whose quilt stays empty, and `cards`
is the person's knowledge of its deck.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from quiltbee.rules import LETTERS, SPACES
from quiltbee.rules.position import MARKET

UInt8Array = npt.NDArray[np.uint8]
Int16Array = npt.NDArray[np.int16]
Int8Array = npt.NDArray[np.int8]
Float32Array = npt.NDArray[np.float32]

PLANES: Final = 2 + MARKET
RING: Final = len(LETTERS)
NOTHING: Final = -1
"""The padding of the ring, and the value of a hidden budget."""


class Scalar(IntEnum):
    """The indices of `scalars`."""

    DECIDES = 0
    """1 if the viewer is to move."""
    SPECIAL = 1
    """1 if the player to move must place a special patch."""
    OVER = 2
    """1 once the game is over."""
    OWN = 3
    """The first of five, the viewer's: buttons, time (0-53), income, empty spaces, score so far."""
    OTHER = 8
    """The same five of the other."""
    TILE = 13
    """The special tile: 0 free, 1 own, -1 the other's."""
    ORIGINAL = 14
    """1 on the original board, 0 on the revised one."""
    CHOICES = 15
    """Price, time, income and squares of the three choices, four numbers each; 0 for none."""


SCALARS: Final = Scalar.CHOICES + 4 * MARKET


class Card(IntEnum):
    """The indices of `cards`."""

    TACTICAL = 0
    """1 for the tactical deck, 0 for the normal one."""
    LEVEL = 1
    """1 to 5."""
    PILE = 2
    """The number of cards still to be turned over."""
    BUDGET = 3
    """The budget of the next card, shown only by the tactical deck; else -1."""
    SEEN = 4
    """A flag for each of the deck's twelve cards in order: turned over since the last shuffle."""
    TAKEN = 16
    """A flag for each of the 33 patches: the Automa has it."""


CARD_SCALARS: Final = Card.TAKEN + RING

Observation = dict[str, npt.NDArray[Any]]
"""The arrays by name; an environment adds `action_mask`."""

SIZES: Final = {"duel": PLANES * SPACES + SCALARS + RING}
SIZES["solo"] = SIZES["duel"] + CARD_SCALARS
"""The length of a flat observation, by variant."""


def flatten(arrays: Iterable[npt.NDArray[Any]], shape: tuple[int, ...] = ()) -> Float32Array:
    """Flatten observations; `shape` has the axes that they share, such as the games of a batch."""
    parts = [array.reshape((*shape, -1)) for array in arrays]
    return np.concatenate(parts, axis=-1, dtype=np.float32)
