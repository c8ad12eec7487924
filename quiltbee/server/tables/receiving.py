"""Handles messages at a table: each becomes an event, or is answered directly.

The usual message needs nothing from the store. It is checked at once and its event queued for the
writer, whose callback finishes it.
"""

import contextlib
from collections.abc import Callable
from typing import NamedTuple

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal, RepeatedError, StaleError, StoreError, TooManyError
from quiltbee.server.store import AnyEvent, RematchOpened, SaidNews, StoredGame
from quiltbee.server.tables import manners
from quiltbee.server.tables.audience import Subscriber, refuse
from quiltbee.server.tables.creation import set_up_rematch
from quiltbee.server.tables.requests import GONE_ON, TIME_WAS_UP, Proposal, event_for, own_id
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.messages import (
    HelloMessage,
    HintMessage,
    Phrase,
    RematchMessage,
    Request,
    SayMessage,
    WhyMessage,
)

Done = Callable[[], None]
Queued = Request | HelloMessage


def receive(
    table: Table, message: Queued | SayMessage, subscriber: Subscriber, done: Done = lambda: None
) -> None:
    """Carry out a message in its turn, or answer why not; then call `done`."""
    if isinstance(message, SayMessage):
        _publish_phrase(table, message.phrase, subscriber)
        done()
    else:
        table.mailbox.put(_Turn(table, message, subscriber, done).take)


def _publish_phrase(table: Table, phrase: Phrase, subscriber: Subscriber) -> None:
    """Publish a player's phrase, or answer why not; it changes nothing at the table."""
    stored = table.known
    seats = () if stored is None else stored.setup.seats_of(subscriber.person)
    try:
        seat = table.phrases.speaker(stored, seats)
    except Refusal as refusal:
        refuse(subscriber, refusal, None)
        return
    table.context.bus.publish(f"said/{table.id}", SaidNews(int(seat), phrase))


