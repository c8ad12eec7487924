"""Counts of what a store holds and of what is played, with nothing about anybody."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, case, func, select, text

from quiltbee.server.clock import DAY
from quiltbee.server.reports import reports
from quiltbee.server.results import solo_results
from quiltbee.server.store import Database
from quiltbee.server.store.games import last_event
from quiltbee.server.store.schema import events, games, people, sessions
from quiltbee.server.store.sqlite import DATABASE_NAME

DAYS = 14


async def statistics(database: Database, folder: Path, now: int) -> dict[str, Any]:
    """Count people, tables by variant and state, moves of the last days, and sizes in bytes."""

    def question(connection: Connection) -> dict[str, Any]:
        def count(table: Table) -> Any:
            return select(func.count()).select_from(table)

        return {
            "people": connection.scalar(count(people)),
            "sessions": connection.scalar(count(sessions)),
            "tables": _tables(connection),
            "solo": _solo(connection),
            "moves_a_day": _moves(connection, now),
            "open_reports": connection.scalar(count(reports).where(reports.c.closed.is_(None))),
            "bytes": _bytes(connection, folder),
        }

    return await database.read(question)


def _tables(connection: Connection) -> dict[str, dict[str, int]]:
    """Count tables by variant: the running ones, and the finished ones by how they ended."""
    over, kind = last_event(events.c.over, 0), last_event(events.c.kind, "")
    state = case((over == 0, "open"), (kind == "move", "played"), else_=kind)
    every = select(games.c.variant, state.label("state")).subquery()
    query = (
        select(every.c.variant, every.c.state, func.count())
        .group_by(every.c.variant, every.c.state)
        .order_by(every.c.variant, every.c.state)
    )
    counts: dict[str, dict[str, int]] = {}
    for variant, ending, number in connection.execute(query):
        counts.setdefault(variant, {})[ending] = number
    return counts


def _solo(connection: Connection) -> dict[str, int]:
    query = select(solo_results.c.won, func.count()).group_by(solo_results.c.won)
    counts: dict[int, int] = dict(connection.execute(query).all())
    return {"won": counts.get(1, 0), "lost": counts.get(0, 0)}


def _moves(connection: Connection, now: int) -> dict[str, int]:
    """Count the events of each of the last days, today included, by date in UTC."""
    first = now // DAY - DAYS + 1
    day = (events.c.at // DAY).label("day")
    query = select(day, func.count()).where(events.c.at >= first * DAY).group_by(day)
    counts: dict[int, int] = dict(connection.execute(query).all())
    return {
        datetime.fromtimestamp(number * DAY / 1000, UTC).date().isoformat(): counts.get(number, 0)
        for number in range(first, first + DAYS)
    }


def _bytes(connection: Connection, folder: Path) -> dict[str, int]:
    if connection.dialect.name == "postgresql":
        size = connection.execute(text("SELECT pg_database_size(current_database())"))
        return {"database": size.scalar_one()}
    names = {"database": DATABASE_NAME, "journal": f"{DATABASE_NAME}-wal"}
    files = {name: folder / file for name, file in names.items()}
    return {name: file.stat().st_size for name, file in files.items() if file.exists()}
