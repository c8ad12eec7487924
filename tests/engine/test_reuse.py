"""A tree kept for the next decision: nothing that was found out is lost or changed."""

from dataclasses import replace
from itertools import count

import pytest

from quiltbee.automa import Solo
from quiltbee.engine.parameters import ROOT_WIDTH
from quiltbee.engine.player import Engine
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.puct import most_visited
from quiltbee.engine.search.reuse import NOWHERE, find_position, reroot
from quiltbee.kernel.encoding import encode
from quiltbee.notation import move_of_action
from quiltbee.players import LEVEL, Info, Limits
from quiltbee.players.levels import HIGHEST
from quiltbee.rules import Board, Position, new_game, ring_from_seed
from tests.engine.positions import random_positions, some
from tests.engine.trees import Searched, check_books
from tests.engine.workspaces import arrays_of
from tests.profiles import scaled

POSITIONS = [
    *(new_game(ring_from_seed("kept"), board) for board in Board),
    *some([each for each in random_positions(4, first_seed=50) if not each.is_over], scaled(4)),
]

Known = dict[tuple[int, ...], tuple[float, ...]]


def best_line(searched: Searched, length: int) -> list[int]:
    """The nodes of the line with the most visits, from the root on."""
    nodes = [0]
    while len(nodes) <= length:
        child = int(searched.tree.edges[most_visited(searched.shared, nodes[-1]), t.CHILD])
        if child < 0:
            break
        nodes.append(child)
    return nodes


def position_after(searched: Searched, nodes: list[int]) -> Position:
    position = searched.position
    assert isinstance(position, Position)
    for node in nodes[:-1]:
        action = searched.tree.edges[most_visited(searched.shared, node), t.ACTION]
        position = position.play(move_of_action(int(action)))
    return position


def known_below(searched: Searched, root: int) -> Known:
    """What is known of every edge that was visited, by the line that leads to it."""
    tree, known = searched.tree, {}
    waiting: list[tuple[int, tuple[int, ...]]] = [(root, ())]
    while waiting:
        node, line = waiting.pop()
        for edge in searched.edges_of(node):
            if tree.edges[edge, t.VISITS] == 0:
                continue
            here = (*line, int(tree.edges[edge, t.ACTION]))
            values = tree.values[
                edge, [t.VALUE_SUM, t.MARGIN_SUM, t.STATIC_MARGIN, t.MINIMAX]
            ].tolist()
            known[here] = (float(tree.edges[edge, t.VISITS]), *values)
            child = int(tree.edges[edge, t.CHILD])
            if child >= 0:
                assert tree.states[child].tolist() == searched.state_after(node, edge).tolist()
                waiting.append((child, here))
    return known


def find(searched: Searched, position: Position | Solo) -> int:
    return find_position(searched.tree, searched.ring, *encode(position))


def again(searched: Searched, node: int) -> None:
    reroot(searched.shared, searched.thread, node)


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("decisions", [1, pytest.param(2, marks=pytest.mark.nightly), 5])
def test_what_is_known_is_kept(position: Position, decisions: int) -> None:
    searched = Searched(position)
    searched.search(min(1_500, scaled(500)))
    nodes = best_line(searched, decisions)
    after = position_after(searched, nodes)
    node = find(searched, after)
    if node != nodes[-1]:  # another order of the same moves, which was followed as often
        visits_of = searched.tree.nodes[:, t.VISITS]
        assert visits_of[node] >= visits_of[nodes[-1]]
        assert encode(after)[0].tolist() == searched.tree.states[node].tolist()
    known = known_below(searched, node)
    state = searched.tree.states[node].tolist()
    again(searched, node)
    assert searched.tree.states[0].tolist() == state
    assert known_below(searched, 0) == known
    assert searched.count(t.DEPTH) == max(map(len, known), default=0)
    check_books(searched, is_kept=True)
    before = searched.count(t.ITERATIONS)
    searched.search(300)
    assert searched.count(t.ITERATIONS) >= before + 300
    check_books(searched, is_kept=True)


