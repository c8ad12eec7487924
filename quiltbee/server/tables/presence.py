"""Who is present at a table: connections to this process and, by news, to the others."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from quiltbee.rules import Seat
from quiltbee.server.clock import Clock
from quiltbee.server.store import PresenceNews

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
