"""The two tree searches that the engine is measured against: `patch-tree` and `uct`."""

from quiltbee.engine.yardsticks.patch_search import PatchSearch
from quiltbee.engine.yardsticks.tree_player import TreePlayer, TreeSearch
from quiltbee.engine.yardsticks.uct_search import UctSearch


class PatchTree(TreePlayer):
    """The best public recipe: a Monte-Carlo tree over which patch, and a rule for where it goes.

    MultiPV gives a line for each patch and the pass.
    """

    name = "Quiltbee Patch Tree"
    iterations = 10_000

    def new_search(self) -> TreeSearch:
        """Return what searches a position with more than one legal move."""
        return PatchSearch()


class Uct(TreePlayer):
    """Plain UCT over all legal moves, with uniformly random rollouts."""

    name = "Quiltbee UCT"
    iterations = 10_000

    def new_search(self) -> TreeSearch:
        """Return what searches a position with more than one legal move."""
        return UctSearch()
