"""The application: routes, the guard around them, and what errors look like."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import HTTPConnection

import quiltbee
from quiltbee.server.accounts import routes as account_routes
from quiltbee.server.accounts.people import People
from quiltbee.server.bots.bots import Bots
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import ServerError, StoreError
from quiltbee.server.figures import FIGURES
from quiltbee.server.http import (
    bots,
    feed,
    my_bots,
    one_games,
    pages,
    play,
    routes,
    seating,
    tournaments,
)
from quiltbee.server.http.answers import refusal
from quiltbee.server.http.bot_door import BotDoor
from quiltbee.server.http.callers import Callers, caller_of
from quiltbee.server.http.health import health_router
from quiltbee.server.http.limits import Limiter
from quiltbee.server.http.security import HEADERS, Guard
from quiltbee.server.http.services import Services
from quiltbee.server.http.website import WEB, Website
from quiltbee.server.ids import DRAWS
from quiltbee.server.logs import request_id
from quiltbee.server.notices import routes as notice_routes
from quiltbee.server.notices.push import Notifications
from quiltbee.server.reports import routes as report_routes
from quiltbee.server.schedule.timekeeper import Timekeeper
from quiltbee.server.settings import Settings
from quiltbee.server.store import Heard, StoredGame, TableSetup
from quiltbee.server.store.liveness import Liveness
from quiltbee.server.store.store import Store
from quiltbee.server.tables.announcements import Announcements
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.presence import Presence
from quiltbee.server.tables.table import Surroundings
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tables.thinkers import Thinkers
from quiltbee.server.tournaments.organiser import Organiser
from quiltbee.server.wire.messages import first_problem

_LOG = logging.getLogger(__name__)

COMPRESSION: dict[str, Any] = {
    "minimum_size": 1024,
    "compresslevel": 6,
    "thread_minimum_size": 16 * 1024,
    "exclude_content_types": (*DEFAULT_EXCLUDED_CONTENT_TYPES, "application/x-ndjson"),
}
"""How answers that are made for one browser are compressed: a long one off the event loop, the
lines of a stream not at all, since each is short and goes out at once."""


ROUTERS = (
    play.router,
    feed.router,
    seating.router,
    account_routes.router,
    one_games.router,
    my_bots.router,
    bots.router,
    tournaments.router,
    notice_routes.router,
    report_routes.router,
    routes.router,
    pages.router,  # the last one: it has an answer for every path
)
"""All calls but the one about health, which needs a database."""


def create_app(
    settings: Settings,
    store: Store,
    thinkers: Thinkers,
    web: Path = WEB,
    *,
    clock: Clock = now,
    draws: Random = DRAWS,
    liveness: Liveness | None = None,
) -> FastAPI:
    """The application on an open store; the caller closes the store after it.

    Without `liveness` players' clocks count wall time. `draws` makes ids, seeds and the order of
    cards; only tests pass one that can be predicted.
    """
    limits = settings.limits
    limiter = Limiter(limits)
    notifications = Notifications(store.subscriptions, settings.contact)
    people = People(
        store.people,
        clock=clock,
        draws=draws,
        may_join=lambda connection: limiter.newcomer(caller_of(connection).address),
    )
    feeds = Feeds(store.seating)
    announcements = Announcements(store.database, feeds)

    def opened(setup: TableSetup) -> None:
        announcements.opened(setup)
        timekeeper.opened(setup)

    def present(game: str, presence: Presence) -> None:
        announcements.present(game, presence)
        timekeeper.present(game, presence)

    def stored(game: StoredGame) -> None:
        announcements.stored(game)
        notifications.game_went_on(game, feeds.is_listening)
        organiser.hear(game)
        timekeeper.stored(game)

    served = liveness.served if liveness is not None else lambda at: at
    around = Surroundings(
        store.games,
        thinkers,
        clock,
        served=served,
        draws=draws,
        gone_seconds=limits.gone_seconds,
        introduce=store.ratings.seated,
        on_opened=opened,
        on_stored=stored,
        on_presence=present,
    )
    tables = Tables(around, limits.idle_tables)

    async def ended(games: Iterable[str]) -> None:
        for game in games:
            async with tables.open(game) as table:
                stored(await table.game())

    store.people.on_moved, store.people.on_ended = tables.read_again, ended
    organiser = Organiser(store, tables, opened, clock=clock, draws=draws)
    timekeeper = Timekeeper(
        store,
        tables,
        clock=clock,
        served=served,
        go_on=organiser.load,
        notifier=notifications,
        tell=feeds.hear,
    )

    def hear(news: Heard) -> None:
        tables.hear(news)
        feeds.hear(news)
        timekeeper.hear(news)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await thinkers.start(tables.on_ready)
        store.database.follow(hear)
        notifications.start()
        async with _alive(liveness, timekeeper, tables), _known_elsewhere(store, tables):
            timekeeper.start()
            yield
            await timekeeper.close()
        await organiser.close()
        await notifications.close()
        feeds.close()
        tables.close()
        await thinkers.close()

    app = FastAPI(
        title="Quiltbee",
        version=quiltbee.__version__,
        description="Tables for the board game Patchwork. Play goes over a WebSocket.",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    programs = Bots(store.bots, clock=clock, draws=draws)
    app.state.services = Services(
        settings,
        store,
        people,
        notifications,
        tables,
        feeds,
        limiter,
        BotDoor(programs, limiter, limits.unsent_messages),
        organiser,
        timekeeper,
        Website(web, modules=settings.web == "modules"),
        clock,
        draws,
    )
    _add_calls(app, store)
    app.add_middleware(GZipMiddleware, **COMPRESSION)
    app.add_middleware(
        Guard,
        host_names=settings.names,
        body_bytes=limits.body_bytes,
        callers=Callers(limiter, partial(_who_asks, people, programs)),
    )
    return app


def _add_calls(app: FastAPI, store: Store) -> None:
    """Let the application answer all calls, also those that can't be carried out."""
    app.include_router(health_router(store.database))
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(HTTPException, _say_status)
    app.add_exception_handler(RequestValidationError, _say_what_is_wrong)
    app.add_exception_handler(ServerError, _say_what_happened)
    app.add_exception_handler(Exception, _say_sorry)


