"""Duels of a server whose computer thinks in the page: without the server they go on."""

import json
import random
import re
from typing import Self

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from quiltbee.notation import format_move, parse_move, parse_record
from quiltbee.rules import Position, new_game, ring_from_seed
from tests.browser.alone import SoloPage
from tests.browser.axe import violations
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.page import GamePage, HomePage
from tests.browser.server import Server
from tests.browser.test_offline import kept_with_engine

GOES_ON = "You play on here"
START = new_game(ring_from_seed("quilt"))


@pytest.fixture
def page(own_server: Server, visit: Visit, complaints: Complaints) -> Page:
    complaints.allow(NO_SERVER)
    return visit(own_server, viewport={"width": 1280, "height": 800}, service_workers="allow")


class Duel(GamePage):
    """A duel on the set-up `quilt`, on a page that is kept for times without a server."""

    @classmethod
    def begin(cls, page: Page, level: int = 2) -> Self:
        home = HomePage(page).open()
        kept_with_engine(page)
        home.choose().get(f"strength-{level}").check()
        home.start()
        return cls(page)

    def stop(self, server: Server) -> None:
        """End the server, and wait until the page plays without it."""
        server.kill()
        expect(self.lost).to_contain_text(GOES_ON)

    def there(self) -> Position:
        """Where the game stands, by the moves on the page."""
        position = START
        for token in self.moves():
            position = position.play(parse_move(token))
        return position

    def play(self, decisions: int = 100) -> None:
        """Make random moves by typing; the page shows the computer's answers."""
        draws = random.Random(4)
        while not self.is_over and decisions:
            number, decisions = self.number, decisions - 1
            self.type_line(format_move(draws.choice(self.there().legal_moves())))
            self.wait_for_decision(number)


def test_the_page_thinks_for_the_server(page: Page) -> None:
    frames: list[str] = []
    page.on(
        "websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(str(frame)))
    )
    game = Duel.begin(page)
    game.get("pass").click()
    game.wait_for_decision(0)
    moves = [json.loads(frame) for frame in frames]
    told = [each["move"] for each in moves if each["type"] == "move" and each.get("player") == 2]
    assert told
    assert game.moves() == ["pass", *told]
    expect(game.lost).to_have_count(0)


def test_one_that_is_interrupted_goes_on_and_is_handed_in(page: Page, own_server: Server) -> None:
    game = Duel.begin(page)
    game.get("pass").click()
    game.wait_for_decision(0)
    game.stop(own_server)
    game.play(3)
    assert violations(page) == []
    game.get("hint").click()
    expect(game.get("hint-words")).to_contain_text("Hint:")
    moves = game.moves()
    page.reload()
    expect(game.lost).to_contain_text(GOES_ON)
    expect(game.get("move-list").locator("code")).to_have_count(len(moves))
    assert game.moves() == moves
    game.play(1)
    number = game.number
    game.get("undo").click()
    game.wait_for_decision(number)
    moves = game.moves()
    own_server.start()
    expect(game.lost).to_have_count(0)
    expect(game.page.get_by_text("Your moves have been handed in")).not_to_have_count(0)
    assert [each["move"] for each in game.state()["moves"]] == moves
    assert page.evaluate("localStorage['quiltbee.duels']") == "{}"
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)


def test_one_that_went_on_elsewhere_leaves_its_branch(page: Page, own_server: Server) -> None:
    game = Duel.begin(page)
    game.stop(own_server)
    game.play(2)
    branch = game.moves()
    name = game.id
    page.goto("about:blank")
    own_server.start()
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())
    address = f"{own_server.url.replace('http', 'ws', 1)}api/games/{name}/play?version=2&thinks=1"
    headers = {"Cookie": cookies, "Origin": own_server.url.rstrip("/")}
    with connect(address, additional_headers=headers, proxy=None) as other:
        other.recv()
        move = format_move(START.legal_moves()[-1])
        assert move != branch[0]
        other.send(json.dumps({"type": "move", "id": "a", "seen": 0, "move": move}))
        other.recv()
    page.goto(f"/game/{name}")
    dialog = page.get_by_test_id("dialog-branch")
    expect(dialog).to_contain_text("The game on the server counts.")
    assert violations(page) == []
    with page.expect_download() as waiting:
        page.get_by_test_id("branch-record").click()
    record = parse_record(waiting.value.path().read_text("utf-8"))
    assert [format_move(each) for each in record.moves] == branch
    expect(page.get_by_test_id("branch-analysis")).to_have_attribute(
        "href", re.compile("^/analysis#.+")
    )
    page.get_by_test_id("branch-close").click()
    expect(dialog).to_have_count(0)
    assert page.evaluate("localStorage['quiltbee.duels']") == "{}"
    assert game.moves()[0] == move


@pytest.mark.slow(15)
@pytest.mark.parametrize("level", [1, pytest.param(10, marks=pytest.mark.nightly)])
def test_a_whole_duel_without_the_server(page: Page, own_server: Server, level: int) -> None:
    game = Duel.begin(page, level)
    game.stop(own_server)
    game.play()
    expect(game.result).to_be_visible()
    moves = game.moves()
    own_server.start()
    expect(game.lost).to_have_count(0)
    assert game.state()["result"] is not None
    assert game.moves() == moves
    game.check_record(game.download())


def test_a_solo_game_of_the_server_pauses(page: Page, own_server: Server) -> None:
    game = SoloPage.start(page)
    page.wait_for_load_state("networkidle")  # the typeface comes after the table
    own_server.kill()
    expect(game.lost).to_contain_text("The cards are on the server: the game waits for it.")
    own_server.start()
    expect(game.lost).to_have_count(0)
    game.get("pass").click()
    game.wait_past(0)
