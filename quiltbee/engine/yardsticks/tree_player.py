"""The base of the players that search a tree: they search in slices until a limit is reached."""

import time
from abc import ABC, abstractmethod
from dataclasses import replace
from functools import cached_property
from typing import ClassVar, Protocol

from quiltbee.players import (
    MULTIPV,
    Decision,
    Info,
    Limits,
    Meter,
    Report,
    Stop,
    numbered,
)
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.rules import Position

SLICE_S = 0.004
"""About how long a slice of the search takes; limits are checked between slices."""

REPORT_S = 1.0
"""How many seconds lie between two reports of a long search."""

PV_VISITS = 10
"""A principal variation ends before a move with fewer visits than this."""


class TreeSearch(Protocol):
    """Searches one position after another."""

    def begin(self, position: Position, seed: int) -> None:
        """Begin a search of a position; `seed` is not 0."""

    def iterate(self, iterations: int) -> None:
        """Run some more iterations."""

    def lines(self, most: int) -> list[Info]:
        """The best lines so far, the best first, without nodes; at least one after an iteration."""


class TreePlayer(SimplePlayer, ABC):
    """Plays the best move of a tree search; a subclass says which search.

    A node is one iteration, and the depth is the length of the line. The only legal move is played
    at once.
    """

    name: str
    author = "the Quiltbee authors"
    iterations: ClassVar[int]
    """How many iterations it does without any limit."""

    @cached_property
    def _search(self) -> TreeSearch:
        return self.new_search()

    @abstractmethod
    def new_search(self) -> TreeSearch:
        """Return what searches a position with more than one legal move."""

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        """Search until a limit is reached; report the best lines every second."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return Decision(moves[0], (Info(pv=(moves[0],)),), method="only move")
        search = self._search
        search.begin(position, self.draws.randrange(1, 2**63))
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
                report(self._lines(search, meter))
        lines = self._lines(search, meter)
        return Decision(lines[0].pv[0], lines, method="search")

    def _bounded(self, limits: Limits, turn: int) -> Limits:
        given = (limits.nodes, limits.movetime_ms, limits.clocks_ms[turn - 1])
        if limits.infinite or any(limit is not None for limit in given):
            return limits
        return replace(limits, nodes=self.iterations)

    def _lines(self, search: TreeSearch, meter: Meter) -> tuple[Info, ...]:
        lines = [replace(line, nodes=meter.nodes) for line in search.lines(self.value(MULTIPV))]
        return numbered(lines, meter.elapsed_ms)
