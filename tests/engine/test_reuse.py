"""A tree kept for the next decision: nothing that was found out is lost or changed."""

import threading
from dataclasses import replace

import pytest

from quiltbee.engine.levels import FULL_STRENGTH
from quiltbee.engine.player import LEVEL, ROOT_WIDTH, Engine
from quiltbee.engine.reuse import NOWHERE, begin_again, find_position
from quiltbee.engine.search import most_passed
from quiltbee.engine.tree import (
    ACTION,
    BEST,
    CHILD,
    COUNT,
    DEPTH,
    EVALUATED,
    FIRST,
    ITERATIONS,
    MARGIN,
    PASSES,
    POINTS,
    STATIC,
    VALUE,
    VISITS,
)
from quiltbee.notation import move_of_action
from quiltbee.opponents import Info, Limits
from quiltbee.rules import Board, Position, new_game, play, ring_from_seed
from tests.engine.positions import random_positions, some
from tests.engine.trees import LEARNED, WEIGHTS, Searched, check_books

POSITIONS = [
    *(new_game(ring_from_seed("kept"), board) for board in Board),
    *some([each for each in random_positions(4, first_seed=50) if not each.is_over], 8),
]

Known = dict[tuple[int, ...], tuple[float, ...]]


def best_line(searched: Searched, length: int) -> list[int]:
    """The nodes of the line that was passed most, from the root on."""
    nodes = [0]
    while len(nodes) <= length:
        child = int(searched.tree.edges[most_passed(searched.tree, nodes[-1]), CHILD])
        if child < 0:
            break
        nodes.append(child)
    return nodes


def position_after(searched: Searched, nodes: list[int]) -> Position:
    position = searched.position
    for node in nodes[:-1]:
        action = searched.tree.edges[most_passed(searched.tree, node), ACTION]
        position = play(position, move_of_action(int(action)))
    return position


def known_below(searched: Searched, root: int) -> Known:
    """What is known of every edge that was passed, by the line that leads to it."""
    tree, known = searched.tree, {}
    waiting: list[tuple[int, tuple[int, ...]]] = [(root, ())]
    while waiting:
        node, line = waiting.pop()
        for edge in searched.edges_of(node):
            if tree.edges[edge, PASSES] == 0:
                continue
            here = (*line, int(tree.edges[edge, ACTION]))
            values = tree.values[edge, [VALUE, MARGIN, STATIC, POINTS, BEST]].tolist()
            known[here] = (float(tree.edges[edge, PASSES]), *values)
            child = int(tree.edges[edge, CHILD])
            if child >= 0:
                assert tree.states[child].tolist() == searched.state_after(node, edge).tolist()
                waiting.append((child, here))
    return known


def again(searched: Searched, node: int) -> bool:
    return begin_again(
        searched.tree,
        node,
        searched.ring,
        ROOT_WIDTH,
        WEIGHTS,
        LEARNED.packing,
        searched.thread,
    )


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("decisions", [1, 2, 5])
def test_what_is_known_is_kept(position: Position, decisions: int) -> None:
    searched = Searched(position)
    searched.search(1500)
    nodes = best_line(searched, decisions)
    after = position_after(searched, nodes)
    node = find_position(searched.tree, searched.ring, after)
    assert node == nodes[-1]
    known = known_below(searched, node)
    state = searched.tree.states[node].tolist()
    if not again(searched, node):
        assert searched.tree.nodes[node, FIRST] < 1 + 3 * ROOT_WIDTH
        check_books(searched)
        return
    assert searched.tree.states[0].tolist() == state
    assert known_below(searched, 0) == known
    assert searched.count(DEPTH) == max(map(len, known), default=0)
    check_books(searched, is_kept=True)
    before = searched.count(ITERATIONS)
    searched.search(300)
    assert searched.count(ITERATIONS) == before + 300 == searched.tree.nodes[0, VISITS]
    check_books(searched, is_kept=True)


def test_root_that_is_kept_has_as_many_choices_as_a_new_one() -> None:
    searched = Searched(POSITIONS[0])
    searched.search(1500)
    nodes = best_line(searched, 2)
    after = position_after(searched, nodes)
    assert again(searched, nodes[-1])
    new = Searched(after)
    moves, others = (
        [int(tree.tree.edges[edge, ACTION]) for edge in tree.edges_of(0)]
        for tree in (searched, new)
    )
    assert moves == others
    assert searched.tree.nodes[0, COUNT] == searched.count(EVALUATED)


def test_positions_of_other_games_are_nowhere() -> None:
    searched = Searched(POSITIONS[0])
    searched.search(500)
    position = position_after(searched, best_line(searched, 2))
    assert find_position(searched.tree, searched.ring, position) != NOWHERE
    other_ring = replace(position, ring=position.ring[1:] + position.ring[0])
    other_board = replace(position, board=Board.ORIGINAL)
    first, second = position.players
    richer = replace(position, players=(replace(first, buttons=first.buttons + 1), second))
    for other in (other_ring, other_board, richer, *POSITIONS[2:]):
        assert find_position(searched.tree, searched.ring, other) == NOWHERE


def think(engine: Engine, position: Position, limits: Limits) -> tuple[Position, Info]:
    reports: list[Info] = []
    move = engine.think(position, limits, threading.Event(), reports.append)
    return play(position, move), reports[-1]


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


def visits(engine: Engine) -> int:
    return int(engine._tree.nodes[0, VISITS])


def test_engine_goes_on_with_what_it_knows_when_time_alone_limits(engine: Engine) -> None:
    timed = Limits(movetime_ms=150)
    assert engine.value(LEVEL) == FULL_STRENGTH
    first, second = (new_game(ring_from_seed("kept"), board) for board in Board)
    after, _ = think(engine, first, timed)
    expected = engine._tree.nodes[
        int(engine._tree.edges[most_passed(engine._tree, 0), CHILD]), VISITS
    ]
    think(engine, after, Limits(movetime_ms=1))
    assert visits(engine) >= expected > 0
    before = visits(engine)
    _, same = think(engine, after, timed)
    assert visits(engine) > before
    assert same.nodes > 0
    think(engine, second, Limits(movetime_ms=1))
    assert visits(engine) < expected


def test_engine_begins_anew_at_fixed_nodes(engine: Engine) -> None:
    limits = Limits(nodes=3000)
    start = POSITIONS[0]
    after, info = think(engine, start, limits)
    _, alone = think(Engine(), after, limits)
    _, following = think(engine, after, limits)
    assert replace(following, time_ms=0) == replace(alone, time_ms=0)
    think(engine, start, Limits(movetime_ms=100))
    _, following = think(engine, after, limits)
    assert replace(following, time_ms=0) == replace(alone, time_ms=0)
    think(engine, after, Limits(movetime_ms=1))
    assert visits(engine) < 3000 + 1500
    assert info.nodes >= 3000


def test_engine_begins_anew_while_what_keeps_trees_is_not_there(engine: Engine) -> None:
    ready = threading.Event()
    engine._loading = threading.Thread(target=ready.wait)
    engine._loading.start()
    try:
        after, _ = think(engine, POSITIONS[0], Limits(movetime_ms=100))
        expected = visits(engine)
        think(engine, after, Limits(movetime_ms=1))
        assert visits(engine) < expected / 10
    finally:
        ready.set()
        engine._loading.join()
        engine._loading = None
