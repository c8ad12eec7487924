"""The legal actions of a game as bits of either action space.

A row is an array of words; bit n of word w is action 64 w + n.

    flat      120 words for the kernel's 7,431 actions: pass, special patches, placements by patch
    factored   40 words for 2,026 actions: pass, special patches, choice x orientation x space

In the flat space most words are always empty. So a row comes with `patches`, a bit for each patch
on offer, and only their words and the first two are cleared, listed or searched. A factored row is
short, is always processed as a whole, and has no `patches`.

In the flat space an orientation's placements are numbered row by row, without the columns that its
anchor can't be in. So the rows of its anchors, a mask with rows nine bits apart, are packed: row r
moves by r times the missing columns, in three steps, one for each bit of r.
"""

from typing import Final

import numpy as np

from quiltbee.engine.evaluation.exponential import exp
from quiltbee.environments.actions import ACTIONS, ORIENTATIONS
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int8Array, Int64Array, constant
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
    RING,
)
from quiltbee.rules import PATCHES
from quiltbee.rules.grid import SIZE, SPACES
from quiltbee.rules.position import MARKET

_WORD: Final = 64

FLAT_WORDS: Final = 120
FACTORED_WORDS: Final = 40
"""The words of a row: enough for the actions plus one word, in whole cache lines."""

_FIRST_WORDS: Final = (FIRST_PLACEMENT + _WORD - 1) // _WORD
"""The words of a flat row that hold the pass and the special patches."""

_ROWS_IN_LOW: Final = 7
_STEPS: Final = 3


def _moved_by(columns: int, step: int) -> int:
    """Return the bits moved by a step, at their places after the earlier steps."""
    gap = SIZE - columns
    mask = 0
    for row in range(_ROWS_IN_LOW):
        if row >> step & 1:
            at = SIZE * row - gap * (row & ((1 << step) - 1))
            mask |= ((1 << columns) - 1) << at
    return mask


_MOVED: Final = constant(
    [_moved_by(columns, step) for columns in range(SIZE + 1) for step in range(_STEPS)]
)
"""The bits moved by each of the three steps, by the number of columns."""

_ENDS = [*FIRST_ACTION.tolist()[1:], ACTIONS]
_OF_PATCH = FIRST_ORIENTATION.tolist()

_FIRST_WORD: Final = constant([int(FIRST_ACTION[first]) >> 6 for first in _OF_PATCH[:RING]])
_LAST_WORD: Final = constant([(_ENDS[after - 1] - 1) >> 6 for after in _OF_PATCH[1:]])
"""The words that hold the flat actions of a patch, which may share them with its neighbors."""

_CODE_OF: Final = constant([code for patch in PATCHES.values() for code in patch.orientations])
"""The orientation code (0-7) of each of the 144 orientations."""

_ORIENTATION_OF: Final = constant(
    [
        _OF_PATCH[number] + patch.orientations.index(code) if code in patch.orientations else -1
        for number, patch in enumerate(PATCHES.values())
        for code in range(8)
    ]
)
"""The orientation by patch and code, at 8 * patch + code; -1 for a code that is another's twin."""


@compiled
def _set_bits(words: Int64Array, first: int, pattern: int) -> None:
    """Set a pattern of at most 63 bits from bit `first` of a row on."""
    word, by = first >> 6, first & 63
    words[word] |= pattern << by
    words[word + 1] |= shift_right(shift_right(pattern, 1), 63 - by)


@compiled
def _pack(mask: int, columns: int) -> int:
    """Pack the rows of the low half of an orientation's anchors."""
    gap = SIZE - columns
    for step in range(_STEPS):
        moved = mask & _MOVED[columns * _STEPS + step]
        mask = (mask ^ moved) | (moved >> (gap << step))
    return mask


