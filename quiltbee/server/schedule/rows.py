"""What the stored rows say about time: running clocks, and duties a process has claimed."""

from importlib import import_module
from typing import NamedTuple

from sqlalchemy import Column, Connection, Table, Text, delete, func, select

from quiltbee.games import TimeControl
from quiltbee.server.store.database import Database
from quiltbee.server.store.schema import Milliseconds, events, games, metadata

claims = Table(
    "claims",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("due", Milliseconds, nullable=False),
)
"""A duty done once, by whichever server comes first, such as a reminder for a turn."""


class RunningClock(NamedTuple):
    """A game whose clock runs; its flag falls at a served time, 0 if that is not stored."""

    game: str
    control: TimeControl
    falls_at: int


def running_clocks(connection: Connection) -> list[RunningClock]:
    """The games in which a clock runs.

    Games begun before flags fell by themselves have no time and must be checked.
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


class ScheduleStore:
    """What the schedule asks of a database; failures raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def running_clocks(self) -> list[RunningClock]:
        """The games in which a clock runs."""
        return await self._database.read(running_clocks)

    async def claim(self, kind: str, key: str, due: int) -> bool:
        """Whether this server may do what was due; True once for each later time."""
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
