"""Former opponents, and personal invitations to them.

A personal invitation is a table whose open seat is kept for somebody; nothing else is stored.
"""

from dataclasses import replace
from itertools import islice
from typing import Any, Self

from sqlalchemy import Row, Select, desc, func, select

from quiltbee.rules import Position
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.schema import names
from quiltbee.server.accounts.ties import TieStore
from quiltbee.server.body import Id, SeatNumber, Shape
from quiltbee.server.clock import DAY
from quiltbee.server.errors import ForbiddenError, TakenError, TooManyError, UnknownGameError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Services
from quiltbee.server.lobby.games import GameListStore
from quiltbee.server.lobby.news import PublicPlayer
from quiltbee.server.ratings.ratings import RatingStore
from quiltbee.server.results import outcomes, select_ended, theirs
from quiltbee.server.store import OPEN, Fair, SeatHolder, StoredGame, TableSetup, is_seat_name
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import last_event
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.game import BoardName, Created
from quiltbee.server.wire.messages import Name, NewGame, Timed

MOST_OPPONENTS = 12
_LOOKED_AT = 500
"""How many finished games of a person are searched for opponents."""

INVITED_WITHIN = 10 * 60_000
MOST_INVITED = 3
"""How often one may invite the same person, and within how many milliseconds."""

ASKED_FOR = 3 * DAY
"""Milliseconds for which a personal invitation is shown."""


class OpponentState(Shape):
    """A former opponent; `game` is the latest game against them.

    They are `here` if they have a page of this server open.
    """

    game: str
    name: str
    guest: bool
    here: bool
    won: int
    lost: int


class Opponents(Shape):
    """Former opponents; those who are here come first."""

    opponents: list[OpponentState]


class Again(Timed):
    """What a browser says to invite a former opponent; what it leaves out stays as it was."""

    name: Name | None = None
    fair: Fair | None = None


class PersonalInvitation(Shape):
    """A table that keeps a seat for the caller; the host may be `here`."""

    game: str
    created: int
    host: PublicPlayer
    here: bool
    seat: SeatNumber
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    fair: Fair | None

    @classmethod
    def of(cls, setup: TableSetup, *, here: bool) -> Self:
        """A table with an open seat."""
        seat = setup.open_seat
        assert seat is not None
        return cls.like(
            setup,
            game=setup.id,
            host=PublicPlayer.of(setup.holder(seat.other)),
            here=here,
            seat=seat,
            board=setup.start.table.board.value,
            clock=setup.clock_text,
        )


class PersonalInvitations(Shape):
    """The invitations to a person, the latest first; `now` is the server's time."""

    now: int
    invitations: list[PersonalInvitation]


class Refused(Shape):
    """An invitation that was declined."""

    game: str


class OpponentStore(Feature):
    """Who has played whom, and who invites whom; failures raise StoreError."""

    async def of(self, person: str) -> dict[str, OpponentState]:
        """The people with whom somebody has finished games, the latest first; bots are left out."""
        query = _games_against_people(person)
        found: dict[str, OpponentState] = {}
        for row in await self._database.read(lambda connection: connection.execute(query).all()):
            name = row.called or row.name
            new = OpponentState(row.game, name, is_seat_name(name), here=False, won=0, lost=0)
            known = found.setdefault(row.person, new)
            known.won += row.winner == row.seat
            known.lost += row.winner != row.seat
        return dict(islice(found.items(), MOST_OPPONENTS))

    async def invited(self, person: str, now: int) -> list[str]:
        """The ids of the tables at which a seat is kept for a person, the latest first."""
        query = _kept_for(person, now).order_by(desc(seats.c.taken), seats.c.game)
        return await self._database.all(query, str)

    async def count_invited(self, person: str, now: int) -> int:
        """At how many tables a seat is kept for a person."""
        query = select(func.count()).select_from(_kept_for(person, now).subquery())
        return await self._database.number(query)

    async def asked_lately(self, host: str, guest: str, now: int) -> int:
        """How often somebody has invited the same person lately."""
        query = (
            select(func.count())
            .select_from(seats)
            .join(theirs, (theirs.c.game == seats.c.game) & (theirs.c.seat != seats.c.seat))
            .join(games, games.c.id == seats.c.game)
            .where(
                theirs.c.person == host,
                seats.c.invited == guest,
                games.c.created > now - INVITED_WITHIN,
            )
        )
        return await self._database.number(query)


