"""One table: a game in play, the seats at it, its subscribers, and its computer player.

Everything that happens at a table happens under its one lock, one thing after the other. The game
in memory is only a copy: while an event is on its way to the disk, and whenever that went wrong,
the store alone knows what happened, and the game is loaded again before it is used.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from quiltbee.games import Aborted, Moved
from quiltbee.rules import Seat
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import (
    Refusal,
    RepeatedError,
    ServerError,
    StaleError,
    StoreError,
    ThinkerError,
)
from quiltbee.server.figures import FIGURES
from quiltbee.server.ids import DRAWS
from quiltbee.server.store import (
    AnyEvent,
    GameStore,
    Joined,
    PresenceNews,
    RematchOpened,
    SeatHolder,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.table_events import SEATING
from quiltbee.server.tables import manners
from quiltbee.server.tables.audience import Audience, Subscriber, error_message
from quiltbee.server.tables.computer import ComputerPlayer
from quiltbee.server.tables.creation import set_up_rematch
from quiltbee.server.tables.hints import Hints
from quiltbee.server.tables.presence import NOBODY, Attendance, Presence
from quiltbee.server.tables.requests import GONE_ON, TIME_WAS_UP, Moment, event_for
from quiltbee.server.tables.thinkers import Thinkers
from quiltbee.server.wire.changes import describe_event
from quiltbee.server.wire.messages import (
    HelloMessage,
    HintMessage,
    PlayMessage,
    PongMessage,
    RematchMessage,
    WhyMessage,
)
from quiltbee.server.wire.setting import Circumstances
from quiltbee.server.wire.shapes import State
from quiltbee.server.wire.state import Description

PRESENCE_SECONDS = 1.0
"""For how long those who come and go are counted before everybody is told."""


def _own_id(what: str, stored: StoredGame) -> str:
    """The id of a message of the server's own; a browser's can't hold a colon."""
    return f"{what}:{stored.number + 1}"


