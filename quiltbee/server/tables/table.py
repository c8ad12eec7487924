"""One table: a game in play, the seats at it, its subscribers, and its computer player.

Everything that happens at a table happens under its one lock, one thing after the other. The game
in memory is only a copy: while an event is on its way to the disk, and whenever that went wrong,
the store alone knows what happened, and the game is loaded again before it is used.
"""

import asyncio
from random import Random

from quiltbee.games import Event, Moved
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import (
    Refusal,
    RepeatedError,
    ServerError,
    StaleError,
    StoreError,
    ThinkerError,
)
from quiltbee.server.ids import DRAWS
from quiltbee.server.store import GameStore, StoredEvent, StoredGame
from quiltbee.server.tables.audience import Audience, Subscriber, error_message
from quiltbee.server.tables.computer import ComputerPlayer, Hints
from quiltbee.server.tables.requests import GONE_ON, deciding_seat, event_for
from quiltbee.server.tables.thinkers import Thinkers
from quiltbee.server.wire.changes import describe_event
from quiltbee.server.wire.messages import HelloMessage, HintMessage, PlayMessage
from quiltbee.server.wire.shapes import State
from quiltbee.server.wire.state import Description

COMPUTERS_MESSAGE = "computer:{}"
"""The id of the computer's message for event {}; a browser's id can't hold a colon."""


