"""From a cookie to a person: known, new, or nobody."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from quiltbee.server.http.cookies import give_token, hash_of, new_token, token_of
from quiltbee.server.http.visitors import Visitors
from quiltbee.server.store import Session
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.store import Store
from tests.server.store.support import ANN, ANNS_SESSION, two_at_one_screen

TOKEN = "t" * 43
ELSE = "e" * 43


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store that knows Ann by the token TOKEN."""
    opened = SqliteStore(tmp_path)
    session = Session(hash_of(TOKEN), ANN, ANNS_SESSION.created)
    asyncio.run(opened.games.create(two_at_one_screen(), session))
    yield opened
    opened.close()


def a_request(token: str | None, name: str = "quiltbee_session", **scope: object) -> HTTPConnection:
    """A request of a browser that has a token in its cookie."""
    headers = [(b"cookie", f"{name}={token}".encode())] if token is not None else []
    server = ("quilts.example", 80)
    return HTTPConnection(
        {"type": "http", "scheme": "http", "server": server, "path": "/", "headers": headers}
        | scope
    )


# People


def test_a_person_is_known_by_the_token(store: Store) -> None:
    people = Visitors(store[SessionStore], clock=lambda: ANNS_SESSION.created)
    assert asyncio.run(people.person_of(a_request(TOKEN))) == ANN


@pytest.mark.parametrize("token", [None, ELSE, "", "short", TOKEN + "t", "ü" * 43])
def test_whoever_has_no_token_of_ours_is_nobody(store: Store, token: str | None) -> None:
    assert asyncio.run(Visitors(store[SessionStore]).person_of(a_request(token))) is None


def test_a_stranger_becomes_a_new_person(store: Store) -> None:
    people = Visitors(
        store[SessionStore], clock=lambda: 77, draws=Random(1), make_token=lambda: "n" * 43
    )
    token, session = people.new_person(a_request(None))
    assert token == "n" * 43
    assert session == Session(hash_of(token), session.person, created=77)
    assert session.person not in (ANN, "")


def test_a_newcomer_is_known_once_stored_with_a_table(store: Store) -> None:
    people = Visitors(store[SessionStore])

    async def come() -> tuple[str | None, str, str | None]:
        token, newcomer = people.new_person(a_request(None))
        before = await people.person_of(a_request(token))
        await store.games.create(two_at_one_screen("new"), newcomer)
        return before, newcomer.person, await people.person_of(a_request(token))

    before, person, after = asyncio.run(come())
    assert before is None
    assert after == person


def test_newcomers_are_all_different(store: Store) -> None:
    people = Visitors(store[SessionStore])
    newcomers = [people.new_person(a_request(None)) for _ in range(50)]
    assert len({session.person for _, session in newcomers}) == 50
    assert len({token for token, _ in newcomers}) == 50


# Sessions in cookies


def test_a_token_is_random_and_fits_into_a_cookie() -> None:
    tokens = [new_token() for _ in range(100)]
    assert len(set(tokens)) == 100
    assert all(re.fullmatch("[A-Za-z0-9_-]{43}", token) for token in tokens)


def test_the_hash_says_nothing_of_the_token() -> None:
    assert re.fullmatch("[0-9a-f]{64}", hash_of(TOKEN))
    assert hash_of(TOKEN) != hash_of(ELSE)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    response = Response()
    give_token(a_request(None), response, TOKEN)
    name, *attributes = response.headers["set-cookie"].split("; ")
    assert name == f"quiltbee_session={TOKEN}"
    assert set(attributes) == {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"}


@pytest.mark.parametrize("scheme", ["https", "wss"])
def test_on_tls_the_cookie_is_bound_to_the_host(scheme: str) -> None:
    connection = a_request(TOKEN, "__Host-quiltbee_session", scheme=scheme)
    assert token_of(connection) == TOKEN
    assert token_of(a_request(TOKEN, scheme=scheme)) is None
    response = Response()
    give_token(connection, response, TOKEN)
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"__Host-quiltbee_session={TOKEN};")
    assert "Secure" in cookie
    assert "Domain" not in cookie
