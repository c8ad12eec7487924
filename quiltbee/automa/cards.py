"""The 24 cards of the Automa and its five levels, as printed."""

import json
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any


class Filter(Enum):
    """How a card narrows down the patches that its budget allows."""

    NO_OVERTAKE = "NO_OVERTAKE"
    MOST_BUTTONS = "MOST_BUTTONS"
    LARGEST = "LARGEST"
    FURTHEST = "FURTHEST"


class Deck(Enum):
    """The two decks of 12 cards: normal 1-12, tactical 13-24."""

    NORMAL = "normal"
    TACTICAL = "tactical"

    @property
    def cards(self) -> tuple[int, ...]:
        """The numbers of its cards."""
        return _DECKS[self]


@dataclass(frozen=True, slots=True)
class Card:
    """One card: what the Automa can afford, what an income mark brings, how it chooses."""

    number: int
    budget: int
    income: int
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """One level: the space of the marker, and what the Automa's things count at the end."""

    level: int
    numeral: str
    name: str
    marker: int
    per_button_held: int
    per_patch_with_buttons: int
    per_button_on_patches: int


def _read() -> Any:
    data = pkgutil.get_data(__package__, "data/automa.json")
    assert data is not None
    return json.loads(data)


_TABLE = _read()

CARDS: Mapping[int, Card] = MappingProxyType(
    {
        card["number"]: Card(
            card["number"], card["budget"], card["income"], tuple(map(Filter, card["filters"]))
        )
        for deck in Deck
        for card in _TABLE["decks"][deck.value]
    }
)
"""Every card by its number."""

_DECKS = {deck: tuple(card["number"] for card in _TABLE["decks"][deck.value]) for deck in Deck}

LEVELS: Mapping[int, Level] = MappingProxyType(
    {entry["level"]: Level(**entry) for entry in _TABLE["levels"]}
)
"""Every level by its number, 1 to 5."""
