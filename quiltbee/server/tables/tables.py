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
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.games import Also, hold_person, open_games_in
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.presence import NEWS_EVERY
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.messages import Phrase

_LOG = logging.getLogger(__name__)


class Tables:
    """The tables, one object per game."""

    def __init__(self, context: TableContext, idle_tables: int) -> None:
        self.context = context
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
        """Keep a table in memory for the block; raises UnknownGameError if it does not exist."""
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

    def _known(self, game_id: str) -> Table | None:
        return self._busy.get(game_id) or self._idle.get(game_id)

    def setup_of(self, game_id: str) -> TableSetup | None:
        """Return the set-up of a table in memory, else None."""
        table = self._known(game_id)
        return None if table is None else table.setup

    def is_there(self, game_id: str, person: str) -> bool:
        """Return whether a person sits at a table in memory and is connected to it."""
        table = self._known(game_id)
        if table is None or table.setup is None:
            return False
        return not table.present.isdisjoint(table.setup.seats_of(person))

    async def flag_if_due(self, game_id: str) -> StoredGame:
        """Flag a player who has run out of time; return the game after it."""
        async with self.open(game_id) as table:
            stored = await table.flag_if_due()
            if stored.setup.untimed is not None:
                await table.wake()  # the computer may have stopped with its process
            return stored

    async def close_if_unused(self, game_id: str) -> bool:
        """Close a table where nobody has played or is present; return whether its game is over."""
        async with self.open(game_id) as table:
            return await table.close_if_unused()

    def forget(self, games: Iterable[str]) -> None:
        """Drop deleted tables from memory."""
        for game in games:
            if (table := self._idle.pop(game, None)) is not None:
                table.close()

    # Opening a table

    async def create(
        self,
        setup: TableSetup,
        newcomer: Session | None = None,
        *,
        by: str | None = None,
        also: Also = lambda _: None,
    ) -> TableSetup:
        """Open a table, and start its computer player if that moves first.

        `newcomer` is the session of a new person; `also` writes in the same commit, or raises to
        prevent it. Raises TooManyError if the person `by` has too many unfinished games.
        """
        setup = await self.context.prepare(setup)
        room = self.room_for(by)

        def with_room(connection: Connection) -> None:
            room(connection)
            also(connection)

        await self.context.games.create(setup, newcomer, with_room)
        self.tell_opened(setup)
        async with self.open(setup.id) as table:
            await table.wake()
        return setup

    def tell_opened(self, *setups: TableSetup) -> None:
        """Publish new tables, once they are stored."""
        bus = self.context.bus
        for setup in setups:
            bus.deliver(f"opened/{setup.id}", setup)
            if setup.access == "public":
                bus.publish("lobby")

    def room_for(self, person: str | None) -> Also:
        """Return a check to run in the commit of a person's new table, once that is written.

        It raises TooManyError if the person then has too many unfinished games. So does this if the
        current caller's address has opened too many tables.
        """
        self.context.count_opening(ASKING.get().address)
        most, since = self.context.limits.open_games, self.context.clock() - DAY

        def check(connection: Connection) -> None:
            if person is None:
                return
            hold_person(connection, person)
            if open_games_in(connection, person, since) > most:
                raise TooManyError(
                    f"You have {most} unfinished games from today; finish or resign one first."
                )

        return check

    # News

    def send_clocks(self) -> None:
        """Send everybody the clocks after an outage."""
        for table in self._busy.values():
            table.send_clocks()

    def _apply_news(self, game: str, news: GameNews) -> None:
        if (table := self._known(game)) is not None:
            table.apply_news(news)

    def _note_presence(self, game: str, news: PresenceNews) -> None:
        if (table := self._busy.get(game)) is not None:
            table.note_presence(news)

    def _say(self, game: str, news: SaidNews) -> None:
        if (table := self._busy.get(game)) is not None:
            table.phrases.send(news.seat, cast(Phrase, news.phrase))

    def _catch_up(self, *_: object) -> None:
        for table in [*self._busy.values(), *self._idle.values()]:
            self._soon(table.catch_up())

    async def read_again(self, games: Iterable[str]) -> None:
        """Reload games whose seats have changed hands without an event; raises StoreError."""
        for game in games:
            if (table := self._known(game)) is not None:
                await table.read_again()

    async def broadcast_presence(self) -> None:
        """Report the presence here to the other servers, until canceled."""
        while True:
            await asyncio.sleep(NEWS_EVERY)
            for table in list(self._busy.values()):
                table.report_presence()

    def note_hang(self, since: int) -> Callable[[], None]:
        """Return a callback that gives players here back the time since this process hung."""
        found = [table.note_hang(since) for table in self._busy.values()]

        def give_back() -> None:
            for give in filter(None, found):
                give()

        return give_back

    @property
    def open_tables(self) -> int:
        """The number of tables in use."""
        return len(self._busy)

    def close(self) -> None:
        """Stop all thinking."""
        for table in [*self._busy.values(), *self._idle.values()]:
            table.close()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreError):  # the store logs its errors
            _LOG.warning("Failed to update a table: %s", error)

    def _enter(self, game_id: str) -> Table:
        table = self._busy.get(game_id) or self._idle.pop(game_id, None)
        if table is None:
            table = Table(game_id, self.context)
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
