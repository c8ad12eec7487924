"""Judges every legal move of a position by searches of equal size, for the margin alone.

An *overview* is one search of the position whose root has every legal move, not only the few that
a player looks at. It overlooks good moves that it hardly visits, so those that could be best are
then *weighed*: each is searched alone, with the same number of nodes. Moves whose quilts differ
only by a turn or a flip have the same value, and are weighed once.
"""

import time
from typing import Final, NamedTuple

import numpy as np

from quiltbee.automa import Solo
from quiltbee.engine.parameters import SCORE_WEIGHT
from quiltbee.engine.request import turn_of
from quiltbee.engine.search.lines import win_chance_and_margin
from quiltbee.engine.search.tree import ACTION
from quiltbee.engine.searcher import Searcher, new_searcher
from quiltbee.kernel.games import Game, game_of, state_and_ring_of
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.puzzles.puzzle import Choice
from quiltbee.rules import Move, Position

_ALL_PLACEMENTS: Final = 1_000
"""More placements than any patch has on any quilt."""


class Seen(NamedTuple):
    """A legal move as an overview sees it: the mover's margin in points."""

    margin: float
    move: Move


class Judge:
    """Judges positions by the engine's own search; a node is one evaluated position.

    In a solo game it knows only what the person may know.
    """

    def __init__(self) -> None:
        self._searchers: dict[Game, Searcher] = {}

    def _searcher(self, position: Position | Solo) -> Searcher:
        """Return the searcher for a position's game, made when it is first needed."""
        game = game_of(position)
        if game not in self._searchers:
            searcher = new_searcher(time.monotonic, game)
            searcher.aim_at(np.float32(SCORE_WEIGHT))
            wide = searcher.search.parameters._replace(root_width=_ALL_PLACEMENTS)
            searcher.search = searcher.search._replace(parameters=wide)
            self._searchers[game] = searcher
        return self._searchers[game]

    def overview(self, position: Position | Solo, nodes: int) -> list[Seen]:
        """Every legal move of the player to move, the best first."""
        searcher, sign = self._searcher(position), 1 if turn_of(position) == 1 else -1
        searcher.begin(*state_and_ring_of(position))
        _run(searcher, nodes)
        seen = []
        for edge in searcher.ranked():
            _, margin = win_chance_and_margin(searcher.search, edge)
            action = int(searcher.search.tree.edges[edge, ACTION])
            seen.append(Seen(sign * float(margin), move_of_action(action)))
        return sorted(seen, key=lambda each: -each.margin)

    def weigh(self, position: Position | Solo, move: Move, nodes: int) -> Choice:
        """One move, searched alone."""
        searcher = self._searcher(position)
        searcher.threads[0].actions[0] = action_of_move(move)
        searcher.begin(*state_and_ring_of(position), listed=1)
        _run(searcher, nodes)
        info = searcher.line_of(searcher.ranked()[0], turn_of(position))
        assert info.value.margin is not None
        return Choice(move, info.value.margin, info.pv)


def _run(searcher: Searcher, nodes: int) -> None:
    searcher.run(1, nodes, lambda: False, None, lambda: None)
