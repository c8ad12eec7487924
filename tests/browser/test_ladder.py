"""Ratings and profiles, after one evening of a club: three people, and each has played each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks import check_every_size
from tests.server.bots.crowd import Crowd
from tests.server.ratings.test_profiles import NAMES, an_evening
from tests.server.support import Live, live


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Live]:
    """A server after that evening."""
    with live(tmp_path) as server:
        crowd = Crowd(server)
        an_evening(server, crowd)
        yield server
        crowd.leave()


def test_a_club_sees_itself_after_one_evening(club: Live, visit: Visit) -> None:
    page = visit(club, reduced_motion="reduce")
    page.goto("/")
    page.get_by_test_id("to-ratings").click()
    rows = page.get_by_test_id("ladder").locator("tbody tr")
    expect(rows).to_have_count(len(NAMES))
    expect(rows.first).to_contain_text("Ann")
    expect(rows.first.locator("td").first).to_have_text("–")  # no rank while it is provisional
    expect(rows.first.locator("td").nth(1)).to_contain_text("?")
    check_every_size(page)
    page.get_by_test_id("speed-blitz").check(force=True)
    expect(page.get_by_test_id("ladder-none")).to_be_visible()
    page.get_by_test_id("speed-rapid").check(force=True)
    page.get_by_role("link", name="Cleo").click()
    expect(page.get_by_test_id("profile-title")).to_contain_text("Cleo")
    expect(page.get_by_test_id("profile-against").locator("li")).to_have_count(len(NAMES) - 1)
    expect(page.get_by_test_id("profile-recent").locator("li")).to_have_count(len(NAMES) - 1)
    expect(page.get_by_test_id("profile-ratings").locator("svg")).to_be_visible()
    check_every_size(page)
    page.get_by_test_id("profile-against").get_by_role("link", name="Ben").click()
    expect(page.get_by_test_id("profile-title")).to_contain_text("Ben")
