"""What all computer players share: interface, options, limits, levels; and the players by name.

Importing this room loads no player and neither the rules nor Numba, so that a command line can
list the players at once. `players.against_automa` does need the rules: import it by its own name.
"""

from quiltbee.players.interface import (
    CardWeigher,
    Info,
    Loading,
    Preparable,
    Progress,
    Report,
    SearchThinker,
    SoloThinker,
    Thinker,
)
from quiltbee.players.limits import Limits, Meter, time_budget
from quiltbee.players.options import (
    FORECAST,
    LEVEL,
    MULTIPV,
    PASS_LINE,
    SCORE,
    SEED,
    THREADS,
    Option,
    OptionError,
)
from quiltbee.players.registry import (
    AGAINST_PEOPLE,
    ENGINE,
    PLAYERS,
    SIMPLE_PLAYERS,
    Factory,
    player_of_levels,
)
from quiltbee.players.simple_player import SimplePlayer

__all__ = [
    "AGAINST_PEOPLE",
    "ENGINE",
    "FORECAST",
    "LEVEL",
    "MULTIPV",
    "PASS_LINE",
    "PLAYERS",
    "SCORE",
    "SEED",
    "SIMPLE_PLAYERS",
    "THREADS",
    "CardWeigher",
    "Factory",
    "Info",
    "Limits",
    "Loading",
    "Meter",
    "Option",
    "OptionError",
    "Preparable",
    "Progress",
    "Report",
    "SearchThinker",
    "SimplePlayer",
    "SoloThinker",
    "Thinker",
    "player_of_levels",
    "time_budget",
]
