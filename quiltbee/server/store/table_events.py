"""What can happen at a table besides the game: seats change hands, offers, a rematch.

They are numbered together with the events of the game, so that everybody is told all in one order.
"""

from dataclasses import dataclass

from quiltbee.games import Event
from quiltbee.rules import Seat
from quiltbee.server.store.seats import SeatHolder


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody took an open seat.

    `holder` is None in an event that is read from the store, whose seats are those of today.
    """

    seat: Seat
    holder: SeatHolder | None = None


@dataclass(frozen=True, slots=True)
class HandedOver:
    """The computer took the seat of somebody who had gone; `holder` as in `Joined`."""

    seat: Seat
    holder: SeatHolder | None = None


@dataclass(frozen=True, slots=True)
class TakebackAsked:
    """A player asked the other to go back to the player's last decision."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakebackDeclined:
    """A player declined to go back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """A player asked for another game, once this one was over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """The rematch is played at the table with this id."""

    game: str


SEATING = Joined, HandedOver
"""The kinds of events by which seats change hands."""

TableEvent = Joined | HandedOver | TakebackAsked | TakebackDeclined | RematchAsked | RematchOpened
AnyEvent = Event | TableEvent
