"""The first visit and the second: what they ask for, and how often they wait."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page import HomePage
from tests.browser.traffic import Traffic

MOST_BYTES = 90_000
"""Of a table, and of the first page, before they are painted."""
MOST_BYTES_IN_ALL = 100_000


def paths(traffic: Traffic) -> list[str]:
    return sorted(urlsplit(each.url).path for each in traffic.asked)


def open_table(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("main.table [data-quilt=active]")).to_be_visible()


@pytest.fixture
def page(visit: Visit) -> Page:
    """A browser in which the service worker may be installed while it looks."""
    return visit(viewport={"width": 1280, "height": 800}, service_workers="allow")


@pytest.fixture
def table(page: Page) -> str:
    """The address of a table of this browser, which has seen nothing of the page yet."""
    wish = {"opponent": "person", "seed": "quilt"}
    return str(page.request.post("/api/games", data=wish).json()["url"])


def test_board_stands_after_two_round_trips(page: Page, table: str) -> None:
    traffic = Traffic(page)
    open_table(page, table)
    assert traffic.round_trips == 2, paths(traffic)
    assert traffic.bytes <= MOST_BYTES
    assert f"/api{table.replace('game', 'games')}" in paths(traffic)


def test_typeface_comes_after_the_first_paint(page: Page, table: str) -> None:
    """It is small, and begins only when the table stands."""
    open_table(page, table)
    page.evaluate("document.fonts.ready")
    page.wait_for_function("() => [...document.fonts].some(({ family }) => family === 'Nunito')")
    loaded, painted = page.evaluate(
        """[
            performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2")),
            performance.getEntriesByName("first-contentful-paint")[0],
        ]"""
    )
    assert loaded["startTime"] > painted["startTime"]
    assert 0 < loaded["encodedBodySize"] <= 30_000


def test_second_visit_asks_for_the_page_and_the_table_only(page: Page, table: str) -> None:
    open_table(page, table)
    page.goto("about:blank")
    traffic = Traffic(page)
    open_table(page, table)
    assert paths(traffic) == [f"/api{table.replace('game', 'games')}", table]
    assert traffic.bytes <= 5_000


def test_first_page_is_small_and_the_second_visit_asks_for_no_file(page: Page) -> None:
    # What a table needs comes ahead: it is there before somebody starts a game.
    traffic = Traffic(page, unawaited=("/table.js", "/game_page.js"))
    HomePage(page).open()
    page.wait_for_load_state("networkidle")
    assert traffic.bytes <= MOST_BYTES_IN_ALL
    assert traffic.bytes_within(2) <= MOST_BYTES
    assert traffic.round_trips <= 4, paths(traffic)  # the last two after the first paint
    page.goto("about:blank")
    again = Traffic(page)
    HomePage(page).open()
    page.wait_for_load_state("networkidle")
    assert [path for path in paths(again) if not path.startswith("/api/")] == ["/"]


def test_a_page_goes_on_by_what_the_first_one_brought(page: Page) -> None:
    home = HomePage(page).open()
    page.wait_for_load_state("networkidle")
    traffic = Traffic(page)
    home.start(opponent="person")
    assert [path for path in paths(traffic) if not path.startswith("/api/games")] == []
