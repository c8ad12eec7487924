"""Events at a table: of its game, and about seats, a fair start, offers and rematches.

    >>> encode_event(Joined(Seat.SECOND))
    b'{"kind":"join","player":2}'

Outside this process an event has one form: tagged JSON. It is stored, published to the other
processes, and sent to everybody at the table with its number, time and clocks. All kinds share the
numbering, so that everybody sees one order.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from quiltbee.games import Aborted, CardTurned, Event, Flagged, Moved, Resigned, TakenBack
from quiltbee.notation import NotationError, format_move, parse_move
from quiltbee.rules import Seat

AUTOMA = "automa"
"""The `player` of the Automa's seat."""

SeatKind = Literal["person", "computer", "automa", "open"]


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """The holder of a seat, and the displayed name.

    At most one of `person` (an id) and `player` is set; `player` is AUTOMA or a name in
    `players.PLAYERS`. Only a player with levels has a `level`. An open seat has neither; `invited`
    is the person for whom it is reserved, if any. A seat with neither that is not open belonged to
    a person whose account is gone. `is_bot` marks a person that is a program. `rating` is the
    person's when they sat down.
    """

    name: str
    person: str | None = None
    player: str | None = None
    level: int | None = None
    is_open: bool = False
    invited: str | None = None
    is_bot: bool = False
    rating: int | None = None

    @property
    def kind(self) -> SeatKind:
        """The kind of player who sits here."""
        if self.is_open:
            return "open"
        if self.player is None:
            return "person"
        return "automa" if self.player == AUTOMA else "computer"

    @property
    def is_unnamed(self) -> bool:
        """Whether the person has chosen no name, and goes by their seat's."""
        return is_seat_name(self.name)

    def on(self, seat: Seat) -> "SeatHolder":
        """Return the holder for this seat, named after it if they have chosen no name."""
        return replace(self, name=seat_name(seat)) if self.is_unnamed else self


def swapped(seats: tuple[SeatHolder, SeatHolder]) -> tuple[SeatHolder, SeatHolder]:
    """Swap the seats; players without a name of their own get that of the new seat."""
    first, second = seats
    return second.on(Seat.FIRST), first.on(Seat.SECOND)


def seat_name(seat: int) -> str:
    """Return the name of a player who has chosen none."""
    return f"Player {seat}"


def is_seat_name(name: str) -> bool:
    """Return whether a name is that of a seat; computers have other names."""
    return name in map(seat_name, Seat)


OPEN = SeatHolder("", is_open=True)
"""A seat for anyone who may join the table."""


class _Tagged(
    Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True
):
    """The JSON form of all kinds of events."""


class Joined(_Tagged, frozen=True, tag="join"):
    """A player took an open seat.

    `holder` is not part of the JSON: the store keeps only the current seats. Nor is `drawn`, the
    table with the ring and the seats drawn once both sat.
    """

    seat: Seat = field(name="player")
    holder: SeatHolder | None = None
    drawn: Any = None


class HandedOver(_Tagged, frozen=True, tag="handover"):
    """The computer replaced a player who had left; `holder` as in `Joined`."""

    seat: Seat = field(name="player")
    holder: SeatHolder | None = None


class TakebackAsked(_Tagged, frozen=True, tag="ask"):
    """A player asked to take back their own last decision."""

    seat: Seat = field(name="player")


class TakebackDeclined(_Tagged, frozen=True, tag="decline"):
    """A player declined to go back, or to play again once the game was over."""

    seat: Seat = field(name="player")


class RematchAsked(_Tagged, frozen=True, tag="rematch"):
    """A player asked for another game, once this one was over."""

    seat: Seat = field(name="player")


class RematchOpened(_Tagged, frozen=True, tag="rematch_opened"):
    """The rematch is played at the table with this id."""

    game: str = field(name="table")


class Cut(_Tagged, frozen=True, tag="cut"):
    """The cutter, on a provisional seat, has set the points that go with the second seat."""

    seat: Seat = field(name="player")
    points: int


class SeatChosen(_Tagged, frozen=True, tag="choose"):
    """The chooser took a seat; `holders`, not part of the JSON, are both seats afterwards."""

    seat: Seat = field(name="player")
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


# The events of the game itself; the room `games` knows no JSON


class _Move(_Tagged, frozen=True, tag="move"):
    move: str


class _Card(_Tagged, frozen=True, tag="card"):
    shuffle: tuple[int, ...] | None = None


class _Takeback(_Tagged, frozen=True, tag="takeback"):
    keep: int
    shuffle: tuple[int, ...] | None = None


class _Resign(_Tagged, frozen=True, tag="resign"):
    player: Seat


class _Flag(_Tagged, frozen=True, tag="flag"):
    player: Seat


class _Abort(_Tagged, frozen=True, tag="abort", omit_defaults=False):
    player: Seat | None = None


_Kept = TableEvent | _Move | _Card | _Takeback | _Resign | _Flag | _Abort
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[_Kept] = msgspec.json.Decoder(_Kept)


def encode_event(event: AnyEvent) -> bytes:
    """Encode an event as JSON."""
    return _ENCODER.encode(_kept(event))


def fields_of(event: AnyEvent) -> dict[str, Any]:
    """Return the JSON of an event, as a new dict."""
    fields: dict[str, Any] = msgspec.to_builtins(_kept(event))
    return fields


def decode_event(text: str | bytes) -> AnyEvent:
    """Decode the JSON of an event; raises ValueError if it is none."""
    match _DECODER.decode(text):
        case _Move(token):
            try:
                return Moved(parse_move(token))
            except NotationError as error:
                raise ValueError(str(error)) from error
        case _Card(shuffle):
            return CardTurned(shuffle)
        case _Takeback(keep, shuffle):
            return TakenBack(keep, shuffle)
        case _Resign(seat):
            return Resigned(seat)
        case _Flag(seat):
            return Flagged(seat)
        case _Abort(by):
            return Aborted(by)
        case event:
            return event


def _kept(event: AnyEvent) -> _Kept:
    match event:
        case Moved(move):
            return _Move(format_move(move))
        case CardTurned(shuffle):
            return _Card(shuffle and tuple(shuffle))
        case TakenBack(keep, shuffle):
            return _Takeback(keep, shuffle and tuple(shuffle))
        case Resigned(seat):
            return _Resign(seat)
        case Flagged(seat):
            return _Flag(seat)
        case Aborted(by):
            return _Abort(by)
        case Joined(seat):
            return Joined(seat)
        case HandedOver(seat):
            return HandedOver(seat)
        case SeatChosen(seat):
            return SeatChosen(seat)
        case _:
            return event


GIVEN_UP = "gone"
"""The prefix of the message id when the server ends a game for an absent player."""

LEFT = "left"
"""The prefix when that player has left the tournament."""

REMOVED = "removed:"
"""The prefix when that player's account was removed."""

ENDED = "ended"
"""The prefix when an administrator ends a game."""
