"""A short list of each decision's moves, with features of the resulting states.

    rows 0               the pass
         1-8, 9-16, 17-24   the eight tidiest placements of the first, second and third choice
         0-24            or, when a special patch is to be placed, its tidiest spaces

A network that scores all rows alike learns from every row at once. A placement is tidy if it leaves
few and compact empty spaces, by the measure of `greedy`.
"""

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.evaluation.features import missing_to_7x7
from quiltbee.engine.yardsticks.greedy import untidiness
from quiltbee.environments.batch.legality import flat_action, list_row
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Float64Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, empty_spaces, place_of_choice, play, score
from quiltbee.kernel.tables import (
    FIRST_PLACEMENT,
    HIGH_FULL,
    INCOME,
    LOW_FULL,
    MARKS_UP_TO,
    MASK_HIGH,
    MASK_LOW,
    MOST_LEGAL,
    PASS,
    PATCH_OF,
    PRICE,
    SQUARES,
    TIME,
)
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.position import MARKET

PLACES: Final = 8
"""The number of listed placements of each choice."""

ROWS: Final = 1 + PLACES * MARKET


class Feature(IntEnum):
    """The indices of a row's features, scaled to about 1; from OWN on they are of the new state."""

    PASSES = 0
    """1 for the pass."""
    SPECIAL = 1
    """1 for a special patch."""
    TAKEN = 2
    """The first of four: price, time, income and squares of the patch."""
    OWN = 6
    """The first of five: the mover's buttons, time, income, empty spaces and income to come."""
    OTHER = 11
    """The same five of the opponent."""
    LEAD = 16
    """The mover's lead in points."""
    BEHIND = 17
    """The spaces of time that the mover is behind the opponent."""
    AGAIN = 18
    """1 if the mover decides again."""
    REACHES = 19
    """1 if a special patch is to be placed next."""
    ENDS = 20
    """1 if the game is over."""
    TILE = 21
    """The special tile: 1 own, -1 the opponent's, 0 nobody's."""
    UNTIDY = 22
    """The untidiness of the mover's empty spaces, by the measure of `greedy`."""
    MISSING = 23
    """The missing spaces of the mover's fullest 7x7 square."""
    NEXT = 24
    """The first of twelve: price, time, income and squares of the three choices."""


FEATURES: Final = Feature.NEXT + 4 * MARKET
"""The number of features of a row."""


