"""`kill -9` at any moment, under load: no acknowledged move is lost and every game goes on.

On SQLite and on PostgreSQL; there also one of two processes, and the database itself.
"""

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quiltbee.notation import parse_record
from quiltbee.server.features import open_store
from tests.profiles import scaled
from tests.server.following import Follower, Json
from tests.server.forked import ForkedServer
from tests.server.postgres import Cluster
from tests.server.process import follow_until_a_move, serving
from tests.server.support import a_move, create, state_of

KILLS = scaled(3)
GAMES = 8
SOLO_GAMES = 3

pytestmark = pytest.mark.slow(3)


@dataclass
class Player:
    """Somebody who plays on and on, and remembers what was acknowledged."""

    game: str
    cookies: dict[str, str]
    sent: int = 0
    acknowledged: dict[str, int] = field(default_factory=dict)
    """The number of the event that each message became."""

    moves: list[str] = field(default_factory=list)
    """The moves that stood when the last message was acknowledged."""

    last: int = 0

    async def play(self, site: "Site", number: int) -> None:
        """Play at a process until it is struck, again and again where the store is unavailable."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = site.servers[number].url.replace("http", "ws", 1)
        address = f"{url}api/games/{self.game}/play?version=2"
        while number not in site.struck:
            with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, EOFError):
                async with connect(
                    address, additional_headers={"Cookie": cookie}, proxy=None
                ) as connection:
                    await self.play_on(connection)

    async def play_on(self, connection: ClientConnection) -> None:
        follower = Follower()
        while True:
            state = follower.take(json.loads(await connection.recv()))
            if state["type"] == "error":
                assert state["kind"] in ("unavailable", "stale"), state
                if state["kind"] == "unavailable":
                    return
                continue
            assert state["type"] == "state", state
            self.note(state)
            waits = state["stage"] == "card"
            is_mine = state["seats"][state["turn"] - 1]["yours"]
            if state["result"] is None and not (waits or is_mine):
                continue  # the computer's turn: it will move
            self.sent += 1
            message = {"id": f"m{self.sent}", "seen": state["number"]}
            if state["result"] is not None or self.sent % 7 == 0:
                kind = {"type": "undo" if state["can_undo"] else "resign"}
            else:
                kind = {"type": "turn"} if waits else {"type": "move", "move": a_move(state)}
            await connection.send(json.dumps({**message, **kind}))

    def note(self, state: Json) -> None:
        if state["acknowledges"] is not None:
            self.acknowledged[state["acknowledges"]] = state["number"]
        if state["number"] >= self.last:
            self.last = state["number"]
            self.moves = [move["move"] for move in state["moves"]]


class Site:
    """Server processes on one store, at which something is killed and repaired.

    `struck` are the numbers of those that don't answer until then.
    """

    def __init__(self, folder: Path, address: str | None = None, processes: int = 1) -> None:
        self.folder = folder
        self.address = address
        self.servers = [self._start() for _ in range(processes)]
        self.struck: set[int] = set()

    def _start(self) -> ForkedServer:
        return ForkedServer(self.folder, self.address)

    def strike(self, chance: random.Random) -> None:
        """Kill a process."""
        number = chance.randrange(len(self.servers))
        self.servers[number].stop(signal.SIGKILL)
        self.struck.add(number)

    def repair(self) -> None:
        """Start what was killed."""
        for number in self.struck:
            self.servers[number] = self._start()
        self.struck.clear()

    def close(self) -> None:
        """End all processes."""
        for server in self.servers:
            server.stop(signal.SIGKILL)


class FragileDatabase(Site):
    """Here it is the database that is killed."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self._cluster = cluster
        super().__init__(folder, cluster.make_database())

    def strike(self, chance: random.Random) -> None:
        """Kill the database, without which no process can play."""
        self._cluster.stop(signal.SIGKILL)
        self.struck.update(range(len(self.servers)))

    def repair(self) -> None:
        """Start the database."""
        self._cluster.start()
        self.struck.clear()


