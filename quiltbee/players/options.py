"""The options of a player: whole numbers with bounds, and those that most players have."""

from dataclasses import dataclass

from quiltbee.players.levels import DEFAULT_OF_PLAYERS, HIGHEST, LOWEST


class OptionError(ValueError):
    """A player has no such option, or the value is out of range."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option whose value is a whole number from `minimum` to `maximum`, both included."""

    name: str
    default: int
    minimum: int
    maximum: int


THREADS = Option("Threads", default=1, minimum=1, maximum=64)
"""How many threads a player may use at most; the simple players use one."""

LEVEL = Option("Level", default=DEFAULT_OF_PLAYERS, minimum=LOWEST, maximum=HIGHEST)
"""How strong it plays."""

MULTIPV = Option("MultiPV", default=1, minimum=1, maximum=500)
"""How many lines it reports at most; there may be fewer moves."""

SCORE = Option("Score", default=0, minimum=0, maximum=1)
"""1 makes it play for the final margin alone, whoever wins."""

FORECAST = Option("Forecast", default=0, minimum=0, maximum=1000)
"""How many quick games it forecasts scores, empty spaces and special tile from; 0 for none."""

PASS_LINE = Option("PassLine", default=0, minimum=0, maximum=1)
"""1 adds a last line that begins with a pass, where passing is legal and in no other line."""

SEED = Option("Seed", default=0, minimum=0, maximum=2**31 - 1)
"""Seeds the random draws; 0 takes a new seed every time."""
