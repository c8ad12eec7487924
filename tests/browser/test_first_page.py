"""The first page: Start above the fold at every size, the rules beside it, and the way back."""

from playwright.sync_api import Page, expect

from tests.browser.page import GamePage, HomePage
from tests.browser.pictures import SIZES
from tests.browser.places import BEFORE_END
from tests.browser.test_one_screen import IS_SEEN


def check_above_the_fold(page: Page, name: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.get_by_test_id(name).evaluate(IS_SEEN), (name, width, height)


def test_start_is_above_the_fold_for_a_newcomer_and_for_one_who_comes_back(page: Page) -> None:
    home = HomePage(page).open()
    for name in ("start-game", "how", "first-game"):
        check_above_the_fold(page, name)
    goal = page.get_by_text("leave no holes")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert goal.evaluate(IS_SEEN) or height < 500, (width, height)
    page.set_viewport_size({"width": 1280, "height": 800})
    game = home.start()
    game.get("pass").click()
    game.wait_for_decision(0)
    HomePage(page).open()
    check_above_the_fold(page, "continue")
    check_above_the_fold(page, "start-game")


def test_continue_shows_the_quilt_whose_turn_and_how_far(page: Page) -> None:
    game = HomePage(page).open().start()
    number = game.number
    game.type_line(game_token(game))
    game.wait_for_decision(number)
    home = HomePage(page).open()
    way = home.get("continue")
    expect(way.locator(".piece")).not_to_have_count(0)
    expect(way).to_contain_text("Your turn")
    expect(way).to_contain_text("of 81 spaces sewn")
    way.click()
    game.wait_for_decision(-1)
    assert game.moves()


def game_token(game: GamePage) -> str:
    """A placement of the first patch on offer."""
    letter = game.letters()[0]
    option = next(each for each in game.state()["options"] if each["letter"] == letter)
    return f"{letter}{option['placements'][0]}"


def test_the_rules_open_beside_the_cards_and_close_with_escape(page: Page) -> None:
    home = HomePage(page).open()
    home.get("how").click()
    rules = home.get("dialog-aid")
    expect(rules).to_contain_text("minus 2 for each empty space")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(home.get("how")).to_be_focused()


def test_a_game_that_is_over_goes_on_with_a_rematch_the_other_side_first(page: Page) -> None:
    game = HomePage(page).open().play_on(BEFORE_END)
    game.get("pass").click()
    expect(game.result).to_contain_text("Player 2 wins")
    for name in ("review", "share", "play-again"):
        expect(game.get(name)).to_be_visible()
    expect(game.get("place")).to_have_count(0)
    before = page.url
    game.get("again").click()
    page.wait_for_url(lambda url: url != before)
    game.wait_for_decision(-1)
    expect(game.get("player-1").get_by_role("heading")).to_have_text("Player 2")
    assert game.moves() == []


def test_an_unknown_address_has_a_page_of_its_own(page: Page) -> None:
    answer = page.request.get("/nowhere", headers={"Accept": "application/json"})
    assert (answer.status, answer.json()) == (404, {"error": "There is nothing at this address."})
    shown = page.request.get("/nowhere", headers={"Accept": "text/html"})
    assert (shown.status, "<html" in shown.text()) == (404, True)


def test_an_unknown_address_leads_home(page: Page) -> None:
    home = HomePage(page).open()
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new Event('popstate'))")
    expect(page.get_by_role("heading", level=1)).to_have_text("We can’t find that page")
    page.get_by_role("link", name="Back to home").click()
    expect(home.get("start-game")).to_be_visible()
