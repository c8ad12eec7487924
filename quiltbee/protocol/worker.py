"""An engine worker: engines for programs on other machines, one for each connection.

Each engine is a process of its own, as a program on this machine would start it, so that one that
hangs or dies takes no other with it. Bytes are passed on as they are; `protocol.preface` says what
stands before them.
"""

import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.lines import CHUNK
from quiltbee.protocol.preface import SECRET, is_same, new_nonce, proof, read_secret
from quiltbee.protocol.tcp import CONNECTING_S, keep_alive, parse_address, read_preface_line
from quiltbee.protocol.transport import ProcessTransport, Transport, engine_command

log = logging.getLogger(__name__)

MOST_STRANGERS = 32
"""Connections at once that have not gone through the preface; more are hung up on."""

_PATIENCE_S = 1.0
"""How long an engine may take to end by itself when its program has gone."""


class Worker:
    """Takes connections on a socket that listens; close it with `close`.

    `start` starts an engine; at most `engines` run at a time. Without a secret everybody may come.
    """

    def __init__(
        self,
        listening: socket.socket,
        start: Callable[[], Transport],
        engines: int,
        secret: bytes | None = None,
    ) -> None:
        self._listening = listening
        self._start = start
        self._most = engines
        self._secret = secret
        self._free = threading.BoundedSemaphore(engines)
        self._strangers = threading.BoundedSemaphore(MOST_STRANGERS)
        self._lock = threading.Lock()
        self._threads: dict[threading.Thread, socket.socket] = {}
        self._is_closed = False

    def run(self) -> None:
        """Take connections; returns after `stop`."""
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                if self._is_closed:
                    return
                raise
            self._receive(connection)

    def stop(self) -> None:
        """Have `run` return; this may come from a signal handler."""
        self._is_closed = True
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)  # wakes `accept`

    def close(self) -> None:
        """Take no more connections, and end all engines; it returns when they have ended."""
        self.stop()
        self._listening.close()
        with self._lock:
            open_ones = dict(self._threads)
        for connection in open_ones.values():
            _hang_up(connection)
        for thread in open_ones:
            thread.join()

    def _receive(self, connection: socket.socket) -> None:
        thread = threading.Thread(target=self._serve, args=(connection,), name="engine connection")
        with self._lock:
            if self._is_closed or not self._strangers.acquire(blocking=False):
                connection.close()
                return
            self._threads[thread] = connection
            thread.start()  # under the lock, since `close` joins what it finds

    def _serve(self, connection: socket.socket) -> None:
        try:
            with connection:
                if self._is_welcome(connection):
                    self._lend(connection)
        except OSError as error:
            log.info("A program has gone: %s", error)
        except EngineError as error:
            log.warning("An engine can't be started: %s", error)
        finally:
            with self._lock:
                del self._threads[threading.current_thread()]

    # The preface

    def _is_welcome(self, connection: socket.socket) -> bool:
        """Go through the preface; if all is well an engine is reserved."""
        try:
            connection.settimeout(CONNECTING_S)
            keep_alive(connection)
            proved = "" if self._secret is None else self._challenge(connection)
        finally:
            self._strangers.release()
        is_welcome = False
        if proved is None:
            connection.sendall(f"error this is not the secret of {SECRET}\n".encode())
        elif not self._free.acquire(blocking=False):
            connection.sendall(f"error all {self._most} engines of this worker are busy\n".encode())
        else:
            self._accept(connection, f"welcome {self._most} {proved}")
            is_welcome = True
        return is_welcome

    def _challenge(self, connection: socket.socket) -> str | None:
        """Our own proof for a program that has proved to know the secret; else None."""
        assert self._secret is not None
        own = new_nonce()
        connection.sendall(f"challenge {own}\n".encode())
        try:
            words = read_preface_line(connection).split()
        except ValueError:
            return None
        match words:
            case ["answer", nonce, given] if is_same(
                given, proof(self._secret, "client", own, nonce)
            ):
                return proof(self._secret, "worker", own, nonce)
        return None

    def _accept(self, connection: socket.socket, welcome: str) -> None:
        try:
            connection.sendall(f"{welcome.rstrip()}\n".encode())
            connection.settimeout(None)
        except BaseException:
            self._free.release()
            raise

    # The engine

    def _lend(self, connection: socket.socket) -> None:
        """Start an engine for a connection, and end it with that."""
        try:
            engine = self._start()
            answers = threading.Thread(target=_answer, args=(engine, connection), daemon=True)
            answers.start()
            try:
                while data := connection.recv(CHUNK):
                    engine.send(data)
            finally:
                engine.end(_PATIENCE_S)
                answers.join(_PATIENCE_S)
                _hang_up(connection)  # or a program that does not read would hold it for ever
                answers.join()
        finally:
            self._free.release()


def _answer(engine: Transport, connection: socket.socket) -> None:
    """Pass on what the engine says, to its end; then hang up."""
    is_heard = True
    while data := engine.read():
        try:
            if is_heard:
                connection.sendall(data)
        except OSError:
            is_heard = False
    _hang_up(connection)


def _hang_up(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def run_worker(player: str, address: str, engines: int) -> int:
    """Serve engines of a player at `host:port` until SIGINT or SIGTERM; returns the exit status.

    Raises ValueError for an address or a secret that won't do, and for an address that others can
    reach without a secret; OSError if it can't listen there.
    """
    secret = read_secret(os.environ)
    host, port = parse_address(address)
    listening = _listen(host, port, is_open=secret is None)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    worker = Worker(listening, lambda: ProcessTransport(engine_command(player)), engines, secret)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: worker.stop())
    try:
        print(f"Up to {engines} engines are at {_shown(listening)}; stop with Ctrl+C", flush=True)
        worker.run()
    finally:
        worker.close()
    return 0


def _listen(host: str, port: int, *, is_open: bool) -> socket.socket:
    """A socket that listens; ValueError if it is open to all and not just to this machine."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        if is_open and not ipaddress.ip_address(listening.getsockname()[0]).is_loopback:
            raise ValueError(f"an address that other machines reach needs a secret: set {SECRET}")
        listening.listen()
    except (OSError, ValueError):
        listening.close()
        raise
    return listening


def _shown(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
