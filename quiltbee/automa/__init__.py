"""The Automa: the solo opponent of the 24-card deck. Pure Python without dependencies.

`new_solo` gives a `Solo`, a position like `rules.Position`: it lists the person's `legal_moves()`,
makes one with `play(move)`, and takes the Automa's turn with `turn_card()`. `automa_turn()`
explains that turn without playing it.
"""

from quiltbee.automa.cards import CARDS, LEVELS, Card, Deck, Filter, Level
from quiltbee.automa.solo import (
    UNKNOWN,
    AutomaScore,
    SetUp,
    Solo,
    at_level,
    new_solo,
    outcomes_by_level,
    shuffled,
)
from quiltbee.automa.turn import AUTOMA, PERSON, AutomaTurn, Step

__all__ = [
    "AUTOMA",
    "CARDS",
    "LEVELS",
    "PERSON",
    "UNKNOWN",
    "AutomaScore",
    "AutomaTurn",
    "Card",
    "Deck",
    "Filter",
    "Level",
    "SetUp",
    "Solo",
    "Step",
    "at_level",
    "new_solo",
    "outcomes_by_level",
    "shuffled",
]
