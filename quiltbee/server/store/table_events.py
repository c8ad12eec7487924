"""Events at a table that are not the game's own: seats, a fair start, offers, rematches.

They share the numbering of the game's events, so that everybody sees one order.
"""

from dataclasses import dataclass

from quiltbee.games import Event
from quiltbee.rules import Seat
from quiltbee.server.store.seats import SeatHolder


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody took an open seat.

    `holder` is None in an event read from the store, which keeps only the current seats.
    """

    seat: Seat
    holder: SeatHolder | None = None


@dataclass(frozen=True, slots=True)
class HandedOver:
    """The computer replaced a player who had left; `holder` as in `Joined`."""

    seat: Seat
    holder: SeatHolder | None = None


@dataclass(frozen=True, slots=True)
class TakebackAsked:
    """A player asked to take back their own last decision."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakebackDeclined:
    """A player declined to go back, or to play again once the game was over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """A player asked for another game, once this one was over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """The rematch is played at the table with this id."""

    game: str


@dataclass(frozen=True, slots=True)
class Cut:
    """The one who cuts, on a provisional seat, has said how many points go with the second seat."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class SeatChosen:
    """The one who chooses takes a seat; `holders` are both seats afterwards.

    `holders` is None in an event read from the store, as in `Joined`.
    """

    seat: Seat
    holders: tuple[SeatHolder, SeatHolder] | None = None


SEATING = Joined, HandedOver, SeatChosen
"""The kinds of events by which seats change hands."""

TableEvent = (
    Joined
    | HandedOver
    | TakebackAsked
    | TakebackDeclined
    | RematchAsked
    | RematchOpened
    | Cut
    | SeatChosen
)
AnyEvent = Event | TableEvent

GIVEN_UP = "gone"
"""How the id of the message begins by which the server ends a game for somebody."""

REMOVED = "removed:"
"""How the id of the message begins that ends a game of somebody who was removed."""

ENDED = "ended"
"""How the id of the message begins by which an administrator ends a game."""
