"""What the tables of a server share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from quiltbee.server.clock import Clock, now
from quiltbee.server.ids import DRAWS
from quiltbee.server.store import GameStore, TableSetup
from quiltbee.server.tables.hooks import Hooks
from quiltbee.server.tables.thinkers import Thinkers


async def _unrated(setup: TableSetup) -> TableSetup:
    """Where nobody has a rating."""
    return setup


@dataclass(frozen=True, slots=True)
class TableContext:
    """What every table needs besides its game.

    `served` takes a time of the clock to the time as the players' clocks count it. After
    `gone_seconds` somebody who is away may be replaced. A person has at most `most_open` games
    that are not over. `introduce` gives a new table with its people's ratings.
    """

    games: GameStore
    thinkers: Thinkers
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
