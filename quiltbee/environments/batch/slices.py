"""Work on many games, shared among threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any


class Slices:
    """Runs something on a number of games, in as many slices as there are threads."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads - 1, "batch") if threads > 1 else None

    def run(self, games: int, work: Callable[[int, int, int], Any]) -> None:
        """Call `work` with the number, start and stop of each slice, the first one in this thread.

        Each slice has at least one game.
        """
        slices = min(self.threads, games)
        if self._pool is None or slices <= 1:
            work(0, 0, games)
            return
        bounds = [games * part // slices for part in range(slices + 1)]
        running = [
            self._pool.submit(work, part, bounds[part], bounds[part + 1])
            for part in range(1, slices)
        ]
        work(0, 0, bounds[1])
        for part in running:
            part.result()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
