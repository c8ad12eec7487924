"""The rule that says where a patch goes: its evaluation, its cache, and several placed ahead."""

import random
from collections import Counter

import numpy as np
import pytest

from quiltbee.engine.yardsticks import patch_tree
from quiltbee.engine.yardsticks.patch_tree import (
    SPECIAL_PATCH,
    best_placement,
    pad,
    pattern_value,
    place_ahead,
)
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import list_placements
from quiltbee.kernel.tables import (
    LOW_BITS,
    MASK_HIGH,
    MASK_LOW,
    MOST_LEGAL,
    RING,
    high_word,
    low_word,
)
from quiltbee.rules.grid import FULL, SIZE, bit

VALUES = {0: 0, 1: patch_tree.ONE, 3: patch_tree.THREE, 4: patch_tree.FOUR}


def value_of(filled: int) -> int:
    """The value of a quilt, window by window."""

    def is_empty(row: int, column: int) -> bool:
        on_board = 0 <= row < SIZE and 0 <= column < SIZE
        return on_board and not filled & bit(row, column)

    total = 0
    for row in range(-1, SIZE):
        for column in range(-1, SIZE):
            window = [is_empty(row + down, column + right) for down in (0, 1) for right in (0, 1)]
            two = patch_tree.DIAGONAL if window[0] == window[3] else patch_tree.BESIDE
            total += VALUES.get(sum(window), two)
    return total


def quilts() -> list[int]:
    draws = random.Random(1)
    some = [draws.getrandbits(81) for _ in range(150)]
    return [0, FULL, *some, *(mask & draws.getrandbits(81) for mask in some)]


def words(filled: int) -> tuple[int, int]:
    return low_word(filled), high_word(filled)


def new_cache() -> Int64Array:
    return np.full(patch_tree.CACHE, -1, dtype=np.int64)


def ahead(filled: int, *patches: int) -> int:
    scratch = np.empty(patch_tree.SCRATCH, dtype=np.int64)
    return place_ahead(*words(filled), np.array(patches), len(patches), scratch)


def placements(filled: int, patch: int) -> dict[int, int]:
    """The value of the quilt after each placement of a patch."""
    actions = np.empty(MOST_LEGAL, dtype=np.int64)
    count = list_placements(*words(filled), patch, actions, 0)
    return {action: value_of(filled | covered(action)) for action in actions[:count].tolist()}


def covered(action: int) -> int:
    return int(MASK_LOW[action]) | int(MASK_HIGH[action]) << LOW_BITS


@pytest.mark.slow
def test_the_value_is_that_of_the_100_windows() -> None:
    for filled in quilts():
        assert pattern_value(*pad(*words(filled))) == value_of(filled)


@pytest.mark.slow
def test_a_patch_goes_where_it_leaves_the_highest_value() -> None:
    cache, actions = new_cache(), np.empty(MOST_LEGAL, dtype=np.int64)
    outcomes = Counter[bool]()
    draws = random.Random(2)
    for filled in quilts()[2:80]:
        patch = draws.randrange(RING)
        values = placements(filled, patch)
        answers = {best_placement(*words(filled), patch, cache, actions) for _ in range(3)}
        assert len(answers) == 1
        action = answers.pop()
        assert values[action] == max(values.values()) if values else action == -1
        outcomes[action == -1] += 1
        assert ahead(filled, patch) == action
    assert min(outcomes[True], outcomes[False]) > 5


def test_a_special_patch_goes_by_the_same_rule() -> None:
    cache, actions = new_cache(), np.empty(MOST_LEGAL, dtype=np.int64)
    filled = FULL & ~(bit(4, 4) | bit(0, 0) | bit(0, 1))
    action = best_placement(*words(filled), SPECIAL_PATCH, cache, actions)
    assert value_of(filled | covered(action)) == max(
        value_of(filled | bit(*cell)) for cell in ((4, 4), (0, 0), (0, 1))
    )
    assert ahead(filled, SPECIAL_PATCH) == action


def test_a_cache_too_small_forgets_but_never_confuses() -> None:
    """Two entries for dozens of questions, each asked twice."""
    cache, actions = np.full(6, -1, dtype=np.int64), np.empty(MOST_LEGAL, dtype=np.int64)
    draws = random.Random(4)
    for filled in [0, *quilts()[150:]] * 2:
        patch = draws.randrange(RING)
        expected = best_placement(*words(filled), patch, new_cache(), actions)
        assert best_placement(*words(filled), patch, cache, actions) == expected


@pytest.mark.parametrize("seed", range(5))
def test_patches_placed_ahead_leave_more_covered(seed: int) -> None:
    """Quilts filled with the same patches, one by one and four at a time."""
    draws = random.Random(seed)
    totals = [0, 0]
    for _ in range(20):
        patches = draws.sample(range(RING), 17)
        for way, together in enumerate((1, 4)):
            filled = 0
            for number in range(len(patches)):
                action = ahead(filled, *patches[number : number + together])
                if action >= 0:
                    assert not filled & covered(action)
                    filled |= covered(action)
            totals[way] += filled.bit_count()
    assert totals[1] > totals[0] > 20 * 68


def test_a_later_patch_without_room_is_left_out() -> None:
    pair = bit(0, 0) | bit(0, 1)
    action = ahead(FULL & ~pair, 0, 32, 31)
    assert covered(action) == pair
    assert ahead(FULL & ~pair, 32, 0) == -1
