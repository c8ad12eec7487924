"""The one thread that writes to the database, through the one connection that may.

SQLite's WAL wants a single writing and checkpointing connection; a single thread also lets the
moves that wait while a commit reaches the disk share the next commit.
"""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES

Work = Callable[[Connection], None]
_Job = tuple[Work, "Future[None]"]

LARGEST_GROUP = 500


class Writer:
    """Runs pieces of work, several to a commit; a future is done once its commit is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="quiltbee-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> "Future[None]":
        """Queue a piece of work; its future fails with StoreError if it is not in the store."""
        future: Future[None] = Future()
        with self._lock:
            if self._closed:
                raise StoreError("The server is stopping; the move was not stored.")
            self._jobs.put((work, future))
        return future

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
                wanted = [job for job in group if job[1].set_running_or_notify_cancel()]
                _commit(connection, wanted)

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


def _commit(connection: Connection, group: list[_Job]) -> None:
    if not group:
        return
    try:
        with connection.begin():
            for work, _ in group:
                work(connection)
    except Exception as error:  # noqa: BLE001 - handed on through the future; the thread goes on
        if len(group) == 1:
            group[0][1].set_exception(_explained(error))
            return
        for job in group:  # one piece of work that fails must not take the others with it
            _commit(connection, [job])
    else:
        FIGURES.groups.observe(len(group))
        for _, future in group:
            future.set_result(None)


def _explained(error: Exception) -> Exception:
    if not isinstance(error, SQLAlchemyError):
        return error
    explained = StoreError(f"The store can't be written just now: {describe(error)}.")
    explained.__cause__ = error
    return explained


def describe(error: BaseException) -> str:
    """What the database says is wrong, without SQL and without addresses of documentation."""
    return str(getattr(error, "orig", None) or error)
