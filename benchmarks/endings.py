"""How early endings are proven: python -m benchmarks.endings

Each position of data/endings.tsv is 14 to 18 decisions from the end of one of the engine's games,
one from each game, whether it can be solved or not. The solver gets a second of processor time for
each; what is known by then is compared with the file.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from quiltbee.engine.endgame.solver import (
    Solver,
    begin_proof,
    forget,
    new_solver,
    proven,
    run_proof,
)
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.notation import parse_position
from quiltbee.rules import Position

DATA: Final = Path(__file__).parent / "data" / "endings.tsv"
SECONDS: Final = 1.0
SLICE: Final = 500
UNKNOWN: Final = "-"


@dataclass(frozen=True)
class Ending:
    """A row of the file: `value`, see `engine.endgame.bounds`, is player 1's when both play best.

    Both times are the processor's; a field that a second could not tell is UNKNOWN.
    """

    position: str
    against: str
    left: str
    winner: str
    value: str
    winner_seconds: str
    value_seconds: str


def endings() -> Iterator[Ending]:
    """The rows of the file."""
    for line in DATA.read_text(encoding="utf-8").splitlines()[1:]:
        yield Ending(*line.split("\t"))


def solve(solver: Solver, position: Position) -> tuple[str, str, str, str]:
    """Winner, value, and how long each took; UNKNOWN for what a second does not prove."""
    forget(solver)
    begun = process_time()
    begin_proof(solver, state_of(position), ring_of(position))
    winner, winner_seconds, spent = UNKNOWN, UNKNOWN, 0.0
    while spent <= SECONDS:
        is_solved = run_proof(solver, SLICE)
        spent, found = process_time() - begun, proven(solver)
        if winner == UNKNOWN and found.winner is not None:
            winner, winner_seconds = str(found.winner), f"{spent:.3f}"
        if is_solved:
            return winner, str(found.lower), winner_seconds, f"{spent:.3f}"
    return winner, UNKNOWN, winner_seconds, UNKNOWN


def ready_solver() -> Solver:
    """A solver whose code is loaded."""
    solver = new_solver()
    position = parse_position(next(endings()).position)
    begin_proof(solver, state_of(position), ring_of(position))
    run_proof(solver, SLICE)
    return solver


def main() -> None:
    """Solve all positions of the file again, and print how many are proven in a second."""
    solver, known = ready_solver(), list(endings())
    found = [solve(solver, parse_position(ending.position)) for ending in known]
    for ending, (winner, value, *_) in zip(known, found, strict=True):
        for known_answer, answer in ((ending.winner, winner), (ending.value, value)):
            if UNKNOWN not in (known_answer, answer) and known_answer != answer:
                raise SystemExit(f"{ending.position}: {answer} instead of {known_answer}")
    print(f"{len(found)} positions, {SECONDS:g} s each")
    for name, column in (("winner", 2), ("value", 3)):
        seconds = [float(answer[column]) for answer in found if answer[column] != UNKNOWN]
        share = 100 * len(seconds) / len(found)
        print(f"{name:7} {len(seconds):4} ({share:.1f} %), half of them in {median(seconds):.3f} s")


if __name__ == "__main__":
    main()
