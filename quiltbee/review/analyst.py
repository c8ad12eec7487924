"""An engine that answers the questions of a judge."""

from quiltbee.players import FORECAST, MULTIPV, Info
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
        self._set(MULTIPV.name, 1)

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
            self._set(FORECAST.name, question.forecast)
            self._forecast = question.forecast
        try:
            self._engine.position(question.position)
        except EngineRefusedError:
            return None
        answer = self._engine.go(question.limits)
        best = answer.lines[0]
        if answer.move is None or best.pv[:1] == (answer.move,):
            return best
        return Info(
            best.depth, best.nodes, winrate=best.winrate, margin=best.margin, pv=(answer.move,)
        )

    def _set(self, name: str, value: int) -> None:
        if name in self._engine.options:
            self._engine.set_option(name, value)
