"""HTTP for bots, as docs/bots.md describes it; every call needs a bearer token."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from quiltbee.server.bots.bots import BotVisitor
from quiltbee.server.bots.challenges import challenge
from quiltbee.server.bots.lines import Lines, LinesResponse
from quiltbee.server.bots.messages import BotAction, BotMe, BotMove, Done, NewChallenge
from quiltbee.server.bots.news import BotNews
from quiltbee.server.errors import STATUSES, ServerError, TakenError
from quiltbee.server.http.answers import GameId, problems
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.http.streams import MEDIA_TYPE
from quiltbee.server.store import SeatHolder
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.receiving import receive
from quiltbee.server.wire.answers import Created
from quiltbee.server.wire.messages import make_request
from quiltbee.server.wire.shapes import ErrorMessage

_LOG = logging.getLogger(__name__)

router = APIRouter(prefix="/api/bot")

LOOKING_AGAIN = 30.0
"""Seconds after which a bot's tables are checked even without news of a change."""

_TOLD: dict[int | str, dict[str, Any]] = {
    200: {"description": "lines of JSON, without end", "content": {MEDIA_TYPE: {}}}
}

Answer = Literal["accept", "decline"]
Action = Literal["resign", "accept", "decline", "abort", "claim", "rematch"]


class Reply:
    """A subscriber that collects the answer to one message."""

    def __init__(self, person: str, address: str) -> None:
        self.person: str | None = person
        self.address = address
        self.lag = 0
        self.messages: list[Any] = []

    def send(self, message: Message) -> None:
        """Keep a message of the table's."""
        self.messages.append(json.loads(message.payload))

    @property
    def error(self) -> ErrorMessage | None:
        """The error, if the message was refused."""
        return next((told for told in self.messages if told["type"] == "error"), None)

    @property
    def number(self) -> int | None:
        """The last event of the game, if the table sent it whole."""
        return next((told["number"] for told in self.messages if told["type"] == "game"), None)


@router.get("/me", response_model=BotMe, responses=problems(401, 503))
async def me(request: Request, services: Injected) -> JSONResponse:
    """The bot itself, and the scope of its token."""
    visitor = await services.bots.enter(request, "read")
    told: BotMe = {
        "id": visitor.bot.id,
        "name": visitor.bot.name,
        "scope": visitor.token.scope,
    }
    return JSONResponse(told)


# Streams


@router.get("/stream", response_class=Response, responses=_TOLD | problems(401, 503))
async def stream(request: Request, services: Injected) -> Response:
    """Stream challenges and games that start and finish, as JSON lines."""
    visitor = await services.bots.enter(request, "read")
    return _lines(_all_news(visitor, request, services), visitor, services)


@router.get(
    "/games/{game_id}/stream",
    response_class=Response,
    responses=_TOLD | problems(401, 404, 422, 503),
)
async def game_stream(game_id: GameId, request: Request, services: Injected) -> Response:
    """Stream a game as JSON lines: what the WebSocket sends."""
    visitor = await services.bots.enter(request, "read")
    async with services.tables.open(game_id):
        return _lines(_game(game_id, visitor, request, services), visitor, services)


def _lines(following: Any, visitor: BotVisitor, services: Services) -> LinesResponse:
    return LinesResponse(following, partial(services.bots.bots.is_welcome, visitor))


@asynccontextmanager
async def _game(
    game_id: str, visitor: BotVisitor, request: Request, services: Services
) -> AsyncIterator[Lines]:
    with services.bots.lines(visitor, request, game_id) as lines:
        async with services.tables.open(game_id) as table:
            await table.join(lines)
            try:
                yield lines
            finally:
                table.leave(lines)


class _Waker:
    """Subscribes to the feed of a bot; any message wakes the stream."""

    def __init__(self, bot: str) -> None:
        self.person = bot
        self.woken = asyncio.Event()

    def send(self, message: Message) -> None:
        self.woken.set()


