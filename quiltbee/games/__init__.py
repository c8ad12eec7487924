"""A game in progress, of any variant: events folded into a position.

A variant (`DUEL` or `SOLO`) makes a start from a `SetUp`, and `begin` makes a `Game` of it. The
game's methods check a request and return an event; `Game.after` applies the event. The server, the
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
from quiltbee.variants import (
    DUEL,
    SOLO,
    VARIANTS,
    Chance,
    Decider,
    SetUp,
    Variant,
    variant_of,
)

__all__ = [
    "DUEL",
    "LONGEST_LAG",
    "SOLO",
    "VARIANTS",
    "Aborted",
    "CardTurned",
    "Chance",
    "Clock",
    "Decider",
    "Ending",
    "Event",
    "Flagged",
    "Game",
    "Moved",
    "Reason",
    "Resigned",
    "Result",
    "SetUp",
    "Speed",
    "TakenBack",
    "TimeControl",
    "Variant",
    "begin",
    "begin_record",
    "variant_of",
]
