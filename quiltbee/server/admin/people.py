"""Looking after people, as rows: finding, renaming and suspending them; reports with names."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from quiltbee.server.accounts.schema import (
    accounts,
    administrators,
    is_in_force,
    names,
    suspensions,
)
from quiltbee.server.bots.access import name_key
from quiltbee.server.bots.rows import bots, rename_bot
from quiltbee.server.errors import TakenError, UnknownError
from quiltbee.server.reports import reports
from quiltbee.server.store.database import rows_of
from quiltbee.server.store.games import has_open_seat, last_event
from quiltbee.server.store.schema import events, games, people, seats
from quiltbee.server.tournaments.store import entrants

MOST_FOUND = 50

_NAME = func.coalesce(names.c.name, bots.c.name)


class SuspensionShape(Struct):
    """When a suspension began and when it ends, in ms since 1970; it ends at None if for good."""

    since: int
    until: int | None
    reason: str


class FoundPerson(Struct):
    """Somebody, with how much they have played and how often they were reported."""

    id: str
    name: str | None
    login: str | None
    created: int
    games: int
    reports: int
    suspended: SuspensionShape | None


class ReportedSeat(Struct):
    """Who sits at a reported game; a computer's seat has no person."""

    seat: int
    name: str
    person: str | None


class ReportShape(Struct):
    """A report, with the names and the game."""

    id: str
    created: int
    reporter: str | None
    reporter_name: str | None
    game: str | None
    person: str | None
    person_name: str | None
    reason: str
    text: str
    closed: int | None
    seats: list[ReportedSeat] | None


def find_people(connection: Connection, wanted: str, at: int) -> list[FoundPerson]:
    """Return people by their id, their login or a part of their name, the newest first; at most 50.

    Leaves out suspensions that are over at that time, in ms since 1970.
    """
    escaped = wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    is_it = or_(
        people.c.id == wanted,
        func.lower(accounts.c.login) == wanted.lower(),
        func.lower(_NAME).like(f"%{escaped.lower()}%", escape="\\"),
    )
    query = _described(at).where(is_it).order_by(people.c.created.desc(), people.c.id)
    rows = connection.execute(query.limit(MOST_FOUND))
    return [_person(connection, row) for row in rows]


def rename(connection: Connection, person: str, name: str) -> tuple[str, ...]:
    """Rename a person or a bot, at their tables and in tournaments too; returns their games.

    TakenError if another bot has the name.
    """
    _check_known(connection, person)
    if not rename_bot(connection, person, name, name_key(name)):
        connection.execute(delete(names).where(names.c.person == person))
        connection.execute(insert(names), {"person": person, "name": name})
    for table in (seats, entrants):
        connection.execute(update(table).where(table.c.person == person).values(name=name))
    theirs = select(seats.c.game).where(seats.c.person == person).distinct()
    return tuple(connection.execute(theirs).scalars())


def suspend(
    connection: Connection, person: str, since: int, until: int | None, reason: str
) -> None:
    """Keep a person out until a time in ms since 1970, None for good."""
    _check_known(connection, person)
    lift(connection, person)
    row = {"person": person, "since": since, "until": until, "reason": reason}
    connection.execute(insert(suspensions), row)


def lift(connection: Connection, person: str) -> bool:
    """Let a person in again; returns whether they were suspended."""
    change = delete(suspensions).where(suspensions.c.person == person)
    return connection.execute(change).rowcount > 0


def appoint(connection: Connection, person: str) -> None:
    """Make somebody with an account an administrator; TakenError without one."""
    _check_known(connection, person)
    query = select(accounts.c.person).where(accounts.c.person == person)
    if connection.execute(query).first() is None:
        raise TakenError("An administrator needs an account.")
    dismiss(connection, person)
    connection.execute(insert(administrators), {"person": person})


def dismiss(connection: Connection, person: str) -> bool:
    """Make somebody an administrator no longer; returns whether they were one."""
    change = delete(administrators).where(administrators.c.person == person)
    return connection.execute(change).rowcount > 0


def list_reports(connection: Connection, *, closed: bool, most: int) -> list[ReportShape]:
    """Return the open reports, or all, the oldest first, with the names and the games."""
    query = select(reports).order_by(reports.c.created, reports.c.id).limit(most)
    if not closed:
        query = query.where(reports.c.closed.is_(None))
    return [
        ReportShape(
            **row._mapping,
            reporter_name=name_of(connection, row.reporter),
            person_name=name_of(connection, row.person),
            seats=_seats_of(connection, row.game),
        )
        for row in connection.execute(query).all()
    ]


def _described(at: int) -> Any:
    return (
        select(
            people.c.id,
            people.c.created,
            _NAME.label("name"),
            accounts.c.login,
            suspensions.c.since,
            suspensions.c.until,
            suspensions.c.reason,
        )
        .outerjoin(names, names.c.person == people.c.id)
        .outerjoin(bots, bots.c.person == people.c.id)
        .outerjoin(accounts, accounts.c.person == people.c.id)
        .outerjoin(suspensions, (suspensions.c.person == people.c.id) & is_in_force(at))
    )


def _person(connection: Connection, row: Row[Any]) -> FoundPerson:
    played = select(func.count()).select_from(seats).where(seats.c.person == row.id)
    about = select(func.count()).select_from(reports).where(reports.c.person == row.id)
    return FoundPerson(
        id=row.id,
        name=row.name,
        login=row.login,
        created=row.created,
        games=connection.execute(played).scalar_one(),
        reports=connection.execute(about).scalar_one(),
        suspended=row.since and SuspensionShape(row.since, row.until, row.reason),
    )


def name_of(connection: Connection, person: str | None) -> str | None:
    """Return somebody's name: the one they chose, else the one at their latest table."""
    if person is None:
        return None
    own = connection.scalar(select(names.c.name).where(names.c.person == person))
    if own is not None:
        return str(own)
    latest = select(seats.c.name).where(seats.c.person == person).order_by(seats.c.taken.desc())
    return connection.scalar(latest.limit(1))


def open_tables_of(connection: Connection, person: str) -> list[str]:
    """Return the games in which somebody, or a bot of theirs, waits for an opponent."""
    theirs = select(bots.c.person).where(bots.c.owner == person)
    query = (
        select(games.c.id)
        .join(seats, seats.c.game == games.c.id)
        .where(or_(seats.c.person == person, seats.c.person.in_(theirs)))
        .where(has_open_seat(), last_event(events.c.over, 0) == 0)
    )
    return list(connection.execute(query).scalars())


def _seats_of(connection: Connection, game: str | None) -> list[ReportedSeat] | None:
    """Return who sits at a game, by seat; None without a game."""
    if game is None:
        return None
    query = select(seats.c.seat, seats.c.name, seats.c.person).where(seats.c.game == game)
    return rows_of(connection, query.order_by(seats.c.seat), ReportedSeat)


def _check_known(connection: Connection, person: str) -> None:
    if connection.execute(select(people.c.id).where(people.c.id == person)).first() is None:
        raise UnknownError("There is no such person.")
