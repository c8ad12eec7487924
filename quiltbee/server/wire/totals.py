"""How a person's games against the Automa ended, added up."""

from collections.abc import Iterable

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.automa import LEVELS, Deck
from quiltbee.server.store import AutomaTotal
from quiltbee.server.wire.position_shapes import DeckName


class SoloTotal(TypedDict):
    """The finished solo games of a person with one deck at one level.

    `practice` are not counted in `games`; a game that was resigned is lost without a margin.
    """

    deck: DeckName
    level: int
    numeral: str
    games: int
    won: int
    mean_margin: float | None
    best_margin: int | None
    practice: int


class SoloTotals(TypedDict):
    """The finished solo games of a person."""

    totals: list[SoloTotal]


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
