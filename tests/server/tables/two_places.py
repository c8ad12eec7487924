"""A table of two people at two places, with a clock that a test sets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from quiltbee.games import TimeControl
from quiltbee.server.computer.queue import Queue
from quiltbee.server.settings import Limits
from quiltbee.server.store import (
    OPEN,
    Bus,
    GameStore,
    PresenceNews,
    SeatHolder,
    Session,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.table import Table
from quiltbee.server.tables.tables import Tables
from tests.server.store.support import ANN, ANNS_SESSION, two_at_one_screen
from tests.server.support import Json, Tab, Thinkers, deliver

BOB = "bob"
CLEO = "cleo"


def with_a_friend(clock: str | None = None, **changes: Any) -> TableSetup:
    """Ann sits first and waits for a friend."""
    control = None if clock is None else TimeControl.parse(clock)
    seats = (SeatHolder("Ann", person=ANN), OPEN)
    return two_at_one_screen(seats=seats, access="invitation", clock=control, **changes)


class Evening:
    """A server's tables over one store; `time` is the wall clock in ms, `lost` are the outages."""

    def __init__(
        self, store: SqliteStore, gone_seconds: float, games: GameStore | None = None
    ) -> None:
        self.time = 1_700_000_000_000
        self.lost = 0
        self.stored: list[StoredGame] = []
        self.present: list[PresenceNews] = []
        self.opened: list[TableSetup] = []
        self.store = store
        self.bus = Bus(store.database)
        self.bus.subscribe("opened", TableSetup, lambda _, setup: self.opened.append(setup))
        self.bus.subscribe("stored", StoredGame, lambda _, stored: self.stored.append(stored))
        self.bus.subscribe("presence", PresenceNews, self._note_presence)
        self.context = TableContext(
            games or store.games,
            self.bus,
            Queue(Thinkers()),
            clock=lambda: self.time,
            served=lambda at: at - self.lost,
            limits=Limits(gone_seconds=gone_seconds),
        )
        self.tables = Tables(self.context, idle_tables=1)

    def _note_presence(self, _: str, news: PresenceNews) -> None:
        if news.server == self.bus.server:
            self.present.append(news)


class Guest:
    """Somebody at a table: sends messages with ids of their own, and keeps what they are told."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.tab = Tab(person)
        self._table = table
        self._count = 0

    async def say(self, kind: str, **fields: Any) -> Json:
        """Send a message as from the state at hand, and take what comes of it."""
        self._count += 1
        told = len(self.tab.told)
        message = {"type": kind, "id": f"m{self._count}", "seen": self.state["number"], **fields}
        await deliver(self._table, message, self.tab)
        answers = self.tab.told[told:]
        return next(
            each for each in answers if message["id"] in (each.get("id"), each.get("acknowledges"))
        )

    async def refused(self, kind: str, **fields: Any) -> tuple[str, str]:
        """Send a message that is refused: the kind of error, and the sentence."""
        answer = await self.say(kind, **fields)
        assert answer["type"] == "error", answer
        return answer["kind"], answer["error"]

    @property
    def state(self) -> Json:
        """The state as it was last told."""
        return self.tab.last


@asynccontextmanager
async def an_evening(folder: Path, gone_seconds: float = 180) -> AsyncIterator[Evening]:
    """A store with Ann, Bob and Cleo, and the tables on it."""
    store = SqliteStore(folder)
    for person in (ANNS_SESSION, *(Session(name * 16, name, 0) for name in (BOB, CLEO))):
        await store[SessionStore].add(person)
    evening = Evening(store, gone_seconds)
    try:
        yield evening
    finally:
        evening.tables.close()
        await asyncio.sleep(0)
        store.close()


@asynccontextmanager
async def at_a_table(
    evening: Evening, setup: TableSetup
) -> AsyncIterator[tuple[Table, Guest, Guest, Guest]]:
    """The table with Ann, Bob, who has sat down, and a spectator."""
    await evening.tables.create(setup)
    async with evening.tables.open(setup.id) as table:
        guests = [Guest(table, person) for person in (ANN, BOB, None)]
        for guest in guests:
            await table.join(guest.tab)
        if setup.open_seat is not None:
            await table.sit(setup.open_seat, SeatHolder("Bob", person=BOB))
        yield table, guests[0], guests[1], guests[2]


def full(setup: TableSetup) -> TableSetup:
    """The set-up with Bob at the open seat."""
    assert setup.open_seat is not None
    return replace(setup.with_holder(setup.open_seat, SeatHolder("Bob", person=BOB)))
