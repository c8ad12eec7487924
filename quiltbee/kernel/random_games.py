"""Games in which each decision is drawn uniformly from all legal ones."""

from typing import Final

from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount, shift_right, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import anchors, copy, place_of_choice, play, score
from quiltbee.kernel.tables import (
    ANCHOR_COLUMNS,
    COLUMN_OF,
    FIRST_ACTION,
    FIRST_ORIENTATION,
    FIRST_SPECIAL,
    HIGH_FULL,
    LOW_BITS,
    LOW_FULL,
    PASS,
    PRICE,
    RING,
    ROW_OF,
)
from quiltbee.rules.position import MARKET

SCRATCH: Final = 96
"""Elements of scratch that a draw needs: anchors of three patches of up to eight orientations."""

_ORIENTATION, _LOW, _HIGH = range(3)
_KEPT = 3


@compiled
def draw(random_state: Int64Array, below: int) -> int:
    """Draw a number from 0 to `below` - 1; `random_state[0]`, never 0, is a xorshift state.

    The upper 32 bits are scaled to the range: for any use here the bias is below one in 4 million.
    """
    word = random_state[0]
    word ^= word << 13
    word ^= shift_right(word, 7)
    word ^= word << 17
    random_state[0] = word
    return (shift_right(word, 32) * below) >> 32


@compiled
def nth_space(low: int, high: int, number: int) -> int:
    """Return the space of the set bit `number` (0 is the lowest) of the two halves of a mask."""
    count = popcount(low)
    start = 0
    if number >= count:
        number -= count
        low = high
        start = LOW_BITS
    for _ in range(number):
        low &= low - 1
    return start + trailing_zeros(low)


@compiled
def random_legal(
    state: Int64Array, ring: Int64Array, random_state: Int64Array, scratch: Int64Array
) -> tuple[int, int]:
    """Draw a legal action uniformly in a game that is not over; return it and their number."""
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        free_low, free_high = ~low & LOW_FULL, ~high & HIGH_FULL
        count = popcount(free_low) + popcount(free_high)
        return FIRST_SPECIAL + nth_space(free_low, free_high, draw(random_state, count)), count
    count, kept = 1, 0
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place < 0 or PRICE[ring[place]] > state[mover + k.BUTTONS]:
            continue
        patch = ring[place]
        for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
            found_low, found_high = anchors(low, high, orientation)
            scratch[kept + _ORIENTATION] = orientation
            scratch[kept + _LOW] = found_low
            scratch[kept + _HIGH] = found_high
            kept += _KEPT
            count += popcount(found_low) + popcount(found_high)
    number = draw(random_state, count) - 1
    if number < 0:
        return PASS, count
    for start in range(0, kept, _KEPT):
        found_low, found_high = scratch[start + _LOW], scratch[start + _HIGH]
        here = popcount(found_low) + popcount(found_high)
        if number < here:
            orientation = scratch[start + _ORIENTATION]
            space = nth_space(found_low, found_high, number)
            row, column = ROW_OF[space], COLUMN_OF[space]
            return FIRST_ACTION[orientation] + row * ANCHOR_COLUMNS[orientation] + column, count
        number -= here
    return PASS, count


@compiled
def shuffle_ring(ring: Int64Array, random_state: Int64Array) -> None:
    """Put the patches in a random order, patch 0 (letter A) last."""
    for place in range(RING):
        ring[place] = place + 1 if place + 1 < RING else 0
    for last in range(RING - 2, 0, -1):
        other = draw(random_state, last + 1)
        ring[last], ring[other] = ring[other], ring[last]


@compiled
def random_games(
    start: Int64Array,
    state: Int64Array,
    ring: Int64Array,
    random_state: Int64Array,
    scratch: Int64Array,
    games: int,
    sums: Int64Array,
) -> None:
    """Play games from `start`, each on a new random ring drawn from `random_state`.

    Added to `sums` are the decisions, the legal actions over all of them, and both players' points.
    """
    for _ in range(games):
        shuffle_ring(ring, random_state)
        copy(start, state)
        while state[k.STAGE] != k.OVER:
            action, count = random_legal(state, ring, random_state, scratch)
            play(state, ring, action)
            sums[0] += 1
            sums[1] += count
        sums[2] += score(state, 0) + score(state, 1)
