"""What the stored rows say of time: clocks that run, and what one process has claimed to do."""

from importlib import import_module
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select

from quiltbee.games import TimeControl
from quiltbee.server.store.database import Database
from quiltbee.server.store.schema import claims, events, games


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


async def claim(database: Database, kind: str, key: str, due: int) -> bool:
    """Whether it is for this process to do what was due; True once for each later time."""
    done = False

    def work(connection: Connection) -> None:
        nonlocal done
        # Of the dialects only the one in use is imported: PostgreSQL's delays a start by 60 ms.
        dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
        row = dialect.insert(claims).values(kind=kind, key=key, due=due)
        is_later = claims.c.due < row.excluded.due
        statement = row.on_conflict_do_update(
            index_elements=["kind", "key"], set_={"due": row.excluded.due}, where=is_later
        )
        done = connection.execute(statement.returning(claims.c.key)).first() is not None

    await database.write(work)
    return done


async def forget_claims(database: Database, before: int) -> None:
    """Forget what was claimed long ago."""

    def work(connection: Connection) -> None:
        connection.execute(delete(claims).where(claims.c.due < before))

    await database.write(work)
