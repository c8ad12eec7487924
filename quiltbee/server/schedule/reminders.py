"""Correspondence reminders: people whose days run out are told while they can still move.

One is sent per turn, by whichever server claims it first. If that server dies before sending, the
turn gets no reminder: nobody is reminded twice.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from quiltbee.games import TimeControl
from quiltbee.rules import Seat
from quiltbee.server.clock import DAY, Clock
from quiltbee.server.errors import UnknownError
from quiltbee.server.schedule.flags import LONGEST_REAL_TIME
from quiltbee.server.schedule.rows import ScheduleStore
from quiltbee.server.schedule.schedule import STANDBY, Schedule
from quiltbee.server.store import GameNews, StoredGame

REMINDER = "reminder"

NOT_YET = 10_000
"""Milliseconds before another try if notifications can't be sent yet."""

Load = Callable[[str], Awaitable[StoredGame]]


class Notifier(Protocol):
    """Sends messages to people's browsers."""

    @property
    def is_wanted(self) -> bool:
        """Whether messages are sent at all, now or once it is ready."""

    @property
    def can_send(self) -> bool:
        """Whether messages can be sent yet."""

    def remind(self, person: str, game: str) -> None:
        """Tell a person, soon, that their time in a game is running out."""


def lead(control: TimeControl) -> int:
    """How many ms before the end of a turn to remind: a quarter of it, a day at most."""
    return min(DAY, control.main_ms // 4)


class Reminders:
    """The current turns in correspondence games, by the ids of the games."""

    kind = REMINDER

    def __init__(
        self,
        schedule: Schedule,
        store: ScheduleStore,
        clock: Clock,
        wall: Callable[[int], int],
        load: Load,
        notifier: Notifier,
    ) -> None:
        self._schedule = schedule
        self._store = store
        self._clock = clock
        self._wall = wall
        self._load = load
        self._notifier = notifier

    async def upcoming(self) -> list[tuple[str, int]]:
        """The games whose clocks count days, and when to remind the player to move."""
        running = await self._store.running_clocks()
        return [
            (clock.game, self._wall(clock.falls_at) - lead(clock.control))
            for clock in running
            if not clock.control.is_real_time
        ]

    async def do(self, key: str) -> int | None:
        """Remind the player to move, unless they have been reminded or it is too late."""
        try:
            stored = await self._load(key)
        except UnknownError:
            return None
        clock, decider = stored.clock, stored.game.decider
        if clock is None or clock.falls_at is None or not isinstance(decider, Seat):
            return None
        at, falls_at = self._clock(), self._wall(clock.falls_at)
        person = stored.setup.holder(decider).person
        if at >= falls_at or person is None:
            return None
        if at < falls_at - lead(clock.control):
            return falls_at - lead(clock.control)
        if not self._notifier.can_send:
            return at + NOT_YET if self._notifier.is_wanted else None
        if await self._store.claim(REMINDER, key, clock.falls_at):
            self._notifier.remind(person, key)
        return None

    def stored(self, stored: StoredGame) -> None:
        """A game has gone on at this server."""
        control = stored.setup.clock
        if control is None or control.is_real_time:
            return
        if stored.clock is None or stored.clock.falls_at is None:
            self._schedule.forget(REMINDER, stored.setup.id)
        else:
            due = self._wall(stored.clock.falls_at) - lead(control)
            self._schedule.at(REMINDER, stored.setup.id, due)

    def apply_news(self, game: str, news: GameNews) -> None:
        """A game has gone on at another server, which reminds the player to move if it can."""
        if news.due is None:
            self._schedule.forget(REMINDER, game)
            return
        left = self._wall(news.due) - self._clock()
        if left > LONGEST_REAL_TIME:  # else the clock counts seconds, or the turn is not new
            due = self._clock() + left - min(DAY, left // 4) + STANDBY
            self._schedule.at(REMINDER, game, due)
