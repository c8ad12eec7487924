"""Visits that go otherwise: late answers, translation, refused cookies, held keys, wrong clocks."""

from datetime import UTC, datetime, timedelta
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.company import invited_in_person
from tests.browser.conftest import Complaints, Visit
from tests.browser.page import GamePage, HomePage, begin_game, play_on
from tests.browser.places import OPENING
from tests.browser.reviews import ReviewPage, whole
from tests.browser.two_places import Place, open_table, sit_down

TRANSLATE = """
() => {
  const isKept = (node) => node.parentElement.closest('[translate=no], .notranslate') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || /^(SCRIPT|STYLE|TEMPLATE)$/.test(text.parentElement.tagName)) continue;
    if (isKept(text)) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.replace(/[a-z]/gi, (letter) => letter.toUpperCase());
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add('translated-ltr');
}
"""
"""What Chromium does when it translates a page, but into capitals."""

NO_COOKIES = "Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })"

ROUND_BAR = """
() => {
  const bar = document.createElement('aside');
  bar.id = 'round-bar';
  bar.innerHTML = '<p>Round 2 has begun.</p><a class="button main" href="/">To your game</a>';
  document.getElementById('bars').append(bar);
}
"""

REVOKED = """
window.revoked = [];
const revoke = URL.revokeObjectURL;
URL.revokeObjectURL = (url) => { window.revoked.push(url); revoke.call(URL, url); };
"""


