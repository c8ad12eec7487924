"""People who look at the analysis board, each at another position."""

import contextlib
import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from random import Random

from benchmarks.load.tables import Host
from quiltbee.notation import format_position
from quiltbee.rules import new_game, ring_from_seed


@contextlib.contextmanager
def analysing(url: str, people: int) -> Iterator[list[float]]:
    """Let this many people analyse; the list gets the seconds that each waited for first lines."""
    host = Host(url)
    done, waits = threading.Event(), list[float]()
    cookies = [host.post("/api/games", opponent="person")[1] for _ in range(people)]
    threads = [
        threading.Thread(target=_analyse, args=(url, cookie, _position(seed), done, waits))
        for seed, cookie in enumerate(cookies)
    ]
    for thread in threads:
        thread.start()
    try:
        yield waits
    finally:
        done.set()
        for thread in threads:
            thread.join()


def _position(seed: int) -> str:
    """A position some random moves after the start, on a ring of its own."""
    draws, position = Random(seed), new_game(ring_from_seed(str(seed)))
    for _ in range(seed):
        position = position.play_unchecked(draws.choice(position.legal_moves()))
    return format_position(position)


def _analyse(
    url: str, cookie: str, position: str, done: threading.Event, waits: list[float]
) -> None:
    body = json.dumps({"position": position, "lines": 3}).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(f"{url}api/analysis", body, headers)
    start = time.perf_counter()
    is_told = False
    with urllib.request.urlopen(request, timeout=120) as answers:
        for line in answers:
            if line.strip() and json.loads(line).get("lines") and not is_told:
                waits.append(time.perf_counter() - start)
                is_told = True
            if done.is_set():
                return
