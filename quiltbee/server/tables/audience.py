"""The subscribers of a table, each of whom is sent what it needs and no more.

Whoever holds the same seats is told the same. Of each such group it is kept what it was told last:
the next event is sent as what it changes of that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.figures import FIGURES
from quiltbee.server.store import TableSetup
from quiltbee.server.wire.changes import Step
from quiltbee.server.wire.state import Description
from quiltbee.server.wire.version_1 import ErrorMessage, EventKind, EventState, State

Seats = tuple[Seat, ...]


class Subscriber(Protocol):
    """Somebody who watches a table; `person` is their id, None if they are not known.

    `lag` is how many milliseconds a message takes to them and back.
    """

    @property
    def person(self) -> str | None:
        """Who it is."""

    @property
    def lag(self) -> int:
        """How long a message takes."""

    def send(self, text: str) -> None:
        """Send a message without waiting."""


@dataclass(slots=True)
class _Group:
    """Subscribers who hold the same seats, and how the table stood when they were last told."""

    subscribers: set[Subscriber]
    told: Description

    def send(self, text: str, but: Subscriber | None = None) -> None:
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.send(text)


class Audience:
    """The subscribers of a table, by the seats that they hold; `now` gives what clocks count."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
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
        group = self._groups.setdefault(seats, _Group(set(), description))
        group.subscribers.add(subscriber)
        subscriber.send(self._whole(description, seats, acknowledges))

    @property
    def held(self) -> list[Seats]:
        """The seats of each subscriber."""
        return [seats for seats, group in self._groups.items() for _ in group.subscribers]

    @property
    def has_spectators(self) -> bool:
        """Whether anybody only watches."""
        return () in self._groups

    def seat_again(self, setup: TableSetup, description: Description) -> None:
        """Send the whole state to everybody whose seats are others than before."""
        for seats, group in list(self._groups.items()):
            for subscriber in list(group.subscribers):
                if setup.seats_of(subscriber.person) != seats:
                    self.remove(subscriber)
                    self.greet(subscriber, setup.seats_of(subscriber.person), description)

    def remove(self, subscriber: Subscriber) -> None:
        """Tell a subscriber nothing more."""
        for seats, group in list(self._groups.items()):
            group.subscribers.discard(subscriber)
            if not group.subscribers:
                del self._groups[seats]

    def tell(self, event: EventState, description: Description, acknowledges: str | None) -> None:
        """Send everybody an event that was stored, and what it changed."""
        step: Step | None = None
        for seats, group in self._groups.items():
            before, group.told = group.told, description
            if before.stored.number + 1 != description.stored.number:  # events were missed
                group.send(self._whole(description, seats, acknowledges))
                continue
            if step is None or step.before is not before:
                step = Step(event, before, description, acknowledges, self._time(description))
            group.send(step.written_for(seats).decode())

    def refresh(self, description: Description, but: Subscriber | None = None) -> None:
        """Tell everybody of a change without an event; where events were missed, the state."""
        for seats, group in self._groups.items():
            before, group.told = group.told, description
            if before is description or before.seen_from(seats) == description.seen_from(seats):
                continue
            if before.stored.number == description.stored.number:
                news = _news(before.for_all, description.for_all)
                step = Step(news, before, description, now=self._time(description))
                group.send(step.written_for(seats).decode(), but)
            else:
                group.send(self._whole(description, seats), but)

    def tell_anew(self, description: Description) -> None:
        """Send everybody the whole state."""
        for seats, group in self._groups.items():
            group.told = description
            group.send(self._whole(description, seats))

    def timed(self, state: State) -> State:
        """The state with the time at which it is sent, where there are clocks."""
        return state if state["clock"] is None else {**state, "now": self._now()}

    def _time(self, description: Description) -> int | None:
        return None if description.stored.clock is None else self._now()

    def _whole(
        self, description: Description, seats: Seats, acknowledges: str | None = None
    ) -> str:
        """The message with the whole state."""
        state = self.timed(description.seen_from(seats))
        return _text({**state, "acknowledges": acknowledges})

    def send_all(self, text: str) -> None:
        """Send everybody a message."""
        for group in self._groups.values():
            group.send(text)


def error_message(refusal: Refusal, message_id: str | None) -> str:
    """The message that tells a browser why its own was refused."""
    FIGURES.refusals[refusal.kind] += 1
    message: ErrorMessage = {
        "type": "error",
        "kind": refusal.kind,
        "id": message_id,
        "error": str(refusal),
    }
    return _text(message)


def _text(message: ErrorMessage | State) -> str:
    return msgspec.json.encode(message).decode()


def _news(before: State, after: State) -> EventState:
    """What happened without a stored event."""
    kind: EventKind = "thinking"
    if before["getting_ready"] and not after["getting_ready"]:
        kind = "ready"
    elif before["thinking"] == after["thinking"]:
        kind = "presence"
    return {"kind": kind, "player": None, "move": None, "keep": None}
