"""All computer players by name, and how each is made.

A player is named as `module:Class`, so that nothing is imported before it is made: a command line
that lists the players loads none of them.
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
    """Makes a player from a class that is imported at the first call; `path` is `module:Class`."""

    path: str

    def __call__(self) -> Thinker:
        """A new player; ImportError or AttributeError if there is no such class."""
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
"""All players by the names that a command line takes, in the order in which it lists them."""

SIMPLE_PLAYERS: Mapping[str, Factory] = MappingProxyType(
    {name: make for name, make in PLAYERS.items() if name != ENGINE}
)
"""All but the engine: they are light enough to run inside the calling program."""

AGAINST_PEOPLE = ("greedy", "random")
"""The simple players that people may choose as opponents; the others are yardsticks."""


def player_of_levels(environment: Mapping[str, str] = os.environ) -> str:
    """The player behind the levels: the engine, unless QUILTBEE_PLAYER names another.

    Raises ValueError, with a sentence, if it names no player.
    """
    name = environment.get(NAMED) or ENGINE
    if name not in PLAYERS:
        raise ValueError(f"{NAMED} is {name!r}, but the players are {', '.join(PLAYERS)}.")
    return name
