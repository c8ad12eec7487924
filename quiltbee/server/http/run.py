"""Running the server: folder, socket, signals, and the line that says where it is."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from quiltbee.protocol.preface import read_secret
from quiltbee.protocol.tcp import parse_address
from quiltbee.server.errors import StartError
from quiltbee.server.http.app import create_app
from quiltbee.server.http.websocket import TableSocket
from quiltbee.server.settings import Limits, Settings, read_settings
from quiltbee.server.store import Store
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.thinkers import Engines

MOST_ENGINES = 2
STOPPING_SECONDS = 5
PING_SECONDS = 20.0


class _Server(uvicorn.Server):
    """uvicorn's server, which says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, address: str, folder: Path, opens: bool) -> None:
        super().__init__(config)
        self._address = address
        self._folder = folder
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if not self.started:
            return
        print(
            f"Quiltbee is at {self._address} (games are kept in {self._folder}); stop with Ctrl+C",
            flush=True,
        )
        if self._opens:
            # Some systems wait in there for the browser: not on the event loop.
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order, which takes a bounded time, however often one is told to."""
        self.should_exit = True


def run(
    host: str,
    port: int,
    data_folder: Path | None,
    *,
    open_browser: bool,
    limits: Limits | None = None,
) -> int:
    """Serve until a signal comes; see `quiltbee.server.serve`."""
    try:
        settings = read_settings(host, port, data_folder, limits)
        thinkers = _thinkers(settings)
        listening = listen(host, port)
        try:
            store = SqliteStore(settings.data_folder)
        except StartError:
            listening.close()
            raise
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return _serve(settings, store, thinkers, listening, open_browser)
    finally:
        store.close()


def _thinkers(settings: Settings) -> Engines:
    """The engines, here and with the workers of `QUILTBEE_ENGINES`; StartError if they're wrong."""
    workers: tuple[str, ...] = getattr(settings, "engines", ())
    try:
        for address in workers:
            parse_address(address)
        secret = read_secret(os.environ) if workers else None
    except ValueError as error:
        raise StartError(f"The engine workers can't be used: {error}.") from error
    return Engines(
        most_engines(),
        settings.limits.thinking_seconds,
        strong=settings.player,
        workers=workers,
        secret=secret,
    )


def _serve(
    settings: Settings, store: Store, thinkers: Engines, listening: socket.socket, opens: bool
) -> int:
    config = configure(create_app(settings, store, thinkers), settings)
    server = _Server(config, address_of(listening), settings.data_folder, opens)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    _collect_garbage_rarely()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.handle_exit)  # uvicorn only catches them while it serves
    asyncio.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's log matters: it logs every refused handshake as an error."""
    return "without completing handshake" not in record.getMessage()


def _collect_garbage_rarely() -> None:
    """Look for cycles only now and then: a server makes few, and holds much to look through.

    By default that took a tenth of the time of a move.
    """
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def configure(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application: small messages, pings, no log but ours."""
    return uvicorn.Config(
        app,
        loop="asyncio",
        ws=TableSocket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=STOPPING_SECONDS,
    )


def most_engines() -> int:
    """How many engines may think at once: one is left to the server on a larger machine."""
    return max(1, min(MOST_ENGINES, (os.cpu_count() or 1) - 1))


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; StartError if it can't be."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise StartError(f"There is no address {host}: {error.strerror}.") from error
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen()
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise StartError(
                f"Port {port} of {host} is in use; stop the other program, or name another "
                "port with --port (0 takes any free one)."
            ) from error
        raise StartError(f"Can't listen on {host} port {port}: {error.strerror}.") from error
    listening.set_inheritable(False)
    return listening


def address_of(listening: socket.socket) -> str:
    """The address of the page; a server on all addresses is reached on the loopback one."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
