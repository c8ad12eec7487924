"""The tables in memory: loaded on demand, dropped when idle."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, cast

from sqlalchemy import Connection

from quiltbee.server.clock import DAY
from quiltbee.server.errors import StoreError, TooManyError, UnknownGameError
from quiltbee.server.shares import ASKING
from quiltbee.server.store import (
    GameNews,
    PresenceNews,
    SaidNews,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.games import Also, hold_person, open_games_in
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.leases import Leases
from quiltbee.server.tables.presence import NEWS_EVERY
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.messages import Phrase

_LOG = logging.getLogger(__name__)


class Tables:
    """Hands out tables, one object per game."""

    def __init__(self, context: TableContext, idle_tables: int) -> None:
        self._context = context
        self._most_idle = idle_tables
        self._busy: dict[str, Table] = {}
        self._idle: OrderedDict[str, Table] = OrderedDict()
        self._working: set[asyncio.Task[None]] = set()
        bus = context.bus
        bus.subscribe("game", GameNews, self._apply_news)
        bus.subscribe("presence", PresenceNews, self._note_presence)
        bus.subscribe("said", SaidNews, self._say)
        bus.subscribe("seats", None, lambda game, _: self._soon(self.read_again([game])))
        bus.subscribe("missed", None, self._catch_up)

    @asynccontextmanager
    async def open(self, game_id: str) -> AsyncIterator[Table]:
        """A table, kept in memory for the block; UnknownGameError if it does not exist."""
        table = self._enter(game_id)
        known = True
        try:
            await table.game()
            yield table
        except UnknownGameError:
            known = False
            raise
        finally:
            self._leave(table, known)

    def setup_of(self, game_id: str) -> TableSetup | None:
        """What is played at a table that is in memory; None if it isn't."""
        table = self._busy.get(game_id) or self._idle.get(game_id)
        return None if table is None else table.setup

    def is_there(self, game_id: str, person: str) -> bool:
        """Whether a person is connected to a table at which they sit, if it is in memory."""
        table = self._busy.get(game_id) or self._idle.get(game_id)
        if table is None or table.setup is None:
            return False
        return not table.present.isdisjoint(table.setup.seats_of(person))

    async def flag_if_due(self, game_id: str) -> StoredGame:
        """Flag whoever has run out of time; the game after it."""
        async with self.open(game_id) as table:
            stored = await table.flag_if_due()
            if stored.setup.untimed is not None:
                await table.wake()  # it may have stopped thinking with its process
            return stored

    async def close_if_unused(self, game_id: str) -> bool:
        """Close a table where nobody has played or is present; return whether it is closed now."""
        async with self.open(game_id) as table:
            return await table.close_if_unused()

    def forget(self, games: Iterable[str]) -> None:
        """Drop tables from memory that have been deleted from the store."""
        for game in games:
            if (table := self._idle.pop(game, None)) is not None:
                table.close()

    async def events_after(self, game_id: str, number: int) -> list[StoredEvent]:
        """The stored events of a game after event `number`."""
        return await self._context.games.events_after(game_id, number)

    # Opening a table

    async def create(
        self,
        setup: TableSetup,
        newcomer: Session | None = None,
        *,
        by: str | None = None,
        also: Also = lambda _: None,
    ) -> TableSetup:
        """Open a table, and start its computer player if that one moves first.

        `newcomer` is the session of a new person; `also` writes in the same commit, and raises what
        forbids it. Raises TooManyError if the person `by` whom it is opened has too many unfinished
        games.
        """
        setup = await self.prepare(setup)
        room = self.room_for(by)

        def with_room(connection: Connection) -> None:
            room(connection)
            also(connection)

        await self._context.games.create(setup, newcomer, with_room)
        self.tell_opened(setup)
        async with self.open(setup.id) as table:
            await table.wake()
        return setup

    async def prepare(self, setup: TableSetup) -> TableSetup:
        """A new table as it will be stored, with ratings if they matter.

        Whoever stores it in another commit calls `tell_opened` afterwards.
        """
        return await self._context.prepare(setup)

    def tell_opened(self, *setups: TableSetup) -> None:
        """Publish that tables have been opened, once they are stored."""
        bus = self._context.bus
        for setup in setups:
            bus.deliver(f"opened/{setup.id}", setup)
            if setup.access == "public":
                bus.publish("lobby")

    def room_for(self, person: str | None) -> Also:
        """The function to call in the commit of a person's new table, once that is written.

        It raises TooManyError if the table gives them too many unfinished games. So does this if
        too many have been opened from the address of the current caller.
        """
        self._context.count_opening(ASKING.get().address)
        most, since = self._context.limits.open_games, self._context.clock() - DAY

        def check(connection: Connection) -> None:
            if person is None:
                return
            hold_person(connection, person)
            if open_games_in(connection, person, since) > most:
                raise TooManyError(
                    f"You have begun {most} games today that are not over; "
                    "finish or resign one first."
                )

        return check

    # What happens elsewhere

    def tell_the_time(self) -> None:
        """Send everybody the clocks, which have been stopped for a while."""
        for table in self._busy.values():
            table.tell_the_time()

    def _apply_news(self, game: str, news: GameNews) -> None:
        if (table := self._busy.get(game) or self._idle.get(game)) is not None:
            table.apply_news(news)

    def _note_presence(self, game: str, news: PresenceNews) -> None:
        if (table := self._busy.get(game)) is not None:
            table.note_presence(news)

    def _say(self, game: str, news: SaidNews) -> None:
        if (table := self._busy.get(game)) is not None:
            table.phrases.tell(news.seat, cast(Phrase, news.phrase))

    def _catch_up(self, *_: object) -> None:
        for table in [*self._busy.values(), *self._idle.values()]:
            self._soon(table.catch_up())

    async def read_again(self, games: Iterable[str]) -> None:
        """Reload games whose seats have changed without an event; raises StoreError."""
        for game in games:
            table = self._busy.get(game) or self._idle.get(game)
            if table is not None:
                await table.read_again()

    async def broadcast_presence(self) -> None:
        """Report who is connected here to the other servers, until cancelled."""
        while True:
            await asyncio.sleep(NEWS_EVERY)
            for table in list(self._busy.values()):
                table.report_presence()

    def note_hang(self, since: int) -> Callable[[], None]:
        """Return a callback that gives the time since this process hung back to players here."""
        found = [table.note_hang(since) for table in self._busy.values()]

        def give_back() -> None:
            for give in filter(None, found):
                give()

        return give_back

    def served_now(self, stored: StoredGame) -> int:
        """The time now as a game's clocks count it."""
        return self._context.served_now(stored)

    @property
    def leases(self) -> Leases:
        """Which process holds whose turns."""
        return self._context.leases

    @property
    def open_tables(self) -> int:
        """How many tables are in use."""
        return len(self._busy)

    def close(self) -> None:
        """Stop all thinking."""
        for table in [*self._busy.values(), *self._idle.values()]:
            table.close()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreError):  # the store has said it
            _LOG.warning("A table could not be brought up to date: %s", error)

    def _enter(self, game_id: str) -> Table:
        table = self._busy.get(game_id) or self._idle.pop(game_id, None)
        if table is None:
            table = Table(game_id, self._context)
        self._busy[game_id] = table
        table.visitors += 1
        return table

    def _leave(self, table: Table, known: bool) -> None:
        table.visitors -= 1
        if table.visitors:
            return
        del self._busy[table.id]
        if known:
            self._idle[table.id] = table
        while len(self._idle) > self._most_idle:
            _, oldest = self._idle.popitem(last=False)
            oldest.close()
