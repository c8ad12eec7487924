"""All players of the computer's by name: the strong one, and those of `opponents`.

The strong one is imported when it is made, so that nobody else waits for Numba.
"""

import os
import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType

from quiltbee import opponents
from quiltbee.opponents import Thinker

ENGINE = "engine"
"""The strong player."""


def _engine() -> Thinker:
    from quiltbee.engine import Engine

    return Engine()


PLAYERS: Mapping[str, Callable[[], Thinker]] = MappingProxyType(
    {ENGINE: _engine, **opponents.PLAYERS}
)
"""The players by the names that a command line takes; the first plays where none is named."""

NAMED = "QUILTBEE_PLAYER"


def engine_command(player: str) -> list[str]:
    """How to start a player as an engine in a process of its own."""
    return [sys.executable, "-m", "quiltbee", "engine", "--player", player]


def player_of_levels(environment: Mapping[str, str] = os.environ) -> str:
    """Whose levels people play against: the strong player's, unless QUILTBEE_PLAYER names another.

    Raises ValueError, with a sentence, where it names none.
    """
    name = environment.get(NAMED) or ENGINE
    if name not in PLAYERS:
        raise ValueError(f"{NAMED} is {name!r}, which is none of the players {', '.join(PLAYERS)}.")
    return name
