"""The duel: two players, nothing hidden and nothing random after set-up."""

from random import Random

from quiltbee.automa import AnyMove, AutomaMove
from quiltbee.rules import (
    IllegalMoveError,
    Move,
    Outcome,
    Position,
    PositionError,
    Seat,
    legal_moves,
    new_game,
    outcome,
    play,
    scores,
    why_illegal,
)
from quiltbee.variants.variant import SetUp, Variant


class DuelVariant(Variant[Position]):
    """The game for two players."""

    name = "duel"

    def set_up(self, options: SetUp, draws: Random) -> Position:
        """The position after set-up; draws nothing. Raises PositionError for a bad ring."""
        return new_game(options.ring, options.board)

    def is_set_up(self, position: Position) -> bool:
        """Whether this is the position after set-up."""
        try:
            return position == new_game(position.ring, position.board)
        except PositionError:
            return False

    def table(self, position: Position) -> Position:
        """The position itself."""
        return position

    def decider(self, position: Position) -> Seat | None:
        """The seat to move, or None once the game is over."""
        return None if position.is_over else position.turn

    def legal_moves(self, position: Position) -> list[Move]:
        """The legal moves, as `rules.legal_moves` lists them."""
        return legal_moves(position)

    def why_illegal(self, position: Position, move: Move) -> str | None:
        """Why a move is illegal, or None if it is legal."""
        return why_illegal(position, move)

    def play(self, position: Position, move: AnyMove) -> Position:
        """The position after a move; raises IllegalMoveError, with the reason."""
        if isinstance(move, AutomaMove):
            raise IllegalMoveError("the Automa does not play in a duel")
        return play(position, move)

    def scores(self, position: Position) -> tuple[int, int]:
        """Both scores if the game ended now, player 1's first."""
        return scores(position)

    def outcome(self, position: Position) -> Outcome | None:
        """The outcome of a finished game, or None while it is running."""
        return outcome(position)


DUEL = DuelVariant()
