"""Ratings: what a rated game makes of them, how they went, and who is best.

Every rated game is a rating period of its own. The time between two games counts in periods of
PERIOD, during which nothing but the deviation grows. The levels of the computer are anchors: they
stay where they are.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from sqlalchemy import Connection, Row, delete, desc, insert, select

from quiltbee.games import DUEL
from quiltbee.players import ENGINE
from quiltbee.rules import Seat
from quiltbee.server.glicko2 import Rating, played, rested
from quiltbee.server.store.database import Database
from quiltbee.server.store.schema import people
from quiltbee.server.store.schema_people import accounts, names, rating_changes, ratings
from quiltbee.server.store.seats import SeatHolder
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup

RatingClass = Literal["blitz", "rapid", "correspondence", "untimed"]
CLASSES: tuple[RatingClass, ...] = get_args(RatingClass)

PERIOD = 4.67 * 24 * 60 * 60 * 1000
"""Milliseconds; in a year the deviation of a usual rating grows from 60 to 110."""

LOWEST_DEVIATION = 45.0
"""So that a rating always moves a little."""

PROVISIONAL = 110.0
"""A rating with a greater deviation is not settled yet."""

MOST_LISTED = 100
LONGEST_HISTORY = 1000

LEVELS = (700, 860, 1050, 1320, 1520, 1710, 1930, 2150, 2300, 2440)
"""Ratings of the levels 1 to 10: the steps are those of docs/strength.md, the start is chosen."""

LEVEL_DEVIATION = 40.0


_CLASS = ratings.c["class"].label("rating_class")


@dataclass(frozen=True, slots=True)
class RatingState:
    """A person's rating in a class, as of a time in ms since 1970."""

    rating_class: RatingClass
    rating: Rating
    games: int
    at: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A rating after a game."""

    rating_class: RatingClass
    game: str
    rating: float
    at: int


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in the list of the best."""

    person: str
    name: str | None
    rating: float
    deviation: float
    games: int


class RatingStore:
    """The ratings of a database; whatever fails does so with StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str, now: int) -> list[RatingState]:
        """A person's ratings, their deviations grown until now."""

        def question(connection: Connection) -> list[RatingState]:
            query = select(ratings, _CLASS).where(ratings.c.person == person)
            found = {row.rating_class: row for row in connection.execute(query)}
            return [_state(found[one], now) for one in CLASSES if one in found]

        return await self._database.read(question)

    async def rating_for(self, person: str, setup: TableSetup) -> int | None:
        """A person's rating in the class of a table; None without a rated game in it."""
        row = await self._database.read(
            lambda connection: _row(connection, person, class_of(setup))
        )
        return None if row is None else round(row.rating)

    async def seated(self, setup: TableSetup) -> TableSetup:
        """A table with the ratings of the people who sit there, as `rating_for` gives them."""
        if setup.variant is not DUEL:
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
        """How a person's ratings went, the oldest first; the last 1000 games."""
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

    async def best(self, rating_class: RatingClass) -> list[Ranked]:
        """Those with the best ratings in a class: accounts that are listed, and are settled."""
        query = (
            select(ratings, names.c.name)
            .join(accounts, accounts.c.person == ratings.c.person)
            .outerjoin(names, names.c.person == ratings.c.person)
            .where(
                ratings.c["class"] == rating_class,
                ratings.c.deviation <= PROVISIONAL,
                accounts.c.listed == 1,
            )
            .order_by(desc(ratings.c.rating), ratings.c.person)
            .limit(MOST_LISTED)
        )
        return await self._database.read(
            lambda connection: [
                Ranked(row.person, row.name, row.rating, row.deviation, row.games)
                for row in connection.execute(query)
            ]
        )


def class_of(setup: TableSetup) -> RatingClass:
    """The class in which a table's games are rated."""
    return "untimed" if setup.clock is None else setup.clock.name


def is_rated(ended: StoredGame) -> bool:
    """Whether the result of a game counts for ratings.

    A duel that was opened as rated, on a ring that nobody chose, from its start, without takebacks
    and without the computer in the place of somebody who left; against another person or a level.
    """
    setup = ended.setup
    if not setup.rated or setup.takebacks or setup.chosen or setup.seed is None:
        return False
    if setup.variant is not DUEL or ended.game.result is None:
        return False
    first, second = setup.seats
    if setup.is_remote:
        both = first.person is not None and second.person is not None
        return both and first.person != second.person
    return setup.access == "private" and sorted(map(_kind, setup.seats)) == ["level", "person"]


def _kind(holder: SeatHolder) -> str:
    if holder.person is not None:
        return "person"
    return "level" if holder.player == ENGINE and holder.level is not None else "other"


def rate(connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
    """Write what a rated game makes of the ratings of its people, once."""
    if not is_rated(ended) or _was_rated(connection, ended.setup.id):
        return
    rating_class, result = class_of(ended.setup), ended.game.result
    assert result is not None
    _wait_for_others(connection, ended.setup)
    before = [_before(connection, holder, rating_class, event.at) for holder in ended.setup.seats]
    for seat, other, holder in zip(Seat, reversed(before), ended.setup.seats, strict=True):
        if holder.person is None:
            continue
        own = before[seat.index]
        score = 1.0 if result.winner is seat else 0.0
        opponent = rested(other.rating, _periods(other.at, event.at))
        after = played(own.rating, [(opponent, score)], _periods(own.at, event.at))
        _write(connection, holder.person, ended.setup.id, _counted(own, after, event.at))


def _wait_for_others(connection: Connection, setup: TableSetup) -> None:
    """Let no other process rate the same people before this commit is done."""
    these = people.c.id.in_(setup.people)
    query = select(people.c.id).where(these).order_by(people.c.id)
    connection.execute(query.with_for_update(key_share=True))


def _counted(own: RatingState, after: Rating, at: int) -> RatingState:
    deviation = max(after.deviation, LOWEST_DEVIATION)
    settled = Rating(after.rating, deviation, after.volatility)
    return RatingState(own.rating_class, settled, own.games + 1, at)


def _was_rated(connection: Connection, game: str) -> bool:
    query = select(rating_changes.c.game).where(rating_changes.c.game == game).limit(1)
    return connection.execute(query).first() is not None


def _before(
    connection: Connection, holder: SeatHolder, rating_class: RatingClass, at: int
) -> RatingState:
    """The rating of whoever sits on a seat before the game."""
    if holder.level is not None:
        level = Rating(LEVELS[holder.level - 1], LEVEL_DEVIATION, volatility=0.0)
        return RatingState(rating_class, level, 0, at)
    row = _row(connection, holder.person or "", rating_class)
    if row is None:
        return RatingState(rating_class, Rating(), 0, at)
    return RatingState(rating_class, _rating(row), row.games, row.at)


def _row(connection: Connection, person: str, rating_class: RatingClass) -> Row[Any] | None:
    this = (ratings.c.person == person) & (ratings.c["class"] == rating_class)
    return connection.execute(select(ratings).where(this)).first()


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.rating, row.deviation, row.volatility)


def _state(row: Row[Any], now: int) -> RatingState:
    rating = rested(_rating(row), _periods(row.at, now))
    return RatingState(row.rating_class, rating, row.games, row.at)


def _periods(since: int, until: int) -> float:
    return max(0, until - since) / PERIOD


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
