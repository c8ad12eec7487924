"""The engine in solo games: what it does with a position, its limits and its level."""

import math
import threading
from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

import numpy as np

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.engine.evaluation.network import quantised
from quiltbee.engine.forecast import with_means
from quiltbee.engine.levels import Strength, drawn_first
from quiltbee.engine.parameters import REPORT_S, ROOT_WIDTH, TREE_EDGES, TREE_NODES, Parameters
from quiltbee.engine.search.lines import (
    LEAST_VISITS,
    rank_root,
    visits_of,
    win_chance_and_margin,
)
from quiltbee.engine.search.puct import edge_value, most_visited
from quiltbee.engine.search.rollouts import SUMS
from quiltbee.engine.search.tree import (
    ACTION,
    CHILD,
    DEPTH,
    EDGE_COUNT,
    EVALUATED,
    FIRST_EDGE,
    IS_SECOND,
    ITERATIONS,
    PRIOR,
    VISITS,
    Search,
    Thread,
)
from quiltbee.engine.solo.features import SOLO_FEATURES
from quiltbee.engine.solo.rollouts import add_solo_rollouts
from quiltbee.engine.solo.search import (
    IS_CHANCE,
    begin_solo_search,
    new_solo_thread,
    new_solo_tree,
    run_solo_rounds,
)
from quiltbee.engine.weights import SHIPPED_SOLO, load_weights
from quiltbee.kernel.solo.state import solo_state_of
from quiltbee.kernel.state import ring_of
from quiltbee.kernel.tables import MOST_LEGAL, PASS
from quiltbee.notation import move_of_action
from quiltbee.players import Info, Limits, Meter, Report
from quiltbee.rules import Move, Seat, ring_from_seed

MOST_ITERATIONS: Final = 2**22
"""After so many a search has nothing to add."""

_ROUNDS_PER_SLICE: Final = 50
_TREE_SHARE: Final = 6
"""The tree has the duel's room divided by this: states are longer, and one thread fills it."""


class Told(NamedTuple):
    """What is told of a decision: so many lines, each with a forecast from so many games.

    With `passes` a last line begins with a pass, where it is legal and in no other line.
    """

    lines: int
    games: int = 0
    passes: bool = False