def test_root_that_is_kept_has_as_many_choices_as_a_new_one() -> None:
    searched = Searched(POSITIONS[0])
    searched.search(1500)
    nodes = best_line(searched, 2)
    after = position_after(searched, nodes)
    again(searched, nodes[-1])
    new = Searched(after)
    moves, others = (
        [int(tree.tree.edges[edge, t.ACTION]) for edge in tree.edges_of(0)]
        for tree in (searched, new)
    )
    assert moves == others
    assert searched.tree.nodes[0, t.EDGE_COUNT] == searched.count(t.EVALUATED)


def test_positions_of_other_games_are_nowhere() -> None:
    searched = Searched(POSITIONS[0])
    searched.search(500)
    position = position_after(searched, best_line(searched, 2))
    assert find(searched, position) != NOWHERE
    other_ring = replace(position, ring=position.ring[1:] + position.ring[0])
    other_board = replace(position, board=Board.ORIGINAL)
    first, second = position.players
    richer = replace(position, players=(replace(first, buttons=first.buttons + 1), second))
    for other in (other_ring, other_board, richer, *POSITIONS[2:]):
        assert find(searched, other) == NOWHERE


def test_every_root_has_the_room_it_needs() -> None:
    assert 1 + 3 * ROOT_WIDTH == t.ROOT_EDGES


@pytest.fixture(scope="module")
def engine() -> Engine:
    """An engine whose clock goes on by a millisecond whenever it is asked."""
    asked = count()
    return Engine(clock=lambda: next(asked) / 1000)


def think(engine: Engine, position: Position, limits: Limits) -> tuple[Position, Info]:
    decision = engine.decide(position, limits)
    return position.play(decision.chosen), decision.lines[-1]


IN_TIME = Limits(movetime_ms=100)
"""About a hundred slices of twenty rounds."""

AT_ONCE = Limits(movetime_ms=0)


def visits(engine: Engine) -> int:
    return int(arrays_of(engine)["search.tree.nodes"][0, t.VISITS])


def test_engine_goes_on_with_what_it_knows_when_time_alone_limits(engine: Engine) -> None:
    assert engine.value(LEVEL) == HIGHEST
    first, second = (new_game(ring_from_seed("kept"), board) for board in Board)
    after, info = think(engine, first, IN_TIME)
    assert visits(engine) >= 1_500
    assert info.nodes > 1_500
    nodes, edges = (arrays_of(engine)[f"search.tree.{each}"] for each in ("nodes", "edges"))
    first, number = nodes[0, t.FIRST_EDGE], nodes[0, t.EDGE_COUNT]
    chosen = first + int(edges[first : first + number, t.VISITS].argmax())
    expected = int(nodes[int(edges[chosen, t.CHILD]), t.VISITS])
    _, info = think(engine, after, AT_ONCE)
    assert visits(engine) == expected > 100
    assert info.nodes == nodes[0, t.EDGE_COUNT]
    think(engine, after, AT_ONCE)
    assert visits(engine) == expected
    think(engine, after, IN_TIME)
    assert visits(engine) >= 1_500
    think(engine, second, AT_ONCE)
    assert visits(engine) == 0


def test_engine_begins_anew_at_fixed_nodes(engine: Engine) -> None:
    limits = Limits(nodes=3_000)
    start = POSITIONS[0]
    after, info = think(engine, start, limits)
    assert info.nodes >= 3_000
    alone = think(Engine(), after, limits)[1]
    assert replace(think(engine, after, limits)[1], time_ms=0) == replace(alone, time_ms=0)
    think(engine, start, IN_TIME)
    assert replace(think(engine, after, limits)[1], time_ms=0) == replace(alone, time_ms=0)
    think(engine, after, AT_ONCE)
    assert visits(engine) == 0
