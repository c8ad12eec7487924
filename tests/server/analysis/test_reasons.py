"""The reasons for a move: what an engine's answers make of two moves, and what is refused."""

from typing import Any

import httpx
import pytest

from quiltbee.automa import UNKNOWN, Deck, Solo, new_solo
from quiltbee.notation import format_move, format_position
from quiltbee.players import Info, Stop, Value
from quiltbee.review import compared, reasons_for
from quiltbee.review.reasons import Reason
from quiltbee.rules import PASS, Seat, new_game
from quiltbee.server.computer.queue import Question, Reply
from tests.server.store.support import RING
from tests.server.support import Json, Live, create, receive, send, the_error

START = new_game(RING)
BEST = next(move for move in START.legal_moves() if move != PASS)
WISH = {"position": format_position(START), "move": format_move(BEST)}


def told(client: httpx.Client, **more: Any) -> list[Json]:
    answer = client.post("/api/reasons", json={**WISH, **more}).raise_for_status().json()
    assert list(answer) == ["reasons"]
    reasons: list[Json] = answer["reasons"]
    return reasons


def plain(*reasons: Reason) -> list[Json]:
    return [{"of": each.of, "code": each.fact.code, "values": each.fact.values} for each in reasons]


def _worth(question: Question, stop: Stop) -> Reply:
    """After a move: three points for whoever has paid for a patch."""
    table = question.position.table
    worth = 3 * (table.players[0].quilt.filled != 0)
    sign = 1 if table.turn is Seat.FIRST else -1
    pv = table.legal_moves()[:1]
    return Reply(pv[0], (Info(value=Value(0.5, sign * worth), pv=tuple(pv)),))


@pytest.mark.parametrize("way", ["rival", "mine"])
def test_what_tells_two_moves_apart_is_measured(
    server: Live, browser: httpx.Client, way: str
) -> None:
    server.thinkers.reply = _worth
    try:
        assert [each["code"] for each in told(browser, **{way: "pass"})] == ["covers-more"]
    finally:
        server.thinkers.reply = None


def test_without_another_move_or_an_opinion_the_rules_know_some(browser: httpx.Client) -> None:
    facts = plain(*(Reason("better", fact) for fact in reasons_for(START, BEST)))
    assert told(browser) == facts != []
    assert told(browser, rival="pass") == facts
    assert told(browser, mine="pass") == plain(*compared(START, PASS, BEST).reasons)


def test_of_a_solo_game_no_more_is_told_than_a_person_knows(
    server: Live, browser: httpx.Client
) -> None:
    solo = new_solo(RING, Deck.TACTICAL.cards, deck=Deck.TACTICAL)
    position = format_position(solo.seen_by(Seat.FIRST))
    assert told(browser, position=position, mine="pass")
    asked = server.thinkers.told
    assert isinstance(asked, Solo)
    assert set(asked.shuffle) == {UNKNOWN}


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"rival": "pass", "mine": "pass"}, 422),
        ({"position": "nothing"}, 400),
        ({"move": "X"}, 400),
        ({"move": "+a1"}, 400),
        ({"mine": "+a1"}, 400),
        ({"move": "X" * 99}, 422),
        ({"lines": 3}, 422),
    ],
)
def test_what_is_no_wish(browser: httpx.Client, wish: dict[str, Any], status: int) -> None:
    assert browser.post("/api/reasons", json={**WISH, **wish}).status_code == status


def test_a_thinker_that_fails_is_said(server: Live, browser: httpx.Client) -> None:
    server.thinkers.fail = True
    try:
        failed = browser.post("/api/reasons", json={**WISH, "mine": "pass"})
        assert (failed.status_code, failed.json()) == (
            503,
            {"error": "The computer player does not answer."},
        )
    finally:
        server.thinkers.fail = False


def test_a_program_that_asks_a_table_for_a_hint_is_told_where_to_ask(
    server: Live, browser: httpx.Client
) -> None:
    with server.play(browser, create(browser)) as page:
        receive(page)
        for kind in ("hint", "why"):
            send(page, type=kind, id=kind, seen=0)
            said = the_error(page, "unavailable", kind)
            assert said == "Pages work out hints; programs ask POST /api/analysis."
