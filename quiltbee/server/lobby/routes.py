"""Calls for new tables, invitations, public tables and quick match.

Quick match takes a seat where somebody is waiting, or opens a table and waits there. When two
people ask at the same moment, on one server or on two, the second must find the first. So the
commit that opens a new table first looks for tables that have appeared since the search.
"""

from contextlib import AsyncExitStack
from functools import partial
from typing import Annotated, Literal, Self

from msgspec import UNSET, Meta
from msgspec.structs import replace

from quiltbee.rules import Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.ties import TieStore
from quiltbee.server.analysis.fairness import Fairness
from quiltbee.server.body import Body, Id, Shape
from quiltbee.server.errors import ForbiddenError, TakenError, UnknownCodeError, UsedError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Services
from quiltbee.server.ids import hash_of_code, new_code
from quiltbee.server.lobby.news import InvitationState, Lobby, board_of, read_lobby
from quiltbee.server.lobby.rows import (
    INVITED_FOR,
    Invitation,
    LobbyTable,
    SeatingStore,
    Wanted,
)
from quiltbee.server.lobby.waiting import Openings, Waiting
from quiltbee.server.ratings import RatingStore
from quiltbee.server.store import SeatHolder, StoredGame, TableSetup, seat_name
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.game import Created
from quiltbee.server.wire.messages import Name, NewGame, Timed


class Match(Timed):
    """A request for quick match."""

    name: Name | None = None
    board: Literal["revised", "original"] = "revised"


class SitDown(Body):
    """A request to take a seat."""

    name: Name | None = None


class Seated(Shape):
    """The table at which the person now sits; `waiting` while the other seat is open."""

    id: str
    url: str
    waiting: bool

    @classmethod
    def of(cls, setup: TableSetup, *, is_waiting: bool) -> Self:
        """Describe the table."""
        return cls(setup.id, f"/game/{setup.id}", is_waiting)


class InvitationLink(Shape):
    """The address at which a friend takes the open seat; earlier ones are void."""

    invitation: str


class InvitedGame(Shape):
    """The game of a used invitation; `yours` says that the caller plays in it."""

    id: str
    url: str
    yours: bool


calls = Calls()

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{12,20}$")]


async def invite(game: str, services: Services) -> str:
    """Create an invitation to a game and return its address; earlier invitations become void."""
    code = new_code(services.draws)
    expires = services.clock() + INVITED_FOR
    await services.store[SeatingStore].invite(hash_of_code(code), Invitation(game, expires))
    return f"/i/{code}"


async def behind(code: str, address: str, services: Services) -> tuple[StoredGame, Invitation]:
    """Return the game behind an invitation code; guessing is rate-limited."""
    with services.limiter.invitation(address):
        invitation = await services.store[SeatingStore].invitation(hash_of_code(code))
        if invitation is None:
            raise UnknownCodeError("There is no such invitation; ask for a new one.")
    async with services.tables.open(invitation.game) as table:
        return await table.game(), invitation


async def invited_to(code: str, address: str, services: Services) -> tuple[StoredGame, Seat]:
    """Return the game behind an invitation code, and its open seat; guessing is rate-limited."""
    stored, invitation = await behind(code, address, services)
    seat = stored.setup.open_seat
    if seat is None:
        raise UsedError("This invitation has been used; you can still watch the game.")
    if stored.game.is_over or invitation.expires < services.clock():
        raise UsedError("This invitation has expired; ask for a new one.")
    return stored, seat


@calls.post("/api/games", 201)
async def create(request: Request, body: NewGame) -> Created:
    """Open a table; its opener holds the seats of people."""
    services, person = request.services, (await request.join(is_stored=False)).person
    if body.rated:
        await services.store[RatingStore].check_account(person)
    first, *others = body.names or [""]
    name = await services.store[PeopleStore].name_of(person, first)
    named = replace(body, names=[name or "", *others])
    setup = await services.heavy(
        partial(set_up, named, person, clock=services.clock, draws=services.draws)
    )
    if body.played_on is not None or (body.opponent == "computer" and setup.chosen):
        await services.store[Fairness].check_start(person, setup.start)
    async with AsyncExitStack() as place:
        if setup.access == "public":
            opening = services[Openings].one_more(setup.id, person, request.address)
            await place.enter_async_context(opening)
        await services.tables.create(setup, request.newcomer, by=person)
    is_by_invitation = setup.access == "invitation"
    return Created.of(setup, await invite(setup.id, services) if is_by_invitation else UNSET)


@calls.post("/api/games/{game}/invitation", 201, raises=[404, 409])
async def invite_again(request: Request, game: Id) -> InvitationLink:
    """Create a new invitation to a table with a free seat; earlier ones become void."""
    async with request.services.tables.open(game) as table:
        stored = await table.game()
    if not stored.setup.seats_of(await request.person()):
        raise ForbiddenError("Only players at the table can invite others.")
    if stored.setup.access != "invitation" or stored.setup.is_full or stored.game.is_over:
        raise TakenError("There is no free seat to invite anyone to.", code="no-seat")
    return InvitationLink(await invite(game, request.services))


