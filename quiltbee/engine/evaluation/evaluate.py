"""The evaluation of positions: one alone, or all children of one, which share a quilt.

The network has an accumulator of feature weights, one hidden layer and two outputs:

    features -> accumulator (64: 62 hidden, 2 straight on) -> relu -> 32 -> relu -> logit, margin

The layers above the accumulator exist in eight sets, one for each *bucket* of the time spent: a
quilt's worth changes from start to end, and more sets cost no time. The *logit* is that of the
player to move's chance to win. The *margin* is the expected difference of the scores in units of
MARGIN_UNIT. The accumulator is summed in int16, the hidden layer in int32, and only the outputs in
float32, in a fixed order: they are the same on every machine. A network like NNUE stays in compiled
code, where a position costs about 1 us. A larger one outside would see hundreds of times fewer
positions.

A quilt's part of the accumulator is cached. A search meets the same quilts over and over, since a
move leaves the other player's quilt alone, so four out of five quilts need no new sum. An
accumulator updated from move to move, as in NNUE, would have to follow every jump that a best-first
search makes through its tree. The cache also holds which patches fit on a quilt.

Solo positions are evaluated for the person, by the same network with weights of its own.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.features import (
    ENTRY_FACTS,
    FEATURES_PER_QUILT,
    FITTING,
    MOST_FEATURES,
    OTHER,
    OWN,
    QUERIED,
    RING_ROWS,
    TESTED,
    forget_facts,
    game_features,
    has_room_for,
    list_ring_rows,
    quilt_features,
    ring_row_features,
    solo_game_features,
    tile_race_feature,
)
from quiltbee.engine.evaluation.vectors import add_rows, two_layers
from quiltbee.engine.parameters import QUILT_CACHE_LOG2
from quiltbee.engine.weights import (
    ACCUMULATOR_SIZE,
    BUCKETS,
    HIDDEN_1,
    OUTPUTS,
    PAIRS,
    SCALE,
    Quantised,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int16Array, Int64Array
from quiltbee.kernel.bits import shift_right, trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, has_won, margin, mixed, play
from quiltbee.kernel.games import by_game
from quiltbee.kernel.solo.game import copy_solo, follow, has_person_won, is_chance, solo_margin
from quiltbee.kernel.tables import PATCH_OF
from quiltbee.rules import LAST_SPACE

LOGIT, MARGIN = range(2)
"""The indices of the outputs."""

MARGIN_UNIT: Final = 10
"""The unit of margins in the network and the search tree, in points.

