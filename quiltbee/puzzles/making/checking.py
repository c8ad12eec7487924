"""Checks puzzles again: repeats the proofs, and searches ten times as long as before.

A puzzle fails if any move that is not accepted comes within the stated margin of the best. The
results can be kept in a file, one line of JSON per puzzle, so that each is searched only once.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quiltbee.automa import Solo
from quiltbee.puzzles.making.finding import LONG, OVERVIEW_SHARE, PROOF_NODES
from quiltbee.puzzles.making.judge import Judge
from quiltbee.puzzles.making.likeness import likeness
from quiltbee.puzzles.making.proof import Prover
from quiltbee.puzzles.making.sifting import read_rows
from quiltbee.puzzles.puzzle import ACCEPTED_WITHIN, GAP, Puzzle, Step
from quiltbee.rules import Move, Position

TIMES: Final = 10
"""How much longer than when the puzzle was made."""

_OTHERS: Final = 3
"""How many moves that are not accepted are searched alone: those a long overview likes best."""

_FAR: Final = 2 * GAP
"""A move that is further behind than this after a tenth of the search won't catch up."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a check: `second` is how far behind the best move not accepted is, in points.

    `worst` is how far behind the worst of the searched accepted moves is.
    """

    puzzle: Puzzle
    is_proven: bool
    second: float
    worst: float

    @property
    def holds(self) -> bool:
        """Whether every move that is not accepted loses GAP points or more."""
        return self.second >= GAP

    @property
    def has_second_answer(self) -> bool:
        """Whether a move that is not accepted is as good as those that are."""
        return self.second <= ACCEPTED_WITHIN


class Checker:
    """Checks one puzzle after another; `times` is how much longer it searches."""

    def __init__(self, times: int = TIMES) -> None:
        self._nodes = times * LONG
        self._proof_nodes = times * PROOF_NODES
        self._prover = Prover()
        self._judge = Judge()

    def check(self, puzzle: Puzzle) -> Found:
        """Check all steps of a puzzle; the result is that of the weakest."""
        found = [
            self._proven(position, step) if puzzle.is_proven else self._searched(position, step)
            for position, step in zip(puzzle.positions(), puzzle.steps, strict=True)
        ]
        second, worst = min(each[0] for each in found), max(each[1] for each in found)
        return Found(puzzle, puzzle.is_proven, second, worst)

    def _proven(self, position: Position | Solo, step: Step) -> tuple[float, float]:
        """Prove every legal move again; a proof that fails counts as a second answer."""
        assert isinstance(position, Position)
        moves = position.legal_moves()
        found = self._prover.prove(position, moves, self._proof_nodes)
        if found is None or {each.move for each in found[0]} != set(step.accepted):
            return 0.0, 0.0
        exact = self._prover.exact(position, found[1][0], self._proof_nodes)
        if exact is None or step.best.margin not in {each.margin for each in found[0]}:
            return 0.0, 0.0
        return found[0][0].margin - exact.margin, 0.0

    def _searched(self, position: Position | Solo, step: Step) -> tuple[float, float]:
        """Search the accepted moves that are not alike, and the nearest of the others."""
        judge, table = self._judge, position.table
        seen = judge.overview(position, self._nodes // OVERVIEW_SHARE)
        accepted = _first_alike(table, list(step.accepted))
        others = [each.move for each in step.rejected[:_OTHERS]]
        others += [each.move for each in seen if each.move not in step.accepted][:_OTHERS]
        mine = [judge.weigh(position, move, self._nodes).margin for move in accepted]
        best = max(mine)
        tried = [
            (judge.weigh(position, move, self._nodes // TIMES).margin, move)
            for move in _first_alike(table, others)
        ]
        tried.sort(key=lambda each: -each[0])
        near = [move for margin, move in tried[1:] if margin > best - _FAR]
        theirs = [judge.weigh(position, move, self._nodes).margin for move in (tried[0][1], *near)]
        return best - max(theirs), best - min(mine)


def checked(puzzles: Iterable[Puzzle], path: Path | None, times: int = TIMES) -> Iterator[Found]:
    """Check the puzzles that are not in the file yet, and add a line for each.

    Proofs take no time and are not kept.
    """
    checker, known = Checker(times), set() if path is None else set(seconds(path, times))
    for puzzle in puzzles:
        if puzzle.name in known:
            continue
        found = checker.check(puzzle)
        if path is not None and not found.is_proven:
            row = {"puzzle": puzzle.name, "times": times, "second": round(found.second, 2)}
            with path.open("a", encoding="ascii") as file:
                file.write(f"{json.dumps(row)}\n")
        yield found


def seconds(path: Path, times: int = TIMES) -> dict[str, float]:
    """How far behind the second answers are, by a file's puzzles that were searched this long."""
    rows = read_rows(path, "puzzle")
    return {row["puzzle"]: row["second"] for row in rows if row["times"] >= times}


def _first_alike(table: Position, moves: list[Move]) -> list[Move]:
    """One of those that are alike."""
    return list({likeness(table, move): move for move in reversed(moves)}.values())
