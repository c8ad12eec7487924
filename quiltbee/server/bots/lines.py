"""Streaming JSON lines over plain HTTP: a response that stays open."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from quiltbee.server.http.streams import KEEP_ALIVE, MEDIA_TYPE, until_gone
from quiltbee.server.tables.audience import Message


class Lines:
    """A queue of lines for one reader; as a `Subscriber` it gets from a table what browsers get."""

    def __init__(self, person: str, address: str, most_unsent: int) -> None:
        self.person: str | None = person
        self.address = address
        self.lag = 0
        self._most_unsent = most_unsent
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closing = False

    def send(self, message: Message) -> None:
        """Queue a message as a line."""
        self.send_line(message.payload.decode())

    def send_line(self, text: str) -> None:
        """Queue a line without waiting; a reader that is too slow is disconnected."""
        if self._unsent.qsize() >= self._most_unsent:
            self.close()
        if not self._is_closing:
            self._unsent.put_nowait(text)

    def close(self) -> None:
        """Flush what is queued, then end the stream."""
        if not self._is_closing:
            self._is_closing = True
            self._unsent.put_nowait(None)

    async def read(self, is_welcome: Callable[[], Awaitable[bool]]) -> AsyncIterator[str]:
        """Yield lines as they arrive, and empty ones as keep-alives, until `close`."""
        loop = asyncio.get_running_loop()
        checked = loop.time()
        while True:
            try:
                # `wait_for` loses a cancellation that comes together with a line (Python 3.11).
                async with asyncio.timeout(KEEP_ALIVE):
                    text = await self._unsent.get()
            except TimeoutError:
                text = ""
            if loop.time() >= checked + KEEP_ALIVE:  # however much there is to tell
                checked = loop.time()
                if not await is_welcome():
                    return
            if text is None:
                return
            yield f"{text}\n"


class LinesResponse(Response):
    """Streams the lines of `following` until they end or the client disconnects."""

    def __init__(
        self,
        following: AbstractAsyncContextManager[Lines],
        is_welcome: Callable[[], Awaitable[bool]],
    ) -> None:
        super().__init__(media_type=MEDIA_TYPE)
        del self.headers["content-length"]
        self.headers["X-Accel-Buffering"] = "no"  # a proxy must not wait for more
        self._following = following
        self._is_welcome = is_welcome

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream until either side ends it."""
        async with self._following as lines:
            start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
            await send(start)
            pump = asyncio.create_task(self._pump(lines, send))
            gone = asyncio.create_task(until_gone(receive))
            try:
                await asyncio.wait([pump, gone], return_when=asyncio.FIRST_COMPLETED)
            finally:
                pump.cancel()
                gone.cancel()
                await asyncio.wait([pump, gone])
        if not pump.cancelled() and (error := pump.exception()) is not None:
            raise error

    async def _pump(self, lines: Lines, send: Send) -> None:
        async for line in lines.read(self._is_welcome):
            await send({"type": "http.response.body", "body": line.encode(), "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
