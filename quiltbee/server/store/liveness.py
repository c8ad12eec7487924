"""Served time, and the heartbeats of the server processes: clocks stop while no process runs.

Each process regularly stores a heartbeat, and a deadline for the next. A process that finds a gap
stores an outage, from the last heartbeat until now: when it starts, after it was suspended, and
when the database is back. Served time is wall time without the outages:

    wall    |------====------==--->      = outage
    served  |----------------->

Both are in milliseconds. An event is stored with its wall time, from which served time follows.
"""

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import accumulate
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from quiltbee.server.clock import DAY, Clock
from quiltbee.server.errors import StoreError
from quiltbee.server.store.database import Database
from quiltbee.server.store.schema import outages, servers

Outage = tuple[int, int]
"""The wall times of its start and end."""


class Outages:
    """The outages up to now; immutable."""

    def __init__(self, outages: Iterable[Outage] = ()) -> None:
        self._outages = tuple(_apart(sorted(outages)))
        self._ends = [ended for _, ended in self._outages]
        lengths = (ended - began for began, ended in self._outages)
        self._lost = list(accumulate(lengths, initial=0))

    @property
    def last(self) -> int:
        """The end of the last outage, 0 if there was none."""
        return self._ends[-1] if self._ends else 0

    def plus(self, outages: Iterable[Outage]) -> "Outages":
        """Return these outages and more."""
        return Outages([*self._outages, *outages])

    def served(self, at: int) -> int:
        """Return the served time at a wall time; it stands still during an outage."""
        over = bisect_right(self._ends, at)
        lost = self._lost[over]
        if over < len(self._outages):
            lost += max(0, at - self._outages[over][0])
        return at - lost


def _apart(outages: Iterable[Outage]) -> Iterable[Outage]:
    """Yield the outages without overlaps."""
    last = 0
    for began, ended in outages:
        if ended > max(began, last):
            yield max(began, last), ended
            last = ended


BUSY, IDLE = 500, 60_000
"""Milliseconds between two heartbeats, while a clock counts seconds and otherwise."""

LATE, HELD_UP = 400, 2_000
"""Milliseconds by which a heartbeat may be late: of another process, and of our own."""

_IsOutage = Callable[[int, int], bool]
"""A predicate for an outage, given the last heartbeat and its deadline for the next."""

_LOG = logging.getLogger(__name__)
_LAST_SIGN = select(func.max(servers.c.alive).label("alive"), func.max(servers.c.until)).where(
    servers.c.until < bindparam("horizon")
)
_SIGN = update(servers).where(servers.c.id == bindparam("server"))
_FORGET = delete(servers).where(servers.c.until < bindparam("long_ago"))
_LEARN = select(outages.c.began, outages.c.ended).where(outages.c.ended > bindparam("known"))


class Liveness:
    """The heartbeat of this process, and served time."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._outages = Outages()
        self._trusted = 0
        self._next = 0
        self._alive = self._until = clock()
        self._failed: int | None = None

    async def start(self) -> None:
        """Store the first heartbeat, and the outage before it; raises StoreError."""
        now = self._clock()
        alone = self._database.is_alone
        await self._beat(now, IDLE, lambda _, until: alone or now > until + LATE)

    async def beat(self, busy: bool) -> bool:
        """Store a heartbeat; raises StoreError if that fails.

        `busy` says that a clock counts seconds in some game. Returns True after a newly found
        outage: clients then have wrong clocks.
        """
        now, failed = self._clock(), self._failed

        def is_outage(alive: int, until: int) -> bool:
            return now > until + HELD_UP if failed is None else alive < failed

        try:
            return await self._beat(now, BUSY if busy else IDLE, is_outage)
        except StoreError:
            self._failed = now if failed is None else failed
            self._trusted = min(self._trusted, now)
            raise

    async def stop(self) -> None:
        """Store the end of this process; raises StoreError."""
        await self._beat(self._clock(), 0, lambda *_: False)

    async def keep(
        self,
        is_busy: Callable[[], bool],
        on_outage: Callable[[], None],
        on_hang: Callable[[int], Callable[[], None]],
    ) -> None:
        """Store heartbeats until canceled; call `on_outage` when `beat` returns True.

        `on_hang` is called with the last heartbeat if this process has been silent for too long; it
        returns a callback for the case that other processes were alive meanwhile.
        """
        while True:
            await asyncio.sleep(BUSY / 1000)
            had_failed, busy = self._failed is not None, is_busy()
            if not (busy or had_failed or self._clock() >= self._next):
                continue
            is_late = not self._database.is_alone and self._clock() > self._until + LATE
            give_back = on_hang(self._alive) if is_late else None
            try:
                if await self.beat(busy):
                    on_outage()
                elif give_back is not None:
                    give_back()
            except StoreError as error:
                if not had_failed:
                    _LOG.warning("All clocks stand still: %s", error)

    def served(self, at: int) -> int:
        """Return the served time, in ms, at a wall time.

        It stops once this process can no longer store its heartbeat.
        """
        return self._outages.served(min(at, self._trusted))

    async def _beat(self, now: int, interval: int, is_outage: _IsOutage) -> bool:
        server, known = self._database.server, self._outages.last
        found: list[Any] = []

        def work(connection: Connection) -> None:
            _store_outage(connection, now, is_outage)
            _sign(connection, server, now, now + interval)
            found[:] = connection.execute(_LEARN, {"known": known}).all()

        await self._database.write(work)
        self._failed = None
        self._alive, self._until = now, now + interval
        patience = HELD_UP if self._database.is_alone else LATE
        self._trusted, self._next = now + interval + patience, now + interval - 2 * BUSY
        self._outages = self._outages.plus((row.began, row.ended) for row in found)
        return bool(found)


def _store_outage(connection: Connection, now: int, is_outage: _IsOutage) -> None:
    """Store an outage that ends now, if any; only one of several processes succeeds."""
    alive, until = connection.execute(_LAST_SIGN, {"horizon": now + 2 * IDLE}).one()
    if alive is None or alive >= now or not is_outage(alive, until):
        return
    # Import only the dialect in use: PostgreSQL's delays a start by 60 ms.
    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
    statement = dialect.insert(outages).on_conflict_do_nothing()
    connection.execute(statement, {"began": alive, "ended": now})


def _sign(connection: Connection, server: str, now: int, until: int) -> None:
    """Store a heartbeat; the first one of a process also deletes processes of long ago."""
    sign = {"alive": now, "until": until}
    if connection.execute(_SIGN, {"server": server, **sign}).rowcount == 0:
        connection.execute(insert(servers), {"id": server, "started": now, **sign})
        connection.execute(_FORGET, {"long_ago": now - DAY})
