"""Clocks that run out: the flag falls whether anybody looks or not.

Clocks count served time, which stands still while no server runs. So a flag never falls sooner in
wall time than it seems now, and whoever comes too early is told when to come again.
"""

from collections.abc import Awaitable, Callable

from quiltbee.server.clock import Clock
from quiltbee.server.errors import UnknownError
from quiltbee.server.schedule.rows import running_clocks
from quiltbee.server.schedule.schedule import STANDBY, Schedule
from quiltbee.server.store import Database, GameNews, StoredGame

FLAG = "flag"

SOONEST = 100
"""Milliseconds before a flag is looked at again: served time may stand still just now."""

FlagIfDue = Callable[[str], Awaitable[int | None]]
"""Lets the flag of a game fall if it is time; the served time to look again at, if any."""


class Flags:
    """The flags of all games, by their ids."""

    kind = FLAG

    def __init__(
        self,
        schedule: Schedule,
        database: Database,
        clock: Clock,
        served: Callable[[int], int],
        flag_if_due: FlagIfDue,
    ) -> None:
        self._schedule = schedule
        self._database = database
        self._clock = clock
        self._served = served
        self._flag_if_due = flag_if_due
        self._numbers: dict[str, int] = {}

    async def upcoming(self) -> list[tuple[str, int]]:
        """The games whose clocks run, and when their flags fall."""
        running = await self._database.read(running_clocks)
        return [(clock.game, self.wall(clock.falls_at)) for clock in running]

    async def do(self, key: str) -> int | None:
        """Let a flag fall that is due."""
        try:
            falls_at = await self._flag_if_due(key)
        except UnknownError:
            return None
        if falls_at is None:
            return None
        return max(self.wall(falls_at), self._clock() + SOONEST)

    def stored(self, stored: StoredGame) -> None:
        """A game has gone on at this server."""
        if stored.setup.clock is not None:
            falls_at = None if stored.clock is None else stored.clock.falls_at
            self._note(stored.setup.id, stored.number, falls_at, 0)

    def hear(self, news: GameNews) -> None:
        """A game has gone on at another server, which lets the flag fall if it can."""
        self._note(news.game, news.number, news.due, STANDBY)

    def wall(self, served: int) -> int:
        """The wall time of a served time that is to come, if servers run until then."""
        at = self._clock()
        return at + served - self._served(at)

    def _note(self, game: str, number: int, falls_at: int | None, standby: int) -> None:
        if number < self._numbers.get(game, 0):
            return  # news that was overtaken
        if falls_at is None:
            self._numbers.pop(game, None)
            self._schedule.forget(FLAG, game)
        else:
            self._numbers[game] = number
            self._schedule.at(FLAG, game, self.wall(falls_at) + standby)
