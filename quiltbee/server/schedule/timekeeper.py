"""What a server's schedule has to do, in one place: the duties, and what they are told."""

from collections.abc import Callable

from quiltbee.server.clock import Clock
from quiltbee.server.schedule.flags import FlagIfDue, Flags
from quiltbee.server.schedule.reminders import Load, Notifier, Reminders
from quiltbee.server.schedule.rounds import GoOn, Rounds, Running
from quiltbee.server.schedule.schedule import Schedule
from quiltbee.server.store import Database, GameNews, Heard, Missed, StoredGame


class Timekeeper:
    """The duties of a server; `schedule` is for those that other rooms add.

    `served` takes a time of the clock to the time as the players' clocks count it.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        served: Callable[[int], int],
        *,
        load: Load,
        flag_if_due: FlagIfDue,
        running_tournaments: Running,
        go_on: GoOn,
        notifier: Notifier,
    ) -> None:
        self.schedule = Schedule(clock)
        self._flags = Flags(self.schedule, database, clock, served, flag_if_due)
        self._rounds = Rounds(self.schedule, clock, running_tournaments, go_on)
        self._reminders = Reminders(
            self.schedule, database, clock, self._flags.wall, load, notifier
        )
        for duty in (self._flags, self._rounds, self._reminders):
            self.schedule.take_on(duty)

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
        self._flags.stored(stored)
        self._reminders.stored(stored)

    def hear(self, news: Heard) -> None:
        """Another server has said something."""
        match news:
            case GameNews():
                self._flags.hear(news)
                self._reminders.hear(news)
                if news.ended_in is not None:
                    self._rounds.hear(news.ended_in)
            case Missed():
                self.schedule.read_again()
