"""The application: its parts, wired by hand, and the guard around it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from starlette.applications import Starlette
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.background import keep_going
from quiltbee.server.bots.access import BotAccess
from quiltbee.server.clock import DAY, Clock, now
from quiltbee.server.computer.queue import Queue, Thinkers
from quiltbee.server.day import cards_at
from quiltbee.server.errors import StoreError
from quiltbee.server.features import CALLS
from quiltbee.server.http.limits import Callers, Limiter
from quiltbee.server.http.security import HANDLERS, Guard
from quiltbee.server.http.services import Services
from quiltbee.server.http.streams import Streams
from quiltbee.server.http.visitors import Lifetime, Visitors
from quiltbee.server.http.website import WEB, Website, accepts_gzip
from quiltbee.server.ids import DRAWS
from quiltbee.server.lobby.inviting import OpponentStore
from quiltbee.server.lobby.rows import SeatingStore
from quiltbee.server.notices import Notifications
from quiltbee.server.ratings import RatingStore
from quiltbee.server.schedule import Clocks, Duty, Ticker
from quiltbee.server.settings import Settings
from quiltbee.server.store import Bus
from quiltbee.server.store.liveness import Liveness
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.store import Store
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.presence import Whereabouts
from quiltbee.server.tables.tables import Tables

_LOG = logging.getLogger(__name__)

COMPRESSION: dict[str, Any] = {
    "minimum_size": 1024,
    "compresslevel": 6,
    "thread_minimum_size": 16 * 1024,
    "exclude_content_types": (
        *(*DEFAULT_EXCLUDED_CONTENT_TYPES, "application/x-ndjson"),
        *("application/octet-stream", "image/png", "image/webp"),
    ),
}
"""The compression of answers for single browsers; long ones are compressed off the event loop. The
short lines of a stream are sent uncompressed, like compressed formats."""


class Compression(GZipMiddleware):
    """Compresses answers with gzip by the weights of codings, which Starlette's class ignores."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, compressed or not."""
        if scope["type"] == "http" and not accepts_gzip(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(
    settings: Settings,
    store: Store,
    thinkers: Thinkers,
    web: Path = WEB,
    *,
    clock: Clock = now,
    draws: Random = DRAWS,
    liveness: Liveness | None = None,
) -> Starlette:
    """Return the application on an open store, which the caller closes afterwards.

    Without `liveness` players' clocks count wall time. `draws` is the source of ids, seeds and the
    order of cards; only tests pass a predictable one.
    """
    services = build_services(settings, store, thinkers, web, clock, draws, liveness)
    app = Starlette(
        routes=CALLS,
        exception_handlers=HANDLERS,
        lifespan=lambda _: running(services, thinkers, liveness),
    )
    app.state.services = services
    app.add_middleware(Compression, **COMPRESSION)
    app.add_middleware(
        Guard,
        host_names=settings.names,
        body_bytes=settings.limits.body_bytes,
        callers=Callers(services.limiter, partial(_person_of, services)),
    )
    return app


def build_services(
    settings: Settings,
    store: Store,
    thinkers: Thinkers,
    web: Path = WEB,
    clock: Clock = now,
    draws: Random = DRAWS,
    liveness: Liveness | None = None,
) -> Services:
    """Return the services of an application, not yet started."""
    limiter, bus, engines = Limiter(settings.limits), Bus(store.database), Queue(thinkers)
    served = liveness.served if liveness is not None else lambda at: at
    limits = settings.limits
    context = TableContext(
        store.games,
        bus,
        engines,
        clock,
        served=served,
        draws=draws,
        limits=limits,
        introduce=store[RatingStore].seated,
        fixed_cards=cards_at,
    )
    waiting, invited = store[SeatingStore].waiting, partial(_invited, store, clock)
    lifetime = Lifetime(limits.session_days * DAY, limits.idle_days * DAY)
    visitors = Visitors(
        store[SessionStore], clock=clock, draws=draws, limiter=limiter, lifetime=lifetime
    )
    visitors.listen(bus)
    services = Services(
        settings=settings,
        store=store,
        bus=bus,
        visitors=visitors,
        tables=Tables(context, limits.idle_tables),
        feeds=Feeds(bus, waiting, invited, Whereabouts("people", bus, clock)),
        limiter=limiter,
        engines=engines,
        website=Website(web),
        streams=Streams(),
        clock=clock,
        served=served,
        draws=draws,
    )
    store[PeopleStore].on_moved = services.tables.read_again
    store[PeopleStore].on_games_ended = partial(_publish_ended, services.tables)
    return services


async def _invited(store: Store, clock: Clock, person: str) -> int:
    """Return the number of tables with a seat reserved for a person."""
    return await store[OpponentStore].count_invited(person, clock())


@asynccontextmanager
async def running(
    services: Services, thinkers: Thinkers, liveness: Liveness | None
) -> AsyncIterator[None]:
    """Run all services during the block."""
    features, database, clock = services.all(), services.store.database, services.clock
    notifications, tables = services[Notifications], services.tables
    look = tables.context.leases.look
    clocks = Clocks(database, clock, services.served, tables.flag_if_due, notifications, look)
    duties = [one for one in features if isinstance(one, Duty)]
    ticker = Ticker(
        database, clock, clocks, services.visitors, *duties, soonest=lambda: clocks.soonest
    )

    await thinkers.start()
    services.bus.listen()
    for feature in features:
        await feature.start()
    async with _alive(liveness, tables, clocks), _present(services):
        ticker.start()
        yield
        await ticker.close()
    for feature in reversed(features):
        await feature.close()
    services.visitors.close()
    services.feeds.close()
    tables.close()
    await thinkers.close()


async def _publish_ended(tables: Tables, games: Iterable[str]) -> None:
    """Publish games that ended without their tables."""
    for game in games:
        async with tables.open(game) as table:
            table.publish(await table.game())


async def _person_of(services: Services, connection: HTTPConnection) -> str | None:
    """Return the person behind a request, who may be a bot; None for a stranger."""
    visitor = await services[BotAccess].visitor(connection)
    return visitor.bot.id if visitor is not None else await services.visitors.person_of(connection)


@asynccontextmanager
async def _alive(liveness: Liveness | None, tables: Tables, clocks: Clocks) -> AsyncIterator[None]:
    """Store heartbeats of this process during the block."""
    if liveness is None:
        yield
        return
    await liveness.start()
    heartbeat = asyncio.create_task(
        keep_going(
            "clocks",
            lambda: liveness.keep(lambda: clocks.is_busy, tables.send_clocks, tables.note_hang),
        )
    )
    yield
    heartbeat.cancel()
    try:
        await liveness.stop()
    except StoreError as error:
        _LOG.warning("Can't store the end of this process: %s", error)


@asynccontextmanager
async def _present(services: Services) -> AsyncIterator[None]:
    """Report the presence here to the other servers, if there can be any."""
    if services.store.database.is_alone:
        yield
        return
    tasks = [
        asyncio.create_task(keep_going("presence", broadcast))
        for broadcast in (
            services.tables.broadcast_presence,
            services.feeds.people.broadcast,
            services[BotAccess].online.broadcast,
        )
    ]
    yield
    for task in tasks:
        task.cancel()
