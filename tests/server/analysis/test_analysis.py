"""Open analysis: what is told, when it ends, and what is refused."""

import json
from typing import Any

import httpx
import pytest

from quiltbee.notation import format_position
from quiltbee.players import Info
from quiltbee.rules import PASS, legal_moves, new_game
from tests.server.store.support import RING
from tests.server.support import Live

START = new_game(RING)
MOVES = legal_moves(START)


def answers(client: httpx.Client, **wish: Any) -> list[Any]:
    """The lines of an analysis."""
    response = client.post("/api/analysis", json=wish).raise_for_status()
    assert response.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in response.text.splitlines() if line]


def test_an_analysis_ends_with_a_final_answer(server: Live, browser: httpx.Client) -> None:
    server.thinkers.infos = (
        Info(nodes=70, multipv=1, winrate=640, margin=31, pv=(MOVES[1], PASS)),
        Info(nodes=70, multipv=2, winrate=600, margin=20, pv=(MOVES[2],), scores=(120, 100)),
        Info(nodes=70, multipv=3, winrate=400, margin=-15, pv=(PASS,)),
    )
    told = answers(browser, position=format_position(START), lines=2, seconds=0.3)
    assert [answer["final"] for answer in told] == [False, True]
    last = told[-1]
    assert last["nodes"] == 70
    assert last["waiting"] is None
    assert [line["chance"] for line in last["lines"]] == [0.64, 0.6]
    assert [line["margin"] for line in last["lines"]] == [3.1, 2.0]
    assert last["lines"][1]["scores"] == [12.0, 10.0]
    assert last["pass"]["move"] == "pass"
    assert last["pass"]["margin"] == -1.5


@pytest.mark.parametrize(
    ("wish", "status", "sentence"),
    [
        ({}, 422, "Not valid, the message: give a position or a link, one of the two."),
        ({"position": "x", "link": "#x"}, 422, None),
        ({"position": "nothing"}, 400, "This text is not a position string."),
        (
            {"link": "nothing"},
            400,
            "This text is not a game record, a link to a game or a position.",
        ),
        ({"position": format_position(START), "lines": 6}, 422, None),
        ({"position": format_position(START), "seconds": 61}, 422, None),
        ({"position": format_position(START), "other": 1}, 422, None),
    ],
)
def test_what_is_no_wish(
    browser: httpx.Client, wish: dict[str, Any], status: int, sentence: str | None
) -> None:
    response = browser.post("/api/analysis", json=wish)
    assert response.status_code == status
    assert sentence in (None, response.json()["error"])
