"""Attack 17: guests of one address crowd a club's tournament, tables and bots out of the lobby."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from quiltbee.server.bots import access
from quiltbee.server.settings import Limits
from quiltbee.server.store import database
from quiltbee.server.tournaments.organiser import MOST_PUBLIC
from tests.server.support import Json, live, receive, resign, send, state_after, the_error

TOURNAMENT: Json = {"name": "Club", "kind": "swiss", "rounds": 3, "public": True}
PATIENT: Json = {"opponent": "anyone", "first": "you", "clock": "3d"}


@pytest.mark.slow
def test_the_clubs_own_stay_in_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "MOST_LISTENING", 3)
    with live(tmp_path, limits=Limits.for_load()) as server, ExitStack() as everybody:
        club = everybody.enter_context(server.client())
        tournament = club.post("/api/tournaments", json=TOURNAMENT).raise_for_status().json()["id"]
        table = club.post("/api/games", json=PATIENT).raise_for_status().json()["id"]
        bot = listen(everybody, server, club, "Clubbot")
        assert bot == 200

        guests = [everybody.enter_context(server.client()) for _ in range(20)]

        def crowd(guest: httpx.Client) -> set[tuple[int, str | None]]:
            said = set()
            for path, wish in (("/api/tournaments", TOURNAMENT), ("/api/games", PATIENT)):
                for _ in range(5):
                    answer = guest.post(path, json=wish)
                    said.add((answer.status_code, answer.json().get("code")))
            return said

        with ThreadPoolExecutor(20) as many:
            said = set[tuple[int, str | None]]().union(*many.map(crowd, guests))
        listening = [listen(everybody, server, guest, f"b{at}") for at, guest in enumerate(guests)]
        assert {(429, "tournaments-address"), (429, "tables-address")} <= said
        assert listening == [200, 200, *[429] * 18]

        lobby = club.get("/api/lobby").json()
        assert tournament in [one["id"] for one in lobby["tournaments"]]
        assert len(lobby["tournaments"]) == MOST_PUBLIC
        assert table in [one["game"] for one in lobby["tables"]]
        assert [one["name"] for one in lobby["bots"]].count("Clubbot") == 1
        club.delete(f"/api/tournaments/{tournament}").raise_for_status()
        assert club.post("/api/tournaments", json=TOURNAMENT).status_code == 201


def listen(everybody: ExitStack, server: Any, owner: httpx.Client, name: str) -> int:
    """Open a stream of challenges for a new bot, which stays open; returns the status."""
    made = owner.post("/api/me/bots", json={"name": name, "scope": "play"}).raise_for_status()
    bot = everybody.enter_context(server.client())
    headers = {"Authorization": f"Bearer {made.json()['token']}"}
    stream = bot.stream("GET", "/api/bot/stream", headers=headers)
    status: int = everybody.enter_context(stream).status_code
    return status


@pytest.mark.slow
def test_an_address_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    limits = Limits(table_rate=(3, 3600.0))
    with live(tmp_path, limits=limits) as server, server.client() as guest:
        wish: Json = {"opponent": "person"}
        answers = [guest.post("/api/games", json=wish) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["code"] == "tables-many"


@pytest.mark.slow
def test_a_rematch_is_a_table_opened_from_an_address_too(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits(table_rate=(2, 3600.0))) as server, server.client() as guest:
        game = guest.post("/api/games", json={"opponent": "person"}).json()["id"]
        resign(server, guest, game)
        with server.play(guest, game) as page:
            number = receive(page)["number"]
            again = state_after(page, type="rematch", id="r", seen=number)["rematch"]["game"]
        resign(server, guest, again)
        with server.play(guest, again) as page:
            send(page, type="rematch", id="r", seen=receive(page)["number"])
            refused = the_error(page, "too_many", "r")
        assert refused.startswith("Too many tables have been opened from your address")


HOSTILE = "(" * 64_000
PUZZLE_MOVES: Json = {"moves": ["pass"]}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/api/games", {"opponent": "computer", "from": HOSTILE}),
        ("/api/replay", {"text": HOSTILE}),
        ("/api/review", {"text": HOSTILE}),
        ("/api/analysis", {"position": "(" * 500}),
        ("/api/qr", {"path": "/s/" + "a" * 100}),
        ("/api/puzzles/runs", {}),
        ("/api/puzzles/aaaaaa/attempts", PUZZLE_MOVES),
    ],
)
def test_heavy_work_waits_in_the_pool_with_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, wish: Json
) -> None:
    """Where nobody may have anything waiting in it, it answers that it is busy."""
    monkeypatch.setattr(database, "MOST_HEAVY_OF_ONE", 0)
    with live(tmp_path) as server, server.client() as guest:
        assert guest.post(path, json=wish).status_code == 503
