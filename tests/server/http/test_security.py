"""Who may come in, what goes out, and what a browser may keep."""

import asyncio
import hashlib
import re
from collections.abc import MutableMapping
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from quiltbee.server.http.cookies import give_token, new_token, token_of
from quiltbee.server.http.limits import Callers, Limiter
from quiltbee.server.http.security import Guard
from quiltbee.server.network import own_names
from quiltbee.server.settings import Limits
from tests.server.support import Live, create, receive

WISH = {"opponent": "person"}
NOTHING = "default-src 'none'; frame-ancestors 'none'"
STATIC = re.compile(r"/static/[^\"]+")


def port(server: Live) -> str:
    return server.origin.rpartition(":")[2]


@pytest.mark.parametrize("path", ["/", "/puzzles", "/game/none"])
def test_a_page_may_load_what_is_here_and_nothing_inline(browser: httpx.Client, path: str) -> None:
    headers = browser.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    )
    assert policy.count("unsafe") == 1
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    check_common(headers)


@pytest.mark.parametrize("path", ["/api/health", "/api/games/none", "/nothing", "/api/games"])
def test_an_answer_may_do_nothing_by_itself(browser: httpx.Client, path: str) -> None:
    headers = browser.get(path).headers
    assert headers["content-security-policy"] == NOTHING
    check_common(headers)


def test_a_file_of_the_page_may_do_nothing_by_itself(browser: httpx.Client) -> None:
    files = [file for file in STATIC.findall(browser.get("/").text) if "svg" not in file]
    assert {file.rpartition(".")[2] for file in files} >= {"js", "css", "json"}
    for file in files:
        headers = browser.get(file).headers
        assert headers["content-security-policy"] == NOTHING, file
        check_common(headers)


def test_a_worker_may_do_what_the_page_may(browser: httpx.Client) -> None:
    """Its policy is the one of its own answer."""
    for path in ("/sw.js", "/engine_worker.js"):
        worker = browser.get(path)
        assert worker.status_code == 200
        assert "connect-src 'self'" in worker.headers["content-security-policy"]


def test_a_copy_that_is_current_keeps_its_headers(browser: httpx.Client) -> None:
    """A browser puts the headers of a 304 in the place of those that it has."""
    page = browser.get("/")
    again = browser.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert "content-security-policy" not in again.headers


