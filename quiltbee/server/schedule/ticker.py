"""The ticker: asks several times a second what is due, and does it.

    ticker = Ticker(database, clock, flags, tournaments)
    ticker.start()

What is due is a query on an index, so nothing is held in memory, and nothing is lost with a
process. Every process asks. Two may find the same thing due, and both do it: the one that comes
late finds that the event with the next number is stored, or the claim made. A flag that the last
question has seen coming falls at its time, not at the next tick.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from sqlalchemy import Connection

from quiltbee.server.background import keep_going
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES
from quiltbee.server.store import Database

TICK = 0.2
"""Seconds between two questions: how late something may be done that was not seen coming."""

SHORTEST = 0.005
"""Seconds between two questions at least."""

AT_ONCE = 4
"""The most things done at a time, so that people can play even if a start finds many due."""

FIRST_PAUSE, LONGEST_PAUSE = 1_000, 600_000
"""Milliseconds before what failed is tried again; the pause doubles with each failure."""

Entry = tuple[str, str]
"""A kind and a key, such as `("clock", game)`."""

_LOG = logging.getLogger(__name__)


@runtime_checkable
class Duty(Protocol):
    """One kind of thing that falls due, each known by a key."""

    @property
    def kind(self) -> str:
        """Its name, unique among the duties of a server."""

    def due(self, connection: Connection, now: int) -> list[str]:
        """Keys of what is due at a time, in ms since 1970; called in a reader's thread."""

    async def do(self, key: str) -> None:
        """Do what is due, unless it has been done, so that it is due no more."""


class Ticker:
    """Does what falls due, from `start` to `close`."""

    def __init__(
        self,
        database: Database,
        clock: Clock = now,
        *duties: Duty,
        soonest: Callable[[], int | None] = lambda: None,
    ) -> None:
        """With `soonest`, the time at which something is known to fall due is not missed."""
        self._database = database
        self._clock = clock
        self._soonest = soonest
        self._duties = {duty.kind: duty for duty in duties}
        self._waiting: dict[Entry, None] = {}
        self._doing: set[Entry] = set()
        self._done: set[Entry] = set()
        """What has been done since the last question was asked: its answer may be older."""
        self._workers: set[asyncio.Task[None]] = set()
        self._failures: dict[Entry, tuple[int, int]] = {}
        """How often a thing has failed, and when it is tried again."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Ask, and do what is due, from now on."""
        self._task = asyncio.create_task(keep_going("schedule", self._run))

    async def close(self) -> None:
        """Stop; whatever is being done is cancelled, and due after the next start."""
        tasks = [*self._workers, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self.tick()
            await asyncio.sleep(self.pause)

    @property
    def pause(self) -> float:
        """Seconds until the next question."""
        soonest = self._soonest()
        if soonest is None:
            return TICK
        return max(SHORTEST, min(TICK, (soonest - self._clock() + 1) / 1000))

    async def tick(self) -> None:
        """Ask what is due, and make sure that it is done."""
        at = self._clock()
        self._done.clear()

        def ask(connection: Connection) -> list[Entry]:
            every = self._duties.values()
            return [(duty.kind, key) for duty in every for key in duty.due(connection, at)]

        for entry in await self._database.read(ask):
            _, again = self._failures.get(entry, (0, 0))
            if entry not in self._doing | self._done and again <= at:
                self._waiting[entry] = None
        for _ in range(min(AT_ONCE - len(self._workers), len(self._waiting))):
            worker = asyncio.create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    async def do_all(self) -> None:
        """Do everything that is due now, and wait for it; for tests."""
        while True:
            await self.tick()
            if not self._workers:
                return
            await asyncio.gather(*self._workers)

    async def _work(self) -> None:
        """Do what waits until nothing does."""
        while self._waiting:
            entry = next(iter(self._waiting))
            del self._waiting[entry]
            self._doing.add(entry)
            await self._do(entry)

    async def _do(self, entry: Entry) -> None:
        kind, key = entry
        try:
            await self._duties[kind].do(key)
        except Exception as error:  # noqa: BLE001 - whatever happens, all other things go on
            self._note_failure(entry, error)
        else:
            self._failures.pop(entry, None)
        finally:
            self._doing.discard(entry)
            self._done.add(entry)

    def _note_failure(self, entry: Entry, error: Exception) -> None:
        failures, _ = self._failures.get(entry, (0, 0))
        pause = min(LONGEST_PAUSE, FIRST_PAUSE << min(failures, 20))
        self._failures[entry] = failures + 1, self._clock() + pause
        if not isinstance(error, StoreError):  # which the store has logged
            FIGURES.faults += 1
            _LOG.error("Duty failed: %s %s", *entry, exc_info=error)
