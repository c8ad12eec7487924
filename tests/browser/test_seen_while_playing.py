"""What was seen while playing and mended, by its number: each would be seen again at once.

14, what `quiltbee play --level 3` says, is in `tests/cli/test_play_automa.py`, and words in
`tests/languages/test_words.py`.
"""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser import shifts
from tests.browser.alone import SoloPage
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.page import GamePage, HomePage, begin_game, play_on
from tests.browser.places import AT_SPECIAL_PATCH, NEARLY_FULL, OPENING, late
from tests.browser.test_placing import middle
from tests.profiles import NIGHTLY, current


def test_1_a_finger_drags_a_patch_from_the_market_and_the_drop_only_sets_it(visit: Visit) -> None:
    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    game = play_on(phone, OPENING)
    session = phone.context.new_cdp_session(phone)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    x, y = middle(game.offer("L").locator(".patch"))
    touch("touchStart", (x, y))
    for step in range(1, 11):
        touch("touchMove", (x, y - 35 * step))
    expect(game.ghost).to_have_count(1)
    touch("touchEnd")
    expect(game.ghost).to_contain_class("set")
    assert game.number == 0
    assert phone.evaluate("scrollY") == 0


def test_2_choosing_moves_nothing_on_a_phone_on_its_side(visit: Visit) -> None:
    phone = visit(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    game = play_on(phone, OPENING)
    game.offer("L").tap()
    expect(game.ghost).to_contain_class("set")
    assert phone.evaluate("scrollY") == 0
    for name in ("a9", "b9", "c8", "d7", "e5", "f4"):
        game.cell(name).tap()
        assert faults(phone) == [], name


def test_4_and_5_keys_work_at_once_and_moves_keep_what_they_did(page: Page) -> None:
    game = begin_game(page)
    page.reload()
    game.wait_for_decision(-1)
    page.keyboard.press("1")
    expect(game.ghost).to_have_count(1)
    page.keyboard.press("Escape")
    number = game.number
    page.keyboard.press("p")
    game.wait_for_decision(number)
    told = game.get("move-list").inner_text()
    assert "moved 1, +1 button" in told
    page.reload()
    game.wait_for_decision(-1)
    assert game.get("move-list").inner_text() == told
    page.mouse.click(*middle(page.locator(".market h2")))
    page.keyboard.press("2")
    expect(game.ghost).to_have_count(1)


def test_10_what_to_do_is_said_once_and_not_while_a_special_patch_is_due(page: Page) -> None:
    game = play_on(page, OPENING)
    what = page.get_by_text("Choose a patch, or pass")
    for width, height in ((1280, 800), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        seen = [one for one in what.all() if (one.bounding_box() or {"width": 0})["width"] > 1]
        assert len([one for one in seen if one.is_visible()]) == 1, (width, height)
        assert "Player 2 passed" in game.strip.inner_text()
    page.set_viewport_size({"width": 1280, "height": 800})
    play_on(page, AT_SPECIAL_PATCH)
    expect(page.locator(".market h2")).to_have_text("The next patches")


def test_11_and_12_a_newcomer_is_level_at_first_and_new_game_is_offered_once(page: Page) -> None:
    game = begin_game(page)
    expect(game.get("lead-1")).to_have_text("0")
    expect(game.get("lead-2")).to_have_text("0")
    assert "−157" not in game.main.inner_text()
    game.get("resign").click()
    game.get("resign-confirm").click()
    expect(game.result).to_be_visible()
    expect(page.get_by_role("button", name="New game")).to_have_count(1)


def test_7_the_first_game_leaves_no_trace_in_the_list_of_games(page: Page) -> None:
    page.goto("/first-game")
    game = GamePage(page)
    game.main.wait_for()
    home = HomePage(page).open()
    expect(home.get("recent-games")).to_have_count(0)
    expect(home.get("continue")).to_have_count(0)


def test_9_the_first_page_stands_before_the_server_has_answered(page: Page) -> None:
    waiting: list[Route] = []
    for what in ("lobby", "me"):
        page.route(f"**/api/{what}*", lambda route, _request: waiting.append(route))
    page.goto("/")
    expect(page.get_by_test_id("hero")).to_be_visible()
    expect(page.locator(".boot")).to_have_count(0)
    assert waiting
    for route in waiting:
        route.continue_()


def test_9_games_stand_on_the_first_page_at_once_and_nothing_moves(page: Page) -> None:
    game = begin_game(page).id
    home = HomePage(page).open()
    expect(home.get("continue")).to_be_visible()
    waiting: list[Route] = []
    page.add_init_script(shifts.WATCH)
    page.route("**/api/me*", lambda route, _request: waiting.append(route))
    page.route("**/api/me/games*", lambda route, _request: waiting.append(route))
    page.goto("/")
    expect(home.get("continue")).to_have_attribute("href", f"/game/{game}")
    with page.expect_response("**/api/me/games*"):
        for route in waiting:
            route.continue_()
    assert shifts.take(page) == []


def test_3_hints_that_the_first_game_gives_end_with_it(page: Page) -> None:
    page.goto("/first-game")
    GamePage(page).main.wait_for()
    page.get_by_test_id("guide-skip").click()
    game = begin_game(page)
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    expect(game.get("hint-words")).to_have_count(0)
    game.get("settings").click()
    expect(game.get("hints")).not_to_be_checked()


def test_6_names_of_offers_and_the_automas_account_are_whole(page: Page) -> None:
    game = SoloPage.start(page, "tactical", level=3)
    game.get("turn-by-itself").uncheck()
    game.get("pass").click()
    game.turn_all(game.get("turn-card").click)
    for width, height in ((768, 1024), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], (width, height)
        assert digits(page) >= 9, (width, height)
    assert not re.search(r"\([A-Za-g]\)", page.locator(".account").inner_text())
    for language in ("en", "de", "fr", "es"):
        page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
        page.set_viewport_size({"width": 1280, "height": 800})
        page.reload()
        expect(game.get("patch-0")).to_be_visible()
        assert faults(page) == [], language


def digits(page: Page) -> float:
    """How large the digits of the time board are, in pixels."""
    size: float = page.locator(".space text:not(.named):visible").evaluate_all(
        "all => Math.min(...all.map((one) =>"
        " parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"
    )
    return size


def test_6_digits_can_be_read_and_what_fits_nowhere_keeps_off_the_edge(page: Page) -> None:
    game = play_on(page, NEARLY_FULL)
    for width, height in ((768, 1024), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert digits(page) >= 9, (width, height)
    page.set_viewport_size({"width": 1280, "height": 800})
    for language in ("en", "de", "fr", "es"):
        page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
        page.reload()
        game.wait_for_decision(-1)
        gaps = page.locator(".offer .reason").evaluate_all(
            """all => all.map((one) => {
              const words = document.createRange();
              words.selectNodeContents(one);
              const [inner, outer] = [words, one.closest('.offer')]
                .map((each) => each.getBoundingClientRect());
              return Math.min(inner.left - outer.left, outer.right - inner.right);
            })"""
        )
        assert len(gaps) == 3
        assert min(gaps) >= 4, language


def test_8_german_tools_and_cards_are_whole_on_phones(visit: Visit) -> None:
    phone = visit(viewport={"width": 320, "height": 640}, locale="de")
    game = SoloPage.start(phone, "tactical", level=3)
    game.get("turn-by-itself").uncheck()
    game.get("patch-0").click()
    for width, height in ((320, 640), (390, 844)):
        phone.set_viewport_size({"width": width, "height": height})
        assert faults(phone) == [], width
    phone.keyboard.press("Escape")
    game.get("pass").click()
    game.get("turn-card").click()
    expect(game.get("automa-turn").locator("[data-card]")).to_have_count(1)
    for width, height in ((320, 640), (390, 844)):
        phone.set_viewport_size({"width": width, "height": height})
        assert faults(phone) == [], width


def test_8_a_german_hint_leaves_the_time_line_free(visit: Visit) -> None:
    for width, height in ((320, 640), (390, 844)):
        phone = visit(viewport={"width": width, "height": height}, locale="de")
        game = begin_game(phone)
        game.get("hint").click()
        words = game.get("hint-words")
        expect(words).to_be_visible()
        said = words.bounding_box()
        line = phone.locator(".time-board").bounding_box()
        assert said is not None
        assert line is not None
        assert said["y"] + said["height"] <= line["y"] + 1, (width, words.inner_text())


def test_12_radios_have_room_for_a_finger(visit: Visit) -> None:
    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    home = HomePage(phone).open().choose()
    home.get("more-options").click()
    check_labels(phone)
    home.start().get("settings").click()
    expect(phone.get_by_test_id("theme-dark")).to_be_visible()
    check_labels(phone)


def test_12_a_special_patch_is_named_whole_on_a_phone(visit: Visit) -> None:
    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    game = play_on(phone, AT_SPECIAL_PATCH, opponent="1")
    for language in ("en", "de", "fr", "es"):
        phone.context.add_cookies([{"name": "language", "value": language, "url": phone.url}])
        phone.reload()
        game.wait_for_decision(-1)
        assert game.turn.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), language


def test_13_what_fits_under_the_pointer_fits_after_the_click(page: Page) -> None:
    game = play_on(page, late())
    looked = 0
    for offer in (game.get(f"patch-{index}") for index in range(3)):
        for name in ("b2", "d5", "f3", "g7", "h8")[:: 1 if current() == NIGHTLY else 2]:
            x, y = middle(game.cell(name))
            for turns in range(1, 4):
                offer.click()
                page.mouse.move(x, y)
                for _ in range(turns):
                    page.mouse.wheel(0, 100)
                was = game.ghost.get_attribute("class") or ""
                token = game.deck.get_attribute("data-move")
                page.mouse.click(x, y)
                expect(game.ghost).to_contain_class("set")
                is_legal = "illegal" not in (game.ghost.get_attribute("class") or "")
                assert is_legal == ("illegal" not in was), (name, turns)
                assert game.deck.get_attribute("data-move") == token
                looked += is_legal
                page.keyboard.press("Escape")
    assert looked > 3


def check_labels(phone: Page) -> None:
    """Whatever is chosen or ticked is 44 px high."""
    small = phone.locator("label:has(> [type=radio], > [type=checkbox]):visible").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().height < 44)"
        ".map((one) => one.textContent.trim())"
    )
    assert small == []
