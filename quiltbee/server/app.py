"""The application: what it consists of, wired by hand, and the guard around it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from starlette.applications import Starlette
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import Lifespan

from quiltbee.server import reports
from quiltbee.server.accounts import routes as account_routes
from quiltbee.server.accounts.devices import Devices
from quiltbee.server.accounts.lifetime import Lifetime
from quiltbee.server.accounts.people import People
from quiltbee.server.admin import routes as administration
from quiltbee.server.analysis import routes as analysis_routes
from quiltbee.server.analysis.fairness import Fairness
from quiltbee.server.analysis.reviews import Reviews
from quiltbee.server.background import keep_going
from quiltbee.server.bots import owner_routes as bot_owners
from quiltbee.server.bots import routes as bot_routes
from quiltbee.server.bots.access import BotAccess
from quiltbee.server.bots.bots import Bots
from quiltbee.server.clock import DAY, Clock, now
from quiltbee.server.computer.queue import Queue
from quiltbee.server.computer.thinkers import Thinkers
from quiltbee.server.day import day
from quiltbee.server.day.challenges import cards_at
from quiltbee.server.errors import StoreError
from quiltbee.server.http import feed, openapi, pages, play, routes
from quiltbee.server.http.callers import Callers, caller_of
from quiltbee.server.http.handlers import HANDLERS
from quiltbee.server.http.health import health_calls
from quiltbee.server.http.limits import Limiter
from quiltbee.server.http.security import Guard
from quiltbee.server.http.services import Services
from quiltbee.server.http.streams import Streams
from quiltbee.server.http.website import WEB, Website
from quiltbee.server.ids import DRAWS
from quiltbee.server.lobby import game_routes as game_lists
from quiltbee.server.lobby import inviting
from quiltbee.server.lobby import routes as seating
from quiltbee.server.lobby.openings import Openings
from quiltbee.server.notices import routes as notice_routes
from quiltbee.server.notices.push import Notifications
from quiltbee.server.pictures import routes as picture_routes
from quiltbee.server.pictures.studio import Studio
from quiltbee.server.progress import routes as progress
from quiltbee.server.puzzles import routes as puzzles
from quiltbee.server.puzzles.checks import PuzzleChecks
from quiltbee.server.ratings import routes as ratings
from quiltbee.server.results import profiles as results
from quiltbee.server.settings import Limits, Settings
from quiltbee.server.store import Bus, StoredGame
from quiltbee.server.store.liveness import Liveness
from quiltbee.server.store.store import Store
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tables.whereabouts import Whereabouts
from quiltbee.server.timekeeper import Timekeeper
from quiltbee.server.tournaments import routes as tournaments

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
"""How the answers made for a single browser are compressed: a long one off the event loop. The
short lines of a stream go out at once, uncompressed, as does what is compressed already."""


CALLS = (
    *play.calls,
    *feed.calls,
    *seating.calls,
    *inviting.calls,
    *account_routes.calls,
    *game_lists.calls,
    *results.calls,
    *ratings.calls,
    *bot_owners.calls,
    *bot_routes.calls,
    *day.calls,
    *progress.calls,
    *tournaments.calls,
    *puzzles.calls,
    *notice_routes.calls,
    *reports.calls,
    *administration.calls,
    *analysis_routes.calls,
    *picture_routes.calls,
    *routes.calls,
    *openapi.calls,
)
"""All calls; those of `pages` come last, since they answer every path."""


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
    """The application on an open store, which the caller closes afterwards.

    Without `liveness` players' clocks count wall time. `draws` makes ids, seeds and the order of
    cards; only tests pass a predictable one.
    """
    limits, limiter = settings.limits, Limiter(settings.limits)
    people = _people(store, limiter, limits, clock, draws)
    bus = Bus(store.database)
    here = Whereabouts("people", bus, clock)
    feeds = Feeds(bus, store.seating.waiting, partial(_invited, store, clock), here)
    notifications = Notifications(store.subscriptions, settings.contact, is_here=feeds.is_listening)
    queue, fairness = Queue(thinkers), Fairness(store.database)
    served = liveness.served if liveness is not None else lambda at: at
    context = _context(store, bus, limits, queue, clock, served, draws, fairness)
    tables = Tables(context, limits.idle_tables)
    timekeeper = Timekeeper(store, tables, context, notifications, people.expiry)
    bus.subscribe("stored", StoredGame, lambda _, stored: notifications.game_went_on(stored))
    people.listen(bus)
    store.people.on_moved = tables.read_again
    store.people.on_ended = partial(_publish_ended, tables)
    services = Services(
        settings=settings,
        store=store,
        bus=bus,
        people=people,
        devices=Devices(store.subscriptions),
        notifications=notifications,
        tables=tables,
        feeds=feeds,
        limiter=limiter,
        bots=_access(Bots(store.bots, clock=clock, draws=draws), store, limiter, limits, bus),
        organiser=timekeeper.organiser,
        waiting=timekeeper.waiting,
        openings=Openings(timekeeper.waiting, limits),
        engines=queue,
        fairness=fairness,
        reviews=Reviews(store.reviews, queue, clock),
        studio=Studio(),
        checks=PuzzleChecks(store.puzzles, queue, clock),
        streams=Streams(),
        website=Website(web),
        clock=clock,
        draws=draws,
    )
    return _framed(services, lambda _: running(services, bus, thinkers, timekeeper, liveness))


def _access(bots: Bots, store: Store, limiter: Limiter, limits: Limits, bus: Bus) -> BotAccess:
    """The access of bots; the lobby changes when one starts or stops listening."""
    lobby_changed = partial(bus.deliver, "lobby")
    online = Whereabouts("bots", bus, bots.clock, lobby_changed)
    access = BotAccess(bots, limiter, limits.unsent_messages, online, bus, lobby_changed)
    store.bots.on_out = access.cut_all
    return access


async def _invited(store: Store, clock: Clock, person: str) -> int:
    """How many tables keep a seat for somebody now."""
    return await store.opponents.count_invited(person, clock())


def _people(store: Store, limiter: Limiter, limits: Limits, clock: Clock, draws: Random) -> People:
    """Finds out who asks, within the limits on new people and sessions."""
    return People(
        store.people,
        clock=clock,
        draws=draws,
        may_join=partial(_may_join, limiter),
        has_not_joined=partial(_has_not_joined, limiter),
        lifetime=Lifetime(limits.session_days * DAY, limits.idle_days * DAY),
    )


def _context(
    store: Store,
    bus: Bus,
    limits: Limits,
    queue: Queue,
    clock: Clock,
    served: Callable[[int], int],
    draws: Random,
    fairness: Fairness,
) -> TableContext:
    """What all tables share."""
    return TableContext(
        store.games,
        bus,
        queue,
        clock,
        served=served,
        draws=draws,
        gone_seconds=limits.gone_seconds,
        most_open=limits.open_games,
        most_events=limits.events_per_game,
        introduce=store.ratings.seated,
        most_hints=limits.hints_per_person,
        check_fair=fairness.check,
        fixed_cards=cards_at,
    )


def _framed(services: Services, lifespan: Lifespan[Starlette]) -> Starlette:
    """The services behind their calls, and the guard around them."""
    routes = [*health_calls(services.store.database), *CALLS, *pages.calls]
    app = Starlette(routes=routes, exception_handlers=HANDLERS, lifespan=lifespan)
    app.state.services = services
    app.add_middleware(GZipMiddleware, **COMPRESSION)
    app.add_middleware(
        Guard,
        host_names=services.settings.names,
        body_bytes=services.settings.limits.body_bytes,
        callers=Callers(services.limiter, partial(_who_asks, services)),
    )
    return app


@asynccontextmanager
async def running(
    services: Services,
    bus: Bus,
    thinkers: Thinkers,
    timekeeper: Timekeeper,
    liveness: Liveness | None,
) -> AsyncIterator[None]:
    """Everything at work, until the end of the block."""
    tables = services.tables

    await thinkers.start()
    bus.listen()
    services.notifications.start()
    services.checks.start()
    async with _alive(liveness, services.tables, timekeeper), _known_elsewhere(services):
        timekeeper.ticker.start()
        yield
        await timekeeper.ticker.close()
    await services.checks.close()
    await services.reviews.close()
    await services.organiser.close()
    await services.notifications.close()
    await services.studio.close()
    services.people.close()
    services.feeds.close()
    tables.close()
    await thinkers.close()


async def _publish_ended(tables: Tables, games: Iterable[str]) -> None:
    """Publish the ends of games that were not ended at their tables."""
    for game in games:
        async with tables.open(game) as table:
            table.publish(await table.game())


def _may_join(limiter: Limiter, connection: HTTPConnection) -> bool:
    """Whether one more person may be made from this address."""
    return limiter.newcomer(caller_of(connection).address)


def _has_not_joined(limiter: Limiter, connection: HTTPConnection) -> None:
    """Count one new person from this address less."""
    limiter.not_a_newcomer(caller_of(connection).address)


async def _who_asks(services: Services, connection: HTTPConnection) -> str | None:
    """The person behind a request, who may be a bot; None for a stranger."""
    visitor = await services.bots.bots.visitor(connection)
    return visitor.bot.id if visitor is not None else await services.people.person_of(connection)


@asynccontextmanager
async def _alive(
    liveness: Liveness | None, tables: Tables, timekeeper: Timekeeper
) -> AsyncIterator[None]:
    """Say in the store that this process is alive, for as long as it is."""
    if liveness is None:
        yield
        return
    await liveness.start()
    beating = asyncio.create_task(
        keep_going(
            "clocks", lambda: liveness.keep(lambda: timekeeper.clocks.is_busy, tables.tell_the_time)
        )
    )
    yield
    beating.cancel()
    try:
        await liveness.stop()
    except StoreError as error:
        _LOG.warning("The end of this process is not stored: %s", error)


@asynccontextmanager
async def _known_elsewhere(services: Services) -> AsyncIterator[None]:
    """Keep the other servers told who is connected here, where there can be any."""
    if services.store.database.is_alone:
        yield
        return
    telling = [
        asyncio.create_task(keep_going("presence", broadcast))
        for broadcast in (
            services.tables.broadcast_presence,
            services.feeds.people.broadcast,
            services.bots.online.broadcast,
        )
    ]
    yield
    for each in telling:
        each.cancel()
