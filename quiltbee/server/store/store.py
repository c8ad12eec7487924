"""The store: people, tables and events, and what each feature keeps, in one database."""

from typing import Any, TypeVar

from quiltbee.server.store.database import Database
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import GameStore

_Kind = TypeVar("_Kind", bound=Feature)


class Store:
    """Everything that the server keeps; close it with `close`.

    `store[RatingStore]` is what a feature keeps; `place` says where it is, for people. The modules
    of all features must have been imported, as `quiltbee.server.features` does.
    """

    def __init__(self, database: Database, place: str) -> None:
        self.database = database
        self.place = place
        self._features: dict[type[Feature], Any] = {}
        for kind in Feature.registered:
            self._features[kind] = kind(self)
        self.games = GameStore(database, self.features)

    @property
    def features(self) -> list[Feature]:
        """All features, each after those that it builds on."""
        return list(self._features.values())

    def __getitem__(self, kind: type[_Kind]) -> _Kind:
        feature: _Kind = self._features[kind]
        return feature

    def close(self) -> None:
        """Store pending work and close the database; afterwards nothing is accepted."""
        self.database.close()
