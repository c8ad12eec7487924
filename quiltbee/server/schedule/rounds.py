"""Rounds of tournaments: the next one begins though the server that ended the last game is gone."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from quiltbee.server.clock import Clock
from quiltbee.server.errors import UnknownError
from quiltbee.server.schedule.schedule import STANDBY, Schedule

ROUND = "round"

Running = Callable[[], Awaitable[list[str]]]
"""Gives the ids of the tournaments that have begun and are not over."""

GoOn = Callable[[str], Awaitable[object]]
"""Does what is due in a tournament; nothing if there is nothing."""


class Rounds:
    """The running tournaments, by their ids."""

    kind = ROUND

    def __init__(self, schedule: Schedule, clock: Clock, running: Running, go_on: GoOn) -> None:
        self._schedule = schedule
        self._clock = clock
        self._running = running
        self._go_on = go_on

    async def upcoming(self) -> list[tuple[str, int]]:
        """All that are running: what is due in them may have been left by a server that died."""
        return [(tournament, self._clock()) for tournament in await self._running()]

    async def do(self, key: str) -> int | None:
        """Do what is due in a tournament."""
        with suppress(UnknownError):  # it was removed meanwhile
            await self._go_on(key)
        return None

    def hear(self, tournament: str) -> None:
        """One of its games has ended at another server, which goes on with it if it can."""
        self._schedule.at(ROUND, tournament, self._clock() + STANDBY)
