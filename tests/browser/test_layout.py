"""Nothing has to be scrolled sideways, nothing is too small to hit, and no words are cut.

test_accessibility.py asks that of every state of every page at the narrowest width.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page import HomePage
from tests.browser.places import OPENING

SIZES = (
    (320, 256),  # 1280 x 1024 at 400 %
    (640, 400),  # 1280 x 800 at 200 %
    (360, 740),
    (412, 860),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
)
TARGETS = "button, .button, a[href], input, select, textarea, summary, [role=gridcell]"
TOO_SMALL = """
([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([each, box]) => `${each.outerHTML.slice(0, 100)}: ${box.width} x ${box.height}`)
"""
OVERFLOWING = """
() => [...document.querySelectorAll('body *')]
  .filter((each) => each.checkVisibility())
  .filter((each) => !each.closest('.visually-hidden, .circle, .scroll, svg'))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5)
  .map((each) => `${each.outerHTML.slice(0, 100)}: ${each.getBoundingClientRect().right}`)
"""

CUT = """
() => [...document.querySelectorAll('body *')]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((each) => !each.closest('.visually-hidden, svg, option, .scroll, textarea'))
  .filter((each) => {
    const style = getComputedStyle(each);
    if (style.textOverflow === 'ellipsis' || each.offsetWidth <= 1) return false;
    const hides = [style.overflowX, style.overflowY].some((value) => /hidden|clip/.test(value));
    return hides && (each.scrollWidth > each.clientWidth + 1 ||
      each.scrollHeight > each.clientHeight + 2);
  })
  .map((each) => `${each.outerHTML.slice(0, 120)}: ${each.textContent.trim()}`)
"""
"""Texts that their own box cuts; an ellipsis says so itself, and has a title."""

OVER = """
() => {
  const parts = [...document.querySelectorAll('button, .button, h1, h2, dt, dd, legend')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.closest('.visually-hidden, svg, .scroll, dialog, .peek-head'));
  return parts.filter((each) => each.matches('button, .button'))
    .flatMap((button) => [...button.querySelectorAll('span')]
      .filter((span) => span.checkVisibility() && !span.matches('.visually-hidden'))
      .filter((span) => {
        const [inner, outer] = [span.getBoundingClientRect(), button.getBoundingClientRect()];
        return inner.width > 0 && (inner.right > outer.right + 1 || inner.left < outer.left - 1 ||
          inner.bottom > outer.bottom + 2);
      })
      .map((span) => `${button.outerHTML.slice(0, 100)}: ${span.textContent}`));
}
"""
"""Words of a button that stand outside of it."""


def too_small(page: Page, selector: str, least: int) -> list[str]:
    """What can be hit but is smaller than so many pixels."""
    found: list[str] = page.evaluate(TOO_SMALL, [selector, least])
    return found


def faults(page: Page) -> list[str]:
    """What sticks out, what is too small for WCAG 2.2 (2.5.8), and words that are cut."""
    sideways = page.evaluate("() => document.scrollingElement.scrollWidth - window.innerWidth")
    wide = [f"the page is {sideways} px too wide"] if sideways > 0 else []
    outside: list[str] = page.evaluate(OVERFLOWING)
    cut: list[str] = page.evaluate(CUT)
    over: list[str] = page.evaluate(OVER)
    return wide + outside + too_small(page, TARGETS, 24) + cut + over


@pytest.fixture
def phone(visit: Visit) -> Page:
    return visit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)


def test_what_places_a_patch_is_large_enough_for_a_finger(phone: Page) -> None:
    game = HomePage(phone).open().play_on(OPENING)
    game.offer("L").tap()
    game.cell("f5").tap()
    expect(game.get("place")).to_be_in_viewport(ratio=1)
    assert too_small(phone, ".tool, .offer, .pass, .undo", 44) == []
    box = game.quilt.locator("[role=grid]").bounding_box()
    assert box is not None
    assert box["width"] > 300


def test_nothing_scrolls_sideways_at_any_size(page: Page) -> None:
    def check() -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], (width, height)

    home = HomePage(page).open()
    check()
    game = home.play_on(OPENING)
    check()
    game.get("resign").click()
    game.get("resign-confirm").click()
    expect(game.result).to_be_visible()
    check()
