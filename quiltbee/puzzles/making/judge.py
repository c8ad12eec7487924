"""Judges every legal move of a position by searches of equal size, for the margin alone.

An *overview* is one search of the position whose root has every legal move, not only the few that
a player looks at. It overlooks good moves that it hardly visits, so those that could be best are
then *weighed*: each is searched alone, with the same number of nodes. Moves that leave quilts alike
but for a turn or a flip are worth the same, and are weighed once.
"""

import time
from typing import Final, NamedTuple, Protocol

import numpy as np

from quiltbee.automa import Solo
from quiltbee.engine.evaluation.network import quantised
from quiltbee.engine.parameters import (
    SCORE_WEIGHT,
    TREE_EDGES,
    TREE_NODES,
    UNLIMITED,
    Parameters,
)
from quiltbee.engine.search.expand import set_priors
from quiltbee.engine.search.focus import focus_root
from quiltbee.engine.search.lines import rank_root, win_chance_and_margin
from quiltbee.engine.search.tree import ACTION, EVALUATED, Search
from quiltbee.engine.searcher import Searcher
from quiltbee.engine.solo.features import SOLO_FEATURES
from quiltbee.engine.solo.player import line_until_chance
from quiltbee.engine.solo.search import (
    add_solo_node,
    begin_solo_search,
    evaluate_outcomes,
    new_solo_thread,
    new_solo_tree,
    run_solo_rounds,
)
from quiltbee.engine.weights import SHIPPED, SHIPPED_SOLO, load_weights
from quiltbee.kernel.solo.state import solo_state_of
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.puzzles.puzzle import Choice
from quiltbee.rules import Move, Position

_ALL_PLACEMENTS: Final = 1_000
"""More placements of a patch than there are on any quilt."""

_SOLO_TREE_SHARE: Final = 2


class Seen(NamedTuple):
    """A legal move as an overview sees it: the mover's margin in points."""

    margin: float
    move: Move


class Judge(Protocol):
    """Judges positions of one variant; a node is one evaluated position."""

    def overview(self, position: "Position | Solo", nodes: int) -> list[Seen]:
        """Every legal move of the player to move, the best first."""

    def weigh(self, position: "Position | Solo", move: Move, nodes: int) -> Choice:
        """One move, searched alone."""


class DuelJudge:
    """Judges duels by the engine's own search."""

    def __init__(self) -> None:
        self._searcher = Searcher(time.monotonic, load_weights(SHIPPED))
        self._searcher.aim_at(np.float32(SCORE_WEIGHT))
        search = self._searcher.search
        wide = search.parameters._replace(root_width=_ALL_PLACEMENTS)
        self._searcher.search = search._replace(parameters=wide)

    def overview(self, position: Position | Solo, nodes: int) -> list[Seen]:
        """Every legal move of the player to move, the best first."""
        assert isinstance(position, Position)
        searcher, sign = self._searcher, 1 if position.turn == 1 else -1
        searcher.begin(state_of(position), ring_of(position))
        self._run(nodes)
        seen = []
        for edge in searcher.ranked():
            _, margin = win_chance_and_margin(searcher.search, edge)
            action = int(searcher.search.tree.edges[edge, ACTION])
            seen.append(Seen(10 * sign * float(margin), move_of_action(action)))
        return sorted(seen, key=lambda each: -each.margin)

    def weigh(self, position: Position | Solo, move: Move, nodes: int) -> Choice:
        """One move, searched alone."""
        assert isinstance(position, Position)
        searcher = self._searcher
        searcher.threads[0].actions[0] = action_of_move(move)
        searcher.begin(state_of(position), ring_of(position), listed=1)
        self._run(nodes)
        info = searcher.line_of(searcher.ranked()[0], int(position.turn))
        assert info.margin is not None
        return Choice(move, info.margin / 10, info.pv)

    def _run(self, nodes: int) -> None:
        self._searcher.run(1, nodes, lambda: False, None, lambda: None)


class SoloJudge:
    """Judges games against the Automa, by what the person may know."""

    def __init__(self) -> None:
        learned = load_weights(SHIPPED_SOLO, SOLO_FEATURES)
        self._search = Search(
            new_solo_tree(TREE_NODES // _SOLO_TREE_SHARE, TREE_EDGES // _SOLO_TREE_SHARE),
            np.zeros(0, np.int64),
            quantised(learned.weights),
            learned.placement_weights,
            Parameters(margin_weight=np.float32(SCORE_WEIGHT)),
        )
        self._thread = new_solo_thread()
        self._ranked = np.zeros(MOST_LEGAL, np.int64)

    def overview(self, position: Position | Solo, nodes: int) -> list[Seen]:
        """Every legal move of the person, the best first."""
        assert isinstance(position, Solo)
        search = self._search._replace(ring=ring_of(position.table))
        begin_solo_search(search, self._thread, solo_state_of(position), _ALL_PLACEMENTS)
        self._run(search, nodes)
        seen = []
        for edge in self._ranked[: rank_root(search, self._ranked)]:
            _, margin = win_chance_and_margin(search, int(edge))
            action = int(search.tree.edges[edge, ACTION])
            seen.append(Seen(10 * float(margin), move_of_action(action)))
        return sorted(seen, key=lambda each: -each.margin)

    def weigh(self, position: Position | Solo, move: Move, nodes: int) -> Choice:
        """One move, searched alone."""
        assert isinstance(position, Solo)
        search = self._search._replace(ring=ring_of(position.table))
        state = solo_state_of(position)
        search.tree.counters[:] = 0
        self._thread.actions[0] = action_of_move(move)
        evaluate_outcomes(search, self._thread, state, 1)
        add_solo_node(search, self._thread, state, 1)
        focus_root(search)
        set_priors(search, 0)
        search.tree.counters[EVALUATED] = 1
        self._run(search, nodes)
        _, margin = win_chance_and_margin(search, 0)
        return Choice(move, round(10 * float(margin), 1), line_until_chance(search, 0))

    def _run(self, search: Search, nodes: int) -> None:
        run_solo_rounds(search, self._thread, UNLIMITED, nodes)
