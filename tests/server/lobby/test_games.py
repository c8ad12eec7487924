"""One's games, statistics, ratings, what one takes along, and leaving."""

import io
import json
import zipfile

import httpx
import pytest

from quiltbee.notation import parse_record
from quiltbee.server.ids import new_id
from tests.server.accounts.browsers import COOKIE, PASSPHRASE, error, me, open_account, sign_in
from tests.server.support import (
    Json,
    Live,
    a_move,
    create,
    receive,
    resign,
    send,
    sql_of,
    state_after,
    state_of,
)


def games(browser: httpx.Client, **query: object) -> Json:
    told: Json = browser.get("/api/me/games", params=query).json()  # type: ignore[arg-type]
    return told


def with_a_friend(browser: httpx.Client, friend: httpx.Client, **wish: object) -> str:
    """A table at which two browsers sit, the first as player 1."""
    wish = {"opponent": "friend", "names": ["Ann"], "takebacks": False, **wish}
    made = browser.post("/api/games", json=wish).json()
    code = made["invitation"].removeprefix("/i/")
    seated = friend.post(f"/api/invitations/{code}", json={"name": "Bob"})
    assert seated.status_code == 201, seated.text
    return str(made["id"])


def pass_once(server: Live, browser: httpx.Client, game: str) -> None:
    with server.play(browser, game) as page:
        number = receive(page)["number"]
        send(page, type="move", id=f"p{number}", seen=number, move="pass")
        while receive(page).get("number") != number + 1:  # a running clock is measured by pings
            pass


def play_again(server: Live, browser: httpx.Client, friend: httpx.Client, game: str) -> Json:
    """The state of the rematch that both ask for."""
    for each in (browser, friend):
        with server.play(each, game) as page:
            number = receive(page)["number"]
            told = state_after(page, type="rematch", id="again", seen=number)
    state: Json = browser.get(f"/api/games/{told['rematch']['game']}").json()
    return state


# The list


def test_nobody_known_has_no_games(browser: httpx.Client) -> None:
    assert games(browser) == {"waiting": 0, "next": None, "games": []}


def test_those_that_wait_for_one_come_first(server: Live, browser: httpx.Client) -> None:
    with server.client() as friend:
        over = with_a_friend(browser, friend)
        resign(server, browser, over)
        theirs = with_a_friend(browser, friend, clock="3d")
        pass_once(server, browser, theirs)
        waiting = browser.post("/api/games", json={"opponent": "anyone"}).json()["id"]
        mine = with_a_friend(browser, friend)
        told = games(browser)
        assert told["waiting"] == 1
        assert [one["id"] for one in told["games"]] == [mine, waiting, theirs, over]
        statuses = [one["status"] for one in told["games"]]
        assert statuses == ["yours", "open", "theirs", "over"]
        assert {one["id"]: one["status"] for one in games(friend)["games"]} == {
            theirs: "yours",
            mine: "theirs",
            over: "over",
        }


def test_a_game_tells_what_a_card_needs(server: Live, browser: httpx.Client) -> None:
    with server.client() as friend:
        game = with_a_friend(browser, friend, clock="3d", seed=None)
        pass_once(server, browser, game)
        state = state_of(browser, game)
        (told,) = games(browser)["games"]
        assert told["seats"] == [
            {"name": "Ann", "kind": "person", "yours": True},
            {"name": "Bob", "kind": "person", "yours": False},
        ]
        assert (told["url"], told["turn"], told["number"]) == (f"/game/{game}", 2, state["number"])
        assert told["clock"] == state["clock"]
        assert told["now"] >= told["clock"]["since"]
        assert (told["result"], told["rated"], told["variant"]) == (None, False, "duel")
        assert told["cells"] == "." * 81