async def _as_it_is(setup: TableSetup) -> TableSetup:
    """Where nobody has a rating."""
    return setup


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the tables of a server share.

    `served` takes a time of the clock to the time as the players' clocks count it. `introduce`
    gives a new table with its people's ratings. `on_stored` and `on_presence` are told what other
    people and other servers may want to know.
    """

    games: GameStore
    thinkers: Thinkers
    clock: Clock = now
    served: Callable[[int], int] = lambda at: at
    draws: Random = DRAWS
    gone_seconds: float = 180.0
    introduce: Callable[[TableSetup], Awaitable[TableSetup]] = _as_it_is
    on_opened: Callable[[TableSetup], None] = lambda setup: None
    on_stored: Callable[[StoredGame], None] = lambda stored: None
    on_presence: Callable[[str, Presence], None] = lambda game, presence: None


class Table:
    """A game in play; nobody else in this process changes it while it is open here."""

    def __init__(self, game_id: str, around: Surroundings) -> None:
        self.game_id = game_id
        self.visitors = 0
        self._around = around
        self._lock = asyncio.Lock()
        self._audience = Audience(self._served_now)
        self._attendance = Attendance(around.clock)
        self._computer = ComputerPlayer(around.thinkers, self._play_for_computer, self._give_up)
        self._hints = Hints(around.thinkers, self._lock, lambda: self._stored)
        self._stored: StoredGame | None = None
        self._description: Description | None = None
        self._counting: asyncio.Task[None] | None = None

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
            state = self._describe(stored).seen_from(stored.setup.seats_of(person))
            return self._audience.timed(state)

    async def join(self, subscriber: Subscriber) -> None:
        """Send a subscriber the current state, and all changes from now on."""
        async with self._lock:
            stored = await self._current()
            seats = stored.setup.seats_of(subscriber.person)
            self._computer.consider(stored)
            self._audience.greet(subscriber, seats, self._describe(stored))
            self._count(stored)

    def leave(self, subscriber: Subscriber) -> None:
        """Send a subscriber nothing more."""
        self._audience.remove(subscriber)
        self._hints.forget(subscriber)
        if self._stored is not None:
            self._count(self._stored)

    def close(self) -> None:
        """Stop all thinking; the next who opens the table takes it up again."""
        self._computer.stop()
        self._hints.close()
        if self._counting is not None:
            self._counting.cancel()

    @property
    def has_running_clock(self) -> bool:
        """Whether a clock counts seconds here."""
        clock = None if self._stored is None else self._stored.clock
        return clock is not None and clock.control.is_real_time and clock.running is not None

    async def tell_that_the_player_is_ready(self) -> None:
        """Tell all who look that the strong player answers from now on, if it is waited for."""
        async with self._lock:
            self._refresh()

    async def tell_the_time(self) -> None:
        """Tell all who look the state anew, with the time as the clocks count it."""
        async with self._lock:
            if self._stored is not None:
                self._audience.tell_anew(self._describe(self._stored))

    # Seats, and what is due

    async def sit(self, seat: Seat, holder: SeatHolder) -> StoredGame:
        """Let somebody take an open seat; TakenError, with the reason, if that can't be."""

        def joined(stored: StoredGame) -> AnyEvent:
            manners.check_that_open(stored, seat, holder)
            return Joined(seat, holder)

        return await self._unless(joined, "seat", holder.person)

    async def call_off(self, person: str) -> StoredGame:
        """Close a table at which a seat is kept for somebody who declines; TakenError."""

        def aborted(stored: StoredGame) -> AnyEvent:
            manners.check_that_asked(stored, person)
            return stored.game.abort()

        return await self._unless(aborted, "seat", person)

    async def give_up(self, seat: Seat) -> None:
        """Let a seat resign whose person does not play on; nothing if the game is over."""

        def resigned(stored: StoredGame) -> AnyEvent | None:
            return None if stored.game.is_over else stored.game.resign(seat)

        await self._unless(resigned, "gone")

    async def flag_if_due(self) -> int | None:
        """End the game if somebody's time is up; the served time to look again at, if any."""
        stored = await self._unless(
            lambda stored: manners.flag_if_due(stored, self._served_now()), "flag"
        )
        return None if stored.clock is None else stored.clock.falls_at

    async def close_if_unused(self) -> bool:
        """Close a table at which nobody has played and nobody is; whether it is closed now."""

        def closed(stored: StoredGame) -> AnyEvent | None:
            is_here = self._audience.held or self._attendance.everywhere.seats
            return None if is_here or manners.is_done_with(stored) else Aborted()

        return (await self._unless(closed, "closed")).game.is_over

    async def _unless(
        self,
        event_for: Callable[[StoredGame], AnyEvent | None],
        what: str,
        person: str | None = None,
    ) -> StoredGame:
        """Let happen what the game as it stands asks for, if anything; the game after it."""
        async with self._lock:
            while (event := event_for(stored := await self._current())) is not None:
                try:
                    return await self._happen(stored, event, _own_id(what, stored), person)
                except StaleError:
                    continue  # something else happened meanwhile; look again
            return stored

    # Messages

    async def receive(self, message: PlayMessage, subscriber: Subscriber) -> None:
        """Carry out a message, or answer why not."""
        message_id = None if isinstance(message, HelloMessage | PongMessage) else message.id
        async with self._lock:
            try:
                await self._carry_out(message, subscriber)
            except Refusal as refusal:
                subscriber.send(error_message(refusal, message_id))
                if refusal.kind == "stale":
                    self._greet(await self._current(), subscriber)
            except StoreError as error:
                unavailable = Refusal("unavailable", error.public)
                subscriber.send(error_message(unavailable, message_id))

    async def _carry_out(self, message: PlayMessage, subscriber: Subscriber) -> None:
        stored = await self._current()
        if not isinstance(message, PongMessage) and message.seen > stored.number:
            stored = await self._read_on(stored)  # the sender has it from another server
        if isinstance(message, HelloMessage | PongMessage):
            self._greet(stored, subscriber)
            return
        seats = stored.setup.seats_of(subscriber.person)
        if not seats:
            raise Refusal("not_your_seat", "You are watching; only the players can do that.")
        is_repeated = (subscriber.person, message.id) in stored.messages
        if is_repeated or manners.has_won_on_time(stored, message, seats):
            self._greet(stored, subscriber, message.id)
        elif message.seen != stored.number:
            raise Refusal("stale", GONE_ON)
        elif manners.is_too_late(stored, message, seats, self._served_now(), subscriber.lag):
            await self._try(stored, manners.flag(stored), _own_id("flag", stored), subscriber)
            raise Refusal("stale", TIME_WAS_UP)
        elif isinstance(message, HintMessage | WhyMessage):
            self._hints.ask(subscriber, message, stored, seats)
        elif isinstance(message, RematchMessage):
            event, opened = await self._rematch(stored, seats)
            await self._try(stored, event, message.id, subscriber, opened)
        else:
            event = event_for(stored, message, seats, self._moment())
            await self._try(stored, event, message.id, subscriber)

    def _moment(self) -> Moment:
        gone = partial(self._attendance.gone, self._around.gone_seconds)
        return Moment(self._served_now(), gone, self._around.draws)

    async def _rematch(
        self, stored: StoredGame, seats: tuple[Seat, ...]
    ) -> tuple[AnyEvent, TableSetup | None]:
        """What comes of asking for another game, and its table if all want it."""
        asked = manners.ask_for_rematch(stored, seats)
        if asked is not None:
            return asked, None
        around = self._around
        opened = set_up_rematch(stored.setup, clock=around.clock, draws=around.draws)
        return RematchOpened(opened.id), await around.introduce(opened)

    async def _try(
        self,
        stored: StoredGame,
        event: AnyEvent,
        message_id: str,
        subscriber: Subscriber,
        opened: TableSetup | None = None,
    ) -> None:
        """Let an event happen that somebody asks for, unless another server was faster."""
        try:
            await self._happen(
                stored, event, message_id, subscriber.person, lag=subscriber.lag, opened=opened
            )
        except RepeatedError:
            self._greet(await self._current(subscriber), subscriber, message_id)
        except StaleError:
            await self._current(subscriber)
            raise Refusal("stale", GONE_ON) from None

    def _greet(
        self, stored: StoredGame, subscriber: Subscriber, acknowledges: str | None = None
    ) -> None:
        """Tell a subscriber the whole state; where the computer player gave up it tries again."""
        self._computer.consider(stored)
        seats = stored.setup.seats_of(subscriber.person)
        self._audience.greet(subscriber, seats, self._describe(stored), acknowledges)

    # The game

    async def _current(self, but: Subscriber | None = None) -> StoredGame:
        """The game; whoever looks is told where it was read again, but one who is told anyway."""
        if self._stored is None:
            self._stored = await self._around.games.load(self.game_id)
            self._show_anew(self._stored, but)
        return self._stored

    async def _happen(
        self,
        stored: StoredGame,
        event: AnyEvent,
        message_id: str,
        person: str | None,
        *,
        lag: int = 0,
        opened: TableSetup | None = None,
    ) -> StoredGame:
        """Store an event, and only then play on from it and tell everybody."""
        at = self._around.clock()
        lost = at - self._around.served(at)
        happened = StoredEvent(stored.number + 1, message_id, at, event, person, lost, lag)
        self._computer.stop()
        self._stored = None  # until the commit is known to be on the disk
        self._stored = later = await self._around.games.append(stored, happened, opened)
        self._show(event, later, message_id)
        FIGURES.events[type(event).__name__] += 1
        self._around.on_stored(later)
        if opened is not None:
            self._around.on_opened(opened)
        return later

    def _show(self, event: AnyEvent, later: StoredGame, message_id: str | None) -> None:
        """Play on from an event that was stored, and tell everybody."""
        self._computer.consider(later)
        description = self._describe(later)
        self._audience.tell(describe_event(event, later.game), description, message_id)
        if isinstance(event, SEATING):
            self._audience.seat_again(later.setup, description)
            self._count(later)

    def _attend(self, stored: StoredGame) -> None:
        """Let the computer player think if it is its turn, and tell everybody what is new."""
        self._computer.consider(stored)
        self._audience.refresh(self._describe(stored))

    def _refresh(self) -> None:
        if self._stored is not None:
            self._audience.refresh(self._describe(self._stored))

    def _describe(self, stored: StoredGame) -> Description:
        """The game as it stands, described only once."""
        present = self._attendance.everywhere
        circumstances = Circumstances(
            self._computer.is_thinking,
            not self._around.thinkers.is_ready,
            present.seats,
            present.spectators,
        )
        known = self._description
        if known is None or not known.is_of(stored, circumstances):
            known = self._description = Description(stored, circumstances, known)
        return known

    def _served_now(self) -> int:
        return self._around.served(self._around.clock())

    # Who is there, and what happens on other servers

    def _count(self, stored: StoredGame) -> None:
        """Count who is there a little later, where that matters to anybody."""
        matters = stored.setup.access != "private" or self._audience.has_spectators
        if self._counting is None and (matters or self._attendance.here.spectators):
            self._counting = asyncio.create_task(self._count_later())

    async def _count_later(self) -> None:
        await asyncio.sleep(PRESENCE_SECONDS)
        async with self._lock:
            self._counting = None
            if self._attendance.count(self._audience.held):
                self._around.on_presence(self.game_id, self._attendance.here)
            self._refresh()

    async def hear_presence(self, news: PresenceNews) -> None:
        """Take note of who is connected to another server."""
        async with self._lock:
            self._attendance.hear(news)
            await self._bring_up_to_date()

    async def say_who_is_here(self) -> None:
        """Say again who is connected here, and forget those whose server no longer does so."""
        async with self._lock:
            if self._attendance.here != NOBODY:
                self._around.on_presence(self.game_id, self._attendance.here)
            self._attendance.forget_the_silent()
            await self._bring_up_to_date()

    async def _bring_up_to_date(self) -> None:
        """Tell everybody what is new, and after the store failed the whole state; StoreError."""
        self._audience.refresh(self._describe(await self._current()))

    async def catch_up(self, number: int | None = None) -> None:
        """Read what another server has stored, up to this event; None if that is not known."""
        async with self._lock:
            known = self._stored
            if known is None:  # the store failed before, and somebody may still look
                if self.visitors:
                    self._computer.consider(await self._current())
                return
            if number is None or known.number < number:
                await self._read_on(known)

    async def _read_on(self, known: StoredGame) -> StoredGame:
        """Read what has happened after a game that is known, and tell everybody."""
        self._computer.stop()
        self._stored = None
        events = await self._around.games.events_after(self.game_id, known.number)
        if any(isinstance(event.event, SEATING) for event in events):
            later = await self._current()
        else:
            later = self._stored = self._show_all(known, events)
        self._computer.consider(later)
        return later

    async def read_again(self) -> None:
        """Read everything again, for somebody else may sit here without an event."""
        async with self._lock:
            if self._stored is not None:
                self._computer.stop()
                self._stored = None
                self._computer.consider(await self._current())

    def _show_all(self, known: StoredGame, events: list[StoredEvent]) -> StoredGame:
        for event in events:
            known = known.after(event)
            self._show(event.event, known, event.message)
        return known

    def _show_anew(self, stored: StoredGame, but: Subscriber | None = None) -> None:
        """Tell everybody the state, and who sits where now."""
        self._audience.refresh(self._describe(stored), but)
        self._audience.seat_again(stored.setup, self._describe(stored))
        self._count(stored)

    # The computer player

    async def _play_for_computer(self, stored: StoredGame, event: Moved) -> None:
        async with self._lock:
            self._computer.finish()
            try:
                try:
                    await self._happen(stored, event, _own_id("computer", stored), None)
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
        self._audience.send_all(error_message(Refusal("unavailable", error.public), None))
        self._refresh()
