"""A tournament, by what its organiser and its players see and press."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Come, Visit
from tests.browser.layout import check_every_size
from tests.browser.page import GamePage
from tests.browser.people_pages import SimulatedClock, Visitor
from tests.browser.test_accessibility import check_every_look
from tests.browser.two_places import PLAY_ON, Place
from tests.server.process import PATIENCE
from tests.server.support import Json, Live, live, receive, send, sql_of


def test_people_are_invited_paired_and_ranked(served: Live, visit: Visit) -> None:
    ann = Visitor(visit(served, reduced_motion="reduce"), served).named("Ann")
    ann.page.goto("/tournaments")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    check_every_look(ann.page)
    ann.get("tournament-name").fill("Club evening")
    ann.get("make-tournament").click()
    link = ann.get("tournament-link").input_value()
    ann.get("join").click()
    expect(ann.get("entrants").locator("li")).to_have_text(["Ann (you)"])

    ben = Visitor(visit(served), served)
    ben.page.goto(link)
    ben.get("join-name").fill("Ben")
    ben.get("join").click()
    expect(ben.get("withdraw")).to_be_visible()
    expect(ann.get("entrants")).to_contain_text("Ben")  # read again by itself
    check_every_look(ann.page)

    ann.get("start-tournament").click()
    expect(ann.get("pairings").get_by_role("link", name="Game 1")).to_be_visible()
    ben.get("pairings").get_by_role("link", name="Game 1").click()
    expect(GamePage(ben.page).main).to_be_visible()
    ann.page.get_by_text("Someone is missing").click()
    ann.page.get_by_role("button", name="Ben loses").click()
    ann.get("sure").click()
    expect(ann.get("standings").locator("tbody tr").first).to_contain_text("Ann (you)")
    expect(ann.get("standings").locator("tbody tr").first).to_contain_text("2")
    expect(ann.get("cross-table")).to_be_visible()
    check_every_look(ann.page)
    ann.page.goto("/tournaments")
    expect(ann.get("tournament-list")).to_contain_text("Club evening")


ORDER = ("Ann", "Bot", "Ben", "Cleo", "Dan", "Zoe")
"""Whoever stands before the other wins."""


class Evening:
    """A club's evening: Ann at a page, the others with programs, and a clock that runs ahead."""

    def __init__(self, server: Live, clock: SimulatedClock, ann: Visitor, address: str) -> None:
        self.server = server
        self.clock = clock
        self.ann = ann
        self.address = f"/api{address}"
        self.people = {name: server.client() for name in ("Ben", "Cleo", "Dan", "Zoe")}
        self.bot = server.client()
        self.names: dict[int, str] = {}

    def read(self) -> Json:
        told: Json = self.bot.get(self.address).raise_for_status().json()
        self.names = {one["entrant"]: one["name"] for one in told["entrants"]}
        return told

    def running(self) -> list[Json]:
        pairings = self.read()["schedule"][-1]["pairings"]
        return [game for one in pairings for game in one["games"] if not game["over"]]

    def play_round(self, *leaving: str) -> None:
        """Let whoever is worse resign, and wait for those who never come until they forfeit."""
        for name in leaving:
            assert self.people[name].post(f"{self.address}/withdraw").status_code == 200
        running, number = self.running(), self.read()["round"]
        for game in running:
            if "Zoe" not in self.players(game):
                self.resign(max(self.players(game), key=ORDER.index), game["id"])
        for game in running:
            if "Zoe" in self.players(game):
                first, second = self.players(game)
                self.come(first if second == "Zoe" else second, game["id"], moves=second == "Zoe")
                self.clock.advance(601 / 86_400)
        self.wait_for_the_end_of(number)

    def wait_for_the_end_of(self, number: int) -> None:
        """Wait until a round is over, and the next is paired if there is one."""
        deadline = time.monotonic() + PATIENCE
        while True:
            told = self.read()
            games = [g for one in told["schedule"][number - 1]["pairings"] for g in one["games"]]
            is_next = told["round"] > number or number == told["rounds"]
            if is_next and all(game["over"] for game in games):
                return
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def players(self, game: Json) -> tuple[str, str]:
        return self.names[game["first"]], self.names[game["second"]]

    def resign(self, name: str, game: str) -> None:
        if name == "Bot":
            answer = self.bot.post(f"/api/bot/games/{game}/resign", json={"id": "r", "seen": 0})
            assert answer.status_code == 200, answer.text
            return
        with self.server.play(self.people[name], game) as page:
            send(page, type="resign", id="r", seen=receive(page)["number"])
            while not receive(page).get("result"):
                pass

    def come(self, name: str, game: str, *, moves: bool) -> None:
        """Sit at a table, and make the first turn where it is one's own."""
        if name == "Ann":
            self.ann.page.goto(f"/game/{game}")
            if moves:
                self.ann.page.evaluate(PLAY_ON, 1)
                main = GamePage(self.ann.page).main
                expect(main).to_have_attribute("data-number", re.compile("[1-9]"))
            self.wait_for_arrival(game)
        elif name == "Bot":
            with self.bot.stream("GET", f"/api/bot/games/{game}/stream"):
                if moves:
                    move = {"id": "m", "seen": 0, "move": "pass"}
                    self.bot.post(f"/api/bot/games/{game}/move", json=move).raise_for_status()
                self.wait_for_arrival(game)
        else:
            with self.server.play(self.people[name], game) as page:
                number = receive(page)["number"]
                if moves:
                    send(page, type="move", id="m", seen=number, move="pass")
                    while receive(page).get("acknowledges") != "m":
                        pass
                self.wait_for_arrival(game)

    def wait_for_arrival(self, game: str) -> None:
        deadline = time.monotonic() + PATIENCE
        came = f'{{"kind":"came","game":"{game}"'
        while came not in sql_of(self.server):
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def close(self) -> None:
        for client in (self.bot, *self.people.values()):
            client.close()


