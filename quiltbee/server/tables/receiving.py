"""What happens to a message at a table: it becomes an event, or is answered directly.

The usual message needs nothing from the store. It is checked at once and its event is queued for
the writer, whose callback finishes it.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal, RepeatedError, StaleError, StoreError
from quiltbee.server.store import AnyEvent, RematchOpened, StoredGame
from quiltbee.server.tables import manners
from quiltbee.server.tables.audience import Subscriber, refuse
from quiltbee.server.tables.creation import set_up_rematch
from quiltbee.server.tables.hints import Hints
from quiltbee.server.tables.requests import (
    GONE_ON,
    TIME_WAS_UP,
    Moment,
    Proposal,
    event_for,
    own_id,
)
from quiltbee.server.wire.messages import (
    HelloMessage,
    HintMessage,
    RematchMessage,
    Request,
    WhyMessage,
)

if TYPE_CHECKING:
    from quiltbee.server.tables.table import Table

Done = Callable[[], None]
Said = Request | HelloMessage


class Receiver:
    """Handles the messages to one table, one at a time."""

    def __init__(self, table: "Table", hints: Hints) -> None:
        self._table = table
        self._hints = hints
        context = table.context
        self._moment = Moment(
            lambda: context.served_now, table.gone, context.draws, context.shuffles_of
        )
        self._working: set[asyncio.Task[None]] = set()

    def take(self, message: Said, subscriber: Subscriber, done: Done) -> None:
        """Handle a message whose turn it is; `done` is called afterwards."""
        stored = self._table.known
        if stored is None or message.seen != stored.number or isinstance(message, RematchMessage):
            self.work(self._take_slowly(message, subscriber), done)
            return
        try:
            event = self._answer(stored, message, subscriber)
        except _TooLateError:
            self.work(self._take_slowly(message, subscriber), done)
            return
        except Refusal as refusal:
            self.work(self._explain(refusal, message, subscriber), done)
            return
        if event is None or isinstance(message, HelloMessage):
            self._finish(done)
            return
        proposal = Proposal(event, message.id, subscriber.person, subscriber.lag)
        self._table.append(stored, proposal, partial(self._settle, message, subscriber, done))

    def _settle(
        self, message: Request, subscriber: Subscriber, done: Done, error: Exception | None
    ) -> None:
        """Finish a message once its event is committed, or could not be."""
        if error is None:
            self._finish(done)
        else:
            self.work(self._explain(error, message, subscriber), done)

    def _finish(self, done: Done) -> None:
        self._table.mailbox.done()
        done()

    def work(self, work: Coroutine[Any, Any, None], done: Done = lambda: None) -> None:
        """Run a coroutine that holds the mailbox until it ends."""
        task = asyncio.create_task(work)
        self._working.add(task)

        def ended(_: object) -> None:
            self._working.discard(task)
            self._finish(done)

        task.add_done_callback(ended)

    async def _take_slowly(self, message: Said, subscriber: Subscriber) -> None:
        """Handle a message that may need the store."""
        try:
            await self._carry_out(message, subscriber)
        except (Refusal, StaleError, StoreError) as error:
            await self._explain(error, message, subscriber)

    async def _carry_out(self, message: Said, subscriber: Subscriber) -> None:
        table = self._table
        stored = await table.current()
        if message.seen > stored.number:
            stored = await table.read_on(stored)  # the sender has it from another server
        if isinstance(message, HelloMessage):
            table.greet(stored, subscriber)
            return
        seats, person, opened = _seats_of(stored, subscriber), subscriber.person, None
        if message.seen != stored.number:
            raise Refusal("stale", GONE_ON)
        if self._is_too_late(stored, message, seats, subscriber):
            flag = Proposal(manners.flag(stored), own_id("flag", stored), person, subscriber.lag)
            await table.happen(stored, flag)
            raise Refusal("stale", TIME_WAS_UP)
        event: AnyEvent | None
        if isinstance(message, RematchMessage):
            event = manners.ask_for_rematch(stored, seats)
            if event is None:  # everybody else has asked
                context = table.context
                again = set_up_rematch(stored.setup, clock=context.clock, draws=context.draws)
                opened = await context.introduce(again)
                event = RematchOpened(opened.id)
        else:
            event = self._answer(stored, message, subscriber)
        if event is not None:
            proposal = Proposal(event, message.id, person, subscriber.lag, opened)
            await table.happen(stored, proposal)

    async def _has_come_about(self, message: Said, subscriber: Subscriber) -> bool:
        """Whether a message is a repetition, or claims a win that it has already."""
        table, person = self._table, subscriber.person
        if person is None or isinstance(message, HelloMessage):
            return False
        stored = await table.current(subscriber)
        if not (seats := stored.setup.seats_of(person)):
            return False
        if manners.has_won_on_time(stored, message, seats):
            return True
        return await table.context.games.was_carried_out(table.id, person, message.id)

    async def _explain(self, error: Exception, message: Said, subscriber: Subscriber) -> None:
        """Answer a message that was not carried out, or was carried out before."""
        table, message_id = self._table, _id_of(message)
        try:
            if isinstance(error, Refusal) and await self._has_come_about(message, subscriber):
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

    def _answer(self, stored: StoredGame, message: Said, subscriber: Subscriber) -> AnyEvent | None:
        """The event that a message asks for; None if it was answered instead."""
        if isinstance(message, HelloMessage):
            self._table.greet(stored, subscriber)
            return None
        seats = _seats_of(stored, subscriber)
        if stored.clock is not None and self._is_too_late(stored, message, seats, subscriber):
            raise _TooLateError
        if isinstance(message, HintMessage | WhyMessage):
            self._hints.ask(subscriber, message, stored, seats)
            return None
        assert not isinstance(message, RematchMessage)
        return event_for(stored, message, seats, self._moment)

    def _is_too_late(
        self,
        stored: StoredGame,
        message: Request,
        seats: tuple[Seat, ...],
        subscriber: Subscriber,
    ) -> bool:
        """Whether a player had run out of time before the message arrived."""
        served = self._table.context.served_now
        return manners.is_too_late(stored, message, seats, served, subscriber.lag)


class _TooLateError(Exception):
    """The message arrived after a player's time was up, which ends the game first."""


def _seats_of(stored: StoredGame, subscriber: Subscriber) -> tuple[Seat, ...]:
    """The sender's seats; Refusal for a spectator."""
    seats = stored.setup.seats_of(subscriber.person)
    if not seats:
        raise Refusal("not_your_seat", "You are watching; only the players can do that.")
    return seats


def _id_of(message: Said) -> str | None:
    return None if isinstance(message, HelloMessage) else message.id
