"""HTTP: new tables, invitations, public tables and quick match."""

from contextlib import AsyncExitStack
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse
from starlette.concurrency import run_in_threadpool

from quiltbee.rules import Seat
from quiltbee.server.accounts.people import Visitor
from quiltbee.server.errors import ForbiddenError, TakenError
from quiltbee.server.http.answers import GameId, problems
from quiltbee.server.http.callers import address_of
from quiltbee.server.http.cookies import give_token
from quiltbee.server.http.invitations import invited_to
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.ids import hash_of_code, new_code
from quiltbee.server.lobby.matching import board_of, find_seat, holder_of
from quiltbee.server.lobby.messages import (
    InvitationLink,
    InvitationState,
    Lobby,
    LobbyEntry,
    Match,
    OnlineBot,
    PublicGameState,
    Seated,
    SitDown,
    describe_player,
    is_unnamed,
)
from quiltbee.server.lobby.rows import INVITED_FOR, Invitation, LobbyTable
from quiltbee.server.lobby.watching import PublicGame
from quiltbee.server.store import TableSetup
from quiltbee.server.tables.creation import set_up
from quiltbee.server.tournaments.description import describe_public
from quiltbee.server.wire.answers import Created
from quiltbee.server.wire.messages import NewGame

router = APIRouter()

Code = Annotated[str, Path(pattern="^[A-Za-z0-9-]{12,20}$")]


async def invite(game: str, services: Services) -> str:
    """Create an invitation to a game and return its address; earlier invitations become void."""
    code = new_code(services.draws)
    expires = services.clock() + INVITED_FOR
    await services.store.seating.invite(hash_of_code(code), Invitation(game, expires))
    return f"/i/{code}"


@router.post(
    "/api/games", status_code=201, response_model=Created, responses=problems(400, 413, 422, 503)
)
async def create(wish: NewGame, request: Request, services: Injected) -> JSONResponse:
    """Open a table; the seats of people belong to the one who opens it."""
    visitor = await services.people.welcome(request)
    given = wish.names or [""]
    name = await services.people.name_of(visitor.person, given[0])
    wish = wish.model_copy(update={"names": [name or "", *given[1:]]})
    setup = await run_in_threadpool(
        set_up, wish, visitor.person, clock=services.clock, draws=services.draws
    )
    if wish.played_on is not None or (wish.opponent == "computer" and setup.chosen):
        await services.fairness.check_start(visitor.person, setup.start)
    async with AsyncExitStack() as place:
        if setup.access == "public":
            address = address_of(request.scope)
            opening = services.openings.one_more(setup.id, visitor.person, address)
            await place.enter_async_context(opening)
        await services.tables.create(setup, visitor.newcomer, by=visitor.person)
    answer: Created = {"id": setup.id, "url": f"/game/{setup.id}"}
    if setup.access == "invitation":
        answer["invitation"] = await invite(setup.id, services)
    response = JSONResponse(answer, 201)
    give_token(request, response, visitor.token)
    return response


@router.post(
    "/api/games/{game_id}/invitation",
    status_code=201,
    response_model=InvitationLink,
    responses=problems(404, 409, 422, 503),
)
async def invite_again(game_id: GameId, request: Request, services: Injected) -> JSONResponse:
    """Create a new invitation to a table with a free seat; earlier ones become void."""
    person = await services.people.person_of(request)
    async with services.tables.open(game_id) as table:
        stored = await table.game()
    if not stored.setup.seats_of(person):
        raise ForbiddenError("Only who sits at the table can invite to it.")
    if stored.setup.access != "invitation" or stored.setup.is_full or stored.game.is_over:
        raise TakenError("There is no free seat to invite anyone to.", code="no-seat")
    return JSONResponse({"invitation": await invite(game_id, services)}, 201)


@router.get(
    "/api/invitations/{code}",
    response_model=InvitationState,
    responses=problems(404, 410, 422, 503),
)
async def read_invitation(code: Code, request: Request, services: Injected) -> JSONResponse:
    """Show what an invitation is for, without using it."""
    stored, seat = await invited_to(code, request, services)
    setup = stored.setup
    person = await services.people.person_of(request)
    answer: InvitationState = {
        "game": setup.id,
        "name": setup.holder(seat.other).name,
        "seat": seat,
        "board": setup.variant.table(setup.start).board.value,
        "clock": None if setup.clock is None else str(setup.clock),
        "takebacks": setup.takebacks,
        "rated": setup.rated,
        "seed_chosen": setup.chosen,
        "fair": setup.fair,
        "yours": bool(setup.seats_of(person)),
    }
    return JSONResponse(answer)