@compiled
def _set_flat(words: Int64Array, orientation: int, low: int, high: int) -> None:
    columns = ANCHOR_COLUMNS[orientation]
    first = FIRST_ACTION[orientation]
    _set_bits(words, first, _pack(low, columns))
    if high != 0:
        row = (1 << columns) - 1
        last_two = (high & row) | ((high >> SIZE & row) << columns)
        _set_bits(words, first + _ROWS_IN_LOW * columns, last_two)


@compiled
def _set_factored(words: Int64Array, choice: int, orientation: int, low: int, high: int) -> None:
    turned = ORIENTATIONS * choice + _CODE_OF[orientation]
    first = FIRST_PLACEMENT + SPACES * turned
    _set_bits(words, first, low)
    _set_bits(words, first + LOW_BITS, high)


@compiled
def _set_legal(
    state: Int64Array, ring: Int64Array, words: Int64Array, is_factored: bool
) -> tuple[int, int]:
    """Set the legal actions in a cleared row; return their number and the row's `patches`."""
    if state[k.STAGE] == k.OVER:
        return 0, 0
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        free_low, free_high = ~low & LOW_FULL, ~high & HIGH_FULL
        _set_bits(words, FIRST_SPECIAL, free_low)
        _set_bits(words, FIRST_SPECIAL + LOW_BITS, free_high)
        return popcount(free_low) + popcount(free_high), 0
    words[0] = 1 << PASS
    count, patches = 1, 0
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place < 0 or PRICE[ring[place]] > state[mover + k.BUTTONS]:
            continue
        patch = ring[place]
        for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
            anchors_low, anchors_high = anchors(low, high, orientation)
            count += popcount(anchors_low) + popcount(anchors_high)
            if is_factored:
                _set_factored(words, choice, orientation, anchors_low, anchors_high)
            else:
                _set_flat(words, orientation, anchors_low, anchors_high)
        if not is_factored:
            patches |= 1 << patch
    return count, patches


@compiled
def _clear(words: Int64Array, patches: int, is_factored: bool) -> None:
    for word in range(FACTORED_WORDS if is_factored else _FIRST_WORDS):
        words[word] = 0
    while patches != 0:
        patch = trailing_zeros(patches)
        patches &= patches - 1
        for word in range(_FIRST_WORD[patch], _LAST_WORD[patch] + 1):
            words[word] = 0


@compiled
def _write_word(bits: int, first: int, mask: Int8Array, value: int) -> None:
    while bits != 0:
        mask[first + trailing_zeros(bits)] = value
        bits &= bits - 1


@compiled
def _write_mask(
    words: Int64Array, patches: int, is_factored: bool, mask: Int8Array, value: int
) -> None:
    for word in range(FACTORED_WORDS if is_factored else _FIRST_WORDS):
        _write_word(words[word], word << 6, mask, value)
    while patches != 0:
        patch = trailing_zeros(patches)
        patches &= patches - 1
        for word in range(_FIRST_WORD[patch], _LAST_WORD[patch] + 1):
            _write_word(words[word], word << 6, mask, value)


@compiled
def write_legality(
    state: Int64Array,
    ring: Int64Array,
    words: Int64Array,
    legal: Int64Array,
    mask: Int8Array,
    is_factored: bool,
) -> None:
    """Set a row to the legal actions of a state, and its mask if that has columns.

    `legal` holds the number of legal actions and the row's `patches`, zeros at first.
    """
    has_mask = len(mask) != 0
    if has_mask:
        _write_mask(words, legal[1], is_factored, mask, 0)
    _clear(words, legal[1], is_factored)
    legal[0], legal[1] = _set_legal(state, ring, words, is_factored)
    if has_mask:
        _write_mask(words, legal[1], is_factored, mask, 1)


@compiled
def first_illegal(actions: Int64Array, words: Int64Array, most: int) -> int:
    """Return the first row whose action is not legal, or -1; `most` is the size of the space."""
    for row in range(len(actions)):
        action = actions[row]
        if action < 0 or action >= most or words[row, action >> 6] >> (action & 63) & 1 == 0:
            return row
    return -1


