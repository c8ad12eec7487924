"""How fast the page is in a real Chromium: `python -m benchmarks.page`.

What a person waits for: the first page after the server starts, the effect of a click, the effect
of an event, and the decision of the computer. Times are by the clock on the wall, so other programs
on the machine count: measure on an idle one.
"""

import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from quiltbee.rules import SIZE, Stage, cell_name
from tests.browser.chromium import launch
from tests.browser.hands import Clicks, play
from tests.browser.page import GamePage, HomePage
from tests.browser.server import Server

STARTS = 10
ROUNDS_OF_CLICKS = 60
GAMES = 5
VIEWPORT: ViewportSize = {"width": 1280, "height": 800}

CLICK_CLOCK = """
() => {
  window.shown = [];
  window.addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.shown.push(performance.now() - timeStamp);
    channel.port2.postMessage(null);
  }), true);
}
"""
"""From when the browser has the click until after the frame that draws its effect: a message comes
when style, layout and painting of that frame are done."""

EVENT_CLOCK = """
window.painted = [];
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      if (!data.startsWith('{"type":"event"')) return;
      const since = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.painted.push(performance.now() - since);
        channel.port2.postMessage(null);
      });
    });
  }
};
"""
"""From an event's arrival until after the frame that shows it; waiting for that frame counts."""

DECISION_CLOCK = """
() => {
  window.decisions = [];
  const main = document.querySelector('main.table');
  let [since, isMine] = [performance.now(), true];
  new MutationObserver(() => {
    const now = performance.now();
    if (!isMine) window.decisions.push(now - since);
    since = now;
    const canAct = document.querySelector('[data-quilt=active]') !== null;
    isMine = canAct || main.dataset.stage === 'over';
  }).observe(main, { attributeFilter: ['data-number'] });
}
"""
"""Between two events on the page, the second a decision of the computer: thinking, commit, messages
and drawing."""


@dataclass(frozen=True)
class Figure:
    """One line of the table: what was measured in milliseconds, and what the project promises."""

    name: str
    runs: Sequence[float]
    bound: str = ""

    def __str__(self) -> str:
        percentiles = quantiles(self.runs, n=100, method="inclusive")
        numbers = (percentiles[49], percentiles[94], max(self.runs))
        columns = "".join(f"{number:>10,.1f}" for number in numbers)
        return f"{self.name:<38}{len(self.runs):>6}{columns}   {self.bound}".rstrip()


def open_page(browser: Browser, server: Server) -> Page:
    """An empty tab of a fresh browser, with nothing cached."""
    return browser.new_context(base_url=server.url, viewport=VIEWPORT).new_page()


def starts(browser: Browser) -> list[Figure]:
    """Start the server again and again, each time with a new folder and a fresh browser."""
    to_listening, to_page, in_all = [], [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            page = browser.new_context(viewport=VIEWPORT).new_page()
            server.start()
            page.goto(server.url)
            page.get_by_test_id("hero").wait_for()
            usable = time.perf_counter()
            page.context.close()
            server.stop()
        to_listening.append(1_000 * (server.listening - server.spawned))
        to_page.append(1_000 * (usable - server.listening))
        in_all.append(1_000 * (usable - server.spawned))
    return [
        Figure("process to listening", to_listening),
        Figure("listening to a usable page", to_page, "at most 1,000"),
        Figure("process to a usable page", in_all),
    ]


def clicks(page: Page) -> Figure:
    """In the middle of a game, choose, turn, flip, try and put back patches."""
    game = HomePage(page).open().start(opponent="person")
    rng = random.Random(0)
    play(game, Clicks(rng), rng, 16)
    while game.position().stage is Stage.SPECIAL_PATCH:
        play(game, Clicks(rng), rng, 1)
    page.evaluate(CLICK_CLOCK)
    for _ in range(ROUNDS_OF_CLICKS):
        game.offer(rng.choice(game.letters())).click()
        game.get("rotate-right").click()
        game.cell(cell_name(rng.randrange(SIZE * SIZE))).click()
        game.get("flip").click()
        game.get("cancel").click()
    shown: list[float] = page.evaluate("() => window.shown")
    return Figure("click to its effect", shown, "at most 50")


def events(page: Page) -> Figure:
    """A game of two on one screen, to its end."""
    page.add_init_script(EVENT_CLOCK)
    game = HomePage(page).open().start(opponent="person")
    rng = random.Random(1)
    play(game, Clicks(rng), rng)
    painted: list[float] = page.evaluate("() => window.painted")
    return Figure("event to its paint", painted, "at most 50")


def decisions(browser: Browser, server: Server) -> Figure:
    """Whole games against the greedy computer."""
    taken: list[float] = []
    for number in range(GAMES):
        page = open_page(browser, server)
        game: GamePage = HomePage(page).open().start(seed=str(number))
        page.evaluate(DECISION_CLOCK)
        rng = random.Random(number)
        play(game, Clicks(rng), rng)
        taken += page.evaluate("() => window.decisions")
        page.context.close()
    return Figure("decision of the computer", taken, "under 300")


def main() -> None:
    print(f"{'milliseconds':<38}{'runs':>6}{'median':>10}{'p95':>10}{'most':>10}   promised")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        for figure in starts(browser):
            print(figure)
        server = Server(Path(folder))
        server.start()
        print(clicks(open_page(browser, server)))
        print(events(open_page(browser, server)))
        print(decisions(browser, server))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
