"""The option Score, by which only the margin counts; and searches that end once settled."""

from itertools import count, pairwise

import pytest

from quiltbee.engine import Engine
from quiltbee.players import SCORE, Limits
from quiltbee.rules import Move, Position, Seat, new_game, ring_from_seed
from tests.engine.engines import with_options
from tests.engine.positions import random_positions, some
from tests.engine.test_player import ask
from tests.engine.test_points import passes_always

POSITIONS = some(random_positions(4, first_seed=300), 16)
A_POINT = 1.3
"""A little more than a point: what a whole win is worth by score."""


def margins(engine: Engine, position: Position) -> list[float]:
    """What the lines of a position come to, the best first, before anything is searched."""
    _, infos = ask(engine, position, Limits(nodes=1))
    assert [info.value.chance is None for info in infos] == len(infos) * [engine.value(SCORE) == 1]
    return [info.value.margin or 0 for info in infos]


def test_by_score_moves_are_ordered_by_their_margins() -> None:
    """But for a point, which a whole win is worth."""

    def is_ordered(engine: Engine, position: Position) -> bool:
        return all(later <= line + A_POINT for line, later in pairwise(margins(engine, position)))

    for_win, for_score = with_options(MultiPV=500), with_options(MultiPV=500, Score=1)
    assert all(is_ordered(for_score, position) for position in POSITIONS)
    assert not all(is_ordered(for_win, position) for position in POSITIONS)


def test_by_score_a_proven_win_is_the_largest_even_against_somebody_who_passes() -> None:
    engine, position = Engine(), new_game(ring_from_seed("slack0"))
    while sum(player.time for player in position.players) < 92 or position.turn == Seat.FIRST:
        if position.turn == Seat.FIRST:
            position = passes_always(position)
        else:
            position = position.play(ask(engine, position, Limits(nodes=2_000))[0])
    best = ask(with_options(Score=1), position, Limits(nodes=20_000))[1][-1]
    lines = ask(with_options(Score=1, MultiPV=500), position, Limits(nodes=20_000))[1]
    assert best.value.proven == "win"
    assert best.value.margin == max(line.value.margin or 0 for line in lines)


def test_a_tree_searched_for_another_aim_is_not_kept() -> None:
    engine, position = Engine(), POSITIONS[0]
    expected = ask(with_options(Score=1), position, Limits(nodes=3_000))[1][-1].pv
    ask(engine, position, Limits(nodes=3_000))
    engine.set_option(SCORE.name, 1)
    assert ask(engine, position, Limits(nodes=3_000))[1][-1].pv == expected


@pytest.mark.slow
def test_a_search_ends_once_no_time_left_could_change_its_choice() -> None:
    """With a clock that goes on by a millisecond whenever it is asked.

    An analysis, with two lines, uses all of its time.
    """

    def choice(position: Position, lines: int) -> tuple[int, Move]:
        asked = count()
        engine = Engine(clock=lambda: next(asked) / 1000)
        engine.set_option("MultiPV", lines)
        decision = engine.decide(position, Limits(movetime_ms=300))
        return decision.lines[0].nodes, decision.chosen

    early = [choice(position, 1) for position in POSITIONS]
    late = [choice(position, 2) for position in POSITIONS]
    assert [move for _, move in early] == [move for _, move in late]
    assert sum(few for few, _ in early) < sum(many for many, _ in late)
