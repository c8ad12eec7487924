"""An engine that answers the questions of a judge."""

from quiltbee.players import FORECAST, MULTIPV, Info, Value, set_offered
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineRefusedError
from quiltbee.review.questions import Question


class Analyst:
    """Asks an engine about positions, one after another.

    It sets the options that an analysis needs and leaves the others to the caller. Raises an
    EngineError if the engine fails.
    """

    def __init__(self, engine: EngineClient) -> None:
        self._engine = engine
        self._forecast: int | None = None
        set_offered(engine, {MULTIPV.name: 1})

    @property
    def name(self) -> str:
        """Who judges."""
        return self._engine.name

    def new_game(self) -> None:
        """Say that the next position is of another game."""
        self._engine.new_game()

    def ask(self, question: Question) -> Info | None:
        """The engine's verdict on a position; None if it doesn't take such positions."""
        if question.forecast != self._forecast:
            set_offered(self._engine, {FORECAST.name: question.forecast})
            self._forecast = question.forecast
        try:
            decision = self._engine.decide(question.position, question.limits)
        except EngineRefusedError:
            return None
        best, move = decision.lines[0], decision.move
        if move is None or best.pv[:1] == (move,):
            return best
        value = Value(best.value.chance, best.value.margin)
        return Info(best.depth, best.nodes, value=value, pv=(move,))
