"""How much a store holds, and how much is played: counts only, nothing about anybody."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, case, func, select, text

from quiltbee.server.clock import DAY
from quiltbee.server.reports import reports
from quiltbee.server.results import solo_results
from quiltbee.server.store import Database
from quiltbee.server.store.folder import DATABASE_NAME
from quiltbee.server.store.games import last_event
from quiltbee.server.store.schema import events, games, people, sessions

DAYS = 14


async def statistics(database: Database, folder: Path, now: int) -> dict[str, Any]:
    """People, tables by variant and state, moves of each of the last days, sizes in bytes."""

    def ask(connection: Connection) -> dict[str, Any]:
        return {
            "people": connection.execute(select(func.count()).select_from(people)).scalar_one(),
            "sessions": connection.execute(select(func.count()).select_from(sessions)).scalar_one(),
            "tables": _tables(connection),
            "solo": _solo(connection),
            "moves_a_day": _moves(connection, now),
            "open_reports": connection.execute(
                select(func.count()).where(reports.c.closed.is_(None))
            ).scalar_one(),
            "bytes": _bytes(connection, folder),
        }

    return await database.read(ask)


def _tables(connection: Connection) -> dict[str, dict[str, int]]:
    """Tables by variant: the running ones, and the finished ones by how they ended."""
    over, kind = last_event(events.c.over, 0), last_event(events.c.kind, "")
    how = case((over == 0, "open"), (kind == "move", "played"), else_=kind)
    every = select(games.c.variant, how.label("how")).subquery()
    query = (
        select(every.c.variant, every.c.how, func.count())
        .group_by(every.c.variant, every.c.how)
        .order_by(every.c.variant, every.c.how)
    )
    counted: dict[str, dict[str, int]] = {}
    for variant, state, count in _rows(connection, query):
        counted.setdefault(variant, {})[state] = count
    return counted


def _solo(connection: Connection) -> dict[str, int]:
    query = select(solo_results.c.won, func.count()).group_by(solo_results.c.won)
    found = _counted(connection, query)
    return {"won": found.get(1, 0), "lost": found.get(0, 0)}


def _moves(connection: Connection, now: int) -> dict[str, int]:
    """Events of each of the last days, today included, by date in UTC."""
    first = now // DAY - DAYS + 1
    day = (events.c.at // DAY).label("day")
    query = select(day, func.count()).where(events.c.at >= first * DAY).group_by(day)
    found = _counted(connection, query)
    return {
        datetime.fromtimestamp(number * DAY / 1000, UTC).date().isoformat(): found.get(number, 0)
        for number in range(first, first + DAYS)
    }


def _counted(connection: Connection, query: Select[Any]) -> dict[int, int]:
    """Return the answer to a query for values and how often each occurs."""
    return dict(_rows(connection, query))


def _rows(connection: Connection, query: Select[Any]) -> list[Any]:
    return [tuple(row) for row in connection.execute(query)]


def _bytes(connection: Connection, folder: Path) -> dict[str, int]:
    if connection.dialect.name == "postgresql":
        size = connection.execute(text("SELECT pg_database_size(current_database())"))
        return {"database": size.scalar_one()}
    names = {"database": DATABASE_NAME, "journal": f"{DATABASE_NAME}-wal"}
    files = {name: folder / file for name, file in names.items()}
    return {name: file.stat().st_size for name, file in files.items() if file.exists()}
