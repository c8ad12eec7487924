"""HTTP: creating, joining, reading and running tournaments."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from msgspec.structs import asdict
from starlette.responses import PlainTextResponse, Response

from quiltbee.notation import format_record
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.body import Id
from quiltbee.server.bots.access import BotAccess
from quiltbee.server.errors import ForbiddenError, UnknownBotError, UnknownError
from quiltbee.server.http.calls import Calls, Handler, Media, Request
from quiltbee.server.http.streams import while_there
from quiltbee.server.http.website import accepts_gzip
from quiltbee.server.ids import hash_of_code, new_code, new_id
from quiltbee.server.store import StoredGame
from quiltbee.server.tournaments import decisions
from quiltbee.server.tournaments.messages import (
    Appoint,
    Correct,
    EnterBot,
    Forfeit,
    GameInTournament,
    HalfBye,
    JoinTournament,
    NewTournament,
    Pause,
    RemoveEntrant,
    TournamentClocks,
    TournamentInvitation,
    TournamentList,
    TournamentMade,
    TournamentShape,
    describe_place,
    format_standings,
)
from quiltbee.server.tournaments.organiser import Decide, Organiser
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.tournament import Tournament
from quiltbee.server.wire.game import record_of

calls = Calls()

Described = Annotated[Response, TournamentShape]
"""The answer of a call that encodes its JSON itself."""


def _action(name: str, status: int = 200, *raises: int) -> Callable[[Handler], Handler]:
    """Add a POST to a tournament, answered with the tournament after it."""
    path = f"/api/tournaments/{{tournament}}/{name}"
    return calls.post(path, status, raises=[404, 409, *raises])


@calls.post("/api/tournaments", 201)
async def make(request: Request, body: NewTournament) -> TournamentMade:
    """Create a tournament; only this response contains its invitation."""
    services, settings = request.services, asdict(body)
    settings["deadline"] = None if body.deadline is None else 1000 * body.deadline
    settings["pause"] = 1000 * body.pause
    tournament = Tournament(
        **settings,
        id=new_id(services.draws),
        created=services.clock(),
        organiser=(await request.join()).person,
    )
    code = new_code(services.draws)
    await services[Organiser].make(tournament, hash_of_code(code), request.address)
    url = f"/tournaments/{tournament.id}"
    return TournamentMade(tournament.id, url, f"{url}#join={code}")


@calls.post("/api/tournaments/{tournament}/invitation", 201, raises=[404, 409])
async def invite(request: Request, tournament: Id) -> TournamentInvitation:
    """Create a new invitation, which replaces the previous one."""
    await _check_organiser(request, tournament)
    code = new_code(request.services.draws)
    await request.services[Organiser].invite(tournament, hash_of_code(code))
    return TournamentInvitation(f"/tournaments/{tournament}#join={code}")


@_action("join", 201, 410)
async def join(request: Request, tournament: Id, body: JoinTournament) -> Described:
    """Join a tournament with its invitation code, or a public one without a code."""
    await _load(request, tournament)
    person, services = (await request.join()).person, request.services
    name = await services.store[PeopleStore].name_of(person, body.name)
    with services.limiter.invitation(request.address):
        code_hash = None if body.code is None else hash_of_code(body.code)
        stored = await services[Organiser].join(tournament, code_hash, person, name)
    return await _answer(request, stored, person, 201)


@_action("enter", 201, 410)
async def enter_bot(request: Request, tournament: Id, body: EnterBot) -> Described:
    """Enter one of the caller's bots, if the tournament allows bots."""
    person, services = await request.person(), request.services
    stored = await _load(request, tournament)
    if not stored.bots:
        raise ForbiddenError("This tournament allows no bots.")
    bot = await services[BotAccess].find(body.bot)
    if bot is None:
        raise UnknownBotError("There is no such bot.")
    if person is None or bot.owner != person:
        raise ForbiddenError("Only the owner of a bot can enter it.")
    with services.limiter.invitation(request.address):
        stored = await services[Organiser].join(
            tournament,
            hash_of_code(body.code or ""),
            bot.id,
            bot.name,
            bot=True,
            invited=stored.is_organised_by(person),
        )
    return await _answer(request, stored, person, 201)


@calls.delete("/api/tournaments/{tournament}", raises=[404, 409])
async def remove(request: Request, tournament: Id) -> None:
    """Remove a tournament that has not begun."""
    await _check_leader(request, tournament)
    await request.services[Organiser].remove(tournament)


# Reading


@calls.get("/api/tournaments")
async def my_tournaments(request: Request) -> TournamentList:
    """List the tournaments that the caller organizes or has joined."""
    person = await request.person()
    return TournamentList(await request.services.store[TournamentStore].of_person(person))


@calls.get("/api/tournaments/{tournament}", raises=[404])
async def read(request: Request, tournament: Id) -> Described:
    """Return the state of a tournament."""
    stored = await _load(request, tournament)
    return await _answer(request, stored, await request.person())


@calls.get("/api/games/{game}/tournament", raises=[404])
async def place_of_game(request: Request, game: Id) -> GameInTournament:
    """Return a game's place in its tournament, and the caller's next game."""
    services = request.services
    place = (await services.store[TournamentStore].places_of([game])).get(game)
    if place is None:
        raise UnknownError("That game is not part of a tournament.")
    stored = await _load(request, place.tournament)
    return describe_place(stored, place, game, await request.person())


@calls.get("/api/tournaments/{tournament}/clocks", raises=[404])
async def clocks(request: Request, tournament: Id) -> TournamentClocks:
    """Return the clocks and scores of the running games, read at most once a second."""
    await _load(request, tournament)
    return await request.services[Organiser].clocks(tournament)


