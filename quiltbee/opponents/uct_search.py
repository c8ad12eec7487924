"""The search of `uct`: it sets up the tree of `uct_nodes` and reads its lines."""

from collections.abc import Iterator

import numpy as np

from quiltbee.kernel.state import TURN, ring_of, state_of
from quiltbee.notation import move_of_action
from quiltbee.opponents import uct_nodes
from quiltbee.opponents.tree_player import PV_VISITS
from quiltbee.opponents.uct_nodes import (
    ACTION,
    CHILD,
    EDGE,
    FIRST,
    MARGIN,
    NODE,
    TRIED,
    VISITS,
    WINS,
)
from quiltbee.players import Info, Value
from quiltbee.rules import Position

MOST_NODES = 1_000_000
MOST_EDGES = 4_000_000
"""The size of the tree; once it is full, it no longer grows."""


class UctSearch:
    """A search of one position; `seed` is never 0."""

    def __init__(self, position: Position, seed: int) -> None:
        self._state, self._ring = state_of(position), ring_of(position)
        self._nodes = np.empty(MOST_NODES * NODE, dtype=np.int64)
        self._edges = np.empty(MOST_EDGES * EDGE, dtype=np.int64)
        self._nodes[:NODE] = 0
        self._used = np.array([NODE, 0])
        self._source = np.array([seed])
        self._scratch = np.zeros(uct_nodes.SCRATCH, dtype=np.int64)

    def iterate(self, iterations: int) -> None:
        """Run some more iterations."""
        uct_nodes.iterate(
            self._state,
            self._ring,
            self._nodes,
            self._edges,
            self._used,
            self._source,
            self._scratch,
            iterations,
        )

    def lines(self, most: int) -> list[Info]:
        """A line for each action tried, the most visited first."""
        edges = sorted(self._tried(0), key=self._rank, reverse=True)
        return [self._line(edge) for edge in edges[:most]]

    def _line(self, edge: int) -> Info:
        path = [edge]
        while edges := list(self._tried(self._child(path[-1]), PV_VISITS)):
            path.append(max(edges, key=self._rank))
        pv = self._edges[np.array(path) + ACTION].tolist()
        line = tuple(map(move_of_action, pv))
        value = Value.rounded(*self._means(self._child(edge)))
        return Info(len(line), value=value, pv=line)

    def _means(self, node: int) -> tuple[float, float]:
        """The mean win rate and margin, as the player to move at the root sees them."""
        visits, wins, margins = (int(self._nodes[node + field]) for field in (VISITS, WINS, MARGIN))
        chance, margin = wins / visits, margins / visits
        return (1 - chance, -margin) if self._state[TURN] == 1 else (chance, margin)

    def _child(self, edge: int) -> int:
        return int(self._edges[edge + CHILD])

    def _tried(self, node: int, least: int = 1) -> Iterator[int]:
        """The edges of a node whose children have at least `least` visits."""
        first = int(self._nodes[node + FIRST])
        for edge in range(first, first + EDGE * int(self._nodes[node + TRIED]), EDGE):
            if self._nodes[self._child(edge) + VISITS] >= least:
                yield edge

    def _rank(self, edge: int) -> tuple[int, float, float]:
        """A sort key, highest first: visits, then win rate, then margin."""
        child = self._child(edge)
        return int(self._nodes[child + VISITS]), *self._means(child)