def test_at_one_screen_the_quilt_of_who_decides_is_shown(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser)
    with server.play(browser, game) as page:
        state = receive(page)
        state_after(page, type="move", id="a", seen=state["number"], move=a_move(state))
    (told,) = games(browser)["games"]
    assert told["status"] == "yours"
    assert told["cells"] == state_of(browser, game)["players"][1]["cells"]


def test_the_list_comes_in_pages(server: Live, browser: httpx.Client) -> None:
    made = [create(browser) for _ in range(5)]
    cursor, found = None, []
    for size in (2, 2, 1):
        page = games(browser, limit=2, **({"cursor": cursor} if cursor else {}))
        assert len(page["games"]) == size
        found += [one["id"] for one in page["games"]]
        cursor = page["next"]
    assert cursor is None
    assert sorted(found) == sorted(made)


@pytest.mark.parametrize(
    "query", [{"limit": 0}, {"limit": 51}, {"cursor": "x"}, {"cursor": "3.1.a"}]
)
def test_a_page_that_is_none(browser: httpx.Client, query: dict[str, object]) -> None:
    error(browser.get("/api/me/games", params=query), 422)  # type: ignore[arg-type]


# Statistics and ratings


def test_finished_duels_are_added_up(server: Live, browser: httpx.Client) -> None:
    with server.client() as friend:
        for loser in (browser, friend, friend):
            resign(server, loser, with_a_friend(browser, friend, clock="3d"))
        expected = {
            "opponent": "person",
            "level": None,
            "name": None,
            "class": "correspondence",
            "played": 3,
            "won": 2,
            "lost": 1,
            "mean_margin": None,
            "best_margin": None,
        }
        assert browser.get("/api/me/statistics").json() == {"totals": [expected], "automa": []}


def test_a_takeback_after_the_end_takes_the_result_back(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser, opponent="computer", level=3)
    resign(server, browser, game)
    (total,) = browser.get("/api/me/statistics").json()["totals"]
    assert (total["opponent"], total["level"], total["lost"]) == ("computer", 3, 1)
    with server.play(browser, game) as page:
        state = receive(page)
        send(page, type="undo", id="u", seen=state["number"])
        receive(page)
    assert browser.get("/api/me/statistics").json()["totals"] == []


def test_a_rated_game_needs_two_accounts_and_costs_whoever_gives_it_up(
    server: Live, browser: httpx.Client
) -> None:
    wish = {"rated": True, "clock": "600+10", "first": "random", "opponent": "friend"}
    assert browser.post("/api/games", json=wish).json()["code"] == "account-needed"
    assert browser.post("/api/match", json={"rated": True, "clock": "3d"}).status_code == 403
    open_account(browser, new_id())
    with server.client() as friend:
        code = browser.post("/api/games", json=wish).json()["invitation"].removeprefix("/i/")
        refused = friend.post(f"/api/invitations/{code}", json={"name": "Bob"})
        assert (refused.status_code, refused.json()["code"]) == (403, "account-needed")
        open_account(friend, new_id())
        game = with_a_friend(browser, friend, **wish)
        resign(server, friend, game)
        assert browser.get("/api/me/ratings").json()["ratings"] == [], "it was hardly begun"
        (lost,) = friend.get("/api/me/ratings").json()["ratings"]
        assert (lost["class"], lost["games"], lost["provisional"]) == ("rapid", 1, True)
        assert lost["rating"] < 1500
        again = with_a_friend(browser, friend, **wish)
        seats = state_of(browser, again)["seats"]
        assert {seat["rating"] for seat in seats} == {None, lost["rating"]}
        assert play_again(server, browser, friend, game)["rated"]


def test_the_list_of_the_best(browser: httpx.Client) -> None:
    best = browser.get("/api/ratings", params={"class": "blitz"}).json()
    assert best == {"class": "blitz", "people": []}
    error(browser.get("/api/ratings", params={"class": "bullet"}), 422)


def test_an_account_opts_out_of_the_list(browser: httpx.Client) -> None:
    open_account(browser, "unlisted")
    browser.patch("/api/me", json={"listed": False})
    assert not me(browser)["account"]["listed"]


