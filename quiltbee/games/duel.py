"""The duel: two players, nothing hidden and nothing random after set-up."""

from random import Random

from quiltbee import notation
from quiltbee.games.variant import SetUp, Variant
from quiltbee.rules import Move, Position, Seat, legal_moves, new_game, why_illegal


class Duel(Variant[Position]):
    """The game of two players."""

    name = "duel"
    codec = notation.DUEL

    def set_up(self, settled: SetUp, draws: Random) -> Position:
        """The position after set-up; a duel draws nothing."""
        return new_game(settled.ring, settled.board)

    def decider(self, position: Position) -> Seat | None:
        """Who decides next."""
        return None if position.is_over else position.turn

    def legal_moves(self, position: Position) -> list[Move]:
        """The legal moves."""
        return legal_moves(position)

    def why_illegal(self, position: Position, move: Move) -> str | None:
        """Why a move is illegal."""
        return why_illegal(position, move)


DUEL = Duel()
