"""The simple players: random, greedy, plain UCT, and a tree search over patches alone."""

from quiltbee.opponents.greedy import Greedy
from quiltbee.opponents.random_player import RandomPlayer
from quiltbee.opponents.yardsticks import PatchTree, Uct

__all__ = ["Greedy", "PatchTree", "RandomPlayer", "Uct"]
