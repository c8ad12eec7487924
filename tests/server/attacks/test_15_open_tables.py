"""Attack 15: so many open tables that nobody finds another's."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from quiltbee.server.lobby import rows, waiting
from quiltbee.server.settings import Limits
from tests.server.support import Json, live

OPEN: Json = {"opponent": "anyone", "first": "you"}


@pytest.mark.slow
def test_a_person_waits_at_a_few_tables(tmp_path: Path) -> None:
    limits = Limits.for_load(open_tables_per_person=3)
    with live(tmp_path, limits=limits) as server, server.client() as guest:
        guest.patch("/api/me", json={"name": "Mallory"}).raise_for_status()
        with ThreadPoolExecutor(12) as many:
            answers = list(many.map(lambda _: guest.post("/api/games", json=OPEN), range(12)))
        made = [answer for answer in answers if answer.status_code == 201]
        assert 1 <= len(made) <= 3
        assert {answer.status_code for answer in answers} == {201, 429}
        while len(made) < 3:
            made.append(guest.post("/api/games", json=OPEN).raise_for_status())
        refused = guest.post("/api/match", json={"clock": "600+0"})
        assert refused.status_code == 429
        assert refused.json()["code"] == "tables-own"
        assert len(guest.get("/api/lobby").json()["tables"]) == 3


@pytest.mark.slow
def test_an_address_has_a_share_of_the_lobby(tmp_path: Path) -> None:
    limits = Limits.for_load(open_tables_per_address=3)
    with live(tmp_path, limits=limits) as server, ExitStack() as places:
        guests = [places.enter_context(server.client()) for _ in range(12)]
        with ThreadPoolExecutor(12) as many:
            answers = list(many.map(lambda guest: guest.post("/api/games", json=OPEN), guests))
        made = sum(answer.status_code == 201 for answer in answers)
        assert 1 <= made <= 3
        assert {answer.status_code for answer in answers} == {201, 429}
        for guest in guests[made:3]:
            guest.post("/api/games", json=OPEN).raise_for_status()
        answer = guests[-1].post("/api/games", json=OPEN)
        assert answer.status_code == 429
        assert answer.json()["code"] == "tables-address"


@pytest.mark.slow
def test_quick_match_looks_past_what_the_lobby_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "MOST_LISTED", 2)
    monkeypatch.setattr(rows, "MOST_OPEN", 3)
    limits = Limits.for_load(open_tables_per_person=100, open_tables_per_address=100)
    with live(tmp_path, limits=limits) as server, ExitStack() as guests:
        ann, mallory, bob = (guests.enter_context(server.client()) for _ in range(3))
        honest = ann.post("/api/match", json={"clock": "600+5"}).raise_for_status().json()
        assert honest["waiting"]
        for _ in range(6):
            mallory.post("/api/games", json=OPEN).raise_for_status()
        found = bob.post("/api/match", json={"clock": "600+5"}).raise_for_status().json()
        assert (found["id"], found["waiting"]) == (honest["id"], False)
