"""The two action spaces number the same moves."""

import random
from dataclasses import replace

import pytest

from quiltbee.environments.actions import (
    ACTIONS,
    FACTORED,
    ActionSpace,
    Factors,
    action_of_factors,
    factors_of,
)
from quiltbee.rules import PASS, MoveError, PlaceSpecialPatch, new_game, place_patch, ring_from_seed
from tests.profiles import scaled


def test_the_sizes() -> None:
    assert (ActionSpace.FLAT.size, ActionSpace.FACTORED.size) == (ACTIONS, FACTORED) == (7431, 2026)


def test_factors_and_numbers_are_one_to_one() -> None:
    seen = {factors_of(action) for action in range(FACTORED)}
    assert len(seen) == FACTORED
    assert [action_of_factors(factors_of(action)) for action in range(FACTORED)] == list(
        range(FACTORED)
    )
    assert factors_of(0) == Factors(0, 0, 0)
    assert factors_of(81) == Factors(1, 0, 80)
    assert factors_of(FACTORED - 1) == Factors(4, 7, 80)
    assert action_of_factors(Factors(0, 5, 7)) == 0
    with pytest.raises(IndexError, match="0 to 2025, not 2026"):
        factors_of(FACTORED)


@pytest.mark.parametrize("space", ActionSpace)
def test_every_legal_move_has_one_number(space: ActionSpace) -> None:
    draws = random.Random(13)
    for game in range(scaled(5)):
        position = new_game(ring_from_seed(str(game)))
        while not position.is_over:
            moves = position.legal_moves()
            numbers = [space.action_of(position, move) for move in moves]
            assert len(set(numbers)) == len(moves)
            assert [space.move_of(position, number) for number in numbers] == moves
            position = position.play_unchecked(draws.choice(moves))


def test_what_is_no_move_is_said() -> None:
    position = new_game(ring_from_seed("quilt"))
    space = ActionSpace.FACTORED
    assert space.move_of(position, 0) is PASS
    assert space.move_of(position, 1) == PlaceSpecialPatch(0, 0)
    first = position.choices[0]
    assert space.move_of(position, 82) == place_patch(first, 0, 0, 0)
    with pytest.raises(MoveError, match="wholly on the board"):
        space.move_of(position, 82 + 80)
    with pytest.raises(MoveError, match=r"orientation . of . is ."):
        [space.move_of(position, action_of_factors(Factors(kind, 7, 0))) for kind in (2, 3, 4)]
    with pytest.raises(MoveError, match="there is no choice 3"):
        space.move_of(replace(position, ring="AB"), action_of_factors(Factors(4, 0, 0)))
