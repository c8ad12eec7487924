"""Nothing is cut where people have text set with more space (WCAG 1.4.12), or larger (1.4.4).

test_accessibility.py asks that of the states in `SPACED`, after it has looked at them otherwise.
"""

from playwright.sync_api import Page, expect

from tests.browser import states
from tests.browser.conftest import Visit
from tests.browser.layout import faults

SIZES = ((1280, 800), (320, 640))
SPACING = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }
"""
WEAR = """
css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
"""
"""As an extension of the browser would do it."""

SPACED = (
    states.first_page,
    states.against_the_computer,
    states.ghost_that_fits,
    states.ghost_that_overlaps,
    states.patch_too_dear,
    states.first_game,
    states.alone_with_a_hint,
    states.final_scores,
    states.asked_to_take_back,
)


LARGER = "html { font-size: 150% !important; }"


def test_nothing_is_cut_of_larger_text(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    states.ghost_that_fits(page)
    check(page, LARGER)


def check(page: Page, css: str) -> None:
    """Nothing is cut where a person's own style sheet says this."""
    page.evaluate(WEAR, css)
    expect(page.locator("html")).to_have_attribute("data-roomy", "")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], (width, height)
