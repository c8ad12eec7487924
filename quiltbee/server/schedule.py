"""The schedule: several times a second every process asks what is due, and does it.

    ticker = Ticker(database, clock, clocks, tournaments)
    ticker.start()

What is due is a query on an index, so nothing is held in memory, and nothing is lost with a
process. Two processes may find the same thing due, and both do it: the later one finds the event
with the next number stored, or the claim made. A flag that the last query has seen coming falls at
its time, not at the next tick.

`games.due` is a served time before which nothing can fall due in a game, however people play until
then. So a move writes nothing: a clock that still has time when it is looked at is looked at again
when the first of both could run out.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, runtime_checkable

from sqlalchemy import Connection, delete, func, select, update

from quiltbee.games import Clock, TimeControl
from quiltbee.rules import Seat
from quiltbee.server.background import keep_going
from quiltbee.server.clock import DAY
from quiltbee.server.clock import Clock as WallClock
from quiltbee.server.errors import StoreError, UnknownError
from quiltbee.server.figures import FIGURES
from quiltbee.server.store import Database, StoredGame
from quiltbee.server.store.schema import claims, games

TICK = 0.2
"""Seconds between two queries, and so the longest delay of an unforeseen duty."""

SHORTEST = 0.005
"""The fewest seconds between two queries."""

AT_ONCE = 4
"""The most duties done at a time, so that people can play even if a start finds many due."""

FIRST_PAUSE, LONGEST_PAUSE = 1_000, 600_000
"""Milliseconds before a failed duty is retried; the pause doubles with each failure."""

Entry = tuple[str, str]
"""A kind and a key, such as `("clock", game)`."""

_LOG = logging.getLogger(__name__)


@runtime_checkable
class Duty(Protocol):
    """A kind of thing that falls due, each known by a key."""

    @property
    def kind(self) -> str:
        """Its name, unique among the duties of a server."""

    def due(self, connection: Connection, now: int) -> list[str]:
        """Return the keys of what is due at `now`; called in a reader's thread."""

    async def do(self, key: str) -> None:
        """Do what is due, unless it was done already, so that it is no longer due."""


class Ticker:
    """Does all duties as they fall due, from `start` to `close`."""

    def __init__(
        self,
        database: Database,
        clock: WallClock,
        *duties: Duty,
        soonest: Callable[[], int | None] = lambda: None,
    ) -> None:
        """Take `soonest`, which returns the time of the next known duty; it is then not delayed."""
        self._database = database
        self._clock = clock
        self._soonest = soonest
        self._duties = {duty.kind: duty for duty in duties}
        self._waiting: dict[Entry, None] = {}
        self._doing: set[Entry] = set()
        self._done: set[Entry] = set()
        """The duties done since the last query began: its answer may still have them."""
        self._workers: set[asyncio.Task[None]] = set()
        self._failures: dict[Entry, tuple[int, int]] = {}
        """The failures of a duty, and the time of its next attempt."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to ask, and to do what is due."""
        self._task = asyncio.create_task(keep_going("schedule", self._run))

    async def close(self) -> None:
        """Stop; canceled duties are due after the next start."""
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
        """Seconds until the next query."""
        soonest = self._soonest()
        if soonest is None:
            return TICK
        return max(SHORTEST, min(TICK, (soonest - self._clock() + 1) / 1000))

    async def tick(self) -> None:
        """Ask what is due, and see that it gets done."""
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
            entry = kind, key = next(iter(self._waiting))
            del self._waiting[entry]
            self._doing.add(entry)
            try:
                await self._duties[kind].do(key)
            except Exception as error:  # noqa: BLE001 - a failed duty must not stop the others
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


LONGEST_REAL_TIME = DAY // 2
"""Milliseconds that a clock of seconds never has left, and a clock of days always starts with."""

NOT_YET = 10_000
"""Milliseconds before a retry: notifications can't be sent yet, or a computer player thinks."""

REMINDER = "reminder"

MOST = 1000
"""The most games found due at a time; the others follow once these are done."""

Flag = Callable[[str], Awaitable[StoredGame]]
"""Flags a player who has run out of time in a game, and returns the game after it."""


