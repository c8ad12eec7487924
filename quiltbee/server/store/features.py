"""How a feature takes part in other commits than its own.

The store knows tables and people, but neither ratings nor tournaments nor bots. A feature that has
to write in the same commit as an event elsewhere overrides a method of `Feature`.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from quiltbee.server.store.database import Database
from quiltbee.server.store.values import StoredEvent, StoredGame


class Feature:
    """A feature that reacts to nothing; each method writes through the commit's connection."""

    def __init__(self, database: Database) -> None:
        self._database = database

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

    def after_removed(self, person: str) -> None:
        """A person has been removed, and it is stored; called on the event loop."""


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