@calls.get("/api/invitations/{code}", raises=[404, 410])
async def read_invitation(request: Request, code: Code) -> InvitationState:
    """Return an invitation, without using it."""
    stored, seat = await invited_to(code, request.address, request.services)
    setup = stored.setup
    return InvitationState.like(
        setup,
        game=setup.id,
        name=setup.holder(seat.other).name,
        seat=seat,
        board=setup.start.table.board.value,
        clock=setup.clock_text,
        seed_chosen=setup.chosen,
        yours=bool(setup.seats_of(await request.person())),
    )


@calls.get("/api/invitations/{code}/game", raises=[404, 410])
async def read_invited_game(request: Request, code: Code) -> InvitedGame:
    """Return the game of a used invitation, to play or to watch."""
    stored, _ = await behind(code, request.address, request.services)
    if not stored.setup.is_full:
        raise UsedError("Nobody has used this invitation.")
    yours = bool(stored.setup.seats_of(await request.person()))
    return InvitedGame.like(Created.of(stored.setup), yours=yours)


@calls.post("/api/invitations/{code}", 201, raises=[404, 409, 410])
async def accept_invitation(request: Request, code: Code, body: SitDown) -> Seated:
    """Exchange an invitation for the seat."""
    stored, seat = await invited_to(code, request.address, request.services)
    return await _sit(request, stored.setup, seat, body)


@calls.post("/api/games/{game}/seat", 201, raises=[404, 409])
async def take_seat(request: Request, game: Id, body: SitDown) -> Seated:
    """Sit down at a public table, or at one with a seat reserved for the caller."""
    async with request.services.tables.open(game) as table:
        setup = (await table.game()).setup
    person, seat = await request.person(), setup.open_seat
    is_invited = person is not None and person in (holder.invited for holder in setup.seats)
    if setup.access != "public" and not is_invited:
        raise ForbiddenError("You can't join that table without an invitation.")
    if seat is None:
        raise TakenError("That seat has been taken.", code="seat-taken")
    return await _sit(request, setup, seat, body)


async def _sit(request: Request, setup: TableSetup, seat: Seat, body: SitDown) -> Seated:
    """Seat the caller; raises TakenError if the seat is gone."""
    person, services = (await request.join()).person, request.services
    await services.store[TieStore].check([person], setup.people)
    holder = await holder_of(seat, setup, person, body.name, services)
    async with services.tables.open(setup.id) as table:
        await table.sit(seat, holder)
    return Seated.of(setup, is_waiting=False)


@calls.post("/api/match", 201)
async def match(request: Request, body: Match) -> Seated:
    """Take a seat at the longest-waiting public table that fits, or open one and wait."""
    person = (await request.join()).person
    setup, is_waiting = await find_seat(body, person, request.address, request.services)
    return Seated.of(setup, is_waiting=is_waiting)


async def holder_of(
    seat: Seat, setup: TableSetup, person: str, name: str | None, services: Services
) -> SeatHolder:
    """Return a person as the holder of a seat, with their rating and the given or their own name.

    Raises ForbiddenError for a guest at a rated table.
    """
    if setup.rated:
        await services.store[RatingStore].check_account(person)
    known = await services.store[PeopleStore].name_of(person, name)
    rating = await services.store[RatingStore].rating_for(person, setup)
    return SeatHolder(known or seat_name(seat), person=person, rating=rating)


async def find_seat(
    body: Match, person: str, address: str, services: Services
) -> tuple[TableSetup, bool]:
    """Seat a person at a table; returns it, and whether they have to wait for an opponent."""
    seating = services.store[SeatingStore]
    wanted = Wanted(person, body.clock, body.rated)
    tables = await seating.open_tables(wanted)
    known = {table.game for table in tables}

    def fits(table: LobbyTable) -> bool:
        return table.fair is None and board_of(table) == body.board

    for table in filter(services[Waiting].is_listed, tables):
        if fits(table) and (taken := await _sit_down(table, body, person, services)) is not None:
            return taken, False
    if body.rated:
        await services.store[RatingStore].check_account(person)
    new_game = NewGame(
        opponent="anyone",
        first="random",
        board=body.board,
        clock=body.clock,
        rated=body.rated,
        names=[await services.store[PeopleStore].name_of(person, body.name) or ""],
    )
    setup = set_up(new_game, person, clock=services.clock, draws=services.draws)
    own = await services.tables.context.prepare(setup)
    room = services.tables.room_for(person)
    async with services[Openings].one_more(own.id, person, address):
        while (newer := await seating.open_unless(own, wanted, fits, known, room)) is not None:
            known.add(newer.game)
            if (taken := await _sit_down(newer, body, person, services)) is not None:
                return taken, False
    services.tables.tell_opened(own)
    return own, True


async def _sit_down(
    table: LobbyTable, body: Match, person: str, services: Services
) -> TableSetup | None:
    """Take the open seat of a table; None if somebody else took it first."""
    seat = Seat(table.seat)
    async with services.tables.open(table.game) as opened:
        setup = (await opened.game()).setup
        holder = await holder_of(seat, setup, person, body.name, services)
        try:
            await opened.sit(seat, holder)
        except TakenError:
            return None
    return setup


@calls.get("/api/lobby")
async def lobby(request: Request) -> Lobby:
    """Return open tables, running games, online bots and public tournaments."""
    return (await read_lobby(request.services, await request.person())).lobby
