"""The features of a position: the inputs of the evaluation.

They are relative to the player to move: *own* and *other*. Most of them describe one quilt.

The patterns on a quilt are those of 3x3 windows and of whole lines. A window's *pattern* has bit
`3 * column + row` for each covered space; there are 49 windows on a quilt, numbered
`7 * top + left`. A line's pattern has bit i for its space i; the lines are the nine rows, then the
nine columns. Patterns that a turn or a flip of the whole quilt maps onto one another share a
number, their *kind*.

The features of a solo position are from the person's side, whoever moves next. Their rows about the
quilt, the market and the person are the duel's, so that learning can start from its weights. The
Automa's rows follow.
"""

from typing import Final

import numpy as np

from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int16Array, Int64Array, constant
from quiltbee.kernel.bits import index, popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import anchors, empty_spaces, patches_ahead
from quiltbee.kernel.solo.game import automa_score
from quiltbee.kernel.solo.state import BUDGET, DECK, LEVEL, PILE, UNSEEN
from quiltbee.kernel.solo.tables import BUDGETS, DECK_CARDS
from quiltbee.kernel.tables import (
    FIRST_ORIENTATION,
    MARKS_UP_TO,
    NEXT_SPECIAL,
    PRICE,
    RING,
    SQUARE_HIGH,
    SQUARE_LOW,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.grid import SIZE
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

# Windows of 3x3 have 512 patterns, few enough for a table without gaps; a line of nine spaces has
# as many.
WINDOWS: Final = 49
LINES: Final = 18
PATTERNS: Final = 512


_ACROSS = 7


def _turns(size: int, row: int, column: int) -> list[tuple[int, int]]:
    """Return the images of a space under the eight turns and flips of a square, in this order."""
    last = size - 1
    found = []
    for _ in range(2):
        for _ in range(4):
            found.append((row, column))
            row, column = column, last - row
        column = last - column
    return found


def _numbered(pictures: Int64Array) -> tuple[Int16Array, int]:
    """Number the kinds of patterns in order of appearance; return them and their count."""
    _, first, kinds = np.unique(pictures, return_index=True, return_inverse=True)
    # The rows of the learned weights follow these numbers, so the order must never change;
    # `np.unique` alone would sort by picture.
    order = np.empty(len(first), np.int16)
    order[np.argsort(first)] = np.arange(len(first))
    numbered = order[kinds]
    numbered.flags.writeable = False
    return numbered, len(first)


def _window_kinds() -> tuple[Int16Array, int]:
    """Merge the eight turns and flips of each window's pattern into one kind."""
    # 3,366 kinds for 25,088 pairs of window and pattern: a weight learned in one corner holds in
    # all four, and each row is seen more often.
    patterns = np.arange(PATTERNS)
    turned = np.zeros((PATTERNS, 8), np.int64)
    for space in range(9):
        column, row = divmod(space, 3)
        covered = patterns >> space & 1
        for turn, (to_row, to_column) in enumerate(_turns(3, row, column)):
            turned[:, turn] |= covered << (3 * to_column + to_row)
    windows = [_turns(_ACROSS, *divmod(window, _ACROSS)) for window in range(WINDOWS)]
    places = np.array(windows) @ np.array([_ACROSS, 1])
    pictures = places[:, np.newaxis, :] * PATTERNS + turned
    return _numbered(pictures.min(axis=2).reshape(-1))


def _line_kinds() -> tuple[Int16Array, int]:
    """Merge each line's pattern with its reverse and its mirror image across the quilt."""
    patterns = np.arange(PATTERNS)
    backwards = sum((patterns >> i & 1) << (SIZE - 1 - i) for i in range(SIZE))
    least = np.minimum(patterns, backwards)
    place = np.arange(LINES) % SIZE
    from_edge = np.minimum(place, SIZE - 1 - place)
    return _numbered((from_edge[:, np.newaxis] * PATTERNS + least).reshape(-1))


WINDOW_KIND, WINDOW_KINDS = _window_kinds()
"""The kind of each window's pattern at `512 * window + pattern`, and the number of kinds."""

LINE_KIND, LINE_KINDS = _line_kinds()
"""The kind of each line's pattern at `512 * line + pattern`, and the number of kinds."""

SPREAD_3: Final = constant(
    [sum(1 << (3 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
SPREAD_7: Final = constant(
    [sum(1 << (7 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
SPREAD_2: Final = constant(
    [sum(1 << (2 * i) for i in range(SIZE) if row >> i & 1) for row in range(PATTERNS)]
)
"""A row of nine spaces with gaps of 2, 6 or 1 bits between them, to interleave rows."""


# A quilt's features, twice: own and other. Windows come first.
_LINES: Final = WINDOW_KINDS
_EMPTY: Final = _LINES + LINE_KINDS
_MISSING: Final = _EMPTY + 82
QUILT_FEATURES: Final = _MISSING + 50
OWN: Final = 0
OTHER: Final = QUILT_FEATURES
FEATURES_PER_QUILT: Final = 69
"""Features of a quilt: 49 windows, 18 lines, the empty spaces, the fullest 7x7 square."""

# A player's features, twice.
# Each number has a row for each value, up to a limit, rather than one weight: a sixth button may be
# worth less than the first.
_BUTTONS: Final = 0
_EARNS: Final = 64
_CLOCK: Final = _EARNS + 40
_PLAYER_FEATURES: Final = _CLOCK + 54
_PLAYERS: Final = 2 * QUILT_FEATURES

_LEAD: Final = _PLAYERS + 2 * _PLAYER_FEATURES
_TILE: Final = _LEAD + 16
_SPECIAL_DUE: Final = _TILE + 3
_TO_SPECIAL: Final = _SPECIAL_DUE + 1
_SLOTS: Final = _TO_SPECIAL + 56

RING_SLOTS: Final = 10
"""The number of patches ahead in the ring with features, in order."""

TAKE_SLOTS: Final = 6
"""The number of these with features for whether each player could take them.

The market holds three patches and a purchase moves it on by three at most: six are those that this
purchase and the next can reach.
"""

_TOO_DEAR: Final = 0
_TOO_BIG: Final = 1
_TAKEABLE: Final = 2
_OWN_TAKES: Final = _SLOTS + RING_SLOTS * RING
_OTHER_TAKES: Final = _OWN_TAKES + TAKE_SLOTS * 3 * RING

# A player's outlook: the buttons on space 53 without another purchase, and numbers combined with
# the time left, in periods of six spaces. With empty spaces that makes 738 rows a player; by single
# spaces it would be 4,428, each seen in fewer training games.
_PERIOD: Final = 6
_PERIODS: Final = LAST_SPACE // _PERIOD + 1
_MARKS: Final = 10
_WILL_HAVE: Final = 0
_GROWTH: Final = 160
_TO_FILL: Final = _GROWTH + 40 * _MARKS
_OUTLOOK_FEATURES: Final = _TO_FILL + 82 * _PERIODS
_OUTLOOK: Final = _OTHER_TAKES + TAKE_SLOTS * 3 * RING

_FINE_AHEAD: Final = 80
MOST_AHEAD: Final = 120
BALANCE_STEPS: Final = 2 * MOST_AHEAD + 1
"""The number of values of `balance_step`."""

_BALANCE: Final = _OUTLOOK + 2 * _OUTLOOK_FEATURES
_RACE: Final = _BALANCE + BALANCE_STEPS

# While the special tile is free: the missing spaces of a player's fullest 7x7 square by time left.
_MOST_LACKING: Final = 31
_TILE_RACE_FEATURES: Final = (_MOST_LACKING + 1) * _PERIODS
_TILE_RACE: Final = _RACE + 16 * _PERIODS

# For the patches behind those of TAKE_SLOTS: which of them fit.
_FIT_SLOTS: Final = RING_SLOTS - TAKE_SLOTS
_OWN_FITS: Final = _TILE_RACE + 2 * _TILE_RACE_FEATURES
_OTHER_FITS: Final = _OWN_FITS + _FIT_SLOTS * RING
FEATURES: Final = _OTHER_FITS + _FIT_SLOTS * RING

# The states of a slot of the ring: one of three for each player, or one of two.
_SEEN_SOON: Final = 9 * TAKE_SLOTS
RING_ROWS: Final = (_SEEN_SOON + 4 * _FIT_SLOTS) * RING
"""The number of rows of `list_ring_rows`: a patch, its slot, and the slot's state."""

# Fields of a quilt's entry in the cache: which patches were tested for fitting, which fit, the
# missing spaces of the fullest 7x7 square, if known, and which patches `game_features` last tested.
TESTED, FITTING, LACKING, QUERIED = range(4)
ENTRY_FACTS: Final = 4
UNKNOWN: Final = -1

MOST_FEATURES: Final = 2 * FEATURES_PER_QUILT + 6 + 4 + 4 * RING_SLOTS + 2 * 3 + 2 + 2
"""The most features of a position, with the rows of its ring behind them."""


@compiled
def _row_of(low: int, high: int, row: int) -> int:
    """Return a row of a quilt, its spaces three bits apart."""
    return SPREAD_3[index((low >> (9 * row) if row < 7 else high >> (9 * (row - 7))) & 511)]


@compiled
def band_of(low: int, high: int, top: int) -> int:
    """Return three rows of a quilt interleaved, three bits a column: windows are nine bits each."""
    low_rows = _row_of(low, high, top) | _row_of(low, high, top + 1) << 1
    return low_rows | _row_of(low, high, top + 2) << 2


@compiled
def quilt_features(low: int, high: int, first: int, features: Int64Array, count: int) -> int:
    """Append the features of a quilt, numbered from OWN or OTHER on; return the new count."""
    for top in range(7):
        band = band_of(low, high, top)
        for left in range(7):
            pattern = (band >> (3 * left)) & 511
            features[count] = first + WINDOW_KIND[index((7 * top + left) * PATTERNS + pattern)]
            count += 1
    # Lines: the rows; the columns are gathered on the way, from seven rows and two.
    upper, lower = 0, 0
    for row in range(9):
        pattern = (low >> (9 * row)) & 511 if row < 7 else (high >> (9 * (row - 7))) & 511
        features[count] = first + _LINES + LINE_KIND[index(row * PATTERNS + pattern)]
        count += 1
        if row < 7:
            upper |= SPREAD_7[pattern] << row
        else:
            lower |= SPREAD_2[pattern] << (row - 7)
    for column in range(9):
        pattern = ((upper >> (7 * column)) & 127) | (((lower >> (2 * column)) & 3) << 7)
        features[count] = first + _LINES + LINE_KIND[index((9 + column) * PATTERNS + pattern)]
        count += 1
    features[count] = first + _EMPTY + empty_spaces(low, high)
    features[count + 1] = first + _MISSING + missing_to_7x7(low, high)
    return count + 2


@compiled
def missing_to_7x7(low: int, high: int) -> int:
    """Count the missing spaces of the fullest 7x7 square."""
    most = 0
    for square in range(len(SQUARE_LOW)):
        covered = popcount(low & SQUARE_LOW[square]) + popcount(high & SQUARE_HIGH[square])
        most = max(most, covered)
    return 49 - most


@compiled
def fits(low: int, high: int, patch: int) -> bool:
    """Return whether a patch still fits anywhere on a quilt."""
    for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        found_low, found_high = anchors(low, high, orientation)
        if (found_low | found_high) != 0:
            return True
    return False


@compiled
def can_take(state: Int64Array, player: int, patch: int, entry: Int64Array) -> int:
    """Return whether a patch is too dear for a player, too big, or takeable.

    `entry` is the cache entry of the player's quilt; `player` is the offset of the player's fields.
    """
    # The price first: comparing it costs next to nothing, unlike looking for room.
    if PRICE[patch] > state[player + k.BUTTONS]:
        return _TOO_DEAR
    return _TAKEABLE if has_room_for(state, player, patch, entry) else _TOO_BIG


@compiled
def has_room_for(state: Int64Array, player: int, patch: int, entry: Int64Array) -> bool:
    """Return whether a patch fits on a player's quilt; `entry` is the quilt's cache entry."""
    # The result depends on the quilt alone. The test is the most expensive part of the features, so
    # it is cached with the quilt.
    bit = 1 << patch
    entry[QUERIED] |= bit
    if entry[TESTED] & bit == 0:
        entry[TESTED] |= bit
        if fits(state[player + k.LOW], state[player + k.HIGH], patch):
            entry[FITTING] |= bit
    return bool(entry[FITTING] & bit != 0)


@compiled
def tile_race_feature(state: Int64Array, player: int, entry: Int64Array) -> int:
    """Return which of the _TILE_RACE_FEATURES a player has."""
    if entry[LACKING] == UNKNOWN:
        entry[LACKING] = missing_to_7x7(state[player + k.LOW], state[player + k.HIGH])
    period = (LAST_SPACE - state[player + k.TIME]) // _PERIOD
    return min(entry[LACKING], _MOST_LACKING) * _PERIODS + period


@compiled
def forget_facts(entry: Int64Array) -> None:
    """Clear what an entry knows about its quilt."""
    entry[TESTED] = 0
    entry[FITTING] = 0
    entry[LACKING] = UNKNOWN
    entry[QUERIED] = 0


@compiled
def player_features(
    state: Int64Array, player: int, first: int, features: Int64Array, count: int
) -> int:
    """Append the features of a player's buttons, income and time; return the new count."""
    features[count] = first + _BUTTONS + min(state[player + k.BUTTONS], 63)
    features[count + 1] = first + _EARNS + min(state[player + k.INCOME], 39)
    features[count + 2] = first + _CLOCK + state[player + k.TIME]
    return count + 3


@compiled
def outlook_features(
    state: Int64Array, seat: int, first: int, features: Int64Array, count: int
) -> int:
    """Set three features from `count` on for a seat's outlook; return its points."""
    # The outlook is the player's score without another purchase. Income is combined with the
    # remaining marks, and empty spaces with the time left to fill them: each alone says little.
    # With more games and samples from inside the search these features won 55 % (+-9).
    player = seat * k.PLAYER
    clock, earns = state[player + k.TIME], state[player + k.INCOME]
    marks = MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[clock]
    will_have = state[player + k.BUTTONS] + earns * marks
    empty = empty_spaces(state[player + k.LOW], state[player + k.HIGH])
    features[count] = first + _WILL_HAVE + min(will_have, 159)
    features[count + 1] = first + _GROWTH + min(earns, 39) * _MARKS + marks
    features[count + 2] = first + _TO_FILL + empty * _PERIODS + (LAST_SPACE - clock) // _PERIOD
    points = will_have + POINTS_PER_EMPTY_SPACE * empty
    return points + SPECIAL_TILE_POINTS if state[k.TILE] == seat + 1 else points


@compiled
def balance_step(balance: int) -> int:
    """Return a balance in steps of one point up to 80, and of three beyond."""
    # Beyond 80 only the order of magnitude matters, and fewer rows are seen more often.
    size = abs(balance)
    if size > _FINE_AHEAD:
        size = min(_FINE_AHEAD + (size - _FINE_AHEAD) // 3, MOST_AHEAD)
    return size if balance > 0 else -size


@compiled
def game_features(
    state: Int64Array,
    own_entry: Int64Array,
    other_entry: Int64Array,
    features: Int64Array,
    count: int,
) -> int:
    """Append the features of everything but the quilts and the ring; return the new count."""
    # Both players, and the lead in time, which stays small since the player behind is to move.
    turn, tile = state[k.TURN], state[k.TILE]
    own = turn * k.PLAYER
    other = k.PLAYER - own
    count, balance = own_features(state, turn, features, count)
    count = player_features(state, other, _PLAYERS + _PLAYER_FEATURES, features, count)
    # The difference of both outlooks: the margin if nobody bought anything more.
    theirs = _OUTLOOK + _OUTLOOK_FEATURES
    balance -= outlook_features(state, 1 - turn, theirs, features, count)
    features[count + 3] = _BALANCE + MOST_AHEAD + balance_step(balance)
    here, there = state[own + k.TIME], state[other + k.TIME]
    period = (LAST_SPACE - min(here, there)) // _PERIOD
    features[count + 4] = _LEAD + 7 + there - here
    features[count + 5] = _RACE + (7 + there - here) * _PERIODS + period
    count += 6
    if tile == 0:
        features[count] = _TILE_RACE + tile_race_feature(state, own, own_entry)
        race = tile_race_feature(state, other, other_entry)
        features[count + 1] = _TILE_RACE + _TILE_RACE_FEATURES + race
        count += 2
    return count


@compiled
def own_features(state: Int64Array, seat: int, features: Int64Array, count: int) -> tuple[int, int]:
    """Append a seat's own features, all but those of the quilt and the ring.

    Return the new count and the points of the seat's outlook. These rows mean the same against an
    opponent without a quilt. A seat is 0 or 1.
    """
    own = seat * k.PLAYER
    count = player_features(state, own, _PLAYERS, features, count)
    here, there, tile = state[own + k.TIME], state[k.PLAYER - own + k.TIME], state[k.TILE]
    features[count] = _TILE + (0 if tile == 0 else 1 + ((tile - 1) ^ seat))
    special = NEXT_SPECIAL[state[k.BOARD] * (LAST_SPACE + 1) + max(here, there)]
    features[count + 1] = _TO_SPECIAL + special - min(here, there)
    outlook = outlook_features(state, seat, _OUTLOOK, features, count + 2)
    count += 5
    if state[k.STAGE] == k.SPECIAL:
        features[count] = _SPECIAL_DUE
        count += 1
    return count, outlook


@compiled
def list_ring_rows(
    state: Int64Array,
    ring: Int64Array,
    seat: int,
    own_entry: Int64Array,
    other_entry: Int64Array | None,
    rows: Int64Array,
    count: int,
) -> int:
    """Append a row for each of the patches ahead, from a seat's side; return the new count.

    A row is a number below RING_ROWS, see `ring_row_features`. `other_entry` is None for an
    opponent without a quilt; then rows say nothing about fitting later.
    """
    # None is a type to the compiler, so each game gets code of its own, without the test.
    own = seat * k.PLAYER
    other = k.PLAYER - own
    # The lowest bit is the next patch: the first three can be taken now, the others later.
    start, ahead = state[k.NEXT], patches_ahead(state)
    for slot in range(RING_SLOTS):
        if ahead == 0:
            break
        lowest = ahead & -ahead
        place = start + popcount(lowest - 1)
        patch = ring[place - RING if place >= RING else place]
        ahead ^= lowest
        if slot < TAKE_SLOTS:
            seen = 9 * slot + 3 * can_take(state, own, patch, own_entry)
            if other_entry is not None:
                seen += can_take(state, other, patch, other_entry)
        else:
            seen = _SEEN_SOON + 4 * (slot - TAKE_SLOTS)
            if other_entry is not None:
                seen += 2 if has_room_for(state, own, patch, own_entry) else 0
                seen += 1 if has_room_for(state, other, patch, other_entry) else 0
        rows[count] = seen * RING + patch
        count += 1
    return count


@compiled
def ring_row_features(row: int, is_alone: bool, features: Int64Array, count: int) -> int:
    """Append the features of a row of the ring; return the new count.

    `is_alone` is set for an opponent without a quilt.
    """
    seen, patch = row // RING, row % RING
    if seen < _SEEN_SOON:
        slot, own, other = seen // 9, seen // 3 % 3, seen % 3
        features[count] = _SLOTS + slot * RING + patch
        features[count + 1] = _OWN_TAKES + (slot * 3 + own) * RING + patch
        features[count + 2] = _OTHER_TAKES + (slot * 3 + other) * RING + patch
        return count + 2 if is_alone else count + 3
    seen -= _SEEN_SOON
    later = seen // 4 * RING + patch
    features[count] = _SLOTS + TAKE_SLOTS * RING + later
    count += 1
    if seen & 2 != 0:
        features[count] = _OWN_FITS + later
        count += 1
    if seen & 1 != 0:
        features[count] = _OTHER_FITS + later
        count += 1
    return count


@compiled
def active_features(
    state: Int64Array, ring: Int64Array, entries: Int64Array, features: Int64Array
) -> int:
    """Set the first of `features`, MOST_FEATURES long, to a position's; return how many.

    `entries` is scratch, 2 x ENTRY_FACTS. Only training uses this; the search caches quilts.
    """
    own = state[k.TURN] * k.PLAYER
    other = k.PLAYER - own
    count = quilt_features(state[own + k.LOW], state[own + k.HIGH], OWN, features, 0)
    count = quilt_features(state[other + k.LOW], state[other + k.HIGH], OTHER, features, count)
    forget_facts(entries[0])
    forget_facts(entries[1])
    count = game_features(state, entries[0], entries[1], features, count)
    first = MOST_FEATURES - RING_SLOTS
    stop = list_ring_rows(state, ring, state[k.TURN], entries[0], entries[1], features, first)
    for number in range(first, stop):
        count = ring_row_features(features[number], False, features, count)
    return count


_LEVELS: Final = 6
_SPACES: Final = LAST_SPACE + 1
_MOST_LEAD: Final = 20
_MOST_POINTS: Final = 99
_MOST_BUTTONS: Final = 63

# Blocks with one row for each value; those of a level or deck once for each of these.
_LEVEL_AND_DECK: Final = FEATURES
_MOVER: Final = _LEVEL_AND_DECK + 2 * _LEVELS
_AUTOMA_LEAD: Final = _MOVER + 2
_AUTOMA_TIME: Final = _AUTOMA_LEAD + 2 * _MOST_LEAD + 1
_PERSON_TIME: Final = _AUTOMA_TIME + _LEVELS * _SPACES
_AUTOMA_POINTS: Final = _PERSON_TIME + _LEVELS * _SPACES
_AUTOMA_BUTTONS: Final = _AUTOMA_POINTS + _LEVELS * (_MOST_POINTS + 1)
_AHEAD: Final = _AUTOMA_BUTTONS + _MOST_BUTTONS + 1
_UNSEEN: Final = _AHEAD + BALANCE_STEPS
_PILE: Final = _UNSEEN + 2 * DECK_CARDS
_BUDGET: Final = _PILE + DECK_CARDS + 1
SOLO_FEATURES: Final = _BUDGET + BUDGETS + 1

MOST_SOLO_FEATURES: Final = FEATURES_PER_QUILT + 12 + 2 * RING_SLOTS + TAKE_SLOTS + 12 + DECK_CARDS


@compiled
def automa_features(state: Int64Array, outlook: int, features: Int64Array, count: int) -> int:
    """Append the features of the Automa and its cards; return the new count.

    `outlook` is the person's final score without another purchase.
    """
    level, deck = state[LEVEL], state[DECK]
    here, there = state[k.TIME], state[k.PLAYER + k.TIME]
    points = automa_score(state)
    lead = min(max(there - here, -_MOST_LEAD), _MOST_LEAD)
    features[count] = _LEVEL_AND_DECK + _LEVELS * deck + level
    features[count + 1] = _MOVER + state[k.TURN]
    features[count + 2] = _AUTOMA_LEAD + _MOST_LEAD + lead
    features[count + 3] = _AUTOMA_TIME + _SPACES * level + there
    features[count + 4] = _PERSON_TIME + _SPACES * level + here
    features[count + 5] = _AUTOMA_POINTS + (_MOST_POINTS + 1) * level + min(points, _MOST_POINTS)
    features[count + 6] = _AUTOMA_BUTTONS + min(state[k.PLAYER + k.BUTTONS], _MOST_BUTTONS)
    features[count + 7] = _AHEAD + MOST_AHEAD + balance_step(outlook - points)
    features[count + 8] = _PILE + state[PILE]
    features[count + 9] = _BUDGET + 1 + state[BUDGET]
    count += 10
    # The person may know which cards are unseen, but not their order.
    for card in range(DECK_CARDS):
        if state[UNSEEN] >> card & 1 != 0:
            features[count] = _UNSEEN + DECK_CARDS * deck + card
            count += 1
    return count


@compiled
def solo_game_features(state: Int64Array, features: Int64Array, count: int) -> int:
    """Append the features of everything but the quilt and the ring; return the new count."""
    count, outlook = own_features(state, 0, features, count)
    return automa_features(state, outlook, features, count)


@compiled
def active_solo_features(
    state: Int64Array, ring: Int64Array, entries: Int64Array, features: Int64Array
) -> int:
    """Write a position's active features to the front of `features`; return their number.

    `features` has the length MOST_SOLO_FEATURES. The first row of `entries` is scratch.
    """
    count = quilt_features(state[k.LOW], state[k.HIGH], OWN, features, 0)
    forget_facts(entries[0])
    count = solo_game_features(state, features, count)
    first = MOST_SOLO_FEATURES - RING_SLOTS
    stop = list_ring_rows(state, ring, 0, entries[0], None, features, first)
    for number in range(first, stop):
        count = ring_row_features(features[number], True, features, count)
    return count
