"""Play over WebSocket, one browser at one table, and people's feeds."""

import time
from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from statistics import median
from time import perf_counter
from typing import cast

from starlette.responses import JSONResponse
from starlette.types import Message as Frame
from starlette.websockets import WebSocket

from quiltbee.server.errors import ForbiddenError, Refusal, ServerError, TooManyError
from quiltbee.server.figures import FIGURES
from quiltbee.server.http.calls import Calls, refusal
from quiltbee.server.http.limits import Visit, caller_of
from quiltbee.server.http.services import Services
from quiltbee.server.http.websocket import MOST_UNREAD, socket_of
from quiltbee.server.tables.audience import Message, refuse
from quiltbee.server.tables.receiving import receive
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.game import VERSION, Ping
from quiltbee.server.wire.messages import PongMessage, id_in, read_message

_LAST = 5
"""The number of measurements in the median, which ignores a single slow one."""


class Latency:
    """The round-trip time of a connection; `clock` is monotonic, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._number = 0
        self._sent: float | None = None
        self._measured: tuple[float, ...] = ()

    def ping(self) -> Ping:
        """Return the next ping to send; an earlier one without an answer no longer counts."""
        self._number += 1
        self._sent = self._clock()
        return Ping(self._number)

    def pong(self, number: int) -> None:
        """Record an answer; an unexpected one is ignored."""
        if number == self._number and self._sent is not None:
            self._measured = (*self._measured, self._clock() - self._sent)[-_LAST:]
            self._sent = None

    @property
    def milliseconds(self) -> int:
        """The median of the last measurements, 0 before the first."""
        return round(1000 * median(self._measured)) if self._measured else 0


POLICY_VIOLATION = 1008
PING_EVERY = 5.0
"""Seconds between two pings."""


class Connection:
    """A connected browser, of a stranger if `person` is None. Messages before `open` are queued."""

    def __init__(self, websocket: WebSocket, services: Services, person: str | None) -> None:
        self.person = person
        self.address = caller_of(websocket).address
        self.latency = Latency()
        self.is_closing = False
        self._socket = socket_of(websocket)
        self._most_unsent = services.settings.limits.unsent_messages
        self._waiting: list[Message] | None = []
        self._pinging: TimerHandle | None = None

    @property
    def lag(self) -> int:
        """The round-trip time in milliseconds."""
        return self.latency.milliseconds

    def open(self) -> None:
        """Send the queue, once the handshake is done."""
        waiting, self._waiting = self._waiting or [], None
        for message in waiting:
            self._socket.send_message(message)

    def send(self, message: Message) -> None:
        """Send a message without blocking; disconnect a browser that reads too slowly."""
        if self._waiting is not None:
            self._waiting.append(message)
        elif self._socket.unsent >= self._most_unsent:
            self.close()
        else:
            self._socket.send_message(message)

    def close(self) -> None:
        """Send the queue, then close with code 1008."""
        self.is_closing = True
        self._socket.end(POLICY_VIOLATION)

    async def receive(self) -> Frame:
        """Return the next message, or the disconnect."""
        return cast(Frame, await self._socket.receive())

    def measure(self, table: Table) -> None:
        """Ping every few seconds while a clock is running, to measure the lag."""
        if self.person is None:
            return
        if table.has_running_clock:
            self.send(Message(self.latency.ping()))
        self._pinging = get_running_loop().call_later(PING_EVERY, self.measure, table)

    def stop_measuring(self) -> None:
        """Send no more pings."""
        if self._pinging is not None:
            self._pinging.cancel()


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
            person = await services.visitors.person_of(websocket)
            connection = PlayConnection(websocket, services, person, visit)
            thinks = websocket.query_params.get("thinks") == "1"
            await table.join(connection, thinks=thinks)
            place.callback(table.leave, connection)
            stay.close_with(connection.close)
            await websocket.accept()
            connection.open()
            connection.measure(table)
            place.callback(connection.stop_measuring)
            socket_of(websocket).go_on_with(partial(connection.follow, table, place.pop_all()))
    except ServerError as error:
        await websocket.send_denial_response(refusal(error))


@contextmanager
def counted(websocket: WebSocket, services: Services, table: str = "") -> Iterator[Visit]:
    """Count a connection while the block runs; raises TooManyError if there are too many."""
    visit = services.limiter.enter(caller_of(websocket), table)
    del websocket  # free the handshake's data for the long block
    if visit is None:
        raise TooManyError("Too many connections; close another page first.")
    try:
        yield visit
    finally:
        visit.leave()


class PlayConnection(Connection):
    """A browser at a table."""

    def __init__(
        self, websocket: WebSocket, services: Services, person: str | None, visit: Visit
    ) -> None:
        super().__init__(websocket, services, person)
        self._visit = visit
        self._unanswered = 0

    async def follow(self, table: Table, place: AsyncExitStack) -> None:
        """Handle messages until the browser disconnects or sends too many."""
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
        self._unanswered -= 1
        if self._unanswered < MOST_UNREAD:
            self._socket.resume()
        FIGURES.acknowledgements.observe(perf_counter() - began)


# Feeds


class PersonalConnection(Connection):
    """The browser of a known person."""

    person: str


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
                raise ForbiddenError("Join a table first to get a feed.")
            connection = PersonalConnection(websocket, services, person)
            await websocket.accept()
            connection.open()
            services.feeds.join(connection)
            place.callback(services.feeds.leave, connection)
            stay.close_with(connection.close)
            socket_of(websocket).go_on_with(partial(_listen, connection, place.pop_all()))
    except ServerError as error:
        await websocket.send_denial_response(refusal(error))


async def _listen(connection: Connection, place: AsyncExitStack) -> None:
    """Wait until the browser disconnects; refuse any message."""
    async with place:
        frame = await connection.receive()
        if frame["type"] != "websocket.disconnect":
            refuse(connection, Refusal("malformed", "A feed takes no messages."), None)
            connection.close()
