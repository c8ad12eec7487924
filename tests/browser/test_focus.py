"""What has the focus is never hidden (WCAG 2.4.11), and what appears can be put away (1.4.13)."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page import GamePage, HomePage, begin_game
from tests.browser.places import OPENING

COVERED = """
() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  // A quilt shows its focus at the cursor, a hidden choice at its label.
  const shown = focused.querySelector('.here')
    ?? (getComputedStyle(focused).opacity === '0' ? focused.closest('label') : null) ?? focused;
  const box = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]));
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return top && (shown.contains(top) || top.contains(shown) || focused.contains(top)
      || shown.closest('.cloths, label')?.contains(top));
  });
  return isSeen ? '' : focused.outerHTML.slice(0, 120);
}
"""
"""The focused element where nothing of it is to be seen."""


UNMARKED = """
() => {
  const focused = document.activeElement;
  if (!focused || focused.matches('body, h1, .strip')) return '';  // neither can be operated
  const shown = [focused, focused.closest('label'), focused.querySelector('.here'),
    focused.nextElementSibling].filter(Boolean).map((each) => getComputedStyle(each));
  const isSeen = shown.some(({ outlineStyle, boxShadow }) =>
    outlineStyle !== 'none' || boxShadow !== 'none');
  return isSeen ? '' : `no outline: ${focused.outerHTML.slice(0, 120)}`;
}
"""
"""The focused element where no outline shows it (WCAG 2.4.7)."""


def walk(page: Page, presses: int) -> list[str]:
    """What is hidden or unmarked of what has the focus, while Tab is pressed so many times.

    To have the focus does nothing else: no dialog opens, and the page stays (WCAG 3.2.1).
    """
    found = []
    before = page.url
    for _ in range(presses):
        page.keyboard.press("Tab")
        found += [page.evaluate(COVERED), page.evaluate(UNMARKED)]
    assert page.url == before
    expect(page.locator("dialog[open]")).to_have_count(0)
    return [each for each in found if each]


HEADINGS = [
    *("Your turn", "You", "Choose a patch, or pass", "Coming up", "Moves"),
    *("Tilo", "Time board", "This game", "In words"),
]


@pytest.fixture(params=["phone", "desktop"])
def page(visit: Visit, request: pytest.FixtureRequest) -> Page:
    width, height = (320, 640) if request.param == "phone" else (1280, 800)
    return visit(viewport={"width": width, "height": height}, reduced_motion="reduce")


def test_the_focus_is_never_hidden(page: Page) -> None:
    home = HomePage(page).open()
    assert walk(page, 40) == []
    game = home.play_on(OPENING, "3")
    assert walk(page, 30) == []
    game.get("peek").or_(game.get("settings")).first.focus()
    if game.get("peek").is_visible():
        game.get("peek").press("Enter")
        assert walk(page, 20) == []
        game.get("peek-close").click()
    game.type_line("m")
    expect(game.get("command-answer")).to_contain_text("bump")
    assert walk(page, 30) == []


def test_a_hint_hides_nothing_that_has_the_focus(page: Page) -> None:
    game = begin_game(page)
    game.get("hint").click()
    expect(game.get("hint-words")).to_be_visible()
    assert walk(page, 30) == []
    for name in ("patch-0", "patch-1", "patch-2", "pass"):
        assert not covers(game.get("hint-words").bounding_box(), game, name)


def covers(box: object, game: GamePage, name: str) -> bool:
    part = game.get(name).bounding_box()
    assert part is not None
    assert isinstance(box, dict)
    return bool(box["y"] + box["height"] > part["y"] + 1 and part["y"] + part["height"] > box["y"])


def test_what_a_pass_would_do_stays_for_the_pointer_and_goes_with_escape(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    game = begin_game(page)
    # It is read as one plays: whose turn, own quilt, what comes up, market, moves, the other side.
    assert page.get_by_role("heading").all_inner_texts() == HEADINGS
    way = page.locator(".time-board .landing").first
    game.get("pass").hover()
    expect(way).to_be_visible()
    page.locator(".time-board .time-note").hover()
    page.locator(".spiral-box").hover()
    expect(way).to_be_visible()
    page.keyboard.press("Escape")
    expect(way).to_have_count(0)
    game.get("pass").focus()
    expect(way).to_be_visible()
    page.keyboard.press("Escape")
    expect(way).to_have_count(0)
    expect(game.get("pass")).to_be_focused()
    game.get("patch-0").hover()
    game.get("pass").hover()
    expect(way).to_be_visible()
    game.get("patch-0").hover()
    expect(way).to_have_count(0)
