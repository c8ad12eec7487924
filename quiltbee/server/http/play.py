"""Play over WebSocket: one connection of one browser to one table."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect

from quiltbee.server.errors import Refusal, StoreError, UnknownGameError
from quiltbee.server.figures import FIGURES
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.latency import Latency
from quiltbee.server.http.limits import Visit
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.tables.audience import error_message
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.messages import PLAY_MESSAGE, PongMessage, first_problem, id_in

router = APIRouter()

POLICY_VIOLATION = 1008
PING_EVERY = 5.0
"""Seconds between two measurements of how long messages take."""
PATIENCE = 5.0
"""Seconds that the last message may take to reach a browser."""


class Connection:
    """A browser that listens to a table; `pump` sends in order what `send` is given."""

    def __init__(self, websocket: WebSocket, person: str | None, most_unsent: int) -> None:
        self.person = person
        self.latency = Latency()
        self.is_closing = False
        self._websocket = websocket
        self._most_unsent = most_unsent
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def lag(self) -> int:
        """How many milliseconds a message takes to the browser and back."""
        return self.latency.milliseconds

    def send(self, text: str) -> None:
        """Send a message without waiting; a browser too slow to read them is sent away."""
        if self._unsent.qsize() >= self._most_unsent:
            self.close()
        if not self.is_closing:
            self._unsent.put_nowait(text)

    def close(self) -> None:
        """Send what waits, then close as a violation of policy."""
        if not self.is_closing:
            self.is_closing = True
            self._unsent.put_nowait(None)

    async def pump(self) -> None:
        """Send messages until the connection is closed from either side."""
        try:
            while (text := await self._unsent.get()) is not None:
                await self._websocket.send_text(text)
            await self._websocket.close(POLICY_VIOLATION)
        except WebSocketDisconnect:
            return


@router.websocket("/api/games/{game_id}/play")
async def play(websocket: WebSocket, game_id: str, services: Injected) -> None:
    """Let a browser follow a table and, where it holds the seats, play."""
    try:
        with counted(websocket, services, game_id) as visit:
            async with services.tables.open(game_id) as table:
                await _follow(websocket, table, visit, services)
    except HTTPException as error:
        await refuse(websocket, error.status_code, error.detail)
    except UnknownGameError as error:
        await refuse(websocket, 404, str(error))
    except StoreError as error:
        await refuse(websocket, 503, str(error))


async def refuse(websocket: WebSocket, status: int, sentence: str) -> None:
    """Refuse a handshake with an error."""
    await websocket.send_denial_response(JSONResponse({"error": sentence}, status))


@contextmanager
def counted(websocket: WebSocket, services: Services, table: str = "") -> Iterator[Visit]:
    """Count a connection for as long as it lasts; HTTPException 429 if there are too many."""
    visit = services.limiter.enter(caller_of(websocket), table)
    if visit is None:
        raise HTTPException(429, "Too many connections; close another page first.")
    try:
        yield visit
    finally:
        visit.leave()


async def _follow(websocket: WebSocket, table: Table, visit: Visit, services: Services) -> None:
    person = await services.people.person_of(websocket)
    connection = Connection(websocket, person, services.settings.limits.unsent_messages)
    await table.join(connection)
    try:
        await websocket.accept()
        pump = asyncio.create_task(connection.pump())
        pinging = asyncio.create_task(_ping(table, connection))
        try:
            await _read(websocket, table, connection, visit)
        finally:
            pinging.cancel()
            if not connection.is_closing:
                pump.cancel()
            await asyncio.wait([pump], timeout=PATIENCE)
    finally:
        table.leave(connection)


async def _read(websocket: WebSocket, table: Table, connection: Connection, visit: Visit) -> None:
    """Carry out messages one after the other, until the browser goes or sends too many."""
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        if not visit.take():
            refusal = Refusal("too_many", "Too many messages in a short time; wait a little.")
            connection.send(error_message(refusal, None))
            connection.close()
            return
        text = frame.get("text")
        if text is None:
            refusal = Refusal("malformed", "A message must be text, not bytes.")
            connection.send(error_message(refusal, None))
            continue
        try:
            message = PLAY_MESSAGE.validate_json(text)
        except ValidationError as error:
            refusal = Refusal("malformed", first_problem(error.errors(include_url=False)))
            connection.send(error_message(refusal, id_in(text)))
            continue
        if isinstance(message, PongMessage):
            connection.latency.pong(message.n)
            continue
        began = perf_counter()
        await table.receive(message, connection)
        FIGURES.acknowledgements.observe(perf_counter() - began)


async def _ping(table: Table, connection: Connection) -> None:
    """Measure how long messages take, while a clock counts seconds."""
    while not connection.is_closing:
        if table.has_running_clock and connection.person is not None:
            connection.send(connection.latency.ping())
        await asyncio.sleep(PING_EVERY)
