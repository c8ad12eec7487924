"""What the tests of the server share: players without processes, and a server in a thread."""

import asyncio
import contextlib
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from quiltbee.notation import parse_move
from quiltbee.players import Info, Stop
from quiltbee.rules import Move, Position
from quiltbee.server.admin.actions import Actions
from quiltbee.server.app import build_services, create_app
from quiltbee.server.clock import Clock, now
from quiltbee.server.computer.queue import Question, Reply
from quiltbee.server.errors import ThinkerError
from quiltbee.server.features import CALLS
from quiltbee.server.http.calls import Call
from quiltbee.server.http.openapi import calls_in
from quiltbee.server.http.website import WEB
from quiltbee.server.run import address_of, configure, listen
from quiltbee.server.settings import Limits, Settings
from quiltbee.server.store import SeatHolder, TableSetup
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.store import Store
from quiltbee.server.tables import receiving
from quiltbee.server.tables.audience import Message
from quiltbee.server.tables.table import Table
from quiltbee.server.wire.game import VERSION
from quiltbee.server.wire.messages import PongMessage, read_message
from tests.server.following import Follower
from tests.server.process import PATIENCE
from tests.server.store.support import ANN, two_at_one_screen

Json = dict[str, Any]


class Thinkers:
    """Computer players that choose at once, in this process; `fail` and `hold` spoil it."""

    def __init__(self) -> None:
        self.size = 64
        self.fail = False
        self.hold = False
        self.asked, self.most = 0, 10**9
        self.levels: list[int | None] = []
        self.reply: Callable[[Question, Stop], Reply | None] | None = None
        """Answers in the place of all that follows, None while it thinks."""
        self.reached = asyncio.Event()
        """Set when more than the `most` are asked for, which are never answered."""
        self.answer: Callable[[Position], Move] = middle_move
        self.infos: tuple[Info, ...] = ()
        self.opinion: Info | None = None
        """What it says of every position, with the move that it chooses."""

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.started = True

    async def ask(self, question: Question, stop: Stop) -> Reply:
        position = question.position
        self.asked += 1
        self.who = question.chooser
        self.told = position
        self.levels.append(question.chooser.level)
        while self.reply is not None:
            if (reply := self.reply(question, stop)) is not None:
                return reply
            await asyncio.sleep(0.001)
        if self.asked > self.most:
            self.reached.set()
            await asyncio.Event().wait()
        while self.hold:  # noqa: ASYNC110 - set from another thread than the loop's
            await asyncio.sleep(0.001)
        if self.fail:
            raise ThinkerError("The computer player does not answer.")
        move = self.answer(position.table)
        if self.opinion is not None:
            return Reply(move, (replace(self.opinion, pv=(move,)),))
        return Reply(move, self.infos)

    async def close(self) -> None:
        self.started = False


