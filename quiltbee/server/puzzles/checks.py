"""Checks of reported puzzles: a longer analysis than when they were made retires a wrong one.

A report alone retires nothing, however many people send one. The checks have the lowest priority.
Puzzles that the engine can't judge, and reports of `unclear` and `other`, are left to the operator.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from quiltbee.players import Info
from quiltbee.puzzles import Puzzle, shipped
from quiltbee.puzzles.book import ACCEPTED_WITHIN, Step
from quiltbee.server.background import keep_going
from quiltbee.server.computer.queue import Chooser, Priority, Question
from quiltbee.server.errors import ThinkerError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.puzzles.rows import PuzzleStore
from quiltbee.server.shares import Share

STEP_MS: Final = 20_000
"""The engine's time for each step, several times that of making puzzles."""

LINES: Final = 5
MOST_CUT: Final = 5
"""The most attempts at an analysis that is cut short for somebody else."""


class PuzzleChecks(Service):
    """Analyzes reported puzzles, one at a time, from `start` to `close`."""

    def __init__(self, services: Services) -> None:
        self._store = services.store[PuzzleStore]
        self._engines = services.engines
        self._clock = services.clock
        self._reported = asyncio.Event()
        self._checking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin with the open reports."""
        self._checking = asyncio.create_task(keep_going("puzzles", self._work))

    def wake(self) -> None:
        """Check again, since a puzzle has been reported."""
        self._reported.set()

    async def close(self) -> None:
        """Stop; the reports stay."""
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.wait([self._checking])

    async def _work(self) -> None:
        while True:
            self._reported.clear()
            for name in await self._store.to_check():
                await self._check(name)
            await self._reported.wait()

    async def _check(self, name: str) -> None:
        """Retire a puzzle with a wrong solution, or close the reports on a right one."""
        book = await asyncio.to_thread(shipped)
        if name not in book:
            return
        puzzle = await asyncio.to_thread(book.puzzle, name)
        is_right = puzzle.is_proven or await self._is_right(puzzle)
        if is_right is not None:
            await self._store.judge(puzzle, self._clock(), is_right=is_right)

    async def _is_right(self, puzzle: Puzzle) -> bool | None:
        """Return whether every step is right; None if the engine can't say."""
        for position, step in zip(puzzle.positions(), puzzle.steps, strict=True):
            chooser = Chooser("strong", movetime_ms=STEP_MS)
            question = Question(chooser, position, LINES, judges_pass=True)
            for _ in range(MOST_CUT):
                try:
                    reply = await self._engines.ask(question, Priority.ANALYSIS, Share())
                except ThinkerError:
                    return None
                if not reply.is_cut:
                    break
            else:
                return None
            is_right = holds(step, reply.lines)
            if not is_right:
                return is_right
        return True


def holds(step: Step, lines: Sequence[Info]) -> bool | None:
    """Return whether an analysis agrees with the solution of a step; None if it has no opinion.

    It disagrees if no accepted move is as good as the best, or if another move is.
    """
    judged = {
        line.pv[0]: line.value.margin for line in lines if line.pv and line.value.margin is not None
    }
    if not judged:
        return None
    best = max(judged.values())
    accepted = [margin for move, margin in judged.items() if move in step.accepted]
    others = [margin for move, margin in judged.items() if move not in step.accepted]
    if not accepted or best - max(accepted) > ACCEPTED_WITHIN:
        return False
    return all(best - margin > ACCEPTED_WITHIN for margin in others)
