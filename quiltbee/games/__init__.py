"""A game in progress, of any variant: events folded into a position.

`SetUp` and a variant (`DUEL`, `SOLO`) give a start, `begin` a `Game`; its methods check what a
player asks for and make an event of it, `Game.after` carries the event out. Server, terminal and
arena are written against this room once, whatever is played.
"""

from quiltbee.games.duel import DUEL, Duel
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
    "Duel",
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
