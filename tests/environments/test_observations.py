"""Observations of two positions made by hand, number by number, in every environment.

Player 1 has patch B in the top left corner, player 2 patches C and D; E, F and G are next.
"""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.environments import gymnasium as registered
from quiltbee.environments import openspiel as _loaded  # noqa: F401
from quiltbee.environments import pettingzoo
from quiltbee.environments.batch import Batch
from quiltbee.notation import parse_position
from quiltbee.rules import Player, Position, Seat
from tests.environments.reference import observe

RING = "EFGHIJKLMNOPQRSTUVWXYZabcdefgA"
DUEL = f"1B7/BB7/9/9/9/9/9/9/9 1CD6/CCD6/2D6/9/9/9/9/9/9 4.3 0.3 {RING} 2 - o"

B = [".#.......", "##......."]
C_AND_D = [".##......", "###......", "..#......"]
E = [".#.......", "##.......", "#........"]
F = ["#........", "##.......", "##......."]
G = ["..#......", "#####....", "..#......"]

FIGURES = [3, 2, 1, 4, 2, 2, 0, 5, 1, 4, 1, 7]
"""Price, time, income and squares of E, F and G."""

NUMBERS = [*range(4, 33), 0, -1, -1, -1]
"""The patches left by their letters, A last; three are gone."""


def planes(*drawings: list[str]) -> Any:
    cells = np.zeros((len(drawings), 9, 9), np.uint8)
    for plane, drawing in enumerate(drawings):
        for row, line in enumerate(drawing):
            cells[plane, row] = [cell == "#" for cell in line]
    return cells


def duel() -> Position:
    return parse_position(DUEL)


def seen_by_second() -> dict[str, Any]:
    """By player 2, who decides: 6 spaces covered, no buttons; player 1 has 3 and 4."""
    own, other = [0, 3, 0, 75, -150], [4, 3, 0, 78, -152]
    return {
        "planes": planes(C_AND_D, B, E, F, G),
        "scalars": [1, 0, 0, *own, *other, 0, 1, *FIGURES],
        "ring": NUMBERS,
    }


def seen_by_first() -> dict[str, Any]:
    own, other = [4, 3, 0, 78, -152], [0, 3, 0, 75, -150]
    return {
        "planes": planes(B, C_AND_D, E, F, G),
        "scalars": [0, 0, 0, *own, *other, 0, 1, *FIGURES],
        "ring": NUMBERS,
    }


def solo() -> Solo:
    """On the revised board: the person decides, the Automa has C, D and 2 buttons."""
    start = new_solo(f"BCD{RING}", (0,) * 12, deck=Deck.TACTICAL, level=4)
    person = replace(duel().players[0], time=3)
    table = replace(
        start.table,
        ring=RING,
        players=(person, Player(buttons=2, time=5)),
    )
    return replace(start, table=table, pile=(0,) * 8, discards=(13, 20), taken="CD", shown_budget=6)


def seen_by_person() -> dict[str, Any]:
    """The Automa scores a point for each of its 2 buttons at level IV; C and D have none."""
    own, other = [4, 3, 0, 78, -152], [2, 5, 0, 81, 2]
    cards = [1, 4, 8, 6] + [0] * 45
    cards[4] = cards[11] = 1  # cards 13 and 20 were turned over: the deck's first and eighth
    cards[18] = cards[19] = 1  # patches C and D
    return {
        "planes": planes(B, [], E, F, G),
        "scalars": [1, 0, 0, *own, *other, 0, 0, *FIGURES],
        "ring": NUMBERS,
        "cards": cards,
    }


KINDS = {"planes": np.uint8, "scalars": np.int16, "ring": np.int8, "cards": np.int16}


def check(seen: Any, expected: dict[str, Any]) -> None:
    for name, numbers in expected.items():
        assert np.array_equal(seen[name], numbers), name
        assert seen[name].dtype == KINDS[name]


def test_a_position() -> None:
    check(observe(duel(), Seat.SECOND), seen_by_second())
    check(observe(duel(), Seat.FIRST), seen_by_first())
    check(observe(solo(), Seat.FIRST), seen_by_person())


def test_pettingzoo() -> None:
    env = pettingzoo.env()
    env.reset(options={"position": duel()})
    assert env.agent_selection == "player_2"
    check(env.observe("player_2"), seen_by_second())
    check(env.observe("player_1"), seen_by_first())
    alone = pettingzoo.env(variant="solo")
    alone.reset(seed=1, options={"position": solo()})
    check(alone.observe("player_1"), seen_by_person())


def test_gymnasium() -> None:
    seen, info = registered.QuiltbeeEnv(seat="second").reset(options={"position": duel()})
    check(seen, seen_by_second())
    assert info["scores"] == (-150, -152)
    seen, info = registered.QuiltbeeEnv("solo").reset(options={"position": solo()})
    check(seen, seen_by_person())
    assert info["scores"] == (-152, 2)


@pytest.mark.parametrize("actions", ["flat", "factored"])
def test_batches(actions: str) -> None:
    batch = Batch(2, actions=actions)
    batch.put(duel(), games=[1])
    check({name: getattr(batch, name)[1] for name in KINDS}, seen_by_second())
    check({name: getattr(batch.decisions([1]), name)[0] for name in KINDS}, seen_by_second())
    alone = Batch(2, variant="solo", actions=actions)
    alone.put(solo(), games=[1])
    check({name: getattr(alone, name)[1] for name in KINDS}, seen_by_person())
