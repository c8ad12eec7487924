"""The game without shapes is the game itself but for the shapes."""

import random

import numpy as np
import pytest

from quiltbee.engine.yardsticks.patch_tree import (
    begin_race,
    best_place,
    buy,
    buyable_places,
    place_special,
    rollout,
)
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.game import empty_spaces, list_legal, play
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL, PASS, PATCH_OF, PRICE, SQUARES
from quiltbee.rules import INCOME_MARKS, LETTERS, PATCHES, Board, new_game, ring_from_seed

SAME = [
    *(start + word for start in (0, k.PLAYER) for word in (k.BUTTONS, k.TIME, k.INCOME)),
    *(k.TURN, k.STAGE, k.LEFT, k.NEXT),
]


def empty(state: Int64Array) -> list[int]:
    return [empty_spaces(state[start + k.LOW], state[start + k.HIGH]) for start in (0, k.PLAYER)]


@pytest.mark.slow
def test_a_race_keeps_step_with_a_game() -> None:
    """The same patches bought: the same turns, buttons, tokens and numbers of empty spaces."""
    draws = random.Random(1)
    actions = np.empty(MOST_LEGAL, dtype=np.int64)
    for number in range(100):
        start = new_game(ring_from_seed(f"race {number}"), list(Board)[number % 2])
        state, ring = state_of(start), ring_of(start)
        race = state.copy()
        begin_race(race)
        while state[k.STAGE] != k.OVER:
            action = draws.choice(actions[: list_legal(state, ring, actions)].tolist())
            is_special = state[k.STAGE] == k.SPECIAL
            play(state, ring, action)
            if action == PASS:
                play(race, ring, PASS)
                place_special(race)
            elif not is_special:
                buy(race, ring, ring.tolist().index(PATCH_OF[action]))
                place_special(race)
            if state[k.STAGE] != k.SPECIAL:
                assert race[SAME].tolist() == state[SAME].tolist()
                assert empty(race) == empty(state)


def test_what_can_be_bought_is_paid_and_has_room() -> None:
    start = new_game(ring_from_seed("buyable"))
    state, ring = state_of(start), ring_of(start)
    draws = random.Random(2)
    for _ in range(500):
        state[k.BUTTONS] = draws.randrange(12)
        state[k.LEFT] = draws.getrandbits(33) & draws.getrandbits(33)
        left = [place for place in range(33) if int(state[k.LEFT]) >> place & 1]
        state[k.NEXT] = draws.choice(left) if left else 0
        state[k.LOW], state[k.HIGH] = (
            (1 << draws.randrange(40, 64)) - 1,
            draws.randrange(2) * 0x3FFFF,
        )
        slack = draws.randrange(20)
        market = ([place for place in left if place >= state[k.NEXT]] + left)[: min(3, len(left))]
        expected = [
            place
            for place in market
            if PRICE[ring[place]] <= state[k.BUTTONS]
            and SQUARES[ring[place]] + slack <= empty(state)[0]
        ]
        found, count = buyable_places(state, ring, slack)
        assert found == sum(1 << place for place in expected)
        assert count == len(expected)


def test_the_best_move_has_the_highest_value() -> None:
    draws = random.Random(3)
    chosen = []
    for number in range(200):
        start = new_game(ring_from_seed(f"best {number}"))
        state, ring = state_of(start), ring_of(start)
        state[k.TIME], ahead = draws.randrange(53), draws.randrange(7)
        state[k.PLAYER + k.TIME] = min(53, state[k.TIME] + ahead)
        places = draws.sample(range(33), draws.randrange(4))
        left = 53 - int(state[k.TIME])
        marks = len([mark for mark in INCOME_MARKS if mark > state[k.TIME]])
        values = {-1: -1.5 * min(ahead + 1, left)}
        for place in places:
            patch = PATCHES[LETTERS[ring[place]]]
            buttons = patch.income * marks - patch.buttons
            values[place] = 2 * patch.squares + buttons - 2.5 * min(patch.time, left)
        place = best_place(state, ring, sum(1 << place for place in places))
        assert values[place] == max(values.values())
        chosen.append(place)
    assert 20 < chosen.count(-1) < 180


@pytest.mark.slow
def test_a_race_runs_to_the_end() -> None:
    random_state = np.array([5])
    for number in range(50):
        start = new_game(ring_from_seed(f"end {number}"))
        race, ring = state_of(start), ring_of(start)
        begin_race(race)
        rollout(race, ring, random_state)
        assert race[k.STAGE] == k.OVER
        assert [race[k.TIME], race[k.PLAYER + k.TIME]] == [53, 53]
        assert min(empty(race)) >= 0


def test_a_special_patch_that_is_due_is_placed_as_the_race_begins() -> None:
    start = new_game(ring_from_seed("special"))
    state = state_of(start)
    state[k.STAGE], state[k.TIME] = k.SPECIAL, 27
    begin_race(state)
    assert empty(state) == [80, 81]
    assert (state[k.STAGE], state[k.TURN]) == (0, 1)
