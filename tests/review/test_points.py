"""Points that go with the second seat count in whatever is said of a position or a move."""

from typing import Any

import pytest

from quiltbee.notation import format_link, with_points
from quiltbee.players import Info, Value
from quiltbee.review import (
    Fact,
    Loss,
    Question,
    advice_on,
    comparison_of,
    facts_of,
)
from quiltbee.review.analysis_engine import parse_query
from quiltbee.review.answers import describe_lines
from quiltbee.review.facts import EndsGame, ProvenLoss, ProvenWin
from quiltbee.rules import PASS, Position, Seat, new_game, ring_from_seed
from tests.review.games import answered

START = new_game(ring_from_seed("points"))
OTHER = next(move for move in START.legal_moves() if move != PASS)


def before_the_end() -> Position:
    """A position in which a pass ends the game."""
    table = START
    while PASS not in table.legal_moves() or not table.play(PASS).is_over:
        table = table.play(table.legal_moves()[0])  # a pass, or the special patch
    return table


@pytest.mark.parametrize("points", [-7, 9])
def test_the_scores_at_the_end(points: int) -> None:
    def scores(points: int) -> tuple[int, int]:
        [ends] = [
            each
            for each in facts_of(before_the_end(), PASS, points=points)
            if isinstance(each, EndsGame)
        ]
        return ends.mine, ends.theirs

    mine, theirs = scores(0)
    is_first = before_the_end().turn is Seat.FIRST
    expected = (mine, theirs + points) if is_first else (mine + points, theirs)
    assert scores(points) == expected


@pytest.mark.parametrize(
    ("points", "told"), [(0, ProvenWin(3)), (-4, ProvenWin(7)), (4, None), (40, None)]
)
def test_a_lead_that_the_points_turn_round_is_no_proven_win(points: int, told: Fact | None) -> None:
    won = Info(value=Value(1.0, 3, "win"), pv=(PASS,))
    advice = answered(
        lambda judge: advice_on(judge, START, PASS, [won], points), lambda question: None
    )
    found = [r.fact for r in advice.reasons if isinstance(r.fact, ProvenWin | ProvenLoss)]
    assert found == ([] if told is None else [told])


def test_where_the_points_decide_a_mistake_costs_points_but_hardly_a_chance() -> None:
    def ask(question: Question) -> Info:
        margin = 3 if question.position == START.play(OTHER) else 7
        return Info(value=Value((500 + 10 * margin) / 1000, margin), pv=(PASS,))

    def lost(points: int) -> Loss:
        loss = answered(
            lambda judge: comparison_of(judge, START, PASS, OTHER, None, points), ask
        ).loss
        assert loss is not None
        return loss

    assert lost(0) == Loss(4, 40)
    assert lost(60).points == 4
    assert lost(60).chance < 20


def test_lines_of_an_engine() -> None:
    info = Info(value=Value(0.64, 3.1, scores=(12, 8.9)), pv=(OTHER, PASS))
    told = describe_lines([info, Info(value=Value(0.001, 0.1))], START, 3, 5)
    assert told is not None
    [line] = told["lines"]
    assert (line["margin"], line["scores"]) == (-1.9, (12.0, 13.9))
    assert 0.3 < line["chance"] < 0.5
    plain = describe_lines([info], START, 3)
    assert plain is not None
    assert plain["lines"][0]["margin"] == 3.1


def test_queries_of_programs_take_them_from_the_link() -> None:
    def points_of(link: str) -> list[int]:
        told: Any = parse_query(f'{{"id": "a", "link": "{link}", "nodes": 9, "turns": [0, 1]}}')
        return [each.points for each in told[1]]

    link = format_link(START, [PASS])
    assert points_of(with_points(link, -3)) == [-3, -3]
    assert points_of(link) == [0, 0]
