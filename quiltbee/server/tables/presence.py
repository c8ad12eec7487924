"""Who is there, at a table or with any page open, and the phrases that players say.

Each process reports who comes and goes, and every few seconds who is there. Somebody who has not
been reported for a while was connected to a process that died. Phrases are not stored.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from quiltbee.rules import Seat
from quiltbee.server.clock import Clock
from quiltbee.server.errors import Refusal
from quiltbee.server.rates import Bucket, Rate
from quiltbee.server.store import Bus, ConnectedNews, PresenceNews, StoredGame
from quiltbee.server.tables.audience import Audience
from quiltbee.server.wire.game import NoteMessage, SaidState
from quiltbee.server.wire.messages import Phrase

NEWS_FOR = 45_000
"""How long the report of another process counts, in milliseconds."""

NEWS_EVERY = 15.0
"""Seconds between two reports of who is connected to a process."""


@dataclass(frozen=True, slots=True)
class Presence:
    """The seats whose players are connected, and the number of spectators."""

    seats: frozenset[Seat] = frozenset()
    spectators: int = 0


NOBODY = Presence()


class Attendance:
    """Who is connected to one table, and since when each seat has been away."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._here = NOBODY
        self._elsewhere: dict[str, tuple[int, Presence]] = {}
        self._away_since: dict[Seat, int] = dict.fromkeys(Seat, clock())

    def count(self, subscribers: Iterable[Collection[Seat]]) -> bool:
        """Recount this process's connections, given by their seats; return whether they changed."""
        held = list(subscribers)
        self._note()  # those who have just gone were here until now
        before = self._here
        self._here = Presence(
            frozenset(seat for seats in held for seat in seats),
            sum(1 for seats in held if not seats),
        )
        self._note()
        return self._here != before

    def hear(self, news: PresenceNews) -> None:
        """Accept another process's report."""
        told = Presence(frozenset(map(Seat, news.seats)), news.spectators)
        if told == NOBODY:
            self._elsewhere.pop(news.server, None)
        else:
            self._elsewhere[news.server] = (self._clock(), told)
        self._note()

    def forget_the_silent(self) -> None:
        """Drop the processes that have not reported for a while."""
        until = self._clock() - NEWS_FOR
        silent = [server for server, (at, _) in self._elsewhere.items() if at <= until]
        for server in silent:
            del self._elsewhere[server]

    @property
    def here(self) -> Presence:
        """Who is connected to this process."""
        return self._here

    @property
    def everywhere(self) -> Presence:
        """Who is connected to any process."""
        if not self._elsewhere:
            return self._here
        now = self._clock()
        told = [told for at, told in self._elsewhere.values() if now - at < NEWS_FOR]
        return Presence(
            self._here.seats.union(*(presence.seats for presence in told)),
            self._here.spectators + sum(presence.spectators for presence in told),
        )

    def gone(self, seconds: float) -> frozenset[Seat]:
        """The seats whose players have been away for this long."""
        present, until = self.everywhere.seats, self._clock() - int(1000 * seconds)
        return frozenset(
            seat for seat in Seat if seat not in present and self._away_since[seat] <= until
        )

    def _note(self) -> None:
        now, present = self._clock(), self.everywhere.seats
        for seat in present:
            self._away_since[seat] = now


TOGETHER_SECONDS = 0.3
"""How long to batch comings and goings, in seconds."""

MOST_TOGETHER = 200
"""The most ids in one piece of news, which has to fit into a notification."""


class Whereabouts:
    """One kind of presence, reported on `topic`.

    `on_change` is called when somebody at another process comes or goes.
    """

    def __init__(
        self,
        topic: str,
        bus: Bus,
        clock: Clock,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self._topic = topic
        self._bus = bus
        self._clock = clock
        self._on_change = on_change
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        """When each process last said that somebody is connected to it."""
        self._changed: set[str] = set()
        bus.subscribe(topic, ConnectedNews, self._note_report)
        self._telling: asyncio.Task[None] | None = None

    def come(self, who: str) -> None:
        """Somebody has one more connection to this process."""
        self._here[who] += 1
        if self._here[who] == 1:
            self._note(who)

    def go(self, who: str) -> None:
        """A connection to this process has ended."""
        self._here[who] -= 1
        if self._here[who] == 0:
            del self._here[who]
            self._note(who)

    def __contains__(self, who: str) -> bool:
        """Whether somebody is there."""
        since = self._clock() - NEWS_FOR
        return who in self._here or any(at > since for at in self._elsewhere.get(who, {}).values())

    @property
    def everybody(self) -> set[str]:
        """Everybody who is there."""
        return {who for who in (*self._here, *self._elsewhere) if who in self}

    def _note_report(self, _: str, news: ConnectedNews) -> None:
        """Accept another process's report."""
        if news.server == self._bus.server:
            return
        before = {who: who in self for who in (*news.here, *news.gone)}
        for who in news.here:
            self._elsewhere.setdefault(who, {})[news.server] = self._clock()
        for who in news.gone:
            self._elsewhere.get(who, {}).pop(news.server, None)
        if any((who in self) != was_there for who, was_there in before.items()):
            self._on_change()

    async def broadcast(self) -> None:
        """Report who is here every few seconds, and forget who has gone; until cancelled."""
        while True:
            await asyncio.sleep(NEWS_EVERY)
            for who in [who for who in self._elsewhere if who not in self or who in self._here]:
                self._forget_the_silent(who)
            self._report(sorted(self._here))

    def _forget_the_silent(self, who: str) -> None:
        since = self._clock() - NEWS_FOR
        told = {server: at for server, at in self._elsewhere.pop(who).items() if at > since}
        if told:
            self._elsewhere[who] = told

    def _note(self, who: str) -> None:
        if self._bus.is_alone:
            return
        self._changed.add(who)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._changed:
            await asyncio.sleep(TOGETHER_SECONDS)
            changed, self._changed = self._changed, set()
            self._report(sorted(changed))

    def _report(self, people: list[str]) -> None:
        for first in range(0, len(people), MOST_TOGETHER):
            these = people[first : first + MOST_TOGETHER]
            here = tuple(who for who in these if who in self._here)
            gone = tuple(who for who in these if who not in self._here)
            self._bus.publish(self._topic, ConnectedNews(self._bus.server, here, gone))


RATE = Rate(4, 20.0)
"""So many phrases a player may say at once, and as many more in so many seconds."""


class Phrases:
    """What the players of one table say, and how often they may."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._rates = {seat: Bucket(*RATE) for seat in Seat}

    def speaker(self, stored: StoredGame | None, seats: Collection[Seat]) -> Seat:
        """The seat that speaks; Refusal if nobody would hear it, or if it has spoken too often."""
        if not seats:
            raise Refusal("not_your_seat", "You are watching; only the players can do that.")
        if stored is None or not (stored.setup.is_remote and stored.setup.is_full):
            raise Refusal("illegal", "Nobody sits at another place to hear it.")
        seat = min(seats)
        if not self._rates[seat].take():
            raise Refusal("too_many", "You have said a lot; wait a little.")
        return seat

    def tell(self, seat: int, phrase: Phrase) -> None:
        """Tell everybody at the table here what a player says."""
        self._audience.tell(NoteMessage(said=SaidState(seat, phrase)))
