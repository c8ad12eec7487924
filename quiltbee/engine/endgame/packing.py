"""Exact packing of a relaxed player's patches, with remembered answers."""

from typing import Final

from quiltbee.engine.endgame import state as e
from quiltbee.engine.endgame.state import (
    NEVER,
    UNKNOWN,
    Solver,
    find_packing,
    keep_packing,
    packing_key,
)
from quiltbee.engine.parameters import PACKING_TRIES
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.bits import popcount, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import anchors
from quiltbee.kernel.state import WORDS
from quiltbee.kernel.tables import (
    FIRST_ORIENTATION,
    HIGH_FULL,
    LOW_BITS,
    LOW_FULL,
    OFFSETS,
    SPACES_OF,
    SQUARE_HIGH,
    SQUARE_LOW,
    SQUARES,
)

# More than the 33 patches of a ring.
_LEVELS: Final = 40
_ORIENTATION, _FOUND_LOW, _FOUND_HIGH, _REST_LOW, _REST_HIGH, _PATCH, _AREA_LEFT = range(7)

SCRATCH: Final = (_LEVELS + 1, 8)
"""The shape of `scratch`: a row for each level of packing, and one for `find_fits`."""

FOUND: Final = _LEVELS


@compiled
def pack(
    solver: Solver, free_low: int, free_high: int, taken: int, goals: int, specials: int
) -> bool:
    """Return whether patches (places) can be packed into free spaces; store the packing.

    With `goals` they must leave no more than `specials` spaces of one of these squares free. After
    PACKING_TRIES tries the answer is yes, which is safe: a relaxed player may be given too much.
    """
    table, rows = solver.transpositions, solver.scratch
    # Patches that together are too small for any of the squares need no packing at all. With the
    # same test after each patch below, proofs take 0.69 of the nodes, and 59 of 60 winners instead
    # of 57 are proven in a second (docs/how-it-works/strength.md).
    if goals != 0:
        goals = goals_within(free_low, free_high, goals, area_of(solver, taken) + specials)
        if goals == 0 or taken == 0:
            return goals != 0
    key = packing_key(free_low, free_high, taken, goals << 3 | specials)
    known, _ = find_packing(table, key)
    if known != UNKNOWN:
        return known != NEVER
    levels = sort_for_packing(solver, free_low, free_high, taken)
    rows[0, _REST_LOW], rows[0, _REST_HIGH] = free_low, free_high
    # A stack of rows instead of recursion, which Numba's cache breaks.
    rows[0, _ORIENTATION] = -1
    level, tries = 0, 0
    while level >= 0:
        row = rows[level]
        if not next_anchor(row, free_low, free_high):
            level -= 1
            continue
        tries += 1
        cover_anchor(row, rows[level + 1])
        rest_low, rest_high = rows[level + 1, _REST_LOW], rows[level + 1, _REST_HIGH]
        most = rows[level + 1, _AREA_LEFT] + specials
        if goals == 0 or goals_within(rest_low, rest_high, goals, most) != 0:
            if level + 1 == levels:
                keep_packing(table, key, rest_low, rest_high)
                return True
            rows[level + 1, _ORIENTATION] = -1
            level += 1
        # Giving up means yes, which only makes a relaxed player stronger: bounds stay valid.
        if tries > PACKING_TRIES:
            keep_packing(table, key, 0, 0)
            return True
    keep_packing(table, key, NEVER, 0)
    return False


@compiled
def goals_within(free_low: int, free_high: int, goals: int, most: int) -> int:
    """Return the squares of `goals` with at most `most` free spaces."""
    found = 0
    while goals != 0:
        square = trailing_zeros(goals)
        goals &= goals - 1
        missing = popcount(SQUARE_LOW[square] & free_low)
        if missing + popcount(SQUARE_HIGH[square] & free_high) <= most:
            found |= 1 << square
    return found


@compiled
def area_of(solver: Solver, taken: int) -> int:
    """Return the total area of the patches at these places of the ring."""
    area = 0
    while taken != 0:
        area += SQUARES[solver.ring[trailing_zeros(taken)]]
        taken &= taken - 1
    return area


