"""Timeouts of requests and answers, and a limit on unfinished requests from one address.

The time of a request runs from the connection, or from its first byte, to its last byte. The time
of an answer that no longer fits into the buffers runs while the client reads nothing. A client that
takes longer is disconnected, so that half-sent requests and unread answers don't use up the
sockets. Behind a proxy, which limits addresses itself, only the time counts.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from quiltbee.server.figures import FIGURES
from quiltbee.server.http.limits import network_of
from quiltbee.server.rates import Counts
from quiltbee.server.settings import Settings


class PatientProtocol(H11Protocol):
    """A connection before it becomes a WebSocket; `unfinished` counts requests by address."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        seconds: float,
        unfinished: Counts | None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._seconds = seconds
        self._unfinished = unfinished
        self._address: str | None = None
        self._coming: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, unless the address has too many unfinished ones."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request, which no longer counts once it is complete."""
        if (
            not self.transport.is_closing()
            and self._coming is None
            and self.cycle.response_complete
        ):
            self._wait()
        if self.transport.is_closing():  # too many requests, or the time is up
            return
        before: RequestResponseCycle | None = self.cycle
        had_more = before is not None and before.more_body
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        # Until the head of the next request is complete, the cycle is the last request's.
        is_whole = (cycle is not before or had_more) and cycle is not None and not cycle.more_body
        is_websocket = self not in self.connections
        if is_websocket or is_whole:
            self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel all timeouts."""
        self._wait_no_more()
        self._has_read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the timeout of an answer that the client does not read."""
        super().pause_writing()
        self._has_read()
        self._check_later(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Cancel the timeout of an answer that the client has read."""
        self._has_read()
        super().resume_writing()

    def _wait(self) -> None:
        """Count an unfinished request, or disconnect the client."""
        if self._unfinished is not None and self.client is not None:
            address = network_of(self.client[0])
            if self._unfinished.is_full(address):
                self._cut_off()
                return
            self._unfinished.add(address)
            self._address = address
        self._coming = self.loop.call_later(self._seconds, self._cut_off)

    def _wait_no_more(self) -> None:
        if self._coming is not None:
            self._coming.cancel()
            self._coming = None
        if self._address is not None and self._unfinished is not None:
            self._unfinished.remove(self._address)
            self._address = None

    def _check_later(self, unread: int) -> None:
        """Check later whether the client has read any of these bytes."""
        self._unread = self.loop.call_later(self._seconds, self._check, unread)

    def _check(self, before: int) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread < before:
            self._check_later(unread)
        else:
            self._cut_off()

    def _has_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _cut_off(self) -> None:
        FIGURES.refusals["too_slow"] += 1
        self.transport.abort()


def patient(settings: Settings) -> Callable[..., PatientProtocol]:
    """Return the factory of a server's connections."""
    limits = settings.limits
    unfinished = None if settings.proxy else Counts(limits.unfinished_per_address)
    return partial(PatientProtocol, seconds=limits.request_seconds, unfinished=unfinished)