In tens both outputs are of the same size, so that one learning rate fits both.
"""

MARGIN_POINT: Final = np.float32(1 / MARGIN_UNIT)

_MOST_TIME: Final = 2 * LAST_SPACE

_UNIT: Final = np.float32(1 / SCALE)


@compiled
def bucket_of(state: Int64Array) -> int:
    """Return the bucket of a position, by the time that both players have spent."""
    # + 1, so that both players on the last space are still in the last bucket.
    return (state[k.TIME] + state[k.PLAYER + k.TIME]) * BUCKETS // (_MOST_TIME + 1)


@compiled
def infer(weights: Quantised, bucket: int, accumulator: Int16Array, outputs: Float32Array) -> None:
    """Set `outputs` (LOGIT, MARGIN) from an accumulator, which is overwritten."""
    # Two columns of the feature weights go straight to the outputs: additive features, such as
    # buttons and empty spaces, need not pass through the layers.
    for output in range(OUTPUTS):
        straight = np.float32(accumulator[HIDDEN_1 + output]) * _UNIT
        outputs[output] = weights.output_bias[bucket, output] + straight
    two_layers(
        accumulator,
        PAIRS,
        weights.hidden_bias[bucket],
        weights.hidden_weights[bucket],
        weights.output_weights[bucket],
        outputs,
    )


# The fields of an entry after the facts about its quilt.
_LOW: Final = ENTRY_FACTS
_HIGH: Final = _LOW + 1
_SUMMED: Final = _HIGH + 1
# Seven fields in eight: 64 bytes, the size of a cache line.
_ENTRY_WORDS: Final = 8


class QuiltCache(NamedTuple):
    """One thread's cache of quilts, for one set of weights.

    A row of `entries` is the quilt, the patches that fit on it, and which of its sums are known.
    Each has two rows of `sums`: its part of the accumulator as the mover's own quilt, with the
    bias, and as the other's. The last row is zeros, for no quilt.
    """

    entries: Int64Array
    sums: Int16Array


def new_quilt_cache() -> QuiltCache:
    """Return an empty cache."""
    quilts = QuiltCache(
        np.zeros((1 << QUILT_CACHE_LOG2, _ENTRY_WORDS), np.int64),
        np.zeros((2 * (1 << QUILT_CACHE_LOG2) + 1, ACCUMULATOR_SIZE), np.int16),
    )
    # No quilt: its first seven rows are 63 bits, so that -1 can't occur.
    quilts.entries[:, _LOW] = -1
    return quilts


@compiled
def find_quilt(low: int, high: int, taken: int, quilts: QuiltCache) -> int:
    """Return the entry of a quilt, valid until another quilt takes it; never the entry `taken`."""
    # Each hash has one entry, and the newer quilt takes it: a search is local, and comparing ages
    # would cost more than it gains.
    place = shift_right(mixed(low ^ mixed(high)), 64 - QUILT_CACHE_LOG2)
    # Two quilts are in use at once, and one must not evict the other.
    if place == taken:
        place ^= 1
    entry = quilts.entries[place]
    if entry[_LOW] != low or entry[_HIGH] != high:
        entry[_LOW] = low
        entry[_HIGH] = high
        forget_facts(entry)
        entry[_SUMMED] = 0
    return place


@compiled
def sums_of_quilt(
    place: int, is_other: int, weights: Quantised, quilts: QuiltCache, features: Int64Array
) -> int:
    """Return the row of `sums` for a quilt, as the own (0) or the other quilt (1).

    `features` is scratch.
    """
    # A quilt has two sums, since its windows mean different things to owner and opponent. Each is
    # computed when first needed. Integer sums do not depend on order, so caching changes no bit of
    # the result.
    entry, row = quilts.entries[place], 2 * place + is_other
    if entry[_SUMMED] & (1 << is_other) == 0:
        entry[_SUMMED] |= 1 << is_other
        sums = quilts.sums[row]
        for unit in range(ACCUMULATOR_SIZE):
            sums[unit] = 0 if is_other else weights.feature_bias[unit]
        quilt_features(entry[_LOW], entry[_HIGH], OTHER if is_other else OWN, features, 0)
        table, nothing = weights.feature_weights, no_quilt(quilts)
        add_rows(table, features, FEATURES_PER_QUILT, quilts.sums, row, nothing, sums)
    return row


@compiled
def no_quilt(quilts: QuiltCache) -> int:
    """Return the row of `sums` that adds nothing."""
    return len(quilts.sums) - 1


# The limit of `exp`: in float32 its sigmoid is exactly 1.
SURE_LOGIT: Final = np.float32(40.0)
"""The logit of a game that is won."""

_NOWHERE: Final = -1

# The facts that decide a child's features, apart from its quilts and what siblings with the same
# patch share: the patch, the owner of the tile, the spaces missing in the mover's fullest 7x7
# square, which patches were tested, and which of these fit.
_PATCH, _TILE, _TILE_RACE, _QUERIED, _FITTING = range(5)
# A flag for the rows of the ring: they are summed.
_HAS_RING_ROWS, _FACTS = range(5, 7)
_NO_PATCH: Final = -2


class Scratch(NamedTuple):
    """One thread's buffers for evaluations, and its cache of quilts.

    `outputs` (LOGIT, MARGIN) and `child` hold the results. The first row of `rest` is the sum of
    all features of the last position except the quilts', the second stays 0, and `facts` is what
    these features came from. `ring_rows` are sums of features, see `sum_ring_rows`.
    """

    features: Int64Array
    accumulator: Int16Array
    outputs: Float32Array
    child: Int64Array
    quilts: QuiltCache
    rest: Int16Array
    facts: Int64Array
    ring_rows: Int16Array


def new_scratch(words: int = k.WORDS) -> Scratch:
    """Return buffers for one thread, for states of `words` words."""
    # Everything is allocated here, once: the compiled code of the engine makes no arrays.
    return Scratch(
        np.zeros(MOST_FEATURES, np.int64),
        np.zeros(ACCUMULATOR_SIZE, np.int16),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(words, np.int64),
        new_quilt_cache(),
        np.zeros((2, ACCUMULATOR_SIZE), np.int16),
        np.zeros(_FACTS, np.int64),
        np.zeros((RING_ROWS, ACCUMULATOR_SIZE), np.int16),
    )


@compiled
def evaluate(state: Int64Array, ring: Int64Array, weights: Quantised, scratch: Scratch) -> None:
    """Set `scratch.outputs` for the player to move."""
    if state[k.STAGE] == k.OVER:
        final_outputs(state, scratch.outputs)
        return
    sum_ring_rows(False, weights, scratch)
    own = find_quilt_of(state, state[k.TURN], _NOWHERE, scratch.quilts)
    other = find_quilt_of(state, 1 - state[k.TURN], own, scratch.quilts)
    _add_rest(state, ring, own, other, weights, scratch)
    _evaluate_with(state, own, other, weights, scratch)


@compiled
def sum_ring_rows(is_alone: bool, weights: Quantised, scratch: Scratch) -> None:
    """Sum the features of each row of the ring once; `is_alone` is that of `ring_row_features`."""
    # A position has up to three features for a patch ahead, thirty in all: ten rows instead.
    features, rest = scratch.features, scratch.rest
    if scratch.facts[_HAS_RING_ROWS] == 0:
        scratch.facts[_HAS_RING_ROWS] = 1
        for row in range(RING_ROWS):
            count = ring_row_features(row, is_alone, features, 0)
            total = scratch.ring_rows[row]
            add_rows(weights.feature_weights, features, count, rest, 1, 1, total)


@compiled
def begin_duel_children(state: Int64Array, weights: Quantised, scratch: Scratch) -> int:
    """Return the cache entry of the waiting player's quilt, which all children of `state` share."""
    sum_ring_rows(False, weights, scratch)
    scratch.facts[_PATCH] = _NO_PATCH
    return find_quilt_of(state, 1 - state[k.TURN], _NOWHERE, scratch.quilts)


