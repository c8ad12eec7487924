"""A person's feed over WebSocket: what happens elsewhere that they may want to know."""

from contextlib import AsyncExitStack
from functools import partial

from fastapi import APIRouter, WebSocket

from quiltbee.server.errors import ForbiddenError, Refusal, ServerError
from quiltbee.server.http.answers import refusal
from quiltbee.server.http.connection import Connection
from quiltbee.server.http.play import counted
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.http.websocket import TableSocket, socket_of
from quiltbee.server.tables.audience import error_message

router = APIRouter()


class PersonalConnection(Connection):
    """A browser of a person who is known."""

    def __init__(self, socket: TableSocket, person: str, most_unsent: int) -> None:
        super().__init__(socket, person, most_unsent)
        self.person: str = person


@router.websocket("/api/feed")
async def feed(websocket: WebSocket, services: Injected) -> None:
    """Tell a person which games wait for them, and when the lobby has changed."""
    try:
        async with AsyncExitStack() as place:
            place.enter_context(counted(websocket, services))
            stay = place.enter_context(services.people.stay(websocket))
            person = await services.people.person_of(websocket)
            if person is None:
                raise ForbiddenError("Only somebody who has sat at a table has a feed.")
            connection = await _join(websocket, person, services)
            place.callback(services.feeds.leave, connection)
            stay.close_with(connection.close)
            socket_of(websocket).go_on_with(partial(_listen, connection, place.pop_all()))
    except ServerError as error:
        await websocket.send_denial_response(refusal(error))


async def _join(websocket: WebSocket, person: str, services: Services) -> PersonalConnection:
    most_unsent = services.settings.limits.unsent_messages
    connection = PersonalConnection(socket_of(websocket), person, most_unsent)
    await websocket.accept()
    connection.open()
    services.feeds.join(connection)
    return connection


async def _listen(connection: Connection, place: AsyncExitStack) -> None:
    """Wait until the browser goes; it has nothing to say here."""
    async with place:
        frame = await connection.receive()
        if frame["type"] != "websocket.disconnect":
            unasked = Refusal("malformed", "Nothing is to be sent here.")
            connection.send(error_message(unasked, None))
            connection.close()
