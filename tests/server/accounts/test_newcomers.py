"""A call that fails makes nobody: no new person, none of the address's allowance is used up."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from quiltbee.server.settings import Limits
from tests.server.support import Live, create, live

ALLOWANCE = 3
MAKERS: tuple[tuple[str, str, Any, int], ...] = (
    ("POST", "/api/invitations/AAAA-BBBB-CCCC", {}, 404),
    ("POST", "/api/games/{private}/seat", {}, 403),
    ("POST", "/api/games", {"opponent": "person", "from": "nonsense"}, 400),
    ("POST", "/api/tournaments/{open}/join", {"code": "wrong"}, 404),
    ("POST", "/api/tournaments/nosuch/join", {"code": "wrong"}, 404),
    ("POST", "/api/challenges", {"bot": "nobody"}, 404),
    ("POST", "/api/account", {"login": "ann", "passphrase": "short"}, 422),
    ("POST", "/api/passkeys/options", {}, 422),
    ("PATCH", "/api/me", {"name": "\u200b"}, 422),
    ("POST", "/api/puzzles/aaaaaa/attempts", {"moves": ["pass"]}, 404),
    ("POST", "/api/days/2099-01-01", None, 422),
)


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with live(tmp_path, limits=Limits(newcomer_rate=(ALLOWANCE, 1e9))) as running:
        yield running


def people_in(server: Live) -> int:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(server.store.file)) as database:
        return int(database.execute("SELECT count(*) FROM people").fetchone()[0])


def make_tournament(browser: httpx.Client) -> str:
    wish = {"name": "Club", "kind": "round_robin"}
    response = browser.post("/api/tournaments", json=wish)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


@pytest.mark.parametrize(("method", "path", "body", "status"), MAKERS)
def test_a_call_that_fails_makes_nobody(
    server: Live, method: str, path: str, body: Any, status: int
) -> None:
    with server.client() as browser:
        there = {"private": create(browser), "open": make_tournament(browser)}
    before = people_in(server)
    for _ in range(2 * ALLOWANCE):
        with server.client() as stranger:
            response = stranger.request(method, path.format(**there), json=body)
            assert response.status_code == status, response.text
            assert "set-cookie" not in response.headers
    assert people_in(server) == before
    with server.client() as stranger:
        assert create(stranger)


def test_a_call_that_succeeds_makes_one_person_with_a_cookie(server: Live) -> None:
    for number in range(ALLOWANCE):
        with server.client() as stranger:
            response = stranger.patch("/api/me", json={"name": f"Guest {number}"})
            assert response.status_code == 200
            assert "set-cookie" in response.headers
    assert people_in(server) == ALLOWANCE
    with server.client() as stranger:
        assert stranger.patch("/api/me", json={"name": "One more"}).status_code == 429
