"""A server as a state machine needs it: one of two over a store that fails when it is told to."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from quiltbee.server.errors import StoreError
from quiltbee.server.store import GameStore, Note, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.writer import Done
from tests.server.support import Tab
from tests.server.tables.two_places import Evening

GONE_SECONDS = 180


class Games(GameStore):
    """A store that fails when it is told to, before it has stored an event or after."""

    fails: str | None = None

    def append(
        self, before: StoredGame, event: StoredEvent, done: Done, opened: TableSetup | None = None
    ) -> StoredGame:
        fails, self.fails = self.fails, None
        spoilt = StoreError("The store can't be written just now: spoilt.")
        if fails == "before":
            asyncio.get_running_loop().call_soon(done, spoilt)
            return before.after(event)
        if fails == "after":
            return super().append(before, event, lambda _: done(spoilt), opened)
        return super().append(before, event, done, opened)


class Process:
    """One server: its tables, who has a tab there, and the news that is on its way to it."""

    def __init__(self, name: str, store: SqliteStore, time: int, lost: int) -> None:
        self.name = name
        self.games = Games(store.database)
        self.evening = Evening(store, GONE_SECONDS, self.games)
        self.evening.time, self.evening.lost = time, lost
        self.tabs: list[Tab] = []
        self.news: deque[Note] = deque()
        self.is_behind = False
        """Whether it does not know what it has stored: the store did not say so."""
        self.is_sure_who_is_there = False
        self.started = time

    async def open(self) -> None:
        self._opened = self.evening.tables.open("game")
        self.table = await self._opened.__aenter__()

    async def kill(self) -> None:
        """End it, so that nobody else is told."""
        await self._opened.__aexit__(None, None, None)
        self.evening.tables.close()


async def now(work: Callable[[], None]) -> None:
    """Do something at once, on the loop."""
    work()


async def to_the_end(work: Coroutine[Any, Any, Any]) -> Any:
    """Do something, and wait for whatever else comes of it."""
    done = await work
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        for task in (await asyncio.wait(others))[0]:
            if not task.cancelled():
                task.result()
    return done
