"""Reports of players or games to the operator.

A report is deleted with its player or game, but outlives its author.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Table,
    Text,
    insert,
    update,
)

from quiltbee.server.body import Body, Id
from quiltbee.server.errors import (
    ConflictError,
    ForbiddenError,
    TooManyError,
    UnknownError,
)
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.ids import new_id
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata

LONGEST_TEXT = 500
MOST_LISTED = 1000

Reason = Literal["name", "cheating", "leaving", "other"]
"""The reason of a report: an offensive name, help from a computer, leaving games."""

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Milliseconds, nullable=False),
    person_column("reporter", leave="clear", merge="move", ondelete="SET NULL"),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE")),
    person_column("person", leave="delete", merge="move", exported=False, ondelete="CASCADE"),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Milliseconds),
    CheckConstraint("game IS NOT NULL OR person IS NOT NULL", name="about"),
    CheckConstraint(f"length(text) <= {LONGEST_TEXT}", name="text"),
    CheckConstraint(f"reason IN {get_args(Reason)}", name="reason"),
    Index(None, "closed", "created"),
)
"""`closed` is when the operator closed the report."""


class NewReport(Body):
    """A report about a player or a game."""

    reason: Reason
    game: Id | None = None
    person: Id | None = None
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""

    def __post_init__(self) -> None:
        """Clean the text; ValueError without a game or a person."""
        shown = "".join(c if c.isprintable() or c == "\n" else " " for c in self.text).strip()
        self.text = shown
        if self.game is None and self.person is None:
            raise ValueError("A report is about a game or a person")


class Reported(Struct):
    """A new report."""

    id: str


class ReportStore(Feature):
    """The reports of a database; failures raise StoreError."""

    async def close(self, report: str, at: int) -> None:
        """Close a report; raises UnknownError if there is no such open report."""
        this = update(reports).where(reports.c.id == report, reports.c.closed.is_(None))
        if not await self._database.run(this.values(closed=at)):
            raise UnknownError(f"There is no open report {report!r}.")


calls = Calls()


@calls.post("/api/reports", 201, raises=[404])
async def report(request: Request, body: NewReport) -> Reported:
    """Send a report to the operator; nobody else sees it."""
    person, services = await request.person(), request.services
    if person is None:
        raise ForbiddenError("Only players of this server can report.")
    if not services.limiter.reports.take(person):
        raise TooManyError("You have sent many reports; try again later.", code="reports-many")
    made = new_id(services.draws)
    new = insert(reports).values(id=made, created=services.clock(), reporter=person, **asdict(body))
    try:
        await services.store.database.run(new)
    except ConflictError as error:
        raise UnknownError("There is no such game or person.") from error
    return Reported(made)
