"""Without the server: the page opens, the aid and games are there; what is new comes at once."""

import asyncio
import random
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quiltbee.automa import Solo
from quiltbee.engine.player import Engine
from quiltbee.games import begin
from quiltbee.notation import (
    format_link,
    format_move,
    format_record,
    parse_move,
    parse_position,
    parse_record,
)
from quiltbee.review import STANDARD, EngineJudge, Reviewer, describe
from quiltbee.rules import Position, Seat
from tests.browser.alone import SoloPage, play_alone, read, turns_of
from tests.browser.axe import violations
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.hands import Clicks
from tests.browser.page import GamePage, HomePage
from tests.browser.server import ROOT, Server
from tests.notation.games import whole_game

ENGINE = """async () => {
    const {scope} = await navigator.serviceWorker.ready;
    const weights = new URL('engine/duel.weights', scope).pathname;
    for (let tries = 0; tries < 600; tries += 1) {
        if (await caches.match(weights, {ignoreVary: true})) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
}"""
"""Whether the worker keeps the engine too, which it fetches after the page."""

KEPT = """async () => {
    const page = new URL((await navigator.serviceWorker.ready).scope).pathname;
    for (let tries = 0; tries < 1200; tries += 1) {
        const pages = (await caches.keys()).filter((name) => name.startsWith('page '));
        const isWhole = await caches.match(page, {ignoreVary: true});
        const isHere = navigator.serviceWorker.controller !== null;
        if (isHere && isWhole && pages.length === 1) return pages[0];
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return '';
}"""
"""The name of the one page that the worker keeps, once it is whole."""

REPLACED = """async (first) => {
    for (let tries = 0; tries < 1200; tries += 1) {
        const isWhole = await caches.match('/', {ignoreVary: true});
        if (isWhole && !(await caches.has(first))) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
}"""
"""Whether another page has taken the place of the first one."""

GAME = "() => JSON.parse(localStorage.getItem('quiltbee.offline'))"


def kept(page: Page) -> str:
    name = str(page.evaluate(KEPT))
    assert name
    return name


def kept_with_engine(page: Page) -> None:
    kept(page)
    assert page.evaluate(ENGINE)


@pytest.fixture
def page(own_server: Server, visit: Visit, complaints: Complaints) -> Page:
    complaints.allow(NO_SERVER)
    return visit(own_server, viewport={"width": 1280, "height": 800}, service_workers="allow")


def position_of(page: Page) -> tuple[Position, Seat]:
    """Where the game in the browser stands by the rules of Python, and the person's seat."""
    game = page.evaluate(GAME)
    position = parse_position(game["course"]["start"])
    for token in game["course"]["moves"]:
        position = position.play(parse_move(token))
    return position, Seat(game["seat"])


def play_offline(game: GamePage) -> Position:
    """Make one legal move after the other, by typing, until the game is over."""
    game.type_line("pass")
    game.wait_for_decision(0)
    while not game.is_over:
        position, seat = position_of(game.page)
        assert position.turn is seat
        number = game.number
        game.type_line(format_move(position.legal_moves()[-1]))
        game.wait_for_decision(number)
    return position_of(game.page)[0]


def downloaded(game: GamePage) -> str:
    """The record that the button saves."""
    with game.page.expect_download() as waiting:
        game.get("download-record").click()
    assert waiting.value.suggested_filename == "game.pgr"
    return waiting.value.path().read_text("utf-8")


