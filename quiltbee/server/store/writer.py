"""The one thread that writes to the database, over the one writing connection.

SQLite's WAL needs a single writing and checkpointing connection. A single thread also lets the
moves that arrive during a commit share the next one. Rows of one table are one statement, whose SQL
is made once per number of rows, so that the driver can keep it prepared; PostgreSQL gets all rows
as one JSON text: 8 microseconds a row, against 35 as values. If a group fails, its halves are
tried, so that a bad task spoils no other and each learns its own outcome. If the database is
unreachable, the whole group fails: whatever was in flight may or may not be stored.

Coming back from the database, the thread must wait for the event loop to release the GIL. So a
group is few statements, the thread wakes once for everything that reached the loop together, and
the loop once for a whole group.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Dialect, Engine, Table
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES
from quiltbee.server.store.news import Exchange, Note
from quiltbee.server.store.trouble import Trouble

MOST_ROWS = 64
"""Rows of one statement; so many statements are kept prepared at most."""


class RowInsert:
    """Inserts rows into a table, given in the order of its columns."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._names = [column.name for column in table.columns]
        self._sql = cache(self._make_sql)
        self._json_sql = cache(self._make_json_sql)
        self._notifying_sql = cache(self._make_notifying_sql)

    def write_at_once(
        self, engine: Engine, rows: Sequence[tuple[object, ...]], payloads: Sequence[str]
    ) -> bool:
        """Insert at most MOST_ROWS rows, and send PostgreSQL's notifications, with one statement.

        It is a transaction of its own, prepared by the driver and without SQLAlchemy's layers. If
        it fails the answer is False, and nothing was done.
        """
        failures = engine.dialect.loaded_dbapi.Error, SQLAlchemyError
        try:
            raw = engine.raw_connection()
        except failures:
            return False
        try:
            driver: Any = raw.driver_connection
            if engine.dialect.name == "postgresql":
                driver.autocommit = True
                try:
                    sql = self._notifying_sql(engine.dialect)
                    texts = msgspec.json.encode(payloads).decode()
                    driver.execute(sql, (self._as_json(rows), texts), prepare=True)
                finally:
                    driver.autocommit = False
            else:
                values = tuple(value for row in rows for value in row)
                driver.execute(self._sql(engine.dialect, len(rows)), values)
        except failures:
            return False
        finally:
            raw.close()
        return True

    def write(self, connection: Connection, rows: Sequence[tuple[object, ...]]) -> None:
        """Insert rows; IntegrityError, and nothing is inserted, if one of them is refused."""
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(self._json_sql(connection.dialect), (self._as_json(rows),))
            return
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            values = tuple(value for row in some for value in row)
            connection.exec_driver_sql(self._sql(connection.dialect, len(some)), values)

    def _as_json(self, rows: Sequence[tuple[object, ...]]) -> str:
        named = [dict(zip(self._names, row, strict=True)) for row in rows]
        return msgspec.json.encode(named).decode()

    def _make_notifying_sql(self, dialect: Dialect) -> str:
        return (
            f"WITH stored AS ({self._json_sql(dialect)}) "
            "SELECT pg_notify('quiltbee', payload) FROM json_array_elements_text(%s::json) payload"
        )

    def _make_sql(self, dialect: Dialect, rows: int) -> str:
        row = f"({', '.join('?' * len(self._names))})"
        every = ", ".join([row] * rows)
        table, columns = self._quoted(dialect)
        return f"INSERT INTO {table} ({columns}) VALUES {every}"

    def _make_json_sql(self, dialect: Dialect) -> str:
        table, columns = self._quoted(dialect)
        rows = f"json_populate_recordset(NULL::{table}, %s)"
        return f"INSERT INTO {table} ({columns}) SELECT {columns} FROM {rows}"

    def _quoted(self, dialect: Dialect) -> tuple[str, str]:
        name = dialect.identifier_preparer
        columns = ", ".join(name.format_column(column) for column in self._table.columns)
        return name.format_table(self._table), columns


Work = Callable[[Connection], None]


@dataclass(slots=True)
class Row:
    """A row to insert; rows for the same insert are written by one statement."""

    insert: RowInsert
    values: tuple[str | int | None, ...]

    def __call__(self, connection: Connection) -> None:
        """Write this row alone."""
        self.insert.write(connection, [self.values])


class Task(NamedTuple):
    """A piece of work, and the news for the other processes that its commit sends."""

    work: Work
    notes: tuple[Note, ...] = ()


