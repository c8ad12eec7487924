"""A position in every detail, for programs that don't know the rules."""

import httpx
import pytest

from quiltbee.notation import format_move, parse_position
from tests.server.http.test_calls import START, the_error
from tests.server.support import create


def test_a_position_is_described_for_programs(browser: httpx.Client) -> None:
    position = browser.get("/api/position", params={"pps": START}).json()
    assert position["position"] == START
    assert position["legal"] == list(map(format_move, parse_position(START).legal_moves()))
    assert position["scores"] == [-157, -157]
    assert position["options"][0]["consequence"]["buttons"] == 6
    game = create(browser, board="original")
    assert browser.get(f"/api/games/{game}/position").json() == {"number": 0, **position}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This text is not a position string."),
        ("my diary", "This text is not a position string."),
        (START.replace("5.0 5.0", "5.0 5.9"), "Purse2: "),
    ],
)
def test_what_is_no_position(browser: httpx.Client, text: str, sentence: str) -> None:
    refused = browser.get("/api/position", params={"pps": text})
    assert the_error(refused, 400).startswith(sentence)


def test_a_position_that_is_too_long_or_missing(browser: httpx.Client) -> None:
    the_error(browser.get("/api/position", params={"pps": "9" * 1001}), 422)
    the_error(browser.get("/api/position"), 422)
