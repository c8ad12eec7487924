"""A server and an engine of the tests: scripted streams, and calls that are written down."""

import threading
from collections.abc import Iterator, Mapping
from typing import Any

from quiltbee.bots.server import ConnectionLostError, Json, Server
from quiltbee.notation import format_position
from quiltbee.rules import new_game, ring_from_seed

START = format_position(new_game(ring_from_seed("quilt")))
LOST = ConnectionLostError("it can't be reached")

Line = Json | None | ConnectionLostError


class FakeServer(Server):
    """Says what it is told to, by the path of the stream; a stream that ends begins again."""

    address = "http://127.0.0.1:1"

    def __init__(self, **streams: list[list[Line]]) -> None:
        self.streams = {f"/{name}": lines for name, lines in streams.items()}
        self.answers: dict[str, list[tuple[int, Json] | ConnectionLostError]] = {}
        self.posted: list[tuple[str, Json]] = []
        self.on_empty = threading.Event()

    is_online = False

    def check(self) -> Json:
        return {"name": "Fake", "online": self.is_online}

    def lines(self, path: str, stopped: threading.Event) -> Iterator[Json | None]:
        name = f"/{path.rsplit('/', 2)[-2]}"
        streams = self.streams.get(name, [])
        if not streams:
            if name == "/bot":
                self.on_empty.set()
            stopped.wait(60)
            return
        for line in streams.pop(0):
            if isinstance(line, ConnectionLostError):
                raise line
            yield line

    def post(self, path: str, **body: Any) -> tuple[int, Json]:
        self.posted.append((path.removeprefix("/api/bot/"), body))
        answers = self.answers.get(path.rsplit("/", 1)[-1], [])
        answer = answers.pop(0) if answers else (200, {"number": 1})
        if isinstance(answer, ConnectionLostError):
            raise answer
        return answer


class Pass:
    """Always passes, and keeps what it was asked about."""

    def __init__(self) -> None:
        self.asked: list[Mapping[str, Any]] = []

    def choose(self, state: Mapping[str, Any]) -> str:
        self.asked.append(state)
        return "pass"


def game(**changes: Any) -> Json:
    """A game whose seat 1 is the bot's, before its first move."""
    seats = [
        {"name": "Bot", "kind": "person", "yours": True},
        {"name": "Ann", "kind": "person", "yours": False},
    ]
    whole = {
        "type": "game",
        "version": 2,
        "number": 0,
        "seats": seats,
        "start": START,
        "moves": [],
        "opening": 0,
        "ended": None,
        "clock": None,
        "now": None,
        "offer": None,
        "rematch": {"asked": [], "game": None},
        "tournament": None,
        "rated": False,
    }
    return whole | changes


def state(**changes: Any) -> Json:
    """What a bot is asked to choose a move in."""
    return {**game(), "position": START, "turn": 1, "result": None} | changes


def event(number: int, kind: str = "move", **fields: Any) -> Json:
    """Something that happens; a move is a pass."""
    moved = {"move": "pass"} if kind == "move" else {}
    return {"type": "event", "number": number, "kind": kind, **moved, **fields}


def won(number: int) -> Json:
    """The other player gives up."""
    return event(number, "resign", player=2)
