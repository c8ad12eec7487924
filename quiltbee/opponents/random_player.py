"""Plays any legal move, each as likely as the others: the lowest yardstick."""

import random
import threading
import time

from quiltbee.opponents.configurable import MULTIPV, SEED, THREADS, Configurable
from quiltbee.opponents.interface import Info, Limits, Report
from quiltbee.rules import Move, Position, legal_moves


class RandomPlayer(Configurable):
    """Draws uniformly from all legal moves; it looks at nothing and has no opinion of them.

    With MultiPV it draws so many different moves. Limits don't matter, as it never searches.
    """

    name = "Quiltbee Random"
    author = "the Quiltbee authors"
    options = (THREADS, MULTIPV, SEED)

    def __init__(self) -> None:
        super().__init__()
        self._random = random.Random()

    def set_option(self, name: str, value: int) -> None:
        """Change a setting; a new seed starts its draws from their beginning."""
        super().set_option(name, value)
        if name == SEED.name:
            self._random = random.Random(value or None)

    def new_game(self) -> None:
        """Nothing to forget: the draws go on, so that two games of a match differ."""

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Draw a move, and report it and as many others as MultiPV asks for."""
        start = time.monotonic()
        moves = legal_moves(position)
        drawn = self._random.sample(moves, min(self.value(MULTIPV), len(moves)))
        elapsed = int(1000 * (time.monotonic() - start))
        for rank, move in enumerate(drawn, 1):
            report(Info(nodes=len(moves), time_ms=elapsed, multipv=rank, pv=(move,)))
        return drawn[0]
