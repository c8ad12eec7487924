"""The calls of bots, which docs/reference/api-bots.md describes, and of their owners.

All calls under `/api/bot` need a bearer token.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import asdict
from starlette.responses import Response

from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.ties import TieStore
from quiltbee.server.body import Id
from quiltbee.server.bots.access import BotAccess, Lines
from quiltbee.server.bots.messages import (
    BotAction,
    BotMe,
    BotMove,
    BotNews,
    CreatedBot,
    CreatedToken,
    Done,
    NewBot,
    NewChallenge,
    NewToken,
    OnlineBot,
    OnlineBots,
    OwnBot,
    OwnBots,
)
from quiltbee.server.bots.rows import Bot, BotStore, BotVisitor, Pace, RatingWish
from quiltbee.server.errors import STATUSES, ServerError, TakenError, UnknownBotError, UnknownError
from quiltbee.server.http.calls import Calls, Media, Request, json_response
from quiltbee.server.http.services import Services
from quiltbee.server.http.streams import MEDIA_TYPE, StreamResponse
from quiltbee.server.ratings import RatingStore
from quiltbee.server.store import SeatHolder, TableSetup
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.creation import set_up
from quiltbee.server.tables.receiving import receive
from quiltbee.server.wire.game import Created
from quiltbee.server.wire.messages import NewGame, make_request


async def challenge(body: NewChallenge, you: SeatHolder, by: str, services: Services) -> TableSetup:
    """Set up a table with a seat reserved for a bot; if `you` has no name, it gets the seat's.

    `by` is the person who challenges, or the owner of the bot that does. Raises UnknownBotError for
    an unknown bot, TakenError if a bot challenges itself, ForbiddenError between blocked people.
    """
    bot = await services[BotAccess].find(body.bot)
    if bot is None:
        raise UnknownBotError("There is no such bot.")
    if bot.id == you.person:
        raise TakenError("A bot can't play against itself.")
    new_game = NewGame(
        opponent="friend",
        board=body.board,
        first=body.first,
        clock=body.clock,
        takebacks=body.takebacks,
        rated=body.rated,
    )
    assert you.person is not None
    await services.store[TieStore].check([you.person, by], [bot.id, bot.owner], invites=True)
    setup = set_up(new_game, you.person, clock=services.clock, draws=services.draws)
    seat = setup.open_seat
    assert seat is not None
    kept = replace(setup.holder(seat), name=bot.name, invited=bot.id, is_bot=True)
    named = you if you.name else replace(you, name=setup.holder(seat.other).name)
    return setup.with_holder(seat.other, named).with_holder(seat, kept)


calls = Calls()


async def online_bots(services: Services) -> list[OnlineBot]:
    """Return the bots that listen for challenges, by name, and which of these they accept."""
    here = services[BotAccess].online.everybody
    online = await services.store[BotStore].named(here) if here else []
    ratings = await services.store[RatingStore].values_of([bot.id for bot in online])
    return [OnlineBot.like(bot, ratings=ratings.get(bot.id, {})) for bot in online]


@calls.get("/api/bots")
async def bots_here(request: Request) -> OnlineBots:
    """Return the bots that take challenges now, and which of these they accept."""
    return OnlineBots(await online_bots(request.services))


@calls.get("/api/me/bots")
async def my_bots(request: Request) -> OwnBots:
    """Return the caller's bots and their tokens."""
    person, access = await request.person(), request.services[BotAccess]
    found = [] if person is None else await request.services.store[BotStore].of_owner(person)
    return OwnBots(
        [
            OwnBot(bot.id, bot.name, bot.created, access.is_online(bot.id), tokens)
            for bot, tokens in found
        ]
    )


@calls.post("/api/me/bots", 201, raises=[409])
async def make_bot(request: Request, body: NewBot) -> CreatedBot:
    """Create a bot; only this response contains its token."""
    owner = (await request.join()).person
    bot, token = await request.services[BotAccess].create(owner, body.name, body.scope)
    return CreatedBot(bot.id, bot.name, token)


@calls.delete("/api/me/bots/{bot}", raises=[404])
async def remove_bot(request: Request, bot: Id) -> None:
    """Remove a bot and revoke its tokens; its games stay."""
    own = await _own(request, bot)
    await request.services.store[BotStore].remove(own.id)
    request.services[BotAccess].cut(own.id)


