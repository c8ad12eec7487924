"""The rows of administration: finding, renaming and suspending people, and reports."""

from msgspec import Struct
from sqlalchemy import Connection, func, or_, select, update

from quiltbee.server.accounts.rows import count_of
from quiltbee.server.accounts.schema import accounts, is_in_force, names, suspensions
from quiltbee.server.bots.access import name_key
from quiltbee.server.bots.rows import bots, rename_bot
from quiltbee.server.errors import UnknownError
from quiltbee.server.reports import reports
from quiltbee.server.store.database import replace_row, rows_of
from quiltbee.server.store.games import has_open_seat, last_event
from quiltbee.server.store.schema import events, games, people, seats
from quiltbee.server.tournaments.store import entrants

MOST_FOUND = 50

_NAME = func.coalesce(names.c.name, bots.c.name)


class SuspensionShape(Struct):
    """A suspension, from `since` to `until` in ms since 1970; None if it is for good."""

    since: int
    until: int | None
    reason: str


class FoundPerson(Struct):
    """A person, with the numbers of their games and of reports about them."""

    id: str
    name: str | None
    login: str | None
    created: int
    games: int
    reports: int
    suspended: SuspensionShape | None


class ReportedSeat(Struct):
    """A seat of a reported game; a computer's has no person."""

    seat: int
    name: str
    person: str | None


class ReportShape(Struct):
    """A report, with the names of its people and the seats of its game."""

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
    """Return people by id, login or a part of their name, the newest first.

    Leaves out suspensions that are over at `at`.
    """
    escaped = wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    is_it = or_(
        people.c.id == wanted,
        func.lower(accounts.c.login) == wanted.lower(),
        func.lower(_NAME).like(f"%{escaped.lower()}%", escape="\\"),
    )
    query = (
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
        .where(is_it)
        .order_by(people.c.created.desc(), people.c.id)
        .limit(MOST_FOUND)
    )
    return [
        FoundPerson(
            id=row.id,
            name=row.name,
            login=row.login,
            created=row.created,
            games=count_of(connection, seats.c.person == row.id),
            reports=count_of(connection, reports.c.person == row.id),
            suspended=row.since and SuspensionShape(row.since, row.until, row.reason),
        )
        for row in connection.execute(query).all()
    ]


def rename(connection: Connection, person: str, name: str) -> tuple[str, ...]:
    """Rename a person or a bot, also at tables and in tournaments; returns their games.

    Raises TakenError if another bot has the name.
    """
    check_known(connection, person)
    if not rename_bot(connection, person, name, name_key(name)):
        replace_row(connection, names, {"person": person, "name": name})
    for table in (seats, entrants):
        connection.execute(update(table).where(table.c.person == person).values(name=name))
    theirs = select(seats.c.game).where(seats.c.person == person).distinct()
    return tuple(connection.execute(theirs).scalars())


def suspend(
    connection: Connection, person: str, since: int, until: int | None, reason: str
) -> None:
    """Suspend a person until a time in ms since 1970, None for good."""
    check_known(connection, person)
    row = {"person": person, "since": since, "until": until, "reason": reason}
    replace_row(connection, suspensions, row)


def list_reports(connection: Connection, *, closed: bool, most: int) -> list[ReportShape]:
    """Return the open reports, or all, the oldest first."""
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


def name_of(connection: Connection, person: str | None) -> str | None:
    """Return a person's own name, else the one at their latest table."""
    if person is None:
        return None
    own = connection.scalar(select(names.c.name).where(names.c.person == person))
    if own is not None:
        return str(own)
    latest = select(seats.c.name).where(seats.c.person == person).order_by(seats.c.taken.desc())
    return connection.scalar(latest.limit(1))


def open_tables_of(connection: Connection, person: str) -> list[str]:
    """Return the games in which a person, or a bot of theirs, waits for an opponent."""
    theirs = select(bots.c.person).where(bots.c.owner == person)
    query = (
        select(games.c.id)
        .join(seats, seats.c.game == games.c.id)
        .where(or_(seats.c.person == person, seats.c.person.in_(theirs)))
        .where(has_open_seat(), last_event(events.c.over, 0) == 0)
    )
    return list(connection.execute(query).scalars())


def _seats_of(connection: Connection, game: str | None) -> list[ReportedSeat] | None:
    if game is None:
        return None
    query = select(seats.c.seat, seats.c.name, seats.c.person).where(seats.c.game == game)
    return rows_of(connection, query.order_by(seats.c.seat), ReportedSeat)


def check_known(connection: Connection, person: str) -> None:
    """Raise UnknownError if there is no such person."""
    if connection.execute(select(people.c.id).where(people.c.id == person)).first() is None:
        raise UnknownError("There is no such person.")
