"""What the players that grow a tree share: searching in slices until a limit is reached."""

import threading
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol

from quiltbee.players import MULTIPV, Info, Limits, Meter, Progress, Report, SimplePlayer
from quiltbee.rules import LETTERS, Move, Position, legal_moves, new_game

SLICE_S = 0.004
"""How long a slice of the search takes, about: a limit is noticed between two of them."""

REPORT_S = 1.0
"""How often a long search reports."""

OFTEN = 10
"""A line of play goes on as long as its moves were visited so many times."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a search says of a move: the line of play it begins, the chance to win, the margin."""

    pv: tuple[Move, ...]
    chance: float
    margin: float


class Search(Protocol):
    """A search of one position."""

    def iterate(self, iterations: int) -> None:
        """Search on."""

    def lines(self, most: int) -> list[Line]:
        """The best moves so far, best first; at least one after an iteration."""


class TreePlayer(SimplePlayer, ABC):
    """Plays what a search likes best; a node is one iteration, the depth the length of the line.

    A move without an alternative is played at once. A player that is not prepared prepares itself
    before the time of its first decision begins.
    """

    name: str
    author = "the Quiltbee authors"
    iterations: ClassVar[int]
    """How many without any limit."""

    def __init__(self) -> None:
        super().__init__()
        self._is_prepared = False

    def prepare(self, progress: Progress) -> None:
        """Load the compiled code, or make it, which takes seconds."""
        if not self._is_prepared:
            progress("compiling the search")
            search = self.begin(new_game(LETTERS[1:] + LETTERS[0]), 1)
            search.iterate(1)
            search.lines(1)
            self._is_prepared = True

    @abstractmethod
    def begin(self, position: Position, seed: int) -> Search:
        """A search of a position with more than one legal move; `seed`, never 0, draws for it."""

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Search until a limit is reached; the best moves are reported, every second as well."""
        moves = legal_moves(position)
        if len(moves) == 1:
            report(Info(pv=(moves[0],)))
            return moves[0]
        self.prepare(lambda text: None)
        search = self.begin(position, self.draws.randrange(1, 2**63))
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

    def _report(self, search: Search, meter: Meter, report: Report) -> Move:
        lines = search.lines(self.value(MULTIPV))
        for rank, line in enumerate(lines, 1):
            info = Info(
                depth=len(line.pv),
                nodes=meter.nodes,
                time_ms=meter.elapsed_ms,
                multipv=rank,
                winrate=round(1000 * line.chance),
                margin=round(10 * line.margin),
                pv=line.pv,
            )
            report(info)
        return lines[0].pv[0]


class PatchTree(TreePlayer):
    """The best public recipe: a Monte-Carlo tree over which patch alone, and a rule for where.

    MultiPV gives a line for each patch and the pass.
    """

    name = "Quiltbee Patch Tree"
    iterations = 10_000

    def begin(self, position: Position, seed: int) -> Search:
        """A search of a position with more than one legal move."""
        from quiltbee.opponents.patch_search import PatchSearch

        return PatchSearch(position, seed)


class Uct(TreePlayer):
    """Plain UCT over all legal moves; simulations draw each move uniformly from the legal ones."""

    name = "Quiltbee UCT"
    iterations = 10_000

    def begin(self, position: Position, seed: int) -> Search:
        """A search of a position with more than one legal move."""
        from quiltbee.opponents.uct_search import UctSearch

        return UctSearch(position, seed)
