"""Workers that are processes of this machine: for calls that keep the interpreter busy."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from typing import TypeVar

from quiltbee.workers.errors import MOST_DEATHS, WorkersError
from quiltbee.workers.interface import Workers

_Result = TypeVar("_Result")


class Processes(Workers):
    """This many processes. If one dies, all are replaced, and calls under way are started again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False
        # The workers wait for the end of this pipe, which comes with `close` or our death.
        self._their_end, self._our_end = multiprocessing.Pipe(duplex=False)

    @property
    def count(self) -> int:
        """How many processes there are."""
        return self._count

    def submit(self, call: Callable[[], _Result]) -> Future[_Result]:
        """Submit a call; the future holds a WorkersError if five processes died with it."""
        result: Future[_Result] = Future()
        result.set_running_or_notify_cancel()
        self._start(call, result, MOST_DEATHS)
        return result

    def close(self) -> None:
        """End the processes at once, even in the middle of a call."""
        with self._lock:
            self._is_closed = True
            pool, self._pool = self._pool, None
            self._our_end.close()
        if pool is not None:
            pool.shutdown(cancel_futures=True)
        self._their_end.close()

    def _start(self, call: Callable[[], _Result], result: "Future[_Result]", lives: int) -> None:
        while True:
            pool = self._open_pool()
            try:
                attempt = pool.submit(call)
                break
            except BrokenProcessPool:
                self._drop(pool)
        attempt.add_done_callback(partial(self._ended, pool, call, result, lives))

    def _ended(
        self,
        pool: ProcessPoolExecutor,
        call: Callable[[], _Result],
        result: "Future[_Result]",
        lives: int,
        attempt: "Future[_Result]",
    ) -> None:
        """Pass on how an attempt ended, or try again if its process died."""
        error = WorkersError("the workers have been ended")
        if attempt.cancelled() or self._is_closed:
            result.set_exception(error)
        elif not isinstance(attempt.exception(), BrokenProcessPool):
            _hand_on(attempt, result)
        elif lives == 1:
            what = f"{MOST_DEATHS} workers have died, one after the other, with the same work"
            result.set_exception(WorkersError(what))
        else:
            self._drop(pool)
            try:
                self._start(call, result, lives - 1)
            except WorkersError as closed:
                result.set_exception(closed)

    def _open_pool(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._is_closed:
                raise WorkersError("the workers have been ended")
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._count, context, _begin, (self._their_end,))
            return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Drop a pool with a dead process; the next call gets a new one."""
        with self._lock:
            if self._pool is pool:
                self._pool = None


def _begin(end: Connection) -> None:
    """In a new process: leave Ctrl+C to the parent, and end when the parent says so or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(end,), name="watching the parent", daemon=True).start()


def _end_with(end: Connection) -> None:
    end.poll(None)
    os._exit(1)


def _hand_on(attempt: "Future[_Result]", result: "Future[_Result]") -> None:
    error = attempt.exception()
    if error is None:
        result.set_result(attempt.result())
    else:
        result.set_exception(error)
