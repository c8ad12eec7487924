"""Won games are played for points: the beam, and what counts as won."""

import pytest

from quiltbee.engine import Engine
from quiltbee.engine.decision.beam import is_passive
from quiltbee.engine.endgame.solver import prove
from quiltbee.engine.endgame.values import POINT
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.passive import (
    NOTHING,
    SPACES,
    begin_beam,
    follow_space,
    new_beam,
)
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.notation import move_of_action, parse_position
from quiltbee.players import Limits
from quiltbee.rules import PASS, Position, Seat, new_game, ring_from_seed
from tests.engine.positions import random_positions
from tests.engine.trees import Searched
from tests.engine.workspaces import workspace_of

UNLIMITED = 2**62


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


def beamed(position: Position, most: int, width: int = 4) -> tuple[int, int]:
    """The action that a beam finds, and how many positions it evaluates."""
    searched, beam, state = Searched(position), new_beam(), state_of(position)
    searched.tree.counters[t.EVALUATED] = 0
    begin_beam(beam, state)
    player = position.turn.index
    for space in range(position.players[player].time, SPACES):
        follow_space(searched.shared, searched.thread, beam, space, player, width, most)
    return int(beam.found[0]), searched.count(t.EVALUATED)


def passes_always(position: Position) -> Position:
    moves = position.legal_moves()
    return position.play(PASS if PASS in moves else moves[0])


def test_the_beam_finds_a_legal_move_wherever_somebody_decides() -> None:
    for position in random_positions(3, first_seed=70)[::5]:
        action, _ = beamed(position, UNLIMITED)
        assert position.is_legal(move_of_action(action))


def test_the_beam_ends_at_its_limit() -> None:
    action, evaluated = beamed(new_game(ring_from_seed("beam")), 100)
    assert action == NOTHING
    assert evaluated <= 110


def ending_against_passes(engine: Engine, seat: Seat) -> tuple[int, int]:
    """The score and the empty spaces of a game against somebody who always passes."""
    position = new_game(ring_from_seed("slack0"))
    while not position.is_over:
        if position.turn == seat:
            limits = Limits(nodes=10_000)
            move = engine.decide(position, limits).chosen
            position = position.play(move)
        else:
            position = passes_always(position)
    return position.scores[seat.index], 81 - position.players[seat.index].quilt.filled.bit_count()


@pytest.mark.slow
@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("level", [5, 10])
def test_against_somebody_who_passes_the_quilt_is_filled(
    engine: Engine, seat: Seat, level: int
) -> None:
    engine.set_option("Level", level)
    points, empty = ending_against_passes(engine, seat)
    assert points > 15
    assert empty < 10


def test_who_has_mostly_passed_is_passive() -> None:
    position = new_game(ring_from_seed("bold"))
    assert not is_passive(workspace_of(position))
    while min(player.time for player in position.players) < 13:
        position = passes_always(position)
    assert is_passive(workspace_of(position))


@pytest.mark.parametrize(
    ("text", "margin"),
    [
        (
            "9/9/9/9/9/9/9/9/9 9/D1R6/DRRRRb3/D*GR*bC2/GGGGGbCC1/FFGObbb2/FFOOOOH2/FEEPPHHHH/"
            "EEPPPPH1* 41.36 14.35 UYcQKNTZLaAMeVfXdIBJWgS 2 - o",
            97,
        ),
        (
            "AALLLLCCK/2LEELCKK/4EE*HK/4ZZHHH/3*ZddHY/4Z*dHY/3ZZddYY/7YY/9 PNNNNNG2/PPccGGGGG/"
            "PPTccbG2/PTTTcb3/1RT2b3/RR2bbb2/1RR1JJJ2/1R3JJJ1/9 19.40 24.41 gaVBIMFfQXODSeWU 1 - r",
            4,
        ),
    ],
)
def test_a_win_is_made_as_large_as_can_be_proven(engine: Engine, text: str, margin: int) -> None:
    """The move proven to win first wins by 7 points less, or by 1; the search has a better one."""
    position = parse_position(text)
    sign = 1 if position.turn is Seat.FIRST else -1
    move = engine.decide(position, Limits(nodes=60_000)).chosen
    for each, expected in ((position, margin), (position.play(move), margin)):
        found = prove(state_of(each), ring_of(each))
        assert found.is_exact
        assert sign * found.lower == POINT * expected