@compiled
def flat_action(state: Int64Array, ring: Int64Array, action: int) -> int:
    """Return the kernel's action for a legal factored one."""
    if action < FIRST_PLACEMENT:
        return action
    turned, space = (action - FIRST_PLACEMENT) // SPACES, (action - FIRST_PLACEMENT) % SPACES
    patch = ring[place_of_choice(state, turned // ORIENTATIONS)]
    orientation = _ORIENTATION_OF[ORIENTATIONS * patch + turned % ORIENTATIONS]
    row, column = space // SIZE, space % SIZE
    return FIRST_ACTION[orientation] + row * ANCHOR_COLUMNS[orientation] + column


@compiled
def _list_word(bits: int, first: int, actions: Int64Array, count: int) -> int:
    while bits != 0:
        actions[count] = first + trailing_zeros(bits)
        bits &= bits - 1
        count += 1
    return count


@compiled
def list_row(words: Int64Array, patches: int, is_factored: bool, actions: Int64Array) -> int:
    """Write the legal actions of a row in rising order; return how many."""
    count, after = 0, FACTORED_WORDS if is_factored else _FIRST_WORDS
    for word in range(after):
        count = _list_word(words[word], word << 6, actions, count)
    while patches != 0:
        patch = trailing_zeros(patches)
        patches &= patches - 1
        for word in range(max(after, _FIRST_WORD[patch]), _LAST_WORD[patch] + 1):
            count = _list_word(words[word], word << 6, actions, count)
        after = max(after, _LAST_WORD[patch] + 1)
    return count


@compiled
def _nth_set(words: Int64Array, start: int, stop: int, number: int) -> tuple[int, int]:
    """Return the action of set bit `number` of some words, or -1 and the number less their bits."""
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
    words: Int64Array, count: int, patches: int, is_factored: bool, random_state: Int64Array
) -> int:
    """Draw one of the `count` legal actions of a row uniformly."""
    number = draw(random_state, count)
    after = FACTORED_WORDS if is_factored else _FIRST_WORDS
    action, number = _nth_set(words, 0, after, number)
    while action < 0 and patches != 0:
        patch = trailing_zeros(patches)
        patches &= patches - 1
        stop = _LAST_WORD[patch] + 1
        action, number = _nth_set(words, max(after, _FIRST_WORD[patch]), stop, number)
        after = stop
    return action


FRACTION: Final = 1 << 24
"""The resolution of a draw from 0 to 1, that of a float32."""

_LEAST: Final = np.float32(-40.0)
"""The distance below the highest logit from which actions are never drawn."""


@compiled
def draw_by_logits(
    logits: Float32Array,
    actions: Int64Array,
    count: int,
    temperature: float,
    random_state: Int64Array,
    odds: Float32Array,
) -> tuple[int, float]:
    """Draw one of `count` actions by a softmax of their logits; return it and its log probability.

    NaN counts as -inf, and actions with +inf share all of the chance. Temperature 0 takes the
    highest logit, the first of equals. The action is -1 if no logit is above -inf. `odds` is
    scratch.
    """
    best, highest = -1, np.float32(-np.inf)
    for n in range(count):
        logit = logits[actions[n]]
        if logit > highest:  # never true of NaN
            best, highest = n, logit
    if best < 0:
        return -1, 0.0
    if temperature == 0.0:
        return actions[best], 0.0
    total = np.float32(0.0)
    for n in range(count):
        logit = logits[actions[n]]
        scaled = (logit - highest) / np.float32(temperature)
        if logit == highest:
            odds[n] = np.float32(1.0)  # inf - inf is NaN
        elif scaled > _LEAST:
            odds[n] = exp(scaled)
        else:
            odds[n] = np.float32(0.0)  # NaN comes here, too
        total += odds[n]
    left = total * np.float32(draw(random_state, FRACTION)) / np.float32(FRACTION)
    chosen = best
    for n in range(count):
        left -= odds[n]
        if left < np.float32(0.0):
            chosen = n
            break
    return actions[chosen], np.log(odds[chosen] / total)
