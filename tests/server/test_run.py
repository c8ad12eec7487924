"""The process: how it starts, what it says when it can't, and how it ends."""

import json
import re
import signal
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quiltbee.server import DEFAULT_HOST, DEFAULT_PORT
from quiltbee.server.errors import StartError
from quiltbee.server.run import address_of, allow_files, listen
from tests.server.process import PATIENCE, ServerProcess, is_running, serving
from tests.server.store.support import RING
from tests.server.support import create

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")

START = f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 {RING} 1 - o"
LINK = f"#{RING},..."


def wait_for_engine(server: ServerProcess) -> list[int]:
    deadline = time.monotonic() + PATIENCE
    while not server.children:
        assert time.monotonic() < deadline, "no engine was started"
        time.sleep(0.01)
    return server.children


@pytest.mark.slow
def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    with serving(folder) as server:
        assert re.fullmatch(
            rf"Quiltbee is at http://127\.0\.0\.1:\d+/ \(games are kept in {folder}\); "
            r"stop with Ctrl\+C\n",
            server.line,
        )
        with server.client() as browser:
            assert browser.get("/api/health").status_code == 200
            assert browser.get("/").headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_order(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as server:
        with server.client() as browser:
            game = create(browser)
        engines = wait_for_engine(server)
        address = server.url.replace("http", "ws") + f"api/games/{game}/play?version=2"
        with connect(address, proxy=None, open_timeout=PATIENCE) as connection:
            assert json.loads(connection.recv(timeout=PATIENCE))["type"] == "game"
            began = time.monotonic()
            server.process.send_signal(how)
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(timeout=PATIENCE)
        status, complaints = server.stop(how)  # once more, as the impatient do
        assert time.monotonic() - began < PATIENCE
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert (status, complaints) == (0, "")
    assert not any(map(is_running, engines))
    assert not (tmp_path / "quiltbee.sqlite3-wal").exists()


STRONG = {"QUILTBEE_PLAYER": "engine"}
"""A player that is not ready for a while, so that analysis has to wait."""


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/analysis", "/api/review", "/api/bot/stream"])
def test_it_stops_without_complaint_while_a_stream_is_open(tmp_path: Path, path: str) -> None:
    bodies = {"/api/analysis": {"position": START}, "/api/review": {"text": LINK}}
    with serving(tmp_path, environment=STRONG) as server, server.client() as browser:
        token = browser.post("/api/me/bots", json={"name": "Robbie"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"} if "bot" in path else {}
        method = "POST" if path in bodies else "GET"
        with browser.stream(method, path, json=bodies.get(path), headers=headers) as stream:
            assert stream.status_code == 200
            lines = stream.iter_lines()
            next(lines)
            server.process.send_signal(signal.SIGTERM)
            assert list(lines) is not None  # it ends as a whole answer does
        assert server.stop() == (0, "")


@pytest.mark.slow
def test_engines_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        engines = wait_for_engine(server)
        server.stop(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    while any(map(is_running, engines)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.slow
def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with serving(tmp_path, port) as server:
            status, complaints = server.stop()
    assert server.line == ""
    assert status == 1
    assert complaints == (
        f"Port {port} of 127.0.0.1 is in use; stop the other program, or name another port "
        "with --port (0 takes any free one).\n"
    )


@pytest.mark.slow
def test_a_second_server_on_the_same_folder(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        with serving(tmp_path) as second:
            status, complaints = second.stop()
        assert status == 1
        assert complaints == (
            f"Another Quiltbee server (process {first.process.pid}) uses the data folder "
            f"{tmp_path}; stop it, or name another folder with --data or QUILTBEE_DATA.\n"
        )
        with first.client() as browser:
            create(browser)


@pytest.mark.slow
def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with serving(tmp_path / "file" / "data") as server:
        status, complaints = server.stop()
    assert status == 1
    assert complaints == (
        f"The data folder {tmp_path / 'file' / 'data'} can't be written: Not a directory; "
        "name another one with --data or QUILTBEE_DATA.\n"
    )


def test_an_address_that_is_not_of_this_machine() -> None:
    with pytest.raises(StartError, match=r"Can't listen on 192\.0\.2\.1 port 0: Cannot assign"):
        listen("192.0.2.1", 0)


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::", "[::1]")]
)
def test_the_address_that_is_shown(host: str, shown: str) -> None:
    with listen(host, 0) as listening:
        port = listening.getsockname()[1]
        assert address_of(listening) == f"http://{shown}:{port}/"


def test_a_process_may_open_a_file_for_each_connection() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
    try:
        allow_files(300)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (300, hard)
        allow_files(250)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (300, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_it_listens_on_loopback_unless_told_otherwise() -> None:
    assert DEFAULT_HOST == "127.0.0.1"
    assert 1024 < DEFAULT_PORT < 32768


@pytest.mark.slow
def test_a_configured_proxy_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUILTBEE_PROXY", "127.0.0.1")
    monkeypatch.setenv("QUILTBEE_HOSTS", "quilts.example")
    headers = {
        "Host": "quilts.example",
        "Origin": "https://quilts.example",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.7",
    }
    with serving(tmp_path) as server, server.client() as browser:
        response = browser.post("/api/games", json={"opponent": "person"}, headers=headers)
        assert response.status_code == 201
        assert response.headers["set-cookie"].startswith("__Host-quiltbee_session=")
        assert "Secure" in response.headers["set-cookie"]


@pytest.mark.slow
def test_a_player_that_there_is_not(tmp_path: Path) -> None:
    with serving(tmp_path, environment={"QUILTBEE_PLAYER": "chess"}) as server:
        status, complaints = server.stop()
    assert status == 1
    assert complaints == (
        "QUILTBEE_PLAYER must be one of engine, greedy, random, patch-tree, uct, not 'chess'.\n"
    )
