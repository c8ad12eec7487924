"""A club's second evening: a display in the hall, a pause, a removal, names alike, rounds away."""

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from quiltbee.server import notices
from quiltbee.server.notices import Letter
from quiltbee.server.settings import Settings
from quiltbee.server.store.sqlite import SqliteStore
from tests.browser.conftest import Visit
from tests.browser.layout import check_every_size
from tests.browser.people_pages import SimulatedClock, Visitor
from tests.browser.test_accessibility import check_every_look
from tests.server.notices.test_push import ENDPOINT, Browser
from tests.server.process import PATIENCE
from tests.server.support import Json, Live, live, live_on, receive, send

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Zoe", "Zoë")


class Club:
    """Olga at a page, who only organises, a display in the hall, and seven with programs."""

    def __init__(self, server: Live, olga: Visitor, link: str) -> None:
        self.server, self.olga = server, olga
        address, _, code = link.partition("#join=")
        self.address = "/api" + address.removeprefix(server.origin)
        self.people: dict[int, httpx.Client] = {}
        for name in NAMES:
            browser = server.client()
            joined = browser.post(f"{self.address}/join", json={"code": code, "name": name})
            assert joined.status_code == 201, joined.text
            self.people[joined.json()["you"]] = browser

    def read(self) -> Json:
        told: Json = self.people[1].get(self.address).raise_for_status().json()
        return told

    def running(self) -> list[Json]:
        pairings = self.read()["schedule"][-1]["pairings"]
        return [game for one in pairings for game in one["games"] if not game["over"]]

    def move(self, game: Json) -> None:
        pass_turn(self.server, self.people[game["first"]], game["id"])

    def lose(self, game: Json) -> None:
        """Let the one with the higher number resign."""
        with self.server.play(self.people[max(game["first"], game["second"])], game["id"]) as page:
            send(page, type="resign", id="r", seen=receive(page)["number"])
            while not receive(page).get("result"):
                pass

    def close(self) -> None:
        for browser in self.people.values():
            browser.close()


@pytest.fixture
def club(tmp_path: Path, visit: Visit) -> Iterator[Club]:
    with live(tmp_path) as server:
        olga = Visitor(visit(server), server).named("Olga")
        olga.page.goto("/tournaments")
        olga.get("tournament-name").fill("Club evening")
        olga.get("rounds").fill("2")
        olga.get("clock-own").check()
        olga.get("clock-unit").select_option("delay")
        olga.get("clock-main").fill("3")
        olga.get("clock-extra").fill("5")
        expect(olga.get("clock-words")).to_contain_text("5 seconds of delay in each turn")
        olga.get("meeting-once").check()
        olga.get("make-tournament").click()
        here = Club(server, olga, olga.get("tournament-link").input_value())
        yield here
        here.close()


def test_the_hall_shows_pairings_and_a_pause(club: Club) -> None:
    """The display is read again by itself, and has nothing to press."""
    olga, hall = club.olga, Visitor(club.olga.page.context.new_page(), club.server)
    expect(olga.get("tournament-qr")).to_be_visible()
    olga.get("start-tournament").click()
    expect(olga.get("pairings")).to_be_visible()
    club.move(club.running()[0])
    hall.page.goto(f"{olga.page.url}/hall")
    expect(hall.get("hall-pairings").locator("li")).to_have_count(4)
    expect(hall.page.locator(".hall-clock.is-running")).to_have_count(1)
    expect(hall.get("hall-qr")).to_be_visible()
    expect(hall.page.get_by_role("button").or_(hall.page.get_by_role("link"))).to_have_count(0)
    olga.get("pause-tournament").click()
    expect(hall.get("waited-for")).to_contain_text("Paused")