@compiled
def sort_for_packing(solver: Solver, free_low: int, free_high: int, taken: int) -> int:
    """Assign each level its patch, fewest anchors first; return the number of levels.

    Each also gets the area of the patches from there on; the level after the last gets 0.
    """
    # The patch with the fewest anchors fails soonest, so it comes first: the "fail first" principle
    # of constraint search (Haralick and Elliott, Artificial Intelligence 14, 1980).
    rows = solver.scratch
    levels = 0
    while taken != 0:
        patch = solver.ring[trailing_zeros(taken)]
        taken &= taken - 1
        ways = 0
        for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
            at_low, at_high = anchors(~free_low & LOW_FULL, ~free_high & HIGH_FULL, orientation)
            ways += popcount(at_low) + popcount(at_high)
        level = levels
        while level > 0 and rows[level - 1, _PATCH] >> 8 > ways:
            rows[level, _PATCH] = rows[level - 1, _PATCH]
            level -= 1
        # Both in one number: it sorts by ways, and patches are below 256.
        rows[level, _PATCH] = ways << 8 | patch
        levels += 1
    rows[levels, _AREA_LEFT] = 0
    for level in range(levels - 1, -1, -1):
        area = SQUARES[rows[level, _PATCH] & 255]
        rows[level, _AREA_LEFT] = rows[level + 1, _AREA_LEFT] + area
    return levels


@compiled
def next_anchor(row: Int64Array, free_low: int, free_high: int) -> bool:
    """Advance to the next anchor of a level's patch that fits; return false after the last."""
    patch = row[_PATCH] & 255
    if row[_ORIENTATION] < 0:
        row[_ORIENTATION] = FIRST_ORIENTATION[patch] - 1
        row[_FOUND_LOW] = 0
        row[_FOUND_HIGH] = 0
    elif row[_FOUND_LOW] != 0:
        row[_FOUND_LOW] &= row[_FOUND_LOW] - 1
    else:
        row[_FOUND_HIGH] &= row[_FOUND_HIGH] - 1
    while row[_FOUND_LOW] | row[_FOUND_HIGH] == 0:
        row[_ORIENTATION] += 1
        if row[_ORIENTATION] == FIRST_ORIENTATION[patch + 1]:
            return False
        row[_FOUND_LOW], row[_FOUND_HIGH] = anchors(
            ~row[_REST_LOW] & LOW_FULL, ~row[_REST_HIGH] & HIGH_FULL, row[_ORIENTATION]
        )
    return True


@compiled
def cover_anchor(row: Int64Array, following: Int64Array) -> None:
    """Write the spaces left free by a level's patch at its anchor to the next level."""
    low, high = row[_REST_LOW], row[_REST_HIGH]
    space = trailing_zeros(row[_FOUND_LOW])
    if row[_FOUND_LOW] == 0:
        space = LOW_BITS + trailing_zeros(row[_FOUND_HIGH])
    offsets = OFFSETS[row[_ORIENTATION]]
    for _ in range(SPACES_OF[row[_ORIENTATION]]):
        at = space + (offsets & 63)
        offsets >>= 8
        if at < LOW_BITS:
            low &= ~(1 << at)
        else:
            high &= ~(1 << (at - LOW_BITS))
    following[_REST_LOW] = low
    following[_REST_HIGH] = high


@compiled
def fits_relaxed(solver: Solver, state: Int64Array, player: int, place: int) -> bool:
    """Return whether a relaxed player can fit one more patch, moving the others as needed."""
    table, rows = solver.transpositions, solver.scratch
    extra = WORDS + player * e.EXTRA
    if state[extra + e.FITS] >> place & 1 == 0:
        return False
    patch, taken = solver.ring[place], state[extra + e.TAKEN]
    if SQUARES[patch] > state[extra + e.EMPTY]:
        return False
    # FITS means that it fits alone.
    if taken == 0:
        return True
    low, high = state[extra + e.FREE_LOW], state[extra + e.FREE_HIGH]
    key = packing_key(low, high, taken | 1 << place, 0)
    known, _ = find_packing(table, key)
    if known != UNKNOWN:
        return known != NEVER
    # It usually fits beside the last packing of the others, and nothing needs to move.
    rest_low, rest_high = find_packing(table, packing_key(low, high, taken, 0))
    if rest_low >= 0:
        row = rows[0]
        row[_PATCH] = patch
        row[_ORIENTATION] = -1
        row[_REST_LOW], row[_REST_HIGH] = rest_low, rest_high
        if next_anchor(row, rest_low, rest_high):
            cover_anchor(row, rows[1])
            keep_packing(table, key, rows[1, _REST_LOW], rows[1, _REST_HIGH])
            return True
    return pack(solver, low, high, taken | 1 << place, 0, 0)
