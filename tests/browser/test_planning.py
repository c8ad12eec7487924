"""Coming patches are looked at and held on one's own quilt, and nothing on the page moves."""

from playwright.sync_api import Page, expect

from tests.browser import shifts
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.layout import IS_SEEN, SIZES, faults
from tests.browser.page import GamePage, begin_game, play_on
from tests.browser.places import OPENING
from tests.browser.two_places import Place, open_table, sit_down


def boxes(game: GamePage) -> list[object]:
    parts = [game.strip, game.get("pass"), game.get("place"), game.get("ring"), game.get("patch-0")]
    parts += [game.page.locator(".spread.front .quilt"), game.page.locator(".time-board")]
    return [part.bounding_box() for part in parts]


def coming(game: GamePage, letter: str) -> None:
    game.page.locator(f"[data-coming={letter}]").dispatch_event("click")


def test_a_coming_patch_is_held_as_not_yet_at_every_size(page: Page) -> None:
    game = play_on(page, OPENING)
    page.add_init_script(shifts.WATCH)
    page.reload()
    game.wait_for_decision(-1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        shifts.take(page)
        before = boxes(game)
        coming(game, "N")
        plan = game.get("plan")
        expect(plan).to_contain_text("On offer after 2–5 purchases")
        expect(plan).to_contain_text("Player 1 is 4 short")
        expect(plan).to_contain_text("Player 2 could pay now")
        expect(plan).to_contain_text("Would fit here")
        expect(game.ghost).to_contain_class("planned")
        expect(game.ghost).to_contain_class("legal")
        assert faults(page) == [], (width, height)
        assert plan.evaluate(IS_SEEN), (width, height)
        assert boxes(game) == before
        if width in (320, 1280):
            assert violations(page) == []
        game.get("rotate-right").dispatch_event("click")
        expect(game.ghost).to_contain_class("planned")
        expect(game.get("place")).to_be_disabled()
        game.get("cancel").dispatch_event("click")
        expect(game.ghost).to_have_count(0)
        assert boxes(game) == before
        assert shifts.take(page) == []


def test_it_is_planned_by_keys_and_heard_and_never_placed(page: Page) -> None:
    game = play_on(page, OPENING)
    first = page.locator("[data-coming]").first
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    letter = page.locator("[data-coming]").nth(1).get_attribute("data-coming")
    expect(page.locator(f"[data-coming={letter}]")).to_have_attribute("aria-pressed", "true")
    expect(game.get("live-ghost")).to_contain_text("On offer after 1–2 purchases. Player 1")
    expect(page.locator("[data-quilt=planning]").get_by_role("grid")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(game.notice).to_contain_text("Not yet: On offer after 1–2 purchases.")
    assert game.number == 0
    page.keyboard.press("Escape")
    expect(game.ghost).to_have_count(0)
    expect(page.locator(f"[data-coming={letter}]")).to_be_focused()


def test_choosing_an_offer_shows_which_three_come_then(page: Page) -> None:
    game = play_on(page, OPENING)
    ring = [each.get_attribute("data-coming") for each in page.locator("[data-coming]").all()]
    game.offer("L").click()
    then = page.locator(".circle .then [data-coming]")
    assert [each.get_attribute("data-coming") for each in then.all()] == ring[:2]
    expect(page.locator(".offer.then")).to_have_attribute("data-patch", "J")
    assert then.first.locator(".visually-hidden").inner_text().endswith("on offer then")
    page.set_viewport_size({"width": 320, "height": 640})
    expect(page.locator(".then-next .framed")).to_have_count(3)
    assert page.locator(".then-next").evaluate(IS_SEEN)
    page.keyboard.press("Escape")
    expect(page.locator(".then")).to_have_count(0)


def test_a_finger_plans_at_a_live_table_while_the_other_thinks_and_who_watches_only_looks(
    visit: Visit,
) -> None:
    phone = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
    mine = visit(**phone)
    opened = open_table(mine, clock=None)
    sit_down(visit().request, opened["invitation"])
    game = Place(mine).open(opened["url"])
    game.pass_turn()
    expect(mine.locator("[data-quilt=active]")).to_have_count(0)
    letter = mine.locator("[data-coming]").nth(3).get_attribute("data-coming") or ""
    mine.locator(f"[data-coming={letter}]").tap()
    expect(game.ghost).to_contain_class("planned")
    assert mine.locator(".spread.front .ghost").count() == 1
    expect(mine.locator(".spread.front .quilt")).to_be_in_viewport()
    game.offer(game.letters()[0]).tap()
    expect(game.get("plan")).to_contain_text("On offer now")
    mine.reload()
    expect(game.ghost).to_have_count(0)
    mine.locator(f"[data-coming={letter}]").tap()
    expect(game.ghost).to_contain_class("planned")

    looker = visit(viewport={"width": 1280, "height": 800})
    seen = Place(looker).open(opened["url"])
    coming(seen, letter)
    expect(seen.get("plan")).to_contain_text("On offer after")
    expect(seen.ghost).to_have_count(0)
    assert violations(looker) == []
    seen.get("forget-plan").click()
    expect(seen.get("plan")).to_have_count(0)


def test_there_is_a_cue_where_the_circle_scrolls_and_none_is_needed_where_it_is_whole(
    page: Page,
) -> None:
    game = begin_game(page)
    letters = page.locator("[data-coming]")
    expect(letters).to_have_count(30)
    last = "element => { const a = element.getBoundingClientRect(); const b = element.closest('ol')"
    last += ".getBoundingClientRect(); return a.right <= b.right + 1 && a.bottom <= b.bottom + 1; }"
    assert letters.last.evaluate(last)
    cut = "ol => [...ol.children].some((li) => { const a = li.getBoundingClientRect();"
    cut += " const b = ol.getBoundingClientRect();"
    cut += " return a.left < b.right - 8 && a.right > b.right + 4; })"
    for width, height in ((768, 1024), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert not letters.last.evaluate(last)
        assert game.get("ring").evaluate(cut)
