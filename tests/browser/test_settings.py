"""The settings: all in one dialog over every page, and kept; sounds and vibration among them."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page import HomePage, begin_game

LISTEN = """() => {
    window.heard = {tones: 0, pulses: []};
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { heard.tones += 1; start.apply(this, at); };
    navigator.vibrate = (pulse) => heard.pulses.push(pulse);
}"""


BESIDE = ".head [data-testid=settings] + [data-testid=help]"
"""The button for help, which stands after the settings in every head (WCAG 3.2.6)."""


def test_settings_open_over_every_page_and_are_kept(page: Page) -> None:
    HomePage(page).open()
    for path in ("/", "/me", "/aid"):
        page.goto(path)
        expect(page.locator("main:not(.waiting)")).to_be_visible()
        expect(page.locator(BESIDE)).to_be_visible()
        expect(page.locator(".head > .brand:first-child")).to_be_visible()
        page.get_by_test_id("settings").click()
        dialog = page.get_by_test_id("dialog-settings")
        for name in ("letters", "coordinates", "turnCards", "sounds"):
            expect(dialog.get_by_test_id(name)).to_be_visible()
        dialog.get_by_test_id("theme-dark").check()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        dialog.get_by_test_id("theme-auto").check()
        dialog.get_by_test_id("edition-valentine").check()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(page.get_by_test_id("settings")).to_be_focused()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-edition", "valentine")


def test_every_setting_is_kept(page: Page) -> None:
    HomePage(page).open().get("settings").click()
    dialog = page.get_by_test_id("dialog-settings")
    chosen = ["theme-dark", "motion-off", "look-thread", "edition-anniversary"]
    ticked = ["letters", "coordinates", "hints", "sounds", "vibration"]
    for name in chosen + ticked:
        dialog.get_by_test_id(name).check()
    dialog.get_by_test_id("turnCards").uncheck()
    dialog.get_by_test_id("language").select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.goto("/aid")
    page.get_by_test_id("settings").click()
    for name in chosen + ticked:
        expect(dialog.get_by_test_id(name)).to_be_checked()
    expect(dialog.get_by_test_id("turnCards")).not_to_be_checked()
    expect(dialog.get_by_test_id("language")).to_have_value("es")


def test_help_is_beside_the_settings_and_in_them_on_phones_too(page: Page) -> None:
    begin_game(page)
    expect(page.locator(BESIDE)).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 640})
    for path in (page.url, "/"):
        page.goto(path)
        expect(page.locator("main:not(.waiting)")).to_be_visible()
        expect(page.locator(BESIDE)).to_be_visible()
        page.get_by_test_id("settings").click()
        page.get_by_test_id("settings-help").click()
        expect(page.get_by_test_id("dialog-aid")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_sounds_and_vibration_are_off_until_they_are_wanted(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    page.add_init_script(f"({LISTEN})()")
    game = begin_game(page)
    game.get("pass").click()
    game.wait_for_decision(0)
    assert page.evaluate("() => heard") == {"tones": 0, "pulses": []}
    game.get("settings").click()
    game.get("sounds").check()
    game.get("vibration").check()
    page.keyboard.press("Escape")
    page.reload()
    game.wait_for_decision(-1)
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    heard = page.evaluate("() => heard")
    assert heard["tones"] > 0
    assert [60] in heard["pulses"]