def _kept_for(person: str, now: int) -> Select[Any]:
    return (
        select(seats.c.game)
        .join(games, games.c.id == seats.c.game)
        .where(
            seats.c.open == 1,
            seats.c.invited == person,
            seats.c.taken > now - ASKED_FOR,
            last_event(events.c.over, 0) == 0,
        )
    )


def _games_against_people(person: str) -> Select[tuple[Row[Any]]]:
    return (
        select_ended(
            person,
            seats.c.game,
            seats.c.seat,
            theirs.c.person,
            theirs.c.name,
            names.c.name.label("called"),
            outcomes.c.winner,
        )
        .outerjoin(names, names.c.person == theirs.c.person)
        .where(
            games.c.variant == Position.variant,
            theirs.c.person.is_not(None),
            theirs.c.bot == 0,
        )
        .order_by(desc(outcomes.c.ended))
        .limit(_LOOKED_AT)
    )


calls = Calls()


@calls.get("/api/me/opponents")
async def opponents(request: Request) -> Opponents:
    """The people with whom one has finished games; those who are here come first."""
    person, services = await request.person(), request.services
    found = await services.store[OpponentStore].of(person) if person else {}
    for opponent, state in found.items():
        state.here = services.feeds.is_listening(opponent)
    return Opponents(sorted(found.values(), key=lambda state: not state.here))


@calls.post("/api/games/{game}/again", 201, raises=[404, 409])
async def invite_again(request: Request, game: Id, body: Again) -> Created:
    """Invite the opponent of a finished game to another one; the seat is kept for them."""
    person, services = await request.person(), request.services
    async with services.tables.open(game) as table:
        stored = await table.game()
    guest = _opponent_of(stored, person)
    assert person is not None
    assert guest.person is not None
    await services.store[TieStore].check([person], [guest.person], invites=True)
    if body.rated:
        for one in (person, guest.person):
            await services.store[RatingStore].check_account(one)
    store, now = services.store[OpponentStore], services.clock()
    if await store.asked_lately(person, guest.person, now) >= MOST_INVITED:
        raise TooManyError.after("You have asked them a few times already", INVITED_WITHIN / 1000)
    setup = await _table_for(person, guest, stored.setup, body, services)
    await services.tables.create(setup, by=person)
    return Created.of(setup)


def _opponent_of(stored: StoredGame, person: str | None) -> SeatHolder:
    """Who held the other seat of a finished game; ForbiddenError or TakenError if nobody."""
    own = stored.setup.seats_of(person)
    if len(own) != 1 or not stored.game.is_over:
        raise ForbiddenError("You can only invite players you have played.")
    guest = stored.setup.holder(own[0].other)
    if guest.person is None or guest.is_bot:
        raise TakenError("Nobody is there to play again.")
    return guest


async def _table_for(
    person: str, guest: SeatHolder, before: TableSetup, wish: Again, services: Services
) -> TableSetup:
    """The next table of two people; seats are drawn."""
    name = await services.store[PeopleStore].name_of(person, wish.name)
    new_game = NewGame(
        opponent="friend",
        first="random",
        board=before.start.table.board.value,
        clock=wish.clock,
        rated=wish.rated,
        takebacks=not wish.rated,
        fair=wish.fair,
        names=[name or ""],
    )
    setup = set_up(new_game, person, clock=services.clock, draws=services.draws)
    seat = setup.open_seat
    assert seat is not None
    called = await services.store[PeopleStore].name_of(guest.person or "") or guest.name
    return setup.with_holder(seat, replace(OPEN, name=called, invited=guest.person))


@calls.get("/api/me/invitations")
async def invitations(request: Request) -> PersonalInvitations:
    """The tables that keep a seat for the caller."""
    person, services = await request.person(), request.services
    now = services.clock()
    ids = await services.store[OpponentStore].invited(person, now) if person else []
    tables = await services.store[GameListStore].load_all(ids)
    found = [_personal(stored.setup, services) for stored in tables]
    return PersonalInvitations(now, found)


def _personal(setup: TableSetup, services: Services) -> PersonalInvitation:
    hosts = [holder.person for holder in setup.seats if holder.person is not None]
    return PersonalInvitation.of(setup, here=any(map(services.feeds.is_listening, hosts)))


@calls.post("/api/games/{game}/decline", raises=[404, 409])
async def decline(request: Request, game: Id) -> Refused:
    """Decline a personal invitation; the table is closed, and its host is told."""
    person = await request.person()
    if person is None:
        raise UnknownGameError("You are not invited to that table.")
    async with request.services.tables.open(game) as table:
        await table.call_off(person)
    return Refused(game)
