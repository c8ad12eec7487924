"""A player that plays random legal moves: the lowest yardstick."""

import time

from quiltbee.players import MULTIPV, Decision, Info, Limits, Report, Stop, numbered
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.rules import Position


class RandomPlayer(SimplePlayer):
    """Draws uniformly from all legal moves, and has no opinion of them.

    With MultiPV it draws that many different moves. It never searches, so limits don't matter.
    """

    name = "Quiltbee Random"
    author = "the Quiltbee authors"

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        """Draw as many different moves as MultiPV asks for, and play the first."""
        start = time.monotonic()
        moves = position.legal_moves()
        drawn = self.draws.sample(moves, min(self.value(MULTIPV), len(moves)))
        elapsed = round(1000 * (time.monotonic() - start))
        lines = [Info(nodes=len(moves), pv=(move,)) for move in drawn]
        return Decision(drawn[0], numbered(lines, elapsed), method="draw")