# To take along


def test_all_records_are_taken_along(server: Live, browser: httpx.Client) -> None:
    made = [create(browser), create(browser, opponent="automa", seed=None)]
    response = browser.get("/api/me/records.zip")
    assert response.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        names = set(archive.namelist())
        assert names == {"index.json", *(f"quiltbee-{game}.pgr" for game in made)}
        index = json.loads(archive.read("index.json"))["games"]
        assert {one["file"] for one in index} == names - {"index.json"}
        for one in index:
            parse_record(archive.read(one["file"]).decode())
    with server.client() as nobody:
        error(nobody.get("/api/me/records.zip"), 401)


def test_all_that_is_kept_is_told(browser: httpx.Client) -> None:
    game = create(browser)
    open_account(browser, "curious")
    assert browser.post("/api/me/bots", json={"name": "Curious bot"}).status_code == 201
    told = browser.get("/api/me/data.json").json()
    assert [bot["name"] for bot in told["bots"]] == ["Curious bot"]
    assert told["accounts"][0]["login"] == "curious"
    assert {seat["game"] for seat in told["seats"]} == {game}
    assert "$argon2" not in json.dumps(told)
    assert "token_hash" not in json.dumps(told)


# Leaving


@pytest.mark.slow
def test_who_leaves_is_gone_and_the_opponent_goes_on(server: Live, browser: httpx.Client) -> None:
    browser.patch("/api/me", json={"name": "Leaving Person"})
    open_account(browser, "leaver")
    with server.client() as friend:
        game = with_a_friend(browser, friend, names=["Leaving Person"])
        pass_once(server, browser, game)
        pass_once(server, friend, game)
        person = browser.get("/api/me/data.json").json()["people"][0]["id"]
        with server.play(friend, game) as page:
            receive(page)
            error(browser.request("DELETE", "/api/me", json={"passphrase": "wrong"}), 401)
            gone = browser.request("DELETE", "/api/me", json={"passphrase": PASSPHRASE})
            assert gone.status_code == 204
            state = receive(page)
            # The game ends at its table; the name goes with the account, right after that.
            while not state["result"] or state["seats"][0]["name"] == "Leaving Person":
                state = receive(page)
        assert state["result"]["reason"] == "resignation"
        assert [seat["name"] for seat in state["seats"]] == ["Someone who left", "Bob"]
        assert COOKIE not in browser.cookies
        stored = sql_of(server)
        assert not any(text in stored for text in (person, "leaver", "Leaving Person"))
        assert friend.get(f"/api/games/{game}/record.pgr").status_code == 200
    wrong = {"login": "leaver", "passphrase": PASSPHRASE}
    error(browser.post("/api/sign-in", json=wrong), 401)


def test_an_account_is_not_removed_from_a_browser_that_was_only_linked(
    server: Live, browser: httpx.Client
) -> None:
    open_account(browser, "stays")
    code = browser.post("/api/me/link").json()["url"].removeprefix("/s/")
    with server.client() as phone:
        phone.post("/api/sign-in/link", json={"code": code})
        error(phone.request("DELETE", "/api/me", json={}), 403)
        sign_in(phone, "stays")
        assert phone.request("DELETE", "/api/me", json={}).status_code == 204
    assert not me(browser)["known"]


def test_notifications_are_off_here(browser: httpx.Client) -> None:
    create(browser)
    keys = {"p256dh": "AA", "auth": "AA"}
    subscription = {"endpoint": "https://fcm.googleapis.com/x", "expirationTime": None}
    wish = {"subscription": {**subscription, "keys": keys}}
    error(browser.post("/api/me/push", json=wish), 409)
    gone = browser.request(
        "DELETE", "/api/me/push", json={"endpoint": "https://fcm.googleapis.com/x"}
    )
    assert gone.status_code == 204
