"""The queue of lines that a bot reads as a stream."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from quiltbee.server.http.streams import KEEP_ALIVE
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
        """Yield lines as they arrive, until `close` or until the reader's token is void."""
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
            if text:
                yield text
