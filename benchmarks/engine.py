"""Engines as processes that speak UPI: `python -m benchmarks.engine [COMMAND ...]`.

How long the first answer takes, how soon `stop` is answered, and how often that takes more than
20 ms, for which another process on the machine may be to blame; how many positions are evaluated in
a second of processor time; how much memory the process takes at most, when its tree is full. The
last two are read from /proc, so only on Linux.

Each command starts an engine; without any it is `quiltbee engine`. Several, such as those of two
versions, search the same positions in turns, and each is compared to the first.
"""

import os
import random
import shlex
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

LETTERS = "ePLJVabENHXITWCBGgUZOfKQYFMSdRDc"
START = f"position ring {LETTERS}A"
FIRST, STOPS, SEARCHES = 5, 50, 12
SOON_MS = 20
NODES = 500_000
FILLING = 12_000_000
"""More nodes than the tree has room for."""


class Engine:
    """An engine in a process of its own."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
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
        """The processor time that its process has used so far."""
        user, system = (self._folder / "stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def peak_mb(self) -> float:
        """The most memory that its process has held so far."""
        lines = (self._folder / "status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))

    def close(self) -> None:
        """End the process."""
        self._process.communicate("quit\n")


def first_answer(command: str) -> float:
    """Seconds from the start of the process to its first move."""
    start = perf_counter()
    with closing(Engine(command)) as started:
        started.ask(START, "go nodes 1000")
        return perf_counter() - start


def stop_ms(started: Engine, wait: float) -> float:
    """Milliseconds from `stop` to the move, `wait` seconds into an infinite search."""
    started.send(START, "go infinite")
    sleep(wait)
    start = perf_counter()
    started.send("stop")
    started.wait_for("bestmove")
    return 1000 * (perf_counter() - start)


def nodes_a_second(started: Engine, seed: int) -> float:
    """Evaluated positions in a second of the processor's time."""
    ring = "".join(random.Random(seed).sample(LETTERS, len(LETTERS)))
    before = started.cpu_seconds()
    started.ask("newgame", f"position ring {ring}A", f"go nodes {NODES}")
    return NODES / (started.cpu_seconds() - before)


def figure(name: str, unit: str, runs: list[float], form: str = ",.0f") -> None:
    spread = f"{min(runs):{form}} to {max(runs):{form}}"
    print(f"{name:<50}{median(runs):{form}} {unit}".ljust(66) + spread)


def main() -> None:
    commands = sys.argv[1:] or [f"{shlex.quote(sys.executable)} -m quiltbee engine"]
    waits = random.Random(1)
    print("medians, then the least and the most")
    for command in commands:
        print(command)
        figure("first answer", "s", [first_answer(command) for _ in range(FIRST)], ".2f")
        for threads in (1, 2):
            with closing(Engine(command)) as started:
                started.ask(START, f"setoption name Threads value {threads}", "go nodes 1000")
                stops = [stop_ms(started, waits.uniform(0.0, 0.4)) for _ in range(STOPS)]
            figure(f"from stop to the move, Threads {threads}", "ms", stops, ".1f")
            late = sum(time > SOON_MS for time in stops)
            print(f"    not within {SOON_MS} ms: {late} of {STOPS}")
        with closing(Engine(command)) as started:
            started.ask(START, f"go nodes {FILLING}")
            figure("memory with a full tree", "MB", [started.peak_mb()])
    with ExitStack() as stack:
        engines = [stack.enter_context(closing(Engine(command))) for command in commands]
        for started in engines:
            started.ask(START, "go nodes 1000")
        turns = [[nodes_a_second(each, seed) for each in engines] for seed in range(SEARCHES)]
    for number, command in enumerate(commands):
        print(command)
        figure("evaluated positions, one thread", "/s", [speeds[number] for speeds in turns])
        figure("  of those of the first", "", [each[number] / each[0] for each in turns], ".2f")


if __name__ == "__main__":
    main()
