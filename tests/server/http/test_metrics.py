"""The figures for Prometheus: what is counted, where it is read, and what it costs."""

import asyncio
import json
import re
import socket
import time
from pathlib import Path

import httpx
import pytest

from quiltbee.rules import new_game, ring_from_seed
from quiltbee.server.computer.queue import Chooser, Priority, Question, Queue
from quiltbee.server.errors import StartError
from quiltbee.server.figures import FIGURES, Figures, Histogram
from quiltbee.server.http.metrics import Collector, Exposition, watch_loop
from quiltbee.server.settings import Address
from quiltbee.server.shares import Share
from tests.server.process import PATIENCE, free_port, serving
from tests.server.support import Live, Thinkers, create, receive, send, the_error

START = new_game(ring_from_seed("quilt"))


def test_a_histogram() -> None:
    histogram = Histogram((1, 5))
    for value in (0.5, 1, 2, 100):
        histogram.observe(value)
    assert (histogram.counts, histogram.total) == ([2, 1, 1], 103.5)


def test_what_happens_is_counted(server: Live, browser: httpx.Client) -> None:
    moves, stale = FIGURES.events["Moved"], FIGURES.refusals["stale"]
    answered, commits = sum(FIGURES.acknowledgements.counts), sum(FIGURES.groups.counts)
    with server.play(browser, create(browser)) as page:
        receive(page)
        send(page, type="move", id="m1", seen=0, move="pass")
        receive(page)
        send(page, type="move", id="m2", seen=0, move="pass")
        the_error(page, "stale", "m2")
        receive(page)
        send(page, type="hello", seen=1)
        receive(page)
    assert FIGURES.events["Moved"] == moves + 1
    assert FIGURES.refusals["stale"] == stale + 1
    assert sum(FIGURES.acknowledgements.counts) >= answered + 2
    assert sum(FIGURES.groups.counts) >= commits + 2


def test_what_the_guard_refuses_is_counted(browser: httpx.Client) -> None:
    before = FIGURES.refusals["origin"]
    browser.post("/api/games", json={}, headers={"Origin": "http://evil.example"})
    assert FIGURES.refusals["origin"] == before + 1


async def test_questions_for_engines_are_counted() -> None:
    players = Thinkers()
    players.hold, players.size = True, 1

    queue = Queue(players)
    question, share = Question(Chooser("strong"), START), Share("ann", "127.0.0.1")
    asked, moves = FIGURES.asked["review"], FIGURES.asked["move"]
    asking = [
        asyncio.create_task(queue.ask(question, priority, share))
        for priority in (Priority.REVIEW, Priority.MOVE)
    ]
    await asyncio.sleep(0)
    assert (FIGURES.thinking, FIGURES.waiting) == (1, 1)
    assert (FIGURES.asked["review"], FIGURES.asked["move"]) == (asked + 1, moves + 1)
    players.hold = False
    await asyncio.gather(*asking)
    assert (FIGURES.thinking, FIGURES.waiting) == (0, 0)


def test_how_late_the_loop_is_gets_measured() -> None:
    figures = Figures()

    async def watch() -> None:
        watching = asyncio.create_task(watch_loop(figures, pace=0.001))
        while sum(figures.lag.counts) < 3:  # noqa: ASYNC110 - figures are plain numbers
            await asyncio.sleep(0.001)
        watching.cancel()

    asyncio.run(watch())
    assert figures.lag.total >= 0


@pytest.mark.slow
def test_prometheus_reads_it_on_an_address_of_its_own(tmp_path: Path) -> None:
    port = free_port()
    environment = {"QUILTBEE_METRICS": f"127.0.0.1:{port}", "QUILTBEE_LOG": "json"}
    with serving(tmp_path, environment=environment) as server, server.client() as browser:
        game = create(browser)
        assert browser.get("/metrics").status_code == 404
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=False, timeout=PATIENCE).text
        _, complaints = server.stop()
    names = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    assert names == {
        "quiltbee_connections",
        "quiltbee_people_connected",
        "quiltbee_tables_open",
        "quiltbee_engines_busy",
        "quiltbee_engines_waiting",
        "quiltbee_engine_questions_total",
        "quiltbee_events_total",
        "quiltbee_refusals_total",
        "quiltbee_faults_total",
        "quiltbee_worker_faults_total",
        "quiltbee_acknowledgement_seconds",
        "quiltbee_commit_group_size",
        "quiltbee_loop_lag_seconds",
    }
    page = (Path(__file__).parents[3] / "docs" / "how-to" / "monitor.md").read_text("utf-8")
    assert {name for name in names if f"`{name}" not in page} == set()
    assert re.search(r'quiltbee_commit_group_size_bucket{le="\+Inf"} [1-9]', text)
    assert game not in text
    assert game not in complaints
    told = [json.loads(line)["message"] for line in complaints.splitlines()]
    assert told == ["The server has started.", "The server is stopping."]


def test_an_address_in_use(tmp_path: Path, server: Live) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = Address("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(StartError, match=r"^Can't listen for Prometheus on 127\.0\.0\.1:"):
            Exposition(address, Collector.__new__(Collector))


def test_counting_is_cheap() -> None:
    """Under 2 microseconds for a message; the quickest of many, since others use the machine."""
    figures = Figures()

    def count() -> float:
        began = time.perf_counter()
        for _ in range(1000):
            figures.events["move"] += 1
            figures.acknowledgements.observe(0.003)
        return (time.perf_counter() - began) / 1000

    assert min(count() for _ in range(30)) < 2e-6
