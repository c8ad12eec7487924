"""The factories of all computer players, by name.

A factory holds `module:Class`, and imports it only when called: a command line that lists the
players loads none of them.
"""

import importlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from quiltbee.players.interface import Thinker

ENGINE = "engine"
"""The strong player, which is also the default."""

NAMED = "QUILTBEE_PLAYER"
"""The environment variable that names the player behind the levels."""


@dataclass(frozen=True, slots=True)
class Factory:
    """A factory of players of one class, which the first call imports; `path` is `module:Class`."""

    path: str

    def __call__(self) -> Thinker:
        """Return a new player; raises ImportError or AttributeError if there is no such class."""
        module, _, name = self.path.partition(":")
        player: Thinker = getattr(importlib.import_module(module), name)()
        return player


PLAYERS: Mapping[str, Factory] = MappingProxyType(
    {
        ENGINE: Factory("quiltbee.engine:Engine"),
        "greedy": Factory("quiltbee.engine.yardsticks.players:Greedy"),
        "random": Factory("quiltbee.engine.yardsticks.players:RandomPlayer"),
        "patch-tree": Factory("quiltbee.engine.yardsticks.players:PatchTree"),
        "uct": Factory("quiltbee.engine.yardsticks.players:Uct"),
    }
)
"""The players by their names on a command line, in the order in which it lists them."""

SIMPLE_PLAYERS: Mapping[str, Factory] = MappingProxyType(
    {name: make for name, make in PLAYERS.items() if name != ENGINE}
)
"""The players light enough to run inside the calling program: all but the engine."""

AGAINST_PEOPLE = ("greedy", "random")
"""The simple players that people may choose as opponents; the rest are for measurements."""


def player_of_levels(environment: Mapping[str, str] = os.environ) -> str:
    """Return the player behind the levels: the engine, unless QUILTBEE_PLAYER names another.

    Raises ValueError if it names no player.
    """
    name = environment.get(NAMED) or ENGINE
    if name not in PLAYERS:
        raise ValueError(f"{NAMED} is {name!r}, but the players are {', '.join(PLAYERS)}.")
    return name