class Table:
    """A game in play; nobody else in this process changes it while it is open here."""

    def __init__(
        self,
        game_id: str,
        store: GameStore,
        thinkers: Thinkers,
        *,
        clock: Clock = now,
        draws: Random = DRAWS,
    ) -> None:
        self.game_id = game_id
        self.visitors = 0
        self._store = store
        self._thinkers = thinkers
        self._clock = clock
        self._draws = draws
        self._lock = asyncio.Lock()
        self._audience = Audience()
        self._computer = ComputerPlayer(thinkers, self._play_for_computer, self._give_up)
        self._hints = Hints(thinkers, self._lock, self._is_current)
        self._stored: StoredGame | None = None
        self._description: Description | None = None

    # For those who only watch

    async def game(self) -> StoredGame:
        """The game as it stands; UnknownGameError or StoreError if it can't be had."""
        async with self._lock:
            return await self._current()

    async def wake(self) -> None:
        """Let the computer player think if it is its turn."""
        async with self._lock:
            self._attend(await self._current())

    async def state(self, person: str | None) -> State:
        """The state message for a person who asks; None is nobody known."""
        async with self._lock:
            stored = await self._current()
            self._attend(stored)
            return self._describe(stored).seen_from(stored.setup.seats_of(person))

    async def join(self, subscriber: Subscriber) -> None:
        """Send a subscriber the current state, and all changes from now on."""
        async with self._lock:
            stored = await self._current()
            seats = stored.setup.seats_of(subscriber.person)
            self._computer.consider(stored)
            self._audience.greet(subscriber, seats, self._describe(stored))

    def leave(self, subscriber: Subscriber) -> None:
        """Send a subscriber nothing more."""
        self._audience.remove(subscriber)
        self._hints.forget(subscriber)

    def close(self) -> None:
        """Stop all thinking; the next who opens the table takes it up again."""
        self._computer.stop()
        self._hints.close()

    async def tell_that_the_player_is_ready(self) -> None:
        """Tell all who look that the strong player answers from now on, if it is waited for."""
        async with self._lock:
            if self._stored is not None:
                self._audience.refresh(self._describe(self._stored))

    # Messages

    async def receive(self, message: PlayMessage, subscriber: Subscriber) -> None:
        """Carry out a message, or answer why not."""
        message_id = None if isinstance(message, HelloMessage) else message.id
        async with self._lock:
            try:
                await self._carry_out(message, subscriber)
            except Refusal as refusal:
                subscriber.send(error_message(refusal, message_id))
                if refusal.kind == "stale":
                    self._greet(await self._current(), subscriber)
            except StoreError as error:
                unavailable = Refusal("unavailable", str(error))
                subscriber.send(error_message(unavailable, message_id))

    async def _carry_out(self, message: PlayMessage, subscriber: Subscriber) -> None:
        stored = await self._current()
        if isinstance(message, HelloMessage):
            self._greet(stored, subscriber)
            return
        seats = stored.setup.seats_of(subscriber.person)
        if not seats:
            raise Refusal("not_your_seat", "You are watching; only the players can do that.")
        if message.id in stored.messages:
            self._greet(stored, subscriber, message.id)
        elif message.seen != stored.game.number:
            raise Refusal("stale", GONE_ON)
        elif isinstance(message, HintMessage):
            self._hints.ask(subscriber, message.id, stored, deciding_seat(stored, seats))
        else:
            event = event_for(stored, message, seats, self._draws)
            await self._try(stored, event, message.id, subscriber)

    async def _try(
        self, stored: StoredGame, event: Event, message_id: str, subscriber: Subscriber
    ) -> None:
        """Let an event happen that somebody asks for, unless another server was faster."""
        try:
            await self._happen(stored, event, message_id, subscriber.person)
        except RepeatedError:
            self._greet(await self._current(), subscriber, message_id)
        except StaleError:
            await self._current()
            raise Refusal("stale", GONE_ON) from None

    def _greet(
        self, stored: StoredGame, subscriber: Subscriber, acknowledges: str | None = None
    ) -> None:
        """Tell a subscriber the whole state; where the computer player gave up it tries again."""
        self._computer.consider(stored)
        seats = stored.setup.seats_of(subscriber.person)
        self._audience.greet(subscriber, seats, self._describe(stored), acknowledges)

    # The game

    async def _current(self) -> StoredGame:
        if self._stored is None:
            self._stored = await self._store.load(self.game_id)
        return self._stored

    def _is_current(self, stored: StoredGame) -> bool:
        """Whether the game still stands where it did, as far as is known."""
        return self._stored is None or self._stored.game.number == stored.game.number

    async def _happen(
        self, stored: StoredGame, event: Event, message_id: str, person: str | None
    ) -> None:
        """Store an event, and only then play on from it and tell everybody."""
        number = stored.game.number + 1
        self._computer.stop()
        self._stored = None  # until the commit is known to be on the disk
        happened = StoredEvent(number, message_id, self._clock(), event, person)
        self._stored = later = await self._store.append(stored, happened)
        self._computer.consider(later)
        told = describe_event(event, later.game)
        self._audience.tell(told, self._describe(later), message_id)

    def _attend(self, stored: StoredGame) -> None:
        """Let the computer player think if it is its turn, and tell everybody what is new."""
        self._computer.consider(stored)
        self._audience.refresh(self._describe(stored))

    def _describe(self, stored: StoredGame) -> Description:
        """The game as it stands, described only once."""
        thinking, getting_ready = self._computer.is_thinking, not self._thinkers.is_ready
        known = self._description
        if known is None or not known.is_of(stored, thinking=thinking, getting_ready=getting_ready):
            known = Description(
                stored, thinking=thinking, getting_ready=getting_ready, before=known
            )
            self._description = known
        return known

    # The computer player

    async def _play_for_computer(self, stored: StoredGame, event: Moved) -> None:
        message_id = COMPUTERS_MESSAGE.format(stored.game.number + 1)
        async with self._lock:
            self._computer.finish()
            try:
                try:
                    await self._happen(stored, event, message_id, None)
                except StaleError:
                    self._attend(await self._current())
            except StoreError as error:
                self._say_that_it_gave_up(error)

    async def _give_up(self, error: ThinkerError) -> None:
        async with self._lock:
            self._computer.finish()
            self._say_that_it_gave_up(error)

    def _say_that_it_gave_up(self, error: ServerError) -> None:
        """Say that the computer player can't go on now; `hello` makes it try again."""
        self._audience.send_all(error_message(Refusal("unavailable", str(error)), None))
        if self._stored is not None:
            self._audience.refresh(self._describe(self._stored))
