"""Ratings: current values, history, the leaderboard; written in the commit that ends a rated game.

ratings          a person's strength in one class
rating_changes   what each rated game made of the ratings of its people
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from msgspec import Struct, field
from sqlalchemy import (
    REAL,
    Column,
    ColumnElement,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    Row,
    RowMapping,
    Select,
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
from quiltbee.server.http.calls import Calls, Request
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


class RatingPoint(Struct):
    """A rating after a game."""

    at: int
    rating: int
    game: str


class OwnRating(Struct):
    """A person's rating in a class, with its history."""

    class_: RatingClass = field(name="class")
    rating: int
    deviation: int
    games: int
    provisional: bool
    history: list[RatingPoint]


class OwnRatings(Struct):
    """A person's ratings."""

    ratings: list[OwnRating]


class RankedPerson(Struct):
    """Somebody in the list of a class; `id` is that of their profile.

    A `provisional` rating comes after the others, without a rank.
    """

    rank: int | None
    id: str
    name: str | None
    provisional: bool
    rating: int
    deviation: int
    games: int
    you: bool


class BestRatings(Struct):
    """The best in a class."""

    class_: RatingClass = field(name="class")
    people: list[RankedPerson]


class RatingChange(Struct):
    """A rating after a game."""

    class_: RatingClass = field(name="class")
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
            these = rating_changes.c.game == game
            changes = connection.execute(select(rating_changes).where(these)).mappings().all()
            if not changes:
                raise UnknownError("That game has changed no rating.")
            for change in changes:
                _take_back(connection, change)
            connection.execute(delete(rating_changes).where(these))

        await self._database.write(work)

    async def of(self, person: str, now: int) -> list[RatingState]:
        """Return a person's ratings, with their deviations grown up to now."""
        query = select(ratings).where(ratings.c.person == person)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        states = [_state(row) for row in rows]
        return [
            RatingState(state.rating_class, state.rested(now), state.games, state.at)
            for state in sorted(states, key=lambda state: CLASSES.index(state.rating_class))
        ]

    async def values_of(self, people: Collection[str]) -> dict[str, dict[RatingClass, int]]:
        """Return the ratings of some people, by person and class."""
        query = select(ratings).where(ratings.c.person.in_(people))
        found: dict[str, dict[RatingClass, int]] = {}
        for row in await self._database.read(lambda connection: connection.execute(query).all()):
            found.setdefault(row.person, {})[row._mapping["class"]] = round(row.rating)
        return found

    async def rating_for(self, person: str, setup: TableSetup) -> int | None:
        """Return a person's rating in the class of a table; None without a rated game in it."""
        rating = await self._database.first(_rating(person, class_of(setup)), float)
        return None if rating is None else round(rating)

    async def seated(self, setup: TableSetup) -> TableSetup:
        """Return a table with its players' ratings, as `rating_for` gives them."""
        if setup.start.has_cards:
            return setup
        for seat in setup.person_seats:
            holder = setup.holder(seat)
            rating = await self.rating_for(holder.person or "", setup)
            setup = setup.with_holder(seat, replace(holder, rating=rating))
        return setup

    async def history(self, person: str) -> list[RatingChange]:
        """Return a person's rating after each of the last 1000 games, oldest first."""
        these = select(rating_changes).where(rating_changes.c.person == person)
        latest = these.order_by(desc(rating_changes.c.at)).limit(LONGEST_HISTORY)
        return (await self._database.all(latest, RatingChange))[::-1]

    async def own(self, person: str, now: int) -> list[OwnRating]:
        """Return a person's ratings with their history, as they are shown."""
        states = await self.of(person, now)
        history = await self.history(person) if states else []
        return [
            OwnRating(
                class_=state.rating_class,
                rating=round(state.rating.rating),
                deviation=round(state.rating.deviation),
                games=state.games,
                provisional=state.rating.deviation > PROVISIONAL,
                history=[
                    RatingPoint(each.at, round(each.rating), each.game)
                    for each in history
                    if each.class_ == state.rating_class
                ],
            )
            for state in states
        ]

    async def best(self, rating_class: RatingClass, reader: str | None) -> list[RankedPerson]:
        """Return the list of a class: listed accounts, those with established ratings first."""
        is_provisional = case((ratings.c.deviation > PROVISIONAL, 1), else_=0)
        query = (
            select(ratings, names.c.name)
            .join(accounts, accounts.c.person == ratings.c.person)
            .outerjoin(names, names.c.person == ratings.c.person)
            .where(ratings.c["class"] == rating_class, accounts.c.listed == 1)
            .order_by(is_provisional, desc(ratings.c.rating), ratings.c.person)
            .limit(MOST_LISTED)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            RankedPerson(
                rank=None if row.deviation > PROVISIONAL else rank,
                id=row.person,
                name=row.name,
                provisional=row.deviation > PROVISIONAL,
                rating=round(row.rating),
                deviation=round(row.deviation),
                games=row.games,
                you=row.person == reader,
            )
            for rank, row in enumerate(rows, 1)
        ]


