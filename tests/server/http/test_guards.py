"""What nobody may do; docs/how-it-works/server.md, "Security", names the test of each point."""

import json
import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from quiltbee.server.http.limits import FREE_CODES
from quiltbee.server.settings import Limits
from tests.server.accounts.browsers import PASSPHRASE, open_account
from tests.server.process import ServerProcess, serving
from tests.server.support import Json, Live, Page, calls, create, live, receive, send

SCRIPT = "<script>alert(1)</script>"
CHANGING = sorted(
    (call.method, re.sub(r"\{\w+\}", "x" * 16, call.path))
    for call in calls()
    if call.method != "GET"
)
FEED = "api/feed"


def friends_table(browser: httpx.Client, **wish: Any) -> tuple[str, str]:
    """A table that waits for a friend: its id, and the code of the invitation."""
    made = browser.post("/api/games", json={"opponent": "friend", **wish}).json()
    return made["id"], made["invitation"].removeprefix("/i/")


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_page_of_another_site_makes_no_call_that_changes_anything(
    browser: httpx.Client, origin: str
) -> None:
    assert len(CHANGING) > 20
    for method, path in CHANGING:
        answer = browser.request(method, path, json={}, headers={"Origin": origin})
        assert answer.status_code == 403, (method, path)
        assert answer.json() == {"error": "Only pages of this server may do that."}


def test_a_page_of_another_site_hears_no_feed(server: Live, browser: httpx.Client) -> None:
    create(browser)
    cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
    address = f"{server.url.replace('http', 'ws', 1)}{FEED}"
    with pytest.raises(InvalidStatus) as refusal:
        connect(
            address, additional_headers=cookie, origin=Origin("http://evil.example"), proxy=None
        )
    assert refusal.value.response.status_code == 403


def test_between_two_people_nobody_plays_for_the_other_and_nobody_else_at_all(
    server: Live, browser: httpx.Client
) -> None:
    game, code = friends_table(browser)
    with server.client() as friend, server.client() as stranger:
        friend.post(f"/api/invitations/{code}", json={})
        create(stranger)
        with server.play(friend, game) as bob, server.play(stranger, game) as eve:
            for page in (bob, eve):
                assert receive(page)["options"] == []
                send(page, type="move", id="m1", seen=1, move="pass")
                assert error_to(page)["kind"] == "not_your_seat"
            for kind in ("resign", "undo", "abort", "accept", "claim", "rematch"):
                send(eve, type=kind, id="m2", seen=1)
                assert error_to(eve)["kind"] == "not_your_seat"
        assert browser.get(f"/api/games/{game}").json()["number"] == 1


def error_to(page: Page) -> Json:
    """The next error, whatever is told before it."""
    while (message := receive(page))["type"] != "error":
        pass
    return message


@pytest.mark.slow
def test_tables_that_are_not_public_are_listed_nowhere(server: Live, browser: httpx.Client) -> None:
    hidden = [create(browser), friends_table(browser)[0], create(browser, opponent="greedy")]
    with server.client() as stranger:
        create(stranger)
        listings = ("/api/lobby", "/api/me/games", "/api/ratings", "/api/games", "/", "/lobby")
        told = "".join(stranger.get(path).text for path in listings)
    assert not [game for game in hidden if game in told]
    assert {len(game) for game in hidden} == {16}


def to_a_table(browser: httpx.Client) -> Callable[[str], httpx.Response]:
    """Try the code of an invitation to a table."""
    return lambda code: browser.get(f"/api/invitations/{code}")


def to_a_tournament(browser: httpx.Client) -> Callable[[str], httpx.Response]:
    """Try the code of an invitation to a tournament."""
    made = browser.post("/api/tournaments", json={"name": "Club", "kind": "swiss", "rounds": 3})
    join = f"/api/tournaments/{made.json()['id']}/join"
    return lambda code: browser.post(join, json={"code": code})


