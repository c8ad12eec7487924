"""What running clocks cost a server: `scripts/bench schedule`.

10,000 tables for two on SQLite, each with a running clock: what the first look at each costs, what
they cost while nothing is due, and how fast flags fall if all are due at once, as after a long
night without a server.
"""

import asyncio
import tempfile
import time
from pathlib import Path

from quiltbee.games import Moved, TimeControl
from quiltbee.rules import PASS, Seat, new_game, ring_from_seed
from quiltbee.server.computer.engines import Engines
from quiltbee.server.computer.queue import Queue
from quiltbee.server.schedule import Clocks, Ticker
from quiltbee.server.store import Bus, SeatHolder, Session, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.tables import Tables
from tests.server.store.support import append

CLOCKS = 10_000
IDLE_SECONDS = 10
BEGAN = 1_700_000_000_000
WHOLE = 600_000
"""Milliseconds on each clock."""


class Server:
    """The time of a server, which may be put on, and the ends of games."""

    def __init__(self) -> None:
        self.put_on = 0
        self.ended = 0
        self.all_ended = asyncio.Event()
        self._began = time.monotonic()

    def now(self) -> int:
        """The time of the clock."""
        return BEGAN + self.put_on + int(1000 * (time.monotonic() - self._began))

    def stored(self, stored: StoredGame) -> None:
        """Count a game that has ended."""
        self.ended += stored.game.is_over
        if self.ended == CLOCKS:
            self.all_ended.set()


def say(name: str, value: str) -> None:
    print(f"{name:<60}{value:>20}", flush=True)


def table(number: int) -> TableSetup:
    """A table of Ann and Bob."""
    return TableSetup(
        id=f"game{number}",
        created=BEGAN,
        seats=(SeatHolder("Ann", person="ann"), SeatHolder("Bob", person="bob")),
        seed="bench",
        start=new_game(ring_from_seed("bench")),
        clock=TimeControl.parse("600+5"),
        access="invitation",
    )


class Nobody:
    """Notifies nobody."""

    is_wanted = can_send = False

    def remind(self, person: str, game: str) -> None:
        """Do nothing."""


async def fill(store: SqliteStore) -> list[StoredGame]:
    """Store the tables, each after a pass."""
    for person in ("ann", "bob"):
        await store[SessionStore].add(Session(person * 16, person, BEGAN))

    async def begin(number: int) -> StoredGame:
        setup = table(number)
        await store.games.create(setup)
        event = StoredEvent(1, "m1", BEGAN, Moved(PASS), "ann")
        return await append(store.games, StoredGame.fold(setup), event)

    return list(await asyncio.gather(*map(begin, range(CLOCKS))))


async def measure(folder: Path) -> None:
    """Print what the clocks of a new store cost."""
    store, server = SqliteStore(folder), Server()
    games = await fill(store)
    bus = Bus(store.database)
    bus.subscribe("stored", StoredGame, lambda _, stored: server.stored(stored))
    engines = Queue(Engines(1, 20.0, strong="greedy"))
    tables = Tables(TableContext(store.games, bus, engines, server.now), 256)
    clocks = Clocks(store.database, server.now, lambda at: at, tables.flag_if_due, Nobody())
    ticker = Ticker(store.database, server.now, clocks)
    began = time.perf_counter()
    await ticker.do_all()
    say(f"{CLOCKS:,} clocks looked at for the first time", f"{time.perf_counter() - began:.1f} s")
    ticker.start()
    await asyncio.sleep(2)
    cpu = time.process_time()
    await asyncio.sleep(IDLE_SECONDS)
    say(
        f"{IDLE_SECONDS} s in which nothing is due: processor",
        f"{1000 * (time.process_time() - cpu):.1f} ms",
    )
    server.put_on = 2 * WHOLE
    began, cpu = time.perf_counter(), time.process_time()
    await server.all_ended.wait()
    say(f"{CLOCKS:,} flags that are due at once", f"{time.perf_counter() - began:.1f} s")
    say("the same: processor, all threads", f"{time.process_time() - cpu:.1f} s")
    over = [await store.games.load(game.setup.id) for game in games[:: CLOCKS // 10]]
    assert all(game.game.result and game.game.result.winner is Seat.FIRST for game in over)
    await ticker.close()
    tables.close()
    store.close()


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
