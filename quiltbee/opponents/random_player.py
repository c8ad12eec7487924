"""Plays any legal move, each as likely as the others: the lowest yardstick."""

import threading
import time

from quiltbee.players import MULTIPV, Info, Limits, Report, SimplePlayer
from quiltbee.rules import Move, Position, legal_moves


class RandomPlayer(SimplePlayer):
    """Draws uniformly from all legal moves; it looks at nothing and has no opinion of them.

    With MultiPV it draws so many different moves. Limits don't matter, as it never searches.
    """

    name = "Quiltbee Random"
    author = "the Quiltbee authors"

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Draw a move, and report it and as many others as MultiPV asks for."""
        start = time.monotonic()
        moves = legal_moves(position)
        drawn = self.draws.sample(moves, min(self.value(MULTIPV), len(moves)))
        elapsed = round(1000 * (time.monotonic() - start))
        for rank, move in enumerate(drawn, 1):
            report(Info(nodes=len(moves), time_ms=elapsed, multipv=rank, pv=(move,)))
        return drawn[0]
