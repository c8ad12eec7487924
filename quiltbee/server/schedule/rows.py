"""What the stored rows say of time: clocks that run, and what one process has claimed to do."""

from importlib import import_module
from typing import NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, Table, Text, case, delete, func, select

from quiltbee.games import TimeControl
from quiltbee.server.accounts.schema import accounts
from quiltbee.server.clock import DAY
from quiltbee.server.lobby.rows import (
    INVITED_FOR,
    LISTED_FOR,
    LISTED_PATIENTLY_FOR,
    invitations,
)
from quiltbee.server.store.database import Database
from quiltbee.server.store.schema import Milliseconds, events, games, metadata, seats

claims = Table(
    "claims",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("due", Milliseconds, nullable=False),
)
"""What is done once by whichever server comes first, such as a reminder of a turn."""

EMPTY_FOR = 7 * DAY
"""After how many milliseconds a guest's game is closed in which nothing was ever done."""


class RunningClock(NamedTuple):
    """A game whose clock runs; its flag falls at a served time, 0 where that is not stored."""

    game: str
    control: TimeControl
    falls_at: int


def running_clocks(connection: Connection) -> list[RunningClock]:
    """The games in which a clock runs.

    Games that were begun before flags fell by themselves have no time: they are to be looked at.
    """
    inner = events.alias()
    last = select(func.max(inner.c.number)).where(inner.c.game == games.c.id).scalar_subquery()
    has_moved = (
        select(inner.c.number).where(inner.c.game == games.c.id, inner.c.kind == "move").exists()
    )
    query = (
        select(games.c.id, games.c.clock, events.c.due)
        .select_from(games)
        .join(events, (events.c.game == games.c.id) & (events.c.number == last))
        .where(
            games.c.clock.is_not(None),
            events.c.over == 0,
            events.c.due.is_not(None) | has_moved,
        )
    )
    return [
        RunningClock(row.id, TimeControl.parse(row.clock), row.due or 0)
        for row in connection.execute(query)
    ]


class Unused(NamedTuple):
    """A table that is closed at a time, in ms since 1970, if nobody has come to play by then."""

    due: int
    game: str


def unused_tables(connection: Connection, until: int) -> list[Unused]:
    """Open tables and empty games of guests that are due up to a time, in their order."""
    return sorted([*_open_tables(connection, until), *_empty_games(connection, until)])


def _open_tables(connection: Connection, until: int) -> list[Unused]:
    """Public tables after their time in the lobby, and others after their last invitation."""
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
        .where(seats.c.open == 1, seats.c.taken <= until - LISTED_FOR, due <= until, ~_is_over())
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
        ~_is_over(),
    )
    return [Unused(row.due, row.id) for row in connection.execute(query)]


def _is_over() -> ColumnElement[bool]:
    inner = events.alias()
    last = select(func.max(inner.c.number)).where(inner.c.game == games.c.id).scalar_subquery()
    this = select(events.c.number).where(
        events.c.game == games.c.id, events.c.number == last, events.c.over == 1
    )
    return this.exists()


class ScheduleStore:
    """What the schedule asks of a database; whatever fails does so with StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def running_clocks(self) -> list[RunningClock]:
        """The games in which a clock runs."""
        return await self._database.read(running_clocks)

    async def unused_tables(self, until: int) -> list[Unused]:
        """Tables that are closed up to a time if nobody comes, in their order."""
        return await self._database.read(lambda connection: unused_tables(connection, until))

    async def claim(self, kind: str, key: str, due: int) -> bool:
        """Whether it is for this server to do what was due; True once for each later time."""
        done = False

        def work(connection: Connection) -> None:
            nonlocal done
            # Of the dialects only the one in use is imported: PostgreSQL's delays a start by 60 ms.
            dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
            row = dialect.insert(claims).values(kind=kind, key=key, due=due)
            statement = row.on_conflict_do_update(
                index_elements=["kind", "key"],
                set_={"due": row.excluded.due},
                where=claims.c.due < row.excluded.due,
            )
            done = connection.execute(statement.returning(claims.c.key)).first() is not None

        await self._database.write(work)
        return done

    async def forget_claims(self, before: int) -> None:
        """Forget what was claimed long ago."""

        def work(connection: Connection) -> None:
            connection.execute(delete(claims).where(claims.c.due < before))

        await self._database.write(work)
