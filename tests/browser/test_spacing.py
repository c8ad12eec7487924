"""Nothing is cut where people have text set with more space (WCAG 1.4.12), or larger (1.4.4).

test_accessibility.py asks that of the states in `SPACED`, after it has looked at them otherwise.
"""

from playwright.sync_api import Page, expect

from tests.browser import states
from tests.browser.conftest import Visit
from tests.browser.test_layout import faults

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

CUT = """
() => {
  const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const isOut = (a, b) => a.left < b.left - 2 || a.right > b.right + 2
    || a.top < b.top - 2 || a.bottom > b.bottom + 2;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const own = text.parentElement;
    if (!text.data.trim() || own.closest('svg, option, script, textarea, noscript')) continue;
    if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let each = own; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (each.offsetWidth <= 1 || style.clipPath === 'inset(50%)' || scrolls(style)) break;
      if (style.position === 'fixed') break;
      if (hides(style) && isOut(box, each.getBoundingClientRect())) {
        found.push(`${text.data.trim().slice(0, 40)} in ${each.className || each.tagName}`);
        break;
      }
    }
  }
  return found;
}
"""
"""Texts that a box around them cuts; where one can scroll, nothing is lost."""

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
        assert page.evaluate(CUT) + faults(page) == [], (width, height)
