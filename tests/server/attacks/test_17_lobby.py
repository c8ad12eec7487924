"""Attack 17: guests of one address crowd a club's tournament, tables and bots out of the lobby."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from quiltbee.server.bots import access
from quiltbee.server.settings import Limits
from quiltbee.server.tournaments.organiser import MOST_PUBLIC
from tests.server.support import Json, live

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
