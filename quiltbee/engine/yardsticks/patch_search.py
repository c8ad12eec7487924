"""The search of `patch-tree` in the engine's module, with the next patches placed together."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from quiltbee.engine.host import Instance
from quiltbee.engine.yardsticks.tree_player import PV_VISITS
from quiltbee.kernel import state as k
from quiltbee.kernel.encoding import encode
from quiltbee.kernel.tables import FIRST_PLACEMENT, PASS, PATCH_OF, RING
from quiltbee.notation import move_of_action
from quiltbee.players import Info, Value
from quiltbee.rules import Position

VISITS, WINS, MARGIN, FIRST, CHILDREN, ACTION = range(6)
"""The fields of a node: visits; games won by player 1; the sum of player 1's margins; the offset of
the first child; how many children; the action that leads to the node."""

NODE: Final = 6

AHEAD: Final = 4
"""How many of the mover's next patches are placed together."""

SPECIAL_PATCH: Final = RING
"""The special patch's number, after those of the patches."""


class PatchSearch:
    """Searches one position after another in an instance of its own; a seed is never 0."""

    def __init__(self) -> None:
        instance = Instance("patch_tree")
        self._arrays = instance.arrays
        self._iterate, self._play = instance.function("iterate"), instance.function("play")
        self._place_ahead = instance.function("place_ahead")
        self._used = NODE

    def begin(self, position: Position, seed: int) -> None:
        """Begin a search of a position."""
        arrays = self._arrays
        arrays["state"][:], arrays["ring"][:] = encode(position)
        arrays["nodes"][:NODE] = 0
        arrays["random_state"][0] = seed
        self._used = NODE

    def iterate(self, iterations: int) -> None:
        """Run some more iterations."""
        self._used = self._iterate(self._used, iterations)

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
        actions = self._arrays["nodes"][np.array(path) + ACTION].tolist()
        first = actions[0] if actions[0] == PASS else self._placed_ahead(actions)
        pv = actions if first == actions[0] else [first]
        visits, wins, margins = (
            int(self._arrays["nodes"][child + field]) for field in (VISITS, WINS, MARGIN)
        )
        chance, margin = wins / visits, margins / visits
        if self._arrays["state"][k.TURN] == 1:
            chance, margin = 1 - chance, -margin
        line = tuple(map(move_of_action, pv))
        return Info(len(line), value=Value.rounded(chance, margin), pv=line)

    def _placed_ahead(self, actions: list[int]) -> int:
        """The placement of the first patch of a line that leaves room for the mover's next ones."""
        arrays = self._arrays
        start, state, patches = arrays["state"], arrays["line_state"], list[int]()
        state[:], mover = start, start[k.TURN]
        for action in actions:
            if state[k.TURN] == mover and action != PASS:
                is_patch = action >= FIRST_PLACEMENT
                patches.append(int(PATCH_OF[action]) if is_patch else SPECIAL_PATCH)
            self._play(action)
        patches = patches[:AHEAD]
        arrays["patches"][: len(patches)] = patches
        first = int(mover) * k.PLAYER
        low, high = int(start[first + k.LOW]), int(start[first + k.HIGH])
        placed: int = self._place_ahead(low, high, len(patches))
        return placed

    def _children(self, node: int, least: int = 1) -> Iterator[int]:
        """The children of a node with at least `least` visits."""
        first = int(self._arrays["nodes"][node + FIRST])
        for child in range(first, first + NODE * int(self._arrays["nodes"][node + CHILDREN]), NODE):
            if self._arrays["nodes"][child + VISITS] >= least:
                yield child

    def _by_visits(self, child: int) -> int:
        """A sort key: the most visited first, equals in their order, so that the pass is last."""
        return -int(self._arrays["nodes"][child + VISITS])
