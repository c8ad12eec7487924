"""What a slow phone takes to think: `python -m benchmarks.phone`.

The page of an unrated duel, whose computer thinks in the page's worker, runs on a quarter of a
processor, from a fresh browser's first move. DevTools' own throttling leaves workers alone, so
Chromium's renderer processes are stopped three quarters of the time. The memory is what the system
counts for the page's process alone, before and after the worker has begun.
"""

import os
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.page import DECISION_CLOCK, Figure, open_page
from tests.browser.chromium import launch
from tests.browser.page import HomePage
from tests.browser.server import Server

RUNS = 5
SLOWER = 4
SLICE = 0.005
"""For so many seconds the page runs at a time."""

PROMISED = {5: 1_000, 10: 3_000}
"""The most milliseconds of a first move, by level."""


def renderers(browser: Browser) -> list[int]:
    """The processes in which pages and their workers run."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [process["id"] for process in told if process["type"] == "renderer"]


@contextmanager
def slowed(processes: list[int]) -> Iterator[None]:
    """Let processes run only a part of the time."""
    done = threading.Event()

    def hold() -> None:
        while not done.is_set():
            for number, pause in ((signal.SIGSTOP, (SLOWER - 1) * SLICE), (signal.SIGCONT, SLICE)):
                for process in processes:
                    with suppress(ProcessLookupError):  # a spare one has gone
                        os.kill(process, number)
                time.sleep(pause)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        yield
    finally:
        done.set()
        holding.join()


def megabytes(processes: list[int]) -> float:
    """What processes hold that no other process shares."""
    texts = [Path(f"/proc/{process}/smaps_rollup").read_text() for process in processes]
    lines = [line.split() for text in texts for line in text.splitlines()]
    return sum(int(line[1]) for line in lines if line[0].startswith("Private_")) / 1024


def first_move(browser: Browser, server: Server, level: int) -> tuple[float, float, float]:
    """The milliseconds from one's move to the computer's; the megabytes before and after."""
    page = open_page(browser, server)
    home = HomePage(page).open()
    home.choose().get(f"strength-{level}").check()
    game = home.start()
    page.evaluate(DECISION_CLOCK)
    processes = renderers(browser)
    before = megabytes(processes)
    with slowed(processes):
        game.get("pass").click()
        game.wait_for_decision(0)
    after = megabytes(processes)
    taken: float = page.evaluate("window.decisions[0]")
    page.context.close()
    return taken, before, after


def main() -> None:
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {SLOWER} times slower")
    print(f"{'milliseconds':<38}{'runs':>6}{'median':>10}{'p95':>10}{'most':>10}   promised")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        for level, promised in PROMISED.items():
            runs = []
            for _ in range(RUNS):
                browser = launch(playwright)
                runs.append(first_move(browser, server, level))
                browser.close()
            taken, before, after = zip(*runs, strict=True)
            print(Figure(f"first move of level {level}", taken, f"at most {promised:,}"))
            print(f"megabytes: {max(before):.0f}, and {max(after):.0f} with the worker", flush=True)
        server.stop()


if __name__ == "__main__":
    main()