@pytest.mark.slow
@pytest.mark.parametrize("invited", [to_a_table, to_a_tournament])
def test_guessing_at_invitations_is_slowed_down(
    tmp_path: Path, invited: Callable[[httpx.Client], Callable[[str], httpx.Response]]
) -> None:
    limits = Limits.for_load()
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        _, code = friends_table(browser)
        guess = invited(browser)
        statuses: list[int] = []
        while not statuses or statuses[-1] == 404:
            assert len(statuses) < FREE_CODES + 20
            answer = guess(f"aaaa-bbbb-{len(statuses):04d}")
            statuses.append(answer.status_code)
        assert len(statuses) > FREE_CODES
        assert statuses[-1] == 429
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["error"].startswith("Too many wrong invitation codes; try again in ")
        assert browser.get(f"/api/invitations/{code}").status_code == 429


class Scripts(HTMLParser):
    """Collects what stands in the scripts of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._is_inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._is_inside = tag == "script"
        if self._is_inside:
            assert "src" in dict(attrs)
            self.texts.append("")
        assert not any(name.startswith("on") for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        if self._is_inside:
            self.texts[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self._is_inside = False


def scripts_in(page: str) -> set[str]:
    """The texts of all scripts of a page."""
    found = Scripts()
    found.feed(page)
    return set(found.texts)


def test_script_in_a_name_is_text_wherever_it_stands(server: Live, browser: httpx.Client) -> None:
    game, code = friends_table(browser, names=[SCRIPT])
    with server.client() as friend:
        told = friend.get(f"/api/invitations/{code}")
        assert told.json()["name"] == SCRIPT
        assert told.headers["content-type"] == "application/json"
        for path in (f"/game/{game}", f"/i/{code}", f"/game/{SCRIPT}", f"/i/{SCRIPT}"):
            page = friend.get(path)
            assert SCRIPT not in page.text
            assert scripts_in(page.text) <= {""}  # each has an address, and none a text
            assert "unsafe-inline" not in page.headers["content-security-policy"]
        record = friend.get(f"/api/games/{game}/record.pgr")
        assert record.headers["content-type"].startswith("text/plain")
        assert record.headers["x-content-type-options"] == "nosniff"


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    with serving(tmp_path, environment={"QUILTBEE_LOG": "json"}) as running:
        yield running


@pytest.mark.slow
def test_no_line_of_the_log_tells_of_a_person(process: ServerProcess) -> None:
    secrets = {PASSPHRASE, "Ada Lovelace", "ada.login", "127.0.0.1"}
    with process.client() as ada, process.client() as bob:
        game, code = friends_table(ada, names=["Ada Lovelace"], clock="60+0")
        ada.patch("/api/me", json={"name": "Ada Lovelace"})
        secrets |= {game, code, *ada.cookies.values()}
        open_account(ada, "ada.login")
        link = ada.post("/api/me/link").json()["url"].rpartition("/")[2].rpartition("=")[2]
        assert len(link) >= 12
        bot = ada.post("/api/me/bots", json={"name": "Ada Lovelace's bot"}).json()["token"]
        bob.post(f"/api/invitations/{code}", json={"name": "Ada Lovelace"})
        secrets |= {link, bot, *ada.cookies.values(), *bob.cookies.values()}
        page = Live(process.url, None, None).play  # type: ignore[arg-type]
        with page(bob, game) as playing:
            receive(playing)
            for text in ("{", '{"type": "Ada Lovelace"}', "\0" * 3000):
                playing.send(text)
        for path in (f"/api/invitations/{code}", f"/i/{code}", f"/api/games/{game}", "/api/me"):
            bob.get(path, headers={"Authorization": f"Bearer {bot}"})
            bob.post(path, content=b"{" + code.encode(), headers={"Origin": f"http://{code}.x"})
        bob.post("/api/sign-in", json={"login": "ada.login", "passphrase": f"{PASSPHRASE}!"})
    _, log = process.stop()
    lines = log.splitlines()
    assert lines
    assert all(len(line) < 1000 and json.loads(line) for line in lines)
    assert {secret for secret in secrets if secret in log} == set()
