"""The one thread that writes to the database, over the one writing connection.

SQLite's WAL needs a single connection that writes and checkpoints. A single thread also lets the
moves that arrive during a commit share the next one. Rows of one table are one statement, whose SQL
is built once per number of rows, so that the driver can keep it prepared; PostgreSQL gets all rows
as one JSON text, which takes 8 microseconds a row, against 35 for values. If a group fails, its
halves are tried, so that each task gets its own outcome. If the database is unreachable, the whole
group fails: its tasks may or may not be stored.

After each statement the thread has to wait for the event loop to release the GIL. So a group has
few statements, the thread wakes once for all tasks of one turn of the loop, and the loop once for a
group.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Dialect, Engine, Table
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionError

from quiltbee.server.errors import ConflictError, StoreError
from quiltbee.server.figures import FIGURES
from quiltbee.server.store.news import Exchange, Note

_LOG = logging.getLogger(__name__)

PAUSE = 60.0
"""Seconds between two log lines about errors: while a disk is full, every request fails."""

_OUTSIDE = (OperationalError, InterfaceError, NoConnectionError)
"""Errors about the database itself, whose messages contain no values."""


class Trouble:
    """Turns database errors into StoreError; `doing` is "read" or "written"."""

    def __init__(self, doing: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._sentence = f"The store can't be {doing} just now"
        self._clock = clock
        self._logged = -PAUSE

    def explain(self, error: SQLAlchemyError) -> StoreError:
        """Return the error for the caller, and log it, at most once a minute."""
        is_conflict = isinstance(error, IntegrityError)
        kind = ConflictError if is_conflict else StoreError
        explained = kind(f"{self._sentence}: {describe(error)}.")
        explained.__cause__ = error
        if not is_conflict and self._clock() >= self._logged + PAUSE:
            self._logged = self._clock()
            words = describe(error) if isinstance(error, _OUTSIDE) else type(error).__name__
            _LOG.error("%s: %s", self._sentence, words)
        return explained


def describe(error: BaseException) -> str:
    """Return the database's error message, without SQL, values or links."""
    message = str(getattr(error, "orig", None) or error).strip()
    return message.partition("\n")[0].rstrip(".")


MOST_ROWS = 64
"""The most rows of one statement, and so the most statements kept prepared."""


class RowInsert:
    """Inserts rows into a table, with values in the order of its columns."""

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

        It is a transaction of its own, prepared by the driver and bypassing SQLAlchemy's layers.
        Returns False, with nothing done, if it fails.
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
        """Insert all rows or none; raises IntegrityError if a constraint refuses one."""
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
    """A row to insert; consecutive rows with the same `insert` share a statement."""

    insert: RowInsert
    values: tuple[str | int | None, ...]

    def __call__(self, connection: Connection) -> None:
        """Insert this row alone."""
        self.insert.write(connection, [self.values])


class Task(NamedTuple):
    """Work, and the news that its commit sends to the other processes."""

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
        except Exception as error:  # noqa: BLE001 - each caller gets the error; the thread lives on
            if len(group) == 1 or _is_away(error):
                if isinstance(error, SQLAlchemyError):
                    error = self._trouble.explain(error)
                return [error] * len(group)
            half = len(group) // 2
            return [*self.carry_out(group[:half]), *self.carry_out(group[half:])]
        FIGURES.groups.observe(len(group))
        return [None] * len(group)

    def _insert(self, group: Sequence[Task]) -> bool:
        """Insert rows of one table and send the news with one statement, as usual for moves.

        Returns False if that fails; the slow path then finds out why.
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
    """Run works in order; consecutive rows of one table are one statement."""
    for insert, same in groupby(works, lambda work: work.insert if isinstance(work, Row) else None):
        if insert is None:
            for work in same:
                work(connection)
        else:
            insert.write(connection, [row.values for row in same if isinstance(row, Row)])


def _is_away(error: Exception) -> bool:
    """Return whether the connection was lost or could not be opened."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or error.statement is None
    )


LARGEST_GROUP = 500
"""The most jobs in one group."""


Done = Callable[[Exception | None], None]
"""A callback once a task is on disk, or with its error."""


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
        """Queue a task; `done` is called on the running loop after the commit, with any error."""
        loop = asyncio.get_running_loop()
        with self._lock:
            if self._closed:
                raise StoreError("The server is stopping; the move was not stored.")
            if not self._new or self._new[-1].loop is not loop:
                loop.call_soon(self._hand_over)
            self._new.append(_Job(task, done, loop))

    async def submit(self, task: Task) -> None:
        """Run a task and wait until it is on disk; if canceled in time, it is not run."""
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
        """Commit the queue and end the thread."""
        self._hand_over()
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
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
                _wake_loops(list(zip(group, ends, strict=True)))

    def _next_group(self) -> tuple[list[_Job], bool]:
        """Wait for jobs and take all in the queue; True with the last group."""
        group: list[_Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            group += jobs
            if self._jobs.empty() or len(group) >= LARGEST_GROUP:
                return group, False
            jobs = self._jobs.get()
        return group, True


def _wake_loops(settled: list[_Settled]) -> None:
    """Call each loop back once, unless it is closed."""
    for loop in {job.loop for job, _ in settled}:
        theirs = [(job, error) for job, error in settled if job.loop is loop]
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, theirs)


def _settle(settled: list[_Settled]) -> None:
    for job, error in settled:
        try:
            job.done(error)
        except Exception:  # noqa: BLE001 - the other callbacks must still run
            _LOG.exception("A commit callback raised.")
