"""A game in progress, duel or solo: events folded into a position.

`begin` makes a `Game` of a start, such as `rules.new_game` and `automa.new_solo` return. The game's
methods check a request and return an event; `Game.after` applies the event. The server, the
terminal and the arena use this one interface, whatever is played. A `Clock` is folded over the same
events, for games that are played on time.
"""

from quiltbee.games.clocks import LONGEST_LAG, Clock
from quiltbee.games.events import (
    Aborted,
    CardTurned,
    Ending,
    Event,
    Flagged,
    Moved,
    Resigned,
    TakenBack,
)
from quiltbee.games.game import Game, Reason, Result, begin, begin_record
from quiltbee.games.time_control import Speed, TimeControl

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
