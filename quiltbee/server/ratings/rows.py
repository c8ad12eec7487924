"""Ratings in the database: current values, history, and the leaderboard.

ratings          a person's strength in one class
rating_changes   what each rated game made of the ratings of its people
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import (
    REAL,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    Row,
    RowMapping,
    Table,
    Text,
    case,
    delete,
    desc,
    insert,
    select,
    update,
)
from sqlalchemy.types import TypeEngine

from quiltbee.players.glicko2 import Rating
from quiltbee.rules import Seat
from quiltbee.server.accounts.schema import accounts, names
from quiltbee.server.errors import UnknownError
from quiltbee.server.ratings.messages import RankedPerson
from quiltbee.server.ratings.rules import (
    CLASSES,
    PROVISIONAL,
    RatingClass,
    RatingState,
    class_of,
    is_rated,
)
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata, people
from quiltbee.server.store.seats import SeatHolder
from quiltbee.server.store.table_events import REMOVED
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup

_Number: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")


ratings = Table(
    "ratings",
    metadata,
    person_column("person", leave="delete", merge="delete", primary_key=True),
    Column("class", Text, primary_key=True),
    Column("rating", _Number, nullable=False),
    Column("deviation", _Number, nullable=False),
    Column("volatility", _Number, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Milliseconds, nullable=False),
    Index("ix_ratings_class_rating", "class", "rating"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    person_column("person", leave="delete", merge="delete", primary_key=True),
    Column("class", Text, nullable=False),
    Column("rating", _Number, nullable=False),
    Column("deviation", _Number, nullable=False),
    Column("at", Milliseconds, nullable=False),
    Index("ix_rating_changes_person_at", "person", "at"),
)

MOST_LISTED = 100
LONGEST_HISTORY = 1000

_CLASS = ratings.c["class"].label("rating_class")


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A rating after a game."""

    rating_class: RatingClass
    game: str
    rating: float
    at: int


class RatingStore(Feature):
    """The ratings of a database; failures raise StoreError."""

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Update both ratings after a rated game, once per game."""
        result = ended.game.result
        if not is_rated(ended) or result is None or _was_rated(connection, ended.setup.id):
            return
        if event.message.startswith(REMOVED) or self._is_twice(connection, ended.setup):
            return
        rating_class = class_of(ended.setup)
        _wait_for_others(connection, ended.setup)
        before = [
            _before(connection, holder, rating_class, event.at) for holder in ended.setup.seats
        ]
        for seat, own, opponent in zip(Seat, before, reversed(before), strict=True):
            person = ended.setup.holder(seat).person
            if person is not None:
                score = 1.0 if result.winner is seat else 0.0
                after = own.after(opponent, score, event.at)
                _write(connection, person, ended.setup.id, after)

    def _is_twice(self, connection: Connection, setup: TableSetup) -> bool:
        """Whether a game matters to somebody twice, such as to the owner of a bot that plays."""
        people: Sequence[str] = setup.people
        for feature in self._store.features:
            people = feature.people_behind(connection, setup, people)
        return len(set(people)) < len(people)

    async def void(self, game: str) -> None:
        """Undo the changes that a game made to ratings; UnknownError if it made none.

        The players get back the points that it cost them, and lose those that it brought.
        """

        def work(connection: Connection) -> None:
            found = (
                connection.execute(select(rating_changes).where(rating_changes.c.game == game))
                .mappings()
                .all()
            )
            if not found:
                raise UnknownError("That game has changed no rating.")
            for change in found:
                _take_back(connection, change)
            connection.execute(delete(rating_changes).where(rating_changes.c.game == game))

        await self._database.write(work)

    async def of(self, person: str, now: int) -> list[RatingState]:
        """A person's ratings, with their deviations grown up to now."""

        def question(connection: Connection) -> list[RatingState]:
            query = select(ratings, _CLASS).where(ratings.c.person == person)
            found = {row.rating_class: row for row in connection.execute(query)}
            return [
                replace(state, rating=state.rested(now))
                for state in (_state(found[one]) for one in CLASSES if one in found)
            ]

        return await self._database.read(question)

    async def values_of(self, people: Collection[str]) -> dict[str, dict[RatingClass, int]]:
        """The ratings of some people, by person and class."""
        query = select(ratings, _CLASS).where(ratings.c.person.in_(people))

        def question(connection: Connection) -> dict[str, dict[RatingClass, int]]:
            found: dict[str, dict[RatingClass, int]] = {}
            for row in connection.execute(query):
                found.setdefault(row.person, {})[row.rating_class] = round(row.rating)
            return found

        return await self._database.read(question)

    async def rating_for(self, person: str, setup: TableSetup) -> int | None:
        """A person's rating in the class of a table; None without a rated game in it."""
        row = await self._database.read(
            lambda connection: _row(connection, person, class_of(setup))
        )
        return None if row is None else round(row.rating)

    async def seated(self, setup: TableSetup) -> TableSetup:
        """A table with its players' ratings, as `rating_for` gives them."""
        if setup.start.has_cards:
            return setup

        def question(connection: Connection) -> TableSetup:
            seated = setup
            for seat in setup.person_seats:
                holder = setup.holder(seat)
                row = _row(connection, holder.person or "", class_of(setup))
                rating = None if row is None else round(row.rating)
                seated = seated.with_holder(seat, replace(holder, rating=rating))
            return seated

        return await self._database.read(question)

    async def history(self, person: str) -> list[RatingChange]:
        """A person's rating after each of the last 1000 games, oldest first."""
        query = (
            select(rating_changes)
            .where(rating_changes.c.person == person)
            .order_by(desc(rating_changes.c.at))
            .limit(LONGEST_HISTORY)
        )

        def question(connection: Connection) -> list[RatingChange]:
            rows = connection.execute(query).mappings().all()
            return [
                RatingChange(row["class"], row["game"], row["rating"], row["at"])
                for row in reversed(rows)
            ]

        return await self._database.read(question)

    async def best(self, rating_class: RatingClass, person: str | None) -> list[RankedPerson]:
        """The list of a class: listed accounts, those with settled ratings first.

        `person` is the reader.
        """
        is_provisional = case((ratings.c.deviation > PROVISIONAL, 1), else_=0)
        query = (
            select(ratings, names.c.name)
            .join(accounts, accounts.c.person == ratings.c.person)
            .outerjoin(names, names.c.person == ratings.c.person)
            .where(
                ratings.c["class"] == rating_class,
                accounts.c.listed == 1,
            )
            .order_by(is_provisional, desc(ratings.c.rating), ratings.c.person)
            .limit(MOST_LISTED)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            {
                "rank": None if row.deviation > PROVISIONAL else rank,
                "id": row.person,
                "name": row.name,
                "provisional": row.deviation > PROVISIONAL,
                "rating": round(row.rating),
                "deviation": round(row.deviation),
                "games": row.games,
                "you": row.person == person,
            }
            for rank, row in enumerate(rows, 1)
        ]


