"""One server and one Chromium for all; each visit is a fresh browser that must not complain."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.people_pages import SimulatedClock, Visitor
from tests.browser.server import Server
from tests.server.support import Live, live

MILLISECONDS = 60_000
"""How long anything may take before a test fails: a machine can be very busy."""

NO_SERVER = (
    "WebSocket connection to .* failed|Failed to load resource: net::ERR_"
    "|This browser keeps nothing for times without a page: Failed to register a ServiceWorker"
)
"""What is said of a line, the icon of the tab or the worker when the server is away."""

NO_WORKER = "Service Worker registration blocked by Playwright"


class Complaints:
    """Whatever a page complains of: errors of the console (CSP is among them) and of scripts."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._allowed: list[str] = []

    def listen(self, page: Page) -> None:
        page.on(
            "console",
            lambda message: (
                self._texts.append(message.text) if message.type in ("error", "warning") else None
            ),
        )
        page.on("pageerror", lambda error: self._texts.append(str(error)))

    def allow(self, pattern: str) -> None:
        """Expect complaints that match this from the start."""
        self._allowed.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        return [
            text
            for text in self._texts
            if not any(re.match(pattern, text) for pattern in self._allowed)
        ]


Visit = Callable[..., Page]
Come = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    # Its event loop runs until the end: the tests of other rooms come after this package's end.
    with sync_playwright() as playwright:
        browser = launch(playwright)
        expect.set_options(timeout=MILLISECONDS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests share."""
    shared = Server(tmp_path_factory.mktemp("shared"))
    shared.start()
    yield shared
    assert shared.stop() == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill; it outlives the browsers where it is named before `visit`."""
    own = Server(tmp_path / "data")
    own.start()
    yield own
    own.kill()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    heard.allow(NO_WORKER)
    yield heard
    assert heard.unexpected == []


@pytest.fixture
def visit(chromium: Browser, server: Server, complaints: Complaints) -> Iterator[Visit]:
    """Open a fresh browser at a server; the words are those of Playwright's `new_context`.

    Nothing moves, and no page is kept for times without the server, unless the words ask for it.
    """
    opened = []

    def open_browser(at: Server = server, **words: Any) -> Page:
        words.setdefault("reduced_motion", "reduce")
        words.setdefault("service_workers", "block")
        context = chromium.new_context(base_url=at.url, **words)
        opened.append(context)
        context.set_default_timeout(MILLISECONDS)
        context.on("page", complaints.listen)
        return context.new_page()

    yield open_browser
    for context in opened:
        context.close()


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock()


@pytest.fixture
def served(tmp_path: Path, clock: SimulatedClock) -> Iterator[Live]:
    """A server with nobody in its lobby, whose clock is simulated."""
    with live(tmp_path, clock=clock) as alone:
        yield alone


@pytest.fixture
def come(served: Live, visit: Visit) -> Come:
    """A fresh browser at that server."""

    def visitor(**words: Any) -> Visitor:
        return Visitor(visit(served, **words), served)

    return visitor


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit(viewport={"width": 1280, "height": 800})
