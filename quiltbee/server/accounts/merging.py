"""A guest who proves to be somebody known: the guest's seats become that person's."""

from collections.abc import Sequence

from sqlalchemy import Connection, Select, delete, select, update

from quiltbee.server.accounts.schema import accounts, links, names
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import events, seats


def move_guest(
    features: Sequence[Feature], connection: Connection, guest: str, person: str
) -> tuple[str, ...]:
    """Move the seats of a guest to a person; the games that were moved.

    Games in which both have sat stay as they are. The guest's name ends, and `features` move or end
    what is theirs; the sessions are the caller's to end.
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
    """Whether somebody else than the person has no account, and so may become one with them."""
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
    """Forget all of a guest but the bare id, which stays where both have sat."""
    for table in (links, names):
        connection.execute(delete(table).where(table.c.person == guest))
