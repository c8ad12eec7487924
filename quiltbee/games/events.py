"""What can happen in a game. Chance enters here and nowhere else: a card, a shuffle."""

from dataclasses import dataclass

from quiltbee.automa import Shuffle
from quiltbee.rules import Move, Seat


@dataclass(frozen=True, slots=True)
class Moved:
    """A player made a decision."""

    move: Move


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The Automa's next card was turned over and carried out.

    `shuffle` is the order of the new pile where that card was the last of the old one.
    """

    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """All decisions but the first `keep` were taken back, a resignation too.

    `shuffle` is the new order of the cards where one was turned over in what was taken back: what
    had not been seen before is dealt anew.
    """

    keep: int
    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave the game up."""

    seat: Seat


Event = Moved | CardTurned | TakenBack | Resigned
