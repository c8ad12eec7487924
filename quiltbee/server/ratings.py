"""Glicko-2 ratings: which games count, current values, history and the leaderboard.

ratings          a person's rating in a class
rating_changes   the ratings of the players after each rated game

They are written in the commit that ends a rated game. Every rated game is a rating period of its
own. The time between two games counts in units of PERIOD, during which only the deviation grows.
The computer's levels are anchors, whose ratings never change. Times are ms since 1970.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, get_args

from msgspec import Struct, field
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Integer,
    Row,
    RowMapping,
    Table,
    Text,
    case,
    cast,
    delete,
    desc,
    func,
    insert,
    or_,
    select,
    update,
)

from quiltbee.games import Flagged, Resigned, TimeControl
from quiltbee.players import ENGINE
from quiltbee.players.glicko2 import Rating, played, rested
from quiltbee.players.levels import RATINGS
from quiltbee.rules import Seat
from quiltbee.server.accounts.schema import accounts, names
from quiltbee.server.clock import DAY
from quiltbee.server.errors import ForbiddenError, UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.starts import is_decided
from quiltbee.server.store.database import replace_row
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, Real, metadata, people, seats
from quiltbee.server.store.table_events import GIVEN_UP, REMOVED, SeatHolder
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup

RatingClass = Literal["blitz", "rapid", "correspondence", "untimed"]
CLASSES: tuple[RatingClass, ...] = get_args(RatingClass)

PERIOD = 4.67 * 24 * 60 * 60 * 1000
"""Milliseconds; in a year the deviation of a usual rating grows from 60 to 110."""

LOWEST_DEVIATION = 45.0
"""The least deviation, so that a rating always moves a little."""

PROVISIONAL = 110.0
"""The greatest deviation of an established rating; others are provisional."""

LEVEL_DEVIATION = 40.0

EARLY = 53
"""The sum of both time tokens' spaces, half of all, below which a game is young."""

MOST_A_DAY, A_DAY = 3, DAY
"""The most games between two people that count, within A_DAY milliseconds."""

LEAST_OPPONENTS = 3
"""The fewest opponents with established ratings for a rank."""


@dataclass(frozen=True, slots=True)
class RatingState:
    """A rating in a class at a time, after a number of games."""

    rating_class: RatingClass
    rating: Rating
    games: int
    at: int

    @classmethod
    def new(cls, rating_class: RatingClass, at: int) -> "RatingState":
        """Return the rating of a person without a rated game."""
        return cls(rating_class, Rating(), 0, at)

    @classmethod
    def of_level(cls, level: int, rating_class: RatingClass, at: int) -> "RatingState":
        """Return the rating of a level of the computer."""
        return cls(rating_class, Rating(RATINGS[level - 1], LEVEL_DEVIATION, volatility=0.0), 0, at)

    def rested(self, now: int) -> Rating:
        """Return the rating now, with its deviation grown since the last game."""
        return rested(self.rating, _periods(self.at, now))

    def after(self, opponent: "RatingState", score: float, at: int) -> "RatingState":
        """Return the rating after a game, in which `score` is 1 for a win and 0 for a loss."""
        after = played(self.rating, [(opponent.rested(at), score)], _periods(self.at, at))
        bounded = replace(after, deviation=max(after.deviation, LOWEST_DEVIATION))
        return RatingState(self.rating_class, bounded, self.games + 1, at)


def class_of(clock: TimeControl | None) -> RatingClass:
    """Return the class of games with a clock."""
    return "untimed" if clock is None else clock.name


def is_rated(ended: StoredGame) -> bool:
    """Return whether the result of a game counts for ratings.

    It must be a duel opened as rated between two people, or against a level, with a clock, played
    from the start of a ring that nobody chose, without takebacks and without the computer replacing
    a player who left.
    Of two games on a ring, the second counts, with the sum of both; the first only if it was given
    up. The caller checks accounts, and how often the two have met.
    """
    setup = ended.setup
    if not is_decided(ended) or ended.game.result is None or setup.start.has_cards:
        return False
    if not setup.rated or setup.clock is None:
        return False
    if setup.takebacks or setup.chosen or setup.seed is None:
        return False
    levels = [holder for holder in setup.seats if holder.player == ENGINE]
    return len(setup.people) + len(levels) == len(setup.seats)


def is_early(ended: StoredGame) -> bool:
    """Return whether a game was resigned, or lost on time, before it was half played.

    It costs the loser rating, and earns the winner none, since such games are quick to arrange.
    """
    spaces = sum(player.time for player in ended.game.table.players)
    is_given_up = isinstance(ended.game.ended, Resigned | Flagged)
    return is_given_up and spaces < EARLY and not ended.setup.is_second_of_two


