"""Closing of unused tables, and deletion of tables that were called off.

Abandoned invitations and guests' empty games are closed. That is an event like any other, so only
one of several servers does it. A table is never closed if anybody has played at it, or is there at
that moment. A table that was closed, or that a player called off, is deleted after a day, unless an
administrator ended it, or a tournament, a report or a daily attempt refers to it.
"""

from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, case, delete, func, select, text

from quiltbee.server.accounts.schema import accounts
from quiltbee.server.clock import DAY
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.lobby.rows import INVITED_FOR, LISTED_FOR, LISTED_PATIENTLY_FOR, invitations
from quiltbee.server.reports import reports
from quiltbee.server.schedule import forget_claims
from quiltbee.server.store.games import last_event
from quiltbee.server.store.schema import events, games, metadata, seats
from quiltbee.server.store.table_events import ENDED

EMPTY_FOR = 7 * DAY
"""Milliseconds after which a guest's game without any action is closed."""

KEPT_FOR = DAY
"""Milliseconds after which a called-off table is deleted."""

AT_A_TIME = 200
"""The most tables deleted in one commit, so that others can write meanwhile."""

_DEPENDENT = (invitations, seats, events)
"""The tables whose rows about a game are deleted with it, besides those that cascade."""


def _unused_tables(connection: Connection, until: int) -> list[tuple[int, str]]:
    """Return the tables to be closed up to a time, with their times, in order."""
    queries = _open_tables(until), _empty_games(until)
    return sorted((row.due, row.id) for query in queries for row in connection.execute(query))


def _open_tables(until: int) -> Select[Any]:
    """Return a query for public tables whose time is over, and others whose invitations are."""
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
    return (
        select(games.c.id, due.label("due"))
        .join(seats, seats.c.game == games.c.id)
        .where(
            seats.c.open == 1,
            seats.c.taken <= until - LISTED_FOR,
            due <= until,
            last_event(events.c.over, 0) == 0,
        )
    )


def _empty_games(until: int) -> Select[Any]:
    """Return a query for games at guests' private tables in which no person has done anything."""
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
    return select(games.c.id, (games.c.created + EMPTY_FOR).label("due")).where(
        games.c.access == "private",
        games.c.created <= until - EMPTY_FOR,
        ~is_known,
        ~has_done,
        last_event(events.c.over, 0) == 0,
    )


def delete_called_off(connection: Connection, until: int) -> list[str]:
    """Delete some of the tables called off up to a time; returns their ids."""
    others = [
        key.parent
        for table in metadata.sorted_tables
        if table not in _DEPENDENT
        for key in table.foreign_keys
        if key.column is games.c.id and (key.ondelete is None or table is reports)
    ]
    partners = games.alias()
    query = (
        select(events.c.game)
        .distinct()
        .join(games, games.c.id == events.c.game)
        .where(
            text("events.kind = 'abort'"),  # the exact condition of the index
            events.c.at <= until,
            events.c.message.not_like(f"{ENDED}:%"),
            last_event(events.c.over, 0) == 1,
            games.c.tournament.is_(None),
            ~select(partners.c.id).where(partners.c.id == games.c.partner).exists(),
            *(~select(other).where(other == games.c.id).exists() for other in others),
        )
        .limit(AT_A_TIME)
    )
    gone = list(connection.execute(query).scalars())
    for table in _DEPENDENT:
        connection.execute(delete(table).where(table.c.game.in_(gone)))
    connection.execute(delete(games).where(games.c.id.in_(gone)))
    return gone


EVERYTHING = "unused tables"
"""The only key of this duty."""

CLAIMED_FOR = 60 * DAY
"""Milliseconds for which claims are kept: longer than any turn."""


class Cleaning(Service):
    """Cleans once a day, since no table falls due within a day of its opening."""

    kind = "cleaning"

    def __init__(self, services: Services) -> None:
        self._database = services.store.database
        self._clock = services.clock
        self._tables = services.tables
        self.next = 0
        """The time of the next cleaning."""

    def due(self, _: object, now: int) -> list[str]:
        """Return the only key, which is due at the start and then once a day or sooner."""
        return [EVERYTHING] if now >= self.next else []

    async def do(self, key: str) -> None:
        """Close the tables that are due, and delete those that were called off."""
        at = self._clock()
        await forget_claims(self._database, at - CLAIMED_FOR)
        deleting = partial(delete_called_off, until=at - KEPT_FOR)
        while gone := await self._database.change(deleting):
            self._tables.forget(gone)
        tomorrow = at + DAY
        for due, game in await self._database.read(partial(_unused_tables, until=tomorrow)):
            if due > at:
                self.next = due
                return
            with suppress(UnknownError):  # it was removed meanwhile
                await self._tables.close_if_unused(game)
        self.next = tomorrow
