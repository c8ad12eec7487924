"""Leases: a process holds the turns of the players who are connected to it, while it is alive.

If it hangs, or is killed, the clock of such a turn stands still at every process. The time is given
back (`Table.give_back`) by the process itself once it is alive again, by another one to which the
player comes, or by any process after LONGEST_HANG.
"""

from collections import OrderedDict

from sqlalchemy import Connection, select

from quiltbee.rules import Seat
from quiltbee.server.clock import DAY, Clock
from quiltbee.server.store import Bus, PresenceNews
from quiltbee.server.store.liveness import LATE
from quiltbee.server.store.schema import servers

LONGEST_HANG = 30_000
"""Milliseconds without a sign of life after which nobody waits for a process any longer."""

KEPT_FOR = DAY
"""Milliseconds for which the seats of another process are remembered after its last sign."""

GRACE = 1_000
"""Milliseconds that a process has, once it is alive again, to give the time back itself."""


class Leases:
    """Which process holds which seats, and which processes hang."""

    def __init__(self, bus: Bus, clock: Clock) -> None:
        self._own = bus.server
        self._clock = clock
        self._holders: dict[str, dict[str, frozenset[int]]] = {}
        """The seats at each game, by process."""
        self._noted: OrderedDict[tuple[str, str], int] = OrderedDict()
        """When another process was last heard of at a game, the longest ago first."""
        self._hanging: dict[str, tuple[int, int]] = {}
        """The last sign of life of each process that hangs, and when it was last seen to hang."""
        bus.subscribe("presence", PresenceNews, self._note)

    def _note(self, game: str, news: PresenceNews) -> None:
        if news.seats:
            self._holders.setdefault(game, {})[news.server] = frozenset(news.seats)
            if news.server != self._own:
                self._noted[game, news.server] = self._clock()
                self._noted.move_to_end((game, news.server))
        else:
            self._drop(game, news.server)
        long_ago = self._clock() - KEPT_FOR
        while self._noted and next(iter(self._noted.values())) < long_ago:
            self._drop(*next(iter(self._noted)))  # a process that was killed says nothing more

    def look(self, connection: Connection, now: int) -> None:
        """Read which processes hang; called in a reader's thread."""
        query = select(servers.c.id, servers.c.alive).where(
            servers.c.id != self._own,
            servers.c.until < now - LATE,
            servers.c.until > servers.c.alive,  # it has not stopped in order
        )
        hanging = {row.id: (row.alive, now) for row in connection.execute(query)}
        lately = {one: seen for one, seen in self._hanging.items() if seen[1] > now - GRACE}
        self._hanging = lately | hanging

    def silent_since(self, game: str, seat: Seat) -> int | None:
        """The last sign of life of the process that holds a seat; None unless it hangs."""
        holders = self._holders.get(game, {})
        signs = [self._hanging.get(server) for server, seats in holders.items() if seat in seats]
        known = [sign[0] for sign in signs if sign is not None]
        return max(known) if known and len(known) == len(signs) else None

    def is_given_up(self, since: int) -> bool:
        """Whether a process that has been silent since a time is no longer waited for."""
        return self._clock() > since + LONGEST_HANG

    def take_over(self, game: str) -> None:
        """Forget the holders of a game that hang."""
        for server in self._hanging.keys() & self._holders.get(game, {}).keys():
            self._drop(game, server)

    def _drop(self, game: str, server: str) -> None:
        self._noted.pop((game, server), None)
        holders = self._holders.get(game, {})
        holders.pop(server, None)
        if not holders:
            self._holders.pop(game, None)
