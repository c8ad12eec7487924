"""All players of the computer's by name: the strong one, and those of `opponents`.

The strong one is imported when it is made, so that nobody else waits for Numba.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from quiltbee import opponents
from quiltbee.opponents import Thinker


def _engine() -> Thinker:
    from quiltbee.engine import Engine

    return Engine()


PLAYERS: Mapping[str, Callable[[], Thinker]] = MappingProxyType(
    {"engine": _engine, **opponents.PLAYERS}
)
"""The players by the names that a command line takes; the first plays where none is named."""
