"""How far the engine is from perfect: python -m benchmarks.regret [SECONDS ...]

In each position of data/regret.tsv, whose exact value is known, the engine decides, and the
position after its move is solved too. *Regret* is what the move lost: points of the final margin,
and wins thrown away. The table also says how far winrate and margin were off. Times are processor
time, so that other work on the machine does not count.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from time import process_time

from benchmarks.positions.regret import DATA, SOLVER_LOG2, solve
from quiltbee.engine import Engine
from quiltbee.engine.endgame.solver import forget, new_solver
from quiltbee.engine.endgame.values import POINT
from quiltbee.notation import parse_position
from quiltbee.players import Limits
from quiltbee.rules import Move, Position

SECONDS = (0.03, 0.3, 3.0)
STAGES = ((10, 12), (13, 15), (16, 18))
MOST_SECONDS = 120.0
"""For the position after a move; if that is not enough, the decision is reported and left out."""


@dataclass(frozen=True)
class Case:
    """A position of the file, and its value (see `engine.endgame.bounds`) when both play best."""

    position: Position
    against: str
    left: int
    value: int


@dataclass(frozen=True)
class Verdict:
    """What a decision lost, and how far its estimates were off, for the player to move."""

    left: int
    points: float
    threw_win: bool
    winrate_error: float
    margin_error: float


def cases() -> Iterator[Case]:
    """The positions of the file."""
    for line in DATA.read_text(encoding="utf-8").splitlines()[1:]:
        position, against, left, value, _ = line.split("\t")
        yield Case(parse_position(position), against, int(left), int(value))


_solver = new_solver(SOLVER_LOG2)


@cache
def value_after(position: Position, move: Move) -> int | None:
    """The exact value after a move; None if it can't be found in time."""
    after = position.play(move)
    ended = after.outcome
    if ended is not None:
        first, second = ended.scores
        return 2 * (first - second) or (1 if ended.winner == 1 else -1)
    forget(_solver)
    return solve(_solver, after, MOST_SECONDS)


def judge(engine: Engine, case: Case, seconds: float) -> Verdict | None:
    """Let the engine decide, and compare; None if its move can't be solved in time."""
    limits = Limits(movetime_ms=round(1000 * seconds))
    engine.new_game()
    decision = engine.decide(case.position, limits)
    said = decision.value
    sign = 1 if case.position.turn == 1 else -1
    value = value_after(case.position, decision.chosen)
    if value is None:
        return None
    best, got = sign * case.value, sign * value
    assert said.chance is not None
    assert said.margin is not None
    return Verdict(
        case.left,
        points=(best - got) / POINT,
        threw_win=best > 0 >= got,
        winrate_error=abs(said.chance - (best > 0)),
        margin_error=abs(said.margin - best / POINT),
    )


def main() -> None:
    """Print what is lost at each thinking time, by distance from the end."""
    times = tuple(map(float, sys.argv[1:])) or SECONDS
    engine = Engine(clock=process_time)
    engine.new_game()
    known = list(cases())
    print(f"{len(known)} positions, {DATA.name}")
    print("seconds    left     n  lost points  wins thrown  winrate off  margin off")
    for seconds in times:
        by_stage = defaultdict[str, list[Verdict]](list)
        for case in known:
            verdict = judge(engine, case, seconds)
            if verdict is None:
                print(f"{seconds:7g} {case.left} before the end: not solved after the move")
                continue
            stage = next(f"{low}-{high}" for low, high in STAGES if low <= case.left <= high)
            by_stage[stage].append(verdict)
            by_stage["all"].append(verdict)
        for stage, verdicts in sorted(by_stage.items()):
            print(
                f"{seconds:7g} {stage:>7} {len(verdicts):5}"
                f" {fmean(verdict.points for verdict in verdicts):12.3f}"
                f" {sum(verdict.threw_win for verdict in verdicts):12}"
                f" {fmean(verdict.winrate_error for verdict in verdicts):12.3f}"
                f" {fmean(verdict.margin_error for verdict in verdicts):11.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
