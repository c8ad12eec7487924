"""Trees for the tests: searched, and held to their own books."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from quiltbee.automa import Solo
from quiltbee.engine.parameters import MARGIN_WEIGHT, ROOT_WIDTH, Parameters
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import evaluate_candidates, utility
from quiltbee.engine.search.puct import begin_search, run_rounds
from quiltbee.engine.search.tree import Search, Thread, Tree, new_thread, new_tree
from quiltbee.engine.weights import load_weights
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.encoding import encode
from quiltbee.kernel.games import DUEL, follow, game_of, is_chance
from quiltbee.kernel.state import OVER, STAGE, TURN
from quiltbee.rules import Position

LEARNED = load_weights()
WEIGHTS = LEARNED.weights
SOLO_LEARNED = load_weights(game="solo")
SOLO_WEIGHTS = SOLO_LEARNED.weights
NEVER = 2**62


@dataclass
class Searched:
    """A tree on a position, and what searches it."""

    position: Position | Solo
    nodes: int = 20_000
    edges: int = 140_000
    parameters: Parameters = field(default_factory=Parameters)
    shared: Search = field(init=False)
    thread: Thread = field(init=False)

    def __post_init__(self) -> None:
        """Make the position the root."""
        game = game_of(self.position)
        learned, weights = (LEARNED, WEIGHTS) if game is DUEL else (SOLO_LEARNED, SOLO_WEIGHTS)
        state, ring = encode(self.position)
        self.thread = new_thread(game)
        self.shared = Search(
            game,
            new_tree(self.nodes, self.edges, game),
            ring,
            weights,
            learned.placement_weights,
            self.parameters,
        )
        begin_search(self.shared, self.thread, state, 0, ROOT_WIDTH)

    @property
    def tree(self) -> Tree:
        """The tree that all threads search."""
        return self.shared.tree

    @property
    def ring(self) -> Int64Array:
        """The ring of the position."""
        return self.shared.ring

    def search(self, rounds: int, evaluated: int = NEVER, thread: Thread | None = None) -> None:
        """Search on, by the first thread or another one."""
        run_rounds(self.shared, thread or self.thread, rounds, evaluated)

    def search_with_threads(self, number: int, iterations: int) -> None:
        """Search with several threads at once, so many iterations a thread, in a minute at most."""
        together = threading.Barrier(number)
        until = self.count(t.ITERATIONS) + number * iterations
        end = time.monotonic() + 60

        def work(thread: Thread) -> None:
            together.wait()
            while self.count(t.ITERATIONS) < until:
                assert time.monotonic() < end, "the threads keep each other from going on"
                self.search(10, thread=thread)

        with ThreadPoolExecutor(number) as pool:
            game = self.shared.game
            list(pool.map(work, [new_thread(game) for _ in range(number)]))

    def count(self, word: int) -> int:
        """One of the tree's counts."""
        return int(self.tree.counters[word])

    @property
    def edges_used(self) -> npt.NDArray[np.int32]:
        """The edges' words."""
        return self.tree.edges[: self.count(t.EDGES)]

    @property
    def values_used(self) -> npt.NDArray[np.float32]:
        """The edges' values."""
        return self.tree.values[: self.count(t.EDGES)]

    def edges_of(self, node: int) -> range:
        """The edges of a node."""
        first, number = self.tree.nodes[node, [t.FIRST_EDGE, t.EDGE_COUNT]].tolist()
        return range(first, first + number)

    def statics_of(self, node: int) -> list[float]:
        """What the edges of a node were evaluated to."""
        actions = self.tree.edges[self.edges_of(node), t.ACTION]
        self.thread.actions[: len(actions)] = actions
        state = self.tree.states[node]
        evaluate_candidates(self.shared, self.thread, state, len(actions))
        statics: list[float] = self.thread.values[: len(actions)].tolist()
        return statics

    def decider_of(self, node: int) -> int:
        """Who decides at a node, by its state."""
        state = self.tree.states[node]
        return t.CHANCE if is_chance(self.shared.game, state) else int(state[TURN])

    def best_of(self, node: int, values: list[float]) -> float:
        """The value of a node whose edges have these: of the best, or of chance the mean."""
        decider = self.decider_of(node)
        if decider == t.CHANCE:
            here = self.edges_of(node)
            return float(np.dot(self.tree.values[here.start : here.stop, t.PRIOR], values))
        return min(values) if decider == t.SECOND else max(values)

    def state_after(self, node: int, edge: int) -> Int64Array:
        """The position that an edge leads to."""
        state: Int64Array = self.tree.states[node].copy()
        follow(self.shared.game, state, self.ring, int(self.tree.edges[edge, t.ACTION]))
        return state


