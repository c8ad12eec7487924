"""Connections that ask for a hint again and again, so that the engines always have to think."""

import contextlib
import json
import threading
import time
from collections.abc import Iterator

from benchmarks.load.players import connect_all
from benchmarks.load.tables import Host
from benchmarks.load.websocket import WebSocket, client_frame


@contextlib.contextmanager
def asking_for_hints(url: str, connections: int) -> Iterator[list[float]]:
    """Keep engines busy in the background; afterwards the list holds hints given per second."""
    host = Host(url)
    games = [host.post("/api/games", opponent="person") for _ in range(connections)]
    sockets = connect_all((url, f"/api/games/{game['id']}/play", cookie) for game, cookie in games)
    for connection in sockets:
        connection.socket.settimeout(120)
        _next(connection, "game")
    done, given = threading.Event(), [0] * connections
    threads = [
        threading.Thread(target=_keep_asking, args=(connection, done, given, at))
        for at, connection in enumerate(sockets)
    ]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    answer: list[float] = []
    try:
        yield answer
    finally:
        done.set()
        answer.append(sum(given) / (time.perf_counter() - start))
        for thread in threads:
            thread.join()
        for connection in sockets:
            connection.close()


def _keep_asking(connection: WebSocket, done: threading.Event, given: list[int], at: int) -> None:
    while not done.is_set():
        _ask(connection)
        given[at] += 1


def _ask(connection: WebSocket) -> None:
    message = {"type": "hint", "id": "h", "seen": 0}
    connection.send(client_frame(json.dumps(message).encode()))
    _next(connection, "hint")


def _next(connection: WebSocket, kind: str) -> None:
    """Wait for a message of a kind, past all others but errors."""
    while True:
        for message in connection.received():
            found = json.loads(message)["type"]
            if found == kind:
                return
            if found == "error":
                raise ConnectionError(message.decode())
