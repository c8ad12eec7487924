"""The strong player: legal moves, limits, lines, levels' limits, and an end when it is told to."""

from collections.abc import Iterable
from itertools import count

import pytest

from quiltbee.engine import STRENGTHS, Engine, player
from quiltbee.engine.parameters import ROOT_WIDTH, WIDTH
from quiltbee.notation import action_of_move
from quiltbee.players import Info, Limits, Stop, Thinker
from quiltbee.rules import Board, Move, PlacePatch, Position, Stage
from tests.engine.engines import check_waits_for_stop, with_options
from tests.engine.positions import (
    SET_UP,
    START,
    WITHOUT_BUTTONS,
    random_positions,
    some,
)
from tests.engine.test_candidates import images
from tests.players import asking

POSITIONS = random_positions(4, first_seed=200)
MOST_AT_ROOT = 1 + 3 * ROOT_WIDTH
OVERSHOOT = 1 + 3 * WIDTH
"""How many nodes an iteration may take beyond the limit."""


@pytest.fixture(scope="module")
def one() -> Engine:
    """An engine for the tests that change no option."""
    return Engine()


def ask(engine: Engine, position: Position, limits: Limits) -> tuple[Move, list[Info]]:
    move, infos = asking.ask(engine, position, limits)
    assert position.is_legal(move)
    first = [info for info in infos if info.multipv == 1][-1]
    assert first.pv[0] == move
    assert_line_is_legal(position, first.pv)
    return move, infos


def assert_line_is_legal(position: Position, line: Iterable[Move]) -> None:
    for move in line:
        position = position.play(move)


def test_it_is_a_player_with_options(one: Engine) -> None:
    thinker: Thinker = one
    assert thinker.name == "Quiltbee"
    names = [option.name for option in one.options]
    assert names == [
        *("Threads", "Level", "MultiPV", "Score", "Forecast", "PassLine", "Candidates", "Seed"),
    ]


@pytest.mark.parametrize("position", SET_UP)
def test_positions_set_up_are_answered(one: Engine, position: Position) -> None:
    for nodes in (1, 3000):
        ask(one, position, Limits(nodes=nodes))


def test_every_position_of_games_is_answered(one: Engine) -> None:
    assert {position.stage for position in POSITIONS} == {Stage.ACTION, Stage.SPECIAL_PATCH}
    assert {position.board for position in POSITIONS} == set(Board)
    for position in POSITIONS:
        _, infos = ask(one, position, Limits(nodes=100))
        assert infos[-1].value.chance is not None
        assert 0 <= infos[-1].value.chance <= 1
        assert infos[-1].value.margin is not None
        assert -100 < infos[-1].value.margin < 100


LATE = [
    position
    for position in POSITIONS
    if min(each.time for each in position.players) >= 42 and not position.is_over
]


def test_lines_of_endings_come_to_their_margin(one: Engine) -> None:
    reached = 0
    for position in some(LATE, 12):
        _, infos = ask(one, position, Limits())
        info, end = infos[-1], position
        for move in info.pv:
            end = end.play(move)
        assert info.value.proven is not None
        assert info.depth == len(info.pv)
        if (result := end.outcome) is None:
            continue
        reached += 1
        assert info.value.proven == ("win" if result.winner == position.turn else "loss")
        mine, other = end.scores[position.turn.index], end.scores[position.turn.other.index]
        assert info.value.margin == mine - other
    assert reached >= 9


@pytest.mark.slow
def test_single_legal_move_is_not_thought_about(one: Engine) -> None:
    move, infos = ask(one, WITHOUT_BUTTONS, Limits(movetime_ms=60_000))
    assert [move] == WITHOUT_BUTTONS.legal_moves()
    assert infos[-1].nodes == 1


