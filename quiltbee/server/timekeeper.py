"""What falls due at a server: its schedule, the duties on it, and what those are told."""

from collections.abc import Callable

from quiltbee.server.lobby.cleaning import Cleaning
from quiltbee.server.lobby.waiting import Waiting
from quiltbee.server.schedule.flags import Flags
from quiltbee.server.schedule.reminders import Notifier, Reminders
from quiltbee.server.schedule.schedule import Duty, Schedule
from quiltbee.server.store import Heard, LobbyNews, RoundNews, StoredGame
from quiltbee.server.store.store import Store
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments.organiser import Organiser


class Timekeeper:
    """The duties of a server.

    `tell` tells the people at this server that the lobby has changed, or that a round has begun;
    `more` are duties of others.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        context: TableContext,
        notifier: Notifier,
        tell: Callable[[LobbyNews | RoundNews], None],
        *more: Duty,
    ) -> None:
        clock, load = context.clock, store.games.load
        self.schedule = schedule = Schedule(clock)
        self._flags = Flags(schedule, store.schedule, clock, context.served, tables.flag_if_due)
        wall = self._flags.wall
        self._reminders = Reminders(schedule, store.schedule, clock, wall, load, notifier)
        self.waiting = Waiting(schedule, store.seating, clock, tell)
        self.organiser = Organiser(
            store.tournaments,
            tables,
            schedule,
            clock=clock,
            draws=context.draws,
            served=context.served,
            tell=tell,
        )
        cleaning = Cleaning(store.database, store.schedule, clock, tables.close_if_unused)
        duties: tuple[Duty, ...] = (
            self._flags,
            self.organiser,
            self._reminders,
            self.waiting,
            cleaning,
            *more,
        )
        for duty in duties:
            schedule.take_on(duty)

    def start(self) -> None:
        """Do what is due, beginning with what the last server left."""
        self.schedule.start()

    async def close(self) -> None:
        """Do nothing more."""
        await self.schedule.close()

    @property
    def is_busy(self) -> bool:
        """Whether a clock counts seconds in any game."""
        return self._flags.is_busy

    def stored(self, stored: StoredGame) -> None:
        """A game has gone on at this server."""
        for duty in (self._flags, self.organiser, self._reminders, self.waiting):
            duty.stored(stored)

    def hear(self, news: Heard) -> None:
        """Another server has said something."""
        for each in (self._flags, self.organiser, self._reminders, self.waiting, self.schedule):
            each.hear(news)
