"""Bots for the tests: made by a person, and spoken for with plain HTTP."""

import contextlib
import json
import queue
import socket
import threading
from collections.abc import Iterator
from typing import Any

import httpx

from tests.server.process import PATIENCE
from tests.server.support import Json, Live


class Crowd:
    """The browsers and bots of one test, which leave together."""

    def __init__(self, server: Live) -> None:
        self._server = server
        self._clients: list[httpx.Client] = []

    def browser(self, **arguments: Any) -> httpx.Client:
        """A browser without cookies."""
        self._clients.append(self._server.client(**arguments))
        return self._clients[-1]

    def bot(self, owner: httpx.Client, name: str, scope: str = "play") -> "Program":
        """A bot of somebody's."""
        return Program(self, owner, name, scope)

    def leave(self) -> None:
        """Close all connections."""
        for client in self._clients:
            client.close()


class Program:
    """A bot that a person has made; `client` sends its token and knows no cookie."""

    def __init__(self, crowd: "Crowd", owner: httpx.Client, name: str, scope: str = "play") -> None:
        made = owner.post("/api/me/bots", json={"name": name, "scope": scope})
        assert made.status_code == 201, made.text
        self.name, self.id, self.token = name, made.json()["id"], made.json()["token"]
        self.client = crowd.browser(headers={"Authorization": f"Bearer {self.token}"})

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(f"/api/bot/{path}", json=body)

    @contextlib.contextmanager
    def listening(self, path: str = "stream") -> Iterator["Heard"]:
        """What a stream says; it is closed in the end."""
        with self.client.stream("GET", f"/api/bot/{path}", timeout=PATIENCE) as response:
            assert response.status_code == 200, response.read()
            heard = Heard(response)
            try:
                yield heard
            finally:
                heard.hang_up()


class Heard:
    """The lines of a stream, read in a thread."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._read)
        self._thread.start()

    def _read(self) -> None:
        with contextlib.suppress(httpx.HTTPError):
            for line in self.response.iter_lines():
                self._lines.put(line)
        self._lines.put(None)

    def hang_up(self) -> None:
        """Close the connection, at which the thread ends."""
        connection = self.response.extensions["network_stream"].get_extra_info("socket")
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        self._thread.join()

    def next(self) -> Json:
        """The next line that says something."""
        while not (line := self._lines.get(timeout=PATIENCE)):
            assert line is not None, "the stream has ended"
        message: Json = json.loads(line)
        return message

    def wait_for_the_end(self) -> list[Json]:
        """What is still said before the stream ends."""
        rest = []
        while (line := self._lines.get(timeout=PATIENCE)) is not None:
            rest += [json.loads(line)] if line else []
        return rest


def challenge(browser: httpx.Client, bot: Program, **wish: Any) -> str:
    """Ask a bot for a game; the id of the table."""
    asked = browser.post("/api/challenges", json={"bot": bot.name, "first": "you", **wish})
    assert asked.status_code == 201, asked.text
    return str(asked.json()["id"])
