"""Clocks that run out: the flag falls whether or not anybody is watching.

Clocks count served time, which stands still while no server runs. So a flag never falls earlier in
wall time than it seems now, and a check that comes too early learns when to come again.
"""

from collections.abc import Awaitable, Callable

from quiltbee.server.clock import DAY, Clock
from quiltbee.server.errors import UnknownError
from quiltbee.server.schedule.rows import ScheduleStore
from quiltbee.server.schedule.schedule import STANDBY, Schedule
from quiltbee.server.store import GameNews, StoredGame

FLAG = "flag"

SOONEST = 100
"""Milliseconds before a flag is checked again: served time may be standing still."""

LONGEST_REAL_TIME = DAY // 2
"""Milliseconds: a clock of seconds never has this much left; one of days starts with more."""

FlagIfDue = Callable[[str], Awaitable[int | None]]
"""Lets the flag of a game fall if it is time; returns the served time of the next check, if any."""


class Flags:
    """The flags of all games, by their ids."""

    kind = FLAG

    def __init__(
        self,
        schedule: Schedule,
        store: ScheduleStore,
        clock: Clock,
        served: Callable[[int], int],
        flag_if_due: FlagIfDue,
    ) -> None:
        self._schedule = schedule
        self._store = store
        self._clock = clock
        self._served = served
        self._flag_if_due = flag_if_due
        self._numbers: dict[str, int] = {}
        self._in_seconds: set[str] = set()

    async def upcoming(self) -> list[tuple[str, int]]:
        """The games whose clocks run, and when their flags fall."""
        running = await self._store.running_clocks()
        self._in_seconds |= {clock.game for clock in running if clock.control.is_real_time}
        return [(clock.game, self.wall(clock.falls_at)) for clock in running]

    async def do(self, key: str) -> int | None:
        """Let a due flag fall."""
        try:
            falls_at = await self._flag_if_due(key)
        except UnknownError:
            falls_at = None
        if falls_at is None:
            self._in_seconds.discard(key)
            return None
        return max(self.wall(falls_at), self._clock() + SOONEST)

    def stored(self, stored: StoredGame) -> None:
        """A game has gone on at this server."""
        if stored.setup.clock is not None:
            falls_at = None if stored.clock is None else stored.clock.falls_at
            self._note(stored.setup.id, stored.number, falls_at, 0)

    def apply_news(self, game: str, news: GameNews) -> None:
        """A game has gone on at another server, which lets the flag fall if it can."""
        self._note(game, news.number, news.due, STANDBY)

    @property
    def is_busy(self) -> bool:
        """Whether any game has a clock of seconds, so that heartbeats must be frequent."""
        return bool(self._in_seconds)

    def wall(self, served: int) -> int:
        """The wall time of a future served time, if servers keep running until then."""
        at = self._clock()
        return at + served - self._served(at)

    def _note(self, game: str, number: int, falls_at: int | None, standby: int) -> None:
        if number < self._numbers.get(game, 0):
            return  # news that was overtaken
        if falls_at is None:
            self._numbers.pop(game, None)
            self._in_seconds.discard(game)
            self._schedule.forget(FLAG, game)
            return
        self._numbers[game] = number
        due = self.wall(falls_at)
        if due - self._clock() < LONGEST_REAL_TIME:
            self._in_seconds.add(game)
        self._schedule.at(FLAG, game, due + standby)
