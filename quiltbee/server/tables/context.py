"""What all tables of a server share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from quiltbee.server.clock import Clock, now
from quiltbee.server.computer.queue import Queue
from quiltbee.server.ids import DRAWS
from quiltbee.server.store import GameStore, TableSetup
from quiltbee.server.tables.hooks import Hooks


async def _unrated(setup: TableSetup) -> TableSetup:
    """Where nobody has a rating."""
    return setup


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a table needs besides its game.

    `served` converts wall time to served time. A player who has been away for `gone_seconds` may be
    replaced. A person may have `most_open` unfinished games. `introduce` adds ratings to a new
    table.
    """

    games: GameStore
    engines: Queue
    clock: Clock = now
    served: Callable[[int], int] = lambda at: at
    draws: Random = DRAWS
    gone_seconds: float = 180.0
    most_open: int = 100
    introduce: Callable[[TableSetup], Awaitable[TableSetup]] = _unrated
    hooks: Hooks = field(default_factory=Hooks)

    @property
    def served_now(self) -> int:
        """The time as the players' clocks count it."""
        return self.served(self.clock())
