"""One table: a game in progress, its seats, its subscribers and its computer player.

All changes go through the table's mailbox, one at a time, and through `append`. The game in memory
is a cache. While an event is being committed, and after a commit has failed, only the store knows
the current state; the game is reloaded before it is used again.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from quiltbee.games import Aborted
from quiltbee.rules import Seat
from quiltbee.server.errors import Refusal, StaleError, StoreError
from quiltbee.server.figures import FIGURES
from quiltbee.server.store import (
    AnyEvent,
    GameNews,
    Joined,
    PresenceNews,
    SeatHolder,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.rows import EventRow, event_of
from quiltbee.server.store.table_events import GIVEN_UP, SEATING
from quiltbee.server.tables import manners
from quiltbee.server.tables.audience import Audience, Message, Seats, Subscriber, error_message
from quiltbee.server.tables.computer import ComputerPlayer, deciding_computer
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.mailbox import Mailbox
from quiltbee.server.tables.presence import NOBODY, Attendance, Phrases
from quiltbee.server.tables.requests import Moment, Proposal, own_id
from quiltbee.server.wire.game import (
    ClockReading,
    GameMessage,
    NoteMessage,
    Status,
    event_message,
)

PRESENCE_SECONDS = 1.0
"""For how long those who come and go are counted before everybody is told."""

Then = Callable[[Exception | None], None]


class Happened(NamedTuple):
    """An event that this process has stored, and the game after it."""

    event: StoredEvent
    stored: StoredGame


class Table:
    """A game in progress; this process changes it only through this object."""

    def __init__(self, game_id: str, context: TableContext) -> None:
        self.id, self.visitors = game_id, 0
        self.context = context
        self.mailbox = Mailbox()
        self.moment = Moment(
            context.served_now,
            self.gone,
            context.draws,
            context.shuffles_of,
            context.limits.events_per_game,
        )
        self._audience = Audience()
        self.phrases = Phrases(self._audience)
        self._attendance = Attendance(context.clock)
        self._computer = ComputerPlayer(self, context.engines, self._audience)
        self.known: StoredGame | None = None
        self._writing: StoredEvent | None = None
        self._told: StoredGame | None = None
        self._status = Status()
        self._counting: asyncio.Task[None] | None = None

    # For spectators

    async def game(self) -> StoredGame:
        """The game as it stands; UnknownGameError or StoreError if it can't be had."""
        if self.known is not None:
            return self.known
        async with self.mailbox:
            return await self.current()

    async def wake(self) -> None:
        """Start the computer player if it is its turn and somebody follows."""
        async with self.mailbox:
            self._think_on(await self.current())

    async def message(self, person: str | None) -> GameMessage:
        """The whole game as a person sees it; None is a stranger."""
        await self.wake()
        stored = await self.game()
        return self._describe(stored, stored.setup.seats_of(person))

    async def join(self, subscriber: Subscriber, *, thinks: bool = False) -> None:
        """Send a subscriber the whole game now, and every event from now on.

        `thinks`: their page computes the computer's moves, where it may.
        """
        async with self.mailbox:
            if thinks:
                self._audience.let_think(subscriber)
            stored = await self.current()
            since = self.context.silent_since(stored)
            if since is not None and stored.decider in stored.setup.seats_of(subscriber.person):
                await self._give_back(since)
                stored = await self.current()
            self.greet(stored, subscriber)
            self._count()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber; a computer player that nobody waits for stops thinking.

        Where there is a clock it goes on: otherwise nobody who leaves would ever lose on time.
        """
        self._audience.remove(subscriber)
        if self._audience.is_empty and (self.setup is None or self.setup.untimed is None):
            self._computer.stop()
        elif self.known is not None:
            self._think_on(self.known)
        self._count()

    def close(self) -> None:
        """Stop all thinking; it starts again when somebody opens the table."""
        self._computer.stop()
        if self._counting is not None:
            self._counting.cancel()

    @property
    def setup(self) -> TableSetup | None:
        """Who plays what here, as last announced; None if it was never loaded."""
        return stored.setup if (stored := self.known or self._told) else None

    @property
    def has_running_clock(self) -> bool:
        """Whether a real-time clock is running here."""
        clock = None if self.known is None else self.known.clock
        return clock is not None and clock.control.is_real_time and clock.running is not None

    def tell_the_time(self) -> None:
        """Send everybody the clocks and the current time."""
        if self.known is not None and (clock := self.known.clock) is not None:
            now = self.context.served_now(self.known)
            self._audience.tell(NoteMessage(clock=ClockReading.like(clock), now=now))

    # Seats, and what is due

    async def sit(self, seat: Seat, holder: SeatHolder) -> StoredGame:
        """Give somebody an open seat; TakenError, with the reason, if that is not possible."""
        return await self.insist(
            lambda stored: manners.sit_down(stored, seat, holder, self.context.draws),
            "seat",
            holder.person,
        )

    async def call_off(self, person: str) -> StoredGame:
        """Close a table whose invited player declines; TakenError if nobody was invited."""
        return await self.insist(lambda stored: manners.call_off(stored, person), "seat", person)

    async def give_up(self, *seats: Seat, why: str = GIVEN_UP) -> None:
        """End the game for a player who won't come back, or for both; no effect once it is over."""
        await self.insist(lambda stored: manners.give_up(stored, seats), why)

    async def flag_if_due(self) -> StoredGame:
        """Flag whoever has run out of time; the game after it."""
        async with self.mailbox:
            since = self.context.silent_since(await self.current())
            if since is not None and self.context.leases.is_given_up(since):
                await self._give_back(since)
        return await self.insist(
            lambda stored: manners.flag_if_due(stored, self.context.served_now(stored)), "flag"
        )

    def note_hang(self, since: int) -> Callable[[], None] | None:
        """Return a callback that gives the time since this process hung back to a player here.

        None unless the clock runs for a player who is connected here.
        """
        stored = self.known
        if stored is None or stored.clock is None:
            return None
        if stored.clock.running not in self._attendance.here.seats:
            return None
        return lambda: self.mailbox.put(lambda: self.mailbox.work(self._give_back(since, stored)))

    async def _give_back(self, since: int, stored: StoredGame | None = None) -> None:
        """Give back the time since a process hung, unless another process has given it back.

        `stored` is the game as it was known then.
        """
        stored, context = stored or await self.current(), self.context
        assert stored.clock is not None
        begun = max(stored.clock.since, context.served(since) - stored.setup.held)
        gap = context.served(context.clock()) - stored.setup.held - begun
        if gap > 0 and await context.games.hold(stored.setup, gap):
            context.bus.publish(f"seats/{self.id}")
        context.leases.take_over(self.id)
        self.known = None
        await self.current()

    async def close_if_unused(self) -> bool:
        """Close a table where nobody has played or is present; return whether it is closed now."""

        def closed(stored: StoredGame) -> AnyEvent | None:
            is_here = self._audience.held or self._attendance.everywhere.seats
            return None if is_here or manners.is_done_with(stored) else Aborted()

        return (await self.insist(closed, "closed")).game.is_over

    async def insist(
        self,
        event_for: Callable[[StoredGame], AnyEvent | None],
        what: str,
        person: str | None = None,
    ) -> StoredGame:
        """Append the event that the current game calls for, if any; the game after it.

        `event_for` is called again if another event is stored first.
        """
        async with self.mailbox:
            while (event := event_for(stored := await self.current())) is not None:
                try:
                    proposal = Proposal(event, own_id(what, stored), person)
                    return await self.happen(stored, proposal)
                except StaleError:
                    continue
            return stored

    def refuse_all(self, refusal: Refusal) -> None:
        """Send everybody an error."""
        self._audience.tell(error_message(refusal, None))

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose players are connected, to any process."""
        here = (seat for seats in self._audience.held for seat in seats)
        return self._attendance.everywhere.seats.union(here)

    def gone(self) -> frozenset[Seat]:
        """The seats whose players have been away for long enough to be replaced."""
        return self._attendance.gone(self.context.limits.gone_seconds)

    def _think_on(self, stored: StoredGame) -> None:
        """Start the computer player if it is its turn, and send any change of status."""
        self._computer.consider(stored)
        self.note()

    def greet(
        self, stored: StoredGame, subscriber: Subscriber, acknowledges: str | None = None
    ) -> None:
        """Send a subscriber the whole game; a computer player that gave up tries again."""
        seats = stored.setup.seats_of(subscriber.person)
        self._audience.add(subscriber, seats)
        self._computer.consider(stored)
        self.note(but=subscriber)
        subscriber.send(Message(self._describe(stored, seats, acknowledges)))

    # The game

    def append(self, stored: StoredGame, proposal: Proposal, then: Then) -> None:
        """Commit an event, then apply it and broadcast it.

        `then` is called afterwards, or with the error.
        """
        event, message, person, lag, opened = proposal
        at = self.context.clock()
        lost = at - self.context.served_at(stored, at)
        happened = StoredEvent(stored.number + 1, message, at, event, person, lost, lag)

        def done(error: Exception | None) -> None:
            if self._writing is not happened:  # whoever waited for it was cancelled
                return
            self._writing = None
            try:
                if error is None:
                    self.known = later
                    self._show(happened, stored, later)
                    FIGURES.events[type(event).__name__] += 1
                    self.publish(later)
                    self.context.bus.deliver(f"happened/{self.id}", Happened(happened, later))
                    if opened is not None:
                        self.context.bus.deliver(f"opened/{opened.id}", opened)
            finally:
                then(error)

        self._computer.stop()
        self.known, self._writing = None, happened  # until the commit is known to be on the disk
        try:
            later = self.context.games.append(stored, happened, done, opened)
        except StoreError as error:
            done(error)

    def publish(self, stored: StoredGame) -> None:
        """Publish that a game has gone on; the commit has told the other processes."""
        setup, bus = stored.setup, self.context.bus
        bus.deliver(f"stored/{self.id}", stored)
        if setup.access == "public" and (stored.number == 1 or stored.game.is_over):
            bus.publish("lobby")  # the first and the last event take a table out of it

    async def happen(self, stored: StoredGame, proposal: Proposal) -> StoredGame:
        """Append an event from a coroutine that holds the mailbox; the game after it."""
        ended: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.append(stored, proposal, ended.set_result)
        try:
            error = await ended
        except asyncio.CancelledError:
            self._writing = None
            raise
        if error is not None:
            raise error
        return await self.current()

    def _show(self, happened: StoredEvent, before: StoredGame, later: StoredGame) -> None:
        """Broadcast an event and start the computer player."""
        if thinks := deciding_computer(later) is not None:
            self._computer.consider(later)
        now = 0 if later.clock is None else self.context.served_now(later)
        self._audience.tell(event_message(happened, before, later, now))
        self._told = later
        # Clients infer from this event that a computer player is thinking about it.
        if thinks != self._status.thinking:
            self._status = self._status._replace(thinking=thinks)
        if isinstance(happened.event, Joined) and happened.event.drawn is not None:
            self._audience.tell_whole(later.setup, partial(self._describe, later))
            self._count()
        elif isinstance(happened.event, SEATING):
            self._audience.seat_again(later.setup, partial(self._describe, later))
            self._count()
        self.note()  # including changes made while this event was being written

    def _describe(
        self, stored: StoredGame, seats: Seats, acknowledges: str | None = None
    ) -> GameMessage:
        now = self.context.served_now(stored)
        return GameMessage.of(stored, seats, self._status, now, acknowledges)

    def note(self, but: Subscriber | None = None) -> None:
        """Broadcast what has changed in the status, which is not stored."""
        if self.known is None:
            return
        here = self._attendance.everywhere
        status = Status(self._computer.is_thinking, tuple(sorted(here.seats)), here.spectators)
        if status != self._status:
            note, self._status = NoteMessage.of(self._status, status), status
            self._audience.tell(note, but)

    async def current(self, but: Subscriber | None = None) -> StoredGame:
        """The current game, loaded if need be.

        Everybody who was sent an older one gets it again, except a subscriber who is about to.
        """
        if self.known is None:
            self.known = stored = await self.context.games.load(self.id)
            self.note(but)
            told = self._told
            if told is not None and (told.number, told.setup) != (stored.number, stored.setup):
                self._audience.tell_whole(stored.setup, partial(self._describe, stored), but)
            self._told = stored
            self._count()
        return self.known

    def _count(self) -> None:
        """Count the subscribers in a moment, if anybody needs to know."""
        is_shared = (setup := self.setup) is not None and setup.access != "private"
        matters = is_shared or self._audience.has_spectators
        if self._counting is None and (matters or self._attendance.here.spectators):
            self._counting = asyncio.create_task(self._count_later())

    async def _count_later(self) -> None:
        await asyncio.sleep(PRESENCE_SECONDS)
        self._counting = None
        if self._attendance.count(self._audience.held):
            self._publish_presence()
        self._bring_up_to_date()

    def _publish_presence(self) -> None:
        here = self._attendance.here
        seats = tuple(sorted(map(int, here.seats)))
        news = PresenceNews(self.context.bus.server, seats, here.spectators)
        self.context.bus.publish(f"presence/{self.id}", news)

    def note_presence(self, news: PresenceNews) -> None:
        """Record who is connected to another server."""
        if news.server != self.context.bus.server:
            self._attendance.hear(news)
            self._bring_up_to_date()

    def report_presence(self) -> None:
        """Repeat who is connected here, and drop servers that have gone quiet."""
        if self._attendance.here != NOBODY:
            self._publish_presence()
        self._attendance.forget_the_silent()
        self._bring_up_to_date()

    def _bring_up_to_date(self) -> None:
        """Broadcast the status; after a failed commit, reload the game first."""
        if self.known is None:
            self.mailbox.put(lambda: self.mailbox.work(self._catch_up(0)))
        else:
            self.note()

    # What happens on other servers

    def apply_news(self, news: GameNews) -> None:
        """Apply an event that another server has stored."""
        self.mailbox.put(partial(self._apply_news, news))

    def _apply_news(self, news: GameNews) -> None:
        before = self.known
        if before is None or news.number > before.number + 1 or news.row is None:
            self.mailbox.work(self._catch_up(news.number))
            return
        if news.number == before.number + 1:
            self._computer.stop()
            happened = event_of(EventRow._make(news.row))
            self.known = before.after(happened)
            self._show(happened, before, self.known)
        self.mailbox.done()

    async def catch_up(self) -> None:
        """Load any events that were missed."""
        async with self.mailbox:
            await self._catch_up()

    async def _catch_up(self, number: int | None = None) -> None:
        """Load events up to a number, unless they have arrived meanwhile."""
        try:
            if (known := self.known) is None:  # the store failed before
                if self.visitors:
                    self._think_on(await self.current())
            elif number is None or known.number < number:
                await self.read_on(known)
        except StoreError as error:  # once the store answers again, everybody is told to catch up
            if known is not None:
                self.refuse_all(Refusal("unavailable", error.public))

    async def read_on(self, known: StoredGame) -> StoredGame:
        """Load the events after a known game, and broadcast them."""
        self._computer.stop()
        self.known = None
        events = await self.context.games.events_after(self.id, known.number)
        if any(isinstance(event.event, SEATING) for event in events):
            later = await self.current()
            self._think_on(later)
            return later
        self.known = known
        for event in events:
            before, self.known = self.known, self.known.after(event)
            self._show(event, before, self.known)
        self._think_on(self.known)
        return self.known

    async def read_again(self) -> None:
        """Reload everything: somebody else may hold a seat without an event."""
        async with self.mailbox:
            if self.known is not None:
                self._computer.stop()
                self.known = None
                self._think_on(await self.current())
