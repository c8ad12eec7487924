"""Attack 9: many tables and analyses of one person make nobody else wait for an engine."""

import json
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from quiltbee.notation import format_position
from quiltbee.players import Info, Stop, Value
from quiltbee.rules import PASS, new_game
from quiltbee.server.computer.queue import Question, Reply
from quiltbee.server.settings import Limits
from tests.server.store.support import RING
from tests.server.support import Live, create, live, middle_move, receive, state_of

TABLES = 30
POSITION = format_position(new_game(RING))


def one_engine(server: Live) -> None:
    """From now on one question is answered at a time, and none before it is released."""
    server.thinkers.size = 1
    server.thinkers.hold = True


@pytest.mark.slow
def test_tables_that_nobody_watches_have_no_thinking(server: Live, browser: httpx.Client) -> None:
    asked = server.thinkers.asked
    game = create(browser, opponent="computer", first="opponent")
    assert state_of(browser, game)["thinking"] is False
    assert server.thinkers.asked == asked
    with server.play(browser, game) as page:
        receive(page)
        assert receive(page)["number"] == 1
    assert server.thinkers.asked == asked + 1


@pytest.mark.slow
def test_thirty_tables_of_a_guest_make_another_wait_for_one_decision(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits.for_load()) as server, ExitStack() as places:
        one_engine(server)
        guest, other = (places.enter_context(server.client()) for _ in range(2))
        for _ in range(TABLES):
            game = create(guest, opponent="computer", level=10, first="opponent")
            receive(places.enter_context(server.play(guest, game)))
        game = create(other, opponent="computer", level=1, first="opponent")
        page = places.enter_context(server.play(other, game))
        receive(page)
        assert len(server.thinkers.levels) == 1  # the others wait
        server.thinkers.hold = False
        assert receive(page)["number"] == 1
        # Between the two decisions the one who came first is the guest no more.
        assert server.thinkers.levels[:2] == [10, 1]


def analysing(question: Question, stop: Stop) -> Reply | None:
    """An analysis thinks until it is stopped; whatever else is asked is answered at once."""
    if question.lines > 1 and not stop.is_set():
        return None
    info = Info(nodes=100, value=Value(0.55, 2), pv=(PASS,))
    return Reply(middle_move(new_game(RING)), (info,))


@pytest.mark.slow
def test_twenty_who_analyse_leave_a_move_its_turn(tmp_path: Path) -> None:
    limits = Limits.for_load(analyses_per_person=4, analyses_per_address=20)
    with live(tmp_path, limits=limits) as server, ExitStack() as places:
        server.thinkers.size, server.thinkers.reply = 1, analysing
        wish = {"position": POSITION, "seconds": 60}
        people = [places.enter_context(server.client()) for _ in range(6)]
        for client in people:
            create(client)
        for number in range(20):
            stream = people[number // 4].stream("POST", "/api/analysis", json=wish)
            assert places.enter_context(stream).status_code == 200
        own = people[0].post("/api/analysis", json=wish)
        assert (own.status_code, own.json()["code"]) == (429, "analysis-own")
        reasons = people[0].post("/api/reasons", json={"position": POSITION, "move": "pass"})
        assert (reasons.status_code, reasons.json()["code"]) == (429, "analysis-own")
        many = people[5].post("/api/analysis", json=wish)
        assert (many.status_code, many.json()["code"]) == (429, "analysis-many")
        game = create(people[5], opponent="computer", first="opponent", seed="quilt")
        with server.play(people[5], game) as page:
            receive(page)
            assert receive(page)["number"] == 1


@pytest.mark.slow
def test_all_together_have_a_bounded_number_of_analyses(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits.for_load(analyses=2)) as server, ExitStack() as places:
        server.thinkers.size, server.thinkers.reply = 1, analysing
        people = [places.enter_context(server.client()) for _ in range(3)]
        wish = {"position": POSITION, "seconds": 60}
        for client in people:
            create(client)
        for client in people[:2]:
            stream = client.stream("POST", "/api/analysis", json=wish)
            assert places.enter_context(stream).status_code == 200
        with people[2].stream("POST", "/api/analysis", json=wish) as refused:
            assert refused.status_code == 429
            assert json.loads(refused.read())["code"] == "analysis-many"


@pytest.mark.slow
def test_those_who_wait_are_told_their_place(tmp_path: Path) -> None:
    with live(tmp_path) as server, ExitStack() as places:
        server.thinkers.size, server.thinkers.reply = 1, analysing
        first, second = (places.enter_context(server.client()) for _ in range(2))
        for client in (first, second):
            stream = client.stream("POST", "/api/analysis", json={"position": POSITION})
            lines = places.enter_context(stream).iter_lines()
            if client is second:
                assert json.loads(next(filter(None, lines)))["waiting"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["analyses_per_person", "analyses_per_address", "analyses"])
def test_whoever_has_gone_takes_no_share(tmp_path: Path, limit: str) -> None:
    limits = Limits.for_load(
        **{"analyses_per_person": 9, "analyses_per_address": 9, "analyses": 9, limit: 1}
    )
    with live(tmp_path, limits=limits) as server, server.client() as client:
        server.thinkers.opinion = Info(nodes=100, value=Value(0.55, 2), pv=(PASS,))
        for _ in range(3):
            wish = {"position": POSITION, "seconds": 0.1}
            assert client.post("/api/analysis", json=wish).status_code == 200
            assert client.post("/api/analysis", json={"position": "none"}).status_code == 400
