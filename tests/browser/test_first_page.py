"""The first page: a quilt, one button, three cards, the ways to play, and the way back."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.browser.layout import IS_SEEN, SIZES
from tests.browser.page import GamePage, HomePage, begin_game, play_on
from tests.browser.places import BEFORE_END

WAYS = ("computer", "friend", "anyone", "automa", "person")
TITLE_LINES = """
title => title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)
"""
CONTROLS = """
() => [...document.querySelectorAll('a[href], button, input, select, textarea')].filter((each) => {
  const { top, height } = each.getBoundingClientRect();
  return each.checkVisibility() && height > 0 && top < innerHeight;
}).length
"""
"""How many controls are above the fold."""
LARGE = ((1280, 800), (1920, 1080), (2560, 1440))


def shown_for(way: str) -> str:
    """What is in view as soon as a way to play is chosen."""
    return "match-none" if way == "anyone" else "start-game"


def check_above_the_fold(page: Page, button: str) -> None:
    """Quilt and button are seen at every size, all cards and ways on a desktop."""
    home = HomePage(page)
    cards = page.locator(".front-card")
    expect(cards).to_have_count(3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        seen = [home.get(button), page.locator("h1"), page.locator(".hero .cover")]
        if (width, height) in LARGE:
            seen += [*cards.all(), *page.locator(".card-choice").all()]
        for part in seen:
            assert part.evaluate(IS_SEEN), (part, width, height)
        assert page.locator("h1").evaluate(TITLE_LINES) < 2.5, (width, height)


def test_a_newcomer_finds_one_button_and_a_player_what_was_played_last(page: Page) -> None:
    home = HomePage(page).open()
    check_above_the_fold(page, "first-game")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate(CONTROLS) <= 16
    home.choose().get("strength-4").check()
    game = home.start()
    game.get("pass").click()
    game.wait_for_decision(0)
    HomePage(page).open()
    expect(home.get("play")).to_have_text("Play Nora")
    check_above_the_fold(page, "play")
    home.get("play").click()
    game.wait_for_decision(-1)
    assert (game.state()["level"], game.moves()) == (4, [])
    home.open().choose("automa").get("level-2").check()
    home.get("start-game").click()
    game.wait_for_decision(-1)
    home.open().get("play").click()
    game.wait_for_decision(-1)
    assert game.state()["automa"]["level"] == 2


def test_what_a_way_asks_comes_into_view(page: Page) -> None:
    home = HomePage(page).open()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for way in WAYS:
            home.choose(way)
            expect(home.get(shown_for(way))).to_be_in_viewport()
    for name in ("seed", "board-original", "first-random"):
        expect(home.get(name)).not_to_be_visible()


def test_the_cards_have_pictures_and_lie_beside_the_quilt_on_a_large_screen(page: Page) -> None:
    home = HomePage(page).open()
    expect(home.get("todays-game").locator(".picture")).to_have_count(3)
    expect(home.get("todays-puzzle").locator(".piece").first).to_be_visible()
    expect(page.locator(".front-card .face")).to_have_count(10)  # no table to go back to yet
    page.set_viewport_size({"width": 2560, "height": 1440})
    card, quilt = home.get("todays-game").bounding_box(), page.locator(".cover").bounding_box()
    assert card is not None
    assert quilt is not None
    assert card["x"] > quilt["x"] + quilt["width"]
    page.locator(".front-card", has=page.locator(".face")).click()
    expect(home.get("start-game")).to_be_in_viewport()


def test_the_menu_has_all_else(page: Page) -> None:
    home = HomePage(page).open()
    for name in ("to-puzzles", "to-analysis", "progress", "to-ratings", "to-tournaments"):
        expect(home.menu(name)).to_be_visible()
    for name in ("open-text", "open-file", "language"):
        expect(home.get(name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(home.get("to-puzzles")).to_be_hidden()
    expect(home.get("menu")).to_be_focused()


def test_without_javascript_the_page_says_what_it_needs(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.allow("The resource .* was preloaded")
    page = visit(java_script_enabled=False)
    page.goto("/")
    said = page.locator(".no-script")
    expect(said).to_contain_text("needs JavaScript")
    expect(said).to_have_css("border-top-style", "dashed")


def test_continue_shows_the_quilt_whose_turn_and_how_far(page: Page) -> None:
    game = begin_game(page)
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
    game = play_on(page, BEFORE_END)
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
    expect(home.get("hero")).to_be_visible()
