"""Play over WebSocket, one browser at one table; and a person's feed of news."""

import time
from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from statistics import median
from time import perf_counter
from typing import cast

from starlette.responses import JSONResponse
from starlette.types import Message
from starlette.websockets import WebSocket

from quiltbee.server.errors import ForbiddenError, Refusal, ServerError, TooManyError
from quiltbee.server.figures import FIGURES
from quiltbee.server.http import answers
from quiltbee.server.http.calls import Calls
from quiltbee.server.http.limits import Visit, caller_of
from quiltbee.server.http.services import Services
from quiltbee.server.http.websocket import MOST_UNREAD, TableSocket, socket_of
from quiltbee.server.tables.audience import Message as Told
from quiltbee.server.tables.audience import refuse
from quiltbee.server.tables.receiving import receive
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.game import VERSION, Ping
from quiltbee.server.wire.messages import PongMessage, id_in, read_message

_LAST = 5
"""The answers in the median, so that a single slow one does not count."""


class Latency:
    """The measurements of one connection; `clock` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._number = 0
        self._sent: float | None = None
        self._measured: tuple[float, ...] = ()

    def ping(self) -> Ping:
        """The message to send now; an earlier one that is not answered no longer counts."""
        self._number += 1
        self._sent = self._clock()
        return Ping(self._number)

    def pong(self, number: int) -> None:
        """Note an answer; an unexpected one changes nothing."""
        if number == self._number and self._sent is not None:
            self._measured = (*self._measured, self._clock() - self._sent)[-_LAST:]
            self._sent = None

    @property
    def milliseconds(self) -> int:
        """The median of the last answers there and back, 0 before the first."""
        return round(1000 * median(self._measured)) if self._measured else 0


POLICY_VIOLATION = 1008
PING_EVERY = 5.0
"""Seconds between two measurements of how long messages take."""


class Connection:
    """A connected browser. Messages sent before `open` wait for it."""

    def __init__(
        self, socket: TableSocket, person: str | None, address: str, most_unsent: int
    ) -> None:
        self.person = person
        self.address = address
        self.latency = Latency()
        self.is_closing = False
        self._socket = socket
        self._most_unsent = most_unsent
        self._waiting: list[Told] | None = []
        self._pinging: TimerHandle | None = None

    @property
    def lag(self) -> int:
        """The round-trip time in milliseconds."""
        return self.latency.milliseconds

    def open(self) -> None:
        """Send what has been waiting for the handshake."""
        waiting, self._waiting = self._waiting or [], None
        for message in waiting:
            self._socket.send_message(message)

    def send(self, message: Told) -> None:
        """Send a message without blocking; a browser that reads too slowly is disconnected."""
        if self._waiting is not None:
            self._waiting.append(message)
        elif self._socket.unsent >= self._most_unsent:
            self.close()
        else:
            self._socket.send_message(message)

    def close(self) -> None:
        """Send what is queued, then close with code 1008."""
        self.is_closing = True
        self._socket.end(POLICY_VIOLATION)

    async def receive(self) -> Message:
        """The next message, or the disconnect."""
        return cast(Message, await self._socket.receive())

    def measure(self, table: Table) -> None:
        """Ping every few seconds while a clock is running, to measure the lag."""
        if self.person is None:
            return
        if table.has_running_clock:
            self.send(Told(self.latency.ping()))
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
    await table.join(connection, thinks=websocket.query_params.get("thinks") == "1")
    return connection


# Feeds


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
            connection = await _join_feed(websocket, person, services)
            place.callback(services.feeds.leave, connection)
            stay.close_with(connection.close)
            socket_of(websocket).go_on_with(partial(_listen, connection, place.pop_all()))
    except ServerError as error:
        await websocket.send_denial_response(answers.refusal(error))


async def _join_feed(websocket: WebSocket, person: str, services: Services) -> PersonalConnection:
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
