"""What running clocks cost a server: `scripts/bench schedule`.

10,000 tables for two on SQLite, each with a running clock: what they cost at a start, in memory and
while nothing is due, what each move costs, and how fast flags fall if all are due at once, as after
a long night without a server.
"""

import asyncio
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from quiltbee.games import Moved, TimeControl
from quiltbee.rules import PASS, Seat, new_game, ring_from_seed
from quiltbee.server.computer.engines import Engines
from quiltbee.server.computer.queue import Queue
from quiltbee.server.schedule.flags import FLAG, Flags
from quiltbee.server.schedule.schedule import Schedule
from quiltbee.server.store import Bus, SeatHolder, Session, StoredEvent, StoredGame, TableSetup
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
    """The time of a server, which may be put on, the timers that came, and the ends of games."""

    def __init__(self) -> None:
        self.put_on = 0
        self.woken = 0
        self.ended = 0
        self.all_ended = asyncio.Event()
        self._began = time.monotonic()

    def now(self) -> int:
        """The time of the clock."""
        return BEGAN + self.put_on + int(1000 * (time.monotonic() - self._began))

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back after some seconds."""

        def wake() -> None:
            self.woken += 1
            call()

        return asyncio.get_running_loop().call_later(seconds, wake)

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


async def fill(store: SqliteStore) -> list[StoredGame]:
    """Store the tables, each after a pass."""
    for person in ("ann", "bob"):
        await store.people.add(Session(person * 16, person, BEGAN))

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
    engines = Engines(1, 20.0, strong="greedy")
    bus = Bus(store.database)
    bus.subscribe("stored", StoredGame, lambda _, stored: server.stored(stored))
    tables = Tables(TableContext(store.games, bus, Queue(engines), server.now), 256)
    schedule = Schedule(server.now, server.later)
    flags = Flags(schedule, store.schedule, server.now, lambda at: at, tables.flag_if_due)
    schedule.take_on(flags)
    schedule.start()
    await asyncio.sleep(2)
    tracemalloc.start()
    began = time.perf_counter()
    upcoming = await flags.upcoming()
    took = time.perf_counter() - began
    say(f"{len(upcoming):,} clocks read at a start", f"{1000 * took:.0f} ms")
    for game in games:
        schedule.forget(FLAG, game.setup.id)
    empty, _ = tracemalloc.get_traced_memory()
    for game in games:
        flags.stored(game)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    say("memory of the schedule", f"{(held - empty) / 1e6:.1f} MB")
    await measure_rest(server)
    await measure_moves(flags, games)
    await measure_flags(server, schedule)
    over = [await store.games.load(game.setup.id) for game in games[:: CLOCKS // 10]]
    assert all(game.game.result and game.game.result.winner is Seat.FIRST for game in over)
    await schedule.close()
    tables.close()
    store.close()


async def measure_rest(server: Server) -> None:
    """Nothing is due."""
    server.woken, cpu = 0, time.process_time()
    await asyncio.sleep(IDLE_SECONDS)
    say(f"{IDLE_SECONDS} s in which nothing is due: timers", f"{server.woken}")
    say("the same: processor", f"{1000 * (time.process_time() - cpu):.1f} ms")


async def measure_moves(flags: Flags, games: list[StoredGame]) -> None:
    """Every game goes on."""
    later = [replace(game, number=2) for game in games]
    began = time.perf_counter()
    for game in later:
        flags.stored(game)
    say("for each move", f"{1e6 * (time.perf_counter() - began) / CLOCKS:.1f} us")


async def measure_flags(server: Server, schedule: Schedule) -> None:
    """Every flag is due."""
    server.put_on = 2 * WHOLE
    began, cpu = time.perf_counter(), time.process_time()
    schedule.read_again()
    await server.all_ended.wait()
    say(f"{CLOCKS:,} flags that are due at once", f"{time.perf_counter() - began:.1f} s")
    say("the same: processor, all threads", f"{time.process_time() - cpu:.1f} s")


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
