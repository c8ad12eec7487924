"""Names, accounts, second devices: what a browser may do about its person."""

import asyncio
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosedError

from quiltbee.server import network
from quiltbee.server.accounts import routes
from quiltbee.server.accounts.accounts import FRESH
from quiltbee.server.accounts.credentials import Passphrases
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.http.cookies import hash_of
from quiltbee.server.settings import Settings
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.accounts.browsers import COOKIE, PASSPHRASE, error, me, open_account, sign_in
from tests.server.support import Live, create, live_on, sql_of

NOBODY = {
    "known": False,
    "name": None,
    "sessions": 0,
    "account": None,
    "passkeys_possible": False,
    "push": {"available": False, "key": None, "subscriptions": 0},
}


def person_of(server: Live, browser: httpx.Client) -> str | None:
    """Who the store says that a browser is."""
    found = asyncio.run(server.store[SessionStore].find(hash_of(browser.cookies[COOKIE])))
    return None if found is None else found.person


def other(server: Live) -> httpx.Client:
    return server.client()


# Names


@pytest.mark.slow
def test_nobody_is_made_by_asking(browser: httpx.Client) -> None:
    assert me(browser) == NOBODY
    assert not browser.cookies


def test_a_name_makes_a_person_who_may_change_it(browser: httpx.Client) -> None:
    told = browser.patch("/api/me", json={"name": " Ann\n<b> "}).json()
    assert told == NOBODY | {"known": True, "name": "Ann <b>", "sessions": 1}
    token = browser.cookies[COOKIE]
    browser.patch("/api/me", json={"name": "Bea"})
    assert me(browser)["name"] == "Bea"
    assert browser.cookies[COOKIE] == token


@pytest.mark.parametrize("about", [{}, {"name": "\u200b"}, {"name": ""}, {"login": "ann"}])
def test_what_is_no_name_is_refused(browser: httpx.Client, about: dict[str, str]) -> None:
    error(browser.patch("/api/me", json=about), 422)


# Accounts


def test_an_account_keeps_the_games_that_were_played(browser: httpx.Client) -> None:
    game = create(browser)
    told = open_account(browser, "keeper")
    assert told["account"] == {
        "login": "keeper",
        "passphrase": True,
        "listed": True,
        "fresh": True,
        "passkeys": [],
    }
    seats = browser.get(f"/api/games/{game}").json()["seats"]
    assert [seat["yours"] for seat in seats] == [True, True]


