"""Ties between people: following and blocking.

    ties   `person` follows or blocks `other`, whose name was `name` then

Neither is disclosed to the other. If one of two people has blocked the other, they can't sit down
at each other's tables, invite each other, challenge each other's bots, or meet in quick match.
Tournaments pair them all the same.
"""

from collections.abc import Callable, Collection
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    Index,
    Select,
    Table,
    Text,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
)

from quiltbee.server.accounts.rows import count_of
from quiltbee.server.accounts.schema import accounts, names
from quiltbee.server.body import Body, Id
from quiltbee.server.clock import DAY
from quiltbee.server.errors import ForbiddenError, TakenError, UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Services
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import has_open_seat, hold_person, last_event
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, events, games, metadata, people, seats

MOST_TIES = 1000
"""The most people that one may follow, and that one may block."""

LIVELY = 10 * 60_000
"""Milliseconds for which a running game is shown after its last event."""

ties = Table(
    "ties",
    metadata,
    person_column("person", leave="delete", merge="move", primary_key=True),
    person_column("other", leave="delete", merge="move", exported=False, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    CheckConstraint("kind IN ('follow', 'block')", name="kind"),
    Index(None, "other"),
)

TieKind = Literal["follow", "block"]


class NewTie(Body):
    """A request to follow or block a `person`, or the opponent in a `game`; null ends both."""

    kind: TieKind | None
    person: Id | None = None
    game: Id | None = None

    def __post_init__(self) -> None:
        if (self.person is None) == (self.game is None):
            raise ValueError("name a person or a game")


class TieState(Struct):
    """Somebody whom one follows or has blocked.

    People whom one follows may be `here`, and sit at a public `game`, which is `open` if it has a
    free seat.
    """

    id: str
    name: str
    kind: TieKind
    here: bool = False
    game: str | None = None
    open: bool = False


class Ties(Struct):
    """The people whom one follows or has blocked, by name."""

    people: list[TieState]


def is_barred(one: str, other: ColumnElement[Any]) -> ColumnElement[bool]:
    """Return whether one of two people has blocked the other."""
    blocks = ties.alias()
    ways = [
        (mine == one) & (theirs == other)
        for mine, theirs in ((blocks.c.person, blocks.c.other), (blocks.c.other, blocks.c.person))
    ]
    return exists().where(blocks.c.kind == "block", or_(*ways))


class TieStore(Feature):
    """The ties between people; failures raise StoreError."""

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """Delete the ties between the two; a block by either wins over following."""
        both = (guest, person)
        connection.execute(delete(ties).where(ties.c.person.in_(both), ties.c.other.in_(both)))
        for mine, theirs in ((ties.c.person, ties.c.other), (ties.c.other, ties.c.person)):
            blocked = select(theirs).where(mine == guest, ties.c.kind == "block")
            follow = ties.c.kind == "follow"
            found = connection.scalars(blocked).all()
            connection.execute(delete(ties).where(mine == person, theirs.in_(found), follow))

    async def check(
        self, people: Collection[str], others: Collection[str], *, invites: bool = False
    ) -> None:
        """Raise ForbiddenError if there is a block between some people and others, either way."""
        ways = [
            and_(ties.c.person.in_(first), ties.c.other.in_(second))
            for first, second in ((people, others), (others, people))
        ]
        query = select(ties.c.person).where(ties.c.kind == "block", or_(*ways))
        blockers = await self._database.all(query, str)
        if not set(blockers).isdisjoint(people):
            raise ForbiddenError("You have blocked this player.", code="you-blocked")
        if blockers and invites:
            raise ForbiddenError("You can't invite this player.", code="not-invitable")
        if blockers:
            raise ForbiddenError("This table isn't open to you.", code="not-open")

    async def put(self, person: str, tie: NewTie, now: int) -> None:
        """Store a tie in place of an earlier one.

        Raises UnknownError for a person whom one can't know, TakenError if there are MOST_TIES.
        """

        def work(connection: Connection) -> None:
            found = connection.execute(_named(person, tie)).first()
            if found is None:
                raise UnknownError("No such player is listed here.")
            hold_person(connection, person)
            own = ties.c.person == person
            connection.execute(delete(ties).where(own, ties.c.other == found.id))
            if tie.kind is None:
                return
            if count_of(connection, own & (ties.c.kind == tie.kind)) >= MOST_TIES:
                sentence = f"You have {MOST_TIES} people on this list already; remove one first."
                raise TakenError(sentence, code="ties-full", most=MOST_TIES)
            row = {"person": person, "other": found.id, "name": found.name}
            connection.execute(insert(ties), row | {"kind": tie.kind, "created": now})

        await self._database.write(work)

    async def of(self, person: str, is_here: Callable[[str], bool], now: int) -> list[TieState]:
        """Return the people whom a person follows or has blocked, by name."""
        query = (
            select(ties.c.other, ties.c.kind, ties.c.name)
            .where(ties.c.person == person)
            .order_by(func.lower(ties.c.name), ties.c.other)
        )
        followed = select(ties.c.other).where(ties.c.person == person, ties.c.kind == "follow")
        shown = followed.where(is_known(person, ties.c.other), ~is_barred(person, ties.c.other))

        def question(connection: Connection) -> list[TieState]:
            rows = connection.execute(query).all()
            present = [row.other for row in rows if is_here(row.other)]
            here = set(connection.scalars(shown.where(ties.c.other.in_(present))))
            live = {row.person: row for row in connection.execute(_live(here, now))}
            found = []
            for row in rows:
                state = TieState(row.other, row.name, row.kind, row.other in here)
                if row.other in live:
                    state.game, state.open = live[row.other].id, bool(live[row.other].open)
                found.append(state)
            return found

        return await self._database.read(question, is_heavy=True)


def is_known(person: str, other: ColumnElement[Any] | str) -> ColumnElement[bool]:
    """Return whether a person may know another one: a listed account, or an opponent."""
    own, their = seats.alias(), seats.alias()
    met = (own.c.person == person) & (their.c.game == own.c.game) & (their.c.person == other)
    listed = exists().where(accounts.c.person == other, accounts.c.listed == 1)
    return listed | exists().where(met)


def _named(person: str, tie: NewTie) -> Select[Any]:
    """Return a query for the id and the name of the other person of a new tie."""
    if tie.game is not None:
        own, their = seats.alias(), seats.alias()
        return (
            select(
                their.c.person.label("id"), func.coalesce(names.c.name, their.c.name).label("name")
            )
            .join(own, own.c.game == their.c.game)
            .outerjoin(names, names.c.person == their.c.person)
            .where(own.c.game == tie.game, own.c.person == person, their.c.person != person)
        )
    assert tie.person is not None
    kept = select(ties.c.name).where(ties.c.person == person, ties.c.other == people.c.id)
    name = func.coalesce(names.c.name, kept.scalar_subquery(), "")
    there = select(people.c.id, name.label("name")).outerjoin(names, names.c.person == people.c.id)
    is_meant = (people.c.id == tie.person) & (people.c.id != person)
    return there.where(is_meant, exists(kept) | is_known(person, tie.person))


def _live(here: Collection[str], now: int) -> Select[Any]:
    """Return a query for the public tables of people who are here, open or with recent events."""
    at = last_event(events.c.at, games.c.created)
    return (
        select(games.c.id, seats.c.person, has_open_seat().label("open"))
        .join(seats, seats.c.game == games.c.id)
        .where(
            seats.c.person.in_(here),
            seats.c.taken > now - 3 * DAY,
            games.c.access == "public",
            last_event(events.c.over, 0) == 0,
            has_open_seat() | (at > now - LIVELY),
        )
        .order_by(seats.c.taken)
    )


calls = Calls()


@calls.get("/api/me/people")
async def my_people(request: Request) -> Ties:
    """Return the people whom one follows, with where they play, and whom one has blocked."""
    person = await request.person()
    return Ties([]) if person is None else await _ties_of(person, request.services)


async def _ties_of(person: str, services: Services) -> Ties:
    here, now = services.feeds.is_listening, services.clock()
    return Ties(await services.store[TieStore].of(person, here, now))


@calls.post("/api/me/people", raises=[404, 409])
async def tie(request: Request, body: NewTie) -> Ties:
    """Follow or block a person, or end both, without their knowledge."""
    person, services = (await request.join()).person, request.services
    await services.store[TieStore].put(person, body, services.clock())
    return await _ties_of(person, services)
