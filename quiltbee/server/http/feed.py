"""A person's feed over WebSocket: what happens elsewhere that they may want to know."""

import asyncio

from fastapi import APIRouter, WebSocket
from starlette.exceptions import HTTPException

from quiltbee.server.errors import Refusal, StoreError
from quiltbee.server.http.play import PATIENCE, Connection, counted, refuse
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.tables.audience import error_message

router = APIRouter()


class PersonalConnection(Connection):
    """A browser of a person who is known."""

    def __init__(self, websocket: WebSocket, person: str, most_unsent: int) -> None:
        super().__init__(websocket, person, most_unsent)
        self.person: str = person


@router.websocket("/api/feed")
async def feed(websocket: WebSocket, services: Injected) -> None:
    """Tell a person which games wait for them, and when the lobby has changed."""
    try:
        with counted(websocket, services):
            person = await services.people.person_of(websocket)
            if person is None:
                raise HTTPException(403, "Only somebody who has sat at a table has a feed.")
            await _follow(websocket, person, services)
    except HTTPException as error:
        await refuse(websocket, error.status_code, error.detail)
    except StoreError as error:
        await refuse(websocket, 503, str(error))


async def _follow(websocket: WebSocket, person: str, services: Services) -> None:
    most_unsent = services.settings.limits.unsent_messages
    connection = PersonalConnection(websocket, person, most_unsent)
    await websocket.accept()
    services.feeds.join(connection)
    pump = asyncio.create_task(connection.pump())
    try:
        await _listen(websocket, connection)
    finally:
        services.feeds.leave(connection)
        if not connection.is_closing:
            pump.cancel()
        await asyncio.wait([pump], timeout=PATIENCE)


async def _listen(websocket: WebSocket, connection: Connection) -> None:
    """Wait until the browser goes; it has nothing to say here."""
    frame = await websocket.receive()
    if frame["type"] != "websocket.disconnect":
        refusal = Refusal("malformed", "Nothing is to be sent here.")
        connection.send(error_message(refusal, None))
        connection.close()
