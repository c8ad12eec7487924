"""The subscribers of a table, each of whom is sent what it needs and no more.

Whoever holds the same seats is told the same. Of each such group the state that it was told last
is kept: the next event is sent as what it changes of that.
"""

from dataclasses import dataclass
from typing import Protocol

import msgspec

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.wire.changes import describe_change
from quiltbee.server.wire.shapes import ErrorMessage, EventKind, EventMessage, EventState, State
from quiltbee.server.wire.state import Description

Seats = tuple[Seat, ...]


class Subscriber(Protocol):
    """Somebody who watches a table; `person` is their id, None if they are not known."""

    person: str | None

    def send(self, text: str) -> None:
        """Send a message without waiting."""


@dataclass(slots=True)
class _Group:
    """Subscribers who hold the same seats, and the last state that they were sent."""

    subscribers: set[Subscriber]
    told: State

    def send(self, text: str, but: Subscriber | None = None) -> None:
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.send(text)


class Audience:
    """The subscribers of a table, by the seats that they hold."""

    def __init__(self) -> None:
        self._groups: dict[Seats, _Group] = {}

    def greet(
        self,
        subscriber: Subscriber,
        seats: Seats,
        description: Description,
        acknowledges: str | None = None,
    ) -> None:
        """Send the whole state to a subscriber, who gets all changes from now on.

        All others are told what they don't know of it yet.
        """
        self.refresh(description, but=subscriber)
        state = description.seen_from(seats)
        group = self._groups.setdefault(seats, _Group(set(), state))
        group.subscribers.add(subscriber)
        subscriber.send(_text({**state, "acknowledges": acknowledges}))

    def remove(self, subscriber: Subscriber) -> None:
        """Tell a subscriber nothing more."""
        for seats, group in list(self._groups.items()):
            group.subscribers.discard(subscriber)
            if not group.subscribers:
                del self._groups[seats]

    def tell(self, event: EventState, description: Description, acknowledges: str | None) -> None:
        """Send everybody an event that was stored, and what it changed."""
        for seats, group in self._groups.items():
            before, after = group.told, description.seen_from(seats)
            group.told = after
            if before["number"] + 1 == after["number"]:
                group.send(_text(describe_change(event, before, after, acknowledges)))
            else:  # events were missed
                group.send(_text({**after, "acknowledges": acknowledges}))

    def refresh(self, description: Description, but: Subscriber | None = None) -> None:
        """Tell everybody of a change without an event; where events were missed, the state."""
        for seats, group in self._groups.items():
            before, after = group.told, description.seen_from(seats)
            if before == after:
                continue
            group.told = after
            if before["number"] == after["number"]:
                change = describe_change(_news(before, after), before, after, None)
                group.send(_text(change), but)
            else:
                group.send(_text(after), but)

    def send_all(self, text: str) -> None:
        """Send everybody a message."""
        for group in self._groups.values():
            group.send(text)


def error_message(refusal: Refusal, message_id: str | None) -> str:
    """The message that tells a browser why its own was refused."""
    message: ErrorMessage = {
        "type": "error",
        "kind": refusal.kind,
        "id": message_id,
        "error": str(refusal),
    }
    return _text(message)


def _text(message: ErrorMessage | EventMessage | State) -> str:
    return msgspec.json.encode(message).decode()


def _news(before: State, after: State) -> EventState:
    """What happened without a stored event."""
    is_ready_now = before["getting_ready"] and not after["getting_ready"]
    kind: EventKind = "ready" if is_ready_now else "thinking"
    return {"kind": kind, "player": None, "move": None, "keep": None}
