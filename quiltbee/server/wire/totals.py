"""How a person's games against the Automa ended, added up."""

from collections.abc import Iterable

from quiltbee.automa import LEVELS, Deck
from quiltbee.server.store import AutomaTotal
from quiltbee.server.wire.shapes import SoloTotal


def describe_totals(totals: Iterable[AutomaTotal]) -> list[SoloTotal]:
    """The finished games, by deck and level."""
    return [
        {
            "deck": Deck(total.deck).value,
            "level": total.level,
            "numeral": LEVELS[total.level].numeral,
            "games": total.games,
            "won": total.won,
            "mean_margin": total.mean_margin,
            "best_margin": total.best_margin,
            "practice": total.practice,
        }
        for total in totals
    ]
