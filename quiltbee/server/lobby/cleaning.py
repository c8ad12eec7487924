"""Closes tables that nobody uses any more: abandoned invitations, and guests' empty games.

Closing is an event like any other, so only one of several servers does it. A table is never closed
if anybody has played at it, or is there at that moment.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple, Self

from sqlalchemy import Connection, case, func, select

from quiltbee.server.accounts.schema import accounts
from quiltbee.server.clock import DAY, Clock
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.lobby.rows import INVITED_FOR, LISTED_FOR, LISTED_PATIENTLY_FOR, invitations
from quiltbee.server.schedule.clocks import forget_claims
from quiltbee.server.store.database import Database
from quiltbee.server.store.games import last_event
from quiltbee.server.store.schema import events, games, seats

EMPTY_FOR = 7 * DAY
"""Milliseconds after which a guest's game in which nothing was ever done is closed."""


class Unused(NamedTuple):
    """A table that will be closed at a time, in ms since 1970, if nobody comes to play."""

    due: int
    game: str


def unused_tables(connection: Connection, until: int) -> list[Unused]:
    """Open tables and empty games of guests that are due up to a time, in their order."""
    return sorted([*_open_tables(connection, until), *_empty_games(connection, until)])


def _open_tables(connection: Connection, until: int) -> list[Unused]:
    """Public tables whose time in the lobby is over, and others whose last invitation is."""
    is_patient = games.c.clock.like("%d")
    days = case((is_patient, LISTED_PATIENTLY_FOR), else_=LISTED_FOR)
    last = select(func.max(invitations.c.expires)).where(invitations.c.game == games.c.id)
    expires = func.coalesce(last.scalar_subquery(), 0)
    invited = seats.c.taken + INVITED_FOR
    due = case(
        (games.c.access == "public", seats.c.taken + days),
        (expires > invited, expires),
        else_=invited,
    )
    query = (
        select(games.c.id, due.label("due"))
        .join(seats, seats.c.game == games.c.id)
        .where(
            seats.c.open == 1,
            seats.c.taken <= until - LISTED_FOR,
            due <= until,
            last_event(events.c.over, 0) == 0,
        )
    )
    return [Unused(row.due, row.id) for row in connection.execute(query)]


def _empty_games(connection: Connection, until: int) -> list[Unused]:
    """Games of guests, on a table that is theirs alone, in which no person has done anything."""
    theirs = seats.alias()
    is_known = (
        select(theirs.c.seat)
        .outerjoin(accounts, accounts.c.person == theirs.c.person)
        .where(theirs.c.game == games.c.id)
        .where(accounts.c.person.is_not(None) | (theirs.c.bot == 1))
        .exists()
    )
    has_done = (
        select(events.c.number)
        .where(events.c.game == games.c.id, events.c.person.is_not(None))
        .exists()
    )
    query = select(games.c.id, (games.c.created + EMPTY_FOR).label("due")).where(
        games.c.access == "private",
        games.c.created <= until - EMPTY_FOR,
        ~is_known,
        ~has_done,
        last_event(events.c.over, 0) == 0,
    )
    return [Unused(row.due, row.id) for row in connection.execute(query)]


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