class _Turn(NamedTuple):
    """A message at the head of the queue."""

    table: Table
    message: Queued
    subscriber: Subscriber
    done: Done

    def take(self) -> None:
        """Carry it out at once unless something has to be read first."""
        table, message, stored = self.table, self.message, self.table.known
        if (
            stored is None
            or message.seen != stored.number
            or isinstance(message, RematchMessage)
            or (stored.clock is not None and self._is_too_late(stored))
        ):
            table.mailbox.work(self._take_slowly(), self.done)
            return
        try:
            event = self._answer(stored)
        except Refusal as refusal:
            table.mailbox.work(self._explain(refusal), self.done)
            return
        if event is None or isinstance(message, HelloMessage):
            self._finish()
            return
        subscriber = self.subscriber
        proposal = Proposal(event, message.id, subscriber.person, subscriber.lag)
        table.append(stored, proposal, self._settle)

    def _settle(self, error: Exception | None) -> None:
        """Finish once the event is committed, or could not be."""
        if error is None:
            self._finish()
        else:
            self.table.mailbox.work(self._explain(error), self.done)

    def _finish(self) -> None:
        self.table.mailbox.done()
        self.done()

    async def _take_slowly(self) -> None:
        """Carry it out with the help of the store."""
        try:
            if isinstance(self.message, RematchMessage):
                await self._carry_out_rematch()
            else:
                await self._carry_out()
        except (Refusal, StaleError, StoreError) as error:
            await self._explain(error)

    async def _carry_out_rematch(self) -> None:
        """Carry it out, and again if the opponent has asked too, at another server."""
        try:
            await self._carry_out()
        except RepeatedError:
            raise
        except StaleError:
            await self._carry_out()

    async def _carry_out(self) -> None:
        table, message, subscriber = self.table, self.message, self.subscriber
        stored = await table.current()
        if message.seen > stored.number:
            stored = await table.read_on(stored)  # the sender knows it from another server
        if isinstance(message, HelloMessage):
            table.greet(stored, subscriber)
            return
        seats, opened = _seats_of(stored, subscriber), None
        # Players may ask for a rematch without having seen the opponent's request.
        if message.seen != stored.number and not isinstance(message, RematchMessage):
            raise Refusal("stale", GONE_ON)
        if self._is_too_late(stored):
            flag = Proposal(
                manners.flag(stored), own_id("flag", stored), subscriber.person, subscriber.lag
            )
            # Another server may have flagged the same person first, which is just as good.
            with contextlib.suppress(RepeatedError):
                await table.happen(stored, flag)
            raise Refusal("stale", TIME_WAS_UP)
        event: AnyEvent | None
        if isinstance(message, RematchMessage):
            event = manners.ask_for_rematch(stored, seats)
            if event is None:
                context = table.context
                try:
                    context.count_opening(self.subscriber.address)
                except TooManyError as error:
                    raise Refusal("too_many", str(error)) from None
                again = set_up_rematch(stored.setup, clock=context.clock, draws=context.draws)
                opened = await context.prepare(again)
                event = RematchOpened(opened.id)
        else:
            event = self._answer(stored)
        if event is not None:
            lag = subscriber.lag
            await table.happen(stored, Proposal(event, message.id, subscriber.person, lag, opened))

    def _answer(self, stored: StoredGame) -> AnyEvent | None:
        """Return the event for the message; None if it was answered instead."""
        message = self.message
        if isinstance(message, HelloMessage):
            self.table.greet(stored, self.subscriber)
            return None
        seats = _seats_of(stored, self.subscriber)
        if isinstance(message, HintMessage | WhyMessage):
            raise Refusal("unavailable", "Pages work out hints; programs ask POST /api/analysis.")
        assert not isinstance(message, RematchMessage)
        return event_for(stored, message, seats, self.table.moment)

    def _is_too_late(self, stored: StoredGame) -> bool:
        seats = stored.setup.seats_of(self.subscriber.person)
        served = self.table.context.served_now(stored)
        return manners.is_too_late(stored, self.message, seats, served, self.subscriber.lag)

    async def _is_repetition(self) -> bool:
        """Return whether the message was carried out before, or claims a win already stored."""
        table, message, person = self.table, self.message, self.subscriber.person
        if person is None or isinstance(message, HelloMessage):
            return False
        stored = await table.current(self.subscriber)
        if not (seats := stored.setup.seats_of(person)):
            return False
        if manners.has_won_on_time(stored, message, seats):
            return True
        return await table.context.games.was_carried_out(table.id, person, message.id)

    async def _explain(self, error: Exception) -> None:
        """Answer a message that was not carried out, or was carried out before."""
        table, subscriber, message = self.table, self.subscriber, self.message
        message_id = None if isinstance(message, HelloMessage) else message.id
        try:
            if isinstance(error, Refusal) and await self._is_repetition():
                error = RepeatedError()
            elif isinstance(error, StaleError) and not isinstance(error, RepeatedError):
                error = Refusal("stale", GONE_ON)
            match error:
                case RepeatedError():
                    table.greet(await table.current(subscriber), subscriber, message_id)
                case Refusal(kind="stale"):
                    stored = await table.current(subscriber)
                    refuse(subscriber, error, message_id)
                    table.greet(stored, subscriber)
                case Refusal():
                    refuse(subscriber, error, message_id)
                case StoreError():
                    refuse(subscriber, Refusal("unavailable", error.public), message_id)
                case _:
                    raise error
        except StoreError as another:
            refuse(subscriber, Refusal("unavailable", another.public), message_id)


def _seats_of(stored: StoredGame, subscriber: Subscriber) -> tuple[Seat, ...]:
    """Return the sender's seats; raises Refusal for a spectator."""
    seats = stored.setup.seats_of(subscriber.person)
    if not seats:
        raise Refusal("not_your_seat", "You are watching; only the players can do that.")
    return seats
