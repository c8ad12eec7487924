"""A guest who proves to be somebody known: the guest's seats become that person's."""

from sqlalchemy import Connection, Select, delete, select, update

from quiltbee.server.store.bots import hand_over_bots
from quiltbee.server.store.schema import events, seats
from quiltbee.server.store.schema_people import (
    accounts,
    links,
    names,
    rating_changes,
    ratings,
    subscriptions,
)
from quiltbee.server.store.tournament_people import move_entries


def move_guest(connection: Connection, guest: str, person: str) -> tuple[str, ...]:
    """Move the seats of a guest to a person; the games that were moved.

    Games in which both have sat stay as they are. The guest's ratings and name end; the sessions
    are the caller's to end.
    """
    games = tuple(row.game for row in connection.execute(_games_to_move(guest, person)))
    for column in (seats.c.person, events.c.person):
        move = update(column.table).where(column == guest, column.table.c.game.in_(games))
        connection.execute(move.values(person=person))
    invited = update(seats).where(seats.c.invited == guest)
    connection.execute(invited.values(invited=person))
    hand_over_bots(connection, guest, person)
    move_entries(connection, guest, person)
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
    for table in (links, names, subscriptions, ratings, rating_changes):
        connection.execute(delete(table).where(table.c.person == guest))