@pytest.mark.parametrize("nodes", [1, 25, 100, 1001, 20_000])
def test_it_keeps_to_its_nodes(one: Engine, nodes: int) -> None:
    for position in some(POSITIONS, 4):
        _, infos = ask(one, position, Limits(nodes=nodes))
        most = max(nodes + OVERSHOOT, MOST_AT_ROOT)
        if infos[-1].value.proven is None:  # what is proven takes as much as it takes, in slices
            assert infos[-1].nodes <= most
            assert infos[-1].nodes >= nodes or len(position.legal_moves()) == 1


@pytest.mark.slow
def test_the_same_answer_every_time(one: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    for position in [START, *some(POSITIONS, 3)]:
        answers = []
        for engine, rounds in ((one, 64), (one, 64), (Engine(), 1), (Engine(), 1000)):
            monkeypatch.setattr(player, "FIRST_WORK", rounds)
            monkeypatch.setattr(player, "_next_work", lambda work, took: work)
            move, infos = ask(engine, position, Limits(nodes=5000))
            last = infos[-1]
            answers.append(
                (move, last.nodes, last.depth, last.value.chance, last.value.margin, last.pv)
            )
        assert len(set(answers)) == 1


@pytest.mark.parametrize(
    "limits",
    [
        Limits(movetime_ms=0),
        Limits(movetime_ms=30),
        Limits(clocks_ms=(0, None)),
        Limits(clocks_ms=(500, 500), increments_ms=(20, 20)),
        Limits(clocks_ms=(500, None), movetime_ms=10_000, nodes=10**9),
    ],
)
def test_time_ends_a_search(one: Engine, limits: Limits) -> None:
    _, infos = ask(one, START, limits)
    # Without time it answers from the tree that it has kept: no node of this decision, but a line.
    assert infos[-1].pv


def test_time_is_that_of_the_clock_given() -> None:
    """A clock that goes on by a millisecond whenever it is asked: the same search every time."""

    def nodes(movetime_ms: int) -> int:
        asked = count()
        engine = Engine(clock=lambda: next(asked) / 1000)
        return ask(engine, START, Limits(movetime_ms=movetime_ms))[1][-1].nodes

    assert MOST_AT_ROOT < nodes(20) == nodes(20) < nodes(60)


@pytest.mark.parametrize("limits", [Limits(), Limits(depth=127), Limits(clocks_ms=(None, 10))])
def test_without_a_limit_of_its_own_the_level_has_one(one: Engine, limits: Limits) -> None:
    """The other player's clock is none, and no line may ever be as long as asked for."""
    _, infos = ask(one, START, limits)
    own = STRENGTHS[-1].evaluated
    assert own <= infos[-1].nodes <= own + OVERSHOOT


@pytest.mark.parametrize("depth", [1, 2, 5, 9])
def test_depth_is_that_of_the_longest_line(one: Engine, depth: int) -> None:
    _, infos = ask(one, START, Limits(depth=depth))
    assert infos[-1].depth == depth
    shorter = ask(one, START, Limits(nodes=infos[-1].nodes - 1))[1][-1]
    assert shorter.depth <= depth
    assert len(infos[-1].pv) <= depth


def test_nodes_are_those_of_the_decision_and_not_of_the_tree_that_was_kept() -> None:
    engine = Engine()
    before = engine.decide(START, Limits(movetime_ms=100)).lines[0]
    again = engine.decide(START, Limits(movetime_ms=0)).lines[0]
    assert before.nodes > 100
    assert (again.nodes, again.nps, again.depth) == (0, 0, before.depth)


def test_lines_are_of_different_moves_and_ordered() -> None:
    engine = with_options(MultiPV=6)
    for position in some(POSITIONS, 8):
        move, infos = ask(engine, position, Limits(nodes=4000))
        lines = infos[-min(6, len(position.legal_moves())) :]
        assert [info.multipv for info in lines] == list(range(1, len(lines) + 1))
        assert len({info.pv[0] for info in lines}) == len(lines)
        assert lines[0].pv[0] == move
        for info in lines:
            assert_line_is_legal(position, info.pv)


def test_lines_from_an_empty_quilt_begin_with_placements_that_are_no_images() -> None:
    _, infos = ask(with_options(MultiPV=8), START, Limits(nodes=4000))
    first = [line.pv[0] for line in infos[-8:] if isinstance(line.pv[0], PlacePatch)]
    classes = {(move.letter, frozenset(images(0, 0, action_of_move(move)))) for move in first}
    assert len(classes) == len(first) >= 7


def test_more_lines_than_moves_are_as_many_as_are_looked_at() -> None:
    engine = with_options(MultiPV=500)
    _, infos = ask(engine, WITHOUT_BUTTONS, Limits(nodes=100))
    assert len(infos) == 1
    _, infos = ask(engine, START, Limits(nodes=100))
    assert 3 < len(infos) <= MOST_AT_ROOT


@pytest.mark.parametrize("threads", [1, 2])
def test_stop_ends_a_search_that_reported_meanwhile(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    monkeypatch.setattr(player, "REPORT_S", 0.02)
    stop, infos = Stop(), list[Info]()

    def report(lines: tuple[Info, ...]) -> None:
        infos.extend(lines)
        if len(infos) == 5:
            stop.set()

    engine = with_options(Threads=threads)
    decision = engine.decide(START, Limits(infinite=True), stop, report)
    infos += decision.lines
    assert len(infos) == 6
    nodes = [info.nodes for info in infos]
    assert nodes == sorted(nodes)
    assert nodes[-1] > nodes[0] > 0
    assert infos[-1].pv[0] == decision.move


def test_stop_before_the_start_leaves_a_move(one: Engine) -> None:
    stop = Stop()
    stop.set()
    for limits in (Limits(infinite=True), Limits(), Limits(movetime_ms=60_000)):
        decision = one.decide(START, limits, stop)
        assert START.is_legal(decision.chosen)
        assert decision.lines[0].nodes <= MOST_AT_ROOT


@pytest.mark.slow
@pytest.mark.parametrize("position", [WITHOUT_BUTTONS, START])
def test_infinite_waits_for_stop_even_when_nothing_is_left(position: Position) -> None:
    """There is but one move, or the level is through."""
    check_waits_for_stop(with_options(Level=5), position)


def test_report_that_fails_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "REPORT_S", 0.0)

    def report(lines: tuple[Info, ...]) -> None:
        raise ConnectionError("nobody listens")

    engine = with_options(Threads=3)
    with pytest.raises(ConnectionError):
        engine.decide(START, Limits(infinite=True), Stop(), report)
    ask(engine, START, Limits(nodes=500))


@pytest.mark.parametrize("threads", [2, 4])
def test_several_threads_search_one_tree(threads: int) -> None:
    engine = with_options(Threads=threads)
    for position in [START, *some(POSITIONS, 3), *SET_UP]:
        _, infos = ask(engine, position, Limits(nodes=20_000))
        assert infos[-1].nodes < 20_000 + threads * (1 + OVERSHOOT)


@pytest.mark.slow
def test_full_tree_ends_nothing() -> None:
    for threads in (1, 3):
        engine = with_options(Threads=threads)
        # Rows of the table: states, nodes, edges, and marks for each node.
        engine._instance("duel").table[[1, 3, 5, 7]] = 300, 300, 2_000, 300
        for limits in (Limits(nodes=20_000), Limits(movetime_ms=50), Limits(depth=100)):
            ask(engine, START, limits)


def test_a_slice_grows_and_shrinks_towards_two_milliseconds() -> None:
    work, taken = player.FIRST_WORK, []
    for cost in [1e-5] * 12 + [1e-3] * 12:  # seconds a round: first cheap, then dear
        work = player._next_work(work, cost * work)
        taken.append(cost * work)
    assert 0.45 * player.SLICE_S <= taken[11] <= 2 * player.SLICE_S
    assert 0.45 * player.SLICE_S <= taken[-1] <= 2 * player.SLICE_S
    assert player._next_work(player.MOST_WORK, 0.0) == player.MOST_WORK
    assert player._next_work(1, 1.0) == 1
