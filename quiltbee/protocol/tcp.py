"""Engines on other machines: the way to an engine worker, as `protocol.worker` runs one."""

import socket
import sys
import threading
from contextlib import suppress

from quiltbee.protocol.errors import EngineDiedError
from quiltbee.protocol.lines import CHUNK, quoted
from quiltbee.protocol.outbox import Outbox
from quiltbee.protocol.preface import LONGEST_PREFACE_LINE, SECRET, is_same, new_nonce, proof

CONNECTING_S = 5.0
"""How long a worker may take to answer the connection, and for each line of the preface."""

_MOMENT_S = 1.0
_IDLE_S, _PROBES = 15, 3


class TcpTransport:
    """An engine of a worker at `address`, `host:port`; it lives as long as the connection.

    Raises EngineDiedError if the worker can't be reached, has no engine left, or disagrees about
    the secret. `engines` is how many the worker has for everybody together.
    """

    engines: int

    def __init__(self, address: str, secret: bytes | None = None) -> None:
        self.title = f"the engine at {quoted(address)}"
        try:
            self._socket = socket.create_connection(parse_address(address), CONNECTING_S)
        except (OSError, ValueError) as error:
            raise EngineDiedError(f"{self.title} can't be reached: {_why(error)}") from None
        try:
            keep_alive(self._socket)
            self._greet(secret)
        except BaseException:
            self._socket.close()
            raise
        self._socket.settimeout(None)
        self._has_hung_up = threading.Event()
        self._input = Outbox(self._socket.sendall, self._end_input)

    def send(self, data: bytes) -> None:
        """Have it sent."""
        self._input.put(data)

    def read(self) -> bytes:
        """Read what the worker sends."""
        try:
            chunk = b"" if self._has_hung_up.is_set() else self._socket.recv(CHUNK)
        except OSError:  # the machine or the network has gone
            chunk = b""
        if not chunk:
            self._has_hung_up.set()
        return chunk

    def how_it_ended(self) -> str:
        """A worker does not say why: its own log does."""
        return "hung up, or can't be reached any more"

    def end(self, patience: float) -> None:
        """End the input and wait for the worker to hang up; then hang up."""
        self._input.end()
        self._has_hung_up.wait(patience)
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._input.wait(_MOMENT_S)
        self._has_hung_up.wait(_MOMENT_S)
        self._socket.close()

    def _end_input(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    def _greet(self, secret: bytes | None) -> None:
        """Go through the preface."""
        try:
            match read_preface_line(self._socket).split():
                case ["welcome", engines] if secret is None:
                    self.engines = int(engines)
                case ["welcome", _]:
                    raise EngineDiedError(f"{self.title} asks for no secret; give it {SECRET} too")
                case ["challenge", nonce] if secret is not None:
                    self._prove(secret, nonce)
                case ["challenge", _]:
                    raise EngineDiedError(f"{self.title} asks for its secret; set {SECRET} here")
                case ["error", *words]:
                    raise EngineDiedError(f"{self.title} said {quoted(' '.join(words))}")
                case words:
                    raise EngineDiedError(f"{self.title} is no worker: {quoted(' '.join(words))}")
        except (OSError, ValueError) as error:
            raise EngineDiedError(f"{self.title} gave no welcome: {_why(error)}") from None

    def _prove(self, secret: bytes, nonce: str) -> None:
        own = new_nonce()
        self._socket.sendall(f"answer {own} {proof(secret, 'client', nonce, own)}\n".encode())
        match read_preface_line(self._socket).split():
            case ["welcome", engines, given] if is_same(given, proof(secret, "worker", nonce, own)):
                self.engines = int(engines)
            case ["error", *words]:
                raise EngineDiedError(f"{self.title} said {quoted(' '.join(words))}")
            case _:
                raise EngineDiedError(f"{self.title} does not know the secret")


def parse_address(text: str) -> tuple[str, int]:
    """The host and the port of `host:port`, or `[host]:port`; ValueError if it is neither."""
    host, colon, port = text.strip().rpartition(":")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        host = ""
    if not (host and colon and port.isascii() and port.isdigit() and int(port) < 65536):
        raise ValueError(f"{quoted(text)} is no host:port")
    return host, int(port)


def read_preface_line(connection: socket.socket) -> str:
    """A line of the preface; OSError if there is none in time, ValueError if it is none.

    It is read byte by byte, so that nothing of what follows is taken.
    """
    line = b""
    while not line.endswith(b"\n"):
        byte = connection.recv(1)
        if not byte:
            raise ConnectionResetError("it hung up")
        line += byte
        if len(line) > LONGEST_PREFACE_LINE:
            raise ValueError("its first line is too long")
    return line.decode("ascii").strip()


def keep_alive(connection: socket.socket) -> None:
    """Send small lines at once, and notice within a minute that the other machine has gone."""
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if sys.platform == "linux":
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, _IDLE_S)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, _IDLE_S)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT, _PROBES)


def _why(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "no answer in time"
    return str(getattr(error, "strerror", None) or error)
