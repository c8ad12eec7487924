"""What is legal in a game, as bits of either action space, and a draw from it.

A row of words holds a game's legality. `shown` has a bit for each patch that was on offer, so only
the words of those patches need to be cleared before the next ones are set, and searched for a draw.
"""

from typing import Final

from quiltbee.environments.actions import ORIENTATIONS
from quiltbee.environments.batch.tables import (
    CODE_OF,
    FACTORED_WORDS,
    FIRST_WORD,
    LAST_WORD,
    MOVED,
    ORIENTATION_OF,
    ROWS_IN_LOW,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount, shift_right, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import anchors, place_of_choice
from quiltbee.kernel.random_games import draw
from quiltbee.kernel.tables import (
    ANCHOR_COLUMNS,
    FIRST_ACTION,
    FIRST_ORIENTATION,
    FIRST_PLACEMENT,
    FIRST_SPECIAL,
    HIGH_FULL,
    LOW_BITS,
    LOW_FULL,
    PASS,
    PRICE,
)
from quiltbee.rules.grid import SIZE, SPACES
from quiltbee.rules.position import MARKET

_WORD: Final = 64
FIRST_WORDS: Final = (FIRST_PLACEMENT + _WORD - 1) // _WORD
"""The words that hold the pass and the special patches."""


@compiled
def set_bits(words: Int64Array, first: int, pattern: int) -> None:
    """Set the bits of a pattern (at most 63) from bit `first` of a row on."""
    word, by = first >> 6, first & 63
    words[word] |= pattern << by
    words[word + 1] |= shift_right(shift_right(pattern, 1), 63 - by)


@compiled
def packed(mask: int, columns: int) -> int:
    """The low half of an orientation's anchors, without the columns where they can't be."""
    gap = SIZE - columns
    for step in range(3):
        moved = mask & MOVED[columns * 3 + step]
        mask = (mask ^ moved) | (moved >> (gap << step))
    return mask


@compiled
def set_flat(words: Int64Array, orientation: int, low: int, high: int) -> None:
    """Set the flat actions of an orientation's anchors."""
    columns = ANCHOR_COLUMNS[orientation]
    first = FIRST_ACTION[orientation]
    set_bits(words, first, packed(low, columns))
    if high != 0:
        row = (1 << columns) - 1
        last_two = (high & row) | ((high >> SIZE & row) << columns)
        set_bits(words, first + ROWS_IN_LOW * columns, last_two)


@compiled
def set_factored(words: Int64Array, choice: int, orientation: int, low: int, high: int) -> None:
    """Set the factored actions of an orientation's anchors."""
    turned = ORIENTATIONS * choice + CODE_OF[orientation]
    first = FIRST_PLACEMENT + SPACES * turned
    set_bits(words, first, low)
    set_bits(words, first + LOW_BITS, high)


@compiled
def clear(words: Int64Array, shown: int, is_factored: bool) -> None:
    """Clear a row whose patches are `shown`."""
    if is_factored:
        for word in range(FACTORED_WORDS):
            words[word] = 0
        return
    for word in range(FIRST_WORDS):
        words[word] = 0
    while shown != 0:
        patch = trailing_zeros(shown)
        shown &= shown - 1
        for word in range(FIRST_WORD[patch], LAST_WORD[patch] + 1):
            words[word] = 0


@compiled
def show_legal(
    state: Int64Array, ring: Int64Array, words: Int64Array, is_factored: bool
) -> tuple[int, int]:
    """Set the bits of a cleared row; how many are legal, and which patches are shown."""
    if state[k.STAGE] == k.OVER:
        return 0, 0
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        free_low, free_high = ~low & LOW_FULL, ~high & HIGH_FULL
        set_bits(words, FIRST_SPECIAL, free_low)
        set_bits(words, FIRST_SPECIAL + LOW_BITS, free_high)
        return popcount(free_low) + popcount(free_high), 0
    words[0] = 1 << PASS
    count, shown = 1, 0
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place < 0 or PRICE[ring[place]] > state[mover + k.BUTTONS]:
            continue
        patch = ring[place]
        shown |= 1 << patch
        for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
            found_low, found_high = anchors(low, high, orientation)
            count += popcount(found_low) + popcount(found_high)
            if is_factored:
                set_factored(words, choice, orientation, found_low, found_high)
            else:
                set_flat(words, orientation, found_low, found_high)
    return count, shown


@compiled
def is_set(words: Int64Array, action: int) -> bool:
    """Whether an action, which must be in the space, is legal."""
    return words[action >> 6] >> (action & 63) & 1 != 0


@compiled
def nth_set(words: Int64Array, start: int, stop: int, number: int) -> tuple[int, int]:
    """The action of the set bit `number` of some words, or -1 and the number left after them."""
    for word in range(start, stop):
        bits = words[word]
        here = popcount(bits)
        if number < here:
            for _ in range(number):
                bits &= bits - 1
            return _WORD * word + trailing_zeros(bits), 0
        number -= here
    return -1, number


@compiled
def draw_legal(
    words: Int64Array, count: int, shown: int, is_factored: bool, random_state: Int64Array
) -> int:
    """A legal action drawn uniformly from the `count` of a row."""
    number = draw(random_state, count)
    if is_factored:
        return nth_set(words, 0, FACTORED_WORDS, number)[0]
    action, number = nth_set(words, 0, FIRST_WORDS, number)
    start = FIRST_WORDS
    while action < 0 and shown != 0:
        patch = trailing_zeros(shown)
        shown &= shown - 1
        stop = LAST_WORD[patch] + 1
        action, number = nth_set(words, max(start, FIRST_WORD[patch]), stop, number)
        start = stop
    return action


@compiled
def flat_action(state: Int64Array, ring: Int64Array, action: int) -> int:
    """The kernel's action for a legal factored one."""
    if action < FIRST_PLACEMENT:
        return action
    turned, space = (action - FIRST_PLACEMENT) // SPACES, (action - FIRST_PLACEMENT) % SPACES
    patch = ring[place_of_choice(state, turned // ORIENTATIONS)]
    orientation = ORIENTATION_OF[ORIENTATIONS * patch + turned % ORIENTATIONS]
    row, column = space // SIZE, space % SIZE
    return FIRST_ACTION[orientation] + row * ANCHOR_COLUMNS[orientation] + column
