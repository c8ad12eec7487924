"""Everybody who follows a table: events and notes for all alike, whole games where need be."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.figures import FIGURES
from quiltbee.server.store import TableSetup
from quiltbee.server.wire.shapes import ErrorMessage, EventMessage, GameMessage, NoteMessage

Seats = tuple[Seat, ...]
Describe = Callable[[Seats], GameMessage]
"""Describes the whole game for whoever holds these seats."""

_ENCODER = msgspec.json.Encoder()


class Message:
    """A message that may go to many: encoded once, and framed once for all WebSockets."""

    __slots__ = ("frame", "payload")

    def __init__(self, message: object) -> None:
        self.payload: bytes = _ENCODER.encode(message)
        self.frame: bytes | None = None
        """The payload as a frame; whoever needs it first makes it."""


class Subscriber(Protocol):
    """Somebody who follows a table; `person` is their id, None if they are not known.

    `lag` is how many milliseconds a message takes to them and back.
    """

    @property
    def person(self) -> str | None:
        """Who it is."""

    @property
    def lag(self) -> int:
        """How long a message takes."""

    def send(self, message: Message) -> None:
        """Send a message without waiting."""


class Audience:
    """The subscribers of a table, with the seats that each of them holds."""

    def __init__(self) -> None:
        self._seats: dict[Subscriber, Seats] = {}

    def add(self, subscriber: Subscriber, seats: Seats) -> None:
        """Tell a subscriber everything from now on."""
        self._seats[subscriber] = seats

    def remove(self, subscriber: Subscriber) -> None:
        """Tell a subscriber nothing more."""
        self._seats.pop(subscriber, None)

    @property
    def held(self) -> list[Seats]:
        """The seats of each subscriber."""
        return list(self._seats.values())

    @property
    def has_spectators(self) -> bool:
        """Whether anybody only watches."""
        return () in self._seats.values()

    def tell(
        self, message: EventMessage | NoteMessage | ErrorMessage, but: Subscriber | None = None
    ) -> None:
        """Send everybody the same message, perhaps except for one."""
        told = Message(message)
        for subscriber in self._seats:
            if subscriber is not but:
                subscriber.send(told)

    def tell_whole(
        self, setup: TableSetup, describe: Describe, but: Subscriber | None = None
    ) -> None:
        """Send everybody the whole game, as who sits where now may see it."""
        told: dict[Seats, Message] = {}
        for subscriber in self._seats:
            seats = self._seats[subscriber] = setup.seats_of(subscriber.person)
            if seats not in told:
                told[seats] = Message(describe(seats))
            if subscriber is not but:
                subscriber.send(told[seats])

    def seat_again(self, setup: TableSetup, describe: Describe) -> None:
        """Send the whole game to everybody whose seats are others than before."""
        for subscriber, before in self._seats.items():
            seats = setup.seats_of(subscriber.person)
            if seats != before:
                self._seats[subscriber] = seats
                subscriber.send(Message(describe(seats)))


def refuse(subscriber: Subscriber, refusal: Refusal, message_id: str | None) -> None:
    """Tell somebody why their message is not carried out."""
    subscriber.send(Message(error_message(refusal, message_id)))


def error_message(refusal: Refusal, message_id: str | None) -> ErrorMessage:
    """The message that tells why another was refused."""
    FIGURES.refusals[refusal.kind] += 1
    return {"type": "error", "kind": refusal.kind, "id": message_id, "error": str(refusal)}
