"""The simple players: random and greedy."""

from quiltbee.opponents.greedy import Greedy
from quiltbee.opponents.random_player import RandomPlayer

__all__ = ["Greedy", "RandomPlayer"]
