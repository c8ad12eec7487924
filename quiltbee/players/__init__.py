"""What every computer player is: its interface, options, limits and levels; and all by name.

Importing it loads no player and neither the rules nor Numba, so that a command line can name the
players at once. `players.against_automa`, which needs the rules, is imported by its own name.
"""

from quiltbee.players.interface import (
    Info,
    Limits,
    Option,
    OptionError,
    Preparable,
    Progress,
    Report,
    Thinker,
)
from quiltbee.players.meter import Meter
from quiltbee.players.registry import (
    ENGINE,
    PLAYERS,
    SIMPLE_PLAYERS,
    Factory,
    player_of_levels,
)
from quiltbee.players.simple_player import MULTIPV, SEED, THREADS, SimplePlayer

__all__ = [
    "ENGINE",
    "MULTIPV",
    "PLAYERS",
    "SEED",
    "SIMPLE_PLAYERS",
    "THREADS",
    "Factory",
    "Info",
    "Limits",
    "Meter",
    "Option",
    "OptionError",
    "Preparable",
    "Progress",
    "Report",
    "SimplePlayer",
    "Thinker",
    "player_of_levels",
]
