"""Work spread over workers: threads, processes or the machines of a Ray cluster.

A *call* is a function with its arguments (`functools.partial`) whose result depends on nothing
else. So the results do not depend on the workers, and a call lost with its worker can be repeated.
Matches, self-play and data sets all consist of such calls.
"""

import multiprocessing
import os
import pickle
import re
import shlex
import signal
import socket
import sys
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
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, Final, Self, TextIO, TypeVar

from quiltbee import __version__

__all__ = ["Processes", "RayWorkers", "Threads", "Workers", "WorkersError"]

_Result = TypeVar("_Result")

MOST_DEATHS: Final = 5
"""The number of workers that may die with a call before it is abandoned."""


class WorkersError(Exception):
    """No workers, or too many of them died; the message is one sentence for the user."""


class Workers(ABC):
    """A pool of workers; leaving the `with` drops the calls that are waiting."""

    def __init__(self, count: int) -> None:
        self._count = count

    @property
    def count(self) -> int:
        """The number of calls that can run at once, now; at least 1."""
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
        taken once the caller is done with a result. Raises a call's own error, and WorkersError
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
        """Submit a call; raises WorkersError if the workers have been ended."""
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
    """Set up a new process: leave Ctrl+C to the parent, and exit when the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        end.poll(None)
        os._exit(1)

    threading.Thread(target=watch, name="watching the parent", daemon=True).start()


_ADDRESS = re.compile(r"([A-Za-z0-9][A-Za-z0-9.-]*|\[[0-9A-Fa-f:]+\]):([1-9][0-9]{0,4})")
_PATIENCE_S = 10.0


def make_call(version: str, call: bytes) -> bytes:
    """Make a pickled call in a worker, and return its pickled result."""
    if version != __version__:
        what = f"a worker has version {__version__} of Quiltbee, and this machine {version}"
        raise WorkersError(what)
    return pickle.dumps(pickle.loads(call)())


class StandardOutput:
    """Standard output, except that output of Ray's own threads goes to standard error.

    That is where Ray reports workers that died, and a caller may be printing JSON.
    """

    def __init__(self, output: TextIO) -> None:
        self.output = output

    def write(self, text: str) -> int:
        """Write a text: from Ray's threads to standard error, from others to `output`."""
        is_rays = threading.current_thread().name.startswith("ray_")
        return (sys.stderr if is_rays else self.output).write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.output, name)


class RayWorkers(Workers):
    """The processors of the cluster at HOST:PORT, all or at most `most` of them.

    This machine must be part of the cluster. All its machines need the same version of Quiltbee.
    """

    def __init__(self, address: str, most: int | None = None) -> None:
        super().__init__(most or 0)  # 0: all of them
        _check_address(address)
        try:
            import ray
        except ModuleNotFoundError:
            what = f"--ray needs Ray: {shlex.join([sys.executable, '-m', 'pip', 'install', 'ray'])}"
            raise WorkersError(what) from None
        try:
            ray.init(address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            what = str(error).partition("\n")[0].rstrip(".")
            raise WorkersError(f"can't join the Ray cluster at {address}: {what}") from None
        self._output = sys.stdout
        sys.stdout = StandardOutput(self._output)
        self._ray: Any = ray
        self._call = ray.remote(num_cpus=1, max_retries=MOST_DEATHS - 1)(make_call)
        self._running: dict[Future[bytes], Any] = {}

    @property
    def count(self) -> int:
        """The number of processors of the cluster now, at most `most`."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, min(processors, self._count or processors))

    def submit(self, call: Callable[[], _Result]) -> Future[_Result]:
        """Submit a call; if its worker dies, Ray makes it again, up to the fifth time."""
        result: Future[_Result] = Future()
        result.set_running_or_notify_cancel()
        task = self._call.remote(__version__, pickle.dumps(call))
        attempt: Future[bytes] = task.future()
        self._running[attempt] = task
        attempt.add_done_callback(partial(self._ended, result))
        return result

    def close(self) -> None:
        """Cancel running calls and leave the cluster."""
        for task in list(self._running.values()):
            self._ray.cancel(task, force=True)
        self._ray.shutdown()
        sys.stdout = self._output

    def _ended(self, result: "Future[Any]", attempt: "Future[bytes]") -> None:
        self._running.pop(attempt, None)
        try:
            result.set_result(pickle.loads(attempt.result()))
        except self._ray.exceptions.RayTaskError as error:
            result.set_exception(error.cause)
        except self._ray.exceptions.RayError as error:
            what = str(error).partition("\n")[0].rstrip(".")
            result.set_exception(WorkersError(f"work on the Ray cluster failed: {what}"))


def _check_address(address: str) -> None:
    """Raise WorkersError if nothing listens there: Ray itself would try for minutes."""
    parts = _ADDRESS.fullmatch(address)
    if parts is None or int(parts[2]) > 65535:
        raise WorkersError(f"the address of a Ray cluster is HOST:PORT, not {address!r}")
    try:
        socket.create_connection((parts[1].strip("[]"), int(parts[2])), _PATIENCE_S).close()
    except OSError as error:
        what = error.strerror or str(error)
        raise WorkersError(f"can't join the Ray cluster at {address}: {what}") from None
