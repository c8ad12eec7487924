"""Attacks on a server from one address, each in threads of a process of its own.

The numbers are those of the list of attacks in docs/how-it-works/server.md.
"""

import contextlib
import http.client
import json
import socket
import threading
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from benchmarks.load.websocket import WebSocket, client_frame

Attack = Callable[[str, str, float], None]
"""Attacks the server of an address in the network from another one, until a time."""

TABLES = 30
METERS = 20
SOCKETS = 600
COSTLY = "4@8({[<369&#!1|+70$5%2" * 11


class Guest:
    """Somebody who calls from an address; whatever is refused is tried again later."""

    def __init__(self, url: str, address: str) -> None:
        self._to = urlsplit(url)
        self.url = url
        self.address = address
        self.patience = 60.0
        """Seconds until they go without the answer."""
        self.cookie = ""
        self.bearer = ""
        self._connection: http.client.HTTPConnection | None = None

    def call(self, method: str, path: str, body: object = None) -> tuple[int, object]:
        """The status and the answer; 0 for none. A connection that was closed is opened anew."""
        was_open = self._connection is not None
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if self.bearer:
            headers["Authorization"] = f"Bearer {self.bearer}"
        content = None if body is None else json.dumps(body)
        try:
            if self._connection is None:
                self._connection = http.client.HTTPConnection(
                    self._to.hostname or "",
                    self._to.port,
                    self.patience,
                    source_address=(self.address, 0),
                )
            self._connection.request(method, path, content, headers)
            answer = self._connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self._connection = None
            is_closed = isinstance(error, ConnectionError | http.client.RemoteDisconnected)
            return self.call(method, path, body) if was_open and is_closed else (0, None)
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie" and "session=" in value:
                self.cookie = value.partition(";")[0]
        is_json = answer.getheader("content-type", "").startswith("application/json")
        return answer.status, json.loads(text) if is_json else None

    def open(self, **wish: object) -> str | None:
        """The id of a new table; None if that is refused."""
        _, answer = self.call("POST", "/api/games", wish)
        return str(answer["id"]) if isinstance(answer, dict) and "id" in answer else None

    def join(self, game: str, seconds: float = 60.0) -> WebSocket:
        """A connection to a table, with a time limit in seconds for each answer."""
        path = f"/api/games/{game}/play"
        connection = WebSocket(self.url, path, self.cookie, self.address)
        connection.complete()
        connection.socket.settimeout(seconds)
        return connection


def told(connection: WebSocket) -> list[dict[str, object]]:
    """The messages that come next."""
    return [json.loads(message) for message in connection.received()]


def say(connection: WebSocket, **message: object) -> None:
    """Send a message."""
    connection.send(client_frame(json.dumps(message).encode()))


def in_threads(number: int, work: Callable[[int], None]) -> None:
    """Do work in many threads; a refusal ends its thread."""
    threads = [threading.Thread(target=work, args=(at,), daemon=True) for at in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def endless_games(url: str, address: str, until: float) -> None:
    """8: move and undo forever at some tables, and list and load them again and again."""

    def play(_: int) -> None:
        while time.time() < until:
            with contextlib.suppress(OSError, ConnectionError):
                _move_and_undo(Guest(url, address), until)
            time.sleep(0.2)

    in_threads(4, play)


def _move_and_undo(guest: Guest, until: float) -> None:
    game = guest.open(opponent="person")
    if game is None:
        return
    connection, seen = guest.join(game), 0
    while time.time() < until:
        kind = {"type": "undo"} if seen % 2 else {"type": "move", "move": "pass"}
        say(connection, **kind, id=f"m{seen}", seen=seen)
        for message in told(connection):
            if message["type"] == "event":
                seen += 1
            elif message["type"] == "error":
                raise ConnectionError(message["error"])
        if seen % 100 == 99:
            guest.call("GET", "/api/me/games?limit=50")
            guest.call("GET", f"/api/games/{game}/record")


def many_tables(url: str, address: str, until: float) -> None:
    """9: tables against the highest level, watched all the time."""
    guest = Guest(url, address)

    def follow(at: int) -> None:
        level = {"opponent": "computer", "level": 10, "first": "opponent"}
        while time.time() < until:
            with contextlib.suppress(OSError, ConnectionError):
                connection = guest_of(at).join(guest_of(at).open(**level) or "none")
                while time.time() < until:
                    told(connection)
            time.sleep(0.5)

    guest.open()  # all of them are one person
    shared = guest.cookie

    def guest_of(at: int) -> Guest:
        one = Guest(url, address)
        one.cookie = shared
        return one

    in_threads(TABLES, follow)


def costly_passphrases(url: str, address: str, until: float) -> None:
    """10: accounts with passphrases whose strength is costly to measure, and wrong ones to hash."""

    def ask(at: int) -> None:
        guest = Guest(url, address)
        while time.time() < until:
            path = "/api/account" if at % 2 else "/api/sign-in"
            guest.call("POST", path, {"login": f"mallory{at}", "passphrase": COSTLY})
            time.sleep(0.02)

    in_threads(METERS, ask)


def half_requests(url: str, address: str, until: float) -> None:
    """14: connections whose requests never become complete, and others that send nonsense."""
    to = urlsplit(url)
    half = f"POST /api/games HTTP/1.1\r\nHost: {to.netloc}\r\nContent-Length: 100\r\n\r\n".encode()
    held: list[socket.socket] = []
    while time.time() < until:
        try:
            one = socket.create_connection((to.hostname or "", to.port or 0), 5, (address, 0))
            one.sendall(b"no request\r\n\r\n" if len(held) % 3 == 0 else half)
        except OSError:
            time.sleep(0.01)
            continue
        held.append(one)
        if len(held) >= SOCKETS:
            held.pop(0).close()
        time.sleep(0.002)


ATTACKS: dict[str, Attack] = {
    "8": endless_games,
    "9": many_tables,
    "10": costly_passphrases,
    "14": half_requests,
}
