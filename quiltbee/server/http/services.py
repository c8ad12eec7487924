"""What the routes work with, made once for an application."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from quiltbee.server.clock import Clock
from quiltbee.server.http.limits import Addresses
from quiltbee.server.people import People
from quiltbee.server.settings import Settings
from quiltbee.server.store import Store
from quiltbee.server.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that is shared by the requests of one application."""

    settings: Settings
    store: Store
    people: People
    tables: Tables
    addresses: Addresses
    web: Path
    clock: Clock
    draws: Random


async def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that a request has come to.

    FastAPI would call it in a thread if it were no coroutine.
    """
    services: Services = connection.app.state.services
    return services


Injected = Annotated[Services, Depends(services_of)]
"""An argument of a route: the services."""
