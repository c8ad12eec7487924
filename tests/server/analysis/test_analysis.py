"""Open analysis: what is told, when it ends, and what is refused."""

import json
from typing import Any

import httpx
import pytest

from quiltbee.automa import CARDS, Deck
from quiltbee.notation import format_position, parse_solo
from quiltbee.players import Info, Value
from quiltbee.review.answers import describe_cards, judged_cards
from quiltbee.review.evaluation import evaluation_of_end
from quiltbee.rules import PASS, new_game
from tests.server.store.support import RING
from tests.server.support import Live

START = new_game(RING)
MOVES = START.legal_moves()

BEFORE_THE_LAST_CARD = (
    "A1OOOO3/AR2Oeee1/RRccSSJee/1RRccSJJ1/1RLLcSJJ1/2L4J*/BBL1Dddd1/1BLLDd1d1/4D4 40.53 "
    "13.52:MaPgVGTKCUHYf XIbNQFWZE 2 2 o normal 2 ?.?.?.?.?.? -/12.1.2.3.11.9"
)


def answers(client: httpx.Client, **wish: Any) -> list[Any]:
    """The lines of an analysis."""
    response = client.post("/api/analysis", json=wish).raise_for_status()
    assert response.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in response.text.splitlines() if line]


def test_an_analysis_ends_with_a_final_answer(server: Live, browser: httpx.Client) -> None:
    server.thinkers.infos = (
        Info(nodes=70, multipv=1, value=Value(0.64, 3.1), pv=(MOVES[1], PASS)),
        Info(nodes=70, multipv=2, value=Value(0.6, 2, scores=(12, 10)), pv=(MOVES[2],)),
        Info(nodes=70, multipv=3, value=Value(0.4, -1.5), pv=(PASS,)),
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


def test_points_of_the_second_seat_count_as_the_link_has_them(
    server: Live, browser: httpx.Client
) -> None:
    server.thinkers.infos = (Info(nodes=7, value=Value(0.64, 3.1), pv=(MOVES[1],)),)
    text = format_position(START).replace(" ", "_").replace("#", "!")
    for link in (f"#p={text},c5", f"#{RING},,c5"):
        [line] = answers(browser, link=link, lines=1, seconds=0.1)[-1]["lines"]
        assert line["margin"] == -1.9
        assert line["chance"] < 0.5
    solo = BEFORE_THE_LAST_CARD.replace(" ", "_").replace("#", "!")
    plain = answers(browser, link=f"#s={solo}", seconds=0.1)[-1]["expected"]
    given = answers(browser, link=f"#s={solo},c9", seconds=0.1)[-1]["expected"]
    assert given["margin"] == pytest.approx(plain["margin"] - 9)


def test_before_a_card_each_that_may_come_is_judged(server: Live, browser: httpx.Client) -> None:
    empty = "/".join("9" * 9)
    position = f"{empty} 5.3 0.0:- {RING} 2 - r tactical 3 ?4.?.?.?.?.?.?.?.?.? ?.?/-"
    server.thinkers.infos = (Info(nodes=7, value=Value(0.64, 3.1), pv=(PASS,)),)
    told = answers(browser, position=position, seconds=0.3)
    last = told[-1]
    budget_4 = [number for number in Deck.TACTICAL.cards if CARDS[number].budget == 4]
    assert [card["card"] for card in last["cards"]] == budget_4
    assert {card["margin"] for card in last["cards"]} == {3.1}
    assert {card["move"][:2] for card in last["cards"]} == {"A:"}
    assert sum(card["probability"] for card in last["cards"]) == pytest.approx(1, abs=0.001)
    assert last["expected"] == {"chance": 0.64, "margin": 3.1}
    assert (last["nodes"], last["lines"], last["final"]) == (7 * len(budget_4), [], True)
    assert told[0]["expected"] is None
    assert [card["margin"] for card in told[0]["cards"]] == [3.1] + [None] * (len(budget_4) - 1)


def test_a_card_that_ends_the_game_is_certain() -> None:
    solo = parse_solo(BEFORE_THE_LAST_CARD)
    cards = judged_cards(solo)
    assert {card.after.is_over for card in cards} == {True}
    told = describe_cards(cards)
    margins = [card["margin"] or 0.0 for card in told["cards"]]
    ended = [evaluation_of_end(card.after) for card in cards]
    assert margins == [round(each.margin, 1) for each in ended]
    assert told["expected"] is not None
    assert told["expected"]["margin"] == pytest.approx(sum(margins) / 6, abs=0.06)


@pytest.mark.parametrize(
    ("wish", "status", "sentence"),
    [
        ({}, 422, "Invalid message: give either a position or a link."),
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