def test_the_same_person_signs_in_from_another_browser(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    open_account(browser, "Ann.Smith")
    with other(server) as phone:
        answer = sign_in(phone, " ann.SMITH ")
        assert (answer["brought"], answer["me"]["sessions"]) == (0, 2)
        assert phone.get(f"/api/games/{game}").json()["seats"][0]["yours"]


@pytest.mark.parametrize(
    ("login", "passphrase"),
    [
        ("an", PASSPHRASE),
        ("x" * 33, PASSPHRASE),
        ("ann smith", PASSPHRASE),
        ("-ann", PASSPHRASE),
        ("аnn", PASSPHRASE),
        ("good", "short"),
        ("good", "x" * 257),
        ("good", "password123"),
        ("sesame-street", "sesame-street"),
    ],
)
def test_what_is_no_account_is_refused(browser: httpx.Client, login: str, passphrase: str) -> None:
    error(browser.post("/api/account", json={"login": login, "passphrase": passphrase}), 422)
    assert me(browser)["account"] is None


def test_a_login_is_had_by_one_person_alone(server: Live, browser: httpx.Client) -> None:
    open_account(browser, "Only")
    with other(server) as phone:
        wish = {"login": "ONLY", "passphrase": PASSPHRASE}
        assert "taken" in error(phone.post("/api/account", json=wish), 409)
    wish = {"login": "another", "passphrase": PASSPHRASE}
    assert "already" in error(browser.post("/api/account", json=wish), 409)


def test_long_passphrases_count_to_their_last_character(
    server: Live, browser: httpx.Client
) -> None:
    passphrase = "quilts and ünïcode 🧵 " * 12
    open_account(browser, "long", passphrase)
    with other(server) as phone:
        sign_in(phone, "long", passphrase)
        wrong = {"login": "long", "passphrase": passphrase[:-1]}
        error(phone.post("/api/sign-in", json=wrong), 401)


# Signing in: tokens


def test_each_step_gives_the_browser_another_session(server: Live, browser: httpx.Client) -> None:
    """A token that somebody planted before is worth nothing afterwards."""
    create(browser)
    planted = browser.cookies[COOKIE]
    open_account(browser, "fixed")
    first = browser.cookies[COOKIE]
    sign_in(browser, "fixed")
    second = browser.cookies[COOKIE]
    changed = browser.post("/api/me/passphrase", json={"old": PASSPHRASE, "new": PASSPHRASE + "s"})
    assert changed.status_code == 200
    assert len({planted, first, second, browser.cookies[COOKIE]}) == 4
    for token in (planted, first, second):
        with other(server) as thief:
            thief.cookies[COOKIE] = token
            assert not me(thief)["known"]


def test_an_account_lets_no_other_browser_stay(server: Live, browser: httpx.Client) -> None:
    code = browser.post("/api/me/link").json()["url"].removeprefix("/s/")
    with other(server) as planter:
        planter.post("/api/sign-in/link", json={"code": code})
        assert me(planter)["sessions"] == 2
        open_account(browser, "alone")
        assert not me(planter)["known"]


def test_the_cookie_of_a_session_is_out_of_reach(browser: httpx.Client) -> None:
    for call, body in (
        ("/api/account", {"login": "cookie", "passphrase": PASSPHRASE}),
        ("/api/sign-in", {"login": "cookie", "passphrase": PASSPHRASE}),
    ):
        cookie = browser.post(call, json=body).headers["set-cookie"]
        attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= attributes


def test_signing_out_ends_the_session(server: Live, browser: httpx.Client) -> None:
    open_account(browser, "outgoing")
    token = browser.cookies[COOKIE]
    assert browser.post("/api/sign-out").status_code == 204
    assert COOKIE not in browser.cookies
    with other(server) as thief:
        thief.cookies[COOKIE] = token
        assert not me(thief)["known"]
    assert browser.post("/api/sign-out").status_code == 204


def test_signing_out_everywhere_ends_all(server: Live, browser: httpx.Client) -> None:
    open_account(browser, "everywhere")
    with other(server) as phone:
        sign_in(phone, "everywhere")
        code = phone.post("/api/me/link").json()["url"].removeprefix("/s/")
        assert browser.post("/api/sign-out/everywhere").status_code == 204
        assert not me(phone)["known"]
        error(phone.post("/api/sign-in/link", json={"code": code}), 404)
    error(browser.post("/api/sign-out/everywhere"), 401)


def test_signing_out_everywhere_ends_what_is_open(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    open_account(browser, "wide-open")
    with other(server) as phone:
        sign_in(phone, "wide-open")
        with server.play(phone, game) as page:
            page.receive()
            browser.post("/api/sign-out/everywhere")
            with pytest.raises(ConnectionClosedError) as closed:
                page.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        with server.play(phone, game) as page:
            assert [seat["yours"] for seat in page.receive()["seats"]] == [False, False]


@pytest.mark.slow
def test_a_new_passphrase_signs_all_others_out(server: Live, browser: httpx.Client) -> None:
    open_account(browser, "changing")
    new = "a whole other boat of thread"
    with other(server) as phone:
        sign_in(phone, "changing")
        wrong = {"old": "not it at all", "new": new}
        error(phone.post("/api/me/passphrase", json=wrong), 401)
        error(phone.post("/api/me/passphrase", json={"old": None, "new": new}), 403)
        assert browser.post("/api/me/passphrase", json={"old": PASSPHRASE, "new": new}).is_success
        assert not me(phone)["known"]
        error(phone.post("/api/sign-in", json={"login": "changing", "passphrase": PASSPHRASE}), 401)
        sign_in(phone, "changing", new)


def test_signing_in_renews_a_hash_of_earlier_parameters(
    server: Live, browser: httpx.Client
) -> None:
    open_account(browser, "older")
    people, person = server.store[PeopleStore], person_of(server, browser) or ""
    earlier = PasswordHasher(1, 1024, 1).hash(PASSPHRASE)
    asyncio.run(people.rehash(person, earlier))

    def stored() -> str:
        account = asyncio.run(people.account_of(person))
        return (account and account.passphrase) or ""

    for wrong in ("not it at all", PASSPHRASE[:-1]):
        browser.post("/api/sign-in", json={"login": "older", "passphrase": wrong})
    assert stored() == earlier
    with other(server) as phone:
        sign_in(phone, "older")
        renewed = stored()
        assert not Passphrases().is_outdated(renewed)
        sign_in(phone, "older")
    assert stored() == renewed


# A guest's games


def test_a_guests_games_come_along(server: Live, browser: httpx.Client) -> None:
    open_account(browser, "collector")
    with other(server) as phone:
        game = create(phone)
        assert sign_in(phone, "collector")["brought"] == 1
        stored = asyncio.run(server.store.games.load(game))
        assert stored.setup.seats[0].person == person_of(server, browser)
        assert sign_in(phone, "collector")["brought"] == 0


def test_a_guests_games_stay_behind_where_that_is_wished(
    server: Live, browser: httpx.Client
) -> None:
    open_account(browser, "careful")
    with other(server) as phone:
        game = create(phone)
        wish = {"login": "careful", "passphrase": PASSPHRASE, "bring": False}
        assert phone.post("/api/sign-in", json=wish).json()["brought"] == 0
        assert not phone.get(f"/api/games/{game}").json()["seats"][0]["yours"]


def test_two_accounts_never_become_one(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    open_account(browser, "first-of-two")
    with other(server) as phone:
        open_account(phone, "second-of-two")
    assert sign_in(browser, "second-of-two")["brought"] == 0
    assert not browser.get(f"/api/games/{game}").json()["seats"][0]["yours"]
    sign_in(browser, "first-of-two")
    assert browser.get(f"/api/games/{game}").json()["seats"][0]["yours"]


# A second device


def test_a_link_signs_one_more_device_in_once(server: Live, browser: httpx.Client) -> None:
    browser.patch("/api/me", json={"name": "Ann"})
    made = browser.post("/api/me/link")
    assert made.status_code == 201
    code = made.json()["url"].removeprefix("/s/")
    with other(server) as phone:
        assert phone.get(f"/s/{code}").status_code == 200
        look = phone.post("/api/sign-in/link/look", json={"code": code})
        assert look.json() == {"name": "Ann", "account": False}
        assert phone.post("/api/sign-in/link", json={"code": code}).json()["me"]["name"] == "Ann"
    with other(server) as third:
        assert "used" in error(third.post("/api/sign-in/link", json={"code": code}), 410)
        error(third.post("/api/sign-in/link/look", json={"code": code}), 410)


def test_a_link_is_no_proof(server: Live, browser: httpx.Client) -> None:
    """Whoever finds an open browser can't take the account over through a link."""
    open_account(browser, "linked")
    code = browser.post("/api/me/link").json()["url"].removeprefix("/s/")
    with other(server) as phone:
        answer = phone.post("/api/sign-in/link", json={"code": code}).json()
        assert not answer["me"]["account"]["fresh"]
        error(phone.delete("/api/passkeys/none"), 403)
        error(phone.post("/api/me/passphrase", json={"new": PASSPHRASE}), 403)


def test_links_are_revoked(server: Live, browser: httpx.Client) -> None:
    first, second = (
        browser.post("/api/me/link").json()["url"].removeprefix("/s/") for _ in range(2)
    )
    with other(server) as phone:
        error(phone.post("/api/sign-in/link", json={"code": first}), 404)
        assert browser.delete("/api/me/link").status_code == 204
        error(phone.post("/api/sign-in/link", json={"code": second}), 404)
        error(phone.post("/api/sign-in/link", json={"code": "ü" * 22}), 404)


def test_a_code_is_stored_as_a_hash(server: Live, browser: httpx.Client) -> None:
    code = browser.post("/api/me/link").json()["url"].removeprefix("/s/")
    assert code not in sql_of(server)


def test_a_qr_code_leads_to_this_server_alone(browser: httpx.Client) -> None:
    assert browser.get("/api/address").json() == {"origin": None}  # it listens on loopback
    response = browser.post("/api/qr", json={"path": "/i/abc"})
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.text.startswith("<svg ")
    assert "style" not in response.text
    assert browser.post("/api/qr", json={"path": "/tournaments/t#join=a-b"}).status_code == 200
    for path in ("//evil.example/", "/#a", "https://evil.example/", "i", "/a b", "/" + "x" * 300):
        error(browser.post("/api/qr", json={"path": path}), 422)


def test_a_link_from_this_machine_gives_away_its_address_in_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "_towards_others", lambda: "192.168.1.5")
    drawn: list[str] = []

    def draw(text: str) -> bytes:
        drawn.append(text)
        return b"<svg/>"

    monkeypatch.setattr(routes, "draw_qr", draw)
    settings = Settings(tmp_path, host="0.0.0.0")
    with live_on(SqliteStore(tmp_path), settings) as server, server.client() as browser:
        port = httpx.URL(server.url).port
        origin = f"http://192.168.1.5:{port}"
        assert browser.get("/api/address").json() == {"origin": origin}
        browser.post("/api/qr", json={"path": "/i/abc"})
        assert drawn == [f"{origin}/i/abc"]
        name = min(network.own_names())
        named = browser.get("/api/address", headers={"Host": f"{name}:{port}"})
        assert named.json() == {"origin": f"http://{name}:{port}"}


# Guesses and forgeries


def test_an_unknown_login_and_a_wrong_passphrase_are_answered_alike(
    browser: httpx.Client,
) -> None:
    open_account(browser, "known")
    answers = [
        browser.post("/api/sign-in", json={"login": login, "passphrase": "wrong" * 3})
        for login in ("known", "unknown", "no login at all!")
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.text for answer in answers}) == 1


@pytest.mark.slow
def test_guesses_are_slowed_down(server: Live, browser: httpx.Client) -> None:
    open_account(browser, "guessed")
    with other(server) as thief:
        wrong = {"login": "Guessed", "passphrase": "wrong" * 3}
        answers = [thief.post("/api/sign-in", json=wrong) for _ in range(10)]
        assert {answer.status_code for answer in answers} == {401}
        while answers[-1].status_code == 401:  # the first waits are short
            assert len(answers) < 20
            answers.append(thief.post("/api/sign-in", json=wrong))
        assert "Too many wrong attempts" in error(answers[-1], 429)
        assert int(answers[-1].headers["retry-after"]) > 0


CHANGES = [
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("POST", "/api/account", {"login": "eve", "passphrase": PASSPHRASE}),
    ("POST", "/api/sign-in", {"login": "eve", "passphrase": PASSPHRASE}),
    ("POST", "/api/sign-out", None),
    ("POST", "/api/me/link", None),
    ("POST", "/api/qr", {"path": "/"}),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
def test_a_page_of_another_site_changes_nothing(
    browser: httpx.Client, method: str, path: str, body: object
) -> None:
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        error(browser.request(method, path, json=body, headers=headers), 403)
    assert not browser.cookies


def test_nothing_secret_is_stored_as_it_is(server: Live, browser: httpx.Client) -> None:
    open_account(browser, "secretive", "a very long and secret passphrase")
    stored = sql_of(server)
    assert "secretive" in stored
    assert "secret passphrase" not in stored
    assert browser.cookies[COOKIE] not in stored


def test_only_a_fresh_browser_changes_an_account() -> None:
    assert FRESH == 10 * 60 * 1000