@compiled
def evaluate_duel_child(
    state: Int64Array,
    ring: Int64Array,
    action: int,
    waiting: int,
    weights: Quantised,
    scratch: Scratch,
) -> None:
    """Play `action` into `scratch.child` and evaluate that; `waiting` is of `begin_duel_children`.

    The outputs are for the player to move in `state`, even if the turn changes.
    """
    # Moves are never undone: copying sixteen int64s costs less.
    child = scratch.child
    copy(state, child)
    play(child, ring, action)
    is_same_player = child[k.TURN] == state[k.TURN]
    if child[k.STAGE] == k.OVER:
        final_outputs(child, scratch.outputs)
    else:
        # Only the mover's quilt has changed. It is now the own or the other one, depending on who
        # is to move next.
        mover = find_quilt_of(child, state[k.TURN], waiting, scratch.quilts)
        own, other = (mover, waiting) if is_same_player else (waiting, mover)
        seat, entry, facts = state[k.TURN] * k.PLAYER, scratch.quilts.entries[mover], scratch.facts
        patch = PATCH_OF[action]
        if facts[_PATCH] != patch or not _is_like_sibling(child, seat, entry, facts):
            entry[QUERIED] = 0
            _add_rest(child, ring, own, other, weights, scratch)
            facts[_PATCH], facts[_TILE] = patch, child[k.TILE]
            facts[_QUERIED], facts[_FITTING] = entry[QUERIED], entry[FITTING] & entry[QUERIED]
            if child[k.TILE] == 0:
                facts[_TILE_RACE] = tile_race_feature(child, seat, entry)
        _evaluate_with(child, own, other, weights, scratch)
    # The network's outputs are for the player to move in the child; the caller wants the mover's.
    if not is_same_player:
        scratch.outputs[LOGIT] = -scratch.outputs[LOGIT]
        scratch.outputs[MARGIN] = -scratch.outputs[MARGIN]


@compiled
def _is_like_sibling(state: Int64Array, seat: int, entry: Int64Array, facts: Int64Array) -> bool:
    """Return whether a child has the features of the last one, apart from the quilts'.

    Both place the same patch in the same position; `seat` and `entry` belong to its quilt.
    """
    # Two placements of a patch mostly leave room for the same patches: this saves half of all
    # children the longest part of their evaluation.
    if facts[_TILE] != state[k.TILE]:
        return False
    unknown = facts[_QUERIED] & ~entry[TESTED]
    while unknown != 0:
        has_room_for(state, seat, trailing_zeros(unknown), entry)
        unknown &= unknown - 1
    if entry[FITTING] & facts[_QUERIED] != facts[_FITTING]:
        return False
    return bool(state[k.TILE] != 0 or tile_race_feature(state, seat, entry) == facts[_TILE_RACE])


