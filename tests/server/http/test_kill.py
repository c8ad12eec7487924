"""`kill -9` at any moment, under load: no acknowledged move is lost and every game goes on."""

import asyncio
import contextlib
import json
import random
import signal
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quiltbee.notation import parse_record
from quiltbee.server.store.sqlite import SqliteStore
from tests.profiles import scaled
from tests.server.process import UNLIMITED, ServerProcess, serving
from tests.server.support import Follower, Json, a_move, create

KILLS = scaled(3)
GAMES = 8
SOLO_GAMES = 3

pytestmark = pytest.mark.slow


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

    async def play(self, url: str) -> None:
        """Play until the server is gone."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = url.replace("http", "ws", 1) + f"api/games/{self.game}/play"
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, EOFError):
            async with connect(
                address, additional_headers={"Cookie": cookie}, proxy=None
            ) as connection:
                await self.play_on(connection)

    async def play_on(self, connection: ClientConnection) -> None:
        follower = Follower()
        while True:
            state = follower.take(json.loads(await connection.recv()))
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


def check(server: ServerProcess, players: list[Player]) -> None:
    """The games stand where they stood, or further on, and their records are whole."""
    with server.client() as browser:
        for player in players:
            state = browser.get(f"/api/games/{player.game}").json()
            assert state["number"] >= player.last
            if state["number"] == player.last:
                assert [move["move"] for move in state["moves"]] == player.moves
            record = parse_record(browser.get(f"/api/games/{player.game}/record.pgr").text)
            assert record.problems == ()


def check_store(folder: Path, players: list[Player]) -> None:
    """Each acknowledged message is the event that it was said to be, and no event is missing."""
    store = SqliteStore(folder)
    with store.database._reading.connect() as reader:
        for player in players:
            query = "SELECT message, number FROM events WHERE game = ?"
            rows = reader.exec_driver_sql(query, (player.game,))
            found = {row.message: row.number for row in rows}
            assert player.acknowledged.items() <= found.items()
            assert sorted(found.values()) == list(range(1, len(found) + 1))
        query = (
            "SELECT (SELECT over FROM events WHERE game = id ORDER BY number DESC LIMIT 1) AS over,"
            " (SELECT count(*) FROM solo_results WHERE game = id) AS results"
            " FROM games WHERE variant = 'solo'"
        )
        ends = [(row.over, row.results) for row in reader.exec_driver_sql(query)]
        assert len(ends) == SOLO_GAMES
        assert all(over == results for over, results in ends)
    store.close()


def acknowledged(players: list[Player]) -> int:
    """How many messages were acknowledged in all."""
    return sum(len(player.acknowledged) for player in players)


async def play_until_killed(
    server: ServerProcess, players: list[Player], acknowledgements: int
) -> None:
    """Let everybody play, and kill the server in the middle of it."""
    enough = acknowledged(players) + acknowledgements
    playing = asyncio.gather(*(player.play(server.url) for player in players))
    async with asyncio.timeout(30):
        while acknowledged(players) < enough:  # noqa: ASYNC110 - the server is what is waited for
            await asyncio.sleep(0.001)
    server.process.send_signal(signal.SIGKILL)
    await playing


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    chance = random.Random(20261121)
    players: list[Player] = []
    for kill in range(KILLS):
        with serving(tmp_path, command=UNLIMITED) as server:
            if kill == 0:
                players = [new_player(server, index) for index in range(GAMES)]
            check(server, players)
            asyncio.run(play_until_killed(server, players, chance.randrange(1, 100)))
    check_store(tmp_path, players)
    assert all(player.acknowledged for player in players)


def new_player(server: ServerProcess, index: int) -> Player:
    with server.client() as browser:
        opponents = ["automa"] * SOLO_GAMES + ["greedy"] + ["person"] * GAMES
        game = create(browser, opponent=opponents[index], seed=str(index))
        return Player(game, dict(browser.cookies))


def test_the_computer_moves_after_a_kill_in_its_turn(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as browser:
        game = create(browser, opponent="greedy", first="opponent")
        server.process.send_signal(signal.SIGKILL)
    with serving(tmp_path) as server, server.client() as browser:
        moves: list[Json] = []
        while not moves:
            moves = browser.get(f"/api/games/{game}").json()["moves"]
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
