"""The processors of a Ray cluster as workers, on one machine or many; the extra `[ray]`.

Each call is a Ray task on one processor. Arguments and results are pickled here, as between
processes: arrays that Ray itself unpickles would be read-only. If a worker or machine dies, Ray
starts its tasks again.
"""

import pickle
import re
import socket
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, TextIO, TypeVar

from quiltbee import __version__
from quiltbee.workers.workers import MOST_DEATHS, Workers, WorkersError

_Result = TypeVar("_Result")

_ADDRESS = re.compile(r"([A-Za-z0-9][A-Za-z0-9.-]*|\[[0-9A-Fa-f:]+\]):([1-9][0-9]{0,4})")
_PATIENCE_S = 10.0


def make_call(version: str, call: bytes) -> bytes:
    """In a worker: make a pickled call and return its pickled result."""
    if version != __version__:
        what = f"a worker has version {__version__} of Quiltbee, and this machine {version}"
        raise WorkersError(what)
    return pickle.dumps(pickle.loads(call)())


class StandardOutput:
    """Standard output, except that what Ray's own threads print goes to standard error.

    That is where Ray reports workers that died, and a caller may be printing JSON.
    """

    def __init__(self, output: TextIO) -> None:
        self.output = output

    def write(self, text: str) -> int:
        """Write a text."""
        is_rays = threading.current_thread().name.startswith("ray_")
        return (sys.stderr if is_rays else self.output).write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.output, name)


class RayWorkers(Workers):
    """The processors of the cluster at HOST:PORT, all or at most `most` of them.

    This machine must be part of the cluster. All its machines need the same version of Quiltbee.
    """

    def __init__(self, address: str, most: int | None = None) -> None:
        """Join the cluster; WorkersError if it is not there, or Ray is not."""
        super().__init__(most or 0)  # 0: all of them
        _check_address(address)
        try:
            import ray
        except ModuleNotFoundError:
            what = "--ray needs Ray, which `pip install 'quiltbee[ray]'` installs"
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
        """How many processors the cluster has now, at most those wanted."""
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
        """Cancel what is under way and leave the cluster."""
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
    """Raise WorkersError if nobody listens there: Ray itself would try for minutes."""
    parts = _ADDRESS.fullmatch(address)
    if parts is None or int(parts[2]) > 65535:
        raise WorkersError(f"the address of a Ray cluster is HOST:PORT, not {address!r}")
    try:
        socket.create_connection((parts[1].strip("[]"), int(parts[2])), _PATIENCE_S).close()
    except OSError as error:
        what = error.strerror or str(error)
        raise WorkersError(f"can't join the Ray cluster at {address}: {what}") from None
