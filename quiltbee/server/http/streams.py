"""Streams of JSON lines over HTTP: responses that stay open until either side ends them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

KEEP_ALIVE = 6.0
"""Seconds between empty lines, which let each side detect that the other has gone."""

MEDIA_TYPE = "application/x-ndjson"

_Answer = TypeVar("_Answer")


class Streams:
    """The open streams of a server, which end when it stops."""

    def __init__(self) -> None:
        self._endings: set[Callable[[], None]] = set()
        self._is_closed = False

    def add(self, end: Callable[[], None]) -> None:
        """Register the function that ends a stream; after `close` it is called at once."""
        self._endings.add(end)
        if self._is_closed:
            end()

    def discard(self, end: Callable[[], None]) -> None:
        """Unregister a stream that has ended."""
        self._endings.discard(end)

    def close(self) -> None:
        """End all streams."""
        self._is_closed = True
        for end in tuple(self._endings):
            end()


class StreamResponse(Response):
    """Streams the lines of a context until they end or the client disconnects.

    `close_with` is called with a function that ends the stream early. The context is left before
    the client sees the end, so that the client may reconnect at once.
    """

    def __init__(
        self,
        opened: AbstractAsyncContextManager[AsyncIterator[str]],
        streams: Streams,
        close_with: Callable[[Callable[[], None]], None] = lambda _: None,
    ) -> None:
        super().__init__(media_type=MEDIA_TYPE)
        del self.headers["content-length"]
        self.headers["X-Accel-Buffering"] = "no"  # a proxy must not buffer lines
        self._opened = opened
        self._streams = streams
        self._close_with = close_with
        self._closing = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream until either side ends it."""
        end = self._closing.set
        self._streams.add(end)
        self._close_with(end)
        try:
            async with self._opened as lines:
                start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
                await send(start)
                is_open = await self._stream(lines, receive, send)
        finally:
            self._streams.discard(end)
        if is_open:
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _stream(self, lines: AsyncIterator[str], receive: Receive, send: Send) -> bool:
        """Send lines to the end; return whether the client is still connected."""
        pump = asyncio.create_task(_pump(lines, send))
        gone = asyncio.create_task(_until_gone(receive))
        closing = asyncio.create_task(self._closing.wait())
        tasks = (pump, gone, closing)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            is_open = not gone.done()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        if not pump.cancelled() and (error := pump.exception()) is not None:
            raise error
        return is_open


async def _pump(lines: AsyncIterator[str], send: Send) -> None:
    """Send each line at once, and empty lines meanwhile."""
    coming: asyncio.Task[str] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(lines))
            done, _ = await asyncio.wait([coming], timeout=KEEP_ALIVE)
            line = ""
            if done:
                try:
                    line = coming.result()
                except StopAsyncIteration:
                    return
                coming = None
            body = f"{line}\n".encode()
            await send({"type": "http.response.body", "body": body, "more_body": True})
    finally:
        if coming is not None:
            coming.cancel()
            with suppress(asyncio.CancelledError, StopAsyncIteration):
                await coming


async def while_there(request: Request, work: Coroutine[Any, Any, _Answer]) -> _Answer:
    """Return the result of long work; if the client disconnects, cancel it: ClientDisconnect."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_until_gone(request.receive))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()


async def _until_gone(receive: Receive) -> None:
    """Wait until the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
