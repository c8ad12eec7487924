"""Reports about people and games."""

from pathlib import Path

import httpx
import pytest

from quiltbee.server.settings import Limits
from tests.server.support import Live, create, live


def test_a_report_is_kept(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    wish = {"game": game, "reason": "leaving", "text": "Gone\nagain\u0007."}
    response = browser.post("/api/reports", json=wish)
    assert response.status_code == 201
    assert set(response.json()) == {"id"}


def test_a_stranger_may_not_report(server: Live, browser: httpx.Client) -> None:
    response = browser.post("/api/reports", json={"game": "x", "reason": "name"})
    assert response.status_code == 403
    assert response.json() == {"error": "Only players of this server can report."}


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"game": "nogame", "reason": "name"}, 404, "no such game or person"),
        ({"person": "nobody", "reason": "name"}, 404, "no such game or person"),
        ({"reason": "name"}, 422, "a report is about a game or a person"),
        ({"game": "nogame", "reason": "bored"}, 422, "reason"),
        ({"game": "nogame", "reason": "name", "text": "x" * 501}, 422, "text"),
        ({"game": "no game", "reason": "name"}, 422, "game"),
        ({"game": "nogame", "reason": "name", "who": 1}, 422, "who"),
    ],
)
def test_a_report_with_a_fault(
    browser: httpx.Client, wish: dict[str, object], status: int, words: str
) -> None:
    create(browser)
    response = browser.post("/api/reports", json=wish)
    assert response.status_code == status
    assert words in response.json()["error"]


@pytest.mark.slow
def test_reports_of_one_person_are_bounded(tmp_path: Path) -> None:
    limits = Limits(report_rate=(2, 1000.0))
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        wish = {"game": create(browser), "reason": "other"}
        statuses = [browser.post("/api/reports", json=wish).status_code for _ in range(3)]
    assert statuses == [201, 201, 429]
