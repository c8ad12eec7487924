"""How a feature keeps rows of its own, and takes part in other commits than its own.

The store knows tables and people, but neither ratings nor tournaments nor bots. A feature derives
from `Feature`, which registers it; `store[RatingStore]` is that of a store. What has to be written
in the same commit as an event elsewhere is written by a method that the feature overrides.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from sqlalchemy import Connection

from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup

if TYPE_CHECKING:
    from quiltbee.server.store.store import Store


class Feature:
    """A feature that reacts to nothing; each method writes through the commit's connection.

    A subclass registers itself, after those that it imports.
    """

    registered: ClassVar[list[type["Feature"]]] = []

    def __init_subclass__(cls) -> None:
        Feature.registered.append(cls)

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._database = store.database

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """`event` has ended the game; `ended` is the game after it."""

    def on_resumed(self, connection: Connection, game: str) -> None:
        """A takeback has resumed a game that had ended."""

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """A guest has signed in as a known person; `persons` then moves the rows that say so."""

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """A person is being removed; `name` replaces theirs in what stays.

        They still hold their seats. `persons` then deletes or clears the rows that say so.
        """

    def on_shut_out(self, connection: Connection, person: str) -> None:
        """Whatever comes in for a person without their sessions may not come in any more."""

    def after_shut_out(self, person: str) -> None:
        """That is stored, or the person has been removed; called on the event loop."""

    def people_behind(
        self, connection: Connection, setup: TableSetup, people: Sequence[str]
    ) -> Sequence[str]:
        """Return the people to whom a game matters, given its players: nobody may be in it twice.

        Each feature gets what the one before it returned.
        """
        return people

    @classmethod
    def on_upgraded(cls, connection: Connection) -> None:
        """An older database has today's tables now; write the rows that it lacks."""


def settle(
    features: Sequence[Feature],
    connection: Connection,
    before: StoredGame,
    after: StoredGame,
    event: StoredEvent,
) -> None:
    """Call the features if an event has ended a game, or a takeback has resumed it."""
    if after.game.is_over and not before.game.is_over:
        for feature in features:
            feature.on_ended(connection, after, event)
    elif before.game.is_over and not after.game.is_over:
        for feature in features:
            feature.on_resumed(connection, after.setup.id)
