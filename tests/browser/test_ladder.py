"""Ratings and profiles, after one evening of a club: three people, and each has played each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come, Complaints, Visit
from tests.browser.layout import check_every_size
from tests.browser.page import HomePage
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
    HomePage(page).open().menu("to-ratings").click()
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


def test_a_rated_game_against_a_level_has_ones_own_clock(
    come: Come, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource")
    ann = come().home()
    ann.get("opponent-computer").check()
    ann.get("rated").check()
    expect(ann.get("clock-words")).to_be_visible()
    ann.get("start-game").click()
    expect(ann.get("home-error")).to_contain_text("Rated games need an account")
    ann.with_account("ann").home()
    ann.get("opponent-computer").check()
    ann.get("rated").check()
    check_every_size(ann.page)
    ann.get("start-game").click()
    ann.page.wait_for_url("**/game/*")
    game = ann.page.url.rsplit("/", 1)[1]
    seats = ann.say(f"/api/games/{game}", "get")["seats"]
    mine = 1 + [seat["yours"] for seat in seats].index(True)
    expect(ann.get(f"clock-{mine}")).to_contain_text(":")
    expect(ann.get(f"clock-{3 - mine}")).to_have_count(0)
    expect(ann.get("terms")).to_contain_text("Tilo 1050")
    expect(ann.get("undo")).to_have_count(0)
    expect(ann.get("hint")).to_have_count(0)
    expect(ann.get("terms")).to_contain_text("rated")
    ann.get("resign").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("it counts for the ratings")
    ann.get("resign-confirm").click()
    expect(ann.get("again")).to_be_visible()
    [rating] = ann.say("/api/me/ratings", "get")["ratings"]
    assert (rating["class"], rating["games"]) == ("rapid", 1)
    assert rating["rating"] < 1500
