"""HTTP: managing one's bots, and challenging a bot."""

from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.body import Id
from quiltbee.server.bots.access import BotAccess
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
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.store import SeatHolder
from quiltbee.server.wire.answers import Created

calls = Calls()


@calls.get("/api/me/bots")
async def my_bots(request: Request) -> OwnBots:
    """A person's bots and their tokens."""
    person, access = await request.person(), request.services[BotAccess]
    found = [] if person is None else await access.bots.of_owner(person)
    return {"bots": [describe_own(bot, tokens, access.is_online(bot.id)) for bot, tokens in found]}


@calls.post("/api/me/bots", 201, raises=[409])
async def make_bot(request: Request, body: NewBot) -> CreatedBot:
    """Create a bot; only this response contains its token."""
    owner = (await request.join()).person
    bot, token = await request.services[BotAccess].bots.create(owner, body.name, body.scope)
    return {"id": bot.id, "name": bot.name, "token": token}


@calls.delete("/api/me/bots/{bot}", raises=[404])
async def remove_bot(request: Request, bot: Id) -> None:
    """Remove a bot: its tokens are void, its games stay."""
    own = await _own(request, bot)
    await request.services[BotAccess].bots.remove(own)
    request.services[BotAccess].cut(own.id)


@calls.post("/api/me/bots/{bot}/tokens", 201, raises=[404, 409])
async def make_token(request: Request, bot: Id, body: NewToken) -> CreatedToken:
    """Create another token of a bot; only this response contains it."""
    own = await _own(request, bot)
    return {"token": await request.services[BotAccess].bots.add_token(own, body.scope)}


@calls.delete("/api/me/bots/{bot}/tokens/{token}", raises=[404])
async def revoke_token(request: Request, bot: Id, token: Id) -> None:
    """Revoke a token and end its streams."""
    own = await _own(request, bot)
    if not await request.services[BotAccess].bots.revoke(own, token):
        raise UnknownError("There is no such token.")
    request.services[BotAccess].cut(own.id, token)


@calls.post("/api/challenges", 201, raises=[404])
async def ask_a_bot(request: Request, body: NewChallenge) -> Created:
    """Challenge a bot; the table waits until it accepts."""
    services, person = request.services, (await request.join(is_stored=False)).person
    name = await services.store[PeopleStore].name_of(person, body.name)
    you = SeatHolder(name or "", person=person)
    setup = await challenge(body, you, services[BotAccess].bots, services.clock, services.draws)
    await services.tables.create(setup, request.newcomer, by=person)
    return {"id": setup.id, "url": f"/game/{setup.id}"}


async def _own(request: Request, bot: str) -> Bot:
    """The bot with this id, if the caller owns it; otherwise UnknownError."""
    found = await request.services[BotAccess].bots.own(await request.person(), bot)
    if found is None:
        raise UnknownError("You have no such bot.")
    return found
