"""What can happen in a game.

Events carry what chance decided, such as a shuffle, so replaying them needs no randomness.
"""

from dataclasses import dataclass, field
from typing import Any

from quiltbee.rules import Move, Seat, Shuffle


@dataclass(frozen=True, slots=True)
class Moved:
    """A player made a move.

    `checked` are the position in which it was found to be legal, and the one after it.
    """

    move: Move
    checked: tuple[Any, Any] | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The Automa's next card was turned over and carried out.

    `shuffle` is the new pile if that card was the last of the old one, else None.
    """

    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """All moves but the first `keep` were taken back, and a resignation too.

    If a card was turned over among them, `shuffle` is the new order of the cards: those not seen
    before are dealt again. It is None otherwise.
    """

    keep: int
    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player resigned."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flagged:
    """A player lost on time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Aborted:
    """The game was broken off; it has no result. `by` is the seat that was asked and declined."""

    by: Seat | None = None


Ending = Resigned | Flagged | Aborted
"""What ends a game before it is played out."""

Event = Moved | CardTurned | TakenBack | Ending
