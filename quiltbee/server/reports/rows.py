"""Reports: what people tell whoever runs the server about a person or a game."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from quiltbee.server.errors import StoreError, UnknownError
from quiltbee.server.reports.schema import reports
from quiltbee.server.store.database import Database

MOST_LISTED = 1000


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody said about a person or a game; `closed` is when it was dealt with."""

    id: str
    created: int
    reporter: str | None
    game: str | None
    person: str | None
    reason: str
    text: str
    closed: int | None = None


class ReportStore:
    """The reports of a database; whatever fails does so with StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> None:
        """Store a report; UnknownError if there is no such game or person."""
        try:
            await self._database.write(
                lambda connection: _execute(connection, insert(reports).values(asdict(report)))
            )
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                raise UnknownError("There is no such game or person.") from error
            raise

    async def listed(self, *, closed: bool = False) -> list[Report]:
        """The open reports, or all, the oldest first; at most a thousand."""
        query = select(reports).order_by(reports.c.created, reports.c.id).limit(MOST_LISTED)
        if not closed:
            query = query.where(reports.c.closed.is_(None))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Report(**row._mapping) for row in rows]

    async def close(self, report_id: str, at: int) -> None:
        """Mark a report as dealt with; UnknownError if there is none that is open."""
        query = select(reports.c.id).where(reports.c.id == report_id, reports.c.closed.is_(None))
        if await self._database.read(lambda connection: connection.execute(query).first()) is None:
            raise UnknownError(f"There is no open report {report_id!r}.")
        closing = update(reports).where(reports.c.id == report_id).values(closed=at)
        await self._database.write(lambda connection: _execute(connection, closing))


def _execute(connection: Connection, statement: object) -> None:
    connection.execute(statement)  # type: ignore[call-overload]
