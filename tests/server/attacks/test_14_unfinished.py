"""Attack 14: requests that never come whole, and a log that repeats itself."""

import asyncio
import contextlib
import logging
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from quiltbee.server.http.patience import PatientProtocol
from quiltbee.server.logs import MOST_ALIKE, Repetitions
from quiltbee.server.settings import Limits
from tests.server.process import PATIENCE
from tests.server.support import Live, live

HALF = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


def connection(server: Live) -> socket.socket:
    to = urlsplit(server.url)
    return socket.create_connection((to.hostname or "", to.port or 0), timeout=PATIENCE)


def is_cut_off(open_socket: socket.socket) -> bool:
    """Wait for the server to hang up without an answer."""
    try:
        return open_socket.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.slow
def test_who_never_finishes_a_request_is_cut_off(tmp_path: Path) -> None:
    limits = Limits.for_load(request_seconds=0.2)
    with live(tmp_path, limits=limits) as server, contextlib.ExitStack() as open_sockets:
        for begun in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: loc", HALF):
            slow = open_sockets.enter_context(connection(server))
            slow.sendall(begun)
            assert is_cut_off(slow)


@pytest.mark.slow
def test_a_second_request_has_to_come_whole_too(tmp_path: Path) -> None:
    limits = Limits.for_load(request_seconds=0.5)
    with live(tmp_path, limits=limits) as server, connection(server) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answered = slow.recv(4096)
        slow.sendall(b"GET / HT")  # so that it is no longer idle, which the HTTP library would end
        with contextlib.suppress(ConnectionResetError):
            while more := slow.recv(4096):
                answered += more
        assert answered.count(b"HTTP/1.1 ") == 1


@pytest.mark.slow
def test_one_address_has_a_share_of_the_connections(tmp_path: Path) -> None:
    limits = Limits.for_load(unfinished_per_address=8, request_seconds=10 * PATIENCE)
    with live(tmp_path, limits=limits) as server, contextlib.ExitStack() as open_sockets:
        slow = [open_sockets.enter_context(connection(server)) for _ in range(8)]
        for one in slow:
            one.sendall(HALF)
        one_too_many = open_sockets.enter_context(connection(server))
        assert is_cut_off(one_too_many)
        # From another address a person is answered as ever.
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with server.client(transport=elsewhere) as browser:
            assert browser.get("/healthz").status_code == 200
        slow.pop().close()
        with server.client(transport=httpx.HTTPTransport(retries=3)) as browser:
            assert browser.get("/healthz").status_code == 200


def test_who_reads_nothing_is_cut_off_and_who_reads_slowly_is_not() -> None:
    async def act(sizes: list[int]) -> int:
        """How many looks it takes until a connection with these sizes of its buffer is cut off."""
        looks = iter(sizes)
        cut = asyncio.Event()
        protocol: Any = PatientProtocol.__new__(PatientProtocol)
        protocol.loop, protocol._seconds, protocol._unread = asyncio.get_running_loop(), 0.0, None
        protocol.transport = SimpleNamespace(
            get_write_buffer_size=lambda: next(looks), abort=cut.set
        )
        protocol._check_later(next(looks))
        await asyncio.wait_for(cut.wait(), PATIENCE)
        return len(sizes) - len(list(looks))

    assert asyncio.run(act([900, 900, 800])) == 2
    assert asyncio.run(act([900, 800, 700, 700, 600])) == 4


def line(words: str) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.WARNING, "file", 1, words, (), None)


@pytest.mark.slow
def test_the_log_does_not_repeat_itself() -> None:
    now = 0.0
    log = Repetitions(lambda: now)
    told = [log.filter(line("Invalid HTTP request received.")) for _ in range(186_000)]
    assert sum(told) == MOST_ALIKE
    assert log.filter(line("Something else."))
    now = 61.0
    again = line("Invalid HTTP request received.")
    assert log.filter(again)
    assert vars(again)["left_out"] == 186_000 - MOST_ALIKE