@calls.post("/api/me/bots/{bot}/tokens", 201, raises=[404, 409])
async def make_token(request: Request, bot: Id, body: NewToken) -> CreatedToken:
    """Create another token of a bot; only this response contains it."""
    own = await _own(request, bot)
    return CreatedToken(await request.services[BotAccess].add_token(own, body.scope))


@calls.delete("/api/me/bots/{bot}/tokens/{token}", raises=[404])
async def revoke_token(request: Request, bot: Id, token: Id) -> None:
    """Revoke a token and end its streams."""
    own = await _own(request, bot)
    if not await request.services.store[BotStore].revoke(own.id, token):
        raise UnknownError("There is no such token.")
    request.services[BotAccess].cut(own.id, token)


@calls.delete("/api/me/tokens", raises=[401])
async def revoke_all_tokens(request: Request) -> None:
    """Revoke all tokens of all of the caller's bots, and end their streams."""
    session = await request.known()
    await request.services.store[BotStore].revoke_all(session.person)


@calls.post("/api/challenges", 201, raises=[404])
async def challenge_bot(request: Request, body: NewChallenge) -> Created:
    """Challenge a bot; the table waits until it accepts."""
    services, person = request.services, (await request.join(is_stored=False)).person
    if body.rated:
        await services.store[RatingStore].check_account(person)
    name = await services.store[PeopleStore].name_of(person, body.name)
    setup = await challenge(body, SeatHolder(name or "", person=person), person, services)
    await services.tables.create(setup, request.newcomer, by=person)
    return Created.of(setup)


async def _own(request: Request, bot: str) -> Bot:
    """Return the caller's bot with this id; raises UnknownError for any other."""
    found = await request.services.store[BotStore].find(bot)
    if found is None or found.owner != await request.person():
        raise UnknownError("You have no such bot.")
    return found


_LOG = logging.getLogger(__name__)

LOOKING_AGAIN = 30.0
"""Seconds between two checks of a bot's tables without any news."""

Stream = Annotated[Response, Media(MEDIA_TYPE, about="lines of JSON, without end")]
Answer = Literal["accept", "decline"]
Action = Literal["resign", "accept", "decline", "abort", "claim", "rematch"]


class Reply:
    """A subscriber that collects the replies to one message."""

    def __init__(self, person: str, address: str) -> None:
        self.person: str | None = person
        self.address = address
        self.lag = 0
        self.messages: list[Any] = []

    def send(self, message: Message) -> None:
        """Keep a message from the table."""
        self.messages.append(json.loads(message.payload))

    @property
    def error(self) -> dict[str, Any] | None:
        """The error, if the message was refused."""
        return next((one for one in self.messages if one["type"] == "error"), None)

    @property
    def number(self) -> int | None:
        """The last event of the game, if the table sent the whole game."""
        return next((one["number"] for one in self.messages if one["type"] == "game"), None)


@calls.get("/api/bot/me", raises=[401])
async def me(request: Request) -> BotMe:
    """Return the bot, the scope of its token, and whether it already listens for challenges."""
    access = request.services[BotAccess]
    bot, token = (visitor := await access.enter(request, "read")).bot, visitor.token
    return BotMe(bot.id, bot.name, token.scope, access.is_online(bot.id))


# Streams


@calls.get("/api/bot/stream", raises=[401])
async def stream(request: Request, rating: RatingWish = "any", pace: Pace = "any") -> Stream:
    """Stream challenges, and games that start and finish, as JSON lines.

    `rating` and `pace` tell players which challenges the bot accepts.
    """
    visitor = await request.services[BotAccess].enter(request, "read")
    if visitor.token.scope == "play":
        await request.services.store[BotStore].accept(visitor.bot, rating, pace)
    return _lines(_events(visitor, request), visitor, request)


@calls.get("/api/bot/games/{game}/stream", raises=[401, 404])
async def game_stream(request: Request, game: Id) -> Stream:
    """Stream a game as JSON lines, the messages of the WebSocket."""
    visitor = await request.services[BotAccess].enter(request, "read")
    async with request.services.tables.open(game):
        return _lines(_game(game, visitor, request), visitor, request)


def _lines(
    following: AbstractAsyncContextManager[Lines], visitor: BotVisitor, request: Request
) -> StreamResponse:
    @asynccontextmanager
    async def opened() -> AsyncIterator[AsyncIterator[str]]:
        async with following as lines:
            yield lines.read(partial(request.services[BotAccess].is_welcome, visitor))

    return StreamResponse(opened(), request.services.streams)


