"""The rules on a state: what is legal, what a move does, how a game ends."""

from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount, shift_right, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.tables import (
    ANCHOR_COLUMNS,
    ANCHORS_HIGH,
    ANCHORS_LOW,
    COLUMN_OF,
    FIRST_ACTION,
    FIRST_ORIENTATION,
    FIRST_PLACEMENT,
    FIRST_SPECIAL,
    HIGH_FULL,
    INCOME,
    LOW_BITS,
    LOW_FULL,
    MARKS_UP_TO,
    MASK_HIGH,
    MASK_LOW,
    NEXT_SPECIAL,
    OFFSETS,
    PASS,
    PATCH_OF,
    PRICE,
    RING,
    ROW_OF,
    SPACES_OF,
    SQUARE_HIGH,
    SQUARE_LOW,
    TIME,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.grid import SPACES
from quiltbee.rules.position import MARKET, POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

_RING_FULL = (1 << RING) - 1


@compiled
def copy(source: Int64Array, target: Int64Array) -> None:
    """Copy a state."""
    for word in range(k.WORDS):
        target[word] = source[word]


@compiled
def empty_spaces(low: int, high: int) -> int:
    """Count the uncovered spaces of a quilt."""
    return SPACES - popcount(low) - popcount(high)


@compiled
def has_7x7(low: int, high: int) -> bool:
    """Return whether a quilt has a completely covered 7x7 square."""
    if popcount(low) + popcount(high) < 49:
        return False
    for square in range(len(SQUARE_LOW)):
        low_part, high_part = SQUARE_LOW[square], SQUARE_HIGH[square]
        if low & low_part == low_part and high & high_part == high_part:
            return True
    return False


@compiled
def patches_ahead(state: Int64Array) -> int:
    """Return the patches left as a mask over the ring; bit 0 is the place of the next patch."""
    left, start = state[k.LEFT], state[k.NEXT]
    return ((left >> start) | (left << (RING - start))) & _RING_FULL


@compiled
def place_of_choice(state: Int64Array, choice: int) -> int:
    """Return the ring place of choice 0, 1 or 2 of the market; -1 if there is none."""
    ahead = patches_ahead(state)
    for _ in range(choice):
        ahead &= ahead - 1
    if ahead == 0:
        return -1
    place = state[k.NEXT] + trailing_zeros(ahead)
    return place - RING if place >= RING else place


@compiled
def anchors(low: int, high: int, orientation: int) -> tuple[int, int]:
    """Return where an orientation's anchor may lie on a quilt, as the two halves of a mask."""
    free_low, free_high = ~low & LOW_FULL, ~high & HIGH_FULL
    found_low, found_high = ANCHORS_LOW[orientation], ANCHORS_HIGH[orientation]
    offsets = OFFSETS[orientation]
    for _ in range(SPACES_OF[orientation]):
        by = offsets & 63
        offsets >>= 8
        found_low &= (free_low >> by) | (free_high << (LOW_BITS - by))
        found_high &= free_high >> by
    return found_low, found_high


@compiled
def list_anchors(orientation: int, mask: int, start: int, actions: Int64Array, count: int) -> int:
    """Append the actions of the anchors in `mask`, whose lowest bit is space `start`."""
    first = FIRST_ACTION[orientation]
    columns = ANCHOR_COLUMNS[orientation]
    while mask != 0:
        space = start + trailing_zeros(mask)
        actions[count] = first + ROW_OF[space] * columns + COLUMN_OF[space]
        count += 1
        mask &= mask - 1
    return count


@compiled
def list_placements(low: int, high: int, patch: int, actions: Int64Array, count: int) -> int:
    """Append a patch's placements on a quilt to the first `count` actions; return the new count."""
    for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        found_low, found_high = anchors(low, high, orientation)
        count = list_anchors(orientation, found_low, 0, actions, count)
        count = list_anchors(orientation, found_high, LOW_BITS, actions, count)
    return count


@compiled
def list_special(low: int, high: int, actions: Int64Array) -> int:
    """Set the actions that place a special patch; return how many there are."""
    count = 0
    mask = ~low & LOW_FULL
    while mask != 0:
        actions[count] = FIRST_SPECIAL + trailing_zeros(mask)
        count += 1
        mask &= mask - 1
    mask = ~high & HIGH_FULL
    while mask != 0:
        actions[count] = FIRST_SPECIAL + LOW_BITS + trailing_zeros(mask)
        count += 1
        mask &= mask - 1
    return count


@compiled
def list_legal(state: Int64Array, ring: Int64Array, actions: Int64Array) -> int:
    """Set the first of `actions` (room for MOST_LEGAL) to the legal ones; return how many.

    The pass comes first, then the placements by choice, orientation, row and column.
    """
    if state[k.STAGE] == k.OVER:
        return 0
    mover = state[k.TURN] * k.PLAYER
    low, high = state[mover + k.LOW], state[mover + k.HIGH]
    if state[k.STAGE] == k.SPECIAL:
        return list_special(low, high, actions)
    actions[0] = PASS
    count = 1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and PRICE[ring[place]] <= state[mover + k.BUTTONS]:
            count = list_placements(low, high, ring[place], actions, count)
    return count


@compiled
def is_legal(state: Int64Array, ring: Int64Array, action: int) -> bool:
    """Return whether an action (0 to 7430) is legal."""
    mover = state[k.TURN] * k.PLAYER
    if state[k.STAGE] == k.OVER or (state[k.STAGE] == k.SPECIAL) != (
        FIRST_SPECIAL <= action < FIRST_PLACEMENT
    ):
        return False
    if (
        MASK_LOW[action] & state[mover + k.LOW] != 0
        or MASK_HIGH[action] & state[mover + k.HIGH] != 0
    ):
        return False
    if action < FIRST_PLACEMENT:
        return True
    patch = PATCH_OF[action]
    if PRICE[patch] > state[mover + k.BUTTONS]:
        return False
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place >= 0 and ring[place] == patch:
            return True
    return False


@compiled
def cover(state: Int64Array, action: int) -> None:
    """Cover spaces of the mover's quilt, and award the special tile if that earns it."""
    mover = state[k.TURN] * k.PLAYER
    state[mover + k.LOW] |= MASK_LOW[action]
    state[mover + k.HIGH] |= MASK_HIGH[action]
    if state[k.TILE] == 0 and has_7x7(state[mover + k.LOW], state[mover + k.HIGH]):
        state[k.TILE] = state[k.TURN] + 1


@compiled
def take_from(state: Int64Array, place: int) -> None:
    """Take the patch at a place of the ring; the neutral token moves to the gap."""
    state[k.LEFT] ^= 1 << place
    state[k.NEXT] = place
    following = place_of_choice(state, 0)
    state[k.NEXT] = max(following, 0)


@compiled
def take(state: Int64Array, ring: Int64Array, patch: int) -> None:
    """Take a patch of the market out of the ring."""
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if ring[place] == patch:
            take_from(state, place)
            return


@compiled
def advance(state: Int64Array, to: int) -> None:
    """Move the mover's token; pay the income and set turn and stage by what it crosses."""
    mover = state[k.TURN] * k.PLAYER
    other = k.PLAYER - mover
    start, waiting = state[mover + k.TIME], state[other + k.TIME]
    state[mover + k.TIME] = to
    state[mover + k.BUTTONS] += state[mover + k.INCOME] * (MARKS_UP_TO[to] - MARKS_UP_TO[start])
    ahead = max(waiting, start)
    if to > waiting:
        special = NEXT_SPECIAL[state[k.BOARD] * (LAST_SPACE + 1) + ahead]
        full = state[mover + k.LOW] == LOW_FULL and state[mover + k.HIGH] == HIGH_FULL
        if special <= to and not full:
            state[k.STAGE] = k.SPECIAL
        else:
            state[k.TURN] = 1 - state[k.TURN]
    elif to == LAST_SPACE:
        state[k.STAGE] = k.OVER
        state[k.TURN] = 1 - state[k.TURN]


@compiled
def play(state: Int64Array, ring: Int64Array, action: int) -> None:
    """Play a legal action; any other gives a meaningless state."""
    mover = state[k.TURN] * k.PLAYER
    if state[k.STAGE] == k.SPECIAL:
        cover(state, action)
        state[k.STAGE] = k.ACTION
        state[k.TURN] = 1 - state[k.TURN]
    elif action == PASS:
        to = state[k.PLAYER - mover + k.TIME] + 1
        to = min(LAST_SPACE, to)
        state[mover + k.BUTTONS] += to - state[mover + k.TIME]
        advance(state, to)
    else:
        patch = PATCH_OF[action]
        take(state, ring, patch)
        state[mover + k.BUTTONS] -= PRICE[patch]
        state[mover + k.INCOME] += INCOME[patch]
        cover(state, action)
        to = state[mover + k.TIME] + TIME[patch]
        advance(state, min(LAST_SPACE, to))


@compiled
def score(state: Int64Array, player: int) -> int:
    """Return the points of player 0 or 1 if the game ended now."""
    start = player * k.PLAYER
    points = state[start + k.BUTTONS] + POINTS_PER_EMPTY_SPACE * empty_spaces(
        state[start + k.LOW], state[start + k.HIGH]
    )
    return points + SPECIAL_TILE_POINTS if state[k.TILE] == player + 1 else points


@compiled
def margin(state: Int64Array) -> int:
    """Return player 1's points less player 2's."""
    return score(state, 0) - score(state, 1)


@compiled
def has_won(state: Int64Array, player: int) -> bool:
    """Return whether player 0 or 1 has won a finished game; the first on space 53 wins a tie."""
    difference = margin(state) if player == 0 else -margin(state)
    return difference > 0 or (difference == 0 and state[k.TURN] == player)


@compiled
def mixed(word: int) -> int:
    """Mix the bits of an int64 (the finaliser of MurmurHash3)."""
    word = (word ^ shift_right(word, 33)) * -49064778989728563
    word = (word ^ shift_right(word, 33)) * -4265267296055464877
    return word ^ shift_right(word, 33)


@compiled
def hash_of(state: Int64Array) -> int:
    """Return a 64-bit hash of a position; the ring is not part of it."""
    value = 0
    for word in range(k.WORDS):
        value = mixed(value ^ state[word]) + word
    return value
