"""A WebSocket connection, as tables and feeds see it."""

import time
from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable
from statistics import median
from typing import cast

from starlette.types import Message

from quiltbee.server.http.websocket import TableSocket
from quiltbee.server.tables.audience import Message as Told
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.game import Ping

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
        return Ping(self._number)

    def pong(self, number: int) -> None:
        """Note an answer; an unexpected one changes nothing."""
        if number == self._number and self._sent is not None:
            self._measured = (*self._measured, self._clock() - self._sent)[-_LAST:]
            self._sent = None

    @property
    def milliseconds(self) -> int:
        """The median of the last answers there and back, 0 before the first."""
        return round(1000 * median(self._measured)) if self._measured else 0


POLICY_VIOLATION = 1008
PING_EVERY = 5.0
"""Seconds between two measurements of how long messages take."""


class Connection:
    """A connected browser. Messages sent before `open` wait for it."""

    def __init__(
        self, socket: TableSocket, person: str | None, address: str, most_unsent: int
    ) -> None:
        self.person = person
        self.address = address
        self.latency = Latency()
        self.is_closing = False
        self._socket = socket
        self._most_unsent = most_unsent
        self._waiting: list[Told] | None = []
        self._pinging: TimerHandle | None = None

    @property
    def lag(self) -> int:
        """The round-trip time in milliseconds."""
        return self.latency.milliseconds

    def open(self) -> None:
        """Send what has been waiting for the handshake."""
        waiting, self._waiting = self._waiting or [], None
        for message in waiting:
            self._socket.send_message(message)

    def send(self, message: Told) -> None:
        """Send a message without blocking; a browser that reads too slowly is disconnected."""
        if self._waiting is not None:
            self._waiting.append(message)
        elif self._socket.unsent >= self._most_unsent:
            self.close()
        else:
            self._socket.send_message(message)

    def close(self) -> None:
        """Send what is queued, then close with code 1008."""
        self.is_closing = True
        self._socket.end(POLICY_VIOLATION)

    async def receive(self) -> Message:
        """The next message, or the disconnect."""
        return cast(Message, await self._socket.receive())

    def measure(self, table: Table) -> None:
        """Ping every few seconds while a clock is running, to measure the lag."""
        if self.person is None:
            return
        if table.has_running_clock:
            self.send(Told(self.latency.ping()))
        self._pinging = get_running_loop().call_later(PING_EVERY, self.measure, table)

    def stop_measuring(self) -> None:
        """Send no more pings."""
        if self._pinging is not None:
            self._pinging.cancel()
