"""Workers that are threads of this process: for calls that wait, or run compiled code."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from quiltbee.workers.interface import Workers

_Result = TypeVar("_Result")


class Threads(Workers):
    """This many threads; closing waits for the calls under way."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count)

    @property
    def count(self) -> int:
        """How many threads there are."""
        return self._count

    def submit(self, call: Callable[[], _Result]) -> Future[_Result]:
        """Submit a call; nothing needs to be picklable."""
        return self._pool.submit(call)

    def close(self) -> None:
        """Drop the calls that are waiting, and wait for the others."""
        self._pool.shutdown(cancel_futures=True)
