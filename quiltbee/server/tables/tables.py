"""All tables in memory: opened when somebody comes, forgotten when nobody is there."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any

from quiltbee.server.errors import StoreError, UnknownGameError
from quiltbee.server.store import (
    GameNews,
    Heard,
    Missed,
    PresenceNews,
    SeatsNews,
    Session,
    TableSetup,
)
from quiltbee.server.tables.presence import NEWS_EVERY
from quiltbee.server.tables.table import Surroundings, Table

_LOG = logging.getLogger(__name__)


class Tables:
    """Hands out tables, the same one to everybody who asks for a game at the same time."""

    def __init__(self, around: Surroundings, idle_tables: int) -> None:
        self._around = around
        self._most_idle = idle_tables
        self._busy: dict[str, Table] = {}
        self._idle: OrderedDict[str, Table] = OrderedDict()
        self._telling: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self, game_id: str) -> AsyncIterator[Table]:
        """A table for as long as it is needed; UnknownGameError if there is no such game."""
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

    async def flag_if_due(self, game_id: str) -> int | None:
        """End a game if somebody's time is up; the served time to look again at, if any."""
        async with self.open(game_id) as table:
            return await table.flag_if_due()

    async def close_if_unused(self, game_id: str) -> bool:
        """Close a table at which nobody has played and nobody is; whether it is closed now."""
        async with self.open(game_id) as table:
            return await table.close_if_unused()

    async def create(self, setup: TableSetup, newcomer: Session | None = None) -> None:
        """Store a new game and let its computer player begin, where it is the first.

        `newcomer` is the session of the person who opens it, if that is a new one.
        """
        await self._around.games.create(setup, newcomer)
        self.tell_opened(setup)
        async with self.open(setup.id) as table:
            await table.wake()

    def tell_opened(self, *setups: TableSetup) -> None:
        """Tell whoever cares of tables that were stored."""
        for setup in setups:
            self._around.on_opened(setup)

    def on_ready(self) -> None:
        """Tell everybody that the strong player is ready."""
        for table in self._busy.values():
            self._soon(table.tell_that_the_player_is_ready())

    def tell_the_time(self) -> None:
        """Tell everybody how the clocks stand, which have stood still meanwhile."""
        for table in self._busy.values():
            if table.has_running_clock:
                self._soon(table.tell_the_time())

    def hear(self, news: Heard) -> None:
        """Take note of what another server says."""
        match news:
            case GameNews(game=game, number=number):
                self._catch_up(game, number)
            case PresenceNews(game):
                if (table := self._busy.get(game)) is not None:
                    self._soon(table.hear_presence(news))
            case SeatsNews(game):
                self._soon(self.read_again([game]))
            case Missed():
                for game in [*self._busy, *self._idle]:
                    self._catch_up(game, None)

    async def read_again(self, games: Iterable[str]) -> None:
        """Read games again whose seats were changed without an event; StoreError if one can't."""
        for game in games:
            table = self._busy.get(game) or self._idle.get(game)
            if table is not None:
                await table.read_again()

    async def keep_saying_who_is_here(self) -> None:
        """Tell the other servers again and again who is connected here, until cancelled."""
        while True:
            await asyncio.sleep(NEWS_EVERY)
            for table in list(self._busy.values()):
                self._soon(table.say_who_is_here())

    @property
    def served_now(self) -> int:
        """The time as the players' clocks count it."""
        return self._around.served(self._around.clock())

    @property
    def open_tables(self) -> int:
        """How many tables somebody looks at."""
        return len(self._busy)

    def close(self) -> None:
        """Stop all thinking; the store has all the rest."""
        for table in [*self._busy.values(), *self._idle.values()]:
            table.close()

    def _catch_up(self, game: str, number: int | None) -> None:
        table = self._busy.get(game) or self._idle.get(game)
        if table is not None:
            self._soon(table.catch_up(number))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits."""
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreError):  # the store has said it
            _LOG.warning("A table could not be brought up to date: %s", error)

    def _enter(self, game_id: str) -> Table:
        table = self._busy.get(game_id) or self._idle.pop(game_id, None)
        if table is None:
            table = Table(game_id, self._around)
        self._busy[game_id] = table
        table.visitors += 1
        return table

    def _leave(self, table: Table, known: bool) -> None:
        table.visitors -= 1
        if table.visitors:
            return
        del self._busy[table.game_id]
        if known:
            self._idle[table.game_id] = table
        while len(self._idle) > self._most_idle:
            _, oldest = self._idle.popitem(last=False)
            oldest.close()
