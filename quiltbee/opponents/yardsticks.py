"""The two tree searches that the engine is measured against: `patch-tree` and `uct`.

Compiled code is imported when the first search starts, so that naming a player does not load Numba.
"""

from quiltbee.opponents.tree_player import TreePlayer, TreeSearch
from quiltbee.rules import Position


class PatchTree(TreePlayer):
    """The best public recipe: a Monte-Carlo tree over which patch, and a rule for where it goes.

    MultiPV gives a line for each patch and the pass.
    """

    name = "Quiltbee Patch Tree"
    iterations = 10_000

    def start_search(self, position: Position, seed: int) -> TreeSearch:
        """A search of a position with more than one legal move."""
        from quiltbee.opponents.patch_search import PatchSearch

        return PatchSearch(position, seed)


class Uct(TreePlayer):
    """Plain UCT over all legal moves, with uniformly random rollouts."""

    name = "Quiltbee UCT"
    iterations = 10_000

    def start_search(self, position: Position, seed: int) -> TreeSearch:
        """A search of a position with more than one legal move."""
        from quiltbee.opponents.uct_search import UctSearch

        return UctSearch(position, seed)
