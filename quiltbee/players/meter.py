"""When to stop thinking: the limits of one decision, watched."""

import threading
import time

from quiltbee.players.interface import Limits

SHARE_OF_CLOCK = 1 / 25
"""How much of the clock one decision may take, beside most of the increment."""


class Meter:
    """Counts nodes and watches the time from its making on."""

    def __init__(self, limits: Limits, turn: int, stop: threading.Event) -> None:
        self.nodes = 0
        self._start = time.monotonic()
        self._stop = stop
        self._most_nodes = limits.nodes
        milliseconds = _time_for(limits, turn)
        self._end = None if milliseconds is None else self._start + milliseconds / 1000

    def is_up(self) -> bool:
        """Whether a limit has been reached."""
        return (
            self._stop.is_set()
            or (self._most_nodes is not None and self.nodes >= self._most_nodes)
            or (self._end is not None and time.monotonic() >= self._end)
        )

    def at_most(self, nodes: int) -> int:
        """So many nodes, or what is left of the limit."""
        return nodes if self._most_nodes is None else min(nodes, self._most_nodes - self.nodes)

    @property
    def seconds_left(self) -> float | None:
        """Seconds until the time is up; None without a limit of time."""
        return None if self._end is None else self._end - time.monotonic()

    @property
    def elapsed_ms(self) -> int:
        """Milliseconds since the start."""
        return round(1000 * (time.monotonic() - self._start))


def _time_for(limits: Limits, turn: int) -> float | None:
    """Milliseconds for this decision by the move's time and the clock; None for no limit."""
    if limits.infinite:
        return None
    times: list[float | None] = [limits.movetime_ms]
    clock = limits.clocks_ms[turn - 1]
    if clock is not None:
        times.append(min(clock * SHARE_OF_CLOCK + limits.increments_ms[turn - 1] * 0.8, clock / 2))
    given = [milliseconds for milliseconds in times if milliseconds is not None]
    return min(given, default=None)
