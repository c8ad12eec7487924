"""Former opponents, and personal invitations to them.

A personal invitation is a table whose open seat is reserved for somebody; nothing else is stored.
"""

from dataclasses import replace
from itertools import islice
from typing import Any

from sqlalchemy import Select, desc, func, select

from quiltbee.rules import Position
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.schema import names
from quiltbee.server.accounts.ties import TieStore
from quiltbee.server.body import Id, SeatNumber, Shape
from quiltbee.server.clock import DAY
from quiltbee.server.errors import ForbiddenError, TakenError, TooManyError, UnknownGameError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.lobby.games import GameListStore
from quiltbee.server.lobby.news import PublicPlayer
from quiltbee.server.ratings import RatingStore
from quiltbee.server.results import outcomes, select_ended, theirs
from quiltbee.server.store import OPEN, Fair, is_seat_name
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import last_event
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.game import BoardName, Created
from quiltbee.server.wire.messages import Name, NewGame, Timed

MOST_OPPONENTS = 12
_LOOKED_AT = 500
"""The most finished games of a person that are searched for opponents."""

INVITED_WITHIN = 10 * 60_000
MOST_INVITED = 3
"""The most invitations of the same person within INVITED_WITHIN milliseconds."""

SHOWN_FOR = 3 * DAY
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
    """A request to invite a former opponent; omitted fields stay as they were."""

    name: Name | None = None
    fair: Fair | None = None


class PersonalInvitation(Shape):
    """A table with a seat reserved for the caller; the host may be `here`."""

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


class PersonalInvitations(Shape):
    """The invitations to a person, the latest first; `now` is the server's time."""

    now: int
    invitations: list[PersonalInvitation]


class Refused(Shape):
    """An invitation that was declined."""

    game: str


class OpponentStore(Feature):
    """The former opponents and personal invitations of people; failures raise StoreError."""

    async def of(self, person: str) -> dict[str, OpponentState]:
        """Return a person's former opponents, the latest first, without bots."""
        query = (
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
        found: dict[str, OpponentState] = {}
        for row in await self._database.read(lambda connection: connection.execute(query).all()):
            name = row.called or row.name
            new = OpponentState(row.game, name, is_seat_name(name), here=False, won=0, lost=0)
            known = found.setdefault(row.person, new)
            known.won += row.winner == row.seat
            known.lost += row.winner != row.seat
        return dict(islice(found.items(), MOST_OPPONENTS))

    async def invited(self, person: str, now: int) -> list[str]:
        """Return the ids of the tables with a seat reserved for a person, the latest first."""
        query = _kept_for(person, now).order_by(desc(seats.c.taken), seats.c.game)
        return await self._database.all(query, str)

    async def count_invited(self, person: str, now: int) -> int:
        """Count the tables with a seat reserved for a person."""
        query = select(func.count()).select_from(_kept_for(person, now).subquery())
        return await self._database.number(query)

    async def count_invitations(self, host: str, guest: str, now: int) -> int:
        """Count the recent invitations from one person to another."""
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
            seats.c.taken > now - SHOWN_FOR,
            last_event(events.c.over, 0) == 0,
        )
    )


calls = Calls()


@calls.get("/api/me/opponents")
async def opponents(request: Request) -> Opponents:
    """Return the people with whom one has finished games; those who are here come first."""
    person, services = await request.person(), request.services
    found = await services.store[OpponentStore].of(person) if person else {}
    for opponent, state in found.items():
        state.here = services.feeds.is_listening(opponent)
    return Opponents(sorted(found.values(), key=lambda state: not state.here))


@calls.post("/api/games/{game}/again", 201, raises=[404, 409])
async def invite_again(request: Request, game: Id, body: Again) -> Created:
    """Invite the opponent of a finished game to another one; the seat is reserved for them."""
    person, services = await request.person(), request.services
    async with services.tables.open(game) as table:
        before = await table.game()
    own = before.setup.seats_of(person)
    if person is None or len(own) != 1 or not before.game.is_over:
        raise ForbiddenError("You can only invite players you have played.")
    guest = before.setup.holder(own[0].other)
    if guest.person is None or guest.is_bot:
        raise TakenError("There is nobody to invite.")
    await services.store[TieStore].check([person], [guest.person], invites=True)
    if body.rated:
        for one in (person, guest.person):
            await services.store[RatingStore].check_account(one)
    store, now = services.store[OpponentStore], services.clock()
    if await store.count_invitations(person, guest.person, now) >= MOST_INVITED:
        raise TooManyError.after("You have already invited them a few times", INVITED_WITHIN / 1000)
    people = services.store[PeopleStore]
    new_game = NewGame(
        opponent="friend",
        first="random",
        board=before.setup.start.table.board.value,
        clock=body.clock,
        rated=body.rated,
        takebacks=not body.rated,
        fair=body.fair,
        names=[await people.name_of(person, body.name) or ""],
    )
    setup = set_up(new_game, person, clock=services.clock, draws=services.draws)
    seat = setup.open_seat
    assert seat is not None
    name = await people.name_of(guest.person) or guest.name
    setup = setup.with_holder(seat, replace(OPEN, name=name, invited=guest.person))
    await services.tables.create(setup, by=person)
    return Created.of(setup)


@calls.get("/api/me/invitations")
async def invitations(request: Request) -> PersonalInvitations:
    """Return the tables with a seat reserved for the caller."""
    person, services = await request.person(), request.services
    now = services.clock()
    ids = await services.store[OpponentStore].invited(person, now) if person else []
    tables = await services.store[GameListStore].load_all(ids)
    found = []
    for setup in (stored.setup for stored in tables):
        seat = setup.open_seat
        assert seat is not None
        host = setup.holder(seat.other)
        found.append(
            PersonalInvitation.like(
                setup,
                game=setup.id,
                host=PublicPlayer.of(host),
                here=host.person is not None and services.feeds.is_listening(host.person),
                seat=seat,
                board=setup.start.table.board.value,
                clock=setup.clock_text,
            )
        )
    return PersonalInvitations(now, found)


@calls.post("/api/games/{game}/decline", raises=[404, 409])
async def decline(request: Request, game: Id) -> Refused:
    """Decline a personal invitation; closes the table and notifies its host."""
    person = await request.person()
    if person is None:
        raise UnknownGameError("You are not invited to that table.")
    async with request.services.tables.open(game) as table:
        await table.call_off(person)
    return Refused(game)
