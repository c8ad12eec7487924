"""Two people at two places, and one who watches: invitation, clocks, offers, the end, a rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from quiltbee.notation import format_link
from tests.browser.conftest import Complaints, Visit
from tests.browser.layout import faults
from tests.browser.page import HomePage
from tests.browser.places import LATE_PASSES, OPENING, PASSES, START
from tests.browser.two_places import Line, Place, open_table, sit_down, together

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def ada(visit: Visit) -> Page:
    return visit(viewport={"width": 1280, "height": 800})


@pytest.fixture
def ben(visit: Visit) -> Page:
    return visit(viewport=PHONE, has_touch=True, is_mobile=True)


def test_an_invitation_is_taken_on_a_phone_and_both_play_to_the_end_and_again(
    ada: Page, ben: Page, visit: Visit
) -> None:
    late = format_link(START, LATE_PASSES)
    host = Place(ada).open(open_table(ada, clock="600+5", **{"from": late})["url"])
    expect(host.turn).to_have_text("Waiting for your friend")
    expect(host.get("pass")).to_be_hidden()
    host.get("new-invitation").click()
    link = host.get("invitation-link").input_value()
    expect(host.get("invitation-qr")).to_be_visible()

    ben.goto(link)
    expect(ben.get_by_test_id("invitation-title")).to_have_text("Ada invites you to Patchwork")
    expect(ben.get_by_test_id("invitation-terms")).to_contain_text("10 minutes, and 5 seconds more")
    assert faults(ben) == []
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("sit-down").tap()
    guest = Place(ben)
    expect(guest.turn).to_have_text("Ada’s turn")
    expect(host.turn).to_have_text("Your turn")
    expect(host.get("live-news")).to_contain_text("Ben took the seat.")
    assert (ada.title(), ben.title()) == ("● Your turn – Quiltbee", "Ada’s turn – Quiltbee")

    watcher = Place(visit()).open(host.page.url)
    expect(watcher.main).to_contain_text("you are watching")
    expect(watcher.deck).to_have_count(0)
    expect(watcher.page.locator(".spread")).to_have_count(2)
    for place in (host, guest):
        expect(place.get("watchers")).to_contain_text("1 person is watching")
    assert host.page.get_by_test_id("hint").count() == 0

    host.pass_turn()
    expect(ben).to_have_title("● Your turn – Quiltbee")
    guest.pass_turn()
    expect(host.get("clock-1")).to_contain_class("runs")
    expect(host.get("clock-1").locator(".clock-time")).to_have_text(re.compile(r"^9:\d\d"))
    expect(watcher.get("clock-2").locator(".clock-time")).to_have_text(re.compile(r"10:0[0-5]"))

    last = len(PASSES) - 1
    host.play_on(last)
    guest.play_on(last)
    for place in (host, guest, watcher):
        expect(place.get("move-list").locator("li")).to_have_count(last)
    guest.pass_turn()
    for place in (host, guest, watcher):
        expect(place.result).to_be_visible()
    host.check_record(host.download())

    host.get("ask-rematch").click()
    expect(host.line).to_have_text("You asked Ben for a rematch.")
    expect(guest.line).to_have_text("Ada asks for a rematch.")
    first = host.page.url
    guest.get("rematch").tap()
    for place in (host, guest):
        expect(place.page).not_to_have_url(first)
        expect(place.main).to_have_attribute("data-number", "0")
    expect(guest.turn).to_have_text("Your turn", use_inner_text=True)
    watcher.get("rematch-link").click()
    expect(watcher.page).to_have_url(host.page.url)


def test_a_line_that_breaks_is_seen_by_the_other_and_a_reload_loses_nothing(
    ada: Page, ben: Page
) -> None:
    line = Line(ben)
    host, guest = together(ada, ben, clock="600+10")
    host.pass_turn()
    guest.pass_turn()
    expect(host.line).not_to_contain_text("away")
    line.cut()
    expect(guest.lost).to_be_visible()
    expect(host.line).to_have_text("Ben is away.")
    expect(host.get("player-2")).to_contain_text("away")
    host.pass_turn()
    line.mend()
    expect(guest.turn).to_have_text("Your turn")
    expect(host.line).not_to_contain_text("away")
    ben.reload()
    guest.wait_for_decision(-1)
    assert guest.number == host.number
    expect(guest.get("clock-2")).to_contain_class("runs")
    expect(guest.get("clock-1").locator(".clock-time")).to_have_text(re.compile(r"^(10|9):\d\d$"))
    guest.pass_turn()
    expect(host.turn).to_have_text("Your turn")


def test_a_takeback_is_asked_for_declined_and_agreed_to(ada: Page, ben: Page) -> None:
    host, guest = together(ada, ben, **{"from": OPENING})
    host.pass_turn()
    guest.offer("L").tap()
    guest.cell("f5").tap()
    before = guest.quilt.bounding_box()
    focused = ben.evaluate("() => document.activeElement.className")
    host.get("undo").click()
    expect(host.line).to_have_text("You asked Ben to take back your move.")
    expect(guest.line).to_have_text("Ada asks to take back a move.")
    expect(guest.ghost).to_be_visible()
    assert guest.quilt.bounding_box() == before, "nothing jumps"
    assert ben.evaluate("() => document.activeElement.className") == focused
    guest.get("decline").focus()
    ben.keyboard.press("Enter")
    expect(host.line).to_have_text("Ben said no to the takeback.")
    expect(guest.ghost).to_be_visible()
    host.get("undo").click()
    guest.get("accept").tap()
    expect(host.turn).to_have_text("Your turn")
    expect(guest.turn).to_have_text("Ada’s turn")
    assert host.moves() == ["e0a1", "pass"]


@pytest.mark.nightly
def test_who_has_no_time_left_loses_though_nobody_says_so(ada: Page, ben: Page) -> None:
    host, guest = together(ada, ben, clock="10+0")
    host.pass_turn()
    guest.pass_turn()
    expect(host.get("clock-1")).to_have_attribute("data-low", "true")
    expect(guest.turn).to_have_text("You win", timeout=20_000)
    expect(guest.get("turn-reason")).to_contain_text("Ada ran out of time")
    expect(host.turn).to_have_text("Ben wins")


def test_a_game_is_aborted_at_the_start_and_resigned_later(ada: Page, ben: Page) -> None:
    host, guest = together(ada, ben)
    guest.get("abort").tap()
    guest.get("abort-confirm").tap()
    for place in (host, guest):
        expect(place.turn).to_have_text("Game aborted")
    host, guest = together(ada, ben)
    host.pass_turn()
    guest.pass_turn()
    guest.get("report").tap()
    guest.get("report-reason").select_option("other")
    guest.get("report-confirm").tap()
    expect(guest.line).to_contain_text("will read it")
    host.get("resign").click()
    expect(host.get("dialog-resign")).to_contain_text("The other player wins")
    host.get("resign-confirm").click()
    expect(guest.turn).to_have_text("You win")


def test_an_invitation_that_can_not_be_taken_says_why(
    ada: Page, ben: Page, visit: Visit, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource: .* status of 4(04|10)")
    opened = open_table(ada)
    ada.goto(opened["invitation"])
    expect(ada.get_by_test_id("own-invitation")).to_be_visible()
    expect(ada.get_by_test_id("sit-down")).to_have_count(0)
    sit_down(visit().request, opened["invitation"])
    title = ben.get_by_test_id("invitation-title")
    ben.goto(opened["invitation"])
    expect(title).to_have_text("Someone plays here already")
    ben.goto("/i/aaaa-bbbb-cccc")
    expect(title).to_have_text("We can’t find that invitation")


def test_an_open_table_in_public_is_joined_from_its_own_page(ada: Page, ben: Page) -> None:
    opened = open_table(ada, opponent="anyone")
    host = Place(ada).open(opened["url"])
    expect(host.get("inviting")).to_contain_text("Your table is in the lobby")
    guest = Place(ben).open(opened["url"])
    guest.get("join-name").fill("Cleo")
    guest.get("sit-down").tap()
    expect(guest.turn).to_have_text("Ada’s turn")
    expect(host.get("player-2")).to_contain_text("Cleo")


def test_other_pages_count_the_games_that_wait(ada: Page, ben: Page) -> None:
    host, guest = together(ada, ben)
    expect(host.turn).to_have_text("Your turn")
    HomePage(ada).open()
    expect(ada).to_have_title("(1) Quiltbee")
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", re.compile("logo-waiting"))
    assert guest.number == 1, "Ben sat down"


@pytest.mark.nightly
def test_a_clock_runs_out_with_both_pages_closed(ada: Page, ben: Page, visit: Visit) -> None:
    """Nobody looks: the flag falls by itself, and whoever comes back finds the end."""
    host, guest = together(ada, ben, first="you", clock="10+0")
    url = host.page.url
    host.pass_turn()
    expect(guest.get("clock-2")).to_contain_class("runs")
    for page in (ada, ben):
        page.goto("about:blank")
    ada.wait_for_timeout(12_000)
    watcher = Place(visit()).open(url)
    expect(watcher.result).to_be_visible()
    expect(watcher.result).to_contain_text("Ada")
    host.open(url)
    expect(host.result).to_contain_text("time")
    assert host.page.get_by_test_id("claim").count() == 0
