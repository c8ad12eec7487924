"""What a server's schedule has to do, in one place: the duties, and what they are told."""

from collections.abc import Callable

from quiltbee.server.lobby.rows import LISTED_FOR, LISTED_PATIENTLY_FOR, LobbyTable
from quiltbee.server.schedule.cleaning import Cleaning
from quiltbee.server.schedule.flags import Flags
from quiltbee.server.schedule.reminders import Notifier, Reminders
from quiltbee.server.schedule.rounds import GoOn, Rounds
from quiltbee.server.schedule.schedule import Duty, Schedule
from quiltbee.server.schedule.waiting import Waiting, is_patient
from quiltbee.server.store import (
    GameNews,
    Heard,
    LobbyNews,
    Missed,
    PresenceNews,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.store import Store
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.presence import Presence
from quiltbee.server.tables.tables import Tables

MOST_LISTED = 100
"""Tables in the lobby; of more it is the newest."""


class Timekeeper:
    """The duties of a server; `schedule` takes on those of other rooms.

    `go_on` does what is due in a tournament. `tell` tells the people at this server that the lobby
    has changed.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        context: TableContext,
        go_on: GoOn,
        notifier: Notifier,
        tell: Callable[[LobbyNews], None],
    ) -> None:
        clock, served = context.clock, context.served
        self._store = store
        self._clock = clock
        self.schedule = Schedule(clock)
        self._flags = Flags(self.schedule, store.schedule, clock, served, tables.flag_if_due)
        self._rounds = Rounds(self.schedule, clock, store.tournaments.running, go_on)
        self._reminders = Reminders(
            self.schedule, store.schedule, clock, self._flags.wall, store.games.load, notifier
        )
        self._waiting = Waiting(self.schedule, clock, self._open_tables, tell)
        cleaning = Cleaning(store.schedule, clock, tables.close_if_unused)
        duties: list[Duty] = [self._flags, self._rounds, self._reminders, self._waiting, cleaning]
        for duty in duties:
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

    async def lobby(self) -> list[LobbyTable]:
        """The public tables with an open seat whose owners are there, the oldest first."""
        listed = [table for table in await self._open_tables() if self._waiting.is_listed(table)]
        return listed[-MOST_LISTED:]

    async def _open_tables(self) -> list[LobbyTable]:
        at, found = self._clock(), await self._store.seating.open_tables()
        return [table for table in found if at - table.created < _listed_for(table)]

    # What happens

    def opened(self, setup: TableSetup) -> None:
        """A table was opened at this server."""
        self._waiting.opened(setup)

    def stored(self, stored: StoredGame) -> None:
        """A game has gone on at this server."""
        self._flags.stored(stored)
        self._reminders.stored(stored)
        self._waiting.stored(stored)

    def present(self, game: str, presence: Presence) -> None:
        """Other people than before are connected to a table at this server."""
        self._waiting.present(game, bool(presence.seats))

    def hear(self, news: Heard) -> None:
        """Another server has said something."""
        match news:
            case GameNews():
                self._flags.hear(news)
                self._reminders.hear(news)
                self._waiting.hear(news)
                if news.ended_in is not None:
                    self._rounds.hear(news.ended_in)
            case PresenceNews():
                self._waiting.hear(news)
            case Missed():
                self.schedule.read_again()


def _listed_for(table: LobbyTable) -> int:
    return LISTED_PATIENTLY_FOR if is_patient(table.clock) else LISTED_FOR
