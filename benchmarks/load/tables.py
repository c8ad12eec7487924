"""Tables for the benchmarks: games made up beforehand, opened over HTTP, and who sits there."""

import http.client
import json
import random
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import urlsplit

from benchmarks.load.websocket import PATIENCE
from quiltbee.notation import format_move
from quiltbee.rules import Seat, Stage, new_game, ring_from_seed


@dataclass(frozen=True)
class Duel:
    """A whole random game: the seed of its ring, and its moves with the seat that makes each."""

    seed: str
    moves: tuple[tuple[Seat, str], ...]


def random_duel(seed: str) -> Duel:
    """A duel of legal random moves; the same seed gives the same one."""
    draws, moves = random.Random(seed), []
    position = new_game(ring_from_seed(seed))
    while position.stage is not Stage.OVER:
        move = draws.choice(position.legal_moves())
        moves.append((position.turn, format_move(move)))
        position = position.play_unchecked(move)
    return Duel(seed, tuple(moves))


@dataclass(frozen=True)
class OpenTable:
    """A table that waits for the moves of a duel; `cookies` are those of seats 1 and 2.

    `events` is how many have happened there already.
    """

    duel: Duel
    path: str
    cookies: tuple[str, str]
    events: int

    def cookie_of(self, seat: Seat) -> str:
        """The cookie of a seat's holder."""
        return self.cookies[seat.index]


class Host:
    """Opens tables at a server, over one connection."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        self._connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)

    def open(self, duel: Duel) -> OpenTable:
        """A table for a duel between two people: the second takes up an invitation."""
        created, first = self.post("/api/games", opponent="friend", seed=duel.seed)
        code = str(created["invitation"]).rpartition("/")[2]
        _, second = self.post(f"/api/invitations/{code}")
        return OpenTable(duel, f"/api/games/{created['id']}/play", (first, second), events=1)

    def post(self, path: str, **wish: object) -> tuple[dict[str, object], str]:
        """Ask for something as a new person; the answer, and that person's cookie."""
        headers = {"Content-Type": "application/json"}
        self._connection.request("POST", path, json.dumps(wish), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise ConnectionError(text.decode())
        cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
        return json.loads(text), cookie


AT_ONCE = 8
"""How many connections open tables, so that commits are shared."""


def open_all(url: str, duels: Iterable[Duel]) -> list[OpenTable]:
    """A table for each duel, in order."""
    wanted = list(duels)
    shares = [wanted[at::AT_ONCE] for at in range(AT_ONCE)]
    tables: list[OpenTable | None] = [None] * len(wanted)
    with ThreadPoolExecutor(AT_ONCE) as threads:
        for at, opened in enumerate(threads.map(lambda share: _open_some(url, share), shares)):
            tables[at::AT_ONCE] = opened
    return [table for table in tables if table is not None]


def _open_some(url: str, duels: Iterable[Duel]) -> list[OpenTable]:
    host = Host(url)
    return [host.open(duel) for duel in duels]
