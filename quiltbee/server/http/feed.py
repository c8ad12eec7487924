"""A person's feed over WebSocket: news of their games and of the lobby."""

from contextlib import AsyncExitStack
from functools import partial

from starlette.websockets import WebSocket

from quiltbee.server.errors import ForbiddenError, Refusal, ServerError
from quiltbee.server.http.answers import refusal
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.calls import Calls
from quiltbee.server.http.connection import Connection
from quiltbee.server.http.play import counted
from quiltbee.server.http.services import Services
from quiltbee.server.http.websocket import TableSocket, socket_of
from quiltbee.server.tables.audience import refuse

calls = Calls()


class PersonalConnection(Connection):
    """The browser of a known person."""

    def __init__(self, socket: TableSocket, person: str, address: str, most_unsent: int) -> None:
        super().__init__(socket, person, address, most_unsent)
        self.person: str = person


@calls.socket("/api/feed")
async def feed(websocket: WebSocket) -> None:
    """Send a person news of their games and of the lobby."""
    services: Services = websocket.app.state.services
    try:
        async with AsyncExitStack() as place:
            place.enter_context(counted(websocket, services))
            stay = place.enter_context(services.visitors.stay(websocket))
            person = await services.visitors.person_of(websocket)
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
    address = caller_of(websocket).address
    connection = PersonalConnection(socket_of(websocket), person, address, most_unsent)
    await websocket.accept()
    connection.open()
    services.feeds.join(connection)
    return connection


async def _listen(connection: Connection, place: AsyncExitStack) -> None:
    """Wait until the browser leaves; it must not send anything."""
    async with place:
        frame = await connection.receive()
        if frame["type"] != "websocket.disconnect":
            unasked = Refusal("malformed", "Nothing is to be sent here.")
            refuse(connection, unasked, None)
            connection.close()