def _wait_for_others(connection: Connection, setup: TableSetup) -> None:
    """Lock the people until the commit, against other processes that rate them."""
    these = people.c.id.in_(setup.people)
    query = select(people.c.id).where(these).order_by(people.c.id)
    connection.execute(query.with_for_update(key_share=True))


def _was_rated(connection: Connection, game: str) -> bool:
    query = select(rating_changes.c.game).where(rating_changes.c.game == game).limit(1)
    return connection.execute(query).first() is not None


def _before(
    connection: Connection, holder: SeatHolder, rating_class: RatingClass, at: int
) -> RatingState:
    """The rating of a seat's holder before the game."""
    if holder.level is not None:
        return RatingState.of_level(holder.level, rating_class, at)
    row = _row(connection, holder.person or "", rating_class)
    return RatingState.new(rating_class, at) if row is None else _state(row)


def _row(connection: Connection, person: str, rating_class: RatingClass) -> Row[Any] | None:
    this = (ratings.c.person == person) & (ratings.c["class"] == rating_class)
    return connection.execute(select(ratings, _CLASS).where(this)).first()


def _state(row: Row[Any]) -> RatingState:
    rating = Rating(row.rating, row.deviation, row.volatility)
    return RatingState(row.rating_class, rating, row.games, row.at)


def _take_back(connection: Connection, change: RowMapping) -> None:
    """Subtract from a rating the change that a game made; the deviation stays."""
    earlier = (
        select(rating_changes.c.rating)
        .where(
            rating_changes.c.person == change["person"],
            rating_changes.c["class"] == change["class"],
            rating_changes.c.at < change["at"],
        )
        .order_by(desc(rating_changes.c.at))
        .limit(1)
    )
    before = connection.scalar(earlier)
    difference = change["rating"] - (Rating().rating if before is None else before)
    this = (ratings.c.person == change["person"]) & (ratings.c["class"] == change["class"])
    connection.execute(
        update(ratings)
        .where(this)
        .values(rating=ratings.c.rating - difference, games=ratings.c.games - 1)
    )
    later = (rating_changes.c.person == change["person"]) & (
        rating_changes.c["class"] == change["class"]
    ) & (rating_changes.c.at > change["at"])  # fmt: skip
    connection.execute(
        update(rating_changes).where(later).values(rating=rating_changes.c.rating - difference)
    )


def _write(connection: Connection, person: str, game: str, state: RatingState) -> None:
    values = {
        "person": person,
        "class": state.rating_class,
        "rating": state.rating.rating,
        "deviation": state.rating.deviation,
        "at": state.at,
    }
    this = (ratings.c.person == person) & (ratings.c["class"] == state.rating_class)
    connection.execute(delete(ratings).where(this))
    more = {"volatility": state.rating.volatility, "games": state.games}
    connection.execute(insert(ratings), values | more)
    connection.execute(insert(rating_changes), values | {"game": game})