def test_aid_and_a_whole_game_without_the_server_which_then_comes_back(
    page: Page, own_server: Server
) -> None:
    home = HomePage(page).open()
    kept_with_engine(page)
    own_server.kill()
    page.reload()
    expect(home.get("away")).to_contain_text("can’t be reached. Other people")
    assert violations(page) == []
    home.get("aid-offline").click()
    expect(page.get_by_role("heading", name="How to play", exact=True)).to_be_visible()
    page.reload()
    expect(home.get("aid")).to_contain_text("minus 2 for each empty space")
    page.goto("/")
    home.get("level-offline").select_option("4")
    home.get("play-offline").click()
    game = GamePage(page)
    game.wait_for_decision(-1)
    expect(home.get("away")).to_be_hidden()
    expect(game.get("local")).to_contain_text("in this browser alone")
    page.locator("[data-coming]").nth(3).click()
    expect(game.get("plan")).to_contain_text("On offer after")
    expect(game.ghost).to_contain_class("planned")
    page.keyboard.press("Escape")
    expect(game.ghost).to_have_count(0)
    last = play_offline(game)
    expect(game.result).to_be_visible()
    assert game.totals() == last.scores
    assert page.evaluate(GAME)["level"] == 4
    record = downloaded(game)
    assert parse_record(record).positions[-1] == last
    assert format_record(parse_record(record)) == record
    game.get("review").click()
    expect(page.locator(".lost-points").first).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator("main.review")).to_have_attribute("data-at", "0")
    game.get("back-to-game").click()
    expect(game.result).to_be_visible()
    game.get("again").click()
    expect(game.main).not_to_have_attribute("data-stage", "over")
    moves = game.moves()
    page.reload()
    game.wait_for_decision(-1)
    assert game.moves()[: len(moves)] == moves
    game.get("home").click()
    expect(home.get("away")).to_be_visible()
    own_server.start()
    expect(home.get("back-again")).to_have_text("The server is back.")
    expect(home.get("away")).to_have_count(0)
    home.view(record)
    expect(game.result).to_be_visible()
    page.goto("/")
    home.start().get("pass").click()


def test_a_new_version_is_shown_at_once_and_takes_the_place_of_the_old_one(
    visit: Visit, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "quiltbee", tmp_path / "quiltbee", ignore=ignored)
    server = Server(tmp_path / "data", code=tmp_path)
    server.start()
    try:
        page = visit(server, service_workers="allow")
        HomePage(page).open()
        first = kept(page)
        server.kill()
        script = tmp_path / "quiltbee" / "web" / "bundle" / "page.js"
        script.write_text(f"document.documentElement.dataset.newer = 'yes';{script.read_text()}")
        server.start()
        page.request.get("/")  # the worker shows the old page if an answer takes 2.5 s
        HomePage(page).open()
        newer = page.locator("html[data-newer]")
        expect(newer).to_have_count(1)
        assert page.evaluate(REPLACED, first)
        server.kill()
        page.reload()
        expect(page.get_by_test_id("away")).to_be_visible()
        expect(newer).to_have_count(1)
    finally:
        server.kill()


