"""HTTP: creating, joining, reading and running tournaments."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.types import DecoratedCallable

from quiltbee.games import TimeControl
from quiltbee.notation import format_record
from quiltbee.server.errors import ForbiddenError, UnknownBotError, UnknownError
from quiltbee.server.http.answers import GameId, problems
from quiltbee.server.http.callers import address_of
from quiltbee.server.http.cookies import give_token
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.ids import hash_of_code, new_code, new_id
from quiltbee.server.store import StoredGame
from quiltbee.server.tournaments.description import (
    describe_listed,
    describe_place,
    describe_tournament,
)
from quiltbee.server.tournaments.messages import (
    Correct,
    EnterBot,
    Forfeit,
    GameInTournament,
    HalfBye,
    JoinTournament,
    NewTournament,
    RemoveEntrant,
    TournamentInvitation,
    TournamentList,
    TournamentMade,
    TournamentShape,
)
from quiltbee.server.tournaments.values import Correction, StoredTournament, Tournament
from quiltbee.server.wire.replay import record_of

router = APIRouter()

TournamentId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", max_length=32)]


def _action(
    name: str, *refusals: int, status_code: int = 200
) -> Callable[[DecoratedCallable], DecoratedCallable]:
    """A POST to a tournament, answered with the tournament after it."""
    return router.post(
        f"/api/tournaments/{{tournament_id}}/{name}",
        status_code=status_code,
        response_model=TournamentShape,
        responses=problems(404, 409, 422, 503, *refusals),
    )


# Making and joining


@router.post(
    "/api/tournaments",
    status_code=201,
    response_model=TournamentMade,
    responses=problems(400, 413, 422, 503),
)
async def make(wish: NewTournament, request: Request, services: Injected) -> JSONResponse:
    """Create a tournament; only this response contains its invitation."""
    visitor = await services.people.admit(request)
    tournament = Tournament(
        id=new_id(services.draws),
        name=wish.name,
        created=services.clock(),
        organiser=visitor.person,
        kind=wish.kind,
        rounds=wish.rounds,
        clock=None if wish.clock is None else TimeControl.parse(wish.clock),
        board=wish.board,
        twice=wish.twice,
        rated=wish.rated,
        starts=wish.starts,
        deadline=None if wish.deadline is None else 1000 * wish.deadline,
        pause=1000 * wish.pause,
        late_until=wish.late_until,
        bots=wish.bots,
        fair=wish.fair,
        public=wish.public,
    )
    code = new_code(services.draws)
    await services.organiser.make(tournament, hash_of_code(code))
    url = f"/tournaments/{tournament.id}"
    answer: TournamentMade = {"id": tournament.id, "url": url, "invitation": f"{url}#join={code}"}
    response = JSONResponse(answer, 201)
    give_token(request, response, visitor.token)
    return response


@router.post(
    "/api/tournaments/{tournament_id}/invitation",
    status_code=201,
    response_model=TournamentInvitation,
    responses=problems(404, 409, 422, 503),
)
async def invite(tournament_id: TournamentId, request: Request, services: Injected) -> JSONResponse:
    """Create a new invitation, which replaces the earlier one."""
    await _check_organiser(tournament_id, request, services)
    code = new_code(services.draws)
    await services.store.tournaments.invite(tournament_id, hash_of_code(code))
    return JSONResponse({"invitation": f"/tournaments/{tournament_id}#join={code}"}, 201)


@_action("join", 400, 410, 413, status_code=201)
async def join(
    tournament_id: TournamentId, wish: JoinTournament, request: Request, services: Injected
) -> JSONResponse:
    """Join a tournament with its invitation code, or a public one without."""
    visitor = await services.people.admit(request)
    name = await services.people.name_of(visitor.person, wish.name)
    store = services.store.tournaments
    with services.limiter.invitation(address_of(request.scope)):
        code_hash = None if wish.code is None else hash_of_code(wish.code)
        await store.join(tournament_id, code_hash, visitor.person, name)
    stored = await services.organiser.load(tournament_id)
    response = JSONResponse(describe_tournament(stored, visitor.person), 201)
    give_token(request, response, visitor.token)
    return response


@_action("enter", 400, 410, 413, status_code=201)
async def enter_bot(
    tournament_id: TournamentId, wish: EnterBot, request: Request, services: Injected
) -> JSONResponse:
    """Enter a bot of one's own, where the organiser wants bots."""
    person = await services.people.person_of(request)
    store = services.store.tournaments
    stored = await store.load(tournament_id)
    if not stored.tournament.bots:
        raise ForbiddenError("There are no bots in this tournament.")
    bot = await services.bots.bots.find(wish.bot)
    if bot is None:
        raise UnknownBotError("There is no such bot.")
    if person is None or bot.owner != person:
        raise ForbiddenError("Only its owner can enter a bot.")
    with services.limiter.invitation(address_of(request.scope)):
        if stored.tournament.organiser == person:
            await store.enter(tournament_id, bot.id, bot.name)
        else:
            await store.join(tournament_id, hash_of_code(wish.code or ""), bot.id, bot.name)
    return await _answer(await services.organiser.load(tournament_id), request, services, 201)


@router.delete(
    "/api/tournaments/{tournament_id}", status_code=204, responses=problems(404, 409, 422, 503)
)
async def remove(tournament_id: TournamentId, request: Request, services: Injected) -> Response:
    """Remove a tournament that has not begun."""
    await _check_organiser(tournament_id, request, services)
    await services.store.tournaments.remove(tournament_id)
    return Response(status_code=204)


