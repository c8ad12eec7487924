"""An engine that evaluates the positions of games."""

from quiltbee.players import FORECAST, MULTIPV, Limits
from quiltbee.protocol.client import EngineClient
from quiltbee.review.errors import ReviewError
from quiltbee.review.evaluation import Evaluation, evaluation_of
from quiltbee.rules import Position

FORECAST_GAMES = 50
"""From how many games the end is foreseen, by an engine that can: 15 ms of ours a decision."""


class Analyst:
    """Asks an engine about positions, one after another.

    It sets the options that an analysis needs; all others are the caller's. Raises an EngineError
    if the engine fails.
    """

    def __init__(self, engine: EngineClient, limits: Limits) -> None:
        self._engine, self._limits = engine, limits
        wanted = {MULTIPV.name: 1, FORECAST.name: FORECAST_GAMES}
        for name, value in wanted.items():
            if name in engine.options:
                engine.set_option(name, value)

    def new_game(self) -> None:
        """Say that the next position is of another game."""
        self._engine.new_game()

    def evaluate(self, position: Position) -> Evaluation:
        """What the engine says of a position that is not over.

        Raises ReviewError if it has no opinion.
        """
        self._engine.position(position)
        answer = self._engine.go(self._limits)
        try:
            found = evaluation_of(answer.lines[0], position.turn)
        except ReviewError as error:
            raise ReviewError(f"{self._engine.name} can't analyse: {error}") from None
        assert answer.move is not None  # the client checks that the game is over otherwise
        return (
            found
            if found.line[:1] == (answer.move,)
            else Evaluation(found.chance, found.margin, (answer.move,))
        )
