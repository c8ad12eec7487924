"""The duel: two players, nothing hidden and nothing random after set-up."""

from random import Random

from quiltbee import notation
from quiltbee.games.variant import SetUp, Variant
from quiltbee.rules import Move, Position, Seat, legal_moves, new_game, why_illegal


class DuelVariant(Variant[Position]):
    """The game for two players."""

    name = "duel"
    codec = notation.DUEL

    def set_up(self, options: SetUp, draws: Random) -> Position:
        """The position after set-up; draws nothing. Raises PositionError for a bad ring."""
        return new_game(options.ring, options.board)

    def decider(self, position: Position) -> Seat | None:
        """The seat to move, or None once the game is over."""
        return None if position.is_over else position.turn

    def legal_moves(self, position: Position) -> list[Move]:
        """The legal moves, as `rules.legal_moves` lists them."""
        return legal_moves(position)

    def why_illegal(self, position: Position, move: Move) -> str | None:
        """Why a move is illegal, or None if it is legal."""
        return why_illegal(position, move)


DUEL = DuelVariant()
