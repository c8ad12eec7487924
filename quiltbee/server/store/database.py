"""A database: one connection that writes and a few that read, for SQLite and PostgreSQL alike.

Writes go through the writer's thread and return when they are on disk; reads run in other threads
on read-only connections. Failures raise StoreError.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Select, Table, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.errors import BusyError, StoreError
from quiltbee.server.ids import new_id
from quiltbee.server.shares import FairThreads
from quiltbee.server.store.news import Exchange, Follower, Note
from quiltbee.server.store.writer import Commits, Done, Task, Trouble, Work, Writer

_Answer = TypeVar("_Answer")
_LOG = logging.getLogger(__name__)

_PLAIN: tuple[type, ...] = (str, int, float, bytes)

READERS = 4
"""The number of reader threads, each with a connection of its own."""

HEAVY_AT_ONCE = 2
MOST_HEAVY, MOST_HEAVY_OF_ONE = 2000, 200
"""The most heavy jobs that may wait: in all, and for one caller."""


class Database:
    """Two engines: one connection that writes, and a few that only read.

    The tables must be up to date. Without an `exchange` this process `is_alone`: no other one can
    use the database meanwhile. `server` is the id of this process.
    """

    def __init__(
        self,
        writing: Engine,
        reading: Engine,
        exchange: Exchange | None = None,
    ) -> None:
        self._writing = writing
        self._reading = reading
        self._exchange = exchange or Exchange(new_id())
        self.is_alone = exchange is None
        self.server = self._exchange.server
        self._trouble = Trouble("read")
        self._writer = Writer(Commits(writing, self._exchange))
        self._readers = ThreadPoolExecutor(READERS, "quiltbee-reader")
        self.heavy = FairThreads(
            HEAVY_AT_ONCE, most=MOST_HEAVY, most_of_one=MOST_HEAVY_OF_ONE, refuse=BusyError
        )
        """The threads for slow work, such as loading games and writing their records."""

    def close(self) -> None:
        """Commit pending work, then close all connections, the writing one last."""
        self.heavy.close()
        self._writer.close()
        self._exchange.close()
        self._readers.shutdown()  # let running reads, even abandoned ones, return their connections
        self._reading.dispose()
        self._writing.dispose()

    async def write(self, work: Work, *notes: Note) -> None:
        """Run work in a commit, which also sends the news; when this returns it is on disk."""
        await self._writer.submit(Task(work, notes))

    def enqueue(self, work: Work, done: Done, *notes: Note) -> None:
        """Run work in a commit, then call `done` on the running loop, with any error.

        Raises StoreError once the server is stopping.
        """
        self._writer.enqueue(Task(work, notes), done)

    async def change(self, work: Callable[[Connection], _Answer], *notes: Note) -> _Answer:
        """Run work as `write` does and return its result; it may be tried more than once."""
        answers: list[_Answer] = []

        def do(connection: Connection) -> None:
            answers[:] = [work(connection)]

        await self.write(do, *notes)
        return answers[0]

    async def read(
        self, question: Callable[[Connection], _Answer], *, is_heavy: bool = False
    ) -> _Answer:
        """Run a query on a read-only connection; heavy queries wait for their turn."""

        def ask() -> _Answer:
            with self._reading.connect() as connection:
                return question(connection)

        try:
            if is_heavy:
                return await self.heavy.run(ask)
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except SQLAlchemyError as error:
            raise self._trouble.explain(error) from error

    async def all(self, query: Select[Any], kind: type[_Answer]) -> list[_Answer]:
        """Return the rows of a query as Structs, or its only column as values of a plain type."""
        return await self.read(lambda connection: rows_of(connection, query, kind))

    async def first(self, query: Select[Any], kind: type[_Answer]) -> _Answer | None:
        """Return the first row of a query as a value of a kind, None if there are no rows."""
        return next(iter(await self.all(query.limit(1), kind)), None)

    async def number(self, query: Select[Any]) -> int:
        """Return the number that a query yields, or 0."""
        return await self.first(query, int) or 0

    async def run(self, statement: Executable, *notes: Note) -> int:
        """Execute a statement in a commit; return the number of changed rows."""
        return await self.change(lambda connection: connection.execute(statement).rowcount, *notes)

    def announce(self, connection: Connection, *notes: Note) -> None:
        """Send news with the commit of the current work."""
        self._exchange.announce(connection, *notes)

    async def send(self, *notes: Note) -> None:
        """Send news that belongs to no commit.

        News that can't be sent is lost: the others get `missed` once the database is back.
        """
        if self.is_alone:
            return
        try:
            await self.write(lambda _: None, *notes)
        except StoreError as error:
            _LOG.warning("News for the other servers is lost: %s", error)

    def follow(self, follower: Follower) -> None:
        """Call back on the running event loop with news of the other processes."""
        self._exchange.follow(follower)


def rows_of(connection: Connection, query: Select[Any], kind: type[_Answer]) -> list[_Answer]:
    """Return the rows of a query as `Database.all` does, within a read or a commit."""
    rows = connection.execute(query)
    if kind in _PLAIN:
        return list(rows.scalars())
    names = tuple(map(str, rows.keys()))
    found = [dict(zip(names, row, strict=True)) for row in rows]
    return msgspec.convert(found, list[kind], strict=False)  # type: ignore[valid-type]


def replace_row(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Insert a row in place of the one with the same primary key, if there is one."""
    key = {column.name: row[column.name] for column in table.primary_key}
    connection.execute(delete(table).filter_by(**key))
    connection.execute(insert(table), row)
