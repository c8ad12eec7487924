"""A page at every size and in both schemes: nothing is cut, and axe finds nothing."""

from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.test_layout import faults

SIZES = ((320, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080))


def check_every_size(page: Page) -> None:
    """Look at the page that stands there, and leave it in the size that it had."""
    before = page.viewport_size
    assert before is not None
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = faults(page)
        assert found == [], (width, height, found)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme
    page.set_viewport_size(before)
