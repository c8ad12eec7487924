"""The 24 cards of the Automa and its five levels, as printed."""

import json
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any


class Filter(Enum):
    """A criterion by which a card chooses among the patches within its budget."""

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
        """The numbers of its twelve cards, in rising order."""
        return _DECKS[self]


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the Automa.

    A patch within the `budget` is affordable, each income mark crossed brings `income` buttons, and
    the `filters`, in this order, choose among the affordable patches.
    """

    number: int
    budget: int
    income: int
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """One level: the space of its marker, and the Automa's points for buttons and patches.

    The three `per_` fields are points. `numeral` is the level in Roman numerals, as printed.
    """

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

_DECKS = {deck: tuple(card["number"] for card in _TABLE["decks"][deck.value]) for deck in Deck}

LEVELS: Mapping[int, Level] = MappingProxyType(
    {entry["level"]: Level(**entry) for entry in _TABLE["levels"]}
)
"""Every level by its number, 1 to 5."""
