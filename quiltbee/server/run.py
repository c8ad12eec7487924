"""Runs the server: folder, socket, signals, and the line with its address."""

import asyncio
import errno
import gc
import os
import shutil
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
    closing,
    nullcontext,
)
from types import FrameType
from typing import cast

import uvicorn
from starlette.applications import Starlette

from quiltbee.server.admin.actions import Actions
from quiltbee.server.admin.listener import take_actions
from quiltbee.server.app import create_app
from quiltbee.server.clock import now
from quiltbee.server.computer.engines import Engines
from quiltbee.server.errors import StartError
from quiltbee.server.features import open_store
from quiltbee.server.http.metrics import Collector, Exposition, watch_loop
from quiltbee.server.http.patience import patient
from quiltbee.server.http.services import Services
from quiltbee.server.http.websocket import TableSocket
from quiltbee.server.logs import log, set_up_logging
from quiltbee.server.network import invitation_to, network_address
from quiltbee.server.settings import Limits, Settings, read_settings
from quiltbee.server.store.liveness import Liveness
from quiltbee.server.store.store import Store

MOST_ENGINES = 2
STOPPING_SECONDS = 5
PING_SECONDS = 20.0
SPARE_FILES = 512
"""Open files besides connections: the database, engines, files of the page."""


class _Server(uvicorn.Server):
    """uvicorn's server, which prints its address once it listens; `beside` runs with it."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        invitation: str | None,
        place: str,
        beside: AbstractAsyncContextManager[None],
        opens: bool,
    ) -> None:
        super().__init__(config)
        self._address = address
        self._invitation = invitation
        self._place = place
        self._beside = beside
        self._stack = AsyncExitStack()
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and print the address."""
        await super().startup(sockets)
        if not self.started:
            return
        await self._stack.enter_async_context(self._beside)
        print(
            f"Quiltbee is at {self._address} (games are kept in {self._place}); stop with Ctrl+C",
            flush=True,
        )
        if self._invitation is not None:
            print(self._invitation, flush=True)
        log.info("The server has started.")
        if self._opens:
            # On some systems this call waits for the browser, and must not block the event loop.
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down; end streams first, or the server would wait for them."""
        log.info("The server is stopping.")
        await self._stack.aclose()
        cast(Starlette, self.config.app).state.services.streams.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down in bounded time, even after several signals."""
        self.should_exit = True


def run(
    options: Mapping[str, object],
    *,
    open_browser: bool,
    limits: Limits | None = None,
) -> int:
    """Serve until a signal comes; see `quiltbee.server.serve`."""
    try:
        settings = read_settings(options, limits=limits)
        thinkers = _thinkers(settings)
        listening = listen(settings.host, settings.port)
        try:
            store = open_store(settings.data_folder, settings.database)
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
    """Return the engines, here and from the setting `engines`.

    Raises StartError if one is missing.
    """
    for program in (command.argv[0] for command in settings.engines):
        if shutil.which(program) is None:
            raise StartError(f"The program {program!r} of the setting engines does not exist.")
    return Engines(
        most_engines(),
        settings.limits.thinking_seconds,
        strong=settings.player,
        elsewhere=settings.engines,
    )


def _serve(
    settings: Settings, store: Store, thinkers: Engines, listening: socket.socket, opens: bool
) -> int:
    liveness = Liveness(store.database, now)
    app = create_app(settings, store, thinkers, liveness=liveness)
    try:
        exposition = _expose(settings, Collector(app.state.services))
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    beside = _beside(app.state.services)
    address, others = address_of(listening), network_address(*listening.getsockname()[:2])
    invitation = None if others is None or settings.proxy else invitation_to(others)
    server = _Server(configure(app, settings), address, invitation, store.place, beside, opens)
    set_up_logging(settings.log)
    allow_files(settings.limits.connections + SPARE_FILES)
    _collect_garbage_rarely()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.handle_exit)  # uvicorn only catches them while it serves
    with exposition:
        asyncio.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1


def _expose(settings: Settings, collector: Collector) -> AbstractContextManager[object]:
    """Serve Prometheus if that is configured; raises StartError if it can't."""
    return closing(Exposition(settings.metrics, collector)) if settings.metrics else nullcontext()


@asynccontextmanager
async def _beside(services: Services) -> AsyncIterator[None]:
    """Run tasks on the event loop beside the server."""
    settings = services.settings
    async with AsyncExitStack() as stack:
        if settings.database is None:
            taking = take_actions(settings.data_folder, Actions(services))
            await stack.enter_async_context(taking)
        if settings.metrics:
            watching = asyncio.create_task(watch_loop())
            stack.callback(watching.cancel)
        yield


def _collect_garbage_rarely() -> None:
    """Collect garbage rarely: a server has few cycles, but many objects to visit.

    The default takes a tenth of the time of a move.
    """
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def configure(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration: small messages, pings, no log but ours."""
    return uvicorn.Config(
        app,
        loop="asyncio",
        http=cast(type[asyncio.Protocol], patient(settings)),
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


def allow_files(wanted: int) -> None:
    """Raise the limit of open files, including connections, as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError) as error:
        log.warning("The limit of open files stays at %d: %s", soft, error)


def most_engines() -> int:
    """Return how many engines may think at once; one core is for the server, if there are more."""
    return max(1, min(MOST_ENGINES, (os.cpu_count() or 1) - 1))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to an address; raises StartError if that is impossible."""
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
    """Return the address of the page, the loopback one for a server on all addresses."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
