"""Leases: a live process holds the turns of the players who are connected to it.

If it hangs or is killed, the clock of such a turn stands still at every process. The time is given
back by the process itself once it is alive again, by another one to which the player connects, or
by any process after LONGEST_HANG.
"""

from collections import OrderedDict

from sqlalchemy import Connection, select

from quiltbee.rules import Seat
from quiltbee.server.clock import DAY, Clock
from quiltbee.server.store import Bus, PresenceNews
from quiltbee.server.store.liveness import LATE
from quiltbee.server.store.schema import servers

LONGEST_HANG = 30_000
"""Milliseconds without a heartbeat after which a process is given up."""

KEPT_FOR = DAY
"""Milliseconds for which the seats of another process are kept after its last news."""

GRACE = 1_000
"""Milliseconds that a revived process has to give the time back itself."""


class Leases:
    """The seats that each process holds, and the processes that hang."""

    def __init__(self, bus: Bus, clock: Clock) -> None:
        self._own = bus.server
        self._clock = clock
        self._holders: dict[str, dict[str, frozenset[int]]] = {}
        """The seats at each game, by process."""
        self._noted: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The time of the last news of another process at a game, the oldest first."""
        self._hanging: dict[str, tuple[int, int]] = {}
        """The last heartbeat of each hanging process, and when it was last seen to hang."""
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
            self._drop(*next(iter(self._noted)))  # a killed process does not report its end

    def look(self, connection: Connection, now: int) -> None:
        """Look up the hanging processes; called in a reader's thread."""
        query = select(servers.c.id, servers.c.alive).where(
            servers.c.id != self._own,
            servers.c.until < now - LATE,
            servers.c.until > servers.c.alive,  # it has not shut down
        )
        hanging = {row.id: (row.alive, now) for row in connection.execute(query)}
        lately = {one: seen for one, seen in self._hanging.items() if seen[1] > now - GRACE}
        self._hanging = lately | hanging

    def silent_since(self, game: str, seat: Seat) -> int | None:
        """Return the last heartbeat of the process that holds a seat; None unless it hangs."""
        holders = self._holders.get(game, {})
        signs = [self._hanging.get(server) for server, seats in holders.items() if seat in seats]
        known = [sign[0] for sign in signs if sign is not None]
        return max(known) if known and len(known) == len(signs) else None

    def is_given_up(self, since: int) -> bool:
        """Return whether a process that has been silent since a time is given up."""
        return self._clock() > since + LONGEST_HANG

    def take_over(self, game: str) -> None:
        """Drop the hanging holders of a game."""
        for server in self._hanging.keys() & self._holders.get(game, {}).keys():
            self._drop(game, server)

    def _drop(self, game: str, server: str) -> None:
        self._noted.pop((game, server), None)
        holders = self._holders.get(game, {})
        holders.pop(server, None)
        if not holders:
            self._holders.pop(game, None)
