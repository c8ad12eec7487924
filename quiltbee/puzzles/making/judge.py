"""Judges every legal move of a position by searches of equal size, for the margin alone.

An *overview* is one search of the position whose root has every legal move, not only the few that
a player looks at. It overlooks good moves that it hardly visits, so those that could be best are
then *weighed*: each is searched alone, with the same number of nodes. Moves whose quilts differ
only by a turn or a flip have the same value, and are weighed once.
"""

from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from quiltbee.automa import Solo
from quiltbee.engine.parameters import SCORE_WEIGHT, TREE_EDGES, TREE_NODES, Parameters
from quiltbee.engine.search.lines import (
    principal_variation_after,
    rank_root,
    win_chance_and_margin,
)
from quiltbee.engine.search.puct import begin_search, run_rounds
from quiltbee.engine.search.tree import ACTION, LONGEST_PATH, Search, new_thread, new_tree
from quiltbee.engine.weights import load_weights
from quiltbee.kernel.encoding import encode
from quiltbee.kernel.games import DUEL, SOLO, Game
from quiltbee.kernel.tables import MOST_LEGAL, RING
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

    @cached_property
    def _duel(self) -> "_WideSearch":
        return _WideSearch(DUEL)

    @cached_property
    def _solo(self) -> "_WideSearch":
        return _WideSearch(SOLO)

    def overview(self, position: Position | Solo, nodes: int) -> list[Seen]:
        """Every legal move of the player to move, the best first."""
        search = self._solo if isinstance(position, Solo) else self._duel
        seen = [Seen(margin, move) for margin, move in search.of_all(position, nodes)]
        return sorted(seen, key=lambda each: -each.margin)

    def weigh(self, position: Position | Solo, move: Move, nodes: int) -> Choice:
        """One move, searched alone."""
        search = self._solo if isinstance(position, Solo) else self._duel
        return search.of_one(position, move, nodes)


class _WideSearch:
    """A search of one game for the score alone, with every legal move at the root."""

    def __init__(self, game: Game) -> None:
        learned = load_weights(game=game.name)
        parameters = Parameters()._replace(
            margin_weight=np.float32(SCORE_WEIGHT), root_width=_ALL_PLACEMENTS
        )
        self._search = Search(
            game,
            new_tree(TREE_NODES, TREE_EDGES, game),
            np.zeros(RING, np.int64),
            learned.weights,
            learned.placement_weights,
            parameters,
        )
        self._thread = new_thread(game)
        self._ranked = np.zeros(MOST_LEGAL, np.int64)
        self._line = np.zeros(LONGEST_PATH, np.int64)

    def of_all(self, position: Position | Solo, nodes: int) -> list[tuple[float, Move]]:
        """Every legal move with the mover's margin, the most visited first."""
        edges, sign = self._run(position, nodes, 0), _sign(position)
        margins = [sign * float(win_chance_and_margin(self._search, edge)[1]) for edge in edges]
        actions = (int(self._search.tree.edges[edge, ACTION]) for edge in edges)
        return list(zip(margins, map(move_of_action, actions), strict=True))

    def of_one(self, position: Position | Solo, move: Move, nodes: int) -> Choice:
        """A move with the mover's margin and its line."""
        self._thread.actions[0] = action_of_move(move)
        edge = self._run(position, nodes, 1)[0]
        margin = _sign(position) * float(win_chance_and_margin(self._search, edge)[1])
        length = principal_variation_after(self._search, edge, self._line)
        line = tuple(map(move_of_action, self._line[:length].tolist()))
        return Choice(move, round(margin, 1), line)

    def _run(self, position: Position | Solo, nodes: int, listed: int) -> list[int]:
        """Search a position; return its edges. `listed` is how many actions are given."""
        state, ring = encode(position)
        self._search = self._search._replace(ring=ring)
        begin_search(self._search, self._thread, state, listed, _ALL_PLACEMENTS)
        run_rounds(self._search, self._thread, nodes, nodes)
        edges: list[int] = self._ranked[: rank_root(self._search, self._ranked)].tolist()
        return edges


def _sign(position: Position | Solo) -> int:
    """Return 1 where player 1 decides, as the person always does, else -1."""
    return 1 if isinstance(position, Solo) or position.turn == 1 else -1
