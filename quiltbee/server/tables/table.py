"""A table: a game in progress, its seats, its subscribers and its computer player.

All changes go through the table's mailbox, one at a time, and through `append`. The game in memory
is a cache. During a commit, and after a failed one, only the store knows the current state; the
game is reloaded before its next use.
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
"""How long to batch changes of presence, in seconds."""

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
        self._sent: StoredGame | None = None
        self._status = Status()
        self._counting: asyncio.Task[None] | None = None

    # Reading and following

    async def game(self) -> StoredGame:
        """Return the current game; raises UnknownGameError, StoreError."""
        if self.known is not None:
            return self.known
        async with self.mailbox:
            return await self.current()

    async def wake(self) -> None:
        """Start the computer player if it is its turn and somebody follows."""
        async with self.mailbox:
            self._resume_thinking(await self.current())

    async def message(self, person: str | None) -> GameMessage:
        """Return the whole game for a person, None for a stranger."""
        await self.wake()
        stored = await self.game()
        return self._describe(stored, stored.setup.seats_of(person))

    async def join(self, subscriber: Subscriber, *, thinks: bool = False) -> None:
        """Send a subscriber the whole game now, and every event from now on.

        `thinks` says that their page computes the computer's moves, where allowed.
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
        """Remove a subscriber; a computer player without a waiting opponent stops thinking.

        With a clock it goes on: otherwise a player who leaves would never lose on time.
        """
        self._audience.remove(subscriber)
        if self._audience.is_empty and (self.setup is None or self.setup.untimed is None):
            self._computer.stop()
        elif self.known is not None:
            self._resume_thinking(self.known)
        self._count()

    def close(self) -> None:
        """Stop all thinking until somebody opens the table again."""
        self._computer.stop()
        if self._counting is not None:
            self._counting.cancel()

    @property
    def setup(self) -> TableSetup | None:
        """The set-up as last sent; None if it was never loaded."""
        return stored.setup if (stored := self.known or self._sent) else None

    @property
    def has_running_clock(self) -> bool:
        """Whether a real-time clock is running here."""
        clock = None if self.known is None else self.known.clock
        return clock is not None and clock.control.is_real_time and clock.running is not None

    def send_clocks(self) -> None:
        """Send everybody the clocks and the current time."""
        if self.known is not None and (clock := self.known.clock) is not None:
            now = self.context.served_now(self.known)
            self._audience.broadcast(NoteMessage(clock=ClockReading.like(clock), now=now))

    # Seats and duties

    async def sit(self, seat: Seat, holder: SeatHolder) -> StoredGame:
        """Give somebody an open seat; raises TakenError if that is not possible."""
        return await self.insist(
            lambda stored: manners.sit_down(stored, seat, holder, self.context.draws),
            "seat",
            holder.person,
        )

    async def call_off(self, person: str) -> StoredGame:
        """Close a table whose invited player declines; raises TakenError for anybody else."""
        return await self.insist(lambda stored: manners.call_off(stored, person), "seat", person)

    async def give_up(self, *seats: Seat, why: str = GIVEN_UP) -> None:
        """Resign for an absent player, or abort the game for both; no effect once it is over."""
        await self.insist(lambda stored: manners.give_up(stored, seats), why)

    async def flag_if_due(self) -> StoredGame:
        """Flag a player who has run out of time; return the game after it."""
        async with self.mailbox:
            since = self.context.silent_since(await self.current())
            if since is not None and self.context.leases.is_given_up(since):
                await self._give_back(since)
        return await self.insist(
            lambda stored: manners.flag_if_due(stored, self.context.served_now(stored)), "flag"
        )

    def note_hang(self, since: int) -> Callable[[], None] | None:
        """Return a callback that gives back the time since this process hung.

        None unless the clock runs for a player who is connected here.
        """
        stored = self.known
        if stored is None or stored.clock is None:
            return None
        if stored.clock.running not in self._attendance.here.seats:
            return None
        return lambda: self.mailbox.put(lambda: self.mailbox.work(self._give_back(since, stored)))

    async def _give_back(self, since: int, stored: StoredGame | None = None) -> None:
        """Give back the time since a process hung, unless another process has done so.

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
        """Close a table where nobody has played or is present; return whether its game is over."""

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
        """Append the event of `event_for`, if any; return the game after it.

        `event_for` is called again with the new game if another event is stored first.
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
        self._audience.broadcast(error_message(refusal, None))

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose players are connected, to any process."""
        here = (seat for seats in self._audience.held for seat in seats)
        return self._attendance.everywhere.seats.union(here)

    def gone(self) -> frozenset[Seat]:
        """Return the seats whose players have been away for long enough to be replaced."""
        return self._attendance.gone(self.context.limits.gone_seconds)

    def _resume_thinking(self, stored: StoredGame) -> None:
        """Start the computer player if it is its turn, and broadcast any change of status."""
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
        """Commit an event, apply and broadcast it; then call `then`, with any error."""
        event, message, person, lag, opened = proposal
        at = self.context.clock()
        lost = at - self.context.served_at(stored, at)
        happened = StoredEvent(stored.number + 1, message, at, event, person, lost, lag)

        def done(error: Exception | None) -> None:
            if self._writing is not happened:  # `happen` was cancelled
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
        self.known, self._writing = None, happened  # until the commit is on disk
        try:
            later = self.context.games.append(stored, happened, done, opened)
        except StoreError as error:
            done(error)

    def publish(self, stored: StoredGame) -> None:
        """Publish the game after an event; the commit has notified the other processes."""
        setup, bus = stored.setup, self.context.bus
        bus.deliver(f"stored/{self.id}", stored)
        if setup.access == "public" and (stored.number == 1 or stored.game.is_over):
            bus.publish("lobby")  # the first and the last event remove a table from it

    async def happen(self, stored: StoredGame, proposal: Proposal) -> StoredGame:
        """Append an event from a coroutine that holds the mailbox; return the game after it."""
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
        self._audience.broadcast(event_message(happened, before, later, now))
        self._sent = later
        # Clients infer from the event whether a computer player is thinking.
        if thinks != self._status.thinking:
            self._status = self._status._replace(thinking=thinks)
        if isinstance(happened.event, Joined) and happened.event.drawn is not None:
            self._audience.broadcast_game(later.setup, partial(self._describe, later))
            self._count()
        elif isinstance(happened.event, SEATING):
            self._audience.update_seats(later.setup, partial(self._describe, later))
            self._count()
        self.note()  # including changes during the commit

    def _describe(
        self, stored: StoredGame, seats: Seats, acknowledges: str | None = None
    ) -> GameMessage:
        now = self.context.served_now(stored)
        return GameMessage.of(stored, seats, self._status, now, acknowledges)

    def note(self, but: Subscriber | None = None) -> None:
        """Broadcast the changes of the status, which is not stored."""
        if self.known is None:
            return
        here = self._attendance.everywhere
        status = Status(self._computer.is_thinking, tuple(sorted(here.seats)), here.spectators)
        if status != self._status:
            note, self._status = NoteMessage.of(self._status, status), status
            self._audience.broadcast(note, but)

    async def current(self, but: Subscriber | None = None) -> StoredGame:
        """Return the current game, loaded if necessary; for the holder of the mailbox.

        Everybody with an older game gets it, except one subscriber who is about to.
        """
        if self.known is None:
            self.known = stored = await self.context.games.load(self.id)
            self.note(but)
            sent = self._sent
            if sent is not None and (sent.number, sent.setup) != (stored.number, stored.setup):
                self._audience.broadcast_game(stored.setup, partial(self._describe, stored), but)
            self._sent = stored
            self._count()
        return self.known

    def _count(self) -> None:
        """Schedule a count of the subscribers, if it matters to anybody."""
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
        """Record the presence at another server."""
        if news.server != self.context.bus.server:
            self._attendance.receive(news)
            self._bring_up_to_date()

    def report_presence(self) -> None:
        """Publish the presence here again, and drop silent servers."""
        if self._attendance.here != NOBODY:
            self._publish_presence()
        self._attendance.drop_silent()
        self._bring_up_to_date()

    def _bring_up_to_date(self) -> None:
        """Broadcast the status, after a failed commit with the game reloaded."""
        if self.known is None:
            self.mailbox.put(lambda: self.mailbox.work(self._catch_up(0)))
        else:
            self.note()

    # Events of other servers

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
        """Load missed events."""
        async with self.mailbox:
            await self._catch_up()

    async def _catch_up(self, number: int | None = None) -> None:
        """Load events up to a number, unless they have arrived meanwhile."""
        try:
            if (known := self.known) is None:  # the store failed before
                if self.visitors:
                    self._resume_thinking(await self.current())
            elif number is None or known.number < number:
                await self.read_on(known)
        except StoreError as error:  # `missed` follows once the store is back
            if known is not None:
                self.refuse_all(Refusal("unavailable", error.public))

    async def read_on(self, known: StoredGame) -> StoredGame:
        """Load the events after a known game, and broadcast them."""
        self._computer.stop()
        self.known = None
        events = await self.context.games.events_after(self.id, known.number)
        if any(isinstance(event.event, SEATING) for event in events):
            later = await self.current()
            self._resume_thinking(later)
            return later
        self.known = known
        for event in events:
            before, self.known = self.known, self.known.after(event)
            self._show(event, before, self.known)
        self._resume_thinking(self.known)
        return self.known

    async def read_again(self) -> None:
        """Reload the game after a seat has changed hands without an event."""
        async with self.mailbox:
            if self.known is not None:
                self._computer.stop()
                self.known = None
                self._resume_thinking(await self.current())