def hold_back(page: Page, pattern: str, times: int) -> list[Route]:
    """Keep back the first answers to these calls; the rest are answered at once."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        if len(held) < times:
            held.append(route)
        else:
            route.continue_()

    page.route(pattern, keep)
    return held


def give_up_a_drag(page: Page, offer: Locator) -> None:
    """Drag a patch from the market, and put it back with Esc."""
    box = offer.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 90, steps=4)
    page.keyboard.press("Escape")


# A part of the page that did not come is asked for again: Chromium remembers a failed import.


def lose_once(page: Page, pattern: str) -> None:
    """Break off the first request for these files."""
    page.route(pattern, lambda route: route.abort(), times=1)


@pytest.mark.parametrize("lost", ["analysis_page.js", "reader.js"])
def test_a_page_that_did_not_come_opens_at_the_next_visit(
    page: Page, complaints: Complaints, lost: str
) -> None:
    complaints.allow("Failed to load resource")
    home = HomePage(page).open()
    lose_once(page, f"**/{lost}")
    home.menu("to-analysis").click()
    expect(page.get_by_test_id("problem")).to_be_visible()
    page.get_by_role("link", name="Back to home").click()
    home.menu("to-analysis").click()
    expect(page.get_by_test_id("tree")).to_be_visible()


def test_a_page_whose_script_did_not_come_with_it_opens_by_itself(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource")
    lose_once(page, "**/analysis_page.js")
    page.goto("/analysis")
    expect(page.get_by_test_id("tree")).to_be_visible()


def test_dialogs_that_did_not_come_open_when_asked_again(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource")
    lose_once(page, "**/dialogs.js")
    game = begin_game(page, "person")
    game.get("settings").click()
    expect(game.get("notice")).to_contain_text("reach the server")
    game.get("settings").click()
    expect(page.get_by_role("dialog")).to_contain_text("Time board")


def test_an_engine_that_did_not_come_is_tried_again(page: Page, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource")
    lose_once(page, "**/engine_worker.js")
    page.goto("/analysis")
    expect(page.get_by_test_id("engine-none")).to_contain_text("engine")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("engine-line").first).to_be_visible()


# Older answers never win.


def test_looking_back_waits_for_no_answer(page: Page) -> None:
    game = begin_game(page, "person")
    for _ in range(3):
        number = game.number
        game.get("pass").click()
        game.wait_for_decision(number)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for step, now in (("first", 0), ("forward", 1), ("forward", 1), ("back", 1), ("first", 0)):
        game.get(f"step-{step}").click()
        expect(game.get("move-list").locator(".now")).to_have_count(now)
    expect(game.get("back-to-game")).to_be_visible()
    assert not [url for url in asked if "/api/" in url]


def test_the_language_is_the_one_chosen_last(page: Page) -> None:
    home = HomePage(page).open()
    held = hold_back(page, "**/words/de*.json", 9)
    language = home.menu("language")
    language.select_option("de")
    language.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert held
    for route in held:
        route.continue_()
    page.wait_for_timeout(500)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(home.get("hero")).to_contain_text("première partie")


# A click that is none by the mouse is not swallowed after a drag.


def test_a_screen_reader_or_a_key_presses_a_button_after_a_drag(page: Page) -> None:
    game = play_on(page, OPENING)
    letter, number = game.letters()[0], game.number
    give_up_a_drag(page, game.offer(letter))
    game.offer(letter).evaluate("button => button.click()")
    expect(game.offer(letter)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    give_up_a_drag(page, game.offer(letter))
    game.get("pass").press("Enter")
    expect(game.main).not_to_have_attribute("data-number", str(number))


# A page that the browser translates.


def test_a_table_goes_on_when_the_browser_translates_the_page(page: Page) -> None:
    game = play_on(page, OPENING)
    page.evaluate(TRANSLATE)
    expect(page.locator(".translated")).to_contain_text("The table isn’t translated")
    turn, number = game.turn.inner_text(), game.number
    game.get("pass").click()
    expect(game.main).not_to_have_attribute("data-number", str(number))
    expect(game.turn).not_to_have_text(turn)
    expect(page.locator("main font")).to_have_count(0)


@pytest.mark.parametrize("board", ["viewer", "puzzle"])
def test_a_board_that_comes_later_goes_on_too(page: Page, board: str) -> None:
    home = HomePage(page).open()
    page.evaluate(TRANSLATE)
    expect(page.locator("main font").first).to_be_attached()
    if board == "viewer":
        home.view(whole("duel")["link"])
    else:
        home.menu("to-puzzles").click()
        expect(home.get("puzzle-line")).to_be_visible()
    page.evaluate(TRANSLATE)
    expect(page.locator("main font")).to_have_count(0)
    expect(page.locator(".translated")).to_contain_text("The table isn’t translated")


# All cookies refused.


def test_refused_cookies_are_said_before_a_game_begins(page: Page) -> None:
    page.add_init_script(NO_COOKIES)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    home = HomePage(page).open()
    home.choose()
    home.get("start-game").click()
    expect(page.get_by_role("alert")).to_contain_text("cookies")
    assert not [line for line in asked if line.startswith("POST") and "/api/games" in line]


def test_refused_cookies_use_up_no_invitation(visit: Visit) -> None:
    host, guest, other = visit(), visit(), visit()
    invitation = open_table(host)["invitation"]
    guest.add_init_script(NO_COOKIES)
    guest.goto(invitation)
    guest.get_by_test_id("sit-down").click()
    expect(guest.get_by_role("alert")).to_contain_text("cookies")
    other.goto(invitation)
    other.get_by_test_id("sit-down").click()
    expect(GamePage(other).main).to_be_visible()


def test_refused_cookies_are_said_before_a_day_is_begun(page: Page) -> None:
    page.add_init_script(NO_COOKIES)
    page.goto("/day")
    page.get_by_test_id("day-play").click()
    expect(page.get_by_text("cookies")).to_be_visible()
    expect(page.get_by_test_id("day-title")).to_be_visible()


# One press is one action.


def test_a_double_click_on_pass_passes_once(page: Page) -> None:
    game = begin_game(page, "person")
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert game.moves() == ["pass"]


def test_keys_that_are_held_act_once(page: Page) -> None:
    game = begin_game(page, "person")
    number = game.number
    game.get("pass").focus()
    for _ in range(9):
        page.keyboard.down("p")
    page.keyboard.up("p")
    game.wait_for_decision(number)
    page.wait_for_timeout(300)
    assert game.moves() == ["pass"]
    number = game.number
    game.get("pass").focus()
    for _ in range(9):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    game.wait_for_decision(number)
    page.wait_for_timeout(300)
    assert game.moves() == ["pass", "pass"]


def test_a_double_click_on_start_opens_one_game(page: Page) -> None:
    begun: list[str] = []
    page.on(
        "request", lambda request: begun.append(request.url) if request.method == "POST" else None
    )
    home = HomePage(page).open()
    home.choose()
    home.get("start-game").dblclick()
    GamePage(page).wait_for_decision(-1)
    assert len([url for url in begun if url.endswith("/api/games")]) == 1


# Who only looks on.


def test_a_spectator_can_do_nothing_by_the_command_line(visit: Visit) -> None:
    ada, looker = visit(), visit()
    opened = open_table(ada)
    sit_down(visit().request, opened["invitation"])
    watching = Place(looker).open(opened["url"])
    for command in ("resign", "abort", "undo", "accept", "pass"):
        watching.type_line(command)
        notice = looker.locator(".command").get_by_test_id("notice")
        expect(notice).not_to_be_empty()
        expect(looker.locator("dialog[open]")).to_have_count(0)
        looker.keyboard.press("Escape")
        expect(notice).to_have_count(0)


# What is stored by something else.


def test_foreign_values_in_storage_change_nothing(page: Page) -> None:
    HomePage(page).open().start()
    known = ("settings", "games", "offline", "analysis", "puzzles", "guide", "invitations")
    keys = {*page.evaluate("Object.keys(localStorage)"), *(f"quiltbee.{name}" for name in known)}
    for stored in ('"junk"', "[]", "7", "{", '{"games": [{}], "ring": 1, "path": 2}'):
        for path, there in (("/", "hero"), ("/day", "day-title"), ("/analysis", "tree")):
            for key in keys:
                page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, stored])
            page.goto(path)
            expect(page.get_by_test_id(there)).to_be_visible()


def test_settings_that_are_none_are_those_of_the_beginning(page: Page) -> None:
    odd = {"motion": "NaN", "strength": "10", "look": 7, "theme": "pink", "letters": "no"}
    page.goto("/aid")
    page.evaluate("odd => localStorage.setItem('quiltbee.settings', JSON.stringify(odd))", odd)
    game = begin_game(page)
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    game.get("settings").click()
    expect(game.get("motion-normal")).to_be_checked()
    expect(game.get("look-cloth")).to_be_checked()
    expect(game.get("letters")).not_to_be_checked()


# The slider of a review.


def test_the_slider_of_a_review_heeds_every_key_of_a_slider(page: Page) -> None:
    review = ReviewPage(page).open(at=10)
    graph = review.get("graph")
    for key, at in (
        *(("ArrowUp", 11), ("ArrowDown", 10), ("ArrowRight", 11), ("ArrowLeft", 10)),
        *(("PageUp", 15), ("PageDown", 10), ("Home", 0), ("PageDown", 0), ("ArrowDown", 0)),
    ):
        graph.press(key)
        review.expect_at(at)
    graph.press("End")
    last = review.main.get_attribute("data-at")
    for key in ("PageUp", "ArrowUp"):
        graph.press(key)
        expect(graph).to_have_attribute("aria-valuenow", str(last))


def test_the_page_still_scrolls_by_keys_away_from_the_slider(page: Page) -> None:
    review = ReviewPage(page).open(at=10)
    page.set_viewport_size({"width": 1280, "height": 500})
    review.get("graph").evaluate("slider => slider.blur()")
    page.keyboard.press("PageDown")
    page.wait_for_function("() => scrollY > 0")
    review.expect_at(10)


# Bars at the lower edge.


def apart(*boxes: Locator) -> None:
    """None of these covers another."""
    for one, other in combinations([each.bounding_box() for each in boxes], 2):
        assert one is not None
        assert other is not None
        beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
        assert beside or above, (one, other)


def test_three_bars_cover_one_another_nowhere(page: Page, complaints: Complaints) -> None:
    complaints.allow(".*ERR_INTERNET_DISCONNECTED|.*WebSocket|Can’t reach the server")
    invited_in_person(page)
    page.evaluate(ROUND_BAR)
    page.context.set_offline(True)
    page.get_by_test_id("invited-decline").click()
    expect(page.get_by_test_id("away")).to_be_visible()
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        apart(page.locator(".away"), page.locator(".invited"), page.locator("#round-bar"))


def test_an_invitation_covers_no_command_line(page: Page) -> None:
    invited_in_person(page)
    game = play_on(page, OPENING)
    game.type_line("m")
    expect(page.locator(".invited")).to_be_visible()
    apart(page.locator(".invited"), page.locator(".command"))


# A file that is saved.


def test_what_is_downloaded_is_kept_until_the_download_has_begun(page: Page) -> None:
    page.add_init_script(REVOKED)
    game = HomePage(page).open().view(whole("duel")["link"])
    game.download()
    page.wait_for_timeout(1000)
    assert page.evaluate("window.revoked") == []


# A clock that is wrong.


def at_a_wrong_time(page: Page, days: int) -> None:
    """The device's clock is so many days ahead."""
    page.clock.install(time=datetime.now(UTC) + timedelta(days=days))


@pytest.mark.parametrize("days", [3, -3])
def test_the_game_of_the_day_is_there_whatever_the_devices_clock(
    page: Page, complaints: Complaints, days: int
) -> None:
    complaints.allow("Failed to load resource: .* status of 4..")
    at_a_wrong_time(page, days)
    HomePage(page).open().get("todays-game").click()
    expect(page.get_by_test_id("day-title")).to_contain_text(datetime.now(UTC).strftime("%B"))
    expect(page.get_by_test_id("day-title")).to_contain_text(str(datetime.now(UTC).day))
    expect(page.get_by_test_id("clock-wrong")).to_be_visible()


def test_the_puzzle_of_the_day_is_there_whatever_the_devices_clock(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource: .* status of 4..")
    at_a_wrong_time(page, 3)
    HomePage(page).open().get("todays-puzzle").click()
    expect(page.get_by_test_id("puzzle-line")).to_be_visible()
