"""What a seat sees of a position by the rules alone: compiled code is compared with it."""

from functools import cache

import numpy as np

from quiltbee.automa import Deck, Solo
from quiltbee.environments.observations import (
    CARD_SCALARS,
    NOTHING,
    PLANES,
    RING,
    SCALARS,
    Card,
    Int8Array,
    Int16Array,
    Observation,
    UInt8Array,
)
from quiltbee.rules import LETTERS, PATCHES, Board, Position, Seat, Stage
from quiltbee.rules.grid import SIZE, SPACES
from quiltbee.rules.patches import orient


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
