"""Play over WebSocket: one connection of one browser to one table."""

from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import Message

from quiltbee.server.errors import Refusal, StoreError, UnknownGameError
from quiltbee.server.http.connection import Connection
from quiltbee.server.http.limits import Bucket
from quiltbee.server.http.security import address_of
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.http.websocket import socket_of
from quiltbee.server.tables.audience import error_message
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.messages import PLAY_MESSAGE, PongMessage, first_problem, id_in

router = APIRouter()


@router.websocket("/api/games/{game_id}/play")
async def play(websocket: WebSocket, game_id: str, services: Injected) -> None:
    """Let a browser follow a table and, where it holds the seats, play."""
    try:
        async with AsyncExitStack() as place:
            place.enter_context(counted(websocket, services))
            table = await place.enter_async_context(services.tables.open(game_id))
            connection = await _join(websocket, table, services)
            place.callback(table.leave, connection)
            await websocket.accept()
            connection.open()
            connection.measure(table)
            place.callback(connection.stop_measuring)
            address = address_of(websocket.scope)
            socket_of(websocket).go_on_with(
                partial(_follow, table, connection, address, services, place.pop_all())
            )
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
def counted(websocket: WebSocket, services: Services) -> Iterator[None]:
    """Count a connection for as long as it lasts; HTTPException 429 if there are too many."""
    address = address_of(websocket.scope)
    del websocket  # what came with the handshake is not kept for so long
    if not services.addresses.connect(address):
        raise HTTPException(429, "Too many connections; close another page first.")
    try:
        yield
    finally:
        services.addresses.disconnect(address)


async def _join(websocket: WebSocket, table: Table, services: Services) -> Connection:
    person = await services.people.person_of(websocket)
    most_unsent = services.settings.limits.unsent_messages
    connection = Connection(socket_of(websocket), person, most_unsent)
    await table.join(connection)
    return connection


async def _follow(
    table: Table,
    connection: Connection,
    address: str,
    services: Services,
    place: AsyncExitStack,
) -> None:
    """Carry out messages one after the other, until the browser goes or sends too many."""
    bucket = Bucket(*services.settings.limits.connection_rate)
    async with place:
        while not connection.is_closing:
            frame = await connection.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not (bucket.take() and services.addresses.take(address)):
                refusal = Refusal("too_many", "Too many messages in a short time; wait a little.")
                connection.send(error_message(refusal, None))
                connection.close()
                return
            await _carry_out(frame, table, connection)


async def _carry_out(frame: Message, table: Table, connection: Connection) -> None:
    text = frame.get("text")
    if text is None:
        refusal = Refusal("malformed", "A message must be text, not bytes.")
        connection.send(error_message(refusal, None))
        return
    try:
        message = PLAY_MESSAGE.validate_json(text)
    except ValidationError as error:
        refusal = Refusal("malformed", first_problem(error.errors(include_url=False)))
        connection.send(error_message(refusal, id_in(text)))
        return
    if isinstance(message, PongMessage):
        connection.latency.pong(message.n)
    else:
        await table.receive(message, connection)
