"""What the routes work with, made once for an application."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeVar

from quiltbee.server.clock import Clock
from quiltbee.server.computer.queue import Queue
from quiltbee.server.http.limits import Limiter
from quiltbee.server.http.streams import Streams
from quiltbee.server.http.website import Website
from quiltbee.server.settings import Settings
from quiltbee.server.store import Bus
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.tables import Tables

if TYPE_CHECKING:  # the features stand above, and use this
    from quiltbee.server.accounts.devices import Devices
    from quiltbee.server.accounts.people import People
    from quiltbee.server.analysis.fairness import Fairness
    from quiltbee.server.analysis.reviews import Reviews
    from quiltbee.server.bots.access import BotAccess
    from quiltbee.server.lobby.openings import Openings
    from quiltbee.server.lobby.waiting import Waiting
    from quiltbee.server.notices.push import Notifications
    from quiltbee.server.pictures.studio import Studio
    from quiltbee.server.puzzles.checks import PuzzleChecks
    from quiltbee.server.store.store import Store
    from quiltbee.server.tournaments.organiser import Organiser


_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that is shared by the requests of one application."""

    settings: Settings
    store: "Store"
    bus: Bus
    people: "People"
    devices: "Devices"
    notifications: "Notifications"
    tables: Tables
    feeds: Feeds
    limiter: Limiter
    bots: "BotAccess"
    organiser: "Organiser"
    waiting: "Waiting"
    openings: "Openings"
    engines: Queue
    fairness: "Fairness"
    reviews: "Reviews"
    studio: "Studio"
    checks: "PuzzleChecks"
    website: Website
    streams: Streams
    clock: Clock
    draws: Random

    async def heavy(self, work: Callable[[], _Answer]) -> _Answer:
        """Work that takes more than a moment, done in the callers' turns; see `shares`."""
        return await self.store.database.heavy.run(work)