@compiled
def _add_rest(
    state: Int64Array, ring: Int64Array, own: int, other: int, weights: Quantised, scratch: Scratch
) -> None:
    """Set `scratch.rest` to the sum of the features of players, special tile and ring."""
    features, rest, entries = scratch.features, scratch.rest, scratch.quilts.entries
    count = game_features(state, entries[own], entries[other], features, 0)
    add_rows(weights.feature_weights, features, count, rest, 1, 1, rest[0])
    seat = state[k.TURN]
    count = list_ring_rows(state, ring, seat, entries[own], entries[other], features, 0)
    add_rows(scratch.ring_rows, features, count, rest, 0, 1, rest[0])


@compiled
def _evaluate_with(
    state: Int64Array, own: int, other: int, weights: Quantised, scratch: Scratch
) -> None:
    """Evaluate a game that is not over, from `scratch.rest`. The mover's quilt is entry `own`."""
    accumulator, features, quilts = scratch.accumulator, scratch.features, scratch.quilts
    # 1. Both quilts: four out of five come from the cache.
    own_sums = sums_of_quilt(own, 0, weights, quilts, features)
    other_sums = sums_of_quilt(other, 1, weights, quilts, features)
    # 2. Everything else is summed already.
    features[0] = 0
    add_rows(scratch.rest, features, 1, quilts.sums, own_sums, other_sums, accumulator)
    # 3. The layers above.
    infer(weights, bucket_of(state), accumulator, scratch.outputs)


@compiled
def final_outputs(state: Int64Array, outputs: Float32Array) -> None:
    """Set the exact outputs of a game that is over, for the player whose turn `state` names."""
    outputs[LOGIT] = SURE_LOGIT if has_won(state, state[k.TURN]) else -SURE_LOGIT
    points = margin(state) if state[k.TURN] == 0 else -margin(state)
    outputs[MARGIN] = np.float32(points) * MARGIN_POINT


@compiled
def find_quilt_of(state: Int64Array, player: int, taken: int, quilts: QuiltCache) -> int:
    """Return the cache entry of the quilt of player 0 or 1; never the entry `taken`."""
    start = player * k.PLAYER
    return find_quilt(state[start + k.LOW], state[start + k.HIGH], taken, quilts)


@compiled
def begin_solo_children(state: Int64Array, weights: Quantised, scratch: Scratch) -> int:
    """Return the cache entry of the person's quilt if chance comes next, which leaves it alone."""
    sum_ring_rows(True, weights, scratch)
    # Decisions mostly change the quilt, so their children have nothing to share.
    if is_chance(state):
        return find_quilt(state[k.LOW], state[k.HIGH], _NOWHERE, scratch.quilts)
    return _NOWHERE


@compiled
def evaluate_solo_child(
    state: Int64Array,
    ring: Int64Array,
    action: int,
    quilt: int,
    weights: Quantised,
    scratch: Scratch,
) -> None:
    """Play a decision or an outcome of chance into `scratch.child` and evaluate that.

    `quilt` is of `begin_solo_children`. Sets `scratch.outputs` (LOGIT, MARGIN) for the person.
    """
    # One function, not two: each call would pass all arrays of weights and scratch.
    child, accumulator, features = scratch.child, scratch.accumulator, scratch.features
    quilts = scratch.quilts
    copy_solo(state, child)
    follow(child, ring, action)
    if child[k.STAGE] == k.OVER:
        scratch.outputs[LOGIT] = SURE_LOGIT if has_person_won(child) else -SURE_LOGIT
        scratch.outputs[MARGIN] = np.float32(solo_margin(child)) * MARGIN_POINT
        return
    if quilt == _NOWHERE:
        quilt = find_quilt(child[k.LOW], child[k.HIGH], _NOWHERE, quilts)
    sums = sums_of_quilt(quilt, 0, weights, quilts, features)
    rest, nothing = scratch.rest, no_quilt(quilts)
    count = list_ring_rows(child, ring, 0, quilts.entries[quilt], None, features, 0)
    add_rows(scratch.ring_rows, features, count, quilts.sums, sums, nothing, rest[0])
    count = solo_game_features(child, features, 0)
    add_rows(weights.feature_weights, features, count, rest, 0, 1, accumulator)
    infer(weights, bucket_of(child), accumulator, scratch.outputs)


begin_children = by_game(begin_duel_children, begin_solo_children)
"""Return the cache entry that all children of a position share, for `evaluate_child`."""

evaluate_child = by_game(evaluate_duel_child, evaluate_solo_child)
"""Play an action into `scratch.child`, and set `scratch.outputs`.

The outputs are for the player to move in the position; in solo games always for the person.
"""
