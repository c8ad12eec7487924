"""Two servers on one PostgreSQL: one table at both, and a database that goes away for a while."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.postgres import Cluster
from tests.server.support import Json, Live, Page, a_move, create, receive, send

pytestmark = pytest.mark.slow

Two = tuple[Live, Live]

UNAVAILABLE = "The server can't read or store games just now; try again in a minute."


@pytest.fixture
def browser(two: Two) -> Iterator[httpx.Client]:
    """A browser that speaks to the first server; the other is told the same cookies."""
    with two[0].client() as client:
        yield client


def state_of(number: int, page: Page) -> Json:
    """The state after an event, whatever comes before it."""
    while (message := receive(page))["type"] != "state" or message["number"] < number:
        pass
    return message


def test_who_watches_at_one_server_sees_what_is_played_at_the_other(
    two: Two, browser: httpx.Client
) -> None:
    one, other = two
    game = create(browser)
    with one.play(browser, game) as player, other.play(browser, game) as watcher:
        state = receive(player)
        receive(watcher)
        for number in range(1, 4):
            move = {"type": "move", "move": a_move(state)}
            send(player, id=f"m{number}", seen=number - 1, **move)
            state = state_of(number, player)
            assert state_of(number, watcher)["position"] == state["position"]


def test_of_two_moves_at_two_servers_one_wins(two: Two, browser: httpx.Client) -> None:
    game = create(browser)
    with two[0].play(browser, game) as one, two[1].play(browser, game) as other:
        pages = {"one": one, "other": other}
        states = [receive(page) for page in pages.values()]
        move = a_move(states[0])
        for name, page in pages.items():
            send(page, id=name, seen=0, type="move", move=move)
        answers = {name: answer_to(name, page) for name, page in pages.items()}
        kinds = sorted(str(answer.get("kind", "won")) for answer in answers.values())
        assert kinds == ["stale", "won"]
        for page in pages.values():
            send(page, type="hello", seen=1)
        assert {state_of(1, page)["number"] for page in pages.values()} == {1}


def answer_to(message_id: str, page: Page) -> Json:
    """The error that a message is answered with, or the state that acknowledges it."""
    while True:
        message = receive(page)
        if message_id in (message.get("id"), message.get("acknowledges")):
            return message


def test_a_database_that_goes_away_costs_a_sentence_and_no_move(
    two: Two, browser: httpx.Client, cluster: Cluster
) -> None:
    one, other = two
    game = create(browser)
    with one.play(browser, game) as player:
        move = {"type": "move", "id": "m1", "seen": 0, "move": a_move(receive(player))}
        cluster.stop()
        try:
            send(player, **move)
            refusal = answer_to("m1", player)
            assert refusal["kind"] == "unavailable"
            assert refusal["error"] == UNAVAILABLE
            answer = browser.post("/api/games", json={"opponent": "person"})
            assert answer.status_code == 503
            assert answer.json()["error"] == UNAVAILABLE
        finally:
            cluster.start()
        send(player, **move)
        assert answer_to("m1", player)["number"] == 1
    with other.client() as client:
        assert client.get(f"/api/games/{game}").json()["number"] == 1
