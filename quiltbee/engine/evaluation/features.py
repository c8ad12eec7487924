"""What the evaluation sees of a position: rows of a table, each for one thing that holds.

Everything is seen from the player to move: *own* and *other*. Most rows are about one quilt.
"""

from typing import Final

from quiltbee.engine.evaluation.windows import (
    LINE_KIND,
    LINE_KINDS,
    PATTERNS,
    SPREAD_2,
    SPREAD_3,
    SPREAD_7,
    WINDOW_KIND,
    WINDOW_KINDS,
)
from quiltbee.kernel.bits import index, popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import anchors, empty_spaces, patches_ahead
from quiltbee.kernel.state import (
    BOARD,
    BUTTONS,
    CLOCK,
    EARNS,
    HIGH,
    LOW,
    NEXT,
    PLAYER,
    SPECIAL,
    STAGE,
    TILE,
    TURN,
)
from quiltbee.kernel.tables import (
    FIRST_ORIENTATION,
    MARKS_UP_TO,
    NEXT_SPECIAL,
    PRICE,
    RING,
    SQUARE_HIGH,
    SQUARE_LOW,
    Words,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

# A quilt's rows, twice: own and other.
_LINES: Final = WINDOW_KINDS
_EMPTY: Final = _LINES + LINE_KINDS
_MISSING: Final = _EMPTY + 82
QUILT_ROWS: Final = _MISSING + 50
OWN: Final = 0
OTHER: Final = QUILT_ROWS
PER_QUILT: Final = 69
"""How many rows a quilt has that are always there: windows, lines, empty spaces, the 7x7."""

# A player's rows, twice.
_BUTTONS: Final = 0
_EARNS: Final = 64
_CLOCK: Final = _EARNS + 40
_PLAYER_ROWS: Final = _CLOCK + 54
_PLAYERS: Final = 2 * QUILT_ROWS

_LEAD: Final = _PLAYERS + 2 * _PLAYER_ROWS
_TILE: Final = _LEAD + 16
_SPECIAL_DUE: Final = _TILE + 3
_TO_SPECIAL: Final = _SPECIAL_DUE + 1
_SLOTS: Final = _TO_SPECIAL + 56

SEEN: Final = 10
"""How many patches of the ring are seen in their order."""

STATES: Final = 6
"""For how many of them it is seen whether the one, the other player could take them."""

_TOO_DEAR: Final = 0
_TOO_BIG: Final = 1
_TAKEABLE: Final = 2
_OWN_TAKES: Final = _SLOTS + SEEN * RING
_OTHER_TAKES: Final = _OWN_TAKES + STATES * 3 * RING

# What a player will have on space 53, buying nothing more, and what goes with the time left.
_PERIOD: Final = 6
_PERIODS: Final = LAST_SPACE // _PERIOD + 1
_MARKS: Final = 10
_WILL_HAVE: Final = 0
_GROWTH: Final = 160
_TO_FILL: Final = _GROWTH + 40 * _MARKS
_OUTLOOK_ROWS: Final = _TO_FILL + 82 * _PERIODS
_OUTLOOK: Final = _OTHER_TAKES + STATES * 3 * RING

_MOST_AHEAD: Final = 120
_BALANCE: Final = _OUTLOOK + 2 * _OUTLOOK_ROWS
_RACE: Final = _BALANCE + 2 * _MOST_AHEAD + 1
ROWS: Final = _RACE + 16 * _PERIODS

# The words of a quilt's look: of which patches it is known whether they fit, and which do.
KNOWN: Final = 0
FITTING: Final = 1

MOST_ROWS: Final = 2 * PER_QUILT + 6 + 4 + SEEN + 2 * STATES + 2 * 3 + 2


@compiled
def quilt_rows(low: int, high: int, first: int, rows: Words, count: int) -> int:
    """Append the rows of a quilt, numbered from `first` (OWN or OTHER); the new count.

    Signed indices of the kinds would be looked at for counting from the end.
    """
    for top in range(7):
        band = (
            SPREAD_3[(low >> (9 * top)) & 511]
            | (SPREAD_3[(low >> (9 * (top + 1))) & 511 if top < 6 else high & 511] << 1)
            | (
                SPREAD_3[
                    (low >> (9 * (top + 2))) & 511 if top < 5 else (high >> (9 * (top - 5))) & 511
                ]
                << 2
            )
        )
        for left in range(7):
            pattern = (band >> (3 * left)) & 511
            rows[count] = first + WINDOW_KIND[index((7 * top + left) * PATTERNS + pattern)]
            count += 1
    upper, lower = 0, 0
    for row in range(9):
        pattern = (low >> (9 * row)) & 511 if row < 7 else (high >> (9 * (row - 7))) & 511
        rows[count] = first + _LINES + LINE_KIND[index(row * PATTERNS + pattern)]
        count += 1
        if row < 7:
            upper |= SPREAD_7[pattern] << row
        else:
            lower |= SPREAD_2[pattern] << (row - 7)
    for column in range(9):
        pattern = ((upper >> (7 * column)) & 127) | (((lower >> (2 * column)) & 3) << 7)
        rows[count] = first + _LINES + LINE_KIND[index((9 + column) * PATTERNS + pattern)]
        count += 1
    rows[count] = first + _EMPTY + empty_spaces(low, high)
    rows[count + 1] = first + _MISSING + missing_to_7x7(low, high)
    return count + 2


@compiled
def missing_to_7x7(low: int, high: int) -> int:
    """How many spaces the 7x7 square that is nearest to done still lacks."""
    most = 0
    for square in range(len(SQUARE_LOW)):
        covered = popcount(low & SQUARE_LOW[square]) + popcount(high & SQUARE_HIGH[square])
        most = max(most, covered)
    return 49 - most


@compiled
def fits(low: int, high: int, patch: int) -> bool:
    """Whether a patch still fits on a quilt anywhere."""
    for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        found_low, found_high = anchors(low, high, orientation)
        if (found_low | found_high) != 0:
            return True
    return False


@compiled
def takes(state: Words, player: int, patch: int, look: Words) -> int:
    """Whether a player could take a patch: too dear, too big, or takeable.

    `look` keeps what is found out about the player's quilt.
    """
    if PRICE[patch] > state[player + BUTTONS]:
        return _TOO_DEAR
    bit = 1 << patch
    if look[KNOWN] & bit == 0:
        look[KNOWN] |= bit
        if fits(state[player + LOW], state[player + HIGH], patch):
            look[FITTING] |= bit
    return _TAKEABLE if look[FITTING] & bit != 0 else _TOO_BIG


@compiled
def player_rows(state: Words, player: int, first: int, rows: Words, count: int) -> int:
    """Append the rows of a player's buttons, income and time; the new count."""
    rows[count] = first + _BUTTONS + min(state[player + BUTTONS], 63)
    rows[count + 1] = first + _EARNS + min(state[player + EARNS], 39)
    rows[count + 2] = first + _CLOCK + state[player + CLOCK]
    return count + 3


@compiled
def outlook_rows(state: Words, player: int, first: int, rows: Words, count: int) -> int:
    """Set three rows from `count` on for a player's outlook; the points it comes to."""
    clock, earns = state[player + CLOCK], state[player + EARNS]
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[clock]
    will_have = state[player + BUTTONS] + earns * marks
    empty = empty_spaces(state[player + LOW], state[player + HIGH])
    rows[count] = first + _WILL_HAVE + min(will_have, 159)
    rows[count + 1] = first + _GROWTH + min(earns, 39) * _MARKS + marks
    rows[count + 2] = first + _TO_FILL + empty * _PERIODS + (LAST_SPACE - clock) // _PERIOD
    return will_have + POINTS_PER_EMPTY_SPACE * empty


@compiled
def table_rows(
    state: Words, ring: Words, own_look: Words, other_look: Words, rows: Words, count: int
) -> int:
    """Append the rows of everything but the quilts; the new count."""
    own = state[TURN] * PLAYER
    other = PLAYER - own
    count = player_rows(state, own, _PLAYERS, rows, count)
    count = player_rows(state, other, _PLAYERS + _PLAYER_ROWS, rows, count)
    here, there = state[own + CLOCK], state[other + CLOCK]
    rows[count] = _LEAD + 7 + there - here
    tile = state[TILE]
    rows[count + 1] = _TILE + (0 if tile == 0 else 1 + ((tile - 1) ^ state[TURN]))
    special = NEXT_SPECIAL[state[BOARD] * (LAST_SPACE + 1) + max(here, there)]
    rows[count + 2] = _TO_SPECIAL + special - min(here, there)
    count += 3
    balance = outlook_rows(state, own, _OUTLOOK, rows, count)
    balance -= outlook_rows(state, other, _OUTLOOK + _OUTLOOK_ROWS, rows, count + 3)
    if tile != 0:
        balance += SPECIAL_TILE_POINTS if tile - 1 == state[TURN] else -SPECIAL_TILE_POINTS
    rows[count + 6] = _BALANCE + _MOST_AHEAD + min(max(balance, -_MOST_AHEAD), _MOST_AHEAD)
    period = (LAST_SPACE - min(here, there)) // _PERIOD
    rows[count + 7] = _RACE + (7 + there - here) * _PERIODS + period
    count += 8
    if state[STAGE] == SPECIAL:
        rows[count] = _SPECIAL_DUE
        count += 1
    start, ahead = state[NEXT], patches_ahead(state)
    for slot in range(SEEN):
        if ahead == 0:
            break
        lowest = ahead & -ahead
        place = start + popcount(lowest - 1)
        patch = ring[place - RING if place >= RING else place]
        ahead ^= lowest
        rows[count] = _SLOTS + slot * RING + patch
        count += 1
        if slot < STATES:
            own_takes = takes(state, own, patch, own_look)
            other_takes = takes(state, other, patch, other_look)
            rows[count] = _OWN_TAKES + (slot * 3 + own_takes) * RING + patch
            rows[count + 1] = _OTHER_TAKES + (slot * 3 + other_takes) * RING + patch
            count += 2
    return count


@compiled
def all_rows(state: Words, ring: Words, looks: Words, rows: Words) -> int:
    """Set the first of `rows` (room for MOST_ROWS) to a position's; how many there are.

    `looks` is scratch, 2 x 2.
    """
    own = state[TURN] * PLAYER
    other = PLAYER - own
    count = quilt_rows(state[own + LOW], state[own + HIGH], OWN, rows, 0)
    count = quilt_rows(state[other + LOW], state[other + HIGH], OTHER, rows, count)
    looks[0, KNOWN] = 0
    looks[0, FITTING] = 0
    looks[1, KNOWN] = 0
    looks[1, FITTING] = 0
    return table_rows(state, ring, looks[0], looks[1], rows, count)