def _wait_for_others(connection: Connection, setup: TableSetup) -> None:
    """Lock the people until the commit, against other processes that rate them."""
    these = people.c.id.in_(setup.people)
    query = select(people.c.id).where(these).order_by(people.c.id)
    connection.execute(query.with_for_update(key_share=True))


def _was_rated(connection: Connection, game: str) -> bool:
    query = select(rating_changes.c.game).where(rating_changes.c.game == game)
    return connection.execute(query.limit(1)).first() is not None


def _before(
    connection: Connection, holder: SeatHolder, rating_class: RatingClass, at: int
) -> RatingState:
    """Return the rating of a seat's holder before the game."""
    if holder.level is not None:
        return RatingState.of_level(holder.level, rating_class, at)
    this = _is_of(holder.person or "", rating_class)
    row = connection.execute(select(ratings).where(this)).first()
    return RatingState.new(rating_class, at) if row is None else _state(row)


def _is_of(person: str, rating_class: RatingClass) -> ColumnElement[bool]:
    return (ratings.c.person == person) & (ratings.c["class"] == rating_class)


def _rating(person: str, rating_class: RatingClass) -> Select[Any]:
    return select(ratings.c.rating).where(_is_of(person, rating_class))


def _state(row: Row[Any]) -> RatingState:
    values = row._mapping
    rating = Rating(row.rating, row.deviation, row.volatility)
    return RatingState(values["class"], rating, row.games, row.at)


def _take_back(connection: Connection, change: RowMapping) -> None:
    """Subtract from a rating the change that a game made; the deviation stays."""
    person, rating_class, changes = change["person"], change["class"], rating_changes.c
    theirs = (changes.person == person) & (changes["class"] == rating_class)
    before = connection.scalar(
        select(changes.rating)
        .where(theirs, changes.at < change["at"])
        .order_by(desc(changes.at))
        .limit(1)
    )
    difference = change["rating"] - (Rating().rating if before is None else before)
    current = update(ratings).where(_is_of(person, rating_class))
    connection.execute(
        current.values(rating=ratings.c.rating - difference, games=ratings.c.games - 1)
    )
    later = update(rating_changes).where(theirs, changes.at > change["at"])
    connection.execute(later.values(rating=changes.rating - difference))


def _write(connection: Connection, person: str, game: str, state: RatingState) -> None:
    values = {
        "person": person,
        "class": state.rating_class,
        "rating": state.rating.rating,
        "deviation": state.rating.deviation,
        "at": state.at,
    }
    connection.execute(delete(ratings).where(_is_of(person, state.rating_class)))
    more = {"volatility": state.rating.volatility, "games": state.games}
    connection.execute(insert(ratings), values | more)
    connection.execute(insert(rating_changes), values | {"game": game})


calls = Calls()


@calls.get("/api/me/ratings")
async def own_ratings(request: Request) -> OwnRatings:
    """Return a person's ratings, with their history."""
    person, services = await request.person(), request.services
    if person is None:
        return OwnRatings([])
    return OwnRatings(await services.store[RatingStore].own(person, services.clock()))


@calls.get("/api/ratings")
async def best_ratings(request: Request, class_: RatingClass = "rapid") -> BestRatings:
    """The accounts that are listed in a class: established ratings first, then provisional ones."""
    people = await request.services.store[RatingStore].best(class_, await request.person())
    return BestRatings(class_, people)
