"""What all tables of a server share."""

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
    """For servers where nobody has a rating."""
    return setup


def _no_fixed_cards(_: StoredGame) -> Random | None:
    """For servers where each game has cards of its own."""
    return None


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a table needs besides its game.

    `served` converts wall time to served time. `introduce` adds ratings to a new table.
    `fixed_cards` shuffles the cards of games that must be the same for everybody.
    """

    games: GameStore
    bus: Bus
    engines: Queue
    clock: Clock = now
    served: Callable[[int], int] = lambda at: at
    draws: Random = DRAWS
    limits: Limits = field(default_factory=Limits)
    introduce: Callable[[TableSetup], Awaitable[TableSetup]] = _unrated
    fixed_cards: Callable[[StoredGame], Random | None] = _no_fixed_cards
    leases: Leases = field(init=False)
    _openings: Buckets = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "leases", Leases(self.bus, self.clock))
        object.__setattr__(self, "_openings", Buckets(self.limits.table_rate))

    def count_opening(self, address: str | None) -> None:
        """Count one more table opened from an address; TooManyError at the limit."""
        if address is not None and not self._openings.take(address):
            sentence = "Too many tables have been opened from your address; try again in an hour."
            raise TooManyError(sentence, code="tables-many")

    async def prepare(self, setup: TableSetup) -> TableSetup:
        """A new table as it will be stored, with ratings if they matter.

        Where its clock runs from the start, that counts from now, without the outages of before.
        """
        setup = await self.introduce(setup)
        if setup.untimed is None:
            return setup
        return replace(setup, held=self.served(setup.created) - setup.created)

    def shuffles_of(self, stored: StoredGame) -> Random:
        """What shuffles the cards of a solo game."""
        return self.fixed_cards(stored) or self.draws

    def silent_since(self, stored: StoredGame) -> int | None:
        """When the process of the player to move was last alive, if a clock runs and it hangs."""
        seat = None if stored.clock is None else stored.clock.running
        return None if seat is None else self.leases.silent_since(stored.setup.id, seat)

    def served_at(self, stored: StoredGame, at: int) -> int:
        """The time as a game's clocks count it: it stands still while a process hangs."""
        since = self.silent_since(stored)
        if since is None or stored.clock is None:
            return self.served(at) - stored.setup.held
        return max(stored.clock.since, self.served(min(at, since)) - stored.setup.held)

    def served_now(self, stored: StoredGame) -> int:
        """The time now as a game's clocks count it."""
        return self.served_at(stored, self.clock())
