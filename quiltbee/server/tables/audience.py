"""The subscribers of a table, who get events, notes and whole games."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.figures import FIGURES
from quiltbee.server.shares import Share
from quiltbee.server.store import TableSetup
from quiltbee.server.wire.game import ErrorMessage, EventMessage, GameMessage, NoteMessage

Seats = tuple[Seat, ...]
Describe = Callable[[Seats], GameMessage]
"""Describes the whole game for the holder of these seats."""

_ENCODER = msgspec.json.Encoder()


class Message:
    """An encoded message, which may go to many subscribers."""

    __slots__ = ("frame", "payload")

    def __init__(self, message: object) -> None:
        self.payload: bytes = _ENCODER.encode(message)
        self.frame: bytes | None = None
        """The payload as a frame, made on first use."""


class Subscriber(Protocol):
    """A follower of a table."""

    @property
    def person(self) -> str | None:
        """The id of the person; None for a stranger."""

    @property
    def address(self) -> str:
        """The address that engine work for them counts for, see `http.limits`."""

    @property
    def lag(self) -> int:
        """The round-trip time in milliseconds."""

    def send(self, message: Message) -> None:
        """Send a message without blocking."""


class Audience:
    """The subscribers of a table and the seats that each of them holds."""

    def __init__(self) -> None:
        self._seats: dict[Subscriber, Seats] = {}
        self._thinking: set[Subscriber] = set()

    def add(self, subscriber: Subscriber, seats: Seats) -> None:
        """Add a subscriber."""
        self._seats[subscriber] = seats

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        self._seats.pop(subscriber, None)
        self._thinking.discard(subscriber)

    def let_think(self, subscriber: Subscriber) -> None:
        """Record that a subscriber's page computes the moves of a computer player."""
        self._thinking.add(subscriber)

    @property
    def held(self) -> list[Seats]:
        """The seats of each subscriber."""
        return list(self._seats.values())

    @property
    def share(self) -> Share:
        """The share that engine work here counts for: a player's if one is here, else anybody's."""
        here = max(self._seats, key=lambda subscriber: len(self._seats[subscriber]), default=None)
        return Share() if here is None else Share(here.person, here.address)

    @property
    def is_empty(self) -> bool:
        """Whether the table has no subscribers."""
        return not self._seats

    @property
    def has_players(self) -> bool:
        """Whether any subscriber holds a seat."""
        return any(self._seats.values())

    @property
    def page_thinks(self) -> bool:
        """Whether a player's page computes the computer's moves."""
        return any(self._seats.get(subscriber) for subscriber in self._thinking)

    @property
    def has_spectators(self) -> bool:
        """Whether any subscriber holds no seat."""
        return () in self._seats.values()

    def broadcast(
        self, message: EventMessage | NoteMessage | ErrorMessage, but: Subscriber | None = None
    ) -> None:
        """Send a message to everybody but one subscriber."""
        encoded = Message(message)
        for subscriber in self._seats:
            if subscriber is not but:
                subscriber.send(encoded)

    def broadcast_game(
        self, setup: TableSetup, describe: Describe, but: Subscriber | None = None
    ) -> None:
        """Look up everybody's seats, and send the whole game to everybody but one subscriber."""
        encoded: dict[Seats, Message] = {}
        for subscriber in self._seats:
            seats = self._seats[subscriber] = setup.seats_of(subscriber.person)
            if seats not in encoded:
                encoded[seats] = Message(describe(seats))
            if subscriber is not but:
                subscriber.send(encoded[seats])

    def update_seats(self, setup: TableSetup, describe: Describe) -> None:
        """Send the whole game to subscribers whose seats have changed."""
        for subscriber, before in self._seats.items():
            seats = setup.seats_of(subscriber.person)
            if seats != before:
                self._seats[subscriber] = seats
                subscriber.send(Message(describe(seats)))


def refuse(subscriber: Subscriber, refusal: Refusal, message_id: str | None) -> None:
    """Answer a message with an error."""
    subscriber.send(Message(error_message(refusal, message_id)))


def error_message(refusal: Refusal, message_id: str | None) -> ErrorMessage:
    """Return the error message for a refusal."""
    FIGURES.refusals[refusal.kind] += 1
    return ErrorMessage(refusal.kind, message_id, str(refusal))
