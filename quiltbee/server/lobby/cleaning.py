"""Closes tables that nobody uses any more: abandoned invitations, and guests' empty games.

Closing is an event like any other, so only one of several servers does it. A table is never closed
if anybody has played at it, or is there at that moment.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Self

from quiltbee.server.clock import DAY, Clock
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.lobby.unused import unused_tables
from quiltbee.server.schedule.clocks import forget_claims
from quiltbee.server.store.database import Database

CLEANING = "cleaning"

EVERYTHING = "unused tables"
"""The one key of this duty: the store is asked what is due."""

CLAIMED_FOR = 60 * DAY
"""How long what was done is remembered, in milliseconds: longer than any turn."""

CloseIfUnused = Callable[[str], Awaitable[bool]]


class Cleaning(Service):
    """Looks once a day, since nothing falls due within a day of being opened."""

    kind = CLEANING

    def __init__(
        self,
        database: Database,
        clock: Clock,
        close_if_unused: CloseIfUnused,
    ) -> None:
        self._database = database
        self._clock = clock
        self._close_if_unused = close_if_unused
        self.next = 0
        """When to look again."""

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        close = services.tables.close_if_unused
        return cls(services.store.database, services.clock, close)

    def due(self, _: object, now: int) -> list[str]:
        """The one duty, which is due at the start and then once a day or sooner."""
        return [EVERYTHING] if now >= self.next else []

    async def do(self, key: str) -> None:
        """Close what is due."""
        at = self._clock()
        await forget_claims(self._database, at - CLAIMED_FOR)
        tomorrow = at + DAY
        for unused in await self._database.read(partial(unused_tables, until=tomorrow)):
            if unused.due > at:
                self.next = unused.due
                return
            with suppress(UnknownError):  # it was removed meanwhile
                await self._close_if_unused(unused.game)
        self.next = tomorrow
