"""What the routes work with, made once for an application."""

from dataclasses import dataclass
from random import Random
from typing import Annotated

from fastapi import Depends
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from quiltbee.server.clock import DAY, Clock
from quiltbee.server.http.bot_door import BotDoor
from quiltbee.server.http.limits import Limiter
from quiltbee.server.http.website import Website
from quiltbee.server.people import People
from quiltbee.server.settings import Settings
from quiltbee.server.store import Store
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that is shared by the requests of one application."""

    settings: Settings
    store: Store
    people: People
    tables: Tables
    feeds: Feeds
    limiter: Limiter
    bots: BotDoor
    website: Website
    clock: Clock
    draws: Random

    async def check_open_games(self, person: str) -> None:
        """HTTPException 429 if a person has begun too many games that are not over."""
        most = self.settings.limits.open_games
        if await self.store.games.open_games(person, self.clock() - DAY) >= most:
            raise HTTPException(
                429,
                f"You have begun {most} games today that are not over; finish or resign one first.",
            )


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that a request has come to."""
    services: Services = connection.app.state.services
    return services


Injected = Annotated[Services, Depends(services_of)]
"""An argument of a route: the services."""
