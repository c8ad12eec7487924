"""Counters of a server process, cheap enough for every message.

Each is written by one thread; `http.metrics` reads them from another. Nothing here identifies a
person, a game or an address.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

ACKNOWLEDGEMENT_SECONDS = (
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0,
)  # fmt: skip
LAG_SECONDS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
GROUP_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Histogram:
    """Counts of the values up to each bound and above the last, and the sum of all."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Figures:
    """The operational metrics of one server process."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        """Stored events of tables, by kind: Moved, CardTurned, Joined, ..."""
        self.refusals: Counter[str] = Counter()
        """Refused requests and messages, by kind: stale, illegal, too_many, host, origin, ..."""
        self.faults = 0
        """Requests that failed because of the server itself."""
        self.worker_faults: Counter[str] = Counter()
        """Failed background tasks, by the name of the work."""
        self.acknowledgements = Histogram(ACKNOWLEDGEMENT_SECONDS)
        """Seconds from a message to its answer, including the commit."""
        self.groups = Histogram(GROUP_SIZES)
        """Tasks per commit."""
        self.lag = Histogram(LAG_SECONDS)
        """Delays of the event loop in seconds."""
        self.asked: Counter[str] = Counter()
        """Requests to engines: move, review, analysis."""
        self.thinking = 0
        """Requests that engines are working on."""
        self.waiting = 0
        """Requests that wait for an engine."""


FIGURES = Figures()
"""The figures of this process."""
