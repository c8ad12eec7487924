"""A guest who proves to be somebody known: the guest's seats become that person's."""

from collections.abc import Sequence

from sqlalchemy import Connection, Select, select, update

from quiltbee.server.accounts.schema import accounts
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import merge
from quiltbee.server.store.schema import events, metadata, seats


def move_guest(
    features: Sequence[Feature], connection: Connection, guest: str, person: str
) -> tuple[str, ...]:
    """Move a guest's seats to a person, and return their games.

    Games in which both have sat stay as they are. What becomes of other rows is said by their
    columns; the caller ends the sessions.
    """
    games = tuple(row.game for row in connection.execute(_games_to_move(guest, person)))
    for column in (seats.c.person, events.c.person):
        move = update(column.table).where(column == guest, column.table.c.game.in_(games))
        connection.execute(move.values(person=person))
    for feature in features:
        feature.on_merged(connection, guest, person)
    merge(metadata, connection, guest, person)
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
