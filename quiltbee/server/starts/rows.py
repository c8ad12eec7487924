"""The second game on a ring, opened in the commit that ends the first one."""

from sqlalchemy import Connection

from quiltbee.server.starts.rules import second_of_two
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.values import StoredEvent, StoredGame


class StartStore(Feature):
    """Opens second games; whatever happens after that commit, they are there."""

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Open the second game after the first of two."""
        if (second := second_of_two(ended, event.at)) is not None:
            insert_table(connection, second)
