"""What all workers have in common, and the loop that keeps them busy."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import Self, TypeVar

_Result = TypeVar("_Result")


class Workers(ABC):
    """Those that make calls; leaving the `with` drops the calls that are waiting."""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many calls can be under way at once, now; at least 1."""

    @abstractmethod
    def submit(self, call: Callable[[], _Result]) -> Future[_Result]:
        """Submit a call; the future holds its result, or what it raised.

        Function, arguments and result must be picklable, except for threads. If a worker dies, its
        calls are made again; after the fifth death the future holds a WorkersError.
        """

    @abstractmethod
    def close(self) -> None:
        """Drop the calls that are waiting, and end the workers."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def as_they_end(workers: Workers, calls: Iterable[Callable[[], _Result]]) -> Generator[_Result]:
    """Yield the results of calls as they end; those that ended meanwhile come in order.

    As many calls are under way as there are workers, so that `calls` may be endless. The next one
    is taken once the caller is done with a result.
    """
    waiting = iter(calls)
    running: dict[Future[_Result], None] = {}

    def fill() -> None:
        for call in islice(waiting, max(workers.count - len(running), 0)):
            running[workers.submit(call)] = None

    fill()
    while running:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in [future for future in running if future in done]:
            del running[future]
            yield future.result()
            fill()
