"""One's progress as a page: empty at first, then with figures, bars and quilts."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.layout import faults
from tests.browser.page import HomePage


def test_progress_fills_with_the_games_that_end(page: Page) -> None:
    home = HomePage(page).open()
    home.menu("progress").click()
    expect(home.get("progress-none")).to_be_visible()
    assert violations(page) == []
    home.get("home").click()
    game = home.start()
    game.type_line("resign")
    game.get("resign-confirm").click()
    expect(game.result).to_be_visible()
    page.goto("/progress")
    expect(home.get("progress-figures")).to_have_text(re.compile(r"^\s*Games\s*1\s*Won\s*0%"))
    expect(home.get("progress-shares")).to_contain_text("Computer, level 3")
    expect(home.get("progress-unreviewed")).to_be_visible()
    assert violations(page) == []
    assert faults(page) == []
