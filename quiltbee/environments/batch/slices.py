"""Division of work on many games among threads."""

import threading
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from quiltbee.engine.search.locks import read, wait_for_change, write
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled

Work = Callable[[int, int, int], Any]

_SUBMITTED: Final = 0
_DONE: Final = 16
_WORDS: Final = 32
"""The places of a thread's signals, each in a cache line of its own."""


@compiled
def signal(words: Int64Array, index: int, value: int) -> None:
    """Write a signal."""
    write(words, index, value)


@compiled
def wait_for_signal(words: Int64Array, index: int, before: int) -> int:
    """Wait some tens of microseconds for a signal to change; return its value."""
    wait_for_change(words, index, before)
    return read(words, index)


class Slices:
    """A pool of threads that each work on a slice of the games.

    A step of a batch takes less time than waking up a thread, and a thread that wakes up may land
    on the core of the one that it should help. So a thread that has finished its slice spins for a
    while before it goes to sleep.
    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._workers: list[_Worker] = []

    def run(self, games: int, work: Work) -> None:
        """Call `work` with the number, start and stop of each slice, the first one in this thread.

        Each slice has at least one game.
        """
        slices = min(self.threads, games)
        if slices <= 1:
            work(0, 0, games)
            return
        while len(self._workers) < slices - 1:
            self._workers.append(_Worker(len(self._workers) + 1))
        bounds = [games * part // slices for part in range(slices + 1)]
        workers = self._workers[: slices - 1]
        for part, worker in enumerate(workers, 1):
            worker.submit(work, bounds[part], bounds[part + 1])
        try:
            work(0, 0, bounds[1])
        finally:
            errors = [worker.result() for worker in workers]
        for error in errors:
            if error is not None:
                raise error

    def close(self) -> None:
        """End the threads; another run starts new ones."""
        for worker in self._workers:
            worker.submit(None)
        self._workers = []

    def __del__(self) -> None:
        self.close()


class _Worker:
    """A thread of the pool, with the number of its slice."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._words = np.zeros(_WORDS, dtype=np.int64)
        self._submitted = 0
        self._task: tuple[Work, int, int] | None = None
        self._error: BaseException | None = None
        self._sleeps = False
        self._wake = threading.Event()
        threading.Thread(target=self._serve, name=f"batch-{number}", daemon=True).start()

    def submit(self, work: Work | None, start: int = 0, stop: int = 0) -> None:
        """Submit a slice, or None to end the thread."""
        self._task = None if work is None else (work, start, stop)
        self._submitted += 1
        signal(self._words, _SUBMITTED, self._submitted)
        if self._sleeps:
            self._wake.set()

    def result(self) -> BaseException | None:
        """Wait until the slice is done; return its exception, if any."""
        while wait_for_signal(self._words, _DONE, self._submitted - 1) != self._submitted:
            time.sleep(0)  # yield the core in case the slice's thread needs it
        return self._error

    def _serve(self) -> None:
        done = 0
        while True:
            if wait_for_signal(self._words, _SUBMITTED, done) == done:
                self._sleep(done)
                continue
            done += 1
            if self._task is None:
                return
            self._work(*self._task)
            self._task = None
            signal(self._words, _DONE, done)

    def _work(self, work: Work, start: int, stop: int) -> None:
        self._error = None
        try:
            work(self._number, start, stop)
        except BaseException as error:  # noqa: BLE001 - raised by `run`
            self._error = error

    def _sleep(self, done: int) -> None:
        """Wait for the next slice, unless it has just come."""
        self._sleeps = True
        if int(self._words[_SUBMITTED]) == done:
            self._wake.wait()
        self._sleeps = False
        self._wake.clear()
