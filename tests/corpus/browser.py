"""A server process, and browsers at its tables that know no more than the documented messages."""

import contextlib
import itertools
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from quiltbee.server.wire.game import VERSION
from tests.corpus.stored import Json
from tests.server.following import Follower

PATIENCE = 60.0

LONGEST_PAUSE = 0.1
"""Seconds between two questions in the end: 20 a second are the most that a seat may ask."""

COOKIE = "quiltbee_session"

_MOST_MESSAGES = 80
"""A connection may send 100 at once; after this many a new one is made."""

_ADDRESSES = itertools.count(1)


def _another_address() -> dict[str, str]:
    """Headers of a proxy: each connection comes from an address of its own, for the limits."""
    number = next(_ADDRESSES)
    return {"X-Forwarded-For": f"10.9.{number // 250}.{number % 250 + 1}"}


class Server:
    """A running server; `url` is where it said that it listens."""

    def __init__(self, folder: Path) -> None:
        words = ["serve", "--port", "0", "--data", str(folder), "--no-browser"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "quiltbee", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "QUILTBEE_PLAYER": "greedy", "QUILTBEE_PROXY": "127.0.0.1"},
        )
        assert self._process.stdout is not None
        match = re.search(r"http://[^ ]*/", self._process.stdout.readline())
        assert match is not None
        self.url = match[0]

    def client(self, token: str | None = None) -> httpx.Client:
        """A browser, new or the one with this session token."""
        cookies = {COOKIE: token} if token else None
        return httpx.Client(
            base_url=self.url,
            verify=False,
            cookies=cookies,
            headers=_another_address(),
            timeout=PATIENCE,
        )

    def kill(self) -> None:
        """End it in any case."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server on a data folder, ended in any case."""
    server = Server(folder)
    try:
        yield server
    finally:
        server.kill()


def state_of(client: httpx.Client, game: str) -> Json:
    """The state of a table, as a browser may see it."""
    return Follower().take(client.get(f"/api/games/{game}").raise_for_status().json())


def create(client: httpx.Client, **wish: Any) -> str:
    """Create a table: its id."""
    answer = client.post("/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


class RefusedError(Exception):
    """The server answered a message with an error."""

    def __init__(self, message: Json) -> None:
        super().__init__(message["error"])
        self.message = message


class Player:
    """The browser that owns a table, at play; what it knows it has from whole games.

    After each message of its own it says `hello` and waits for a game that is new enough, so that
    it need not understand other messages.
    """

    def __init__(self, server: Server, game: str, token: str | None) -> None:
        self._server, self._game, self._token = server, game, token
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        self._sent = 0
        self.state: Json = {}
        self.hello()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def hello(self, number: int = 0) -> Json:
        """Ask for the state, at least after event `number`, and wait until no computer thinks."""
        deadline, pause = time.monotonic() + PATIENCE, 0.005
        while True:
            self.send({"type": "hello", "seen": self.state.get("number", 0)})
            game = self._next("game", lambda game: game["number"] >= number)
            self.state = Follower().take(game)
            if not self.state["thinking"] and not self._is_computers_turn:
                return self.state
            assert time.monotonic() < deadline, "the computer does not decide"
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def say(self, kind: str, **rest: Any) -> Json:
        """Send a message on the game as it stands, with an id of its own; the state after it."""
        number = self.state["number"]
        message = {"type": kind, "id": f"{kind}-{number + 1}", "seen": number, **rest}
        self.send(message)
        return self.hello(number + 1)

    def refused(self, message: Json | str) -> Json:
        """Send a message that can't be carried out: the error, after which the state is known."""
        self.send(message)
        error = self._next("error")
        self.hello()
        return error

    def hint(self) -> Json:
        """Ask for a hint, which pages work out themselves today: the error."""
        number = self.state["number"]
        return self.refused({"type": "hint", "id": f"hint-{number}", "seen": number})

    def send(self, message: Json | str) -> None:
        """Send a message, on a new connection where the old one has sent many."""
        if self._socket is None or self._sent >= _MOST_MESSAGES:
            self._connect()
        assert self._socket is not None
        self._sent += 1
        self._socket.send(message if isinstance(message, str) else json.dumps(message))

    @property
    def _is_computers_turn(self) -> bool:
        state = self.state
        if state["stage"] == "over" or state["mode"] != "computer":
            return False
        return bool(state["seats"][state["turn"] - 1]["kind"] == "computer")

    def _next(self, kind: str, fits: Callable[[Json], bool] = lambda message: True) -> Json:
        """The next message of a kind; an error that was not waited for raises RefusedError."""
        assert self._socket is not None
        deadline = time.monotonic() + PATIENCE
        while True:
            message: Json = json.loads(self._socket.recv(max(0.0, deadline - time.monotonic())))
            if message["type"] == kind and fits(message):
                return message
            if message["type"] == "error":
                raise RefusedError(message)

    def _connect(self) -> None:
        self._open.close()
        headers = _another_address()
        if self._token:
            headers["Cookie"] = f"{COOKIE}={self._token}"
        server = self._server.url.replace("http", "ws", 1)
        address = f"{server}api/games/{self._game}/play?version={VERSION}"
        self._socket = self._open.enter_context(
            connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE)
        )
        self._sent = 0
