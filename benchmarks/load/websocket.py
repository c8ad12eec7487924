"""A minimal WebSocket client (RFC 6455), so that it is the server that is measured.

Sockets don't block; frames are made once and masked with zeros, which leaves a text as it is.
"""

import socket
import struct
from urllib.parse import urlsplit

from quiltbee.server.wire.game import VERSION

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
PATIENCE = 120
"""Seconds that a handshake may take on a busy machine."""

_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def client_frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole frame of at most 65,535 bytes, as a client sends it."""
    if len(payload) < 126:
        head = struct.pack("!BB4x", 0x80 | opcode, 0x80 | len(payload))
    else:
        head = struct.pack("!BBH4x", 0x80 | opcode, 0x80 | 126, len(payload))
    return head + payload


class WebSocket:
    """One connection to a server; `received` cuts what comes into messages."""

    def __init__(
        self, url: str, path: str, cookie: str, source: str | None = None, query: str = ""
    ) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        self.socket = socket.create_connection(
            (parts.hostname, parts.port or 80),
            timeout=PATIENCE,
            source_address=None if source is None else (source, 0),
        )
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.fileno = self.socket.fileno()
        self._rest = b""
        request = (
            f"GET {path}?version={VERSION}{query} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n"
            f"{f'Cookie: {cookie}' if cookie else 'X-Nobody: 1'}\r\n\r\n"
        )
        self.socket.sendall(request.encode())

    def complete(self) -> None:
        """Wait for the server's answer to the handshake; ConnectionError for a refusal."""
        answer = b""
        while b"\r\n\r\n" not in answer:
            data = self.socket.recv(65536)
            if not data:
                raise ConnectionError("the server closed the connection")
            answer += data
        head, _, self._rest = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(answer.decode())
        self.socket.setblocking(False)

    def send(self, frame: bytes) -> None:
        """Send a frame; a client that never sends before it has read can't fill its buffer."""
        self.socket.sendall(frame)

    def received(self) -> list[bytes]:
        """The text messages that are there; ConnectionError once the server has gone.

        Only if there are none does it look for more, and wait if the socket has a timeout.
        """
        if self._rest and (messages := self._cut(self._rest)):
            return messages
        try:
            data = self.socket.recv(262144)
        except BlockingIOError:
            return []
        if not data:
            raise ConnectionError("the server closed the connection")
        return self._cut(self._rest + data)

    def _cut(self, data: bytes) -> list[bytes]:
        """Cut what has arrived into messages; an incomplete one is kept."""
        messages = []
        at, end = 0, len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126 and end - at >= 4:
                size, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127 and end - at >= 10:
                size, body = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if body + size > end or (size >= 126 and body == at + 2):
                break
            opcode, at = data[at] & 15, body + size
            if opcode == TEXT:
                messages.append(data[body:at])
            elif opcode == PING:
                self.socket.sendall(client_frame(data[body:at], PONG))
            elif opcode == CLOSE:
                raise ConnectionError(f"the server closed: {data[body:at]!r}")
        self._rest = data[at:]
        return messages

    def close(self) -> None:
        """End the connection, without saying so."""
        self.socket.close()
