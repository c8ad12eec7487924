"""A tournament, by what its organiser and its players see and press."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.page import GamePage
from tests.browser.people_pages import Visitor
from tests.browser.test_accessibility import check_every_look
from tests.server.support import Live, live


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Live]:
    with live(tmp_path) as server:
        yield server


def test_people_are_invited_paired_and_ranked(served: Live, visit: Visit) -> None:
    ann = Visitor(visit(served, reduced_motion="reduce"), served).named("Ann")
    ann.page.goto("/tournaments")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    check_every_look(ann.page)
    ann.get("tournament-name").fill("Club evening")
    ann.get("make-tournament").click()
    link = ann.get("tournament-link").input_value()
    ann.get("join").click()
    expect(ann.get("entrants").locator("li")).to_have_text(["Ann (you)"])

    ben = Visitor(visit(served), served)
    ben.page.goto(link)
    ben.get("join-name").fill("Ben")
    ben.get("join").click()
    expect(ben.get("withdraw")).to_be_visible()
    expect(ann.get("entrants")).to_contain_text("Ben")  # read again by itself
    check_every_look(ann.page)

    ann.get("start-tournament").click()
    expect(ann.get("pairings").get_by_role("link", name="Game 1")).to_be_visible()
    ben.get("pairings").get_by_role("link", name="Game 1").click()
    expect(GamePage(ben.page).main).to_be_visible()
    ann.page.get_by_text("Someone is missing").click()
    ann.page.get_by_role("button", name="Ben loses").click()
    ann.get("sure").click()
    expect(ann.get("standings").locator("tbody tr").first).to_contain_text("Ann (you)")
    expect(ann.get("standings").locator("tbody tr").first).to_contain_text("2")
    expect(ann.get("cross-table")).to_be_visible()
    check_every_look(ann.page)
    ann.page.goto("/tournaments")
    expect(ann.get("tournament-list")).to_contain_text("Club evening")