def test_nothing_of_the_api_is_kept(page: Page) -> None:
    HomePage(page).open().start().get("pass").click()
    kept(page)
    addresses = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map((name) => caches.open(name)));
            const requests = (await Promise.all(all.map((cache) => cache.keys()))).flat();
            return requests.map(({url}) => new URL(url).pathname);
        }"""
    )
    assert not [each for each in addresses if each.startswith("/api/")]
    assert "/" in addresses


@pytest.mark.slow(20)
def test_the_highest_level_answers_without_the_server_and_its_game_goes_on(
    page: Page, own_server: Server
) -> None:
    home = HomePage(page).open()
    kept_with_engine(page)
    own_server.kill()
    page.reload()
    home.choose().get("strength-10").check()
    home.get("start-game").click()
    game = GamePage(page)
    game.wait_for_decision(-1)
    expect(page).to_have_url(re.compile("/offline$"))
    game.type_line("pass")
    game.wait_for_decision(0)
    position, seat = position_of(page)
    assert position.turn is seat
    assert len(game.moves()) > 1
    moves = game.moves()
    page.goto("/")
    expect(home.get("level-offline")).to_have_count(0)
    home.get("play-offline").click()
    game.wait_for_decision(-1)
    assert game.moves() == moves


def test_an_engine_that_never_came_is_missed_in_a_sentence_and_comes_with_the_server(
    own_server: Server, visit: Visit, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    page = visit(own_server, locale="de-DE", service_workers="allow")
    home = HomePage(page).open()
    kept_with_engine(page)
    page.evaluate("async () => (await caches.open('files')).delete('/engine/engine.wasm')")
    own_server.kill()
    page.reload()
    home.get("play-offline").click()
    game = GamePage(page)
    game.wait_for_decision(-1)
    game.type_line("pass")
    expect(game.get("notice")).to_contain_text("Der Rechenteil konnte nicht geladen werden.")
    own_server.start()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    game.wait_for_decision(0)


class LocalSolo(SoloPage):
    """A table against the Automa that no server knows: the record says where it stands."""

    def solo(self) -> Solo:
        return read(downloaded(self)).positions[-1]


@pytest.mark.slow(20)
@pytest.mark.parametrize("deck", [pytest.param("normal", marks=pytest.mark.nightly), "tactical"])
def test_a_solo_game_without_the_server(page: Page, own_server: Server, deck: str) -> None:
    home = HomePage(page).open()
    kept_with_engine(page)
    own_server.kill()
    page.reload()
    home.choose("automa")
    for choice in (f"deck-{deck}", "level-4"):
        home.get(choice).check()
    home.get("start-game").click()
    game = LocalSolo(page)
    game.wait_for_decision(-1)
    expect(page).to_have_url(re.compile("/offline\\?opponent=automa$"))
    expect(game.get("local")).to_contain_text("shuffled here")
    has_choice = len(game.solo().legal_moves()) > 1  # on one ring in 40 only the pass is legal
    game.get("hint").click()
    expect(game.get("hint-words")).to_contain_text("better than" if has_choice else "Pass.")
    told = play_alone(game, Clicks(random.Random(4)), random.Random(4))
    expect(game.result).to_be_visible()
    text = downloaded(game)
    game.check_record(text)
    assert turns_of(read(text)) == told
    game.get("again").click()
    expect(game.main).not_to_have_attribute("data-stage", "over")
    game.type_line("pass")
    game.wait_past(0)
    page.goto("/")
    expect(home.get("play-offline")).to_have_attribute("href", "/offline?opponent=automa")


def test_two_at_one_screen_without_the_server(page: Page, own_server: Server) -> None:
    home = HomePage(page).open()
    kept(page)
    own_server.kill()
    page.reload()
    home.choose("person")
    home.get("name-1").fill("Ida")
    home.get("start-game").click()
    game = GamePage(page)
    game.wait_for_decision(-1)
    expect(game.get("turn")).to_contain_text("Ida")
    game.type_line("pass")
    expect(game.get("turn")).to_contain_text("Ben")
    page.reload()
    expect(game.get("turn")).to_contain_text("Ben")
    assert game.moves() == ["pass"]


@pytest.mark.slow(30)
def test_a_review_and_lines_without_the_server(page: Page, own_server: Server) -> None:
    HomePage(page).open()
    kept_with_engine(page)
    own_server.kill()
    start, moves = whole_game(4)
    page.goto(f"/review?seat=1{format_link(start, moves[:6])}")
    course = page.get_by_test_id("course")
    expect(course).to_have_attribute("data-course", "whole", timeout=60_000)
    expect(course).to_contain_text("reasons in words need a server")
    record = begin(start, moves[:6]).record()
    reviewer = Reviewer(record, replace(STANDARD, reasons=None))
    with ThreadPoolExecutor(1) as pool:  # in this thread Playwright has an event loop
        pool.submit(asyncio.run, reviewer.run(EngineJudge(Engine()))).result()  # type: ignore[arg-type]
    rows = page.get_by_test_id("decisions").locator("li")
    expected = [str(each.mark or "") for each in describe(reviewer).decisions]
    assert any(expected)
    for row, mark in zip(rows.all(), expected, strict=True):
        expect(row.locator(".lost-points")).to_have_class(f"lost-points {mark}")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("finding")).to_be_visible()
    page.get_by_test_id("show-answer").click()
    expect(page.get_by_test_id("lesson-why")).to_contain_text("Reasons need a server.")
    page.goto("/analysis")
    page.get_by_test_id("line-count").select_option("5")
    lines = page.get_by_test_id("engine-lines").locator("li:not(.what-if)")
    expect(lines).to_have_count(5)


def test_nothing_helps_with_a_running_game_without_the_server(
    page: Page, own_server: Server
) -> None:
    HomePage(page).open()
    kept_with_engine(page)
    page.evaluate(
        """(ring) => localStorage.setItem(
            'quiltbee.running', JSON.stringify([{game: 'x', ring}]))""",
        whole_game(6)[0].ring,
    )
    own_server.kill()
    page.goto(f"/analysis{format_link(*whole_game(6))}")
    expect(page.get_by_test_id("engine-none")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("engine-none")).to_contain_text("analyse it when it is over")
