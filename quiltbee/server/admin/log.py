"""The log of administration: each action with its author, time, subject and reason."""

from typing import Any

from msgspec import Struct
from msgspec.json import decode, encode
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    Table,
    Text,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from quiltbee.server.admin.people import name_of
from quiltbee.server.errors import ConflictError
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column, policy
from quiltbee.server.store.schema import Milliseconds, metadata

PAGE = 50
"""The number of entries on a page."""

actions_log = Table(
    "actions_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Milliseconds, nullable=False),
    person_column("admin", leave="clear", merge="stay", exported=False),
    Column("local", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("person", Text, info=policy(leave="feature", merge="move", exported=False)),
    Column("details", Text, nullable=False),
    Column("reason", Text, nullable=False),
)


class LogEntry(Struct):
    """An action; `admin` is None for the command line, which is `local`, and for one who has left.

    `details` are the other arguments of the action, such as a game or a new name.
    """

    number: int
    at: int
    admin: str | None
    admin_name: str | None
    local: bool
    action: str
    person: str | None
    person_name: str | None
    details: dict[str, Any]
    reason: str


class LogPage(Struct):
    """A page of entries, the newest first; those before number `next` follow, unless it is None."""

    entries: list[LogEntry]
    next: int | None


class ActionLog(Feature):
    """The log of a database; failures raise StoreError."""

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """Keep the actions on a removed person, but nothing about the person."""
        kept = case((actions_log.c.action == "remove_person", actions_log.c.reason), else_="")
        change = update(actions_log).where(actions_log.c.person == person)
        connection.execute(change.values(person=None, details="{}", reason=kept))

    async def add(
        self, action: str, given: dict[str, Any], at: int, admin: str | None, reason: str
    ) -> int:
        """Store an action before it is carried out; returns its number."""
        details = {name: value for name, value in given.items() if name not in ("person", "reason")}
        row = {
            "at": at,
            "admin": admin,
            "local": int(admin is None),
            "action": action,
            "person": given.get("person"),
            "details": encode(details).decode(),
            "reason": reason,
        }
        last = select(func.max(actions_log.c.number))

        def work(connection: Connection) -> int:
            number = (connection.scalar(last) or 0) + 1
            connection.execute(insert(actions_log), row | {"number": number})
            return number

        try:
            return await self._database.change(work)
        except ConflictError:  # another process has taken the number
            return await self._database.change(work)

    async def drop(self, number: int) -> None:
        """Forget an action that was refused."""
        await self._database.run(delete(actions_log).where(actions_log.c.number == number))

    async def read(self, before: int | None = None) -> LogPage:
        """Return the newest entries, or those before a number."""
        query = select(actions_log).order_by(actions_log.c.number.desc()).limit(PAGE + 1)
        if before is not None:
            query = query.where(actions_log.c.number < before)

        def question(connection: Connection) -> list[LogEntry]:
            rows = connection.execute(query).mappings().all()
            people = {row[column] for row in rows for column in ("admin", "person")}
            names = {person: name_of(connection, person) for person in people}
            return [
                LogEntry(
                    **{**row, "local": bool(row["local"]), "details": decode(row["details"])},
                    admin_name=names[row["admin"]],
                    person_name=names[row["person"]],
                )
                for row in rows
            ]

        found = await self._database.read(question)
        return LogPage(found[:PAGE], found[PAGE - 1].number if len(found) > PAGE else None)
