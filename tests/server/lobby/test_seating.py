"""Finding a seat over HTTP: invitations, public tables, quick match, the feed."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from quiltbee.server.ids import new_id
from tests.server.accounts.browsers import open_account
from tests.server.process import PATIENCE
from tests.server.support import Json, Live, receive, state_after, state_of


def invited(browser: httpx.Client, **wish: Any) -> Json:
    response = browser.post("/api/games", json={"opponent": "friend", **wish})
    assert response.status_code == 201, response.text
    answer: Json = response.json()
    return answer


def code_of(created: Json) -> str:
    return str(created["invitation"]).removeprefix("/i/")


def said(response: httpx.Response, status: int) -> str:
    assert response.status_code == status, response.text
    return str(response.json()["error"])


@pytest.mark.slow
def test_a_friend_exchanges_the_invitation_for_the_seat(
    server: Live, browser: httpx.Client
) -> None:
    created = invited(browser, names=["Ann"], clock="600+10", takebacks=False)
    code = code_of(created)
    with server.client() as friend:
        assert friend.get(f"/api/invitations/{code}").json() == {
            "game": created["id"],
            "name": "Ann",
            "seat": 2,
            "board": "revised",
            "clock": "600+10",
            "takebacks": False,
            "rated": False,
            "fair": None,
            "seed_chosen": False,
            "yours": False,
        }
        typed = code.upper().replace("-", "")
        seated = friend.post(f"/api/invitations/{typed}", json={"name": " Bob\n"})
        assert seated.json() == {"id": created["id"], "url": created["url"], "waiting": False}
        state = friend.get(f"/api/games/{created['id']}").json()
        assert [seat["name"] for seat in state["seats"]] == ["Ann", "Bob"]
        assert [seat["yours"] for seat in state["seats"]] == [False, True]
        with server.play(browser, created["id"]) as ann, server.play(friend, created["id"]) as bob:
            receive(ann)
            receive(bob)
            assert state_after(ann, type="move", id="a", seen=1, move="pass")["turn"] == 2
            assert receive(bob)["acknowledges"] == "a"
    with server.client() as late:
        used = "This invitation has been used; you can still watch the game."
        assert said(late.get(f"/api/invitations/{code}"), 410) == used
        assert said(late.post(f"/api/invitations/{code}", json={}), 410) == used
        leads = {"id": created["id"], "url": created["url"]}
        assert late.get(f"/api/invitations/{code}/game").json() == {**leads, "yours": False}
    assert browser.get(f"/api/invitations/{code}/game").json() == {**leads, "yours": True}


def test_looking_at_an_invitation_changes_nothing(server: Live, browser: httpx.Client) -> None:
    created = invited(browser)
    code = code_of(created)
    assert said(browser.get(f"/api/invitations/{code}/game"), 410)
    for _ in range(2):
        assert browser.get(f"/api/invitations/{code}").json()["yours"]
    assert browser.get(f"/api/games/{created['id']}").json()["number"] == 0
    own = browser.post(f"/api/invitations/{code}", json={})
    assert said(own, 409) == "You sit at this table already."


def test_a_new_invitation_makes_the_old_one_void(server: Live, browser: httpx.Client) -> None:
    created = invited(browser)
    again = browser.post(f"/api/games/{created['id']}/invitation")
    assert again.status_code == 201
    assert said(browser.get(f"/api/invitations/{code_of(created)}"), 404)
    assert browser.get(f"/api/invitations/{code_of(again.json())}").status_code == 200
    with server.client() as stranger:
        refused = stranger.post(f"/api/games/{created['id']}/invitation")
        assert said(refused, 403) == "Only players at the table can invite others."


@pytest.mark.parametrize("opponent", ["person", "anyone", "greedy"])
def test_there_is_no_invitation_to_other_tables(browser: httpx.Client, opponent: str) -> None:
    created = browser.post("/api/games", json={"opponent": opponent}).json()
    assert "invitation" not in created
    refused = browser.post(f"/api/games/{created['id']}/invitation")
    assert said(refused, 409) == "There is no free seat to invite anyone to."


def test_nobody_sits_down_without_an_invitation(server: Live, browser: httpx.Client) -> None:
    created = invited(browser)
    with server.client() as stranger:
        refused = stranger.post(f"/api/games/{created['id']}/seat", json={})
        assert said(refused, 403).endswith("without an invitation.")
        assert said(stranger.get("/api/invitations/aaaa-bbbb-cccc"), 404)


def test_the_lobby_has_public_tables_until_somebody_sits_down(
    server: Live, browser: httpx.Client
) -> None:
    wish = {"opponent": "anyone", "names": ["Ann"], "clock": "3d", "board": "original"}
    game = browser.post("/api/games", json=wish).json()["id"]
    with server.client() as bob:
        (entry,) = [each for each in bob.get("/api/lobby").json()["tables"] if each["game"] == game]
        assert (entry["name"], entry["clock"], entry["board"]) == ("Ann", "3d", "original")
        assert not entry["yours"]
        assert bob.post(f"/api/games/{game}/seat", json={"name": "Bob"}).status_code == 201
        assert all(each["game"] != game for each in bob.get("/api/lobby").json()["tables"])
    with server.client() as late:
        refused = late.post(f"/api/games/{game}/seat", json={})
        assert said(refused, 409) == "That seat has been taken."


def test_an_aborted_table_leaves_the_lobby(server: Live, browser: httpx.Client) -> None:
    game = browser.post("/api/games", json={"opponent": "anyone"}).json()["id"]
    with server.play(browser, game) as page:
        receive(page)
        assert state_after(page, type="abort", id="a", seen=0)["stage"] == "over"
    assert all(each["game"] != game for each in browser.get("/api/lobby").json()["tables"])


def test_a_quick_match_brings_the_first_two_together_that_fit(
    server: Live, browser: httpx.Client
) -> None:
    wish = {"clock": "601+7", "board": "revised"}
    waiting = browser.post("/api/match", json=wish).json()
    assert waiting["waiting"]
    again = browser.post("/api/match", json=wish).json()
    assert again["waiting"]
    assert again["id"] != waiting["id"]
    with server.client() as other, server.client() as third:
        open_account(other, new_id())
        assert other.post("/api/match", json={**wish, "rated": True}).json()["waiting"]
        found = other.post("/api/match", json=wish).json()
        assert found == {**waiting, "waiting": False}
        assert third.post("/api/match", json=wish).json()["id"] == again["id"]


def test_of_many_who_come_at_once_each_finds_another(server: Live) -> None:
    with ExitStack() as open_clients, ThreadPoolExecutor(6) as threads:
        crowd = [open_clients.enter_context(server.client()) for _ in range(6)]
        wish = {"clock": "603+7"}
        answers = list(threads.map(lambda one: one.post("/api/match", json=wish), crowd))
        assert [answer.status_code for answer in answers] == 6 * [201]
        assert sorted(answer.json()["waiting"] for answer in answers) == 3 * [False] + 3 * [True]
        assert len({answer.json()["id"] for answer in answers}) == 3


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"opponent": "friend", "clock": "5"}, "a time control is like 600+10, 600~10 or 3d."),
        ({"opponent": "person", "clock": "60+0"}, "only a game with a friend or anyone"),
        ({"opponent": "friend", "rated": True, "seed": "x"}, "begins with a random ring"),
        ({"opponent": "friend", "clock": 600}, "clock"),
        ({"opponent": "person", "rated": True}, "against that opponent can't be rated"),
        ({"opponent": "computer", "rated": True}, "a rated game needs a clock"),
        ({"opponent": "computer", "clock": "60+0"}, "only a game with a friend or anyone"),
        ({"opponent": "friend", "rated": True, "first": "random"}, "a rated game needs a clock"),
        ({"opponent": "anyone", "rated": True, "clock": "3d"}, "random seats or a fair start"),
    ],
)
def test_what_makes_no_table(browser: httpx.Client, wish: Json, why: str) -> None:
    assert why in said(browser.post("/api/games", json=wish), 422)


@pytest.mark.slow
def test_the_feed_tells_a_person_which_games_wait(server: Live, browser: httpx.Client) -> None:
    created = invited(browser)
    address = f"{server.url.replace('http', 'ws', 1)}api/feed"
    cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
    with (
        server.client() as bob,
        connect(
            address,
            additional_headers=cookie,
            origin=Origin(server.origin),
            proxy=None,
            open_timeout=PATIENCE,
        ) as feed,
    ):
        first = json.loads(feed.recv(timeout=PATIENCE))
        assert (first["type"], first["game"]) == ("games", None)
        bob.post(f"/api/invitations/{code_of(created)}", json={})
        notice = json.loads(feed.recv(timeout=PATIENCE))
        assert notice == {"type": "notice", "kind": "seated", "game": created["id"]}
        news = json.loads(feed.recv(timeout=PATIENCE))
        waiting = first["waiting"] + 1
        assert news == {"type": "games", "waiting": waiting, "invited": 0, "game": created["id"]}
        bob.post("/api/games", json={"opponent": "anyone"})
        assert json.loads(feed.recv(timeout=PATIENCE))["type"] == "lobby"
        feed.send("hello")
        assert json.loads(feed.recv(timeout=PATIENCE))["error"] == "A feed takes no messages."


def test_nobody_known_has_no_feed(server: Live) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}api/feed"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin(server.origin), proxy=None, open_timeout=PATIENCE),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_nobody_decides_for_whoever_is_still_awaited(server: Live, browser: httpx.Client) -> None:
    created = invited(browser, first="opponent")
    with server.client() as friend:
        friend.post(f"/api/invitations/{code_of(created)}", json={})
        state = state_of(friend, created["id"])
        assert (state["moves"], state["turn"], state["thinking"]) == ([], 1, False)
        with server.play(friend, created["id"]) as page:
            assert receive(page)["moves"] == []
    assert server.thinkers.asked == 0