@router.post(
    "/api/invitations/{code}",
    status_code=201,
    response_model=Seated,
    responses=problems(400, 404, 409, 410, 413, 422, 503),
)
async def accept_invitation(
    code: Code, wish: SitDown, request: Request, services: Injected
) -> JSONResponse:
    """Exchange an invitation for the seat."""
    stored, seat = await invited_to(code, request, services)
    visitor = await services.people.admit(request)
    await _sit(stored.setup, seat, wish.name, visitor, services)
    return _seated(stored.setup, False, visitor, request)


@router.post(
    "/api/games/{game_id}/seat",
    status_code=201,
    response_model=Seated,
    responses=problems(400, 404, 409, 413, 422, 503),
)
async def take_seat(
    game_id: GameId, wish: SitDown, request: Request, services: Injected
) -> JSONResponse:
    """Sit down at a public table, or at one that keeps a seat for the caller."""
    async with services.tables.open(game_id) as table:
        setup = (await table.game()).setup
    person = await services.people.person_of(request)
    seat = setup.open_seat
    is_asked = person is not None and person in (holder.invited for holder in setup.seats)
    if setup.access != "public" and not is_asked:
        raise ForbiddenError("Nobody can sit down at that table without an invitation.")
    if seat is None:
        raise TakenError("That seat has been taken.", code="seat-taken")
    visitor = await services.people.admit(request)
    await _sit(setup, seat, wish.name, visitor, services)
    return _seated(setup, False, visitor, request)


@router.get("/api/lobby", response_model=Lobby, responses=problems(503))
async def lobby(request: Request, services: Injected) -> JSONResponse:
    """Who waits, what can be watched or joined, and which bots take challenges."""
    person, now = await services.people.person_of(request), services.clock()
    tables = await services.waiting.lobby()
    games = await services.store.public_games.under_way(now)
    tournaments = await services.store.tournaments.in_lobby(person, now)
    return JSONResponse(
        {
            "now": now,
            "tables": [_describe(table, person) for table in tables],
            "games": list(map(_describe_game, games)),
            "bots": await _bots(services),
            "tournaments": [describe_public(one, person) for one in tournaments],
        }
    )


async def _bots(services: Services) -> list[OnlineBot]:
    """The bots that listen for challenges, by name."""
    online = await services.store.bots.named(services.bots.online.everybody)
    ratings = await services.store.ratings.values_of([bot.id for bot in online])
    return [{"id": bot.id, "name": bot.name, "ratings": ratings.get(bot.id, {})} for bot in online]


def _describe_game(game: PublicGame) -> PublicGameState:
    return {
        "game": game.game,
        "players": [describe_player(holder, seat) for seat, holder in enumerate(game.seats, 1)],
        "clock": game.clock,
        "rated": game.rated,
        "fair": game.fair,
        "since": game.since,
    }


@router.post(
    "/api/match", status_code=201, response_model=Seated, responses=problems(400, 413, 422, 503)
)
async def match(wish: Match, request: Request, services: Injected) -> JSONResponse:
    """Take a seat at the matching public table that has waited longest, or open one and wait."""
    visitor = await services.people.admit(request)
    setup, waiting = await find_seat(wish, visitor, address_of(request.scope), services)
    return _seated(setup, waiting, visitor, request)


async def _sit(
    setup: TableSetup, seat: Seat, name: str | None, visitor: Visitor, services: Services
) -> None:
    """Seat a person; TakenError if the seat is gone."""
    holder = await holder_of(seat, setup, visitor.person, name, services)
    async with services.tables.open(setup.id) as table:
        await table.sit(seat, holder)


def _seated(setup: TableSetup, waiting: bool, visitor: Visitor, request: Request) -> JSONResponse:
    answer: Seated = {"id": setup.id, "url": f"/game/{setup.id}", "waiting": waiting}
    response = JSONResponse(answer, 201)
    give_token(request, response, visitor.token)
    return response


def _describe(table: LobbyTable, person: str | None) -> LobbyEntry:
    return {
        "game": table.game,
        "created": table.created,
        "name": table.name,
        "guest": is_unnamed(table.name, Seat(table.seat).other),
        "rating": table.rating,
        "seat": table.seat,
        "board": board_of(table),
        "clock": table.clock,
        "takebacks": table.takebacks,
        "rated": table.rated,
        "seed_chosen": table.chosen,
        "fair": table.fair,
        "yours": table.person is not None and table.person == person,
    }
