"""The search of an engine: its tree, its threads, and what they report about the root."""

import math
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.engine.forecast import searched_forecast
from quiltbee.engine.parameters import (
    REPORT_S,
    ROUNDS_PER_SLICE,
    SLICES_PER_LOOK,
    TREE_EDGES,
    TREE_NODES,
    UNLIMITED,
    Parameters,
)
from quiltbee.engine.points import win_chance
from quiltbee.engine.request import Request
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import draw_edges
from quiltbee.engine.search.lines import (
    mean_chance_and_margin,
    principal_variation_after,
    rank_root,
    win_chance_and_margin,
)
from quiltbee.engine.search.puct import begin_search, edge_value, run_rounds
from quiltbee.engine.search.reuse import NOWHERE, find_position, reroot
from quiltbee.engine.search.tree import Search, Thread, new_thread, new_tree
from quiltbee.engine.weights import Learned, load_weights
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.games import DUEL, Game, state_and_ring_of
from quiltbee.kernel.tables import MOST_LEGAL, PASS, RING
from quiltbee.notation import move_of_action
from quiltbee.players import Candidate, Info, Meter, Value
from quiltbee.rules import Move, Position, Seat, new_game, ring_from_seed

_SOLO_SHARE: Final = 3
"""The tree of the solo game has the duel's room divided by this: decisions there are fewer."""

MOST_ITERATIONS = 2**23
"""After so many, which take minutes, a search ends: float32 sums would lose more than it adds."""


