"""uvicorn's WebSocket protocol, with a fast path for a table's messages.

    browser -> data_received -> a complete text frame -> handle
                              `-> anything else        -> uvicorn -> queue -> receive
    browser <- transport <- one frame <- send_message

uvicorn's parser handles the handshake, pings, closing and unusual frames; it is several times
slower. After the handshake the connection runs outside the application's middleware, whose
coroutines would otherwise stay in memory for every idle browser.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.utils import apply_mask

from quiltbee.server.tables.audience import Message

EXTENSION = "quiltbee.socket"
"""The key of the socket in the scope of a WebSocket."""

MOST_UNREAD = 16
"""The most unhandled messages of one browser; reading pauses at this number."""

PATIENCE = 5.0
"""Seconds that the last messages may take to reach a browser."""

_WHOLE_TEXT = 0x81
_MASKED = 0x80
_LONGEST_HEAD = 14


class TableSocket(WebSocketsSansIOProtocol):
    """A browser's connection; `unsent` counts messages that the browser has yet to read."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.unsent = 0
        self._handshake, self.app = self.app, self._run
        self._go_on: Callable[[], Awaitable[None]] | None = None
        self._incomplete = b""
        self._handle: Callable[[str], None] | None = None

    def go_on_with(self, work: Callable[[], Awaitable[None]]) -> None:
        """Set the function that runs after the handshake, once the application has returned."""
        self._go_on = work

    def listen(self, handle: Callable[[str], None]) -> None:
        """Pass each text to a function instead of queueing it for `receive`."""
        self._handle = handle

    def send_message(self, message: Message) -> None:
        """Send a message without blocking; it is dropped if the connection has ended."""
        if self.close_sent or self.transport.is_closing():
            return
        if not self.writable.is_set():
            self.unsent += 1
        if message.frame is None:
            message.frame = _text_frame_head(len(message.payload)) + message.payload
        self.transport.write(message.frame)

    def pause(self) -> None:
        """Stop reading until `resume`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Resume reading if the queue is empty."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def end(self, code: int) -> None:
        """Send the queue, then close; a browser that does not read is disconnected."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    # Called by uvicorn

    def resume_writing(self) -> None:
        """Reset `unsent`: the browser has caught up."""
        self.unsent = 0
        super().resume_writing()

    def handle_connect(self, event: Request) -> None:
        """Start the handshake, with this socket in the scope of the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Split data into frames; before the handshake it is a request."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._incomplete + data if self._incomplete else data
        at, size = 0, _frame_size(data, 0)
        while 0 < size <= len(data) - at and not self.transport.is_closing():
            self._take(data[at : at + size] if size < len(data) else data)
            at += size
            size = _frame_size(data, at)
        self._incomplete = data[at:]
        if size > self.config.ws_max_size + _LONGEST_HEAD:  # refused before it is complete
            super().data_received(self._incomplete)
            self._incomplete = b""

    def _take(self, frame: bytes) -> None:
        """Handle a complete frame; a short text bypasses uvicorn's parser."""
        size = frame[1] ^ _MASKED
        if frame[0] != _WHOLE_TEXT or size > 125 or self.frames or self.close_sent:
            super().data_received(frame)
            return
        try:
            text = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        if self._handle is not None and self.queue.empty():
            self._handle(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD:
            self.pause()

    def send_receive_event_to_app(self) -> None:
        """Handle a message from uvicorn's parser."""
        if self._handle is None or not self.queue.empty() or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            text = None
        if text is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._handle(text)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._handshake(scope, receive, send)
        if self._go_on is None:
            return
        go_on, self._go_on = self._go_on, None
        del scope, receive, send, self.scope, self.request, self.response
        await go_on()


def socket_of(websocket: WebSocket) -> TableSocket:
    """Return the socket behind a WebSocket."""
    return cast(TableSocket, websocket.scope["extensions"][EXTENSION])


def _frame_size(data: bytes, at: int) -> int:
    """Return the size of the frame at `at`, header included; 0 if it is not known yet."""
    if len(data) < at + 2:
        return 0
    size, head = data[at + 1] & 0x7F, 6 if data[at + 1] & _MASKED else 2
    if size < 126:
        return head + size
    digits = 2 if size == 126 else 8
    if len(data) < at + 2 + digits:
        return 0
    return head + digits + int.from_bytes(data[at + 2 : at + 2 + digits])


def _text_frame_head(size: int) -> bytes:
    """Return the header of a text frame to a browser."""
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2)
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8)