@asynccontextmanager
async def _game(game: str, visitor: BotVisitor, request: Request) -> AsyncIterator[Lines]:
    with request.services[BotAccess].lines(visitor, request, game) as lines:
        async with request.services.tables.open(game) as table:
            await table.join(lines)
            try:
                yield lines
            finally:
                table.leave(lines)


@asynccontextmanager
async def _events(visitor: BotVisitor, request: Request) -> AsyncIterator[Lines]:
    services, news = request.services, BotNews(visitor.bot.id, request.services)
    with services[BotAccess].lines(visitor, request) as lines:
        services.feeds.join(news)
        sending = asyncio.create_task(_send(news, lines))
        try:
            yield lines
        finally:
            sending.cancel()
            services.feeds.leave(news)


async def _send(news: BotNews, lines: Lines) -> None:
    """Send the events now, and again whenever there may be new ones.

    An error ends the stream; the bot gets all events when it reconnects.
    """
    try:
        while True:
            news.woken.clear()
            if events := await news.read():
                lines.send_line("\n".join(msgspec.json.encode(event).decode() for event in events))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKING_AGAIN):
                    await news.woken.wait()
    except ServerError as error:
        _LOG.warning("The events of a bot can't be read: %s", error)
    finally:
        lines.close()


# Games


@calls.post("/api/bot/games/{game}/move", raises=[401, 404, 409])
async def move(request: Request, game: Id, body: BotMove) -> Annotated[Response, Done]:
    """Play a move; responds once it is stored."""
    return await _act(request, game, "move", body)


@calls.post("/api/bot/games/{game}/{action}", raises=[401, 404, 409])
async def act(
    request: Request, game: Id, action: Action, body: BotAction
) -> Annotated[Response, Done]:
    """Resign, answer a takeback request, abort, claim a win on time, or ask for a rematch."""
    return await _act(request, game, action, body)


async def _act(request: Request, game: str, action: str, body: BotAction) -> Response:
    visitor = await request.services[BotAccess].enter(request, "play")
    message = make_request(action, asdict(body))
    reply = Reply(visitor.bot.id, request.address)
    async with request.services.tables.open(game) as table:
        try:
            answered = asyncio.Event()
            receive(table, message, reply, answered.set)
            await answered.wait()
        finally:
            table.leave(reply)
    if (error := reply.error) is not None:
        sentence = error["error"]
        if error["kind"] == "stale" and reply.number is not None:
            # The table's own sentence is followed by the game, which a bot has to fetch.
            sentence = (
                f"Event {reply.number} is the last of this game, not {body.seen}: follow its stream"
                f" or read /api/games/{game}/position."
            )
        answer = {"error": sentence, "kind": error["kind"]}
        return json_response(answer, STATUSES[error["kind"]])
    # The table answers a repeated message with the whole game.
    return json_response(Done(body.seen + 1 if reply.number is None else reply.number))


# Challenges


@calls.post("/api/bot/challenges", 201, raises=[401, 404])
async def ask_a_bot(request: Request, body: NewChallenge) -> Created:
    """Challenge another bot."""
    services, visitor = request.services, await request.services[BotAccess].enter(request, "play")
    you = SeatHolder(visitor.bot.name, person=visitor.bot.id, is_bot=True)
    setup = await challenge(body, you, visitor.bot.owner, services)
    await services.tables.create(setup, by=visitor.bot.id)
    return Created.of(setup)


@calls.post("/api/bot/challenges/{game}/{answer}", raises=[401, 404, 409])
async def answer_challenge(request: Request, game: Id, answer: Answer) -> Done:
    """Accept or decline a challenge."""
    services, bot = request.services, (await request.services[BotAccess].enter(request, "play")).bot
    async with services.tables.open(game) as table:
        setup = (await table.game()).setup
        seat = setup.open_seat
        if seat is None or setup.holder(seat).invited != bot.id:
            raise TakenError("That table has no challenge to you.")
        if answer == "accept":
            rating = await services.store[RatingStore].rating_for(bot.id, setup)
            holder = SeatHolder(bot.name, person=bot.id, is_bot=True, rating=rating)
            stored = await table.sit(seat, holder)
        else:
            stored = await table.call_off(bot.id)
    return Done(stored.number)
