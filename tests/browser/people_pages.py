"""The pages away from the table, as a person finds them; and people who are somewhere already."""

import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from quiltbee.server.clock import DAY, now
from tests.server.process import PATIENCE
from tests.server.support import Live

PASSPHRASE = "seven thimbles and a needle"


class SimulatedClock:
    """The server's clock, which tests put forward."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> int:
        return now() + round(self._ahead)

    def advance(self, days: float) -> None:
        """Let so much time pass at once."""
        self._ahead += days * DAY


class Visitor:
    """One browser at the pages of people."""

    def __init__(self, page: Page, server: Live) -> None:
        self.page = page
        self.server = server
        self.get = page.get_by_test_id

    def home(self) -> "Visitor":
        self.page.goto("/")
        expect(self.get("hero")).to_be_visible()
        return self

    def lobby(self) -> "Visitor":
        """Home, where anyone is asked for."""
        self.home().get("opponent-anyone").check()
        expect(self.get("lobby")).to_be_visible()
        return self

    def home_with_news(self) -> "Visitor":
        """Home, once the page is told what happens: news of a round are told only once."""
        heard: list[str | bytes] = []

        def hear(frame: str | bytes) -> None:
            heard.append(frame)

        def listen(socket: WebSocket) -> None:
            if socket.url.endswith("/api/feed"):
                socket.on("framereceived", hear)

        self.page.on("websocket", listen)
        self.home()
        deadline = time.monotonic() + PATIENCE
        while not heard:
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(20)
        self.page.remove_listener("websocket", listen)
        return self

    def me(self) -> "Visitor":
        self.page.goto("/me")
        expect(self.get("me-title")).to_be_visible()
        return self

    def games(self) -> Locator:
        """The rows of one's games."""
        return self.get("recent-games").locator(".game")

    def say(self, path: str, method: str = "post", **body: Any) -> dict[str, Any]:
        """Ask the server for something as this browser, without a page."""
        answer = self.page.request.fetch(path, method=method, data=body)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def named(self, name: str) -> "Visitor":
        """Be somebody whom the server knows."""
        self.say("/api/me", "patch", name=name)
        return self

    def with_account(self, login: str) -> "Visitor":
        self.say("/api/account", login=login, passphrase=PASSPHRASE)
        return self

    def against(self, other: "Visitor", **wish: Any) -> str:
        """The address of a new game in which one sits, and the other too."""
        table = self.say("/api/games", opponent="friend", **wish)
        other.say(table["invitation"].replace("/i/", "/api/invitations/"), name="Ben")
        url: str = table["url"]
        return url
