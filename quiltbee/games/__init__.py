"""A game in progress, duel or solo: events folded into a position.

`begin` makes a `Game` of a start, such as `rules.new_game` and `automa.new_solo` return. The game's
methods check a request and return an event; `Game.after` applies the event. The server, the
terminal and the arena use this one interface for every variant. A `Clock` is folded over the same
events, for timed games.
"""

from quiltbee.games.clocks import LONGEST_LAG, Clock, Speed, TimeControl
from quiltbee.games.game import (
    Aborted,
    CardTurned,
    Ending,
    Event,
    Flagged,
    Game,
    Moved,
    Reason,
    Resigned,
    Result,
    TakenBack,
    begin,
    begin_record,
)

__all__ = [
    "LONGEST_LAG",
    "Aborted",
    "CardTurned",
    "Clock",
    "Ending",
    "Event",
    "Flagged",
    "Game",
    "Moved",
    "Reason",
    "Resigned",
    "Result",
    "Speed",
    "TakenBack",
    "TimeControl",
    "begin",
    "begin_record",
]
