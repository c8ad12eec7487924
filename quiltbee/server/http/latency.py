"""How long a message takes to a browser and back, measured by pings answered at once."""

import time
from collections.abc import Callable
from statistics import median

from quiltbee.server.wire.shapes import Ping

_LAST = 5
"""The answers in the median, so that a single slow one does not count."""


class Latency:
    """The measurements of one connection; `clock` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._number = 0
        self._sent: float | None = None
        self._measured: tuple[float, ...] = ()

    def ping(self) -> Ping:
        """The message to send now; an earlier one that is not answered no longer counts."""
        self._number += 1
        self._sent = self._clock()
        return {"type": "ping", "n": self._number}

    def pong(self, number: int) -> None:
        """Note an answer; an unexpected one changes nothing."""
        if number == self._number and self._sent is not None:
            self._measured = (*self._measured, self._clock() - self._sent)[-_LAST:]
            self._sent = None

    @property
    def milliseconds(self) -> int:
        """The median of the last answers there and back, 0 before the first."""
        return round(1000 * median(self._measured)) if self._measured else 0
