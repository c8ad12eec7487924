"""Loads a game: its table, and the fold over its events."""

from sqlalchemy import Connection, select

from quiltbee.server.errors import StoreError, UnknownGameError
from quiltbee.server.store.rows import event_of, setup_of
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.store.values import StoredGame


def load_game(connection: Connection, game_id: str) -> StoredGame:
    """A table with all its events; UnknownGameError, or StoreError for a damaged one."""
    row = connection.execute(select(games).where(games.c.id == game_id)).first()
    if row is None:
        raise UnknownGameError("There is no such game.")
    at_the_table = connection.execute(select(seats).where(seats.c.game == game_id))
    happened = select(events).where(events.c.game == game_id).order_by(events.c.number)
    try:
        setup = setup_of(row, at_the_table)
        return StoredGame.fold(setup, map(event_of, connection.execute(happened)))
    except ValueError as error:
        raise StoreError(f"The stored game {game_id} is damaged: {error}.") from error