class Notifier(Protocol):
    """Sends messages to people's browsers."""

    @property
    def is_wanted(self) -> bool:
        """Whether messages will be sent, now or once it is ready."""

    @property
    def can_send(self) -> bool:
        """Whether messages can be sent yet."""

    def remind(self, person: str, game: str) -> None:
        """Remind a person, soon, that their time in a game is running out."""


def lead(control: TimeControl) -> int:
    """Return the ms between the reminder and the end of a turn: a quarter of it, a day at most."""
    return 0 if control.is_real_time else min(DAY, control.main_ms // 4)


def next_look(clock: Clock | None, served: int) -> int | None:
    """Return a served time before which nothing falls due; None if no clock runs.

    It is the reminder or the flag of this turn, or of a turn that the opponent may have by then.
    """
    if clock is None or clock.running is None or clock.falls_at is None:
        return None
    ahead, falls_at = lead(clock.control), clock.falls_at
    own = falls_at - ahead if served < falls_at - ahead else falls_at
    return min(own, served + clock.left[clock.running.other.index] - ahead)


@dataclass(eq=False)
class Clocks:
    """The duty of all games with running clocks, by their ids.

    `look` finds out which other processes hang, before each query.
    """

    database: Database
    clock: WallClock
    served: Callable[[int], int]
    flag: Flag
    notifier: Notifier
    look: Callable[[Connection, int], None] = lambda *_: None
    is_busy: bool = False
    """Whether any clock may count seconds, so that heartbeats must be frequent."""
    soonest: int | None = None
    """The wall time at which the next game falls due."""
    kind: str = "clock"

    def due(self, connection: Connection, now: int) -> list[str]:
        """Return the games to look at."""
        if not self.database.is_alone:
            self.look(connection, now)
        served = self.served(now)
        query = select(games.c.id).where(games.c.due <= served).order_by(games.c.due).limit(MOST)
        found = list(connection.execute(query).scalars())
        soonest = connection.scalar(select(func.min(games.c.due)).where(games.c.due > served))
        self.soonest = None if soonest is None else now + soonest - served
        is_soon = soonest is not None and soonest < served + LONGEST_REAL_TIME
        self.is_busy = bool(found) or is_soon
        return found

    async def do(self, key: str) -> None:
        """Flag a player out of time, or remind one who is about to be, and look again later."""
        try:
            stored = await self.flag(key)
        except UnknownError:  # it has been removed meanwhile
            return
        held = stored.setup.held
        served = self.served(self.clock()) - held
        due = next_look(stored.clock, served)
        if stored.setup.untimed is not None and stored.game.decider is stored.setup.untimed:
            due = served + NOT_YET  # it thinks now, unless its process ends
        if due is not None and not await self._remind(stored, served):
            due = min(due, served + NOT_YET)
        due = None if due is None else due + held
        await self.database.run(update(games).where(games.c.id == key).values(due=due))

    async def _remind(self, stored: StoredGame, served: int) -> bool:
        """Remind the player to move, once a turn; returns False if it must be retried."""
        clock, decider = stored.clock, stored.game.decider
        if clock is None or clock.falls_at is None or not isinstance(decider, Seat):
            return True
        person, ahead = stored.setup.holder(decider).person, lead(clock.control)
        is_due = clock.falls_at - ahead <= served < clock.falls_at
        if not ahead or not is_due or person is None:
            return True
        if not self.notifier.can_send:
            return not self.notifier.is_wanted
        if await claim(self.database, REMINDER, stored.setup.id, clock.falls_at):
            self.notifier.remind(person, stored.setup.id)
        return True


async def claim(database: Database, kind: str, key: str, due: int) -> bool:
    """Return whether this process may do what was due; True once for each later time."""

    def work(connection: Connection) -> bool:
        # Of the dialects only the one in use is imported: PostgreSQL's delays a start by 60 ms.
        dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
        row = dialect.insert(claims).values(kind=kind, key=key, due=due)
        statement = row.on_conflict_do_update(
            index_elements=["kind", "key"],
            set_={"due": row.excluded.due},
            where=claims.c.due < row.excluded.due,
        )
        return connection.execute(statement.returning(claims.c.key)).first() is not None

    return await database.change(work)


async def forget_claims(database: Database, before: int) -> None:
    """Forget old claims."""
    await database.run(delete(claims).where(claims.c.due < before))