@pytest.fixture(params=["sqlite", "postgres", "one of two", "database"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """A site for each kind of accident."""
    if request.param == "sqlite":
        where = Site(tmp_path)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        if request.param == "database":
            where = FragileDatabase(tmp_path, cluster)
        else:
            processes = 2 if request.param == "one of two" else 1
            where = Site(tmp_path, cluster.make_database(), processes)
    yield where
    where.close()
    if request.param == "database":
        where.repair()


def check(site: Site, players: list[Player]) -> None:
    """At every process the games stand where they stood, or further on, with whole records."""
    for server in site.servers:
        with server.client() as browser:
            for player in players:
                state = state_of(browser, player.game)
                assert state["number"] >= player.last
                if state["number"] == player.last:
                    assert [move["move"] for move in state["moves"]] == player.moves
                record = parse_record(browser.get(f"/api/games/{player.game}/record.pgr").text)
                assert record.problems == ()


def check_store(site: Site, players: list[Player]) -> None:
    """Each acknowledged message is the event that it was said to be, and no event is missing."""
    store = open_store(site.folder, site.address)
    with store.database._reading.connect() as reader:
        for player in players:
            query = text("SELECT message, number FROM events WHERE game = :game")
            rows = reader.execute(query, {"game": player.game})
            found = {row.message: row.number for row in rows}
            assert player.acknowledged.items() <= found.items()
            assert sorted(found.values()) == list(range(1, len(found) + 1))
        query = text(
            "SELECT (SELECT over FROM events WHERE game = id ORDER BY number DESC LIMIT 1) AS over,"
            " (SELECT count(*) FROM solo_results WHERE game = id) AS results"
            " FROM games WHERE variant = 'solo'"
        )
        ends = [(row.over, row.results) for row in reader.execute(query)]
        assert len(ends) == SOLO_GAMES
        assert all(over == results for over, results in ends)
    store.close()


def acknowledged(players: Iterable[Player]) -> int:
    """How many messages were acknowledged in all."""
    return sum(len(player.acknowledged) for player in players)


async def until(players: Collection[Player], more: int) -> None:
    """Wait until so many more messages are acknowledged."""
    enough = acknowledged(players) + more
    async with asyncio.timeout(60):
        while acknowledged(players) < enough:  # noqa: ASYNC110 - the server is what is waited for
            await asyncio.sleep(0.001)


async def play_until_struck(
    site: Site, players: list[Player], chance: random.Random, rotation: int
) -> None:
    """Let everybody play, strike in the middle of it, and see that all others play on."""
    at = [(number + rotation) % len(site.servers) for number in range(len(players))]
    playing = [
        asyncio.create_task(player.play(site, server))
        for player, server in zip(players, at, strict=True)
    ]
    await until(players, chance.randrange(1, 100))
    site.strike(chance)
    others = [each for each, server in zip(players, at, strict=True) if server not in site.struck]
    if others:
        await until(others, 20)
    for task, server in zip(playing, at, strict=True):
        if server not in site.struck:
            task.cancel()
    async with asyncio.timeout(60):
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            assert outcome is None or isinstance(outcome, asyncio.CancelledError)


def test_no_acknowledged_move_is_lost(site: Site) -> None:
    chance = random.Random(20261121)
    players = [new_player(site.servers[0], index) for index in range(GAMES)]
    for rotation in range(KILLS):
        asyncio.run(play_until_struck(site, players, chance, rotation))
        site.repair()
        check(site, players)
    site.close()
    check_store(site, players)
    assert all(player.acknowledged for player in players)


def new_player(server: ForkedServer, index: int) -> Player:
    with server.client() as browser:
        opponents = ["automa"] * SOLO_GAMES + ["greedy"] + ["person"] * GAMES
        game = create(browser, opponent=opponents[index], seed=str(index))
        return Player(game, dict(browser.cookies))


def test_the_computer_moves_after_a_kill_in_its_turn(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as browser:
        game = create(browser, opponent="greedy", first="opponent")
        server.process.send_signal(signal.SIGKILL)
    with serving(tmp_path) as server, server.client() as browser:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        follow_until_a_move(server.url, game, cookies)
        moves = state_of(browser, game)["moves"]
    assert moves[0]["player"] == 1


def test_a_game_that_was_not_created_is_not_there(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as browser:
        created = [create(browser) for _ in range(3)]
        server.process.send_signal(signal.SIGKILL)
        with pytest.raises(httpx.HTTPError):
            created.extend(iter(lambda: create(browser), ""))
    with serving(tmp_path) as server, server.client() as browser:
        statuses = {browser.get(f"/api/games/{game}").status_code for game in created}
    assert statuses == {200}