class Shortlist(NamedTuple):
    """Short lists of games, ROWS a game; a row without a move is all 0, and not in the mask."""

    actions: npt.NDArray[np.int64]
    """The action of each row, -1 for none, (games, ROWS)."""

    features: npt.NDArray[np.float32]
    """The features of each row, (games, ROWS, FEATURES)."""

    mask: npt.NDArray[np.bool_]
    """True for rows with a move, (games, ROWS)."""

    def pick(self, rows: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Return the actions of the rows chosen, one for each game."""
        return self.actions[np.arange(len(self.actions)), np.asarray(rows)]


def shortlist_of(
    states: Int64Array, rings: Int64Array, words: Int64Array, legal: Int64Array, is_factored: bool
) -> Shortlist:
    """Return the short lists of duels, from the arrays of a batch."""
    games = len(states)
    actions = np.full((games, ROWS), -1, dtype=np.int64)
    features = np.zeros((games, ROWS, FEATURES), dtype=np.float32)
    is_there = np.zeros((games, ROWS), dtype=np.bool_)
    scratch = (
        np.empty(MOST_LEGAL, np.int64),
        np.empty(ROWS, np.float64),
        np.empty(k.WORDS, np.int64),
    )
    _list_games(states, rings, words, legal, is_factored, actions, features, is_there, *scratch)
    return Shortlist(actions, features, is_there)


@compiled
def _write_patch(patch: int, features: Float32Array, first: int) -> None:
    features[first] = PRICE[patch] / 5.0
    features[first + 1] = TIME[patch] / 5.0
    features[first + 2] = INCOME[patch] / 2.0
    features[first + 3] = SQUARES[patch] / 5.0


@compiled
def _write_player(state: Int64Array, start: int, features: Float32Array, first: int) -> None:
    time, income = state[start + k.TIME], state[start + k.INCOME]
    features[first] = state[start + k.BUTTONS] / 10.0
    features[first + 1] = time / 25.0
    features[first + 2] = income / 10.0
    features[first + 3] = empty_spaces(state[start + k.LOW], state[start + k.HIGH]) / 40.0
    features[first + 4] = income * (MARKS_UP_TO[LAST_SPACE] - MARKS_UP_TO[time]) / 20.0


@compiled
def _write_row(
    state: Int64Array, after: Int64Array, ring: Int64Array, action: int, features: Float32Array
) -> None:
    """Write the features of a flat action, which leads from `state` to `after`."""
    own = state[k.TURN]
    mover, other = own * k.PLAYER, (1 - own) * k.PLAYER
    if action == PASS:
        features[Feature.PASSES] = 1.0
    elif action < FIRST_PLACEMENT:
        features[Feature.SPECIAL] = 1.0
    else:
        _write_patch(PATCH_OF[action], features, Feature.TAKEN)
    _write_player(after, mover, features, Feature.OWN)
    _write_player(after, other, features, Feature.OTHER)
    features[Feature.LEAD] = (score(after, own) - score(after, 1 - own)) / 20.0
    features[Feature.BEHIND] = (after[other + k.TIME] - after[mover + k.TIME]) / 5.0
    stage = after[k.STAGE]
    features[Feature.AGAIN] = 1.0 if after[k.TURN] == own and stage == k.ACTION else 0.0
    features[Feature.REACHES] = 1.0 if stage == k.SPECIAL else 0.0
    features[Feature.ENDS] = 1.0 if stage == k.OVER else 0.0
    holder = after[k.TILE] - 1
    features[Feature.TILE] = 0.0 if holder < 0 else (1.0 if holder == own else -1.0)
    low, high = ~after[mover + k.LOW] & LOW_FULL, ~after[mover + k.HIGH] & HIGH_FULL
    features[Feature.UNTIDY] = untidiness(low, high) / 10.0
    missing = missing_to_7x7(after[mover + k.LOW], after[mover + k.HIGH])
    features[Feature.MISSING] = missing / 20.0
    for choice in range(MARKET):
        place = place_of_choice(after, choice)
        if place >= 0:
            _write_patch(ring[place], features, Feature.NEXT + 4 * choice)


@compiled
def _insert(
    actions: Int64Array,
    cost: Float64Array,
    first: int,
    count: int,
    room: int,
    action: int,
    by: float,
) -> int:
    """Insert an action into the `count` cheapest from row `first` on; return the new count."""
    if count == room and by >= cost[first + count - 1]:
        return count
    at = first + min(count, room - 1)
    while at > first and cost[at - 1] > by:
        actions[at], cost[at] = actions[at - 1], cost[at - 1]
        at -= 1
    actions[at], cost[at] = action, by
    return min(count + 1, room)


@compiled
def _list_games(
    states: Int64Array,
    rings: Int64Array,
    words: Int64Array,
    legal: Int64Array,
    is_factored: bool,
    actions: Int64Array,
    features: Float32Array,
    is_there: npt.NDArray[np.bool_],
    listed: Int64Array,
    cost: Float64Array,
    after: Int64Array,
) -> None:
    """Write the short list of each game; the last three arrays are scratch."""
    for game in range(len(states)):
        state, ring = states[game], rings[game]
        mover = state[k.TURN] * k.PLAYER
        low, high = ~state[mover + k.LOW] & LOW_FULL, ~state[mover + k.HIGH] & HIGH_FULL
        count, last, held = list_row(words[game], legal[game, 1], is_factored, listed), -1, 0
        first, room = 0, ROWS if state[k.STAGE] == k.SPECIAL else 1
        for n in range(count):
            action = listed[n]
            flat = flat_action(state, ring, action) if is_factored else action
            patch = PATCH_OF[flat]
            if patch != last:
                # The actions of a patch are neighbours in either space.
                last, held, room = patch, 0, PLACES
                for choice in range(MARKET):
                    place = place_of_choice(state, choice)
                    if place >= 0 and ring[place] == patch:
                        first = 1 + PLACES * choice
            by = untidiness(low & ~MASK_LOW[flat], high & ~MASK_HIGH[flat])
            held = _insert(actions[game], cost, first, held, room, action, by)
            for row in range(first, first + held):
                is_there[game, row] = True
        for row in range(ROWS):
            if is_there[game, row]:
                action = actions[game, row]
                flat = flat_action(state, ring, action) if is_factored else action
                copy(state, after)
                play(after, ring, flat)
                _write_row(state, after, ring, flat, features[game, row])
