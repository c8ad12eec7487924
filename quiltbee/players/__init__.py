"""The interface, options, limits and levels of all computer players, and the players by name.

Importing this room loads no player and neither the rules nor Numba, so that a command line can list
the players at once. `players.simple_player` needs the rules, so import it by its own name.
"""

from quiltbee.players.interface import (
    CANDIDATES,
    FORECAST,
    LEVEL,
    MULTIPV,
    PASS_LINE,
    SCORE,
    SEED,
    THREADS,
    Candidate,
    Decision,
    Info,
    Method,
    Option,
    OptionError,
    Pair,
    Report,
    Thinker,
    Value,
    no_report,
    numbered,
    set_offered,
)
from quiltbee.players.limits import NEVER, NO_LIMITS, Limits, Stop, time_budget
from quiltbee.players.registry import (
    AGAINST_PEOPLE,
    ENGINE,
    PLAYERS,
    SIMPLE_PLAYERS,
    Factory,
    player_of_levels,
)

__all__ = [
    "AGAINST_PEOPLE",
    "CANDIDATES",
    "ENGINE",
    "FORECAST",
    "LEVEL",
    "MULTIPV",
    "NEVER",
    "NO_LIMITS",
    "PASS_LINE",
    "PLAYERS",
    "SCORE",
    "SEED",
    "SIMPLE_PLAYERS",
    "THREADS",
    "Candidate",
    "Decision",
    "Factory",
    "Info",
    "Limits",
    "Method",
    "Option",
    "OptionError",
    "Pair",
    "Report",
    "Stop",
    "Thinker",
    "Value",
    "no_report",
    "numbered",
    "player_of_levels",
    "set_offered",
    "time_budget",
]
