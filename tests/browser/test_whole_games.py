"""Games through the page from set-up to their ends, each checked against its stored record."""

import random

import pytest
from playwright.sync_api import Page, expect

from quiltbee.rules import PASS, Board
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.hands import MOUSE_COUNTER, Clicks, Fingers, Keys, Words, play, tab_to
from tests.browser.page import GamePage, HomePage
from tests.browser.server import Server

pytestmark = pytest.mark.nightly

LEVEL = "3"


def begin(page: Page, opponent: str = LEVEL, board: Board = Board.REVISED) -> GamePage:
    home = HomePage(page).open()
    return home.start(opponent="person" if opponent == "person" else "computer", board=board.value)


def test_a_game_against_the_computer_by_clicks(page: Page) -> None:
    game = begin(page)
    rng = random.Random(1)
    play(game, Clicks(rng), rng)
    expect(game.result).to_be_visible()
    game.check_record(game.download())


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.add_init_script(MOUSE_COUNTER)
    home = HomePage(page).open()
    press = page.keyboard.press
    tab_to(page, "[data-testid=opponent-computer]")
    tab_to(page, "[data-testid=strength-3]")
    press("ArrowRight")
    expect(home.get("strength-words")).to_contain_text("Level 4, Regular")
    tab_to(page, "[data-testid=more-options]")
    press("Enter")
    tab_to(page, "[data-testid=seed]")
    page.keyboard.type("quilt")
    tab_to(page, "[data-testid=start-game]")
    press("Enter")

    game = GamePage(page)
    game.wait_for_decision(-1)
    tab_to(page, "[data-quilt=active] [role=grid]")
    play(game, Keys(), random.Random(2))
    expect(game.result).to_be_visible()
    tab_to(page, "[data-testid=download-record]")
    with page.expect_download() as started:
        press("Enter")
    game.check_record(started.value.path().read_text("utf-8"))
    assert page.evaluate("window.mouseEvents") == 0


@pytest.mark.nightly
def test_a_game_of_two_people_with_a_reload_in_the_middle(page: Page) -> None:
    game = begin(page, "person", Board.ORIGINAL)
    rng = random.Random(3)
    hand = Clicks(rng)
    play(game, hand, rng, 3)
    before, moves = game.position(), game.moves()
    page.reload()
    game.wait_for_decision(-1)
    assert game.position() == before
    assert game.moves() == moves
    assert not game.is_over
    play(game, hand, rng)
    expect(game.result).to_be_visible()
    game.check_record(game.download())


def test_a_game_across_restarts_of_the_server(
    own_server: Server, visit: Visit, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    game = begin(visit(own_server), board=Board.ORIGINAL)
    rng = random.Random(4)
    hand = Clicks(rng)
    for _ in range(2):
        play(game, hand, rng, 1)
        before, moves = game.position(), game.moves()
        own_server.kill()
        expect(game.lost).to_be_visible()
        own_server.start()
        expect(game.lost).to_be_hidden()
        assert game.position() == before
        assert game.moves() == moves
    assert not game.is_over
    play(game, hand, rng)
    expect(game.result).to_be_visible()
    game.check_record(game.download())


def test_a_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    game = begin(visit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True))
    rng = random.Random(5)
    play(game, Fingers(rng), rng)
    expect(game.result).to_be_visible()
    game.check_record(game.download())


def test_the_second_of_two_people_may_begin(page: Page) -> None:
    game = HomePage(page).open().start(opponent="person", first="opponent")
    expect(game.get("player-1").get_by_role("heading")).to_have_text("Ben")


def test_a_game_by_typed_words_told_by_live_regions(page: Page) -> None:
    news = page.get_by_test_id("live-news")
    game = HomePage(page).open().start()
    expect(news).to_have_text("Your turn. You go first.")
    Words().make(game, PASS)
    game.wait_for_decision(0)
    expect(news).to_contain_text("Tilo: ")
    expect(news).to_contain_text("Your turn.")
    play(game, Words(), random.Random(6))
    expect(news).to_contain_text(f"{game.turn.inner_text()}. The final score is")
    game.check_record(game.download())
