"""Reports as rows.

A report disappears with the person or the game that it is about, but outlives its author.
"""

from dataclasses import asdict, dataclass

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Table,
    Text,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from quiltbee.server.errors import StoreError, UnknownError
from quiltbee.server.reports.messages import LONGEST_TEXT, REASONS
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import Milliseconds, metadata

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Milliseconds, nullable=False),
    Column("reporter", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE")),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE")),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Milliseconds),
    CheckConstraint("game IS NOT NULL OR person IS NOT NULL", name="about"),
    CheckConstraint(f"length(text) <= {LONGEST_TEXT}", name="text"),
    CheckConstraint(f"reason IN {REASONS}", name="reason"),
    Index(None, "closed", "created"),
)

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


class ReportStore(Feature):
    """The reports of a database; failures raise StoreError."""

    about = (reports.c.reporter,)

    async def add(self, report: Report) -> None:
        """Store a report; UnknownError if there is no such game or person."""
        try:
            await self._database.change(
                lambda connection: connection.execute(insert(reports), asdict(report))
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
        """Mark a report as dealt with; UnknownError if there is no such open report."""
        query = select(reports.c.id).where(reports.c.id == report_id, reports.c.closed.is_(None))
        if await self._database.read(lambda connection: connection.execute(query).first()) is None:
            raise UnknownError(f"There is no open report {report_id!r}.")
        closing = update(reports).where(reports.c.id == report_id).values(closed=at)
        await self._database.change(lambda connection: connection.execute(closing))
