"""A guest who proves to be somebody known: the guest's seats become that person's."""

from collections.abc import Sequence

from sqlalchemy import Connection, Select, delete, select, update

from quiltbee.server.accounts.schema import accounts, links, names
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import events, seats


def move_guest(
    features: Sequence[Feature], connection: Connection, guest: str, person: str
) -> tuple[str, ...]:
    """Move a guest's seats to a person, and return their games.

    Games in which both have sat stay as they are. The guest's name is deleted, and each feature
    moves or deletes its own rows; the caller ends the sessions.
    """
    games = tuple(row.game for row in connection.execute(_games_to_move(guest, person)))
    for column in (seats.c.person, events.c.person):
        move = update(column.table).where(column == guest, column.table.c.game.in_(games))
        connection.execute(move.values(person=person))
    invited = update(seats).where(seats.c.invited == guest)
    connection.execute(invited.values(invited=person))
    for feature in features:
        feature.on_merged(connection, guest, person)
    _forget(connection, guest)
    return games


def is_guest(connection: Connection, guest: str, person: str) -> bool:
    """Whether `guest` is somebody else without an account, and so may be merged into `person`."""
    query = select(accounts.c.person).where(accounts.c.person == guest)
    return guest != person and connection.execute(query).first() is None


def _games_to_move(guest: str, person: str) -> Select[tuple[str]]:
    sat_in = select(seats.c.game).where(seats.c.person == person)
    acted_in = select(events.c.game).where(events.c.game == seats.c.game, events.c.person == person)
    return (
        select(seats.c.game)
        .where(seats.c.person == guest, seats.c.game.not_in(sat_in), ~acted_in.exists())
        .distinct()
    )


def _forget(connection: Connection, guest: str) -> None:
    """Delete everything about a guest except the id, which stays in games where both have sat."""
    for table in (links, names):
        connection.execute(delete(table).where(table.c.person == guest))