def _periods(since: int, until: int) -> float:
    return max(0, until - since) / PERIOD


ratings = Table(
    "ratings",
    metadata,
    person_column("person", leave="delete", merge="delete", primary_key=True),
    Column("class", Text, primary_key=True),
    Column("rating", Real, nullable=False),
    Column("deviation", Real, nullable=False),
    Column("volatility", Real, nullable=False),
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
    Column("rating", Real, nullable=False),
    Column("deviation", Real, nullable=False),
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
    """A person in the list of a class; `id` is that of their profile.

    A `provisional` rating comes after the others, without a rank. So does one from too few
    opponents with established ratings.
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
    """The leaderboard of a class."""

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
        """Update both ratings after a rated game, once per game.

        A game that the server ended for a player, as an organizer may request, counts for neither.
        """
        setup, result = ended.setup, ended.game.result
        earlier = select(rating_changes.c.game).where(rating_changes.c.game == setup.id)
        if not is_rated(ended) or result is None or connection.execute(earlier).first():
            return
        if event.message.startswith((REMOVED, f"{GIVEN_UP}:")):
            return
        if not self._have_accounts(connection, setup):
            return
        _wait_for_others(connection, setup)
        if _met_lately(connection, setup, event.at) >= MOST_A_DAY:
            return
        rating_class = class_of(setup.clock)
        before = [_before(connection, one, rating_class, event.at) for one in setup.seats]
        for seat, own, opponent in zip(Seat, before, reversed(before), strict=True):
            person, has_won = setup.holder(seat).person, result.winner is seat
            if person is None or (has_won and is_early(ended)):
                continue
            after = own.after(opponent, 1.0 if has_won else 0.0, event.at)
            _write(connection, person, setup.id, after)

    def _have_accounts(self, connection: Connection, setup: TableSetup) -> bool:
        """Return whether all players, or owners of bots, are different people with accounts."""
        behind: Sequence[str] = setup.people
        for feature in self._store.features:
            behind = feature.people_behind(connection, setup, behind)
        if len(set(behind)) < len(behind):
            return False
        players = behind[: len(setup.people)]  # features may append others
        query = select(accounts.c.person).where(accounts.c.person.in_(players))
        return len(connection.execute(query).all()) == len(players)

    async def check_account(self, person: str | None) -> None:
        """Raise ForbiddenError for a guest, who can't play rated games."""
        query = select(accounts.c.person).where(accounts.c.person == person)
        if await self._database.first(query, str) is None:
            sentence = "Rated games need an account; sign in, or play an unrated game."
            raise ForbiddenError(sentence, code="account-needed")

    async def void(self, game: str) -> None:
        """Undo the changes that a game made to ratings; raises UnknownError if it made none.

        Lost points are given back, and won points taken away.
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
        """Return a person's ratings, with their deviations as of now."""
        query = select(ratings).where(ratings.c.person == person)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        states = [_state(row) for row in rows]
        return [
            replace(state, rating=state.rested(now))
            for state in sorted(states, key=lambda state: CLASSES.index(state.rating_class))
        ]

    async def values_of(self, people: Collection[str]) -> dict[str, dict[RatingClass, int]]:
        """Return people's ratings, by person and class."""
        query = select(ratings).where(ratings.c.person.in_(people))
        found: dict[str, dict[RatingClass, int]] = {}
        for row in await self._database.read(lambda connection: connection.execute(query).all()):
            found.setdefault(row.person, {})[row._mapping["class"]] = round(row.rating)
        return found

    async def rating_for(self, person: str, setup: TableSetup) -> int | None:
        """Return a person's rating in the class of a table; None before a rated game in it."""
        query = select(ratings.c.rating).where(_is_of(person, class_of(setup.clock)))
        rating = await self._database.first(query, float)
        return None if rating is None else round(rating)

    async def seated(self, setup: TableSetup) -> TableSetup:
        """Return a new table with its players' ratings.

        It becomes unrated without a clock, or if a player has no account.
        """
        if setup.rated:
            counts = setup.clock is not None and await self._database.read(
                partial(self._have_accounts, setup=setup)
            )
            setup = replace(setup, rated=counts)
        for seat in Seat if setup.is_remote or setup.rated else ():
            holder = setup.holder(seat)
            if holder.level is not None:
                rating: int | None = RATINGS[holder.level - 1]
            else:
                rating = await self.rating_for(holder.person or "", setup)
            setup = setup.with_holder(seat, replace(holder, rating=rating))
        return setup

    async def history(self, person: str) -> list[RatingChange]:
        """Return a person's rating after each of the last 1000 games, oldest first."""
        these = select(rating_changes).where(rating_changes.c.person == person)
        latest = these.order_by(desc(rating_changes.c.at)).limit(LONGEST_HISTORY)
        return (await self._database.all(latest, RatingChange))[::-1]

    async def own(self, person: str, now: int) -> list[OwnRating]:
        """Return a person's ratings with their history, for display."""
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
        """Return the leaderboard of a class: listed accounts, established ratings first."""
        is_provisional = case((ratings.c.deviation > PROVISIONAL, 1), else_=0)
        query = (
            select(ratings, names.c.name)
            .join(accounts, accounts.c.person == ratings.c.person)
            .outerjoin(names, names.c.person == ratings.c.person)
            .where(ratings.c["class"] == rating_class, accounts.c.listed == 1)
            .order_by(is_provisional, desc(ratings.c.rating), ratings.c.person)
            .limit(2 * MOST_LISTED)
        )

        def question(connection: Connection) -> list[tuple[bool, Row[Any]]]:
            rows = connection.execute(query).all()
            established = [row.person for row in rows if row.deviation <= PROVISIONAL]
            met = _established_opponents(connection, established, rating_class)
            listed = [(met.get(row.person, 0) >= LEAST_OPPONENTS, row) for row in rows]
            return sorted(listed, key=lambda each: not each[0])[:MOST_LISTED]

        return [
            RankedPerson(
                rank=rank if is_ranked else None,
                id=row.person,
                name=row.name,
                provisional=not is_ranked,
                rating=round(row.rating),
                deviation=round(row.deviation),
                games=row.games,
                you=row.person == reader,
            )
            for rank, (is_ranked, row) in enumerate(await self._database.read(question), 1)
        ]


def _established_opponents(
    connection: Connection, people: Sequence[str], rating_class: RatingClass
) -> dict[str, int]:
    """Count each person's opponents with established ratings, in games that counted.

    Each level of the computer is an opponent.
    """
    theirs = ratings.alias()
    is_theirs = (theirs.c.person == seats.c.person) & (theirs.c["class"] == rating_class)
    opponent = func.coalesce(seats.c.person, cast(seats.c.level, Text))
    query = (
        select(rating_changes.c.person, func.count(opponent.distinct()))
        .join(seats, seats.c.game == rating_changes.c.game)
        .outerjoin(theirs, is_theirs)
        .where(
            rating_changes.c.person.in_(people),
            rating_changes.c["class"] == rating_class,
            seats.c.person.is_distinct_from(rating_changes.c.person),
            or_(seats.c.level.is_not(None), theirs.c.deviation <= PROVISIONAL),
        )
        .group_by(rating_changes.c.person)
    )
    return {row.person: row[1] for row in connection.execute(query)}


def _met_lately(connection: Connection, setup: TableSetup, at: int) -> int:
    """Count the games of the last day between the players of a table that counted."""
    changes = rating_changes.c
    query = (
        select(func.count(changes.game.distinct()))
        .join(seats, seats.c.game == changes.game)
        .where(
            changes.person.in_(setup.people),
            seats.c.person.in_(setup.people),
            seats.c.person != changes.person,
            changes.at > at - A_DAY,
        )
    )
    return connection.scalar(query) or 0


def _wait_for_others(connection: Connection, setup: TableSetup) -> None:
    """Lock the players until the commit, against other processes that rate them."""
    these = people.c.id.in_(setup.people)
    query = select(people.c.id).where(these).order_by(people.c.id)
    connection.execute(query.with_for_update(key_share=True))


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


def _state(row: Row[Any]) -> RatingState:
    values = row._mapping
    rating = Rating(row.rating, row.deviation, row.volatility)
    return RatingState(values["class"], rating, row.games, row.at)


def _take_back(connection: Connection, change: RowMapping) -> None:
    """Subtract a game's change from a rating; the deviation stays."""
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
    more = {"volatility": state.rating.volatility, "games": state.games}
    replace_row(connection, ratings, values | more)
    connection.execute(insert(rating_changes), values | {"game": game})


calls = Calls()


@calls.get("/api/me/ratings")
async def own_ratings(request: Request) -> OwnRatings:
    """Return the caller's ratings, with their history."""
    person, services = await request.person(), request.services
    if person is None:
        return OwnRatings([])
    return OwnRatings(await services.store[RatingStore].own(person, services.clock()))


@calls.get("/api/ratings")
async def best_ratings(request: Request, class_: RatingClass = "rapid") -> BestRatings:
    """Return the leaderboard of a class: established ratings first, then provisional ones."""
    people = await request.services.store[RatingStore].best(class_, await request.person())
    return BestRatings(class_, people)
