"""Following and blocking, as the two people see it on their pages."""

from playwright.sync_api import expect

from tests.browser.conftest import Come, Complaints
from tests.browser.page import GamePage
from tests.browser.test_accessibility import check_every_look
from tests.browser.test_people_pages import REFUSED
from tests.browser.two_places import Place

ANYONE = {"opponent": "anyone", "clock": "300+5"}


def test_somebody_is_followed_then_blocked_then_neither(come: Come, complaints: Complaints) -> None:
    complaints.allow(REFUSED)
    ann, ben = come().named("Ann").with_account("ann"), come().named("Ben").with_account("ben")
    table = ann.against(ben)
    for each in (ann, ben):
        Place(each.page).open(table).pass_turn()
    ben.get("resign").click()
    ben.get("resign-confirm").click()
    expect(GamePage(ben.page).turn).to_have_text("Ann wins")
    ann.lobby()
    expect(ann.get("lobby-people")).to_contain_text("Ben")
    expect(ann.get("lobby-followed")).to_have_count(0)

    game = table.rpartition("/")[2]
    whom = ann.say("/api/me/people", kind="block", game=game)["people"][0]["id"]
    ann.page.goto(f"/people/{whom}")
    ann.get("follow").click()
    expect(ann.page.get_by_text("You follow them now. They aren’t told.")).to_be_visible()
    ben.home_with_news()
    ben.say("/api/games", **ANYONE)
    ann.lobby()
    row = ann.get("lobby-followed").locator("li")
    expect(row).to_contain_text("Ben")
    expect(row.locator(".badge")).to_be_visible()
    expect(row.get_by_role("button", name="Sit down")).to_be_visible()
    check_every_look(ann.page)

    ann.page.goto(f"/people/{whom}")
    ann.get("block").click()
    expect(ann.page.get_by_text("Blocked. They aren’t told.")).to_be_visible()
    ann.say("/api/games", **ANYONE)
    ann.lobby()
    expect(ann.get("lobby-followed")).to_have_count(0)
    ben.lobby()
    ben.get("lobby").get_by_role("button", name="Sit down").first.click()
    expect(ben.page.get_by_text("This table isn’t open to you.")).to_be_visible()

    ann.me()
    expect(ann.get("block-list")).to_contain_text("Ben")
    ann.get("end-block").click()
    expect(ann.get("block-list")).to_have_count(0)
    ben.lobby()
    ben.get("lobby").get_by_role("button", name="Sit down").first.click()
    expect(ben.page.locator("main.table")).to_be_visible()
