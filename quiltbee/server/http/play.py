"""Play over WebSocket: one browser at one table."""

from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from time import perf_counter

from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from quiltbee.server.errors import Refusal, ServerError, TooManyError
from quiltbee.server.figures import FIGURES
from quiltbee.server.http import answers
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.calls import Calls
from quiltbee.server.http.connection import Connection
from quiltbee.server.http.limits import Visit
from quiltbee.server.http.services import Services
from quiltbee.server.http.websocket import MOST_UNREAD, TableSocket, socket_of
from quiltbee.server.tables.audience import refuse
from quiltbee.server.tables.receiving import receive
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.game import VERSION
from quiltbee.server.wire.messages import PongMessage, id_in, read_message

calls = Calls()

OTHER_VERSION = "This page and the server speak different versions; reload the page."


@calls.socket("/api/games/{game}/play")
async def play(websocket: WebSocket) -> None:
    """Follow a table and, with a seat, play there."""
    services: Services = websocket.app.state.services
    game: str = websocket.path_params["game"]
    if websocket.query_params.get("version") != str(VERSION):
        refused = JSONResponse({"error": OTHER_VERSION, "version": VERSION}, 426)
        await websocket.send_denial_response(refused)
        return
    try:
        async with AsyncExitStack() as place:
            visit = place.enter_context(counted(websocket, services, game))
            stay = place.enter_context(services.visitors.stay(websocket))
            table = await place.enter_async_context(services.tables.open(game))
            connection = await _join(websocket, table, services, visit)
            place.callback(table.leave, connection)
            stay.close_with(connection.close)
            await websocket.accept()
            connection.open()
            connection.measure(table)
            place.callback(connection.stop_measuring)
            socket_of(websocket).go_on_with(partial(connection.follow, table, place.pop_all()))
    except ServerError as error:
        await websocket.send_denial_response(answers.refusal(error))


@contextmanager
def counted(websocket: WebSocket, services: Services, table: str = "") -> Iterator[Visit]:
    """Count a connection while the block runs; TooManyError if there are too many."""
    visit = services.limiter.enter(caller_of(websocket), table)
    del websocket  # don't keep what came with the handshake for all that time
    if visit is None:
        raise TooManyError("Too many connections; close another page first.")
    try:
        yield visit
    finally:
        visit.leave()


class PlayConnection(Connection):
    """A browser at a table."""

    def __init__(
        self,
        socket: TableSocket,
        person: str | None,
        address: str,
        most_unsent: int,
        visit: Visit,
    ) -> None:
        super().__init__(socket, person, address, most_unsent)
        self._visit = visit
        self._unanswered = 0

    async def follow(self, table: Table, place: AsyncExitStack) -> None:
        """Handle messages until the browser leaves or sends too many."""
        take = partial(self._take, table)
        async with place:
            self._socket.listen(take)
            while not self.is_closing:
                frame = await self.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                take(frame.get("text"))

    def _take(self, table: Table, text: str | None) -> None:
        """Handle a message; None stands for one that is not text."""
        if self.is_closing:
            return
        if not self._visit.take():
            sentence = "Too many messages in a short time; wait a little."
            refuse(self, Refusal("too_many", sentence), None)
            self.close()
            return
        try:
            if text is None:
                raise Refusal("malformed", "A message must be text, not bytes.")
            message = read_message(text)
        except Refusal as refusal:
            refuse(self, refusal, id_in(text or ""))
            return
        if isinstance(message, PongMessage):
            self.latency.pong(message.n)
            return
        self._unanswered += 1
        if self._unanswered >= MOST_UNREAD:
            self._socket.pause()
        receive(table, message, self, partial(self._answered, perf_counter()))

    def _answered(self, began: float) -> None:
        """A message has been answered."""
        self._unanswered -= 1
        if self._unanswered < MOST_UNREAD:
            self._socket.resume()
        FIGURES.acknowledgements.observe(perf_counter() - began)


async def _join(
    websocket: WebSocket, table: Table, services: Services, visit: Visit
) -> PlayConnection:
    person = await services.visitors.person_of(websocket)
    address, most_unsent = caller_of(websocket).address, services.settings.limits.unsent_messages
    connection = PlayConnection(socket_of(websocket), person, address, most_unsent, visit)
    await table.join(connection)
    return connection
