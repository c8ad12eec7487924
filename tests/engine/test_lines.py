"""The lines of the strong player: no deeper than asked, exact in endings, and with a forecast."""

from itertools import count
from math import inf

import pytest

from quiltbee.engine import Engine, player
from quiltbee.engine.parameters import MARGIN_WEIGHT
from quiltbee.notation import format_position, parse_position
from quiltbee.players import Info, Limits
from quiltbee.rules import Position, Seat
from tests.engine.engines import check_waits_for_stop, with_options
from tests.engine.positions import START, WITHOUT_BUTTONS, random_positions, some
from tests.fidelity.solver import Stored, read_stored, solve

ENDINGS = sorted(read_stored(), key=lambda stored: stored.nodes)
POSITIONS = random_positions(3, first_seed=300)


@pytest.fixture(scope="module")
def foreseeing() -> Engine:
    """An engine that forecasts."""
    return with_options(Forecast=40)


def last_lines(engine: Engine, position: Position, limits: Limits) -> list[Info]:
    """The last report of each line, the best first; the move is the first one's."""
    decision = engine.decide(position, limits)
    lines = list(decision.lines)
    assert [line.multipv for line in lines] == list(range(1, len(lines) + 1))
    assert lines[0].pv[0] == decision.move
    assert len({line.pv[0] for line in lines}) == len(lines)
    return lines


def end_of(position: Position, line: Info) -> Position:
    for move in line.pv:
        position = position.play(move)
    return position


# Depth


@pytest.mark.slow
@pytest.mark.parametrize("threads", [1, 2, 4])
@pytest.mark.parametrize("depth", [1, 2, 3, 6, 10])
def test_search_of_a_depth_stops_there_and_looks_no_further(threads: int, depth: int) -> None:
    engine = with_options(Threads=threads, MultiPV=5)
    for position in (START, *some(POSITIONS, 4, seed=depth)):
        lines = last_lines(engine, position, Limits(depth=depth))
        assert all(line.depth <= depth for line in lines)
        assert all(len(line.pv) <= depth for line in lines)
        assert all(line.value.proven is None for line in lines)
    assert last_lines(engine, START, Limits(depth=depth))[0].depth == depth


def test_a_depth_limits_one_search_alone() -> None:
    engine = with_options()
    assert last_lines(engine, START, Limits(depth=2))[0].depth == 2
    assert last_lines(engine, START, Limits(nodes=5000))[0].depth > 3
    times = count()
    hurried = Engine(clock=lambda: next(times) / 1000)  # a millisecond later whenever it is asked
    assert last_lines(hurried, START, Limits(depth=2))[0].depth == 2
    assert last_lines(hurried, START, Limits(movetime_ms=100))[0].depth > 3


def utility(line: Info) -> float:
    """What a search maximises, as far as the figures of a line tell."""
    assert line.value.chance is not None
    assert line.value.margin is not None
    tens = line.value.margin / 10
    return (1 - MARGIN_WEIGHT) * line.value.chance + MARGIN_WEIGHT * (0.5 + 0.08 * tens)


def test_the_first_line_is_the_move_and_the_others_come_by_value() -> None:
    several, single, searched = with_options(MultiPV=20), with_options(), 0
    for position in (START, *some(POSITIONS, 6, seed=1)):
        first, *others = last_lines(several, position, Limits(nodes=2_000))
        if any(line.value.proven for line in (first, *others)):
            continue
        searched += 1
        assert single.decide(position, Limits(nodes=2_000)).move == first.pv[0]
        values = [utility(line) for line in others]
        assert values == pytest.approx(sorted(values, reverse=True), abs=0.002)
    assert searched > 2


# Endings


def value_of(position: Position, mover: Seat) -> tuple[str, int]:
    """Whether the mover wins, and by how many tenths of a point, from the plain solver."""
    if (ended := position.outcome) is not None:
        winner, margin = ended.winner, ended.scores[0] - ended.scores[1]
    else:
        solved = solve(format_position(position))
        assert solved is not None
        winner, margin = Seat(solved.winner), solved.margin
    return "win" if winner is mover else "loss", (margin if mover is Seat.FIRST else -margin)


@pytest.mark.slow
@pytest.mark.parametrize("stored", ENDINGS[:6], ids=lambda stored: stored.game)
def test_every_line_of_an_ending_is_exact(stored: Stored) -> None:
    position = parse_position(stored.position)
    lines = last_lines(with_options(MultiPV=500), position, Limits(nodes=3_000_000))
    assert len(lines) > 1
    for line in lines:
        after = position.play(line.pv[0])
        assert (line.value.proven, line.value.margin) == value_of(after, position.turn)
        assert line.value.chance == (1.0 if line.value.proven == "win" else 0)
        assert line.value.bounds == (line.value.margin, line.value.margin)
        assert line.value.flipped.flipped == line.value
    values = [(line.value.proven == "win", line.value.margin or 0) for line in lines]
    assert values == sorted(values, reverse=True)
    assert values[0][1] == stored.margin * (1 if position.turn is Seat.FIRST else -1)


