"""Nothing has to be scrolled sideways, nothing is too small to hit, and no words are cut.

test_accessibility.py asks that of every state of every page at the narrowest width.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page import HomePage, play_on
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
TARGETS = (
    "button, .button, a[href], input, select, textarea, summary, "
    "[data-quilt]:not([data-quilt=shown]) [role=gridcell]"
)
"""What a pointer can press: a quilt that is only shown takes no clicks."""
TOO_SMALL = """
([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([each, box]) => `${each.outerHTML.slice(0, 100)}: ${box.width} x ${box.height}`)
"""
ARE_CUT = "texts => texts.map((text) => text.scrollWidth > text.clientWidth + 1)"
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
      .filter((span) => span.checkVisibility() && getComputedStyle(span).clipPath === 'none')
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
    game = play_on(phone, OPENING)
    game.offer("L").tap()
    game.cell("f5").tap()
    expect(game.get("place")).to_be_in_viewport(ratio=1)
    assert too_small(phone, ".tool, .offer, .pass, .undo", 44) == []
    box = game.quilt.locator("[role=grid]").bounding_box()
    assert box is not None
    assert box["width"] > 300


def on_paper(page: Page) -> None:
    """Both quilts are printed, and nothing that can only be pressed."""
    page.emulate_media(media="print")
    for name in ("quilt-1", "quilt-2", "patch-0"):
        expect(page.get_by_test_id(name)).to_be_visible()
    for name in ("undo", "settings", "strip", "place"):
        expect(page.get_by_test_id(name)).not_to_be_visible()
    page.emulate_media(media="screen")


def test_the_page_has_the_type_size_that_the_browser_has(page: Page) -> None:
    sizes = {"standard": 24, "fixed": 20}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    home = HomePage(page).open()
    expect(page.locator("html")).to_have_css("font-size", "24px")
    assert faults(page) == []
    home.start()
    assert faults(page) == []
    for name in (".seat.front dd", ".strip .guide", ".offer .price", ".tool"):
        assert page.locator(name).evaluate_all(ARE_CUT).count(True) == 0, name


def test_nothing_scrolls_sideways_at_any_size(page: Page) -> None:
    def check() -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], (width, height)

    home = HomePage(page).open()
    check()
    home.choose("person")
    for player in (1, 2):
        home.get(f"name-{player}").fill(24 * "W")
    game = home.start(opponent="person")
    check()
    for player in (1, 2):
        name = game.get(f"player-{player}").get_by_role("heading")
        expect(name).to_have_css("text-overflow", "ellipsis")
        expect(name).to_have_attribute("title", 24 * "W")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.locator(".bar-name h2").evaluate_all(ARE_CUT) == [True, True]
    on_paper(page)
    game.get("resign").click()
    game.get("resign-confirm").click()
    expect(game.result).to_be_visible()
    check()


def test_text_grows_with_a_large_screen(visit: Visit) -> None:
    game = play_on(visit(viewport={"width": 2560, "height": 1440}), OPENING)
    html = game.page.locator("html")
    expect(html).to_have_css("font-size", "21.76px")
    expect(html).not_to_have_attribute("data-roomy", "")  # the slots have grown with it
    for words in (".circle .price", ".legend"):
        size = game.page.locator(words).first.evaluate("each => getComputedStyle(each).fontSize")
        assert float(size.removesuffix("px")) >= 15, words
