"""The search of `patch-tree`: the tree of `patch_nodes`, with the next patches placed together."""

from collections.abc import Iterator

import numpy as np

from quiltbee.kernel import state as k
from quiltbee.kernel.game import play
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.kernel.tables import FIRST_PLACEMENT, PASS, PATCH_OF
from quiltbee.notation import move_of_action
from quiltbee.opponents import patch_nodes, patterns
from quiltbee.opponents.patch_nodes import (
    ACTION,
    CHILDREN,
    FIRST,
    MARGIN,
    NODE,
    VISITS,
    WINS,
)
from quiltbee.opponents.tree_player import PV_VISITS
from quiltbee.players import Info, Value
from quiltbee.rules import Position

AHEAD = 4
"""How many of the mover's next patches are placed together."""

MOST_NODES = 1_000_000
"""The size of the tree; once it is full, it no longer grows."""


class PatchSearch:
    """A search of one position; `seed` is never 0."""

    def __init__(self, position: Position, seed: int) -> None:
        self._state, self._ring = state_of(position), ring_of(position)
        self._nodes = np.empty(MOST_NODES * NODE, dtype=np.int64)
        self._nodes[:NODE] = 0
        self._used = NODE
        self._source = np.array([seed])
        self._placements_of = np.full(patterns.CACHE, -1, dtype=np.int64)
        self._scratch = np.zeros(patch_nodes.SCRATCH, dtype=np.int64)

    def iterate(self, iterations: int) -> None:
        """Run some more iterations."""
        self._used = patch_nodes.iterate(
            self._state,
            self._ring,
            self._nodes,
            self._used,
            self._source,
            self._placements_of,
            self._scratch,
            iterations,
        )

    def lines(self, most: int) -> list[Info]:
        """A line for each patch and the pass, or the only one if a special patch is due.

        A line stops after its first move if that is placed elsewhere than in the tree.
        """
        children = sorted(self._children(0), key=self._by_visits)
        return [self._line(child) for child in children[:most]]

    def _line(self, child: int) -> Info:
        path = [child]
        while children := list(self._children(path[-1], PV_VISITS)):
            path.append(min(children, key=self._by_visits))
        actions = self._nodes[np.array(path) + ACTION].tolist()
        first = actions[0] if actions[0] == PASS else self._placed_ahead(actions)
        pv = actions if first == actions[0] else [first]
        visits, wins, margins = (
            int(self._nodes[child + field]) for field in (VISITS, WINS, MARGIN)
        )
        chance, margin = wins / visits, margins / visits
        if self._state[k.TURN] == 1:
            chance, margin = 1 - chance, -margin
        line = tuple(map(move_of_action, pv))
        return Info(len(line), value=Value.rounded(chance, margin), pv=line)

    def _placed_ahead(self, actions: list[int]) -> int:
        """The placement of the first patch of a line that leaves room for the mover's next ones."""
        state, mover = self._state.copy(), self._state[k.TURN]
        patches = []
        for action in actions:
            if state[k.TURN] == mover and action != PASS:
                is_patch = action >= FIRST_PLACEMENT
                patches.append(int(PATCH_OF[action]) if is_patch else patterns.SPECIAL_PATCH)
            play(state, self._ring, action)
        return patterns.place_ahead(
            self._state[mover * k.PLAYER + k.LOW],
            self._state[mover * k.PLAYER + k.HIGH],
            np.array(patches[:AHEAD]),
            np.empty(patterns.SCRATCH, dtype=np.int64),
        )

    def _children(self, node: int, least: int = 1) -> Iterator[int]:
        """The children of a node with at least `least` visits."""
        first = int(self._nodes[node + FIRST])
        for child in range(first, first + NODE * int(self._nodes[node + CHILDREN]), NODE):
            if self._nodes[child + VISITS] >= least:
                yield child

    def _by_visits(self, child: int) -> int:
        """A sort key: the most visited first, equals in their order, so that the pass is last."""
        return -int(self._nodes[child + VISITS])
