"""The context that all tables of a server share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from random import Random

from quiltbee.server.clock import Clock, now
from quiltbee.server.computer.queue import Queue
from quiltbee.server.errors import TooManyError
from quiltbee.server.ids import DRAWS
from quiltbee.server.rates import Buckets
from quiltbee.server.settings import Limits
from quiltbee.server.store import Bus, GameStore, StoredGame, TableSetup
from quiltbee.server.tables.leases import Leases


async def _unrated(setup: TableSetup) -> TableSetup:
    return setup


@dataclass(frozen=True, slots=True)
class TableContext:
    """The services and settings that a table needs besides its game.

    `served` converts wall time to served time. `introduce` adds ratings to a new table.
    `fixed_cards` gives the shuffles of games that are the same for everybody, None for others.
    """

    games: GameStore
    bus: Bus
    engines: Queue
    clock: Clock = now
    served: Callable[[int], int] = lambda at: at
    draws: Random = DRAWS
    limits: Limits = field(default_factory=Limits)
    introduce: Callable[[TableSetup], Awaitable[TableSetup]] = _unrated
    fixed_cards: Callable[[StoredGame], Random | None] = lambda _: None
    leases: Leases = field(init=False)
    _openings: Buckets = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "leases", Leases(self.bus, self.clock))
        object.__setattr__(self, "_openings", Buckets(self.limits.table_rate))

    def count_opening(self, address: str | None) -> None:
        """Count a table opened from an address; TooManyError at the limit."""
        if address is not None and not self._openings.take(address):
            sentence = "Too many tables have been opened from your address; try again in an hour."
            raise TooManyError(sentence, code="tables-many")

    async def prepare(self, setup: TableSetup) -> TableSetup:
        """Return a new table as it will be stored, with ratings if they matter.

        A clock that runs from the start counts from now, without earlier outages. If another commit
        than that of `Tables.create` stores the table, call `Tables.tell_opened` afterwards.
        """
        setup = await self.introduce(setup)
        if setup.untimed is None:
            return setup
        return replace(setup, held=self.served(setup.created) - setup.created)

    def shuffles_of(self, stored: StoredGame) -> Random:
        """Return the source of a solo game's shuffles."""
        return self.fixed_cards(stored) or self.draws

    def silent_since(self, stored: StoredGame) -> int | None:
        """Return the last heartbeat of the process of the player on the clock, if it hangs."""
        seat = None if stored.clock is None else stored.clock.running
        return None if seat is None else self.leases.silent_since(stored.setup.id, seat)

    def served_at(self, stored: StoredGame, at: int) -> int:
        """Return the time as a game's clocks count it: it stands still while a process hangs."""
        since = self.silent_since(stored)
        if since is None or stored.clock is None:
            return self.served(at) - stored.setup.held
        return max(stored.clock.since, self.served(min(at, since)) - stored.setup.held)

    def served_now(self, stored: StoredGame) -> int:
        """Return the current time as a game's clocks count it."""
        return self.served_at(stored, self.clock())
