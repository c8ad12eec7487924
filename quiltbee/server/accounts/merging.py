"""A guest who proves to be somebody known: the guest's seats become that person's."""

from sqlalchemy import Connection, Select, delete, select, update

from quiltbee.server.store.bots import hand_over_bots
from quiltbee.server.store.schema import events, seats, sessions
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
    """Move the seats of a guest, who has no account, to a person; the games that were moved.

    Games in which both have sat stay as they are. The guest's other browsers are not let in, and
    the guest's ratings and name end with them.
    """
    if guest == person or _has_account(connection, guest):
        return ()
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


def _has_account(connection: Connection, person: str) -> bool:
    query = select(accounts.c.person).where(accounts.c.person == person)
    return connection.execute(query).first() is not None


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
    for table in (sessions, links, names, subscriptions, ratings, rating_changes):
        connection.execute(delete(table).where(table.c.person == guest))
