"""The day: one game that counts, the table after it, midnight by the person's own clock."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.page import GamePage, HomePage
from tests.server.support import Live, live

WHITE = "\N{WHITE LARGE SQUARE}"
NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server at which it is noon on a Monday."""
    noon = round(NOON.timestamp() * 1000)
    with live(tmp_path_factory.mktemp("day"), clock=lambda: noon) as running:
        yield running


def visitor(visit: Visit, club: Live, zone: str, **words: object) -> Page:
    page = visit(club, timezone_id=zone, viewport={"width": 1280, "height": 800}, **words)
    page.clock.install(time=NOON)
    return page


def test_a_day_from_the_first_page_to_the_text_for_friends(visit: Visit, club: Live) -> None:
    page = visitor(visit, club, "Europe/Berlin", permissions=["clipboard-read", "clipboard-write"])
    home = HomePage(page).open()
    home.get("todays-game").click()
    expect(home.get("day-title")).to_have_text("Monday, November 23, 2026")
    expect(home.get("day-table")).to_have_count(0)
    assert violations(page) == []
    home.get("day-play").click()
    game = GamePage(page)
    expect(game.turn).to_be_visible()
    assert game.state()["day"] == "2026-11-23"
    assert not game.state()["can_undo"]
    game.get("resign").click()
    game.get("resign-confirm").click()
    game.get("back-to-day").click()
    expect(home.get("day-result")).to_contain_text("Resigned")
    expect(home.get("day-quilts").locator("svg")).to_have_count(2)
    expect(home.get("day-table")).to_contain_text("One game has been finished")
    home.get("day-share").click()
    expect(home.get("game-told")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == (
        "Quiltbee, November 23, 2026\nAgainst level 2, Learner: Resigned.\n"
        f"{9 * WHITE}\n"
        f"{club.origin}/day/2026-11-23"
    )
    assert violations(page) == []
    assert faults(page) == []


def test_a_page_left_open_over_midnight_notices(visit: Visit, club: Live) -> None:
    page = visitor(visit, club, "Europe/Berlin")
    page.goto("/day")
    expect(page.get_by_test_id("day-title")).to_contain_text("November 23")
    expect(page.get_by_test_id("newer-day")).to_have_count(0)
    page.clock.fast_forward("10:30:00")
    expect(page.get_by_test_id("newer-day")).to_have_count(0)
    page.clock.fast_forward("31:00")
    page.get_by_test_id("newer-day").get_by_role("link").click()
    expect(page.get_by_test_id("day-title")).to_contain_text("November 24")


def test_everybody_has_the_day_of_their_own_clock(visit: Visit, club: Live) -> None:
    for zone, date in (("Pacific/Kiritimati", "24"), ("Pacific/Pago_Pago", "23")):
        page = visitor(visit, club, zone)
        page.goto("/day")
        expect(page.get_by_test_id("day-title")).to_contain_text(f"November {date}")
        page.get_by_test_id("day-play").click()
        expect(GamePage(page).turn).to_be_visible()
        assert GamePage(page).state()["day"] == f"2026-11-{date}"
