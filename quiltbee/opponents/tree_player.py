"""The base of the players that search a tree: they search in slices until a limit is reached."""

import threading
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol

from quiltbee.players import MULTIPV, Info, Limits, Meter, Progress, Report, SimplePlayer
from quiltbee.rules import LETTERS, Move, Position, legal_moves, new_game

SLICE_S = 0.004
"""About how long a slice of the search takes; limits are checked between slices."""

REPORT_S = 1.0
"""How many seconds lie between two reports of a long search."""

PV_VISITS = 10
"""A principal variation ends before a move with fewer visits than this."""


@dataclass(frozen=True, slots=True)
class Line:
    """A principal variation, with the chance to win and the expected margin in points."""

    pv: tuple[Move, ...]
    chance: float
    margin: float


class TreeSearch(Protocol):
    """A search of one position."""

    def iterate(self, iterations: int) -> None:
        """Run some more iterations."""

    def lines(self, most: int) -> list[Line]:
        """The best lines so far, the best first; at least one after an iteration."""


class TreePlayer(SimplePlayer, ABC):
    """Plays the best move of a tree search; a subclass says which search.

    A node is one iteration, and the depth is the length of the line. The only legal move is played
    at once. A player that has not been prepared prepares itself before its first decision, which
    is not counted as time of that decision.
    """

    name: str
    author = "the Quiltbee authors"
    iterations: ClassVar[int]
    """How many iterations it does without any limit."""

    def __init__(self) -> None:
        super().__init__()
        self._is_prepared = False

    def prepare(self, progress: Progress) -> None:
        """Load the compiled code, or compile it, which takes seconds."""
        if not self._is_prepared:
            progress("compiling the search")
            search = self.start_search(new_game(LETTERS[1:] + LETTERS[0]), 1)
            search.iterate(1)
            search.lines(1)
            self._is_prepared = True

    @abstractmethod
    def start_search(self, position: Position, seed: int) -> TreeSearch:
        """A search of a position with more than one legal move; `seed` is not 0."""

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Search until a limit is reached; report the best lines then, and every second before."""
        moves = legal_moves(position)
        if len(moves) == 1:
            report(Info(pv=(moves[0],)))
            return moves[0]
        self.prepare(lambda text: None)
        search = self.start_search(position, self.draws.randrange(1, 2**63))
        meter = Meter(self._bounded(limits, position.turn), position.turn, stop)
        reported, count = 0, 1
        while True:
            start = time.monotonic()
            count = meter.at_most(count)
            search.iterate(count)
            meter.nodes += count
            if meter.is_up():
                break
            count = 2 * count if time.monotonic() - start < SLICE_S / 2 else count
            if meter.elapsed_ms >= 1000 * REPORT_S * (reported + 1):
                reported += 1
                self._report(search, meter, report)
        return self._report(search, meter, report)

    def _bounded(self, limits: Limits, turn: int) -> Limits:
        given = (limits.nodes, limits.movetime_ms, limits.clocks_ms[turn - 1])
        if limits.infinite or any(limit is not None for limit in given):
            return limits
        return replace(limits, nodes=self.iterations)

    def _report(self, search: TreeSearch, meter: Meter, report: Report) -> Move:
        lines = search.lines(self.value(MULTIPV))
        for rank, line in enumerate(lines, 1):
            info = Info(
                depth=len(line.pv),
                nodes=meter.nodes,
                time_ms=meter.elapsed_ms,
                multipv=rank,
                winrate=round(1000 * line.chance),
                margin=round(line.margin, 1),
                pv=line.pv,
            )
            report(info)
        return lines[0].pv[0]
