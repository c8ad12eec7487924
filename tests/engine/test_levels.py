"""The ten levels: their own limits, repeatable draws, temperature, and no game without an end."""

from collections import Counter

import pytest

from benchmarks.beginners import BEGINNERS
from quiltbee.engine import STRENGTHS, Engine
from quiltbee.engine.parameters import ROOT_WIDTH, WIDTH
from quiltbee.players import LEVEL, Info, Limits
from quiltbee.rules import Board, Move, Position, new_game, ring_from_seed
from tests.engine.positions import START, random_positions
from tests.engine.yardsticks.matches import wins

SOFT = [number for number, strength in enumerate(STRENGTHS, 1) if strength.temperature]
DRAWN = [number for number, strength in enumerate(STRENGTHS, 1) if strength.drawn]
MOST_AT_ROOT = 1 + 3 * max(ROOT_WIDTH, *(strength.drawn for strength in STRENGTHS))


def at_level(level: int, seed: int = 0) -> Engine:
    engine = Engine()
    engine.set_option("Level", level)
    engine.set_option("Seed", seed)
    return engine


def ask(engine: Engine, position: Position, limits: Limits | None = None) -> tuple[Move, Info]:
    decision = engine.decide(position, limits or Limits())
    assert decision.lines[-1].pv[0] == decision.move
    return decision.chosen, decision.lines[-1]


def moves_of(first: Engine, second: Engine, position: Position) -> list[Move]:
    """A whole game by the levels' own limits."""
    moves = []
    while not position.is_over:
        moves.append(ask(first if position.turn == 1 else second, position)[0])
        position = position.play(moves[-1])
    assert len(START.ring) - len(position.ring) >= 8  # it did not pass for ever
    return moves


def test_there_are_ten_and_the_last_is_the_default() -> None:
    assert len(STRENGTHS) == LEVEL.maximum == LEVEL.default == 10
    assert [level.evaluated for level in STRENGTHS] == sorted(
        level.evaluated for level in STRENGTHS
    )
    assert STRENGTHS[-1].temperature == STRENGTHS[-1].drawn == 0


@pytest.mark.parametrize("level", range(1, 10))
def test_limits_of_a_level_hold_whatever_is_asked_for(level: int) -> None:
    engine = at_level(level)
    most = max(STRENGTHS[level - 1].evaluated + 1 + 3 * WIDTH, MOST_AT_ROOT)
    for limits in (Limits(), Limits(nodes=10**9), Limits(movetime_ms=60_000)):
        for position in [START, *random_positions(1)[::9]]:
            assert ask(engine, position, limits)[1].nodes <= most


@pytest.mark.parametrize("level", SOFT)
def test_a_seed_repeats_a_game_and_another_one_does_not(level: int) -> None:
    start = new_game(ring_from_seed("again"), Board.ORIGINAL)
    games = [
        moves_of(at_level(level, seed), at_level(level, seed + 1), start) for seed in (1, 1, 7)
    ]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("level", DRAWN)
def test_a_level_sees_few_placements_and_never_the_same_ones(level: int) -> None:
    engine = at_level(level, 4)
    engine.set_option("MultiPV", 500)
    seen: Counter[Move] = Counter()
    for _ in range(20):
        infos = engine.decide(START).lines
        assert len(infos) <= 1 + 3 * STRENGTHS[level - 1].drawn
        seen.update(info.pv[0] for info in infos)
    assert len(seen) > 1 + 3 * STRENGTHS[level - 1].drawn


@pytest.mark.parametrize("level", [number for number in SOFT if number not in DRAWN])
def test_the_better_a_choice_the_oftener_it_is_played(level: int) -> None:
    engine = at_level(level, 5)
    engine.set_option("MultiPV", 500)
    chances: dict[Move, float] = {}
    played: Counter[Move] = Counter()
    for _ in range(300):
        decision = engine.decide(START)
        assert decision.method == "draw"
        played[decision.chosen] += 1
        chances = {info.pv[0]: info.value.chance or 0 for info in decision.lines}
    ranked = sorted(chances, key=lambda move: -chances[move])
    half = len(ranked) // 2
    better = sum(played[move] for move in ranked[:half])
    assert better > 1.2 * sum(played[move] for move in ranked[-half:])
    assert len(played) > 1


@pytest.mark.parametrize("level", range(1, 9))
@pytest.mark.parametrize("board", Board)
def test_games_of_a_level_end(level: int, board: Board) -> None:
    start = new_game(ring_from_seed(f"level {level}"), board)
    moves_of(at_level(level, 1), at_level(max(level - 1, 1), 2), start)


@pytest.mark.nightly
@pytest.mark.parametrize("name", BEGINNERS)
def test_the_lowest_level_loses_to_beginners(name: str) -> None:
    beginner = BEGINNERS[name]()
    beginner.set_option("Seed", 1)
    assert wins(at_level(1, 1), beginner, 50)["one"] <= 50