def middle_move(position: Position) -> Move:
    """A legal move, always the same one."""
    moves = position.legal_moves()
    return moves[len(moves) // 2]


def actions_of(store: Store, folder: Path, clock: Clock = now, admin: str | None = None) -> Actions:
    """The actions of an administrator, or of the command line, on a store that no server uses."""
    settings = Settings(data_folder=folder)
    return Actions(build_services(settings, store, Thinkers(), clock=clock), admin)


def against_greedy(seat: int = 2) -> TableSetup:
    """Ann against the greedy player, who holds a seat."""
    ann, greedy = SeatHolder("Ann", person=ANN), SeatHolder("Greedy", player="greedy")
    return two_at_one_screen(seats=(ann, greedy) if seat == 2 else (greedy, ann))


class Tab:
    """A browser's tab at a table in this process.

    `told` are the messages, with the state of the table in the place of each that changes it.
    """

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.address = "127.0.0.1"
        self.lag = 0
        self.told: list[Json] = []
        self.sent: list[Json] = []
        """The messages as they were sent."""
        self.received: list[Message] = []
        self._follower = Follower()

    def send(self, message: Message) -> None:
        self.received.append(message)
        self.sent.append(json.loads(message.payload))
        self.told.append(self._follower.take(self.sent[-1]))

    @property
    def last(self) -> Json:
        """The state of the table as it was last told."""
        return next(told for told in reversed(self.told) if told["type"] == "state")


async def deliver(table: Table, message: Json, tab: Tab) -> None:
    """Let a table carry out a message, as it comes from a tab."""
    answered, read = asyncio.Event(), read_message(json.dumps(message))
    assert not isinstance(read, PongMessage)
    receiving.receive(table, read, tab, answered.set)
    await answered.wait()


class Page:
    """A browser's page at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._follower = Follower()
        self.recv = connection.recv
        self.send = connection.send
        self.close = connection.close

    def receive(self) -> Json:
        """The next message, for one that changes the table its state."""
        message: Json = json.loads(self.recv(timeout=PATIENCE))
        return self._follower.take(message)


@dataclass
class Live:
    """A server that answers on a port of its own, and what it works with."""

    url: str
    store: SqliteStore
    thinkers: Thinkers

    @property
    def origin(self) -> str:
        return self.url.rstrip("/")

    def client(self, **arguments: Any) -> httpx.Client:
        """A browser without cookies."""
        # Without certificates, which it would read for a fifth of a second each time.
        arguments = {"timeout": PATIENCE, **arguments}
        return httpx.Client(base_url=self.url, verify=False, **arguments)

    @contextlib.contextmanager
    def play(
        self,
        client: httpx.Client,
        game: str,
        query: str = f"?version={VERSION}",
        **arguments: Any,
    ) -> Iterator[Page]:
        """A page at a table with the cookies of a browser."""
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        arguments = {"origin": self.origin, "open_timeout": PATIENCE, **arguments}
        address = f"{self.url.replace('http', 'ws', 1)}api/games/{game}/play{query}"
        with connect(address, additional_headers=headers, proxy=None, **arguments) as connection:
            yield Page(connection)


@contextlib.contextmanager
def live(
    folder: Path, web: Path | None = None, limits: Limits | None = None, clock: Clock = now
) -> Iterator[Live]:
    """A server in a thread, on a fresh port and a file in a folder."""
    settings = Settings(folder, limits=limits or Limits())
    with live_on(SqliteStore(folder), settings, web, clock) as running:
        yield running


@contextlib.contextmanager
def live_on(
    store: Any, settings: Settings, web: Path | None = None, clock: Clock = now
) -> Iterator[Live]:
    """A server in a thread, on a fresh port and a store that it closes."""
    thinkers = Thinkers()
    app = create_app(settings, store, thinkers, web or WEB, clock=clock)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(app, settings))
    thread = threading.Thread(target=lambda: server.run(sockets=[listening]))
    thread.start()
    try:
        yield Live(address_of(listening), store, thinkers)
    finally:
        server.should_exit = True
        thread.join()
        store.close()


def sql_of(server: Live) -> str:
    """All that a server has stored, as SQL."""
    database = sqlite3.connect(server.store.file)
    with contextlib.closing(database):
        return "\n".join(database.iterdump())


def calls() -> list[Call]:
    """All calls over HTTP."""
    return calls_in(CALLS)


def create(client: httpx.Client, **wish: Any) -> str:
    """Create a table and give its id."""
    response = client.post("/api/games", json={"opponent": "person", "seed": "quilt", **wish})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def state_of(client: httpx.Client, game: str) -> Json:
    """The state of a table, as a browser may see it."""
    return Follower().take(client.get(f"/api/games/{game}").raise_for_status().json())


def resign(server: Live, client: httpx.Client, game: str) -> None:
    """Resign, however often the opponent moves meanwhile."""
    with server.play(client, game) as page:
        state = receive(page)
        while not state.get("result"):
            number = state["number"]
            send(page, type="resign", id=f"resign-{number}", seen=number)
            while not state.get("result") and state.get("number", number) == number:
                state = receive(page)


def receive(page: Page) -> Json:
    """The next message from the server, for one that changes the table its state."""
    return page.receive()


def send(connection: Page, **message: Any) -> None:
    """Send a message to the server."""
    connection.send(json.dumps(message))


def the_error(connection: Page, kind: str, message_id: str | None = None) -> str:
    """The sentence of the error that comes next."""
    message = receive(connection)
    assert message.pop("type") == "error"
    sentence = str(message.pop("error"))
    assert message == {"kind": kind, "id": message_id}
    assert sentence.endswith(".")
    return sentence


def state_after(connection: Page, **message: Any) -> Json:
    """Send a message and take the state that comes next."""
    send(connection, **message)
    state = receive(connection)
    assert state["type"] == "state", state
    return state


def a_move(state: Json) -> str:
    """A legal move, chosen from what the browser is told alone."""
    if state["stage"] == "special_patch":
        return f"+{state['special_cells'][0]}"
    for option in state["options"][1:]:
        if option["available"]:
            return f"{option['letter']}{option['placements'][0]}"
    return "pass"


def tokens(text: str) -> list[Move]:
    """Moves from tokens with spaces between."""
    return [parse_move(token) for token in text.split()]


def a_seat(name: str, kind: str = "person", *, yours: bool) -> Json:
    """A seat of a table at one place, as a state tells it."""
    return {
        "name": name,
        "kind": kind,
        "yours": yours,
        "away": False,
        "bot": False,
        "rating": None,
    }
