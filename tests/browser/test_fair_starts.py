"""A start that is fair: one cuts and the other chooses, or both play both seats of one ring."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import check_every_size
from tests.browser.two_places import Place, open_table, sit_down, together

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def ada(visit: Visit) -> Page:
    return visit(viewport=WIDE, reduced_motion="reduce")


@pytest.fixture
def ben(visit: Visit) -> Page:
    return visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")


def test_one_cuts_and_the_other_chooses(ada: Page, ben: Page, visit: Visit) -> None:
    opened = open_table(ada, fair="cut", takebacks=False)
    host = Place(ada).open(opened["url"])
    sit_down(ben.request, opened["invitation"])
    guest, watcher = Place(ben).open(opened["url"]), Place(visit()).open(opened["url"])
    expect(host.turn).to_have_text("Name the points")
    expect(guest.turn).to_have_text("Ada names the points")
    expect(guest.get("starts-told")).to_contain_text("Ada is naming how many points")
    expect(watcher.get("starts-told")).to_be_visible()
    check_every_size(ada)
    check_every_size(ben)
    host.get("cut-points").fill("4")
    ada.get_by_role("button", name="One point fewer").click()
    expect(host.get("cut-points")).to_have_value("3")
    host.get("cut").click()
    expect(guest.turn).to_have_text("Choose a seat")
    expect(host.turn).to_have_text("Ben chooses a seat")
    expect(host.get("starts-told")).to_contain_text("3 points more for whoever goes second")
    ben.reload()
    check_every_size(ben)
    guest.get("choose-1").tap()
    expect(guest.turn).to_have_text("Your turn")
    for place in (host, watcher):
        expect(place.turn).to_have_text("Ben’s turn")
        expect(place.get("player-1")).to_contain_text("Ben")
    expect(host.line).to_contain_text("second seat 3")
    guest.play_on(1000)
    host.play_on(1000)
    for place in (host, guest, watcher):
        expect(place.result).to_be_visible(timeout=30_000)
        expect(place.result).to_contain_text("Second seat")
        expect(place.get("starts-after")).to_contain_text("3 went with the second seat.")
    expect(host.get("starts-after")).to_contain_text("The engine thinks", timeout=30_000)
    check_every_size(ada)
    assert '[Compensation "3"]' in host.download()


def test_a_game_over_both_seats(ada: Page, ben: Page) -> None:
    host, guest = together(ada, ben, fair="both")
    first = ada.url
    host.play_on(1000)
    guest.play_on(1000)
    for place in (host, guest):
        expect(place.result).to_be_visible(timeout=30_000)
        expect(place.get("starts-after")).to_contain_text("the first of two games")
        expect(place.get("ask-rematch")).to_have_count(0)
    check_every_size(ada)
    host.get("second-game").click()
    guest.get("second-game").tap()
    expect(guest.turn).to_have_text("Your turn")
    expect(host.get("player-1")).to_contain_text("Ben")
    assert ada.url == ben.url != first
    host.play_on(1000)
    guest.play_on(1000)
    for place in (host, guest):
        expect(place.result).to_be_visible(timeout=30_000)
        expect(place.get("starts-after")).to_contain_text("The sum of both games")
        expect(place.get("ask-rematch")).to_be_visible()
    ada.get_by_role("link", name="The first game").click()
    expect(ada).to_have_url(first)


def test_a_table_with_a_fair_start_is_opened_on_the_first_page(ada: Page) -> None:
    ada.goto("/")
    get = ada.get_by_test_id
    get("opponent-friend").check()
    get("more-options").click()
    get("fair-both").check()
    expect(get("fair-words")).to_contain_text("The sum counts")
    expect(get("takebacks")).to_be_disabled()
    get("fair-cut").check()
    expect(get("fair-words")).to_contain_text("You name how many points")
    check_every_size(ada)
    get("start-game").click()
    expect(get("turn")).to_have_text("Waiting for your friend")
    game = ada.url.rpartition("/")[2]
    assert ada.request.get(f"/api/games/{game}").json()["fair"]["kind"] == "cut"
