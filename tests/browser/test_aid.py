"""The player aid: one key away from everywhere, and one page on paper."""

import re

from playwright.sync_api import Page, expect

from tests.browser.page import HomePage
from tests.browser.test_accessibility import choose

PICTURES = ("again", "advancing", "choosing", "income", "scoring")


def printed_pages(page: Page) -> int:
    """How many pages of A4 Chromium prints."""
    sheets = page.pdf(prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b", sheets))


def test_f1_opens_it_on_the_first_page_and_it_prints_on_one_page(page: Page) -> None:
    home = HomePage(page).open()
    page.keyboard.press("F1")
    aid = home.get("dialog-aid")
    for name in PICTURES:
        expect(aid.locator(f"[data-picture={name}]")).to_be_visible()
    assert printed_pages(page) == 1
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.keyboard.press("F1")
    home.get("close-aid").click()
    expect(aid).to_have_count(0)


def test_its_own_address_prints_on_one_page_too(page: Page) -> None:
    page.goto("/aid")
    expect(page.get_by_test_id("aid")).to_contain_text("last used a needle")
    assert printed_pages(page) == 1
    choose(page, edition="valentine")
    page.reload()
    expect(page.get_by_test_id("aid")).to_contain_text("gave somebody a present")
    assert printed_pages(page) == 1
    page.emulate_media(media="print")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")


def test_it_comes_only_when_it_is_asked_for(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    home = HomePage(page).open()
    of_the_aid = re.compile(r"/aid(_page)?\.(js|css)$")
    assert not list(filter(of_the_aid.search, asked))
    home.get("how").click()
    expect(home.get("dialog-aid")).to_be_visible()
    # A script is fetched before it is imported, so that a lost one can be asked for again.
    assert len(set(filter(of_the_aid.search, asked))) == 2