def check_common(headers: httpx.Headers) -> None:
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_even_a_fault_of_the_server_is_answered_in_form(
    browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise RuntimeError("a secret of the server's")

    monkeypatch.setattr("quiltbee.server.http.website.all_patches", fail)
    response = browser.get("/api/patches")
    assert response.status_code == 500
    assert re.fullmatch(
        r"Internal server error \(RuntimeError, request [0-9a-f]{8}\)\.",
        response.json()["error"],
    )
    assert "default-src 'none'" in response.headers["content-security-policy"]


def test_what_is_personal_is_not_kept(browser: httpx.Client) -> None:
    game = create(browser)
    assert browser.get(f"/api/games/{game}").headers["cache-control"] == "no-store"


def test_refusals_carry_the_headers_too(browser: httpx.Client) -> None:
    response = browser.post("/api/games", json=WISH, headers={"Origin": "http://evil.example"})
    assert response.status_code == 403
    assert "default-src 'none'" in response.headers["content-security-policy"]


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil", "192.168.1.5", "[::2", ""]
)
def test_a_name_that_is_not_ours(browser: httpx.Client, host: str) -> None:
    response = browser.get("/api/health", headers={"Host": host})
    assert response.status_code in (400, 403)
    if host:
        assert response.json() == {"error": f"This server does not answer to the name {host!r}."}


@pytest.mark.parametrize(
    "host",
    [
        *("localhost:{}", "127.0.0.1:{}", "[::1]:{}", "127.0.0.2:{}"),
        *(f"{name}:{{}}" for name in sorted(own_names())),
    ],
)
def test_names_that_are_ours(server: Live, browser: httpx.Client, host: str) -> None:
    headers = {"Host": host.format(port(server))}
    assert browser.get("/api/health", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "https://{host}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_another_site_changes_nothing(
    server: Live, browser: httpx.Client, headers: dict[str, str]
) -> None:
    host = f"127.0.0.1:{port(server)}"
    foreign = {name: value.format(host=host) for name, value in headers.items()}
    for call in ("/api/games", "/api/replay"):
        response = browser.post(call, json=WISH, headers=foreign)
        assert response.status_code == 403
        assert response.json() == {"error": "Only pages of this server may do that."}
    assert not browser.cookies


def test_our_own_page_may_create(server: Live, browser: httpx.Client) -> None:
    headers = {"Origin": server.origin, "Sec-Fetch-Site": "same-origin"}
    assert browser.post("/api/games", json=WISH, headers=headers).status_code == 201


def test_a_page_of_another_site_opens_no_websocket(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    for origin in ("http://evil.example", "null", "http://localhost:1"):
        with pytest.raises(InvalidStatus) as refusal, server.play(browser, game, origin=origin):
            pass
        assert refusal.value.response.status_code == 403
        assert refusal.value.response.body == (
            b'{"error":"Only pages of this server may do that."}'
        )


def test_the_token_is_random_hidden_and_stored_as_a_hash(
    server: Live, browser: httpx.Client
) -> None:
    response = browser.post("/api/games", json=WISH)
    cookie = response.headers["set-cookie"]
    match = re.match(r"quiltbee_session=([A-Za-z0-9_-]{43});", cookie)
    assert match
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes
    token = match[1]
    with server.store.database._reading.connect() as reader:
        stored = set(reader.exec_driver_sql("SELECT token_hash FROM sessions").scalars())
    assert hashlib.sha256(token.encode()).hexdigest() in stored
    assert token not in stored
    body, location = response.text, str(response.url)
    assert token not in body
    assert token not in location


@pytest.mark.parametrize(
    ("asked", "came_to", "allowed"),
    [
        ("192.168.1.5:80", "192.168.1.5", True),
        ("192.168.1.5:80", "::ffff:192.168.1.5", True),
        ("192.168.1.6:80", "192.168.1.5", False),
        ("[fe80::1]:80", "fe80::1", True),
        ("quilts.example", "192.168.1.5", True),
        ("other.example", "192.168.1.5", False),
    ],
)
def test_a_server_on_all_addresses_answers_to_its_own(
    asked: str, came_to: str, allowed: bool
) -> None:
    sent: list[MutableMapping[str, Any]] = []

    async def nobody(connection: HTTPConnection) -> None:
        return None

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    guard = Guard(app, ["quilts.example"], 100, Callers(Limiter(Limits()), nobody))
    scope = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": "/",
        "server": (came_to, 80),
        "headers": [(b"host", asked.encode())],
    }
    asyncio.run(guard(scope, receive, send))
    assert sent[0]["status"] == (200 if allowed else 403)


def test_a_known_browser_keeps_its_token(browser: httpx.Client) -> None:
    create(browser)
    token = browser.cookies["quiltbee_session"]
    create(browser)
    assert browser.cookies["quiltbee_session"] == token


@pytest.mark.parametrize("token", ["A" * 43, "short", "x" * 5000, "ü" * 43])
def test_a_token_that_is_not_ours_is_replaced(server: Live, token: str) -> None:
    with server.client() as browser:
        response = browser.post(
            "/api/games", json=WISH, headers={b"Cookie": f"quiltbee_session={token}".encode()}
        )
        assert response.status_code == 201
        assert browser.cookies["quiltbee_session"] != token


def test_on_tls_the_cookie_is_bound_to_the_host() -> None:
    token = new_token()
    connection = HTTPConnection(
        {
            "type": "http",
            "scheme": "https",
            "server": ("quilts.example", 443),
            "path": "/",
            "headers": [(b"cookie", f"__Host-quiltbee_session={token}".encode())],
        }
    )
    assert token_of(connection) == token
    response = Response()
    give_token(connection, response, token)
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"__Host-quiltbee_session={token};")
    assert "Secure" in cookie
    assert "Domain" not in cookie


def test_the_word_of_a_proxy_that_is_not_configured_does_not_count(
    server: Live, browser: httpx.Client
) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.1"}
    response = browser.post("/api/games", json=WISH, headers=headers)
    assert response.headers["set-cookie"].startswith("quiltbee_session=")


@pytest.mark.slow
def test_a_spectator_gets_the_state_but_no_seat(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with server.client() as other, server.play(other, game) as connection:
        assert [seat["yours"] for seat in receive(connection)["seats"]] == [False, False]
    with server.client() as third:
        create(third)
        with server.play(third, game) as connection:
            assert [seat["yours"] for seat in receive(connection)["seats"]] == [False, False]
