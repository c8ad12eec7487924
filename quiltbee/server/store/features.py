"""What a feature of the server adds to commits that are not its own.

The store keeps tables and people, and does not know who counts results, pairs rounds or owns bots.
Whoever does overrides here what follows, in the same commit, from what happens elsewhere.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, Connection

from quiltbee.server.store.values import StoredEvent, StoredGame


class Feature:
    """A feature that nothing concerns; each method writes on the connection of the commit.

    `about` are the columns that say to whom a row of the feature belongs: such rows are a person's
    own data, which they can take along.
    """

    about: Sequence[Column[Any]] = ()

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """An event has ended a game, which now stands as given."""

    def on_resumed(self, connection: Connection, game: str) -> None:
        """A takeback lets a game go on that had ended."""

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """A guest has proved to be a person who was known before."""

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """A person is removed; `name` stands for them in what stays. They still hold their seats.

        No row may name the person afterwards.
        """


def settle(
    features: Sequence[Feature],
    connection: Connection,
    before: StoredGame,
    after: StoredGame,
    event: StoredEvent,
) -> None:
    """Write what follows if an event has ended a game, or a takeback lets it go on."""
    if after.game.is_over and not before.game.is_over:
        for feature in features:
            feature.on_ended(connection, after, event)
    elif before.game.is_over and not after.game.is_over:
        for feature in features:
            feature.on_resumed(connection, after.setup.id)