@calls.get("/api/tournaments/{tournament}/standings.csv", raises=[404])
async def table(request: Request, tournament: Id) -> Annotated[Response, Media("text/csv")]:
    """Download the standings for a spreadsheet."""
    stored = await _load(request, tournament)
    name = f"quiltbee-tournament-{tournament}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = "\ufeff" + await request.heavy(format_standings, stored)  # the mark is for Excel
    return Response(text, headers=headers, media_type="text/csv")


@calls.get("/api/tournaments/{tournament}/records.pgr", raises=[404])
async def records(request: Request, tournament: Id) -> Annotated[Response, Media("text/plain")]:
    """Download the records of all finished games."""
    services = request.services
    stored = await _load(request, tournament)

    async def read_all() -> list[str]:
        texts = []
        for pairing in stored.pairings:
            for played in filter(lambda one: one.over, pairing.games):
                game = await services.store.games.load(played.id)
                record = partial(_record, stored, pairing.round, game)
                texts.append(await services.heavy(record))
        return texts

    texts = await while_there(request, read_all())
    name = f"quiltbee-tournament-{tournament}.pgr"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse("\n".join(texts), headers=headers)


def _record(stored: Tournament, number: int, game: StoredGame) -> str:
    record = record_of(game, {"Event": stored.name, "Round": str(number)})
    return format_record(record)


# Organising


@_action("start")
async def start(request: Request, tournament: Id) -> Described:
    """Start a tournament: pair the first round and open its tables."""
    await _check_organiser(request, tournament)
    after = await request.services[Organiser].begin(tournament)
    return await _answer(request, after, after.organiser)


@_action("withdraw")
async def withdraw(request: Request, tournament: Id) -> Described:
    """Withdraw from a tournament; running games are forfeited."""
    person = await request.person()
    entrant = (await _load(request, tournament)).entrant_of(person)
    if entrant is None:
        raise ForbiddenError("You have not joined this tournament.")
    decide = partial(decisions.withdraw, number=entrant.number)
    return await _change(request, tournament, person, decide)


@_action("remove")
async def remove_entrant(request: Request, tournament: Id, body: RemoveEntrant) -> Described:
    """Remove an entrant, who can't return with the invitation."""
    person = await _check_organiser(request, tournament)
    decide = partial(decisions.withdraw, number=body.entrant, removed=True)
    return await _change(request, tournament, person, decide)


@_action("readmit")
async def readmit(request: Request, tournament: Id, body: RemoveEntrant) -> Described:
    """Readmit an entrant who was removed."""
    person = await _check_organiser(request, tournament)
    decide = partial(decisions.readmit, number=body.entrant)
    return await _change(request, tournament, person, decide)


@_action("appoint")
async def appoint(request: Request, tournament: Id, body: Appoint) -> Described:
    """Appoint an entrant as a co-organizer, or dismiss them."""
    person = await _check_leader(request, tournament)
    decide = partial(decisions.appoint, number=body.entrant, wanted=body.wanted)
    return await _change(request, tournament, person, decide)


@_action("pause")
async def pause(request: Request, tournament: Id, body: Pause) -> Described:
    """Pause or resume a tournament."""
    person = await _check_organiser(request, tournament)
    return await _change(request, tournament, person, partial(decisions.pause, wanted=body.wanted))


@_action("forfeit")
async def forfeit(request: Request, tournament: Id, body: Forfeit) -> Described:
    """Forfeit the running games of an absent entrant."""
    person = await _check_organiser(request, tournament)
    after = await request.services[Organiser].forfeit(tournament, body.pairing, body.entrant)
    return await _answer(request, after, person)


@_action("correct")
async def correct(request: Request, tournament: Id, body: Correct) -> Described:
    """Correct the result of a game, with a public note."""
    person = await _check_organiser(request, tournament)
    decide = partial(decisions.correct, **asdict(body))
    return await _change(request, tournament, person, decide)


@_action("bye")
async def half_bye(request: Request, tournament: Id, body: HalfBye) -> Described:
    """Request a half-point bye in a future round, or cancel it."""
    if (person := await request.person()) is None:
        raise ForbiddenError("You have not joined this tournament.")
    decide = partial(decisions.ask_bye, person=person, number=body.round, wanted=body.wanted)
    return await _change(request, tournament, person, decide)


async def _load(request: Request, tournament: str) -> Tournament:
    """Return the state of a tournament; only entrants and organizers can see a hidden one."""
    services, person = request.services, await request.person()
    stored = await services[Organiser].load(tournament)
    if not (stored.is_for(person) or await services.store[PeopleStore].is_administrator(person)):
        raise UnknownError("There is no such tournament.")
    return stored


async def _check_organiser(request: Request, tournament: str) -> str:
    """Return the calling person; raises ForbiddenError unless they are an organizer."""
    person, stored = await request.person(), await _load(request, tournament)
    if person is None or not stored.is_organised_by(person):
        raise ForbiddenError("Only the organiser of the tournament can do that.")
    return person


async def _check_leader(request: Request, tournament: str) -> str:
    """Return the calling person; raises ForbiddenError unless they are the main organizer."""
    person = await _check_organiser(request, tournament)
    if (await _load(request, tournament)).organiser != person:
        raise ForbiddenError("Only the organiser of the tournament can do that.")
    return person


async def _change(
    request: Request, tournament: str, person: str | None, decide: Decide
) -> Response:
    after = await request.services[Organiser].change(tournament, decide)
    return await _answer(request, after, person)


async def _answer(
    request: Request, stored: Tournament, person: str | None, status: int = 200
) -> Response:
    is_packed = accepts_gzip(request)
    body = await request.services[Organiser].encode(stored, person, is_packed=is_packed)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if is_packed else {})}
    return Response(body, status, headers, media_type="application/json")