class Commits:
    """Runs tasks on the writing connection, which is reopened if it was lost."""

    def __init__(self, engine: Engine, exchange: Exchange) -> None:
        self._engine = engine
        self._exchange = exchange
        self._trouble = Trouble("written")

    def carry_out(self, group: Sequence[Task]) -> list[Exception | None]:
        """Run tasks in order; return each one's error, or None if it is stored."""
        try:
            if not self._insert(group):
                self._commit(group)
        except Exception as error:  # noqa: BLE001 - each caller is told; the thread goes on
            if len(group) == 1 or _is_away(error):
                return [self._explained(error)] * len(group)
            half = len(group) // 2
            return [*self.carry_out(group[:half]), *self.carry_out(group[half:])]
        FIGURES.groups.observe(len(group))
        return [None] * len(group)

    def _explained(self, error: Exception) -> Exception:
        return self._trouble.explain(error) if isinstance(error, SQLAlchemyError) else error

    def _insert(self, group: Sequence[Task]) -> bool:
        """Insert rows of one table and send the news with one statement, the usual case for moves.

        False if that fails; the slow path then finds out why.
        """
        works = [task.work for task in group]
        rows = [work.values for work in works if isinstance(work, Row)]
        inserts = {work.insert for work in works if isinstance(work, Row)}
        if len(rows) < len(works) or len(inserts) != 1 or len(rows) > MOST_ROWS:
            return False
        payloads = self._exchange.payloads([note for task in group for note in task.notes])
        return inserts.pop().write_at_once(self._engine, rows, payloads)

    def _commit(self, group: Sequence[Task]) -> None:
        notes = [note for task in group for note in task.notes]
        with self._engine.begin() as connection:
            _write(connection, [task.work for task in group])
            if notes:
                self._exchange.announce(connection, *notes)


def _write(connection: Connection, works: Iterable[Work]) -> None:
    """Run tasks in order; consecutive rows of one table are one statement."""
    for insert, same in groupby(works, lambda work: work.insert if isinstance(work, Row) else None):
        if insert is None:
            for work in same:
                work(connection)
        else:
            insert.write(connection, [row.values for row in same if isinstance(row, Row)])


def _is_away(error: Exception) -> bool:
    """Whether the connection was lost or could not be opened."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or error.statement is None
    )


LARGEST_GROUP = 500
"""The most jobs in one group."""

_LOG = logging.getLogger(__name__)


Done = Callable[[Exception | None], None]
"""Called once a task is on disk, or with its error."""


class _Job(NamedTuple):
    """A task, and the callback for its loop."""

    task: Task
    done: Done
    loop: asyncio.AbstractEventLoop


_Settled = tuple[_Job, Exception | None]


class Writer:
    """Runs tasks, several to a commit."""

    def __init__(self, commits: Commits) -> None:
        self._commits = commits
        self._new: list[_Job] = []
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="quiltbee-writer", daemon=True)
        self._thread.start()

    def enqueue(self, task: Task, done: Done) -> None:
        """Queue a task from a running loop.

        `done` is called on that loop after the commit, with the error if the task is not in the
        store.
        """
        loop = asyncio.get_running_loop()
        with self._lock:
            if self._closed:
                raise StoreError("The server is stopping; the move was not stored.")
            if not self._new or self._new[-1].loop is not loop:
                loop.call_soon(self._hand_over)
            self._new.append(_Job(task, done, loop))

    async def submit(self, task: Task) -> None:
        """Run a task and wait until it is on disk. If cancelled before its turn, it is not run."""
        future = asyncio.get_running_loop().create_future()

        def work(connection: Connection) -> None:
            if not future.cancelled():
                task.work(connection)

        def done(error: Exception | None) -> None:
            if future.done():  # cancelled
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.enqueue(Task(work, task.notes), done)
        await future

    def close(self) -> None:
        """Commit what is queued and end the thread."""
        self._hand_over()
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        """Hand new jobs to the thread."""
        with self._lock:
            if self._new:
                self._jobs.put(self._new)
                self._new = []

    def _run(self) -> None:
        last = False
        while not last:
            group, last = self._next_group()
            if group:
                ends = self._commits.carry_out([job.task for job in group])
                _tell(list(zip(group, ends, strict=True)))

    def _next_group(self) -> tuple[list[_Job], bool]:
        """Wait for jobs and take all that are queued; True with the last group."""
        group: list[_Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            group += jobs
            if self._jobs.empty() or len(group) >= LARGEST_GROUP:
                return group, False
            jobs = self._jobs.get()
        return group, True


def _tell(settled: list[_Settled]) -> None:
    """Wake each loop once; nobody waits on a closed one."""
    for loop in {job.loop for job, _ in settled}:
        theirs = [(job, error) for job, error in settled if job.loop is loop]
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, theirs)


def _settle(settled: list[_Settled]) -> None:
    for job, error in settled:
        try:
            job.done(error)
        except Exception:  # noqa: BLE001 - the other loops must still be woken
            _LOG.exception("A commit callback raised.")
