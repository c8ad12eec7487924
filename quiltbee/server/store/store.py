"""The store: one class for each kind of thing that is kept, all on one database."""

from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.notices.rows import SubscriptionStore
from quiltbee.server.reports.rows import ReportStore
from quiltbee.server.store.bots import BotStore
from quiltbee.server.store.database import Database
from quiltbee.server.store.games import GameStore
from quiltbee.server.store.one_games import OneGameStore
from quiltbee.server.store.ratings import RatingStore
from quiltbee.server.store.seating import SeatingStore
from quiltbee.server.store.tournaments import TournamentStore


class Store:
    """Everything that the server keeps; close it with `close`.

    `place` says where it is, for people.
    """

    def __init__(self, database: Database, place: str) -> None:
        self.database = database
        self.place = place
        self.games = GameStore(database)
        self.people = PeopleStore(database)
        self.one_games = OneGameStore(database)
        self.ratings = RatingStore(database)
        self.reports = ReportStore(database)
        self.subscriptions = SubscriptionStore(database)
        self.seating = SeatingStore(database)
        self.bots = BotStore(database)
        self.tournaments = TournamentStore(database)

    def close(self) -> None:
        """Store what waits, then give the database back; afterwards nothing is accepted."""
        self.database.close()
