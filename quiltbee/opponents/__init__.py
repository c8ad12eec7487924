"""The simple players, and the interface through which every player of the computer's answers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from quiltbee.opponents.greedy import Greedy
from quiltbee.opponents.interface import (
    Info,
    Limits,
    Option,
    OptionError,
    Preparable,
    Progress,
    Report,
    Thinker,
)
from quiltbee.opponents.random_player import RandomPlayer
from quiltbee.opponents.solo import table_shown
from quiltbee.opponents.tree_player import PatchTree, Uct

PLAYERS: Mapping[str, Callable[[], Thinker]] = MappingProxyType(
    {"greedy": Greedy, "random": RandomPlayer, "patch-tree": PatchTree, "uct": Uct}
)
"""The players by the names that a command line takes; the first plays where none is named."""

__all__ = [
    "PLAYERS",
    "Greedy",
    "Info",
    "Limits",
    "Option",
    "OptionError",
    "PatchTree",
    "Preparable",
    "Progress",
    "RandomPlayer",
    "Report",
    "Thinker",
    "Uct",
    "table_shown",
]