async def _who_asks(people: People, bots: Bots, connection: HTTPConnection) -> str | None:
    """The person behind a request, who may be a bot; None if it is nobody known."""
    visitor = await bots.visitor(connection)
    return await people.person_of(connection) if visitor is None else visitor.bot.id


@asynccontextmanager
async def _alive(
    liveness: Liveness | None, timekeeper: Timekeeper, tables: Tables
) -> AsyncIterator[None]:
    """Say in the store that this process is alive, for as long as it is."""
    if liveness is None:
        yield
        return
    await liveness.start()
    beating = asyncio.create_task(liveness.keep(lambda: timekeeper.is_busy, tables.tell_the_time))
    yield
    beating.cancel()
    try:
        await liveness.stop()
    except StoreError as error:
        _LOG.warning("The end of this process is not stored: %s", error)


@asynccontextmanager
async def _known_elsewhere(store: Store, tables: Tables) -> AsyncIterator[None]:
    """Keep the other servers told who is connected here, where there can be any."""
    if store.database.is_alone:
        yield
        return
    telling = asyncio.create_task(tables.keep_saying_who_is_here())
    yield
    telling.cancel()


def _problem(status: int, sentence: str) -> JSONResponse:
    return JSONResponse({"error": sentence}, status)


async def _say_status(_: Request, error: Exception) -> JSONResponse:
    known = cast(HTTPException, error)
    response = _problem(known.status_code, known.detail.rstrip(".") + ".")
    response.headers.update(known.headers or {})
    return response


async def _say_what_is_wrong(_: Request, error: Exception) -> JSONResponse:
    return _problem(422, first_problem(cast(RequestValidationError, error).errors()))


async def _say_what_happened(_: Request, error: Exception) -> JSONResponse:
    return refusal(cast(ServerError, error))


async def _say_sorry(_: Request, error: Exception) -> JSONResponse:
    FIGURES.faults += 1
    what = f"{type(error).__name__}, request {request_id.get()}"
    response = _problem(500, f"Something went wrong in the server ({what}).")
    response.headers.update(HEADERS)  # this answer is made outside of the guard
    return response
