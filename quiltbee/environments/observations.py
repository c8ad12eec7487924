"""What a player sees, as arrays: the layout, and how it is made from a position.

Everything is from the viewer's side ("own" and "other"), in whole numbers, unscaled.

    planes   uint8 (5, 9, 9), 0 or 1, by row and column
        0    own quilt: covered spaces
        1    the other quilt
        2-4  the first, second and third choice in orientation 0, top left
    scalars  int16 (27,), see `Scalar`
    ring     int8 (33,): the patches left in choosing order, 0 to 32 by their letters, then -1
    cards    int16 (49,), in a solo game only, see `Card`

A duel hides nothing. In a solo game the other is the Automa, whose quilt stays empty, and `cards`
has what the person may know of its deck.
"""

from enum import IntEnum
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from quiltbee.automa import Deck, Solo
from quiltbee.rules import LETTERS, PATCHES, Board, Position, Seat, Stage
from quiltbee.rules.grid import SIZE, SPACES
from quiltbee.rules.patches import orient
from quiltbee.rules.position import MARKET

UInt8Array = npt.NDArray[np.uint8]
Int16Array = npt.NDArray[np.int16]
Int8Array = npt.NDArray[np.int8]

PLANES: Final = 2 + MARKET
RING: Final = len(LETTERS)
NOTHING: Final = -1
"""Pads the ring, and stands for a budget that is not shown."""


class Scalar(IntEnum):
    """The indices of `scalars`."""

    DECIDES = 0
    """1 if the viewer is to move."""
    SPECIAL = 1
    """1 if the player to move must place a special patch."""
    OVER = 2
    """1 once the game is over."""
    OWN = 3
    """From here on the viewer's buttons, time (0-53), income, empty spaces, score so far."""
    OTHER = 8
    """The same five for the other."""
    TILE = 13
    """The special tile: 0 nobody has it, 1 own, -1 the other's."""
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
    """How many cards are still to be turned over."""
    BUDGET = 3
    """The budget of the next card, which only the tactical deck shows; else -1."""
    SEEN = 4
    """A flag for each of the deck's twelve cards in order: turned over since the last shuffle."""
    TAKEN = 16
    """A flag for each of the 33 patches: the Automa has it."""


CARD_SCALARS: Final = Card.TAKEN + RING

Observation = dict[str, npt.NDArray[Any]]
"""The arrays by name; an environment adds `action_mask`."""


def observe(position: Position | Solo, seat: Seat) -> Observation:
    """Return the arrays of a position as a seat sees it."""
    table = position.table
    seen: Observation = {
        "planes": _planes(table, seat),
        "scalars": _scalars(table, seat, position.scores, position.decider),
        "ring": _ring(table.ring),
    }
    if isinstance(position, Solo):
        seen["cards"] = _cards(position)
    return seen


def _planes(table: Position, seat: Seat) -> UInt8Array:
    planes = np.zeros((PLANES, SIZE, SIZE), dtype=np.uint8)
    flat = planes.reshape(PLANES, SPACES)
    flat[0] = _cells(table.players[seat.index].quilt.filled)
    flat[1] = _cells(table.players[seat.other.index].quilt.filled)
    for plane, letter in enumerate(table.choices, 2):
        flat[plane] = _shape(letter)
    return planes


def _cells(mask: int) -> UInt8Array:
    packed = np.frombuffer(mask.to_bytes(11, "little"), dtype=np.uint8)
    return np.unpackbits(packed, count=SPACES, bitorder="little")


@cache
def _shape(letter: str) -> UInt8Array:
    cells = np.zeros((SIZE, SIZE), dtype=np.uint8)
    for row, line in enumerate(orient(PATCHES[letter].drawing, 0)):
        cells[row, : len(line)] = [cell == "#" for cell in line]
    return cells.ravel()


def _scalars(table: Position, seat: Seat, scores: tuple[int, int], decider: object) -> Int16Array:
    tile = table.special_tile
    numbers = [
        decider is seat,
        table.stage is Stage.SPECIAL_PATCH,
        table.is_over,
        *_of_player(table, seat, scores),
        *_of_player(table, seat.other, scores),
        0 if tile is None else 1 if tile is seat else -1,
        table.board is Board.ORIGINAL,
    ]
    for letter in table.choices:
        numbers += _FIGURES[letter]
    scalars = np.zeros(SCALARS, dtype=np.int16)
    scalars[: len(numbers)] = numbers
    return scalars


_FIGURES = {
    letter: (patch.buttons, patch.time, patch.income, patch.squares)
    for letter, patch in PATCHES.items()
}


def _of_player(table: Position, seat: Seat, scores: tuple[int, int]) -> tuple[int, ...]:
    player = table.players[seat.index]
    quilt = player.quilt
    return player.buttons, player.time, quilt.income, quilt.empty_spaces, scores[seat.index]


_NUMBER_OF = bytes.maketrans(LETTERS.encode(), bytes(range(RING)))


_FLAG_OF_CARD = {card: Card.SEEN + place for deck in Deck for place, card in enumerate(deck.cards)}


def _ring(letters: str) -> Int8Array:
    ring = np.full(RING, NOTHING, dtype=np.int8)
    ring[: len(letters)] = np.frombuffer(letters.encode().translate(_NUMBER_OF), dtype=np.int8)
    return ring


def _cards(solo: Solo) -> Int16Array:
    cards = np.zeros(CARD_SCALARS, dtype=np.int16)
    budget = solo.public_budget
    cards[: Card.SEEN] = (
        solo.deck is Deck.TACTICAL,
        solo.level.level,
        len(solo.pile),
        NOTHING if budget is None else budget,
    )
    flags = [_FLAG_OF_CARD[card] for card in solo.discards]
    flags += [Card.TAKEN + number for number in solo.taken.encode().translate(_NUMBER_OF)]
    cards[flags] = 1
    return cards
