"""Attack 13: a session, a token or a connection that outlives what it was given for."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from quiltbee.server.clock import DAY
from quiltbee.server.http.visitors import HOUR, Lifetime, Visitors, agent_of
from quiltbee.server.settings import Limits, Settings
from quiltbee.server.store.schema import sessions
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.values import Session
from tests.server.accounts.browsers import COOKIE, open_account, sign_in
from tests.server.process import PATIENCE, wait_for
from tests.server.support import Live, create, live, live_on

BEGAN = 1_800_000_000_000


class Time:
    """A clock that is set by hand, in ms since 1970."""

    now = BEGAN

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def aging(tmp_path: Path, time: Time) -> Iterator[Live]:
    """A server by that clock."""
    with live(tmp_path, limits=Limits.for_load(session_days=30, idle_days=7), clock=time) as server:
        yield server


def is_known(browser: httpx.Client) -> bool:
    return bool(browser.get("/api/me").json()["known"])


def stored_sessions(server: Live) -> Sequence[str]:
    query = select(sessions.c.token_hash)
    read = server.store.database.read(lambda connection: connection.scalars(query).all())
    found: Sequence[str] = asyncio.run(read)
    return found


@pytest.mark.slow
def test_a_session_that_is_not_used_ends(aging: Live, time: Time) -> None:
    with aging.client() as used, aging.client() as left:
        create(used)
        create(left)
        for _ in range(4):
            time.now += 2 * DAY
            assert is_known(used)
        assert not is_known(left)


@pytest.mark.slow
def test_a_session_ends_however_much_it_is_used(aging: Live, time: Time) -> None:
    with aging.client() as browser:
        create(browser)
        for _ in range(15):
            assert is_known(browser)
            time.now += 2 * DAY
        time.now += DAY
        assert not is_known(browser)


def test_lifetimes_are_counted_from_the_beginning_and_from_the_last_use() -> None:
    lifetime, session = Lifetime(absolute=100, idle=10), Session("0" * 64, "ann", 1000)
    assert [lifetime.is_over(session, at) for at in (1010, 1011)] == [False, True]
    used = Session("0" * 64, "ann", 1000, used=1095)
    assert [lifetime.is_over(used, at) for at in (1100, 1101)] == [False, True]


@pytest.mark.slow
def test_a_connection_ends_when_its_session_expires(tmp_path: Path, time: Time) -> None:
    limits = Limits.for_load(session_days=30, idle_days=7)
    store = SqliteStore(tmp_path)
    settings = Settings(tmp_path, limits=limits)
    with live_on(store, settings, clock=time) as server, server.client() as browser:
        game = create(browser)
        with server.play(browser, game) as page:
            page.receive()
            time.now += 31 * DAY
            lifetime = Lifetime(absolute=30 * DAY, idle=7 * DAY)
            end = store[SessionStore].on_signed_out
            expiry = Visitors(store[SessionStore], clock=time, lifetime=lifetime)
            store[SessionStore].on_signed_out = end
            loop = server.thinkers.loop
            asyncio.run_coroutine_threadsafe(expiry.do("sessions"), loop).result(PATIENCE)
            assert (expiry.due(None, time.now), expiry.next) == ([], time.now + HOUR)
            with pytest.raises(ConnectionClosed):
                page.recv(timeout=PATIENCE)


@pytest.mark.slow
def test_a_server_ends_what_has_expired_by_itself(tmp_path: Path, time: Time) -> None:
    """Nobody asks with that session again: it is out of the store all the same."""
    limits = Limits.for_load(session_days=30, idle_days=7)
    with live(tmp_path, limits=limits, clock=time) as server, server.client() as browser:
        create(browser)
        assert len(stored_sessions(server)) == 1
    time.now += 31 * DAY
    with live(tmp_path, limits=limits, clock=time) as server:
        wait_for(lambda: stored_sessions(server) == [])


@pytest.mark.slow
def test_one_browser_is_signed_out_by_another(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as ann, server.client() as lost:
        open_account(ann, "ann")
        lost.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
        sign_in(lost, "ann")
        game = create(lost)
        told = ann.get("/api/me/sessions").json()["sessions"]
        assert sorted(one["here"] for one in told) == [False, True]
        (other,) = (one for one in told if not one["here"])
        with server.play(lost, game) as page:
            page.receive()
            assert ann.delete(f"/api/me/sessions/{other['id']}").status_code == 204
            with pytest.raises(ConnectionClosed):
                page.recv(timeout=PATIENCE)
        assert not is_known(lost)
        assert is_known(ann)
        told = lost.cookies.get(COOKIE)
        assert told is not None
        assert ann.delete(f"/api/me/sessions/{other['id']}").status_code == 404


@pytest.mark.slow
def test_nobody_ends_or_sees_anothers_session(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as ann, server.client() as mallory:
        create(ann)
        create(mallory)
        (hers,) = ann.get("/api/me/sessions").json()["sessions"]
        assert [one["here"] for one in mallory.get("/api/me/sessions").json()["sessions"]] == [True]
        assert mallory.delete(f"/api/me/sessions/{hers['id']}").status_code == 404
        assert is_known(ann)
        with server.client() as stranger:
            assert stranger.get("/api/me/sessions").json() == {"sessions": []}


@pytest.mark.parametrize(
    ("header", "agent"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140",
         "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
         "Safari, iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
         "Firefox, Linux"),
        ("curl/8", ""),
    ],
)  # fmt: skip
def test_a_browser_is_named_in_two_words(header: str, agent: str) -> None:
    assert agent_of(header) == agent
