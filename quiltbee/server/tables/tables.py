"""All tables in memory: opened when somebody comes, forgotten when nobody is there."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import UnknownGameError
from quiltbee.server.ids import DRAWS
from quiltbee.server.store import GameStore, Session, TableSetup
from quiltbee.server.tables.table import Table
from quiltbee.server.tables.thinkers import Thinkers


class Tables:
    """Hands out tables, the same one to everybody who asks for a game at the same time."""

    def __init__(
        self,
        store: GameStore,
        thinkers: Thinkers,
        idle_tables: int,
        *,
        clock: Clock = now,
        draws: Random = DRAWS,
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._clock = clock
        self._draws = draws
        self._most_idle = idle_tables
        self._busy: dict[str, Table] = {}
        self._idle: OrderedDict[str, Table] = OrderedDict()
        self._telling: asyncio.Future[list[None]] | None = None

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

    async def create(self, setup: TableSetup, newcomer: Session | None = None) -> None:
        """Store a new game and let its computer player begin, where it is the first.

        `newcomer` is the session of the person who opens it, if that is a new one.
        """
        await self._store.create(setup, newcomer)
        async with self.open(setup.id) as table:
            await table.wake()

    def on_ready(self) -> None:
        """Tell everybody that the strong player is ready."""
        tables = self._busy.values()
        self._telling = asyncio.gather(*(table.tell_that_the_player_is_ready() for table in tables))

    @property
    def open_tables(self) -> int:
        """How many tables somebody looks at."""
        return len(self._busy)

    def close(self) -> None:
        """Stop all thinking; the store has all the rest."""
        for table in [*self._busy.values(), *self._idle.values()]:
            table.close()

    def _enter(self, game_id: str) -> Table:
        table = self._busy.get(game_id) or self._idle.pop(game_id, None)
        if table is None:
            table = Table(
                game_id, self._store, self._thinkers, clock=self._clock, draws=self._draws
            )
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
