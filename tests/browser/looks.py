"""A page at every size and in both schemes: nothing is cut, and axe finds nothing."""

from playwright.sync_api import Page, expect

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


def check_no_language_is_too_wide(page: Page, shown: str) -> None:
    """Reload the page in each language until `shown` is there: it fits into every width."""
    for language in ("en", "de", "fr", "es"):
        page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
        page.reload()
        expect(page.get_by_test_id(shown)).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
