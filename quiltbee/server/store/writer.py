"""The one thread that writes to the database, through the one connection that may.

SQLite's WAL wants a single writing and checkpointing connection; a single thread also lets the
moves that wait while a commit reaches the disk share the next commit.

Whenever this thread comes back from the database it has to wait until the event loop lets go of
the interpreter. So a group is few statements, rows of one table being one, and the loop is woken
once for all of a group.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.errors import StoreError
from quiltbee.server.store.inserts import RowInsert

Work = Callable[[Connection], None]

LARGEST_GROUP = 500


@dataclass(frozen=True, slots=True)
class Row:
    """A row to insert, and what else is to be done in its commit.

    The rows that wait for one insert are written by one statement.
    """

    insert: RowInsert
    values: tuple[object, ...]
    then: Work | None = None


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """A piece of work, and the future that is done once its commit is on the disk."""

    work: Work | Row
    future: asyncio.Future[None]


_Settled = tuple[_Job, Exception | None]


class Writer:
    """Runs pieces of work, several to a commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="quiltbee-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work | Row) -> asyncio.Future[None]:
        """Queue a piece of work, from a running loop.

        The future is done once the work is on the disk; it fails with StoreError if it is not in
        the store. Cancelled before its turn, the work is not done.
        """
        job = _Job(work, asyncio.get_running_loop().create_future())
        with self._lock:
            if self._closed:
                raise StoreError("The server is stopping; the move was not stored.")
            self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Commit what waits and end the thread."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            last = False
            while not last:
                group, last = self._next_group()
                wanted = [job for job in group if not job.future.cancelled()]
                _tell(_commit(connection, wanted))

    def _next_group(self) -> tuple[list[_Job], bool]:
        """Wait for a job and take what else is there; True with the last group of all."""
        group: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if self._jobs.empty() or len(group) == LARGEST_GROUP:
                return group, False
            job = self._jobs.get()
        return group, True


def _commit(connection: Connection, group: list[_Job]) -> list[_Settled]:
    """Do the work of a group in one commit, or where that fails each piece in its own."""
    if not group:
        return []
    try:
        with connection.begin():
            _write(connection, [job.work for job in group])
    except Exception as error:  # noqa: BLE001 - handed on through the future; the thread goes on
        if len(group) == 1:
            return [(group[0], _explained(error))]
        # One piece of work that fails must not take the others with it.
        return [settled for job in group for settled in _commit(connection, [job])]
    return [(job, None) for job in group]


def _write(connection: Connection, group: Iterable[Work | Row]) -> None:
    """Do pieces of work in their order; rows that follow each other are one statement."""
    for insert, works in groupby(group, _insert_of):
        together = list(works)
        if insert is not None:
            insert.write(connection, [row.values for row in together if isinstance(row, Row)])
        for work in together:
            also = work.then if isinstance(work, Row) else work
            if also is not None:
                also(connection)


def _insert_of(work: Work | Row) -> RowInsert | None:
    return work.insert if isinstance(work, Row) else None


def _tell(settled: list[_Settled]) -> None:
    """Wake each loop once; one that is closed has nobody left who waits."""
    for loop in {job.future.get_loop() for job, _ in settled}:
        theirs = [(job, error) for job, error in settled if job.future.get_loop() is loop]
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, theirs)


def _settle(settled: list[_Settled]) -> None:
    for job, error in settled:
        if job.future.done():  # cancelled while its commit was under way
            continue
        if error is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(error)


def _explained(error: Exception) -> Exception:
    if not isinstance(error, SQLAlchemyError):
        return error
    explained = StoreError(f"The store can't be written just now: {describe(error)}.")
    explained.__cause__ = error
    return explained


def describe(error: BaseException) -> str:
    """What the database says is wrong, without SQL and without addresses of documentation."""
    return str(getattr(error, "orig", None) or error)
