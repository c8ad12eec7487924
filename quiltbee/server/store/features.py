"""The base of features that keep rows of their own, and take part in other commits.

The store knows tables and people, but neither ratings nor tournaments nor bots. A feature derives
from `Feature`, which registers it; `store[RatingStore]` is its instance in a store. To write in the
same commit as an event elsewhere, a feature overrides a method.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from sqlalchemy import Connection

from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup

if TYPE_CHECKING:
    from quiltbee.server.store.store import Store


class Feature:
    """A feature that reacts to nothing; each method writes through the commit's connection.

    Subclasses register themselves, each after those that it imports.
    """

    registered: ClassVar[list[type["Feature"]]] = []

    def __init_subclass__(cls) -> None:
        Feature.registered.append(cls)

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._database = store.database

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """React to the end of a game by `event`; `ended` is the game after it."""

    def on_resumed(self, connection: Connection, game: str) -> None:
        """React to a takeback that has resumed a finished game."""

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """React to a guest who has signed in as a person; `persons` then moves rows by policy."""

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """React to the removal of a person; `name` replaces theirs in the rows that stay.

        They still hold their seats. `persons` then deletes or clears rows by policy.
        """

    def on_shut_out(self, connection: Connection, person: str) -> None:
        """Revoke all other access than by sessions of a suspended person, such as tokens."""

    def after_shut_out(self, person: str) -> None:
        """Close connections after `on_shut_out` or a removal; called on the event loop."""

    def people_behind(
        self, connection: Connection, setup: TableSetup, people: Sequence[str]
    ) -> Sequence[str]:
        """Return all people with a stake in a game: `people`, and those behind them.

        Nobody may be in it twice. Each feature gets the result of the one before it.
        """
        return people

    @classmethod
    def on_upgraded(cls, connection: Connection) -> None:
        """Write the rows that an older database lacks, once it has the current tables."""


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