class Searcher:
    """Searches the positions of a game in turn, in one tree; the *root* is the current one.

    `search` and `threads` are what the compiled functions take. `clock` returns seconds. The events
    `can_search`, `can_reuse` and `can_forecast` are set once that code is loaded or compiled.
    """

    def __init__(self, clock: Callable[[], float], game: Game, learned: Learned) -> None:
        self._clock = clock
        share = 1 if game is DUEL else _SOLO_SHARE
        self.search = Search(
            game,
            new_tree(TREE_NODES // share, TREE_EDGES // share, game),
            np.zeros(RING, np.int64),
            learned.weights,
            learned.placement_weights,
            Parameters(),
        )
        self.threads: list[Thread] = [new_thread(game)]
        self.can_search = threading.Event()
        self.can_reuse = threading.Event()
        self.can_forecast = threading.Event()
        self._tree_is_of_this_game = False
        self._ranked_edges = np.zeros(MOST_LEGAL, np.int64)
        self._line = np.zeros(t.LONGEST_PATH, np.int64)

    def load_search(self) -> None:
        """Load or compile the search."""
        self.small()
        self.can_search.set()

    def load_drawing(self) -> None:
        """Load or compile what only weak levels of the duel need."""
        search, thread = self.small()
        state, _ = state_and_ring_of(first_position(DUEL))
        draw_edges(search, thread, state, 1, np.ones(1, np.int64))
        edge_value(search, 0)

    def load_reuse(self) -> None:
        """Load or compile the code that reuses a tree."""
        reroot(*self.small(), 1)
        self.can_reuse.set()

    def load_forecast(self) -> None:
        """Load or compile the code of forecasts."""
        search, thread = self.small()
        edge = int(search.tree.nodes[0, t.FIRST_EDGE])
        searched_forecast(Info(), Seat.FIRST, search, thread, edge, games=1)
        self.can_forecast.set()

    def small(self) -> tuple[Search, Thread]:
        """Return a small search, already begun, and a thread of it; no decision uses them."""
        game = self.search.game
        state, ring = state_and_ring_of(first_position(game))
        search = self.search._replace(tree=new_tree(8, 400, game), ring=ring)
        thread = new_thread(game)
        begin_search(search, thread, state, 0, 1)
        run_rounds(search, thread, 2, UNLIMITED)
        return search, thread

    def aim_at(self, margin_weight: np.float32) -> None:
        """Set the margin's share of the utility; a tree searched with another is not kept."""
        parameters = self.search.parameters
        if parameters.margin_weight != margin_weight:
            parameters = parameters._replace(margin_weight=margin_weight)
            self.search = self.search._replace(parameters=parameters)
            self._tree_is_of_this_game = False

    def begin(self, state: Int64Array, ring: Int64Array, listed: int = 0) -> None:
        """Make the position the root of an empty tree, with its best candidates.

        With `listed`, the candidates are that many first actions of the first thread instead.
        """
        self.search = self.search._replace(ring=ring)
        self._tree_is_of_this_game = False
        width = self.search.parameters.root_width
        begin_search(self.search, self.threads[0], state, listed, width)

    def begin_drawn(self, state: Int64Array, ring: Int64Array, drawn: int, seed: int) -> None:
        """Make the position the root of an empty tree, with what a weak level sees of it."""
        self.search = self.search._replace(ring=ring)
        random_state = np.array([seed], np.int64)
        listed = draw_edges(self.search, self.threads[0], state, drawn, random_state)
        self.begin(state, ring, listed)

    def go_on(self, asked: Request) -> None:
        """Make the position the root of the last tree if that knows it, else of an empty one.

        A tree that is kept keeps its ring, in which the patches left now have other places.
        """
        search, node = self.search, NOWHERE
        if self._tree_is_of_this_game and self.can_reuse.is_set():
            node = find_position(search.tree, search.ring, asked.state, asked.ring)
        if node == NOWHERE:
            self.begin(asked.state, asked.ring)
        else:
            self._tree_is_of_this_game = False  # unless rerooting comes to its end
            reroot(search, self.threads[0], node)
        self._tree_is_of_this_game = True

    @property
    def evaluated(self) -> int:
        """How many positions have been evaluated for this decision."""
        return int(self.search.tree.counters[t.EVALUATED])

    @evaluated.setter
    def evaluated(self, number: int) -> None:
        self.search.tree.counters[t.EVALUATED] = number

    def share(self, share: float, most: int, meter: Meter) -> tuple[int, Callable[[], bool]]:
        """Return a share of the remaining nodes and time: a number, and what says time is up."""
        done, left = self.evaluated, meter.seconds_left
        end = math.inf if left is None else self._clock() + left * share
        nodes = UNLIMITED if most == UNLIMITED else done + round((most - done) * share)
        return nodes, lambda: self._clock() >= end or meter.is_up()

    def run(
        self,
        number: int,
        most: int,
        is_up: Callable[[], bool],
        depth: int | None,
        report: Callable[[], object],
    ) -> None:
        """Search with this many threads until a limit is reached, and report now and then."""
        if self.evaluated >= most:
            return
        while len(self.threads) < number:
            self.threads.append(new_thread(self.search.game))
        search, counters = self.search, self.search.tree.counters
        counters[t.STOP] = 0
        if depth is not None:
            counters[t.MOST_DEPTH] = depth

        def work(thread: Thread) -> None:
            while counters[t.STOP] == 0 and counters[t.EVALUATED] < most:
                run_rounds(search, thread, ROUNDS_PER_SLICE, most)

        with ThreadPoolExecutor(max(number - 1, 1)) as pool:
            others = [pool.submit(work, thread) for thread in self.threads[1:number]]
            reported = self._clock()
            try:
                while (
                    counters[t.EVALUATED] < most
                    and counters[t.STOP] == 0
                    and counters[t.ITERATIONS] < MOST_ITERATIONS
                    and not is_up()
                ):
                    run_rounds(search, self.threads[0], ROUNDS_PER_SLICE, most)
                    if self._clock() - reported >= REPORT_S:
                        report()
                        reported = self._clock()
            finally:
                counters[t.STOP] = 1
        for other in others:
            other.result()

    def until_settled(self, meter: Meter) -> Callable[[], bool]:
        """Return what says that time is up, or that the time left could not change the choice.

        That is so once the most visited edge leads by more than all visits still to come.
        """
        counters, begun, slices = self.search.tree.counters, self._clock(), 0
        before = int(counters[t.ITERATIONS])

        def is_up() -> bool:
            nonlocal slices
            slices += 1
            if slices % SLICES_PER_LOOK or meter.seconds_left is None:
                return meter.is_up()
            spent = max(self._clock() - begun, 1e-9)
            to_come = (int(counters[t.ITERATIONS]) - before) / spent * meter.seconds_left
            return self._lead() > 2 * to_come or meter.is_up()

        return is_up

    def _lead(self) -> int:
        """Return how many more visits the best edge of the root has than the next."""
        tree = self.search.tree
        first = int(tree.nodes[0, t.FIRST_EDGE])
        visits = np.sort(tree.edges[first : first + int(tree.nodes[0, t.EDGE_COUNT]), t.VISITS])
        return int(visits[-1] - visits[-2]) if len(visits) > 1 else 0

    def ranked(self) -> list[int]:
        """Return the root's edges, the best first."""
        number = rank_root(self.search, self._ranked_edges)
        return [int(edge) for edge in self._ranked_edges[:number]]

    def candidates(self) -> tuple[Candidate, ...]:
        """Return the visited candidates at the root, the most visited first."""
        edges, priors = self.search.tree.edges, self.search.tree.values[:, t.PRIOR]
        return tuple(
            Candidate(
                move_of_action(int(edges[edge, t.ACTION])),
                int(edges[edge, t.VISITS]),
                float(priors[edge]),
            )
            for edge in self.ranked()
            if edges[edge, t.VISITS]
        )

    def values(self, edges: list[int], turn: int) -> list[float]:
        """Return what edges of the root are worth to a player."""
        sign = 1 if turn == 1 else -1
        return [sign * float(edge_value(self.search, edge)) for edge in edges]

    def win_chance(self, turn: int) -> float:
        """Return a player's chance to win after the best edge of the root."""
        return win_chance(self.search, self.ranked()[0], turn)

    def actions(self) -> list[int]:
        """Return the candidates at the root."""
        tree = self.search.tree
        first = int(tree.nodes[0, t.FIRST_EDGE])
        edges = tree.edges[first : first + int(tree.nodes[0, t.EDGE_COUNT])]
        return [int(action) for action in edges[:, t.ACTION]]

    def passes(self, edge: int) -> bool:
        """Return whether an edge of the root is a pass."""
        return int(self.search.tree.edges[edge, t.ACTION]) == PASS

    def edge_of(self, action: int) -> int:
        """Return the edge of the root with an action."""
        return int(self.search.tree.nodes[0, t.FIRST_EDGE]) + self.actions().index(action)

    def line_of(self, edge: int, turn: int) -> Info:
        """Return what the search has found out about an edge of the root, as a player sees it."""
        chance, margin = win_chance_and_margin(self.search, edge)
        if turn == 2:
            chance, margin = 1 - chance, -margin
        length = principal_variation_after(self.search, edge, self._line)
        line = tuple(move_of_action(int(action)) for action in self._line[:length])
        return self._info(chance, margin, line)

    def mean_line(self) -> Info:
        """Return what the root is worth to player 1 if chance comes next: a line without moves."""
        return self._info(*mean_chance_and_margin(self.search), ())

    def _info(self, chance: float, margin: float, line: tuple[Move, ...]) -> Info:
        counters = self.search.tree.counters
        return Info(
            depth=int(counters[t.DEPTH]),
            nodes=int(counters[t.EVALUATED]),
            value=Value.rounded(float(chance), float(margin)),
            pv=line,
        )


def new_searcher(clock: Callable[[], float], game: Game, weights: Path | None = None) -> Searcher:
    """Return a searcher of a game with the weights of a file, or with those shipped.

    Raises what `load_weights` does.
    """
    return Searcher(clock, game, load_weights(weights, game.name))


def first_position(game: Game) -> Position | Solo:
    """Return a starting position of a game."""
    ring = ring_from_seed("1")
    return new_game(ring) if game is DUEL else new_solo(ring, Deck.NORMAL.cards)
