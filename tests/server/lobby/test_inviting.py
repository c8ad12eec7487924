"""Whom one has played is invited again in person; what the lobby says of games and bots."""

import time
from typing import Any

import httpx
import pytest

from quiltbee.server.ids import new_id
from quiltbee.server.lobby.inviting import MOST_INVITED
from tests.server.accounts.browsers import open_account
from tests.server.bots.crowd import Crowd
from tests.server.process import PATIENCE
from tests.server.support import Json, Live, resign, send


def person(crowd: Crowd, name: str) -> httpx.Client:
    browser = crowd.browser()
    browser.patch("/api/me", json={"name": name}).raise_for_status()
    return browser


def member(crowd: Crowd, name: str) -> httpx.Client:
    """Somebody with an account."""
    browser = person(crowd, name)
    open_account(browser, new_id())
    return browser


def together(ann: httpx.Client, bob: httpx.Client, **wish: Any) -> str:
    """A public game of two people."""
    opened = ann.post("/api/games", json={"opponent": "anyone", **wish}).json()
    bob.post(f"/api/games/{opened['id']}/seat", json={}).raise_for_status()
    return str(opened["id"])


def both_pass(server: Live, one: httpx.Client, other: httpx.Client, game: str) -> None:
    """Let both decide something in a game, in which `one` goes first."""
    for number, who in enumerate((one, other), 1):
        with server.play(who, game) as page:
            while page.receive()["type"] != "state":
                pass
            send(page, type="move", id="pass", seen=number, move="pass")
            while (told := page.receive())["type"] != "state" or told["number"] == number:
                pass


def played(server: Live, ann: httpx.Client, bob: httpx.Client) -> str:
    """A game that Bob has given up."""
    game = together(ann, bob)
    resign(server, bob, game)
    return game


def opponents(who: httpx.Client) -> list[Json]:
    found: list[Json] = who.get("/api/me/opponents").raise_for_status().json()["opponents"]
    return found


def invitations(who: httpx.Client) -> list[Json]:
    found = who.get("/api/me/invitations").raise_for_status().json()
    told: list[Json] = found["invitations"]
    return told


def test_whom_one_has_played_is_invited_and_sits_down(server: Live, crowd: Crowd) -> None:
    ann, bob, eve = person(crowd, "Ann"), person(crowd, "Bob"), person(crowd, "Eve")
    assert opponents(ann) == []
    game = played(server, ann, bob)
    [told] = opponents(ann)
    assert told == {
        "game": game,
        "name": "Bob",
        "guest": False,
        "here": False,
        "won": 1,
        "lost": 0,
    }
    wish = {"clock": "300+5", "rated": True}
    assert ann.post(f"/api/games/{game}/again", json=wish).json()["code"] == "account-needed"
    for each in (ann, bob):
        open_account(each, new_id())
    opened = ann.post(f"/api/games/{game}/again", json=wish)
    assert opened.status_code == 201, opened.text
    table = opened.json()["id"]
    [invitation] = invitations(bob)
    assert invitation["game"] == table
    assert invitation["host"]["name"] == "Ann"
    assert (invitation["clock"], invitation["rated"]) == ("300+5", True)
    assert invitations(ann) == invitations(eve) == []
    assert eve.post(f"/api/games/{table}/seat", json={}).status_code == 403
    assert eve.post(f"/api/games/{table}/decline", json={}).status_code == 409
    assert crowd.browser().post(f"/api/games/{table}/decline", json={}).status_code == 404
    assert bob.post(f"/api/games/{table}/seat", json={}).status_code == 201
    assert invitations(bob) == []


def test_an_invitation_is_declined_and_no_one_is_asked_without_end(
    server: Live, crowd: Crowd
) -> None:
    ann, bob = person(crowd, "Ann"), person(crowd, "Bob")
    game = played(server, ann, bob)
    for _ in range(MOST_INVITED):
        table = ann.post(f"/api/games/{game}/again", json={}).json()["id"]
        assert bob.post(f"/api/games/{table}/decline", json={}).json() == {"game": table}
        assert ann.get(f"/api/games/{table}").json()["ended"]["kind"] == "abort"
    assert invitations(bob) == []
    assert ann.post(f"/api/games/{game}/again", json={}).status_code == 429
    assert bob.post(f"/api/games/{game}/again", json={}).status_code == 201


def test_only_whoever_played_there_invites_again(server: Live, crowd: Crowd) -> None:
    ann, bob = person(crowd, "Ann"), person(crowd, "Bob")
    game = together(ann, bob)
    assert ann.post(f"/api/games/{game}/again", json={}).status_code == 403, "it is not over"
    resign(server, ann, game)
    assert person(crowd, "Eve").post(f"/api/games/{game}/again", json={}).status_code == 403
    bob.request("DELETE", "/api/me", json={"passphrase": None}).raise_for_status()
    assert ann.post(f"/api/games/{game}/again", json={}).status_code == 409
    assert opponents(ann) == []


def test_the_lobby_lists_games_under_way_and_who_has_no_name(server: Live, crowd: Crowd) -> None:
    ann, guest = person(crowd, "Ann"), crowd.browser()
    game = together(ann, guest, clock="600+5")
    [told] = [each for each in lobby(ann)["games"] if each["game"] == game]
    assert told["clock"] == "600+5"
    assert sorted((each["name"], each["guest"]) for each in told["players"]) == [
        ("Ann", False),
        ("Player 2", True),
    ]
    resign(server, guest, game)
    assert game not in [each["game"] for each in lobby(ann)["games"]]
    hidden = ann.post("/api/games", json={"opponent": "friend"}).json()["id"]
    assert hidden not in str(lobby(ann))


@pytest.mark.slow
def test_a_bot_that_listens_is_in_the_lobby_and_can_be_challenged(crowd: Crowd) -> None:
    ann = person(crowd, "Ann")
    bot = crowd.bot(ann, "Fox")
    reader = crowd.bot(ann, "Owl", "read")
    assert lobby(ann)["bots"] == []
    shown = {"id": bot.id, "name": "Fox", "ratings": {}, "rating": "any", "pace": "correspondence"}
    with reader.listening(), bot.listening("stream?pace=correspondence") as heard:
        assert lobby(ann)["bots"] == [shown]
        assert crowd.browser().get("/api/bots").json() == {"bots": [shown]}
        ann.post("/api/challenges", json={"bot": bot.id}).raise_for_status()
        challenge = heard.next()
        assert (challenge["type"], challenge["opponent"]["name"]) == ("challenge", "Ann")
        assert bot.post(f"challenges/{challenge['game']}/decline").status_code == 200
    deadline = time.monotonic() + PATIENCE
    while lobby(ann)["bots"]:
        assert time.monotonic() < deadline


def lobby(who: httpx.Client) -> Json:
    told: Json = who.get("/api/lobby").raise_for_status().json()
    assert told["now"] > 0
    return told
