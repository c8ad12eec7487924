"""Play over WebSocket: one connection of one browser to one table."""

from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from typing import cast

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import Message

from quiltbee.server.errors import Refusal, StoreError, UnknownGameError
from quiltbee.server.http.limits import Bucket
from quiltbee.server.http.security import address_of
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.http.websocket import TableSocket, socket_of
from quiltbee.server.tables.audience import error_message
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.messages import PLAY_MESSAGE, first_problem, id_in

router = APIRouter()

POLICY_VIOLATION = 1008


class Connection:
    """A browser that listens to a table."""

    def __init__(self, socket: TableSocket, person: str | None, most_unsent: int) -> None:
        self.person = person
        self.is_closing = False
        self._socket = socket
        self._most_unsent = most_unsent
        self._before_accepting: list[str] | None = []

    def send(self, text: str) -> None:
        """Send a message without waiting; a browser too slow to read them is sent away."""
        if self._before_accepting is not None:
            self._before_accepting.append(text)
        elif self._socket.unsent >= self._most_unsent:
            self.close()
        else:
            self._socket.send_text(text)

    def open(self) -> None:
        """The handshake is done: send what waited for it."""
        waiting, self._before_accepting = self._before_accepting or [], None
        for text in waiting:
            self._socket.send_text(text)

    def close(self) -> None:
        """Send what waits, then close as a violation of policy."""
        self.is_closing = True
        self._socket.end(POLICY_VIOLATION)

    async def receive(self) -> Message:
        """The next message of the browser, or that it has gone."""
        return cast(Message, await self._socket.receive())


@router.websocket("/api/games/{game_id}/play")
async def play(websocket: WebSocket, game_id: str, services: Injected) -> None:
    """Let a browser follow a table and, where it holds the seats, play."""
    try:
        async with AsyncExitStack() as place:
            place.enter_context(_counted(websocket, services))
            table = await place.enter_async_context(services.tables.open(game_id))
            connection = await _join(websocket, table, services)
            place.callback(table.leave, connection)
            await websocket.accept()
            connection.open()
            address = address_of(websocket.scope)
            follow = partial(_follow, table, connection, address, services, place.pop_all())
            socket_of(websocket).go_on_with(follow)
    except HTTPException as error:
        await _refuse(websocket, error.status_code, error.detail)
    except UnknownGameError as error:
        await _refuse(websocket, 404, str(error))
    except StoreError as error:
        await _refuse(websocket, 503, str(error))


async def _refuse(websocket: WebSocket, status: int, sentence: str) -> None:
    await websocket.send_denial_response(JSONResponse({"error": sentence}, status))


@contextmanager
def _counted(websocket: WebSocket, services: Services) -> Iterator[None]:
    address = address_of(websocket.scope)
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
    await table.receive(message, connection)
