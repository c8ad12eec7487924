"""The store: the kernel's rows and those of all features, in one database.

This is the only module of the store that knows the features.
"""

from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.analysis.reviews import ReviewStore
from quiltbee.server.bots.rows import BotStore
from quiltbee.server.day.day import DayStore
from quiltbee.server.lobby.games import GameListStore
from quiltbee.server.lobby.opponents import OpponentStore
from quiltbee.server.lobby.rows import SeatingStore
from quiltbee.server.lobby.watching import PublicGameStore
from quiltbee.server.notices.routes import SubscriptionStore
from quiltbee.server.progress.boxes import BoxStore
from quiltbee.server.puzzles.rows import PuzzleStore
from quiltbee.server.ratings.rows import RatingStore
from quiltbee.server.reports import ReportStore
from quiltbee.server.results.profiles import ProfileStore
from quiltbee.server.results.rows import ResultStore, write_missing_outcomes
from quiltbee.server.starts.rows import StartStore
from quiltbee.server.store.database import Database
from quiltbee.server.store.games import GameStore
from quiltbee.server.tournaments.store import TournamentStore

complete_upgrade = write_missing_outcomes
"""Writes what features keep now and an older database lacks."""


class Store:
    """Everything that the server keeps; close it with `close`.

    `place` says where it is, for people.
    """

    def __init__(self, database: Database, place: str) -> None:
        self.database = database
        self.place = place
        self.results = ResultStore(database)
        self.profiles = ProfileStore(database)
        self.puzzles = PuzzleStore(database)
        self.bots = BotStore(database)
        self.days = DayStore(database)
        self.tournaments = TournamentStore(database)
        self.ratings = RatingStore(database, self.bots.owners_of, self.tournaments.organiser_of)
        self.seating = SeatingStore(database)
        self.game_lists = GameListStore(database)
        self.opponents = OpponentStore(database)
        self.public_games = PublicGameStore(database)
        self.reports = ReportStore(database)
        self.subscriptions = SubscriptionStore(database)
        self.reviews = ReviewStore(database)
        self.boxes = BoxStore(database)
        features = (
            StartStore(database),
            self.results,
            self.ratings,
            self.puzzles,
            self.bots,
            self.days,
            self.tournaments,
            self.seating,
            self.reports,
            self.subscriptions,
            self.reviews,
            self.boxes,
        )
        self.games = GameStore(database, features)
        self.people = PeopleStore(database, features)

    def close(self) -> None:
        """Store pending work and close the database; afterwards nothing is accepted."""
        self.database.close()
