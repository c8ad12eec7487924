"""The health check for monitors: `/healthz`."""

import asyncio
import time
from typing import Self

from sqlalchemy import literal, select
from starlette.responses import Response

from quiltbee.server.errors import StoreError
from quiltbee.server.http.calls import Calls, Request, json_response
from quiltbee.server.http.services import Service, Services
from quiltbee.server.rates import Seconds
from quiltbee.server.store import Database

PATIENCE = 2.0
"""Seconds that the store may take to answer."""
FRESH = 1.0
"""Seconds for which an answer of the store is reused."""

_ONE = select(literal(1))


class Health(Service):
    """Checks now and then, with one query at a time, whether a database can be read."""

    def __init__(self, database: Database, clock: Seconds = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._is_well = False
        self._checked = float("-inf")
        self._checking: asyncio.Task[bool] | None = None

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        return cls(services.store.database)

    async def is_well(self) -> bool:
        """Return whether the store has answered within the last second, or does in time now."""
        if self._checking is None and self._clock() - self._checked <= FRESH:
            return self._is_well
        if self._checking is None:
            self._checking = asyncio.create_task(self._check())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._checking)
        except TimeoutError:
            return False

    async def _check(self) -> bool:
        try:
            await self._database.read(lambda connection: connection.execute(_ONE).scalar_one())
            self._is_well = True
        except StoreError:
            self._is_well = False
        finally:
            self._checked = self._clock()
            self._checking = None
        return self._is_well


calls = Calls()


@calls.page("/healthz")
async def healthz(request: Request) -> Response:
    """Answer 200 if the server and its store answer, else 503."""
    if await request.services[Health].is_well():
        return json_response({"status": "ok"})
    return json_response({"status": "unavailable"}, 503)