@asynccontextmanager
async def _all_news(
    visitor: BotVisitor, request: Request, services: Services
) -> AsyncIterator[Lines]:
    news = BotNews(visitor.bot.id, services.store.bots, services.tables, services.clock)
    waker = _Waker(visitor.bot.id)
    with services.bots.lines(visitor, request) as lines:
        services.feeds.join(waker)
        telling = asyncio.create_task(_tell(news, waker, lines))
        try:
            yield lines
        finally:
            telling.cancel()
            services.feeds.leave(waker)


async def _tell(news: BotNews, waker: _Waker, lines: Lines) -> None:
    """Send the events now, and again whenever there may be new ones.

    An error ends the stream; the bot gets everything when it reconnects.
    """
    try:
        while True:
            waker.woken.clear()
            if events := await news.read():
                lines.send_line("\n".join(map(json.dumps, events)))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKING_AGAIN):
                    await waker.woken.wait()
    except ServerError as error:
        _LOG.warning("A bot can't be told what is new: %s", error)
    finally:
        lines.close()


# Games


@router.post(
    "/games/{game_id}/move",
    response_model=Done,
    responses=problems(400, 401, 404, 409, 413, 422, 503),
)
async def move(
    game_id: GameId, wish: BotMove, request: Request, services: Injected
) -> JSONResponse:
    """Play a move; responds once it is stored."""
    return await _act(game_id, "move", wish, request, services)


@router.post(
    "/games/{game_id}/{action}",
    response_model=Done,
    responses=problems(400, 401, 404, 409, 413, 422, 503),
)
async def act(
    game_id: GameId, action: Action, wish: BotAction, request: Request, services: Injected
) -> JSONResponse:
    """Resign, answer a request to take back, break off, claim the time, or ask for a rematch."""
    return await _act(game_id, action, wish, request, services)


async def _act(
    game_id: str, action: str, wish: BotAction, request: Request, services: Services
) -> JSONResponse:
    visitor = await services.bots.enter(request, "play")
    message = make_request(action, wish.model_dump())
    reply = Reply(visitor.bot.id, caller_of(request).address)
    async with services.tables.open(game_id) as table:
        try:
            answered = asyncio.Event()
            receive(table, message, reply, answered.set)
            await answered.wait()
        finally:
            table.leave(reply)
    if (error := reply.error) is not None:
        answer = {"error": error["error"], "kind": error["kind"]}
        return JSONResponse(answer, STATUSES[error["kind"]])
    # A message that was already carried out is answered with the whole game.
    done: Done = {"number": wish.seen + 1 if reply.number is None else reply.number}
    return JSONResponse(done)


# Challenges


@router.post(
    "/challenges",
    status_code=201,
    response_model=Created,
    responses=problems(400, 401, 404, 413, 422, 503),
)
async def ask_a_bot(wish: NewChallenge, request: Request, services: Injected) -> JSONResponse:
    """Challenge another bot."""
    visitor = await services.bots.enter(request, "play")
    you = SeatHolder(visitor.bot.name, person=visitor.bot.id, is_bot=True)
    setup = await challenge(wish, you, services.bots.bots, services.clock, services.draws)
    await services.tables.create(setup, by=visitor.bot.id)
    return JSONResponse({"id": setup.id, "url": f"/game/{setup.id}"}, 201)


@router.post(
    "/challenges/{game_id}/{answer}",
    response_model=Done,
    responses=problems(401, 404, 409, 422, 503),
)
async def answer_challenge(
    game_id: GameId,
    answer: Answer,
    request: Request,
    services: Injected,
) -> JSONResponse:
    """Accept or decline a challenge."""
    visitor = await services.bots.enter(request, "play")
    bot = visitor.bot
    async with services.tables.open(game_id) as table:
        setup = (await table.game()).setup
        seat = setup.open_seat
        if seat is None or setup.holder(seat).invited != bot.id:
            raise TakenError("There is no challenge to you at that table, or no longer.")
        if answer == "accept":
            rating = await services.store.ratings.rating_for(bot.id, setup)
            holder = SeatHolder(bot.name, person=bot.id, is_bot=True, rating=rating)
            stored = await table.sit(seat, holder)
        else:
            stored = await table.call_off(bot.id)
    done: Done = {"number": stored.number}
    return JSONResponse(done)
