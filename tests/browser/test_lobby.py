"""The lobby: who is there and who has gone, whom one can ask, what can be watched."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from quiltbee.server.clock import DAY
from quiltbee.server.lobby.waiting import AWAY
from tests.browser.conftest import Come
from tests.browser.layout import check_every_size
from tests.browser.page import GamePage
from tests.browser.people_pages import SimulatedClock
from tests.browser.two_places import Place
from tests.server.bots.crowd import Crowd
from tests.server.support import Live


@pytest.fixture
def crowd(served: Live) -> Iterator[Crowd]:
    crowd = Crowd(served)
    yield crowd
    crowd.leave()


def test_whose_page_is_closed_leaves_the_lobby(come: Come, clock: SimulatedClock) -> None:
    ann, ben = come().named("Ann").lobby(), come().lobby()
    ann.get("match-long").click()
    expect(GamePage(ann.page).main).to_be_visible()
    row = ben.get("lobby-tables").locator("li", has_text="Ann")
    expect(row).to_contain_text("waiting for less than a minute")
    clock.advance(2 * 60_000 / DAY)
    ben.lobby()
    expect(row).to_contain_text("15 min + 10 s · waiting for 2 minutes")
    ann.page.close()
    clock.advance(AWAY / DAY)
    ben.lobby()
    expect(row).to_be_visible()  # so long she is waited for
    clock.advance(AWAY / DAY)
    ben.lobby()
    expect(ben.get("lobby-tables")).to_contain_text("Nobody is waiting")


def test_people_and_bots_are_asked_with_one_click(come: Come, crowd: Crowd, served: Live) -> None:
    ann, ben = come().named("Ann"), come().named("Ben")
    table = ann.say("/api/games", opponent="anyone")
    ben.say(f"/api/games/{table['id']}/seat", name=None)
    watcher = come().lobby()
    expect(watcher.get("lobby-games")).to_contain_text("Ann – Ben")
    watcher.get("watch").click()
    expect(GamePage(watcher.page).main).to_contain_text("you are watching")

    for each in (ann, ben):
        Place(each.page).open(table["url"]).pass_turn()
    ben.get("resign").click()
    ben.get("resign-confirm").click()
    expect(GamePage(ben.page).turn).to_have_text("Ann wins")
    owner = crowd.browser()
    bot = crowd.bot(owner, "Fox")
    with bot.listening() as heard:
        ann.lobby()
        expect(ann.get("lobby-people")).to_contain_text("Ben")
        expect(ann.get("lobby-people")).to_contain_text("1 won, 0 lost")
        expect(ann.get("lobby-people")).to_contain_text("here now")
        check_every_size(ann.page)
        ann.get("ask-clock").select_option("short")
        ann.get("ask-fair").select_option("both")
        ann.get("invite-again").click()
        expect(GamePage(ann.page).turn).to_have_text("Waiting for Ben")

        expect(ben.get("invited")).to_contain_text("Ann invites you to a game")
        expect(ben.get("invited")).to_contain_text("5 min + 5 s")
        expect(ben.get("invited")).to_contain_text("both seats")
        check_every_size(ben.page)
        ben.page.goto("/tournaments")
        ben.get("invited-decline").click()
        expect(ben.get("invited")).to_have_count(0)
        expect(GamePage(ann.page).turn).to_have_text("Game aborted")

        ann.lobby().get("invite-again").click()
        expect(GamePage(ann.page).turn).to_have_text("Waiting for Ben")
        ben.get("invited-accept").click()
        expect(GamePage(ben.page).main).to_be_visible()
        expect(GamePage(ann.page).main).to_contain_text("Ben")

        ann.lobby().get("challenge").click()
        challenge = heard.next()
        assert challenge["type"] == "challenge"
        bot.post(f"challenges/{challenge['game']}/accept")
        expect(GamePage(ann.page).main.get_by_text("Fox").first).to_be_visible()

        ann.lobby().get("lobby-people").get_by_role("link", name="Fox").click()
        check_every_size(ann.page)
        ann.get("challenge").get_by_role("button").click()
        assert heard.next()["type"] == "game_start"
        assert heard.next()["type"] == "challenge"


def test_any_clock_can_be_had(come: Come) -> None:
    ann = come().home()
    ann.get("opponent-friend").check()
    ann.get("more-options").click()
    ann.get("clock-own").check()
    ann.get("clock-main").fill("7.5")
    ann.get("clock-extra").fill("3")
    expect(ann.get("clock-words")).to_contain_text("7 minutes 30 seconds, and 3 seconds more")
    check_every_size(ann.page)
    ann.get("start-game").click()
    page = GamePage(ann.page)
    expect(page.main).to_be_visible()
    assert ann.page.request.get(f"/api/games/{page.id}").json()["clock"]["control"] == "450+3"
