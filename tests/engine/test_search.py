"""The search: its books, the same answer always, threads, and a tree that is full."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from quiltbee.engine.parameters import ROOT_WIDTH, SHARED_VISITS, WIDTH
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.lines import principal_variation_after, rank_root
from quiltbee.engine.search.puct import most_visited
from quiltbee.engine.search.tree import Tree, new_thread
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.notation import move_of_action
from quiltbee.rules import (
    PASS,
    PATCHES,
    Board,
    PlacePatch,
    Position,
    Stage,
    new_game,
    ring_from_seed,
)
from tests.engine.positions import SET_UP, START, random_positions, some
from tests.engine.trees import Searched, check_books

pytestmark = pytest.mark.slow

POSITIONS = random_positions(4, first_seed=100)
MOST_BELOW = 1 + 3 * WIDTH
"""How many choices a node below the root has at most."""


def contents(searched: Searched) -> list[bytes]:
    """All that a tree holds."""
    tree, nodes, edges = searched.tree, searched.count(t.NODES), searched.count(t.EDGES)
    parts = (
        tree.states[:nodes],
        tree.nodes[:nodes],
        tree.edges[:edges],
        tree.values[:edges],
        tree.counters,
    )
    return [part.tobytes() for part in parts]


@pytest.mark.parametrize("position", [START, *some(POSITIONS, 6), *SET_UP])
def test_books_agree(position: Position) -> None:
    searched = Searched(position)
    check_books(searched)
    searched.search(700)
    assert searched.count(t.ITERATIONS) >= 700
    check_books(searched)


def test_root_has_the_pass_and_a_few_placements_of_each_patch() -> None:
    searched = Searched(START)
    actions = [int(searched.tree.edges[edge, t.ACTION]) for edge in searched.edges_of(0)]
    moves = [move_of_action(action) for action in actions]
    assert moves[0] is PASS
    assert all(START.is_legal(move) for move in moves)
    placements = Counter(move.letter for move in moves if isinstance(move, PlacePatch))
    affordable = [letter for letter in START.choices if PATCHES[letter].buttons <= 5]
    assert placements == dict.fromkeys(affordable, ROOT_WIDTH)
    assert searched.count(t.EVALUATED) == len(moves) == 1 + placements.total()


@pytest.mark.parametrize("position", [START, *some(POSITIONS, 3)])
def test_searches_in_chunks_of_any_size_are_one_search(position: Position) -> None:
    whole = Searched(position)
    whole.search(600)
    for chunk in (1, 7, 64):
        parts = Searched(position)
        for done in range(0, 600, chunk):
            parts.search(min(chunk, 600 - done))
        assert contents(parts) == contents(whole)


def test_search_ends_at_its_limit_or_when_told_to() -> None:
    searched = Searched(START)
    for limit in (50, 51, 100, 1000):
        before = searched.count(t.EVALUATED)
        searched.search(10_000, evaluated=limit)
        assert max(limit, before) <= searched.count(t.EVALUATED) <= limit + MOST_BELOW
    done = contents(searched)
    searched.search(10_000, evaluated=1000)
    assert contents(searched) == done
    searched.tree.counters[t.STOP] = 1
    searched.search(10_000)
    searched.tree.counters[t.STOP] = 0
    assert contents(searched) == done


@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("position", [START, *some(POSITIONS, 2)])
def test_threads_leave_nothing_behind(position: Position, number: int) -> None:
    for _ in range(3):
        searched = Searched(position)
        searched.search_with_threads(number, 300)
        check_books(searched)


def test_threads_that_outnumber_the_choices_wait_for_one_another() -> None:
    searched = Searched(SET_UP[0])
    assert len(searched.edges_of(0)) == 1  # the pass
    searched.search_with_threads(4, 500)
    check_books(searched)


def test_several_threads_may_look_at_one_end() -> None:
    searched = Searched(SET_UP[1])
    searched.search(1)
    assert set(searched.edges_used[searched.edges_of(0), t.CHILD].tolist()) == {t.TERMINAL}
    with ThreadPoolExecutor(4) as pool:
        list(
            pool.map(
                lambda thread: searched.search(500, thread=thread), [new_thread() for _ in range(4)]
            )
        )
    assert searched.count(t.ITERATIONS) == 1 + 2000  # an end is never taken
    check_books(searched)


@pytest.mark.parametrize("below", [0, 1])
def test_a_thread_without_a_choice_gives_up_its_rounds(below: int) -> None:
    """It comes back to where the clock is looked at: what it waits for may take long."""
    searched = Searched(START)
    searched.search(500)
    before, children = contents(searched), searched.edges_used[:, t.CHILD].copy()
    node, taken = 0, list(searched.edges_of(0))
    if below:
        edge = most_visited(searched.shared, 0)
        node = int(children[edge])
        assert searched.tree.nodes[node, t.VISITS] >= SHARED_VISITS
        taken = [*(set(taken) - {edge}), *searched.edges_of(node)]
    searched.edges_used[taken, t.CHILD] = t.BUSY
    searched.search(20)
    searched.edges_used[:, t.CHILD] = children
    assert contents(searched) == before


@pytest.mark.parametrize(("nodes", "edges"), [(40, 100_000), (100_000, 300), (1, 60)])
@pytest.mark.parametrize("threads", [1, 3])
def test_full_tree_is_searched_on_without_growing(nodes: int, edges: int, threads: int) -> None:
    position = next(each for each in POSITIONS if each.stage is Stage.ACTION)
    searched = Searched(position, nodes, edges)
    searched.search_with_threads(threads, 900)
    size = searched.count(t.NODES), searched.count(t.EDGES)
    assert size[0] == nodes or edges - MOST_BELOW < size[1] <= edges
    evaluated = searched.count(t.EVALUATED)
    searched.search_with_threads(threads, 300)
    assert (searched.count(t.NODES), searched.count(t.EDGES)) == size
    assert searched.count(t.EVALUATED) >= evaluated + 300 * threads
    check_books(searched, is_full=True)


def visits_of(tree: Tree, edges: list[int]) -> list[int]:
    return [int(tree.edges[edge, t.VISITS]) for edge in edges]


@pytest.mark.parametrize("board", Board)
def test_moves_are_ranked_by_visits(board: Board) -> None:
    searched = Searched(new_game(ring_from_seed("ranked"), board))
    searched.search(2000)
    ranked = np.zeros(MOST_LEGAL, np.int64)
    number = rank_root(searched.shared, ranked)
    edges = ranked[:number].tolist()
    assert sorted(edges) == list(searched.edges_of(0))
    visits = visits_of(searched.tree, edges)
    assert visits == sorted(visits, reverse=True)
    assert edges[0] == most_visited(searched.shared, 0)


def test_lines_are_legal_and_end_within_their_room() -> None:
    for position in some(POSITIONS, 6):
        searched = Searched(position)
        searched.search(3000)
        for room in (1, 2, t.LONGEST_PATH):
            actions = np.zeros(room, np.int64)
            length = principal_variation_after(
                searched.shared, int(most_visited(searched.shared, 0)), actions
            )
            assert 1 <= length <= room
            after = position
            for action in actions[:length].tolist():
                after = after.play(move_of_action(action))
