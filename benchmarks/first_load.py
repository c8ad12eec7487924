"""How long a table takes to open over a slow network: `python -m benchmarks.first_load`.

Chromium holds back each answer by a round trip of 150 ms and takes 1.6 Mbit/s. It simulates neither
the opening of connections nor their slow start. Each visit is by a fresh browser, which then comes
back once.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.server import Server
from tests.browser.traffic import Traffic

VISITS = 7
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200e3, "uploadThroughput": 200e3}
"""Milliseconds, and bytes per second."""

CLOCK = """
new MutationObserver((_, observer) => {
  if (document.querySelector('main.table [data-quilt=active]') === null) return;
  observer.disconnect();
  window.boardAt = performance.now();
}).observe(document, { childList: true, subtree: true });
"""
"""From the start of the navigation to the board in the document, one frame before it is painted."""


@dataclass(frozen=True)
class Load:
    """What it took until the board was there."""

    requests: int
    kilobytes: float
    round_trips: int
    milliseconds: float


def load(page: Page, address: str) -> Load:
    """Open a table and wait for its board."""
    traffic = Traffic(page)
    traffic.session.send("Network.emulateNetworkConditions", NETWORK)
    page.goto(address)
    page.locator("main.table [data-quilt=active]").wait_for()
    taken: float = page.evaluate("window.boardAt")
    done = Load(len(traffic.asked), traffic.bytes / 1_000, traffic.round_trips, taken)
    page.goto("about:blank")
    return done


def visit(browser: Browser, server: Server) -> tuple[Load, Load]:
    """The first and the second load of a fresh browser."""
    page = browser.new_context(base_url=server.url).new_page()
    page.add_init_script(CLOCK)
    wish = {"opponent": "person", "seed": "quilt"}
    address = page.request.post("/api/games", data=wish).json()["url"]
    both = load(page, address), load(page, address)
    page.context.close()
    return both


def main() -> None:
    print(f"{'':<24}{'requests':>10}{'kB':>8}{'round trips':>13}{'ms to the board':>17}")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            server.start()
            visits = [visit(browser, server) for _ in range(VISITS)]
            server.stop()
        for name, loads in zip(("first", "second"), zip(*visits, strict=True), strict=True):
            print(f"{f'{name} visit':<24}{_figures(list(loads))}")
        browser.close()


def _figures(loads: list[Load]) -> str:
    requests = median(each.requests for each in loads)
    kilobytes = median(each.kilobytes for each in loads)
    round_trips = median(each.round_trips for each in loads)
    milliseconds = median(each.milliseconds for each in loads)
    return f"{requests:>10.0f}{kilobytes:>8.1f}{round_trips:>13.0f}{milliseconds:>17,.0f}"


if __name__ == "__main__":
    main()
