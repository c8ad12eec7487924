"""Who is there, by two servers on one database."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from quiltbee.server.bots import access
from quiltbee.server.console import ask
from quiltbee.server.settings import Settings
from quiltbee.server.store import MISSED, Bus, ConnectedNews
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.presence import NEWS_FOR, Whereabouts
from tests.server.accounts.browsers import open_account
from tests.server.bots.crowd import Crowd, challenge
from tests.server.lobby.test_inviting import opponents, person, played
from tests.server.process import PATIENCE, wait_for
from tests.server.support import Live

Two = tuple[Live, Live]


@pytest.fixture
def crowd(two: Two) -> Iterator[Crowd]:
    """People and bots at the first server."""
    crowd = Crowd(two[0])
    yield crowd
    crowd.leave()


def at(server: Live, browser: httpx.Client) -> httpx.Client:
    """The same browser at a server."""
    return httpx.Client(base_url=server.url, cookies=browser.cookies, timeout=PATIENCE)


def open_feed(server: Live, browser: httpx.Client) -> Any:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"{server.url.replace('http', 'ws', 1)}api/feed"
    origin = Origin(server.url.rstrip("/"))
    return connect(address, additional_headers={"Cookie": cookies}, origin=origin, proxy=None)


@pytest.mark.slow
def test_whoever_is_at_the_other_server_is_seen_in_the_lobby(two: Two, crowd: Crowd) -> None:
    one, other = two
    ann, bob = person(crowd, "Ann"), person(crowd, "Bob")
    played(one, ann, bob)
    with at(other, ann) as elsewhere:
        assert [one["here"] for one in opponents(elsewhere)] == [False]
        with open_feed(one, bob):
            wait_for(lambda: opponents(elsewhere)[0]["here"])
        wait_for(lambda: not opponents(elsewhere)[0]["here"])


@pytest.mark.slow
def test_a_bot_at_the_other_server_can_be_challenged_until_its_token_is_revoked(
    two: Two, crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its stream ends at once: nobody asks the store again whether it is welcome."""
    monkeypatch.setattr(access, "KEEP_ALIVE", 10 * PATIENCE)
    ann = person(crowd, "Ann")
    bot = crowd.bot(ann, "Fox")

    def bots() -> list[str]:
        return [one["name"] for one in elsewhere.get("/api/lobby").json()["bots"]]

    with at(two[1], ann) as elsewhere, bot.listening() as heard:
        wait_for(lambda: bots() == ["Fox"])
        [token] = elsewhere.get("/api/me/bots").json()["bots"][0]["tokens"]
        revoked = elsewhere.delete(f"/api/me/bots/{bot.id}/tokens/{token['id']}")
        assert revoked.status_code == 204
        assert heard.wait_for_the_end() == []
        wait_for(lambda: bots() == [])


def look_after(database: str, action: str, **arguments: object) -> Any:
    """As an administrator at a command line, by a process of its own."""
    return ask(Settings(data_folder=Path(), database=database), action, **arguments)


@pytest.mark.slow
def test_the_streams_of_a_bot_end_with_its_owner(
    two: Two, crowd: Crowd, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, at the server where it happens and at the other one; those of others stay."""
    monkeypatch.setattr(access, "KEEP_ALIVE", 10 * PATIENCE)
    carol = person(crowd, "Carol")
    open_account(carol, "carol")

    def id_of(name: str) -> str:
        (found,) = look_after(database, "find_people", wanted=name)
        return str(found["id"])

    look_after(database, "appoint", person=id_of("Carol"))
    still = crowd.bot(carol, "Owl")

    def suspend(server: Live, name: str) -> httpx.Response:
        with at(server, carol) as page:
            return page.post("/api/admin", json={"action": "suspend", "person": id_of(name)})

    def leave(server: Live, browser: httpx.Client) -> httpx.Response:
        with at(server, browser) as page:
            return page.request("DELETE", "/api/me", json={})

    with still.listening() as undisturbed:
        for number, server in enumerate(two):
            removed, suspended = (person(crowd, f"{word} {number}") for word in ("Ann", "Ben"))
            for browser, out in (
                (removed, partial(leave, server, removed)),
                (suspended, partial(suspend, server, f"Ben {number}")),
            ):
                bot = crowd.bot(browser, f"Fox {browser is removed} {number}")
                with bot.listening() as heard:
                    assert out().is_success
                    assert heard.wait_for_the_end() == []
                assert bot.client.get("/api/bot/me").status_code == 401
        game = challenge(carol, still)
        assert undisturbed.next()["game"] == game


def test_who_is_not_heard_of_any_more_was_at_a_server_that_died(tmp_path: Path) -> None:
    store, now, changes = SqliteStore(tmp_path), [1_000_000], list[bool]()
    bus = Bus(store.database)
    there = Whereabouts("bots", bus, lambda: now[0], lambda: changes.append(True))
    bus.deliver("bots", ConnectedNews("s1", ("fox", "owl"), ()))
    bus.deliver("bots", ConnectedNews("s2", ("fox",), ()))
    bus.deliver("people", ConnectedNews("s1", ("ann",), ()))
    bus.deliver(*MISSED)
    assert there.everybody == {"fox", "owl"}
    bus.deliver("bots", ConnectedNews("s2", (), ("fox", "unheard of")))
    assert "fox" in there
    assert len(changes) == 1
    there.come("bee")
    now[0] += NEWS_FOR
    assert there.everybody == {"bee"}
    there.come("bee")
    there.go("bee")
    assert "bee" in there
    there.go("bee")
    assert "bee" not in there
    store.close()
