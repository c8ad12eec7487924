"""Workers on this machine, and what all workers have in common."""

import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from itertools import islice
from multiprocessing.connection import Connection
from typing import Final, Self, TypeVar

_Result = TypeVar("_Result")

MOST_DEATHS: Final = 5
"""A call is given up after this many workers have died with it."""


class WorkersError(Exception):
    """There are no workers, or too many of them died; the message is one sentence for the user."""


class Workers(ABC):
    """A pool of workers; leaving the `with` drops the calls that are waiting."""

    def __init__(self, count: int) -> None:
        self._count = count

    @property
    def count(self) -> int:
        """How many calls can run at once, now; at least 1."""
        return self._count

    @abstractmethod
    def submit(self, call: Callable[[], _Result]) -> Future[_Result]:
        """Submit a call once; the future holds its result or its error.

        Function, arguments and result must be picklable, except for threads. If the worker dies,
        the future holds an error; `results` makes the call again instead.
        """

    @abstractmethod
    def close(self) -> None:
        """Drop the calls that are waiting, and end the workers."""

    def results(self, calls: Iterable[Callable[[], _Result]]) -> Generator[_Result]:
        """Yield the results of calls as they end; those that ended meanwhile come in order.

        As many calls run as there are workers, so that `calls` may be endless. The next one is
        taken once the caller is done with a result. Raises what a call raises, and WorkersError
        after the fifth worker that dies with the same call.
        """
        waiting = iter(calls)
        running: dict[Future[_Result], tuple[Callable[[], _Result], int]] = {}

        def fill() -> None:
            for call in islice(waiting, max(self.count - len(running), 0)):
                running[self.submit(call)] = call, 0

        fill()
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in [future for future in running if future in done]:
                call, deaths = running.pop(future)
                if not isinstance(future.exception(), BrokenExecutor):
                    yield future.result()
                    fill()
                elif deaths + 1 < MOST_DEATHS:
                    running[self.submit(call)] = call, deaths + 1
                else:
                    what = f"{MOST_DEATHS} workers have died, one after the other"
                    raise WorkersError(f"{what}, with the same work")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Threads(Workers):
    """Threads of this process: for calls that wait, or run compiled code."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self._pool = ThreadPoolExecutor(count)

    def submit(self, call: Callable[[], _Result]) -> Future[_Result]:
        """Submit a call; nothing needs to be picklable."""
        return self._pool.submit(call)

    def close(self) -> None:
        """Drop the calls that are waiting, and wait for the others."""
        self._pool.shutdown(cancel_futures=True)


class Processes(Workers):
    """Processes of this machine: for calls that keep the interpreter busy.

    If one dies, all are replaced.
    """

    def __init__(self, count: int) -> None:
        super().__init__(count)
        # The workers wait for the end of this pipe, which comes with `close` or our death.
        self._their_end, self._our_end = multiprocessing.Pipe(duplex=False)
        self._pool = self._new_pool()

    def submit(self, call: Callable[[], _Result]) -> Future[_Result]:
        """Submit a call; WorkersError if the workers have been ended."""
        if self._our_end.closed:
            raise WorkersError("the workers have been ended")
        try:
            return self._pool.submit(call)
        except BrokenExecutor:
            self._pool = self._new_pool()
            return self._pool.submit(call)

    def close(self) -> None:
        """End the processes at once, even in the middle of a call."""
        self._our_end.close()
        self._pool.shutdown(cancel_futures=True)
        self._their_end.close()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, context, _begin, (self._their_end,))


def _begin(end: Connection) -> None:
    """In a new process: leave Ctrl+C to the parent, and end when the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(end,), name="watching the parent", daemon=True).start()


def _end_with(end: Connection) -> None:
    end.poll(None)
    os._exit(1)
