"""A connection ends when its session does, at every server."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from quiltbee.server.http.visitors import Connections
from tests.server.accounts.browsers import COOKIE, PASSPHRASE, open_account, sign_in
from tests.server.postgres import sql
from tests.server.support import Live, Page, create

Two = tuple[Live, Live]


def test_the_connections_of_a_session_end_with_it() -> None:
    connections, closed = Connections(), list[str]()
    with connections.stay("a") as one, connections.stay("a") as two, connections.stay("b") as other:
        for name, stay in {"one": one, "two": two, "other": other}.items():
            stay.close_with(partial(closed.append, name))
        connections.end(["a", "unheard of"])
        assert closed == ["one", "two"]
        assert sorted(connections.sessions) == ["a", "b"]
    assert connections.sessions == []


def test_a_session_may_end_while_the_connection_is_made() -> None:
    connections, closed = Connections(), list[str]()
    with connections.stay("a") as stay:
        connections.end(["a"])
        assert closed == []
        stay.close_with(lambda: closed.append("at once"))
    assert closed == ["at once"]


def test_who_has_no_session_is_not_sent_away() -> None:
    connections = Connections()
    with connections.stay(None) as stay:
        stay.close_with(lambda: pytest.fail("closed"))
        connections.end([""])
        assert connections.sessions == []


def read_on(page: Page) -> None:
    """Read whatever comes."""
    while True:
        page.receive()


def is_closed(page: Page) -> None:
    """The page is told nothing more, and that it has to come again."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(page)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@contextmanager
def on_the_phone(server: Live) -> Iterator[httpx.Client]:
    """A second browser of somebody who has an account."""
    with server.client() as phone:
        sign_in(phone, "ann")
        yield phone


def everywhere(server: Live, browser: httpx.Client) -> None:
    with on_the_phone(server) as phone:
        assert phone.post("/api/sign-out/everywhere").is_success


def here(server: Live, browser: httpx.Client) -> None:
    assert browser.post("/api/sign-out").is_success


def new_passphrase(server: Live, browser: httpx.Client) -> None:
    with on_the_phone(server) as phone:
        words = {"old": PASSPHRASE, "new": "a whole other boat of thread"}
        assert phone.post("/api/me/passphrase", json=words).is_success


def removed(server: Live, browser: httpx.Client) -> None:
    with on_the_phone(server) as phone:
        gone = phone.request("DELETE", "/api/me", json={"passphrase": PASSPHRASE})
        assert gone.is_success


def signed_in_anew(server: Live, browser: httpx.Client) -> None:
    sign_in(browser, "ann")


@pytest.mark.slow
@pytest.mark.parametrize("ends", [everywhere, here, new_passphrase, removed, signed_in_anew])
def test_what_is_open_at_the_other_server_ends_too(
    two: Two, ends: Callable[[Live, httpx.Client], None]
) -> None:
    one, other = two
    with one.client() as browser:
        game = create(browser)
        open_account(browser, "ann")
        with other.play(browser, game) as page, one.play(browser, game) as near:
            assert [seat["yours"] for seat in page.receive()["seats"]] == [True, True]
            token = browser.cookies[COOKIE]
            ends(one, browser)
            is_closed(page)
            is_closed(near)
            browser.cookies.clear()
            browser.cookies[COOKIE] = token
            with other.play(browser, game) as again:
                assert [seat["yours"] for seat in again.receive()["seats"]] == [False, False]


@pytest.mark.slow
def test_a_guest_who_turns_out_to_be_somebody_comes_again(two: Two) -> None:
    one, other = two
    with one.client() as browser, one.client() as guest:
        create(browser)
        open_account(browser, "ann")
        game = create(guest)
        with other.play(guest, game) as page:
            sign_in(guest, "ann")
            is_closed(page)
        with other.play(guest, game) as again:
            assert [seat["yours"] for seat in again.receive()["seats"]] == [True, True]


@pytest.mark.slow
def test_a_session_that_ended_unheard_is_noticed(two: Two, database: str) -> None:
    _, other = two
    with other.client() as gone, other.client() as stays:
        game = create(gone)
        theirs = create(stays)
        with other.play(gone, game) as page, other.play(stays, theirs) as near:
            near.receive()
            person = sql(database, f"SELECT person FROM seats WHERE game = '{game}'")[0][0]
            sql(database, f"DELETE FROM sessions WHERE person = '{person}'")
            query = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LIST%'"
            )
            assert len(sql(database, query)) == 2
            is_closed(page)
            near.send('{"type": "hello", "seen": 0}')
            assert near.receive()["type"] == "state"
