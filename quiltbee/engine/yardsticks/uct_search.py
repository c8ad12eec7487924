"""The search of `uct` in the engine's module."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from quiltbee.engine.host import Instance
from quiltbee.engine.yardsticks.tree_player import PV_VISITS
from quiltbee.kernel.encoding import encode
from quiltbee.kernel.state import TURN
from quiltbee.notation import move_of_action
from quiltbee.players import Info, Value
from quiltbee.rules import Position

VISITS, WINS, MARGIN, FIRST, EDGES, TRIED = range(6)
"""The fields of a node: visits; games won by player 1; the sum of player 1's margins; the offset of
the first edge; how many edges; how many of them have a child."""

NODE: Final = 6

ACTION, CHILD = range(2)
"""The fields of an edge."""

EDGE: Final = 2


class UctSearch:
    """Searches one position after another in an instance of its own; a seed is never 0."""

    def __init__(self) -> None:
        instance = Instance("uct")
        self._arrays, self._iterate = instance.arrays, instance.function("iterate")

    def begin(self, position: Position, seed: int) -> None:
        """Begin a search of a position."""
        arrays = self._arrays
        arrays["state"][:], arrays["ring"][:] = encode(position)
        arrays["nodes"][:NODE] = 0
        arrays["used"][:] = NODE, 0
        arrays["random_state"][0] = seed

    def iterate(self, iterations: int) -> None:
        """Run some more iterations."""
        self._iterate(iterations)

    def lines(self, most: int) -> list[Info]:
        """A line for each action tried, the most visited first."""
        edges = sorted(self._tried(0), key=self._rank, reverse=True)
        return [self._line(edge) for edge in edges[:most]]

    def _line(self, edge: int) -> Info:
        path = [edge]
        while edges := list(self._tried(self._child(path[-1]), PV_VISITS)):
            path.append(max(edges, key=self._rank))
        pv = self._arrays["edges"][np.array(path) + ACTION].tolist()
        line = tuple(map(move_of_action, pv))
        value = Value.rounded(*self._means(self._child(edge)))
        return Info(len(line), value=value, pv=line)

    def _means(self, node: int) -> tuple[float, float]:
        """The mean win rate and margin, as the player to move at the root sees them."""
        visits, wins, margins = (
            int(self._arrays["nodes"][node + field]) for field in (VISITS, WINS, MARGIN)
        )
        chance, margin = wins / visits, margins / visits
        return (1 - chance, -margin) if self._arrays["state"][TURN] == 1 else (chance, margin)

    def _child(self, edge: int) -> int:
        return int(self._arrays["edges"][edge + CHILD])

    def _tried(self, node: int, least: int = 1) -> Iterator[int]:
        """The edges of a node whose children have at least `least` visits."""
        first = int(self._arrays["nodes"][node + FIRST])
        for edge in range(first, first + EDGE * int(self._arrays["nodes"][node + TRIED]), EDGE):
            if self._arrays["nodes"][self._child(edge) + VISITS] >= least:
                yield edge

    def _rank(self, edge: int) -> tuple[int, float, float]:
        """A sort key, highest first: visits, then win rate, then margin."""
        child = self._child(edge)
        return int(self._arrays["nodes"][child + VISITS]), *self._means(child)
