"""What falls due at a server: its schedule, the duties on it, and what those are told."""

from quiltbee.server.lobby.cleaning import Cleaning
from quiltbee.server.lobby.waiting import Waiting
from quiltbee.server.schedule.flags import Flags
from quiltbee.server.schedule.reminders import Notifier, Reminders
from quiltbee.server.schedule.schedule import Duty, Schedule
from quiltbee.server.store import GameNews, StoredGame
from quiltbee.server.store.store import Store
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments.organiser import Organiser


class Timekeeper:
    """The duties of a server.

    `more` are duties of others.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        context: TableContext,
        notifier: Notifier,
        *more: Duty,
    ) -> None:
        clock, load, bus = context.clock, store.games.load, context.bus
        self.schedule = schedule = Schedule(clock)
        self._flags = Flags(schedule, store.schedule, clock, context.served, tables.flag_if_due)
        wall = self._flags.wall
        self._reminders = Reminders(schedule, store.schedule, clock, wall, load, notifier)
        self.waiting = Waiting(schedule, store.seating, clock, bus)
        self.organiser = Organiser(
            store.tournaments,
            tables,
            schedule,
            clock=clock,
            draws=context.draws,
            served=context.served,
            bus=bus,
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
        flags, reminders = self._flags, self._reminders
        bus.subscribe("stored", StoredGame, lambda _, stored: flags.stored(stored))
        bus.subscribe("stored", StoredGame, lambda _, stored: reminders.stored(stored))
        bus.subscribe("game", GameNews, flags.apply_news)
        bus.subscribe("game", GameNews, reminders.apply_news)
        bus.subscribe("missed", None, lambda *_: schedule.read_again())

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
