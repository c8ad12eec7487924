"""The strong engine as others meet it, a process that speaks UPI: `python -m benchmarks.engine`.

How long its first answer takes, with nothing compiled and with everything in the cache; how soon
`stop` is answered, even while the rest is still compiling, and how often that takes more than
20 ms, for which another process on the machine may be to blame; how many positions it evaluates in
a second of processor time; how much memory its process takes at most, when its tree is full. The
last two are read from /proc, so only on Linux.
"""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

START = "position ring ePLJVabENHXITWCBGgUZOfKQYFMSdRDcA"
COLD, WARM = 2, 5
STOPS = 50
SOON_MS = 20
SEARCHES = 5
NODES = 1_000_000
FILLING = 12_000_000
"""More nodes than the tree has room for."""


class Engine:
    """An engine in a process of its own, with a cache in a folder."""

    def __init__(self, folder: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "quiltbee", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "NUMBA_CACHE_DIR": folder},
        )
        self._folder = Path("/proc") / str(self._process.pid)

    def ask(self, *lines: str) -> None:
        """Send lines that end with `go`, and wait for the move."""
        self.send(*lines)
        self.wait_for("bestmove")

    def send(self, *lines: str) -> None:
        """Send lines."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def wait_for(self, word: str) -> None:
        """Read until a line begins with a word."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(word):
                return
        sys.exit(f"the engine ended without {word}")

    def cpu_seconds(self) -> float:
        """How much processor time its process has used so far."""
        user, system = (self._folder / "stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def peak_mb(self) -> float:
        """The most memory that its process has held so far."""
        lines = (self._folder / "status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))

    def close(self) -> None:
        """End the process."""
        self._process.communicate("quit\n")


@contextmanager
def engine(folder: str) -> Iterator[Engine]:
    started = Engine(folder)
    try:
        yield started
    finally:
        started.close()


def first_answer(started: Engine, start: float) -> tuple[float, float]:
    """Seconds from `start` to a process's first move, and the processor time that it used."""
    started.ask(START, "go nodes 1000")
    return perf_counter() - start, started.cpu_seconds()


def stop_ms(started: Engine, wait: float) -> float:
    """Milliseconds from `stop` to the move, `wait` seconds into an infinite search."""
    started.send(START, "go infinite")
    sleep(wait)
    start = perf_counter()
    started.send("stop")
    started.wait_for("bestmove")
    return 1000 * (perf_counter() - start)


def is_all_compiled(folder: str) -> bool:
    """Whether what the engine compiles last has come to its cache."""
    return any(Path(folder).rglob("solver.run_proof-*.nbi"))


def nodes_a_second(started: Engine, seed: int) -> float:
    """Evaluated positions in a second of the processor's time."""
    before = started.cpu_seconds()
    started.ask(f"position ring {shuffled(seed)}", f"go nodes {NODES}")
    return NODES / (started.cpu_seconds() - before)


def shuffled(seed: int) -> str:
    letters = START.split()[-1].removesuffix("A")
    return "".join(random.Random(seed).sample(letters, len(letters))) + "A"


def figure(name: str, unit: str, runs: list[float], form: str = ",.0f") -> None:
    spread = f"{min(runs):{form}} to {max(runs):{form}}"
    print(f"{name:<50}{median(runs):{form}} {unit}".ljust(66) + spread)


def print_first(name: str, times: list[tuple[float, float]]) -> None:
    figure(name, "s", [wall for wall, _ in times], ".2f")
    figure(f"{name}, of the processor", "s", [used for _, used in times], ".2f")


def print_stops(name: str, times: list[float]) -> None:
    figure(name, "ms", times, ".1f")
    late = sum(time > SOON_MS for time in times)
    print(f"    not within {SOON_MS} ms: {late} of {len(times)}")


def main() -> None:
    print("medians, then the least and the most")
    times, stops, most = [], [], []
    waits = random.Random(1)
    for _ in range(COLD):
        start = perf_counter()
        with tempfile.TemporaryDirectory() as folder, engine(folder) as started:
            times.append(first_answer(started, start))
            while not is_all_compiled(folder):
                stops.append(stop_ms(started, waits.uniform(0.0, 0.4)))
            started.ask(START, f"go nodes {FILLING}")
            most.append(started.peak_mb())
    print_first("first answer, nothing compiled", times)
    print_stops("from stop to the move, while compiling", stops)
    figure("memory with a full tree, just compiled", "MB", most)
    with tempfile.TemporaryDirectory() as folder:
        with engine(folder) as started:
            first_answer(started, perf_counter())
            while not is_all_compiled(folder):
                sleep(0.1)
        times = []
        for _ in range(WARM):
            start = perf_counter()
            with engine(folder) as started:
                times.append(first_answer(started, start))
        print_first("first answer", times)
        for threads in (1, 2):
            with engine(folder) as started:
                started.ask(START, f"setoption name Threads value {threads}", "go nodes 1000")
                stops = [stop_ms(started, waits.uniform(0.0, 0.4)) for _ in range(STOPS)]
            print_stops(f"from stop to the move, {threads} thread{'s'[: threads - 1]}", stops)
        with engine(folder) as started:
            started.ask(START, "go nodes 1000")
            speeds = [nodes_a_second(started, seed) for seed in range(SEARCHES)]
            figure("evaluated positions, one thread", "/s", speeds)
            started.ask(START, f"go nodes {FILLING}")
            figure("memory with a full tree", "MB", [started.peak_mb()])


if __name__ == "__main__":
    main()
