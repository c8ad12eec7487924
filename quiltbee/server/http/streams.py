"""Streaming JSON lines over plain HTTP: a response that stays open until either side ends it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, suppress
from functools import partial

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

KEEP_ALIVE = 6.0
"""Seconds between empty lines, by which each side notices when the other has gone."""

MEDIA_TYPE = "application/x-ndjson"


class StreamResponse(Response):
    """Streams lines until they end or the client disconnects, which cancels what makes them.

    `place` is what the caller occupies meanwhile; `close_with` is told how to end the stream early.
    """

    def __init__(
        self,
        lines: AsyncIterator[str],
        place: ExitStack,
        close_with: Callable[[Callable[[], None]], None],
    ) -> None:
        super().__init__(media_type=MEDIA_TYPE)
        del self.headers["content-length"]
        self.headers["X-Accel-Buffering"] = "no"  # a proxy must not wait for more
        self._lines = lines
        self._place = place
        self._close_with = close_with

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream until either side ends it."""
        with self._place:
            await self._stream(receive, send)

    async def _stream(self, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        pump = asyncio.create_task(self._pump(send))
        gone = asyncio.create_task(until_gone(receive))
        self._close_with(partial(_cancel, gone))
        try:
            await asyncio.wait([pump, gone], return_when=asyncio.FIRST_COMPLETED)
        finally:
            is_closed = gone.cancelled()
            pump.cancel()
            gone.cancel()
            await asyncio.wait([pump, gone])
        if is_closed and pump.cancelled():
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        if not pump.cancelled() and (error := pump.exception()) is not None:
            raise error

    async def _pump(self, send: Send) -> None:
        coming: asyncio.Task[str] | None = None
        try:
            while True:
                coming = coming or asyncio.ensure_future(anext(self._lines))
                done, _ = await asyncio.wait([coming], timeout=KEEP_ALIVE)
                line = ""
                if done:
                    try:
                        line = coming.result()
                    except StopAsyncIteration:
                        break
                    coming = None
                body = f"{line}\n".encode()
                await send({"type": "http.response.body", "body": body, "more_body": True})
            self._place.close()  # before the caller sees the end and may come again
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            if coming is not None:
                coming.cancel()
                with suppress(asyncio.CancelledError, StopAsyncIteration):
                    await coming


async def until_gone(receive: Receive) -> None:
    """Wait until the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
