"""Passkeys: an account made with one, signing in, and what is refused."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.accounts.browsers import (
    COOKIE,
    PASSPHRASE,
    Authenticator,
    error,
    me,
    open_account,
    sign_in,
)
from tests.server.support import Json, Live


@pytest.fixture
def origin(server: Live) -> str:
    """The server by a name, for browsers have no passkeys at an address."""
    return server.origin.replace("127.0.0.1", "localhost")


@pytest.fixture
def named(server: Live, origin: str) -> Iterator[httpx.Client]:
    """A browser that knows the server by its name."""
    with server.client() as client:
        client.headers["Host"] = origin.removeprefix("http://")
        yield client


def ask(browser: httpx.Client, login: str | None) -> Json:
    response = browser.post("/api/passkeys/options", json={"login": login})
    assert response.status_code == 200, response.text
    question: Json = response.json()
    return question


def add(browser: httpx.Client, key: Authenticator, login: str | None) -> httpx.Response:
    question = ask(browser, login)
    answer = {"ceremony": question["ceremony"], "credential": key.create(question["publicKey"])}
    return browser.post("/api/passkeys", json={**answer, "name": "Phone"})


def enter(browser: httpx.Client, key: Authenticator, **changes: Any) -> httpx.Response:
    question = browser.post("/api/sign-in/passkey/options").json()
    answer = {"ceremony": question["ceremony"], "credential": key.get(question["publicKey"])}
    return browser.post("/api/sign-in/passkey", json={**answer, **changes})


@pytest.mark.slow
def test_a_passkey_makes_an_account_and_signs_in(
    server: Live, named: httpx.Client, origin: str
) -> None:
    key = Authenticator(origin)
    made = add(named, key, "by-passkey")
    assert made.status_code == 201, made.text
    account = made.json()["account"]
    assert (account["passphrase"], account["fresh"]) == (False, True)
    assert [one["name"] for one in account["passkeys"]] == ["Phone"]
    with server.client() as phone:
        phone.headers["Host"] = named.headers["Host"]
        entered = enter(phone, key)
        assert entered.status_code == 200, entered.text
        assert entered.json()["me"]["account"]["login"] == "by-passkey"
        first = phone.cookies[COOKIE]
        assert enter(phone, key).status_code == 200
        assert phone.cookies[COOKIE] != first


def test_a_question_tells_nobody_who_has_an_account(named: httpx.Client) -> None:
    question = named.post("/api/sign-in/passkey/options").json()["publicKey"]
    assert question["allowCredentials"] == []
    assert question["rpId"] == "localhost"
    assert question["userVerification"] == "required"


def test_a_passkey_is_added_to_an_account_and_taken_away(named: httpx.Client, origin: str) -> None:
    open_account(named, "has-both")
    assert me(named)["passkeys_possible"]
    added = add(named, Authenticator(origin), None).json()
    (passkey,) = added["account"]["passkeys"]
    assert named.delete(f"/api/passkeys/{passkey['id']}").json()["account"]["passkeys"] == []


def test_the_only_way_in_stays(named: httpx.Client, origin: str) -> None:
    key = Authenticator(origin)
    passkey = add(named, key, "only-way").json()["account"]["passkeys"][0]["id"]
    assert "only way" in error(named.delete(f"/api/passkeys/{passkey}"), 409)
    changed = named.post("/api/me/passphrase", json={"new": PASSPHRASE})
    assert changed.json()["account"]["passphrase"]
    assert named.delete(f"/api/passkeys/{passkey}").is_success
    assert error(enter(named, key), 401)


def test_a_login_that_is_taken_gets_no_question(
    server: Live, named: httpx.Client, origin: str
) -> None:
    open_account(named, "had-by-one")
    with server.client() as phone:
        phone.headers["Host"] = named.headers["Host"]
        error(phone.post("/api/passkeys/options", json={"login": "HAD-by-one"}), 409)
        error(phone.post("/api/passkeys/options", json={"login": None}), 422)
    error(named.post("/api/passkeys/options", json={"login": "second"}), 409)


def test_the_same_passkey_is_kept_once(server: Live, named: httpx.Client, origin: str) -> None:
    key = Authenticator(origin)
    add(named, key, "one-passkey")
    error(add(named, key, None), 409)
    with server.client() as phone:
        phone.headers["Host"] = named.headers["Host"]
        error(add(phone, key, "one-passkey-2"), 409)
        assert me(phone)["account"] is None


def test_at_a_plain_address_there_are_no_passkeys(browser: httpx.Client) -> None:
    error(browser.post("/api/sign-in/passkey/options"), 422)
    error(browser.post("/api/passkeys/options", json={"login": "nowhere"}), 422)


# What is refused


def test_an_answer_counts_once(named: httpx.Client, origin: str) -> None:
    key = Authenticator(origin)
    add(named, key, "answers-once")
    question = named.post("/api/sign-in/passkey/options").json()
    answer = {"ceremony": question["ceremony"], "credential": key.get(question["publicKey"])}
    assert named.post("/api/sign-in/passkey", json=answer).is_success
    assert "too long" in error(named.post("/api/sign-in/passkey", json=answer), 422)


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "http://evil.example"},
        {"host": "evil.example"},
        {"verifies": False},
        {"count": -1},
    ],
)
def test_an_answer_that_was_made_elsewhere_or_copied_is_refused(
    named: httpx.Client, origin: str, changes: dict[str, Any]
) -> None:
    key = Authenticator(origin, count=5)
    login = "-".join(["elsewhere", *changes])
    assert add(named, key, login).status_code == 201
    copied = Authenticator(**{**key.__dict__, **changes})
    error(enter(named, copied), 401)


def test_a_passkey_of_another_person_is_not_added(
    server: Live, named: httpx.Client, origin: str
) -> None:
    open_account(named, "asked-it")
    question = ask(named, None)
    credential = Authenticator(origin).create(question["publicKey"])
    answer = {"ceremony": question["ceremony"], "name": "", "credential": credential}
    with server.client() as thief:
        thief.headers["Host"] = named.headers["Host"]
        error(thief.post("/api/passkeys", json=answer), 401)
        open_account(thief, "thief-of-it")
        error(thief.post("/api/passkeys", json=answer), 422)


def test_an_unknown_passkey_signs_nobody_in(named: httpx.Client, origin: str) -> None:
    error(enter(named, Authenticator(origin)), 401)


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "%"}},
        {
            "id": "AA",
            "rawId": "AA",
            "type": "public-key",
            "response": {"clientDataJSON": "e30", "attestationObject": "AA"},
        },
    ],
)
def test_nonsense_is_no_passkey(named: httpx.Client, credential: Json) -> None:
    open_account(named, f"nonsense-{len(str(credential))}")
    answer = {"ceremony": ask(named, None)["ceremony"], "credential": credential}
    error(named.post("/api/passkeys", json=answer), 401)
    question = named.post("/api/sign-in/passkey/options").json()
    answer = {"ceremony": question["ceremony"], "credential": credential}
    error(named.post("/api/sign-in/passkey", json=answer), 401)


@pytest.mark.slow
def test_an_old_proof_is_not_enough(server: Live, named: httpx.Client, origin: str) -> None:
    open_account(named, "grown-old")
    with server.client() as phone:
        phone.headers["Host"] = named.headers["Host"]
        code = named.post("/api/me/link").json()["url"].removeprefix("/s/")
        phone.post("/api/sign-in/link", json={"code": code})
        error(phone.post("/api/passkeys/options", json={"login": None}), 403)
        sign_in(phone, "grown-old")
        assert add(phone, Authenticator(origin), None).status_code == 201
