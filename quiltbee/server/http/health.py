"""Whether the server is well, for a monitor: `/healthz`."""

import asyncio
import time

from sqlalchemy import literal, select
from starlette.responses import Response

from quiltbee.server.errors import StoreError
from quiltbee.server.http.calls import Calls, Request, json_response
from quiltbee.server.rates import Seconds
from quiltbee.server.store import Database

PATIENCE = 2.0
"""Seconds that the store may take to answer."""
FRESH = 1.0
"""Seconds for which an answer of the store counts, however often somebody asks."""

_ONE = select(literal(1))


class Health:
    """Asks a database, now and then and one question at a time, whether it can be read."""

    def __init__(self, database: Database, clock: Seconds = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._is_well = False
        self._asked = float("-inf")
        self._asking: asyncio.Task[bool] | None = None

    async def is_well(self) -> bool:
        """Whether the store has answered within the last second, or does in time now."""
        if self._asking is None and self._clock() - self._asked <= FRESH:
            return self._is_well
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._asking)
        except TimeoutError:
            return False

    async def _ask(self) -> bool:
        try:
            await self._database.read(lambda connection: connection.execute(_ONE).scalar_one())
            self._is_well = True
        except StoreError:
            self._is_well = False
        finally:
            self._asked = self._clock()
            self._asking = None
        return self._is_well


def health_calls(database: Database) -> Calls:
    """Return the call `/healthz`, which is not part of the API."""
    calls, health = Calls(), Health(database)

    @calls.page("/healthz")
    async def healthz(request: Request) -> Response:
        """Answer 200 if the server and its store answer, else 503."""
        if await health.is_well():
            return json_response({"status": "ok"})
        return json_response({"status": "unavailable"}, 503)

    return calls
