"""What falls due at a server: its duties, and the ticker that does them."""

from quiltbee.server.lobby.cleaning import Cleaning
from quiltbee.server.lobby.waiting import Waiting
from quiltbee.server.schedule.clocks import Clocks, Notifier
from quiltbee.server.schedule.ticker import Duty, Ticker
from quiltbee.server.store.store import Store
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments.organiser import Organiser


class Timekeeper:
    """The duties of a server; `more` are those of others."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        context: TableContext,
        notifier: Notifier,
        *more: Duty,
    ) -> None:
        clock, served, bus, database = context.clock, context.served, context.bus, store.database
        self.clocks = Clocks(database, clock, served, tables.flag_if_due, notifier)
        self.waiting = Waiting(store.seating, clock, bus)
        self.organiser = Organiser(
            store.tournaments, tables, bus, clock=clock, draws=context.draws, served=served
        )
        self.cleaning = Cleaning(database, clock, tables.close_if_unused)
        self.ticker = Ticker(
            database, clock, self.clocks, self.organiser, self.waiting, self.cleaning, *more
        )
