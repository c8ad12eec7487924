"""Play over WebSocket: one connection of one browser to one table."""

from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from time import perf_counter

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.types import Message

from quiltbee.server.errors import Refusal, ServerError, TooManyError
from quiltbee.server.figures import FIGURES
from quiltbee.server.http import answers
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.connection import Connection
from quiltbee.server.http.limits import Visit
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
            visit = place.enter_context(counted(websocket, services, game_id))
            stay = place.enter_context(services.people.stay(websocket))
            table = await place.enter_async_context(services.tables.open(game_id))
            connection = await _join(websocket, table, services)
            place.callback(table.leave, connection)
            stay.close_with(connection.close)
            await websocket.accept()
            connection.open()
            connection.measure(table)
            place.callback(connection.stop_measuring)
            follow = partial(_follow, table, connection, visit, place.pop_all())
            socket_of(websocket).go_on_with(follow)
    except ServerError as error:
        await websocket.send_denial_response(answers.refusal(error))


@contextmanager
def counted(websocket: WebSocket, services: Services, table: str = "") -> Iterator[Visit]:
    """Count a connection for as long as it lasts; TooManyError if there are too many."""
    visit = services.limiter.enter(caller_of(websocket), table)
    del websocket  # what came with the handshake is not kept for so long
    if visit is None:
        raise TooManyError("Too many connections; close another page first.")
    try:
        yield visit
    finally:
        visit.leave()


async def _join(websocket: WebSocket, table: Table, services: Services) -> Connection:
    person = await services.people.person_of(websocket)
    most_unsent = services.settings.limits.unsent_messages
    connection = Connection(socket_of(websocket), person, most_unsent)
    await table.join(connection)
    return connection


async def _follow(
    table: Table, connection: Connection, visit: Visit, place: AsyncExitStack
) -> None:
    """Carry out messages one after the other, until the browser goes or sends too many."""
    async with place:
        while not connection.is_closing:
            frame = await connection.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not visit.take():
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
        return
    began = perf_counter()
    await table.receive(message, connection)
    FIGURES.acknowledgements.observe(perf_counter() - began)
