"""The subscribers of a table, each of whom is sent what it needs and no more.

Whoever holds the same seats is told the same. Of each such group the state that it was told last
is kept: the next event is sent as what it changes of that.
"""

import json
from collections.abc import Collection
from typing import Protocol

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.wire.changes import describe_change
from quiltbee.server.wire.shapes import ErrorMessage, EventKind, EventState, State
from quiltbee.server.wire.state import Description

Seats = tuple[Seat, ...]


class Subscriber(Protocol):
    """Somebody who looks at a table; `person` is who they are, None for nobody known."""

    person: str | None

    def send(self, text: str) -> None:
        """Send a message without waiting."""


class Audience:
    """Who looks at a table, by the seats that they hold."""

    def __init__(self) -> None:
        self._groups: dict[Seats, set[Subscriber]] = {}
        self._told: dict[Seats, State] = {}

    def remove(self, subscriber: Subscriber) -> None:
        """Tell a subscriber nothing more."""
        for seats, group in list(self._groups.items()):
            group.discard(subscriber)
            if not group:
                del self._groups[seats]
                self._told.pop(seats, None)

    def greet(
        self,
        subscriber: Subscriber,
        seats: Seats,
        description: Description,
        acknowledges: str | None = None,
    ) -> None:
        """Send the whole state to a subscriber, who hears of everything from now on.

        All others are told what they don't know of it yet.
        """
        self.refresh(description, but=subscriber)
        self._groups.setdefault(seats, set()).add(subscriber)
        state = self._told[seats] = description.seen_from(seats)
        subscriber.send(json.dumps({**state, "acknowledges": acknowledges}))

    def tell(self, event: EventState, description: Description, acknowledges: str | None) -> None:
        """Send everybody an event that was stored, and what it changed."""
        for seats, group in self._groups.items():
            before, after = self._told[seats], description.seen_from(seats)
            self._told[seats] = after
            if before["number"] + 1 == after["number"]:
                message = describe_change(event, before, after, acknowledges)
                _send_all(group, json.dumps(message))
            else:  # events were missed
                _send_all(group, json.dumps({**after, "acknowledges": acknowledges}))

    def refresh(self, description: Description, but: Subscriber | None = None) -> None:
        """Tell of a change without a stored event; of more than that the whole state."""
        for seats, group in self._groups.items():
            listening = group - {but} if but else group
            before, after = self._told.get(seats), description.seen_from(seats)
            if before is None or before == after:
                continue
            self._told[seats] = after
            if before["number"] == after["number"]:
                message = describe_change(_news(before, after), before, after, None)
                _send_all(listening, json.dumps(message))
            else:
                _send_all(listening, json.dumps(after))

    def send_all(self, text: str) -> None:
        """Send everybody a message."""
        for group in self._groups.values():
            _send_all(group, text)


def error_message(refusal: Refusal, message_id: str | None) -> str:
    """The message that tells a browser why its own was refused."""
    message: ErrorMessage = {
        "type": "error",
        "kind": refusal.kind,
        "id": message_id,
        "error": str(refusal),
    }
    return json.dumps(message)


def _news(before: State, after: State) -> EventState:
    """What happened without a stored event."""
    is_ready_now = before["getting_ready"] and not after["getting_ready"]
    kind: EventKind = "ready" if is_ready_now else "thinking"
    return {"kind": kind, "player": None, "move": None, "keep": None}


def _send_all(group: Collection[Subscriber], text: str) -> None:
    for subscriber in group:
        subscriber.send(text)