@pytest.fixture
def evening(tmp_path: Path, visit: Visit) -> Iterator[Evening]:
    """Six have come by the invitation, and the organiser has gone after the start."""
    clock = SimulatedClock()
    with live(tmp_path, clock=clock) as server:
        olga, ann = (Visitor(visit(server), server) for _ in range(2))
        token = olga.named("Olga").say("/api/me/bots", name="Bot")["token"]
        link = made_by(olga)
        ann.page.goto(link)
        ann.get("join-name").fill("Ann")
        ann.get("join").click()
        expect(ann.get("withdraw")).to_be_visible()
        ann.home_with_news()  # whatever page she is on
        address, _, code = link.partition("#join=")
        here = Evening(server, clock, ann, address.removeprefix(server.origin))
        here.bot.headers["Authorization"] = f"Bearer {token}"
        for name, browser in here.people.items():
            joined = browser.post(f"{here.address}/join", json={"code": code, "name": name})
            assert joined.status_code == 201, joined.text
        expect(olga.get("entrants").locator("li")).to_have_count(6)
        olga.get("start-tournament").click()
        expect(olga.get("pairings")).to_be_visible()
        olga.page.close()
        yield here
        here.close()


def made_by(olga: Visitor) -> str:
    """The link of a new tournament with a clock, single games and a bot."""
    olga.page.goto("/tournaments")
    olga.get("tournament-name").fill("Club evening")
    olga.get("clock-long").check(force=True)
    olga.get("meeting-once").check()
    olga.get("tournament-bots").check()
    olga.get("make-tournament").click()
    olga.page.get_by_text("Enter one of your bots").click()
    olga.get("bot-name").fill("Bot")
    olga.get("enter-bot").click()
    expect(olga.get("entrants").locator("li")).to_have_count(1)
    return olga.get("tournament-link").input_value()