@pytest.mark.nightly
def test_a_swiss_of_seven_is_seen_in_the_hall(club: Club) -> None:
    """A bye, a removal, a pause, a tie, on a display that nobody touches."""
    olga, hall = club.olga, Visitor(club.olga.page.context.new_page(), club.server)
    expect(olga.get("tournament-qr")).to_be_visible()
    hall.page.goto(f"{olga.page.url}/hall")
    expect(hall.get("hall-people").locator("li")).to_have_text([*NAMES[:-1], "Zoë (2)"])
    expect(hall.get("hall-qr")).to_be_visible()
    expect(hall.page.get_by_role("button").or_(hall.page.get_by_role("link"))).to_have_count(0)
    check_every_look(hall.page)

    olga.get("start-tournament").click()
    rows = hall.get("hall-pairings").locator("li")
    expect(rows).to_have_count(4)
    expect(rows.last).to_contain_text("a bye")
    first, second, third = club.running()
    club.move(first)
    clock = hall.page.locator(".hall-clock.is-running")
    expect(clock).to_have_count(1)
    expect(clock).to_have_text(re.compile(r"^2:5\d$"))  # after the delay
    check_every_look(hall.page)

    olga.get("pause-tournament").click()
    expect(hall.get("waited-for")).to_contain_text("Paused")
    removed = max(second["first"], second["second"])
    olga.get("going-on").locator("summary").first.click()
    row = olga.get("entrants").locator("li").nth(removed - 1)
    row.get_by_test_id("remove-entrant").click()
    olga.get("sure").click()
    expect(olga.get("pairings")).to_contain_text("forfeit")
    for game in (first, third):
        club.lose(game)
    expect(hall.page.locator(".hall-clock")).to_have_count(0)
    assert club.read()["round"] == 1, "no round begins in a pause"
    olga.get("pause-tournament").click()
    expect(hall.page.get_by_text("Round 2 of 2")).to_be_visible()
    expect(rows).to_have_count(3)

    for game in club.running():
        club.lose(game)
    standings = hall.get("hall-standings").locator("li")
    expect(hall.page.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(standings).to_have_count(7)
    told = club.read()
    points = [one["points"] for one in told["standings"]]
    assert len(set(points)) < len(points), "some share their points"
    names = {one["entrant"]: one["name"] for one in told["entrants"]}
    expect(standings).to_contain_text([names[one["entrant"]] for one in told["standings"]])
    with olga.page.expect_download() as download:
        olga.page.get_by_role("link", name="Download the standings").click()
    text = download.value.path().read_text("utf-8-sig")
    assert [line.split(",")[1] for line in text.splitlines()[1:]] == [
        names[one["entrant"]] for one in told["standings"]
    ]
    check_every_size(hall.page)


class Post:
    """A push service that keeps the notices for each person with a browser of theirs."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.letters: list[Letter] = []

    def send(self, letter: Letter) -> int:
        self.letters.append(letter)
        return 201

    def subscribe(self, name: str, client: httpx.Client) -> None:
        """Let somebody's browser be notified, once the server can do that."""
        browser = self.browsers[name] = Browser()
        wish = {
            "endpoint": f"{ENDPOINT}{name}",
            "keys": {"p256dh": browser.subscription.p256dh, "auth": browser.subscription.auth},
        }
        wait_for(lambda: client.post("/api/me/push", json={"subscription": wish}).is_success)

    def titles(self, name: str) -> list[str]:
        sent = [one for one in self.letters if one.endpoint == f"{ENDPOINT}{name}"]
        return [self.browsers[name].open(letter)["title"] for letter in sent]


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.nightly
def test_a_round_by_correspondence_tells_those_who_are_away(
    tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cleo and Dan are away; only Cleo's browser can be notified, and neither is taken out."""
    post, clock = Post(), SimulatedClock()
    monkeypatch.setattr(notices, "send_over_https", post.send)
    settings = Settings(tmp_path, contact="operator@example.org")
    with (
        live_on(SqliteStore(tmp_path), settings, clock=clock) as server,
        server.client() as cleo,
        server.client() as dan,
    ):
        olga, ann, ben = (Visitor(visit(server), server) for _ in range(3))
        link = correspondence_of(olga)
        for name, visitor in (("Ann", ann), ("Ben", ben)):
            visitor.page.goto(link)
            visitor.get("join-name").fill(name)
            visitor.get("join").click()
            expect(visitor.get("withdraw")).to_be_visible()
            visitor.home_with_news()
        address, _, code = link.partition("#join=")
        call = "/api" + address.removeprefix(server.origin)
        for name, away in (("Cleo", cleo), ("Dan", dan)):
            away.post(f"{call}/join", json={"code": code, "name": name}).raise_for_status()
        clients = {"Ann": client_of(ann), "Ben": client_of(ben), "Cleo": cleo}
        for name, client in clients.items():
            post.subscribe(name, client)
        olga.get("start-tournament").click()
        expect(olga.get("pairings")).to_be_visible()
        expect(ann.get("round-bar")).to_contain_text("By post: round 1 has begun.")
        wait_for(lambda: post.titles("Cleo") == ["A round begins"])
        assert post.titles("Ann") == post.titles("Ben") == [], "they see it on their pages"

        told = cleo.get(call).json()
        names = {one["entrant"]: one["name"] for one in told["entrants"]}
        for pairing in told["schedule"][0]["pairings"]:
            (game,) = pairing["games"]
            if (first := names[game["first"]]) in ("Ann", "Ben"):
                pass_turn(server, clients[first], game["id"])
        clock.advance(2.5)
        wait_for(lambda: "Your time is running out" in post.titles("Cleo"))
        clock.advance(0.6)
        wait_for(lambda: cleo.get(call).json()["round"] == 2)
        wait_for(lambda: post.titles("Cleo").count("A round begins") == 2)
        told = dan.get(call).json()
        playing = [one[seat] for one in told["schedule"][1]["pairings"] for seat in SEATS]
        assert sorted(playing) == sorted(names), "nobody is out, and nobody has a bye"
        expect(ann.get("round-bar")).to_contain_text("By post: round 2 has begun.")
        olga.page.reload()
        expect(olga.get("pairings")).to_contain_text("Dan")

        operator_ends(Visitor(visit(server), server), olga)
        second = dan.get(call).json()["schedule"][1]["pairings"]
        games = [game for pair in second for game in pair["games"]]
        assert games
        assert all(game["over"] for game in games)
        for client in clients.values():
            client.close()


SEATS = ("first", "second")


def correspondence_of(olga: Visitor) -> str:
    """Olga opens a correspondence tournament at her page; the link to it."""
    olga.named("Olga").page.goto("/tournaments")
    olga.get("tournament-name").fill("By post")
    olga.get("clock-own").check()
    olga.get("clock-unit").select_option("days")
    olga.get("clock-main").fill("3")
    olga.get("meeting-once").check()
    olga.get("make-tournament").click()
    return olga.get("tournament-link").input_value()


def operator_ends(operator: Visitor, olga: Visitor) -> None:
    """End the tournament of a page as the operator, whose only account this is."""
    operator.named("Operator").with_account("operator")
    with closing(sqlite3.connect(operator.server.store.file)) as database, database:
        database.execute("INSERT INTO administrators SELECT person FROM accounts")
    operator.page.goto(olga.page.url)
    operator.get("care-reason").fill("The club has closed.")
    operator.get("end_tournament").click()
    operator.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(olga.page.locator("main[data-state=over]")).to_be_visible()


def client_of(visitor: Visitor) -> httpx.Client:
    """A program with the session of somebody's browser."""
    client = visitor.server.client()
    for cookie in visitor.page.context.cookies():
        client.cookies.set(cookie["name"], cookie["value"])
    return client


def pass_turn(server: Live, client: httpx.Client, game: str) -> None:
    with server.play(client, game) as page:
        send(page, type="move", id="m", seen=receive(page)["number"], move="pass")
        while receive(page).get("acknowledges") != "m":
            pass
