"""HTTP: managing one's bots, and challenging a bot."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse

from quiltbee.server.bots.challenges import challenge
from quiltbee.server.bots.messages import (
    CreatedBot,
    CreatedToken,
    NewBot,
    NewChallenge,
    NewToken,
    OwnBots,
    describe_own,
)
from quiltbee.server.bots.rows import Bot
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.answers import problems
from quiltbee.server.http.cookies import give_token
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.store import SeatHolder
from quiltbee.server.wire.answers import Created

router = APIRouter()

Id = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", max_length=32)]


@router.get("/api/me/bots", response_model=OwnBots, responses=problems(503))
async def my_bots(request: Request, services: Injected) -> JSONResponse:
    """A person's bots and their tokens."""
    person = await services.people.person_of(request)
    access = services.bots
    found = [] if person is None else await access.bots.of_owner(person)
    told = [describe_own(bot, tokens, access.is_online(bot.id)) for bot, tokens in found]
    return JSONResponse({"bots": told})


@router.post(
    "/api/me/bots",
    status_code=201,
    response_model=CreatedBot,
    responses=problems(400, 409, 413, 422, 503),
)
async def make_bot(wish: NewBot, request: Request, services: Injected) -> JSONResponse:
    """Create a bot; only this response contains its token."""
    visitor = await services.people.admit(request)
    bot, token = await services.bots.bots.create(visitor.person, wish.name, wish.scope)
    response = JSONResponse({"id": bot.id, "name": bot.name, "token": token}, 201)
    give_token(request, response, visitor.token)
    return response


@router.delete("/api/me/bots/{bot_id}", status_code=204, responses=problems(404, 422, 503))
async def remove_bot(bot_id: Id, request: Request, services: Injected) -> Response:
    """Remove a bot: its tokens are void, its games stay."""
    bot = await _own(bot_id, request, services)
    await services.bots.bots.remove(bot)
    services.bots.cut(bot.id)
    return Response(status_code=204)


@router.post(
    "/api/me/bots/{bot_id}/tokens",
    status_code=201,
    response_model=CreatedToken,
    responses=problems(400, 404, 409, 413, 422, 503),
)
async def make_token(
    bot_id: Id, wish: NewToken, request: Request, services: Injected
) -> JSONResponse:
    """Create another token of a bot; only this response contains it."""
    bot = await _own(bot_id, request, services)
    return JSONResponse({"token": await services.bots.bots.add_token(bot, wish.scope)}, 201)


@router.delete(
    "/api/me/bots/{bot_id}/tokens/{token_id}", status_code=204, responses=problems(404, 422, 503)
)
async def revoke_token(bot_id: Id, token_id: Id, request: Request, services: Injected) -> Response:
    """Revoke a token and end its streams."""
    bot = await _own(bot_id, request, services)
    if not await services.bots.bots.revoke(bot, token_id):
        raise UnknownError("There is no such token.")
    services.bots.cut(bot.id, token_id)
    return Response(status_code=204)


@router.post(
    "/api/challenges",
    status_code=201,
    response_model=Created,
    responses=problems(400, 404, 413, 422, 503),
)
async def ask_a_bot(wish: NewChallenge, request: Request, services: Injected) -> JSONResponse:
    """Challenge a bot; the table waits until it accepts."""
    visitor = await services.people.welcome(request)
    name = await services.people.name_of(visitor.person, wish.name)
    you = SeatHolder(name or "", person=visitor.person)
    setup = await challenge(wish, you, services.bots.bots, services.clock, services.draws)
    await services.tables.create(setup, visitor.newcomer, by=visitor.person)
    response = JSONResponse({"id": setup.id, "url": f"/game/{setup.id}"}, 201)
    give_token(request, response, visitor.token)
    return response


async def _own(bot_id: str, request: Request, services: Services) -> Bot:
    """The bot with this id, if the caller owns it; otherwise UnknownError."""
    person = await services.people.person_of(request)
    bot = await services.bots.bots.own(person, bot_id)
    if bot is None:
        raise UnknownError("You have no such bot.")
    return bot
