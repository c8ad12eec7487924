"""The Automa: the solo opponent of the 24-card deck. Pure Python without dependencies.

Start with `new_solo`. The person moves with `play_solo` and the Automa with `play_automa`;
`automa_turn` explains the Automa's turn without playing it. Call `reshuffle` whenever
`Solo.is_shuffle_due`.
"""

from quiltbee.automa.cards import CARDS, LEVELS, Card, Deck, Filter, Level
from quiltbee.automa.dealing import (
    count_shuffles,
    draw_if_due,
    in_order,
    redeal,
    reorder,
    shuffle_if_due,
    shuffled,
)
from quiltbee.automa.decisions import AnyMove, AutomaMove, automa_move, play_either
from quiltbee.automa.outcome import (
    AutomaScore,
    at_level,
    automa_score,
    outcomes_by_level,
    solo_outcome,
    solo_scores,
)
from quiltbee.automa.solo import (
    AUTOMA,
    PERSON,
    UNKNOWN,
    Shuffle,
    Solo,
    new_solo,
    play_solo,
    reshuffle,
    solo_moves,
)
from quiltbee.automa.turn import AutomaTurn, Step, automa_turn, play_automa
from quiltbee.automa.view import deal, next_cards, unseen, view, with_next

__all__ = [
    "AUTOMA",
    "CARDS",
    "LEVELS",
    "PERSON",
    "UNKNOWN",
    "AnyMove",
    "AutomaMove",
    "AutomaScore",
    "AutomaTurn",
    "Card",
    "Deck",
    "Filter",
    "Level",
    "Shuffle",
    "Solo",
    "Step",
    "at_level",
    "automa_move",
    "automa_score",
    "automa_turn",
    "count_shuffles",
    "deal",
    "draw_if_due",
    "in_order",
    "new_solo",
    "next_cards",
    "outcomes_by_level",
    "play_automa",
    "play_either",
    "play_solo",
    "redeal",
    "reorder",
    "reshuffle",
    "shuffle_if_due",
    "shuffled",
    "solo_moves",
    "solo_outcome",
    "solo_scores",
    "unseen",
    "view",
    "with_next",
]
