"""Hints with their reasons, and "how was my move?": said, outlined, and nothing moves."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shifts
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.layout import IS_SEEN
from tests.browser.page import GamePage, begin_game

SPACE = re.compile(r"\b[a-i][1-9]\b")
A_PATCH_IS_BEST = "a"
"""The code of a set-up in which a patch is 4 points and more better than a pass after two passes
or a purchase, however little is thought."""
SIZES = {"phone": (390, 844), "on its side": (844, 390), "desktop": (1280, 800)}


@pytest.fixture(params=["phone", "on its side", pytest.param("desktop", marks=pytest.mark.nightly)])
def game(visit: Visit, request: pytest.FixtureRequest) -> Iterator[GamePage]:
    """A game against the computer in which the person has passed once, on a page that is watched.

    At its end nothing has moved, whatever was asked, and nothing has been found by axe.
    """
    width, height = SIZES[request.param]
    size = {"width": width, "height": height}
    touch = min(width, height) < 500
    page = visit(viewport=size, has_touch=touch, is_mobile=touch)
    game = begin_game(page, seed=A_PATCH_IS_BEST)
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    page.add_init_script(shifts.WATCH)
    page.reload()
    game.wait_for_decision(-1)
    yield game
    assert shifts.take(page) == []
    assert violations(page) == []


def ask(game: GamePage, test_id: str) -> str:
    """Press a button, and all that is said then, in the same slots as before."""
    before = boxes(game)
    game.get(test_id).click()
    words = game.get(f"{test_id}-words")
    expect(words).to_be_visible()
    assert boxes(game) == before
    expect(game.get("live-hint")).not_to_be_empty()  # the move comes first, then its reasons
    assert boxes(game) == before
    inside = "element => element.scrollWidth <= element.clientWidth && element.offsetHeight > 10"
    assert words.evaluate(inside)
    return words.inner_text()


def boxes(game: GamePage) -> list[object]:
    parts = [game.strip, game.get("pass"), game.get("place"), game.quilt, game.get("patch-0")]
    return [part.bounding_box() for part in parts]


def test_a_hint_says_why_and_how_was_my_move_compares_the_last_one(game: GamePage) -> None:
    said = ask(game, "hint")
    assert re.match(r"Hint:\s+Take the [\w ]+\. \w", said), said
    assert not SPACE.search(said)
    assert violations(game.page) == []
    expect(game.quilt.locator(".hint-mark")).to_have_count(1)
    expect(game.page.locator(".offer.hinted")).to_have_count(1)
    expect(game.get("live-hint")).to_contain_text(SPACE)  # for those who can't see the outline
    check_that_it_hides_no_number_and_no_patch(game)

    game.get("forget-hint").click()
    expect(game.get("hint-words")).to_have_count(0)
    expect(game.quilt.locator(".hint-mark")).to_have_count(0)
    check_how_was_my_move(game)


def check_that_it_hides_no_number_and_no_patch(game: GamePage) -> None:
    names = ("player-1", "player-2", "patch-0", "patch-1", "patch-2", "pass")
    assert [name for name in names if not game.get(name).evaluate(IS_SEEN)] == []


def check_how_was_my_move(game: GamePage) -> None:
    said = ask(game, "why")
    assert re.match(r"(The computer would have taken|Good move:) the [\w ]+", said), said
    assert not SPACE.search(said)
    assert violations(game.page) == []
    expect(game.quilt.locator(".hint-mark")).to_have_count(1)
    expect(game.page.locator(".offer.hinted")).to_have_count(0)

    number = game.number
    game.get("forget-hint").click()
    game.get("pass").click()
    game.wait_for_decision(number)
    expect(game.get("why-words")).to_have_count(0)


def test_keys_ask_too_and_spaces_are_named_for_those_who_want_them(page: Page) -> None:
    game = begin_game(page, seed=A_PATCH_IS_BEST)
    expect(game.get("why")).to_have_count(0)
    game.get("settings").click()
    game.get("coordinates").check()
    page.keyboard.press("Escape")
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    grid = game.quilt.get_by_role("grid")
    grid.press("h")
    expect(game.get("hint-words")).to_contain_text(SPACE)
    grid.press("w")
    expect(game.get("why-words")).to_contain_text(SPACE)
    game.get("forget-hint").press("Enter")
    expect(game.strip).to_be_focused()
    page.keyboard.press("Tab")  # what the other side did, which can be shown again
    expect(game.strip.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(game.get("why")).to_be_focused()
    page.keyboard.press("Enter")
    expect(game.get("why-words")).to_be_visible()
    expect(game.strip).to_be_focused()


def test_two_people_are_given_none(page: Page) -> None:
    game = begin_game(page, "person")
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    expect(game.get("hint")).to_have_count(0)
    expect(game.get("why")).to_have_count(0)
    game.type_line("why")
    expect(game.get("notice")).to_contain_text("solo games and games against the computer")
