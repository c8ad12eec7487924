"""Won games are played for points: the beam, and what counts as won."""

from collections.abc import Callable

import pytest

from quiltbee.engine import Engine
from quiltbee.engine.endgame.solver import prove
from quiltbee.engine.endgame.values import POINT
from quiltbee.engine.points import best_while_passing, is_passive
from quiltbee.engine.search.passive import NOTHING, new_beam
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.notation import move_of_action, parse_position
from quiltbee.players import Limits
from quiltbee.rules import (
    PASS,
    Position,
    Seat,
    is_legal,
    legal_moves,
    new_game,
    play,
    ring_from_seed,
    score,
)
from tests.engine.positions import random_positions

UNLIMITED = 2**62


@pytest.fixture(scope="module")
def engine() -> Engine:
    engine = Engine()
    engine.prepare(lambda words: None)
    return engine


def beamed(
    engine: Engine, position: Position, most: int, is_up: Callable[[], bool], width: int = 4
) -> int:
    search = engine._searcher.search._replace(ring=ring_of(position))
    search.tree.counters[:] = 0
    state, thread = state_of(position), engine._searcher.threads[0]
    return best_while_passing(search, thread, new_beam(), state, width, most, is_up)


def passes_always(position: Position) -> Position:
    moves = legal_moves(position)
    return play(position, PASS if PASS in moves else moves[0])


def test_the_beam_finds_a_legal_move_wherever_somebody_decides(engine: Engine) -> None:
    for position in random_positions(3, first_seed=70)[::5]:
        action = beamed(engine, position, UNLIMITED, lambda: False)
        assert is_legal(position, move_of_action(action))


def test_the_beam_ends_when_it_is_told_to(engine: Engine) -> None:
    start = new_game(ring_from_seed("beam"))
    assert beamed(engine, start, UNLIMITED, lambda: True) == NOTHING
    assert beamed(engine, start, 100, lambda: False) == NOTHING
    assert engine._searcher.search.tree.counters[2] <= 110


def ending_against_passes(engine: Engine, seat: Seat) -> tuple[int, int]:
    """The score and the empty spaces of a game against somebody who always passes."""
    position = new_game(ring_from_seed("slack0"))
    while not position.is_over:
        if position.turn == seat:
            limits = Limits(nodes=10_000)
            move = engine.decide(position, limits).chosen
            position = play(position, move)
        else:
            position = passes_always(position)
    return score(position, seat), 81 - position.players[seat.index].quilt.filled.bit_count()


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
    assert not is_passive(state_of(position))
    while min(player.time for player in position.players) < 13:
        position = passes_always(position)
    assert is_passive(state_of(position))


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
    for each, expected in ((position, margin), (play(position, move), margin)):
        found = prove(state_of(each), ring_of(each))
        assert found.is_exact
        assert sign * found.lower == POINT * expected