# Reading


@router.get("/api/tournaments", response_model=TournamentList, responses=problems(503))
async def my_tournaments(request: Request, services: Injected) -> JSONResponse:
    """The tournaments that a person organises or has joined."""
    person = await services.people.person_of(request)
    if person is None:
        return JSONResponse({"tournaments": []})
    found = await services.store.tournaments.of_person(person)
    return JSONResponse({"tournaments": [describe_listed(one, person) for one in found]})


@router.get(
    "/api/tournaments/{tournament_id}",
    response_model=TournamentShape,
    responses=problems(404, 422, 503),
)
async def read(tournament_id: TournamentId, request: Request, services: Injected) -> JSONResponse:
    """A tournament as it stands."""
    return await _answer(await services.organiser.load(tournament_id), request, services)


@router.get(
    "/api/games/{game_id}/tournament",
    response_model=GameInTournament,
    responses=problems(404, 422, 503),
)
async def place_of_game(game_id: GameId, request: Request, services: Injected) -> JSONResponse:
    """A game's place in its tournament, and one's own next game."""
    place = (await services.store.tournaments.places_of([game_id])).get(game_id)
    if place is None:
        raise UnknownError("That game belongs to no tournament.")
    stored = await services.organiser.load(place.tournament)
    person = await services.people.person_of(request)
    return JSONResponse(describe_place(stored, place, game_id, person))


@router.get(
    "/api/tournaments/{tournament_id}/records.pgr",
    response_class=PlainTextResponse,
    responses=problems(404, 422, 503),
)
async def records(tournament_id: TournamentId, services: Injected) -> PlainTextResponse:
    """Download the records of all finished games."""
    stored = await services.organiser.load(tournament_id)
    texts = []
    for pairing in stored.pairings:
        for played in pairing.games:
            if played.over:
                game = await services.store.games.load(played.id)
                texts.append(await services.heavy(partial(_record, stored, pairing.round, game)))
    name = f"quiltbee-tournament-{tournament_id}.pgr"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse("\n".join(texts), headers=headers)


def _record(stored: StoredTournament, number: int, game: StoredGame) -> str:
    record = record_of(game, {"Event": stored.tournament.name, "Round": str(number)})
    return format_record(record)


# Running one


@_action("start")
async def start(tournament_id: TournamentId, request: Request, services: Injected) -> JSONResponse:
    """Start a tournament: pair the first round and open its tables."""
    await _check_organiser(tournament_id, request, services)
    return await _answer(await services.organiser.begin(tournament_id), request, services)


@_action("withdraw")
async def withdraw(
    tournament_id: TournamentId, request: Request, services: Injected
) -> JSONResponse:
    """Withdraw from a tournament; running games are forfeited."""
    person = await services.people.person_of(request)
    stored = await services.store.tournaments.load(tournament_id)
    entrant = stored.entrant_of(person)
    if entrant is None:
        raise ForbiddenError("You have not joined this tournament.")
    after = await services.organiser.withdraw(tournament_id, entrant.number)
    return await _answer(after, request, services)


@_action("remove", 400, 413)
async def remove_entrant(
    tournament_id: TournamentId, wish: RemoveEntrant, request: Request, services: Injected
) -> JSONResponse:
    """Withdraw an entrant, as if they had left."""
    await _check_organiser(tournament_id, request, services)
    after = await services.organiser.withdraw(tournament_id, wish.entrant)
    return await _answer(after, request, services)


@_action("forfeit", 400, 413)
async def forfeit(
    tournament_id: TournamentId, wish: Forfeit, request: Request, services: Injected
) -> JSONResponse:
    """Forfeit the running games of an entrant who does not show up."""
    await _check_organiser(tournament_id, request, services)
    after = await services.organiser.forfeit(tournament_id, wish.pairing, wish.entrant)
    return await _answer(after, request, services)


@_action("correct", 400, 413)
async def correct(
    tournament_id: TournamentId, wish: Correct, request: Request, services: Injected
) -> JSONResponse:
    """Correct the result of a game, with a public note."""
    await _check_organiser(tournament_id, request, services)
    correction = Correction(wish.winner, wish.note, services.clock())
    await services.store.tournaments.correct(tournament_id, wish.game, correction)
    return await _answer(await services.organiser.load(tournament_id), request, services)


@_action("bye", 400, 413)
async def half_bye(
    tournament_id: TournamentId, wish: HalfBye, request: Request, services: Injected
) -> JSONResponse:
    """Ask for a half-point bye in a future round, or cancel it."""
    person = await services.people.person_of(request)
    if person is None:
        raise ForbiddenError("You have not joined this tournament.")
    store = services.store.tournaments
    await store.ask_bye(tournament_id, person, wish.round, wanted=wish.wanted)
    return await _answer(await services.organiser.load(tournament_id), request, services)


async def _check_organiser(tournament: str, request: Request, services: Services) -> None:
    """ForbiddenError unless the caller is the organiser."""
    person = await services.people.person_of(request)
    stored = await services.store.tournaments.load(tournament)
    if person is None or stored.tournament.organiser != person:
        raise ForbiddenError("Only the organiser of the tournament can do that.")


async def _answer(
    stored: StoredTournament, request: Request, services: Services, status: int = 200
) -> JSONResponse:
    person = await services.people.person_of(request)
    return JSONResponse(describe_tournament(stored, person), status)
