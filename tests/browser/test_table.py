"""What is around the placing: undo, earlier positions, other tabs, spectators, resigning."""

import random

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Clicks, play
from tests.browser.page import GamePage, HomePage, begin_game, play_on
from tests.browser.places import BEFORE_END, OPENING

INTRUDE = """
id => new Promise((resolve) => {
  const origin = location.origin.replace('http', 'ws');
  const socket = new WebSocket(`${origin}/api/games/${id}/play?version=2`);
  socket.onopen = () => socket.send(
    JSON.stringify({ type: 'move', id: 'intruder', seen: 0, move: 'pass' }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'error') resolve([message.kind, message.error]);
  };
})
"""


def test_undo_against_the_computer_takes_back_to_ones_own_decision(page: Page) -> None:
    game = begin_game(page)
    expect(game.get("undo")).to_be_disabled()
    start = game.position()
    hand, rng = Clicks(random.Random(1)), random.Random(1)
    play(game, hand, rng, 1)
    assert game.moves()
    game.get("undo").click()
    expect(game.get("move-list").locator("li")).to_have_count(0)
    expect(game.turn).to_have_text("Your turn")
    assert game.position() == start
    play(game, hand, rng, 1)


def test_undo_at_one_screen_takes_back_one_decision(page: Page) -> None:
    game = begin_game(page, "person")
    game.get("pass").click()
    game.wait_for_decision(0)
    middle = game.position()
    game.get("pass").click()
    game.wait_for_decision(1)
    game.get("undo").click()
    game.wait_for_decision(2)
    assert game.moves() == ["pass"]
    assert game.position() == middle
    game.quilt.get_by_role("grid").press("u")
    game.wait_for_decision(3)
    assert game.moves() == []
    expect(game.get("undo")).to_be_disabled()


def test_a_game_that_is_over_can_be_taken_back(page: Page) -> None:
    game = play_on(page, BEFORE_END)
    game.get("pass").click()
    expect(game.result).to_be_visible()
    assert game.totals() == (-104, -94)
    expect(game.turn).to_have_text("Player 2 wins")
    game.check_record(game.download())
    game.get("undo").click()
    expect(game.result).to_be_hidden()
    expect(game.turn).to_have_text("Player 2’s turn")


def test_a_game_is_resigned_after_a_question(page: Page) -> None:
    game = begin_game(page)
    game.get("resign").click()
    expect(game.get("resign-confirm")).not_to_contain_class("main")
    game.get("dialog-resign").get_by_role("button", name="Play on").click()
    expect(game.get("dialog-resign")).to_have_count(0)
    expect(game.turn).to_have_text("Your turn")
    game.get("resign").click()
    game.get("resign-confirm").click()
    expect(game.result).to_contain_text("You resigned")
    expect(game.turn).to_have_text("Tilo wins")


def test_earlier_positions_are_looked_at_and_left_again(page: Page) -> None:
    game = play_on(page, OPENING)
    buttons = game.get("buttons-1")
    expect(buttons).to_have_text("3")
    game.get("step-first").click()
    expect(game.turn).to_have_text("After move 0")
    expect(buttons).to_have_text("5")
    expect(game.quilt).to_have_count(0)
    expect(game.get("pass")).to_be_disabled()
    game.get("step-forward").click()
    expect(game.turn).to_have_text("After move 1")
    expect(buttons).to_have_text("3")
    game.get("back-to-game").click()
    expect(game.turn).to_have_text("Player 1’s turn")
    game.get("move-list").get_by_role("button").first.click()
    expect(game.turn).to_have_text("After move 1")
    game.get("step-last").click()
    expect(game.quilt).to_have_count(1)
    assert game.number == 0


def test_a_second_tab_of_a_player_stays_in_step(page: Page) -> None:
    game = begin_game(page, "person")
    other = GamePage(page.context.new_page())
    other.page.goto(page.url)
    other.wait_for_decision(-1)
    game.get("pass").click()
    other.wait_for_decision(0)
    assert other.moves() == ["pass"]
    other.type_line("L0c1")
    game.wait_for_decision(1)
    assert game.moves() == other.moves() == ["pass", "L0c1"]
    assert game.position() == other.position()
    game.get("undo").click()
    other.wait_for_decision(2)
    assert other.moves() == ["pass"]


def test_a_spectator_looks_but_cannot_play(page: Page, visit: Visit) -> None:
    game = begin_game(page, "person")
    stranger = GamePage(visit())
    stranger.page.goto(page.url)
    expect(stranger.main).to_contain_text("you are watching")
    expect(stranger.quilt).to_have_count(0)
    expect(stranger.offer("L")).to_be_disabled()
    expect(stranger.get("pass")).to_be_disabled()
    for name in ("undo", "place", "resign"):
        expect(stranger.get(name)).to_have_count(0)
    stranger.page.locator("#grid-1").press("p")
    stranger.type_line("pass")
    expect(stranger.notice).to_contain_text("not your turn")
    kind, sentence = stranger.page.evaluate(INTRUDE, game.id)
    assert kind == "not_your_seat"
    assert sentence.endswith(".")
    assert game.number == 0

    game.get("pass").click()
    expect(stranger.main).to_have_attribute("data-number", "1")
    assert stranger.moves() == ["pass"]


def test_a_game_is_found_again_on_the_first_page(page: Page) -> None:
    game = begin_game(page, "person")
    game.get("pass").click()
    game.wait_for_decision(0)
    game.get("home").click()
    home = HomePage(page)
    recent = home.get("recent-games")
    recent.get_by_role("link", name="Anna and Ben").click()
    game.wait_for_decision(-1)
    assert game.moves() == ["pass"]
    page.go_back()
    expect(recent.get_by_role("link")).to_have_count(1)
    expect(recent.locator(".standing")).to_have_text("Ben’s turn")
    expect(recent.locator(".quilt-picture")).to_be_visible()


def test_a_game_that_only_this_browser_remembers_is_removed(page: Page) -> None:
    begin_game(page, "person")
    page.context.clear_cookies()
    page.goto("/")
    recent = HomePage(page).get("recent-games")
    expect(recent.get_by_role("link", name="Anna – Ben")).to_be_visible()
    recent.get_by_role("button", name="Remove Anna – Ben").click()
    expect(recent).to_have_count(0)


def test_an_answer_that_comes_after_leaving_changes_nothing(page: Page) -> None:
    game = play_on(page, OPENING)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/plan*.js", hold)
    with page.expect_request("**/plan*.js"):
        page.locator("[data-coming]").first.click()
    game.get("home").click()
    expect(game.get("hero")).to_be_visible()
    with page.expect_response("**/plan*.js") as answered:
        held[0].continue_()
    answered.value.finished()
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    expect(game.get("hero")).to_be_visible()
    expect(game.main).to_have_count(0)


def test_the_help_lists_keys_and_commands(page: Page) -> None:
    game = begin_game(page)
    game.quilt.get_by_role("grid").press("?")
    help_dialog = game.get("dialog-aid")
    expect(help_dialog).to_contain_text("next place where it fits")
    page.keyboard.press("Escape")
    expect(help_dialog).to_have_count(0)
    expect(game.turn).to_have_text("Your turn")
