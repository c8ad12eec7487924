"""What the tests of the server share: players without processes, and a server in a thread."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from quiltbee.automa import Solo
from quiltbee.notation import parse_move
from quiltbee.rules import Board, Move, Position, legal_moves, new_game, ring_from_seed
from quiltbee.server.app import create_app
from quiltbee.server.errors import ThinkerError
from quiltbee.server.game import Setup
from quiltbee.server.run import address_of, configure, listen
from quiltbee.server.settings import Limits, Settings
from quiltbee.server.store import Store
from quiltbee.server.thinkers import Chooser

Json = dict[str, Any]

RING = ring_from_seed("quilt")
OWNER = "0" * 64


class Thinkers:
    """Computer players that choose at once, in this process; `fail` and `hold` spoil it."""

    def __init__(self) -> None:
        self.is_ready = True
        self.fail = False
        self.hold = False
        self.asked = 0
        self.answer: Callable[[Position], Move] = middle_move

    async def start(self, on_ready: Callable[[], None]) -> None:
        self.loop, self.on_ready = asyncio.get_running_loop(), on_ready
        self.started = True

    def get_ready(self) -> None:
        """Say that the strong player is ready now."""
        self.is_ready = True
        self.loop.call_soon_threadsafe(self.on_ready)

    async def choose(self, who: Chooser, position: Position | Solo) -> Move:
        self.asked += 1
        self.who = who
        self.told = position
        while self.hold:  # noqa: ASYNC110 - set from another thread than the loop's
            await asyncio.sleep(0.001)
        if self.fail:
            raise ThinkerError("The computer player does not answer.")
        return self.answer(position.table if isinstance(position, Solo) else position)

    async def close(self) -> None:
        self.started = False


def middle_move(position: Position) -> Move:
    """A legal move, always the same one."""
    moves = legal_moves(position)
    return moves[len(moves) // 2]


def a_setup(game_id: str = "game", **changes: Any) -> Setup:
    """A game of two people at one screen, from seed `quilt`."""
    setup = Setup(
        id=game_id,
        owner=OWNER,
        created=1_700_000_000_000,
        opponent="person",
        computer_seat=0,
        names=("Ann", "Bob"),
        seed="quilt",
        start=new_game(RING, Board.REVISED),
    )
    return replace(setup, **changes)


@dataclass
class Live:
    """A server that answers on a port of its own, and what it works with."""

    url: str
    store: Store
    thinkers: Thinkers

    @property
    def origin(self) -> str:
        return self.url.rstrip("/")

    def client(self, **arguments: Any) -> httpx.Client:
        """A browser without cookies."""
        # Without certificates, which it would read for a fifth of a second each time.
        return httpx.Client(base_url=self.url, verify=False, **arguments)

    def play(self, client: httpx.Client, game: str, **arguments: Any) -> ClientConnection:
        """A connection to a table with the cookies of a browser."""
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        arguments.setdefault("origin", self.origin)
        address = f"{self.url.replace('http', 'ws', 1)}api/games/{game}/play"
        connection: ClientConnection = connect(
            address, additional_headers=headers, proxy=None, **arguments
        )
        return connection


@contextlib.contextmanager
def live(folder: Path, web: Path | None = None, limits: Limits | None = None) -> Iterator[Live]:
    """A server in a thread, on a fresh port."""
    settings = Settings(folder, limits=limits or Limits())
    store = Store(folder)
    thinkers = Thinkers()
    app = create_app(settings, store, thinkers, **({"web": web} if web else {}))
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


def pragma(store: Store, what: str) -> object:
    """Set or ask something on the connection that writes, past its transactions."""
    connection = store._writing.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {what}")
        return (cursor.fetchone() or (None,))[0]
    finally:
        connection.close()


def create(client: httpx.Client, **wish: Any) -> str:
    """Create a table and give its id."""
    response = client.post("/api/games", json={"opponent": "person", "seed": "quilt", **wish})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def receive(connection: ClientConnection) -> Json:
    """The next message from the server."""
    message: Json = json.loads(connection.recv(timeout=10))
    return message


def send(connection: ClientConnection, **message: Any) -> None:
    """Send a message to the server."""
    connection.send(json.dumps(message))


def the_error(connection: ClientConnection, kind: str, message_id: str | None = None) -> str:
    """The sentence of the error that comes next."""
    message = receive(connection)
    assert message.pop("type") == "error"
    sentence = str(message.pop("error"))
    assert message == {"kind": kind, "id": message_id}
    assert sentence.endswith(".")
    return sentence


def state_after(connection: ClientConnection, **message: Any) -> Json:
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