def check_books(searched: Searched, is_full: bool = False, is_kept: bool = False) -> None:
    """That all counts and sums agree, that nobody is at work and no virtual loss is left over."""
    tree, count = searched.tree, searched.count
    assert count(t.LOCK) == 0
    assert t.BUSY not in searched.edges_used[:, t.CHILD]
    assert tree.nodes[0, t.VISITS] == count(t.ITERATIONS)
    if not is_full and not is_kept:
        unused = max(t.ROOT_EDGES - len(searched.edges_of(0)), 0)
        assert count(t.EVALUATED) == count(t.EDGES) - unused + count(t.ITERATIONS)
    edges, levels = 0, {0: 0}
    for node in range(count(t.NODES)):
        here = searched.edges_of(node)
        assert here.start == edges
        edges = max(edges + len(here), t.ROOT_EDGES)
        assert tree.nodes[node, t.DECIDER] == searched.decider_of(node)
        assert tree.nodes[node, t.VISITS] == sum(tree.edges[edge, t.VISITS] for edge in here)
        priors = tree.values[here.start : here.stop, t.PRIOR]
        assert (priors > 0).all()
        np.testing.assert_allclose(priors.sum(), 1, rtol=1e-5)
        for edge, static in zip(here, searched.statics_of(node), strict=True):
            check_edge(searched, node, edge, static, is_full)
            child = int(tree.edges[edge, t.CHILD])
            if child >= 0:
                levels[child] = levels[node] + 1
    assert edges == count(t.EDGES)
    assert len(levels) == count(t.NODES)
    assert count(t.DEPTH) >= max(levels.values())
    check_values(searched)


def check_edge(searched: Searched, node: int, edge: int, static: float, is_full: bool) -> None:
    """That an edge leads where it says, and has been passed as often as its child was seen."""
    tree = searched.tree
    child, visits = (int(tree.edges[edge, word]) for word in (t.CHILD, t.VISITS))
    after = searched.state_after(node, edge)
    assert (child == t.TERMINAL) == (after[STAGE] == OVER)
    assert child < searched.count(t.NODES)
    value = float(tree.values[edge, t.VALUE_SUM]) - static
    if child == t.TERMINAL:
        assert tree.values[edge, t.MINIMAX] == static
        assert abs(value - static * visits) < 1e-3 * (1 + visits)
    if child == t.UNEXPANDED:
        assert visits == 0 or is_full
        assert visits > 0 or tree.values[edge, t.MINIMAX] == static
    if child < 0:
        return
    assert tree.states[child].tolist() == after.tolist()
    assert visits >= 1
    assert is_full or visits == 1 + tree.nodes[child, t.VISITS]
    below = searched.edges_of(child)
    best = searched.best_of(child, [float(tree.values[each, t.MINIMAX]) for each in below])
    tolerance = 1e-6 if searched.decider_of(child) == t.CHANCE else 0
    assert abs(float(tree.values[edge, t.MINIMAX]) - best) <= tolerance
    if not is_full:
        statics = searched.statics_of(child)
        first = searched.best_of(child, statics)
        total = first + sum(float(tree.values[each, t.VALUE_SUM]) for each in below) - sum(statics)
        assert abs(value - total) < 1e-3 * (1 + visits)


def check_values(searched: Searched) -> None:
    """That every value is one of a chance, and every margin one of a game.

    Margins beyond sixty points bring values a little out of 0 to 1.
    """
    values, visits = searched.values_used, searched.edges_used[:, t.VISITS]
    assert (visits >= 0).all()
    mean = values[:, t.VALUE_SUM] / (1 + visits)
    for column in (mean, values[:, t.MINIMAX]):
        assert (column >= utility(0, -30, np.float32(MARGIN_WEIGHT))).all()
        assert (column <= utility(1, 30, np.float32(MARGIN_WEIGHT))).all()
    assert np.abs(values[:, t.STATIC_MARGIN]).max() < 30
    assert (np.abs(values[:, t.MARGIN_SUM]) <= 30 * (1 + visits) + 1e-3).all()
