"""How fast the rules are, on one core: `python -m benchmarks.rules`.

Each figure is the median of several runs, then the lowest and the highest, then what the project
promises. Everything but the imports is measured in processor time, so that other programs on the
machine count as little as possible.
"""

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

from quiltbee.rules import Board, Position, Stage, new_game, perft, ring_from_seed

RUNS = 5
GAMES = 150
ALPHABET_RING = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"
TIMED_IMPORT = """
from time import perf_counter
start = perf_counter()
import {}
print(perf_counter() - start)
"""


@dataclass(frozen=True)
class Figure:
    """One line of the table; `runs` holds what each run gave, `bound` is a promise in words."""

    name: str
    unit: str
    runs: Sequence[float]
    bound: str = ""

    def __str__(self) -> str:
        spread = f"{min(self.runs):,.1f} to {max(self.runs):,.1f}"
        value = f"{median(self.runs):,.1f} {self.unit}"
        return f"{self.name:<24}{value:>20}   {spread:<24}{self.bound}".rstrip()


def random_positions(games: int) -> list[Position]:
    """Every position of some uniformly random games in which something is to be decided."""
    rng, found = random.Random(0), []
    for number in range(games):
        position = new_game(ring_from_seed(str(number)), rng.choice(list(Board)))
        while position.stage is not Stage.OVER:
            found.append(position)
            position = position.play_unchecked(rng.choice(position.legal_moves()))
    return found


def seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def import_milliseconds(module: str) -> float:
    """How long a fresh interpreter takes for one import, its own start not counted."""
    command = [sys.executable, "-c", TIMED_IMPORT.format(module)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return 1_000 * float(done.stdout)


def figures() -> list[Figure]:
    positions = random_positions(GAMES)
    start = new_game(ALPHABET_RING)

    def every_list() -> None:
        for position in positions:
            position.legal_moves()

    def repeat(measure: Callable[[], float]) -> list[float]:
        return [measure() for _ in range(RUNS)]

    return [
        Figure(
            "random games",
            "games/s",
            repeat(lambda: GAMES / seconds(lambda: random_positions(GAMES))),
            "at least 400",
        ),
        Figure(
            "legal_moves",
            "lists/s",
            repeat(lambda: len(positions) / seconds(every_list)),
        ),
        Figure("perft 2", "ms", repeat(lambda: 1_000 * seconds(lambda: perft(start, 2)))),
        Figure(
            "import quiltbee", "ms", repeat(lambda: import_milliseconds("quiltbee")), "under 50"
        ),
        Figure(
            "import quiltbee.rules", "ms", repeat(lambda: import_milliseconds("quiltbee.rules"))
        ),
    ]


def main() -> None:
    print(f"median of {RUNS} runs, and their range")
    for figure in figures():
        print(figure)


if __name__ == "__main__":
    main()