def test_an_evening_of_six_runs_by_itself(evening: Evening) -> None:
    """One never comes, one leaves, one is a bot, two share their points; nobody looks after it."""
    ann = evening.ann
    expect(ann.get("round-bar")).to_contain_text("Club evening: round 1 has begun.")
    check_every_look(ann.page)
    ann.get("to-round").click()
    expect(ann.get("tournament-place")).to_contain_text("round 1 of 3, board")
    evening.play_round()
    told = evening.read()
    assert told["round"] == 2
    (missed,) = [
        game
        for pairing in told["schedule"][0]["pairings"]
        for game in pairing["games"]
        if game["reason"] == "forfeit"
    ]
    assert "Zoe" in evening.players(missed)
    assert evening.names[missed["winner"]] != "Zoe"
    expect(ann.get("next-game").or_(ann.get("back-to-tournament")).first).to_be_visible()
    expect(ann.page.get_by_test_id("ask-rematch")).to_have_count(0)
    ann.get("back-to-tournament").click()
    expect(ann.get("tournament-title")).to_be_visible()
    expect(ann.get("pairings")).not_to_contain_text("Zoe")
    check_every_look(ann.page)

    evening.play_round("Dan")
    assert evening.read()["round"] == 3
    ann.home_with_news()
    evening.play_round()
    expect(ann.get("round-bar")).to_contain_text("Club evening is over.")
    ann.get("to-round").click()
    expect(ann.page.get_by_role("heading", name="Final standings")).to_be_visible()
    standings = evening.read()["standings"]
    points = {evening.names[one["entrant"]]: one["points"] for one in standings}
    names = ["Ann (you)" if name == "Ann" else name for name in points]
    expect(ann.get("standings").locator("tbody tr")).to_contain_text(names)
    assert (points["Ann"], points["Zoe"]) == (3, 0)
    assert len(set(points.values())) < 6  # some share their points, and tie-breaks tell them apart
    ann.page.get_by_role("button", name="Round 1").click()
    expect(ann.get("pairings")).to_contain_text("forfeit")
    check_every_look(ann.page)


def test_a_public_tournament_is_played_by_cut_and_choose(come: Come) -> None:
    """Found in the lobby, joined without a link; the seats are settled at the table."""
    ann, ben = come().named("Ann"), come().named("Ben").lobby()
    ann.page.goto("/tournaments")
    ann.get("tournament-name").fill("Friday")
    ann.get("meeting-cut").check()
    expect(ann.get("tournament-bots")).to_have_count(0)
    ann.get("tournament-shown").check()
    ann.get("make-tournament").click()
    ann.get("join").click()

    expect(ben.get("lobby-tournaments")).to_contain_text("Swiss, open to join")
    expect(ben.get("lobby-tournaments")).to_contain_text("cut and choose")
    check_every_size(ben.page)
    ben.get("to-tournament").click()
    ben.get("join").click()
    expect(ann.get("entrants")).to_contain_text("Ben")
    ann.get("start-tournament").click()
    ann.get("pairings").get_by_role("link", name="Game 1").click()
    ben.get("to-round").click()
    for each in (ann, ben):  # only a page that shows the starts says whose cut it is
        expect(each.get("starts")).to_be_visible()
    cutter, chooser = (ann, ben) if ann.get("cut").count() else (ben, ann)
    cutter.get("cut").click()
    chooser.get("choose-1").click()
    expect(GamePage(chooser.page).turn).to_have_text("Your turn")
    for each in (chooser, cutter):
        Place(each.page).pass_turn()
    held: list[Route] = []  # what the table asks for is answered when it has been left

    def hold(route: Route) -> None:
        held.append(route)

    chooser.page.route("**/api/games/*/tournament", hold)
    cutter.get("resign").click()
    cutter.get("resign-confirm").click()
    expect(chooser.get("result")).to_be_visible()
    chooser.get("back-to-tournament").click()
    first = chooser.get("standings").locator("tbody tr").first
    expect(first).to_contain_text("(you)")
    expect(chooser.get("round-bar")).to_have_count(0)
    assert held
    for route in held:
        with chooser.page.expect_response(route.request.url):
            route.continue_()
    expect(first.locator("td").nth(1)).to_have_text("1")
    check_every_size(chooser.page)
