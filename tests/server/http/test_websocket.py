"""The short way of a table's messages: whatever frames and pieces they come in, it is the same."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from benchmarks.load.websocket import WebSocket, client_frame
from tests.server.support import Live, create, live

TEXT, CONTINUATION, WHOLE = 0x1, 0x0, 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("server")
    with live(folder) as server:
        yield server


@pytest.fixture
def client(server: Live) -> Iterator[WebSocket]:
    """A browser at a table of its own that speaks in bytes."""
    with server.client() as browser:
        game = create(browser)
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    connection = WebSocket(server.url, f"/api/games/{game}/play", cookie)
    try:
        connection.complete()
        connection.socket.settimeout(60)
        assert next_of(connection)["number"] == 0
        yield connection
    finally:
        connection.close()


def next_of(connection: WebSocket) -> dict[str, object]:
    """The next message; only one is on its way."""
    while not (messages := connection.received()):
        pass
    (message,) = messages
    found: dict[str, object] = json.loads(message)
    return found


def read_to_the_end(connection: WebSocket) -> None:
    while True:
        connection.received()


def move(number: int, **more: object) -> bytes:
    return json.dumps(
        {"type": "move", "id": f"m{number}", "seen": number, "move": "pass", **more}
    ).encode()


def piece(payload: bytes, first: int) -> bytes:
    """A frame with a first byte of its own, masked with other bytes than zeros."""
    mask = b"\x12\x34\x56\x78"
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes((first, 0x80 | len(payload))) + mask + masked


def test_a_frame_may_come_byte_by_byte(client: WebSocket) -> None:
    for byte in client_frame(move(0)):
        client.send(bytes((byte,)))
    assert next_of(client)["acknowledges"] == "m0"


def test_a_message_may_come_in_frames(client: WebSocket) -> None:
    text = move(0)
    client.send(piece(text[:9], TEXT))
    client.send(client_frame(b"are you there", 0x9))
    client.send(piece(text[9:], CONTINUATION | WHOLE))
    assert next_of(client)["acknowledges"] == "m0"
    client.send(piece(move(1), TEXT | WHOLE))
    assert next_of(client)["acknowledges"] == "m1"


def test_frames_that_come_together_are_carried_out_in_order(client: WebSocket) -> None:
    client.send(b"".join(client_frame(move(number)) for number in range(3)))
    told: list[bytes] = []
    while len(told) < 3:
        told += client.received()
    assert [json.loads(message)["acknowledges"] for message in told] == ["m0", "m1", "m2"]


def test_a_long_frame_takes_the_long_way(client: WebSocket) -> None:
    client.send(client_frame(b" " * 200 + move(0)))
    assert next_of(client)["acknowledges"] == "m0"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (bytes((TEXT | WHOLE, 0x80 | 127)) + (2**40).to_bytes(8) + bytes(4), 1009),
        (client_frame(b" " * 5000), 1009),
        (bytes((TEXT | WHOLE, 2)) + b"{}", 1002),
        (client_frame(b"\xff\xfe"), 1007),
    ],
    ids=["announced", "too long", "unmasked", "no text"],
)
def test_a_bad_frame_ends_the_connection(client: WebSocket, frame: bytes, code: int) -> None:
    client.send(frame)
    with pytest.raises(ConnectionError) as ended:
        read_to_the_end(client)
    assert repr(code.to_bytes(2))[2:-1] in str(ended.value)


@pytest.mark.slow
def test_a_request_that_is_no_handshake_is_refused(server: Live) -> None:
    parts = urlsplit(server.url)
    with socket.create_connection((parts.hostname, parts.port), timeout=60) as connection:
        request = f"GET /api/games/x/play HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        connection.sendall(f"{request}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n".encode())
        assert b" 400 " in connection.recv(65536).partition(b"\r\n")[0]
    with server.client() as browser:
        assert browser.get("/api/health").status_code == 200
