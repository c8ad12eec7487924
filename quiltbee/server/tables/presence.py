"""Presence, at a table or on any page, and the phrases of players.

Each process reports connections and disconnections, and every few seconds everybody who is
connected. Somebody without a report for a while was connected to a process that died. Phrases are
not stored.
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
"""How long a report of another process is valid, in milliseconds."""

NEWS_EVERY = 15.0
"""Seconds between two reports of a process."""


@dataclass(frozen=True, slots=True)
class Presence:
    """The seats whose players are connected, and the number of spectators."""

    seats: frozenset[Seat] = frozenset()
    spectators: int = 0


NOBODY = Presence()


class Attendance:
    """The connections to a table, and how long each seat has been away."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._here = NOBODY
        self._elsewhere: dict[str, tuple[int, Presence]] = {}
        self._away_since: dict[Seat, int] = dict.fromkeys(Seat, clock())

    def count(self, subscribers: Iterable[Collection[Seat]]) -> bool:
        """Recount this process's connections, given by their seats; return whether they changed."""
        held = list(subscribers)
        self._note()  # players who have just left were present until now
        before = self._here
        self._here = Presence(
            frozenset(seat for seats in held for seat in seats),
            sum(1 for seats in held if not seats),
        )
        self._note()
        return self._here != before

    def receive(self, news: PresenceNews) -> None:
        """Accept the report of another process."""
        reported = Presence(frozenset(map(Seat, news.seats)), news.spectators)
        if reported == NOBODY:
            self._elsewhere.pop(news.server, None)
        else:
            self._elsewhere[news.server] = (self._clock(), reported)
        self._note()

    def drop_silent(self) -> None:
        """Drop processes without a recent report."""
        until = self._clock() - NEWS_FOR
        silent = [server for server, (at, _) in self._elsewhere.items() if at <= until]
        for server in silent:
            del self._elsewhere[server]

    @property
    def here(self) -> Presence:
        """The presence at this process."""
        return self._here

    @property
    def everywhere(self) -> Presence:
        """The presence at all processes."""
        if not self._elsewhere:
            return self._here
        now = self._clock()
        valid = [reported for at, reported in self._elsewhere.values() if now - at < NEWS_FOR]
        return Presence(
            self._here.seats.union(*(presence.seats for presence in valid)),
            self._here.spectators + sum(presence.spectators for presence in valid),
        )

    def gone(self, seconds: float) -> frozenset[Seat]:
        """Return the seats whose players have been away for this long."""
        present, until = self.everywhere.seats, self._clock() - int(1000 * seconds)
        return frozenset(
            seat for seat in Seat if seat not in present and self._away_since[seat] <= until
        )

    def _note(self) -> None:
        now, present = self._clock(), self.everywhere.seats
        for seat in present:
            self._away_since[seat] = now


TOGETHER_SECONDS = 0.3
"""How long to batch connections and disconnections, in seconds."""

MOST_TOGETHER = 200
"""The most ids in one report, which has to fit into a notification."""


class Whereabouts:
    """One kind of presence, reported on `topic`.

    `on_change` is called when somebody connects to another process or leaves it.
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
        """The time of each process's last report of a person."""
        self._changed: set[str] = set()
        bus.subscribe(topic, ConnectedNews, self._receive)
        self._reporting: asyncio.Task[None] | None = None

    def come(self, who: str) -> None:
        """Count a connection to this process."""
        self._here[who] += 1
        if self._here[who] == 1:
            self._note(who)

    def go(self, who: str) -> None:
        """Uncount a connection to this process."""
        self._here[who] -= 1
        if self._here[who] == 0:
            del self._here[who]
            self._note(who)

    def __contains__(self, who: str) -> bool:
        since = self._clock() - NEWS_FOR
        return who in self._here or any(at > since for at in self._elsewhere.get(who, {}).values())

    @property
    def everybody(self) -> set[str]:
        """Everybody who is connected."""
        return {who for who in (*self._here, *self._elsewhere) if who in self}

    def _receive(self, _: str, news: ConnectedNews) -> None:
        """Accept the report of another process."""
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
        """Report who is here every few seconds, and drop old reports; until canceled."""
        while True:
            await asyncio.sleep(NEWS_EVERY)
            since = self._clock() - NEWS_FOR
            for who in [who for who in self._elsewhere if who not in self or who in self._here]:
                reports = self._elsewhere.pop(who).items()
                if valid := {server: at for server, at in reports if at > since}:
                    self._elsewhere[who] = valid
            self._report(sorted(self._here))

    def _note(self, who: str) -> None:
        if self._bus.is_alone:
            return
        self._changed.add(who)
        if self._reporting is None or self._reporting.done():
            self._reporting = asyncio.create_task(self._report_changes())

    async def _report_changes(self) -> None:
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
"""The rate limit of a player's phrases."""


class Phrases:
    """The phrases of the players at a table, and their rates."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._rates = {seat: Bucket(*RATE) for seat in Seat}

    def speaker(self, stored: StoredGame | None, seats: Collection[Seat]) -> Seat:
        """Return the seat that speaks.

        Raises Refusal if nobody could read it, or for too many phrases.
        """
        if not seats:
            raise Refusal("not_your_seat", "You are watching; only the players can do that.")
        if stored is None or not (stored.setup.is_remote and stored.setup.is_full):
            raise Refusal("illegal", "There is no player at another place to hear it.")
        seat = min(seats)
        if not self._rates[seat].take():
            raise Refusal("too_many", "Too many phrases; wait a little.")
        return seat

    def send(self, seat: int, phrase: Phrase) -> None:
        """Send a player's phrase to everybody at the table here."""
        self._audience.broadcast(NoteMessage(said=SaidState(seat, phrase)))
