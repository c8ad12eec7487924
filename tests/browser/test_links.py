"""Links inside the page: they keep their whole address, and never load the page anew."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page import HomePage

FOLLOW = """
(address) => {
  const link = document.createElement('a');
  link.href = address;
  link.innerHTML = '<span>there</span>';
  document.body.append(link);
  link.firstElementChild.click();
  link.remove();
}
"""


@pytest.mark.parametrize("address", ["/ratings?class=blitz&x=%26", "/aid?x=1#top", "/me#bots"])
def test_a_link_keeps_its_query_and_its_hash(page: Page, address: str) -> None:
    HomePage(page).open()
    page.evaluate("window.stays = true")
    page.evaluate(FOLLOW, address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("location.pathname + location.search + location.hash") == address
    assert page.evaluate("window.stays")
    page.go_back()
    assert page.evaluate("location.pathname + window.stays") == "/true"
