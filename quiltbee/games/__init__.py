"""A game in progress, of any variant: events folded into a position.

A variant (`DUEL` or `SOLO`) makes a start from a `SetUp`, and `begin` makes a `Game` of it. The
game's methods check a request and return an event; `Game.after` applies the event. The server, the
terminal and the arena use this one interface, whatever is played.
"""

from quiltbee.games.duel import DUEL, DuelVariant
from quiltbee.games.events import CardTurned, Event, Moved, Resigned, TakenBack
from quiltbee.games.game import Game, Reason, Result, begin, begin_record
from quiltbee.games.solo import SOLO, SoloVariant
from quiltbee.games.variant import Chance, Decider, SetUp, Variant
from quiltbee.games.variants import VARIANTS, register, variant_of

__all__ = [
    "DUEL",
    "SOLO",
    "VARIANTS",
    "CardTurned",
    "Chance",
    "Decider",
    "DuelVariant",
    "Event",
    "Game",
    "Moved",
    "Reason",
    "Resigned",
    "Result",
    "SetUp",
    "SoloVariant",
    "TakenBack",
    "Variant",
    "begin",
    "begin_record",
    "register",
    "variant_of",
]
