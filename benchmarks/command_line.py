"""How long a person waits for the command line: `python -m benchmarks.command_line`.

Whole processes from start to end, wall time, the median of ten of each.
"""

import subprocess
import sys
from statistics import median
from time import perf_counter

RUNS = 10
LINES = (
    "--help",
    "--version",
    *(f"{command} --help" for command in ("serve", "new", "show", "moves", "play")),
    *(f"{command} --help" for command in ("convert", "perft", "engine")),
    "new --seed 1",
    "new --seed 1 --show",
    "perft 2",
)


def milliseconds(words: list[str]) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-m", "quiltbee", *words], capture_output=True, check=True)
    return 1_000 * (perf_counter() - start)


def main() -> None:
    print(f"median of {RUNS} processes; --help is to take less than 100 ms")
    for line in LINES:
        spent = median(milliseconds(line.split()) for _ in range(RUNS))
        print(f"quiltbee {line:<24}{spent:8.0f} ms")


if __name__ == "__main__":
    main()
