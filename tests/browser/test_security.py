"""What the browser is told to refuse, it refuses, and nothing of ours runs into it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.browser.page import HomePage, begin_game
from tests.browser.two_places import open_table

MARKUP = "<img src=x onerror=window.injected=1>"

INJECT = """
() => {
  const script = document.createElement('script');
  script.textContent = 'window.injected = true';
  document.body.append(script);
}
"""


def test_an_injected_script_does_not_run_and_is_complained_of(
    page: Page, complaints: Complaints
) -> None:
    HomePage(page).open()
    with page.expect_console_message(lambda message: message.type == "error") as heard:
        page.evaluate(INJECT)
    assert "Content Security Policy" in heard.value.text
    assert page.evaluate("'injected' in window") is False
    assert complaints.unexpected == [heard.value.text]
    complaints.allow(".*Content Security Policy")


def test_nothing_is_fetched_from_elsewhere(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    game = begin_game(page)
    game.get("pass").click()
    game.wait_for_decision(0)
    assert asked
    origin = page.url.split("/game/")[0]
    assert [url for url in asked if not url.startswith(f"{origin}/")] == []
    expect(game.turn).to_have_text("Your turn")


def test_markup_in_a_name_is_shown_as_it_was_typed(page: Page, visit: Visit) -> None:
    opened = open_table(page, names=[MARKUP])
    guest = visit()
    guest.goto(opened["invitation"])
    expect(guest.get_by_test_id("invitation-title")).to_contain_text(MARKUP)
    guest.goto(opened["url"])
    expect(guest.locator("body")).to_contain_text(MARKUP)
    assert guest.locator("img[src='x']").count() == 0
    assert guest.evaluate("'injected' in window") is False
