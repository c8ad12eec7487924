"""The one thread that writes to the database, over the one writing connection.

SQLite's WAL needs a single writing and checkpointing connection. A single thread also lets the
moves that arrive during a commit share the next one.

Coming back from the database, the thread must wait for the event loop to release the GIL. So a
group is few statements, the thread wakes once for everything that reached the loop together, and
the loop once for a whole group.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection

from quiltbee.server.errors import StoreError
from quiltbee.server.store.commits import Commits, Task

LARGEST_GROUP = 500
"""After so many jobs a group takes no more."""

_LOG = logging.getLogger(__name__)


Done = Callable[[Exception | None], None]
"""Is told that a task is on the disk, or what went wrong."""


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
            _LOG.exception("Whoever waited for a commit failed.")
