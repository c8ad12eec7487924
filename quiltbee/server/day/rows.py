"""Attempts at daily challenges: one for each person and day, and how it ended."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    Row,
    Table,
    Text,
    delete,
    desc,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from quiltbee.server.accounts.schema import names
from quiltbee.server.errors import TakenError
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import Also
from quiltbee.server.store.schema import Milliseconds, metadata
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup

day_attempts = Table(
    "day_attempts",
    metadata,
    Column("day", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, ForeignKey("games.id"), nullable=False),
    Column("ended", Milliseconds),
    Column("won", Integer),
    Column("margin", Integer),
    CheckConstraint("won IN (0, 1)", name="won"),
    Index("ix_day_attempts_person", "person"),
    Index("ix_day_attempts_game", "game"),
)

MOST_LISTED = 100
LONGEST_CALENDAR = 1000


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's attempt at a day; `won` and `margin` are None while it runs.

    A game that was resigned is lost without a margin.
    """

    day: str
    game: str
    won: bool | None
    margin: int | None


@dataclass(frozen=True, slots=True)
class Placed:
    """A finished attempt with its rank; `name` is None for a guest without one."""

    rank: int
    name: str | None
    person: str
    attempt: Attempt


@dataclass(frozen=True, slots=True)
class Standings:
    """How a day went: the best first, at most 100 of the `played` attempts that are over."""

    played: int
    won: int
    best: tuple[Placed, ...]


class DayStore(Feature):
    """The attempts of a database; failures raise StoreError."""

    about = (day_attempts.c.person,)

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Store how the attempt went."""
        setup, result = ended.setup, ended.game.result
        if setup.day is None or result is None:
            return
        (seat,) = setup.person_seats
        margin = result.scores[seat.index] - result.scores[seat.other.index]
        values = {
            "ended": event.at,
            "won": int(result.winner is seat),
            "margin": None if ended.game.ended is not None else margin,
        }
        this = day_attempts.c.game == setup.id
        connection.execute(update(day_attempts).where(this).values(values))

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """A guest's attempts become the person's, except on days for which they have their own."""
        own = select(day_attempts.c.day).where(day_attempts.c.person == person)
        these = day_attempts.c.person == guest
        connection.execute(delete(day_attempts).where(these, day_attempts.c.day.in_(own)))
        connection.execute(update(day_attempts).where(these).values(person=person))

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """Remove everything of theirs."""
        connection.execute(delete(day_attempts).where(day_attempts.c.person == person))

    def attempting(self, person: str, setup: TableSetup) -> Also:
        """Writes the attempt with its table; TakenError if the person already has one that day."""

        def also(connection: Connection) -> None:
            values = {"day": setup.day, "person": person, "game": setup.id}
            try:
                connection.execute(insert(day_attempts), values)
            except IntegrityError:
                raise TakenError("You have begun that day's game already.") from None

        return also

    async def attempt(self, day: str, person: str) -> Attempt | None:
        """A person's attempt at a day."""
        query = select(day_attempts).where(
            day_attempts.c.day == day, day_attempts.c.person == person
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else _attempt(row)

    async def standings(self, day: str) -> Standings:
        """How a day went."""
        over = (day_attempts.c.day == day) & day_attempts.c.ended.is_not(None)
        lost = day_attempts.c.margin.is_(None)
        margin, ended = day_attempts.c.margin, day_attempts.c.ended
        counted = select(func.count(), func.coalesce(func.sum(day_attempts.c.won), 0)).where(over)
        query = (
            select(day_attempts, names.c.name)
            .outerjoin(names, names.c.person == day_attempts.c.person)
            .where(over)
            .order_by(lost, desc(margin), ended, day_attempts.c.person)
            .limit(MOST_LISTED)
        )

        def question(connection: Connection) -> Standings:
            played, won = connection.execute(counted).one()
            return Standings(played, won, _ranked(connection.execute(query).all()))

        return await self._database.read(question)

    async def rank(self, attempt: Attempt) -> int:
        """The rank of a finished attempt; equal margins share one."""
        these = (day_attempts.c.day == attempt.day) & day_attempts.c.ended.is_not(None)
        margin = day_attempts.c.margin
        better = margin.is_not(None) if attempt.margin is None else margin > attempt.margin
        query = select(func.count()).select_from(day_attempts).where(these, better)
        return 1 + await self._database.read(
            lambda connection: int(connection.execute(query).scalar_one())
        )

    async def calendar(self, person: str) -> list[Attempt]:
        """A person's last 1000 attempts, the latest day first."""
        query = (
            select(day_attempts)
            .where(day_attempts.c.person == person)
            .order_by(desc(day_attempts.c.day))
            .limit(LONGEST_CALENDAR)
        )
        return await self._database.read(
            lambda connection: list(map(_attempt, connection.execute(query)))
        )


def _attempt(row: Row[Any]) -> Attempt:
    won = None if row.won is None else bool(row.won)
    return Attempt(row.day, row.game, won, row.margin)


def _ranked(rows: list[Row[Any]] | Any) -> tuple[Placed, ...]:
    """The rows with their ranks; equal margins share one."""
    placed: list[Placed] = []
    for place, row in enumerate(rows, 1):
        attempt = _attempt(row)
        is_tied = bool(placed) and placed[-1].attempt.margin == attempt.margin
        rank = placed[-1].rank if is_tied else place
        placed.append(Placed(rank, row.name, row.person, attempt))
    return tuple(placed)
