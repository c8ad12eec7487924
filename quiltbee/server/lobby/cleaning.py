"""Closes tables that nobody uses any more: abandoned invitations, and guests' empty games.

Closing is an event like any other, so only one of several servers does it. A table is never closed
if anybody has played at it, or is there at that moment.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from quiltbee.server.clock import DAY, Clock
from quiltbee.server.errors import UnknownError
from quiltbee.server.lobby.unused import unused_tables
from quiltbee.server.schedule.rows import ScheduleStore
from quiltbee.server.store.database import Database

CLEANING = "cleaning"

EVERYTHING = "unused tables"
"""The one key of this duty: the store is asked what is due."""

CLAIMED_FOR = 60 * DAY
"""How long what was done is remembered, in milliseconds: longer than any turn."""

CloseIfUnused = Callable[[str], Awaitable[bool]]


class Cleaning:
    """Looks once a day, since nothing falls due within a day of being opened."""

    kind = CLEANING

    def __init__(
        self,
        database: Database,
        claims: ScheduleStore,
        clock: Clock,
        close_if_unused: CloseIfUnused,
    ) -> None:
        self._database = database
        self._claims = claims
        self._clock = clock
        self._close_if_unused = close_if_unused

    async def upcoming(self) -> list[tuple[str, int]]:
        """There is one duty, due at once."""
        return [(EVERYTHING, self._clock())]

    async def do(self, key: str) -> int | None:
        """Close what is due, and say when to look again, at most a day later."""
        at = self._clock()
        await self._claims.forget_claims(at - CLAIMED_FOR)
        tomorrow = at + DAY
        for unused in await self._database.read(partial(unused_tables, until=tomorrow)):
            if unused.due > at:
                return unused.due
            with suppress(UnknownError):  # it was removed meanwhile
                await self._close_if_unused(unused.game)
        return tomorrow
