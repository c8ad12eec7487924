"""The store: people, tables, events, and the rows of each feature, in one database."""

from typing import Any, TypeVar

from quiltbee.server.store.database import Database
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import GameStore

_Kind = TypeVar("_Kind", bound=Feature)


class Store:
    """The server's data; close it with `close`.

    `store[RatingStore]` is the store of a feature; `place` names the location in messages. Import
    the modules of all features first, as `quiltbee.server.features` does.
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
        """All features, each after its dependencies."""
        return list(self._features.values())

    def __getitem__(self, kind: type[_Kind]) -> _Kind:
        feature: _Kind = self._features[kind]
        return feature

    def close(self) -> None:
        """Commit pending work and close the database, which accepts no more."""
        self.database.close()