def test_best_of_several_lines_is_what_the_stored_ending_is_worth() -> None:
    engine = with_options(MultiPV=3)
    for stored in ENDINGS[::16]:
        position = parse_position(stored.position)
        best, *others = last_lines(engine, position, Limits())
        assert best.value.proven == ("win" if stored.winner == position.turn else "loss")
        assert best.value.margin == stored.margin * (1 if position.turn is Seat.FIRST else -1)
        assert all((line.value.margin or 0) <= best.value.margin for line in others)


def test_what_is_not_proven_in_time_is_estimated_and_no_better() -> None:
    engine, estimated = with_options(MultiPV=500), 0
    for stored in ENDINGS[::40]:
        position = parse_position(stored.position)
        for nodes in (2_000, 20_000):
            best, *others = last_lines(engine, position, Limits(nodes=nodes))
            if best.value.proven is None:
                continue
            for line in others:
                assert ((line.value.chance or 0), (line.value.margin or 0)) <= (
                    (best.value.chance or 0),
                    (best.value.margin or 0),
                )
                estimated += line.value.proven is None
    assert estimated > 0


@pytest.mark.slow
def test_infinite_ending_with_several_lines_waits_for_stop() -> None:
    check_waits_for_stop(with_options(MultiPV=4), parse_position(ENDINGS[0].position))


# Forecasts


def test_forecast_is_made_only_when_asked_for() -> None:
    (line,) = last_lines(with_options(), START, Limits(nodes=500))
    value = line.value
    assert (value.scores, value.empty_spaces, value.special_tile) == (None, None, None)


@pytest.mark.slow
def test_forecast_agrees_with_the_margin_and_with_what_can_be(foreseeing: Engine) -> None:
    for position in (START, WITHOUT_BUTTONS, *some(POSITIONS, 12)):
        (line,) = last_lines(foreseeing, position, Limits(nodes=500))
        assert line.value.scores is not None
        assert round(line.value.scores[0] - line.value.scores[1], 1) == line.value.margin
        assert line.value.empty_spaces is not None
        after = position.play(line.pv[0])
        order = (position.turn, position.turn.other)
        for seat, empty in zip(order, line.value.empty_spaces, strict=True):
            assert 0 <= empty <= after.players[seat.index].quilt.empty_spaces
        assert line.value.special_tile is not None
        assert sum(line.value.special_tile) <= 1
        if after.special_tile is not None:
            expected = (1, 0) if after.special_tile == position.turn else (0, 1)
            assert line.value.special_tile == expected


def test_forecast_of_a_line_to_the_end_is_its_end(foreseeing: Engine) -> None:
    reached = 0
    for stored in ENDINGS[:40]:
        position = parse_position(stored.position)
        (line,) = last_lines(foreseeing, position, Limits())
        end = end_of(position, line)
        if not end.is_over:
            continue
        reached += 1
        order = (position.turn, position.turn.other)
        assert line.value.scores == tuple(end.scores[seat.index] for seat in order)
        assert line.value.empty_spaces == tuple(
            end.players[seat.index].quilt.empty_spaces for seat in order
        )
        assert line.value.special_tile == tuple(end.special_tile == seat for seat in order)
    assert reached > 5


def test_forecast_changes_no_search_and_is_the_same_every_time(foreseeing: Engine) -> None:
    plain = with_options()
    for position in some(POSITIONS, 4):
        (one,) = last_lines(foreseeing, position, Limits(nodes=2000))
        (again,) = last_lines(foreseeing, position, Limits(nodes=2000))
        (other,) = last_lines(plain, position, Limits(nodes=2000))
        assert one.value == again.value
        assert one.pv == other.pv
        assert (one.value.chance, one.value.margin) == (other.value.chance, other.value.margin)


# Reports on the way


def test_reports_during_proofs_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several lines, each to be proven, in small slices, with a report and forecasts after each."""
    monkeypatch.setattr(player, "FIRST_WORK", 1)
    monkeypatch.setattr(player, "_next_work", lambda work, took: work)
    reports = 0

    def heard(_: object) -> None:
        nonlocal reports
        reports += 1

    def lines_of(position: Position, seconds: float) -> list[tuple[object, ...]]:
        monkeypatch.setattr(player, "REPORT_S", seconds)
        engine = with_options(MultiPV=6, Forecast=2)
        decision = engine.decide(position, Limits(nodes=200_000), report=heard)
        return [(line.pv, line.value, line.nodes) for line in decision.lines]

    for stored in ENDINGS[-60::10]:
        position = parse_position(stored.position)
        undisturbed = lines_of(position, inf)
        before = reports
        assert lines_of(position, 0.0) == undisturbed
        assert reports > before