class SoloPlayer:
    """Plays the person's side against the Automa, knowing what a person may know.

    The tree is made, and the weights are read, at the first decision.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ranked_edges = np.zeros(MOST_LEGAL, np.int64)

    @cached_property
    def _search(self) -> Search:
        learned = load_weights(SHIPPED_SOLO, SOLO_FEATURES)
        return Search(
            new_solo_tree(TREE_NODES // _TREE_SHARE, TREE_EDGES // _TREE_SHARE),
            np.zeros(0, np.int64),
            quantised(learned.weights),
            learned.placement_weights,
            Parameters(),
        )

    @cached_property
    def _thread(self) -> Thread:
        return new_solo_thread()

    def load(self) -> None:
        """Load or compile the search, with a tree for a few positions."""
        search, thread = self._small()
        run_solo_rounds(search, thread, 2, 2**62)

    def load_forecast(self) -> None:
        """Load or compile what forecasts, likewise."""
        search, thread = self._small()
        sums, draws = np.zeros(SUMS, np.int64), np.array([1], np.int64)
        add_solo_rollouts(search, thread, 0, draws, 1, sums)

    def _small(self) -> tuple[Search, Thread]:
        """Return a search at the start of a game and a thread, which no decision uses."""
        solo, thread = new_solo(ring_from_seed("1"), Deck.NORMAL.cards), new_solo_thread()
        search = self._search._replace(ring=ring_of(solo.table), tree=new_solo_tree(8, 400))
        begin_solo_search(search, thread, solo_state_of(solo), 1)
        return search, thread

    def think(
        self,
        solo: Solo,
        strength: Strength,
        most: int,
        limits: Limits,
        meter: Meter,
        stop: threading.Event,
        told: Told,
        draws: Random,
        report: Report,
    ) -> Move:
        """Search a decision of the person until a limit is reached; at most `most` positions.

        Reports what is to be `told` every second and at the end.
        """
        search = self._begun(solo)
        reported = self._clock()
        while search.tree.nodes[0, EDGE_COUNT] > 1 and self._goes_on(search, most, limits, meter):
            if self._clock() - reported >= REPORT_S:
                self._report(search, self._ranked(search), told, meter, report)
                reported = self._clock()
        if limits.infinite:
            stop.wait()
        ranked = self._ranked(search)
        if strength.temperature:
            values = [float(edge_value(search, edge)) for edge in ranked]
            ranked = drawn_first(ranked, values, strength.temperature, draws)
        self._report(search, ranked, told, meter, report)
        return move_of_action(int(search.tree.edges[ranked[0], ACTION]))

    def weigh_card(
        self, solo: Solo, most: int, limits: Limits, meter: Meter, stop: threading.Event
    ) -> Info:
        """Say what a position is worth in which the Automa's next card is turned over."""
        search = self._begun(solo)
        while self._goes_on(search, most, limits, meter):
            pass
        if limits.infinite:
            stop.wait()
        tree = search.tree
        first = int(tree.nodes[0, FIRST_EDGE])
        chance = margin = 0.0
        for edge in range(first, first + int(tree.nodes[0, EDGE_COUNT])):
            its_chance, its_margin = win_chance_and_margin(search, edge)
            chance += float(tree.values[edge, PRIOR]) * its_chance
            margin += float(tree.values[edge, PRIOR]) * its_margin
        return Info(
            depth=int(tree.counters[DEPTH]),
            nodes=int(tree.counters[EVALUATED]),
            time_ms=meter.elapsed_ms,
            winrate=round(1000 * chance),
            margin=round(100 * margin),
        )

    def _begun(self, solo: Solo) -> Search:
        """Return the search with a position as its root."""
        search = self._search._replace(ring=ring_of(solo.table))
        begin_solo_search(search, self._thread, solo_state_of(solo), ROOT_WIDTH)
        return search

    def _goes_on(self, search: Search, most: int, limits: Limits, meter: Meter) -> bool:
        """Search a little more; return False, without it, once a limit is reached."""
        counters = search.tree.counters
        deepest = math.inf if limits.depth is None else limits.depth
        if (
            counters[EVALUATED] >= most
            or counters[DEPTH] >= deepest
            or counters[ITERATIONS] >= MOST_ITERATIONS
            or meter.is_up()
        ):
            return False
        rounds = _ROUNDS_PER_SLICE if limits.depth is None else 1
        run_solo_rounds(search, self._thread, rounds, most)
        return True

    def visits(self) -> tuple[tuple[Move, int], ...]:
        """Return the visited candidates of the last decision with their visits."""
        return visits_of(self._search, self._ranked(self._search))

    def _ranked(self, search: Search) -> list[int]:
        """Return the root's edges, the best first."""
        number = rank_root(search, self._ranked_edges)
        return [int(edge) for edge in self._ranked_edges[:number]]

    def _report(
        self, search: Search, ranked: list[int], told: Told, meter: Meter, report: Report
    ) -> None:
        """Report the best lines, each up to the next card."""
        counters, edges = search.tree.counters, search.tree.edges
        others = ranked[told.lines :] if told.passes else []
        shown = ranked[: told.lines] + [edge for edge in others if edges[edge, ACTION] == PASS]
        for rank, edge in enumerate(shown, 1):
            chance, margin = win_chance_and_margin(search, edge)
            info = Info(
                depth=int(counters[DEPTH]),
                nodes=int(counters[EVALUATED]),
                time_ms=meter.elapsed_ms,
                multipv=rank,
                winrate=round(1000 * float(chance)),
                margin=round(100 * float(margin)),
                pv=line_until_chance(search, edge),
            )
            report(self._with_forecast(info, search, edge, told.games))

    def _with_forecast(self, info: Info, search: Search, edge: int, games: int) -> Info:
        """Return a report with a forecast from so many games; as it is with none."""
        if games == 0:
            return info
        sums = np.zeros(SUMS, np.int64)
        add_solo_rollouts(search, self._thread, edge, np.array([1], np.int64), games, sums)
        return with_means(info, Seat.FIRST, sums, games)


def line_until_chance(search: Search, edge: int) -> tuple[Move, ...]:
    """Return the decisions that begin with an edge, as far as no card comes between them."""
    tree = search.tree
    line = [move_of_action(int(tree.edges[edge, ACTION]))]
    child = int(tree.edges[edge, CHILD])
    while child >= 0 and tree.nodes[child, IS_SECOND] != IS_CHANCE:
        following = most_visited(search, child)
        if tree.edges[following, VISITS] < LEAST_VISITS:
            break
        line.append(move_of_action(int(tree.edges[following, ACTION])))
        child = int(tree.edges[following, CHILD])
    return tuple(line)
