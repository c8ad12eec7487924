"""Tables that nobody uses any more are closed: abandoned invitations, and guests' empty games.

Closing is an event like any other, so that of several servers one does it. Where anybody has
played, or sits at the table just then, nothing is closed.
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
"""The one key of this duty: what is due follows from a question to the store."""

CLAIMED_FOR = 60 * DAY
"""For how many milliseconds it is known what was done: longer than any turn."""

CloseIfUnused = Callable[[str], Awaitable[bool]]


class Cleaning:
    """Looks once a day, for nothing is due within a day of being opened."""

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
        """The whole, at once."""
        return [(EVERYTHING, self._clock())]

    async def do(self, key: str) -> int | None:
        """Close what is due; when the next thing is, at most a day later."""
        at = self._clock()
        await self._claims.forget_claims(at - CLAIMED_FOR)
        tomorrow = at + DAY
        for unused in await self._database.read(partial(unused_tables, until=tomorrow)):
            if unused.due > at:
                return unused.due
            with suppress(UnknownError):  # it was removed meanwhile
                await self._close_if_unused(unused.game)
        return tomorrow
