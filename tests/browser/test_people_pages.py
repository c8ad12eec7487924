"""Names, accounts and devices, the lobby and one's games: by what people see and press."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import shifts
from tests.browser.conftest import Come, Complaints, Visit
from tests.browser.page import GamePage
from tests.browser.people_pages import PASSPHRASE, SimulatedClock, Visitor
from tests.browser.test_accessibility import check_every_look
from tests.server.support import Live, live

REFUSED = "Failed to load resource: .* status of 4.."
KNOWN = """
async () => {
  while (localStorage.getItem('quiltbee.known') !== 'true')
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
"""
"""Waits until the page has noted that the server knows whoever looks at it."""


def test_an_account_is_made_left_and_entered_again(come: Come, complaints: Complaints) -> None:
    complaints.allow(REFUSED)
    ann = come().me()
    ann.get("my-name").fill("Ann")
    ann.get("save-name").click()
    expect(ann.get("name-told")).to_contain_text("Saved")
    ann.get("login").first.fill("ann")
    ann.get("passphrase").first.fill("12345678")
    ann.get("make-account").click()
    expect(ann.get("account-error")).not_to_be_empty()
    ann.get("passphrase").first.fill(PASSPHRASE)
    ann.get("make-account").click()
    expect(ann.get("signed-in-as")).to_have_text("ann")
    ann.get("sign-out").click()
    expect(ann.get("hero")).to_be_visible()

    ann.get("to-me").click()
    ann.get("to-sign-in").click()
    expect(ann.get("sign-in")).to_be_visible()  # the page before has a login too
    ann.get("login").fill("Ann")
    ann.get("passphrase").fill("something else")
    ann.get("sign-in").click()
    expect(ann.get("passphrase-error")).not_to_be_empty()
    ann.get("passphrase").fill(PASSPHRASE)
    ann.get("sign-in").click()
    expect(ann.get("hero")).to_be_visible()
    ann.get("to-me").click()
    expect(ann.get("me-title")).to_have_text("Ann")


def test_a_passkey_makes_an_account_and_signs_in(served: Live, visit: Visit) -> None:
    page = visit(served)
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    get = page.get_by_test_id
    page.goto(served.url.replace("127.0.0.1", "localhost") + "me")
    page.get_by_text("Use a passkey instead").click()
    get("login").last.fill("ann")
    get("make-passkey").click()
    expect(get("signed-in-as")).to_have_text("ann")
    get("sign-out").click()
    expect(get("hero")).to_be_visible()
    get("to-me").click()
    get("to-sign-in").click()
    get("sign-in-passkey").click()
    expect(get("hero")).to_be_visible()
    get("to-me").click()
    expect(get("signed-in-as")).to_have_text("ann")


def test_a_second_device_is_the_same_person_by_a_link(come: Come, complaints: Complaints) -> None:
    complaints.allow(REFUSED)
    desk = come().named("Ann")
    desk.against(come())
    desk.me().get("make-link").click()
    expect(desk.get("device-qr")).to_be_visible()
    link = desk.get("device-link").input_value()

    phone = come(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    phone.page.goto(link)
    expect(phone.get("link-whom")).to_contain_text("Ann")
    phone.get("link-sign-in").tap()
    expect(phone.games()).to_have_count(1)
    expect(phone.get("waiting")).to_be_visible()
    expect(phone.page).to_have_title(re.compile(r"^\(1\) "))

    come().page.goto(link)
    third = come()
    third.page.goto(link)
    expect(third.get("problem")).to_contain_text("used already")


def test_two_people_come_from_the_lobby_to_one_game(come: Come) -> None:
    ben, carl = come().named("Ben").lobby(), come()
    carl.page.clock.install()
    carl.lobby()
    expect(carl.get("lobby")).to_contain_text("Nobody is waiting")
    ann = come().lobby()
    ann.get("own-name").fill("Ann")
    ann.get("clock-days").check()
    ann.get("start-game").click()
    expect(GamePage(ann.page).main).to_be_visible()

    row = ben.get("lobby-tables").locator("li", has_text="Ann")
    expect(row).to_contain_text("3 days a turn")
    carl.page.clock.run_for(6000)
    expect(carl.get("lobby-tables")).to_contain_text("Ann")
    row.get_by_role("button").click()
    expect(GamePage(ann.page).get("player-2")).to_contain_text("Ben")
    expect(GamePage(ben.page).get("player-1")).to_contain_text("Ann")
    carl.page.clock.run_for(6000)
    expect(carl.get("lobby")).to_contain_text("Nobody is waiting")


def test_a_quick_match_brings_two_together(come: Come) -> None:
    ann, ben = come().lobby(), come().lobby()
    ann.get("match-long").click()
    expect(GamePage(ann.page).main).to_be_visible()
    ben.get("match-long").click()
    expect(GamePage(ben.page).main).to_be_visible()
    assert GamePage(ben.page).id == GamePage(ann.page).id


def test_a_friend_is_invited_from_the_first_page(come: Come) -> None:
    ann = come().home()
    ann.get("opponent-friend").check()
    ann.get("own-name").fill("Ann")
    ann.get("start-game").click()
    expect(ann.get("invitation-link")).to_have_value(re.compile("/i/"))


def test_a_game_of_days_is_followed_in_the_list(come: Come, clock: SimulatedClock) -> None:
    ann, ben = come().named("Ann"), come().named("Ben")
    table = ann.against(ben, clock="3d")
    ann.against(ben, first="opponent")
    ann.home()
    expect(ann.games()).to_have_count(2)
    expect(ann.games().first).to_contain_text("Your turn")
    expect(ann.get("waiting")).to_have_text("1 waiting for you")
    ann.games().first.get_by_role("link").click()
    GamePage(ann.page).get("pass").click()
    expect(GamePage(ann.page).main).to_have_attribute("data-number", re.compile("[1-9]"))
    ann.home()
    expect(ann.games().first).to_contain_text("Ben’s turn")

    clock.advance(days=0.9)
    ben.home()
    expect(ben.games().first).to_contain_text("Your turn, 2 d 2 h left")
    clock.advance(days=1.5)
    ben.home()
    expect(ben.games().first).to_contain_text(re.compile(r"Your turn, 14:2\d:\d\d left"))
    ben.page.goto(table)
    GamePage(ben.page).get("pass").click()
    # Ann's page, still open, is told at once.
    expect(ann.games().first).to_contain_text("Your turn")
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    clock.advance(days=4)
    # Whichever process asks first lets the flag fall, with nobody at the table.
    expect(ann.games().last).to_contain_text("You lost on time")


def test_a_browser_that_has_removed_itself_by_word_or_passphrase_lists_nothing(
    come: Come, complaints: Complaints
) -> None:
    complaints.allow(REFUSED)
    guest, owner = come().named("Guest"), come().named("Ann").with_account("ann")
    for visitor, wrong, right in ((guest, "remove", "delete"), (owner, "remove", PASSPHRASE)):
        visitor.say("/api/games", opponent="computer", level=1)
        expect(visitor.home().games()).to_have_count(1)
        visitor.me().get("open-leaving").click()
        visitor.get("leaving").last.fill(wrong)
        visitor.get("leave").click()
        expect(visitor.get("leaving-error")).not_to_be_empty()
        visitor.get("leaving").last.fill(right)
        visitor.get("leave").click()
        expect(visitor.get("hero")).to_be_visible()
        expect(visitor.get("recent-games")).to_have_count(0)
        assert visitor.say("/api/me", "get")["known"] is False


def test_a_bot_is_removed_after_a_question(come: Come) -> None:
    ann = come().named("Ann").me()
    ann.get("open-bots").click()
    ann.get("bot-name").fill("Robo")
    ann.get("make-bot").click()
    bots = ann.get("bot-list")
    expect(bots).to_contain_text("Robo")
    expect(ann.get("bot-name")).to_have_value("")
    for name in ("revoke-token", "remove-bot"):
        ann.get(name).click()
        expect(ann.get("dialog-sure")).to_contain_text("Robo?")
        ann.page.keyboard.press("Escape")
        expect(ann.get(name)).to_be_focused()
    expect(bots).to_contain_text("Robo")
    ann.get("remove-bot").click()
    ann.get("sure").click()
    expect(bots).not_to_contain_text("Robo")


def guests_first_page(visitor: Visitor) -> None:
    visitor.home().get("opponent-friend").check()


def first_page_with_games_and_tables(visitor: Visitor) -> None:
    visitor.named("Ann")
    visitor.say("/api/games", opponent="computer", level=1)
    visitor.say("/api/games", opponent="anyone", clock="900+10")
    visitor.home()
    expect(visitor.games()).to_have_count(2)


def own_page_with_everything_open(visitor: Visitor) -> None:
    visitor.named("Ann").with_account("ann").me().get("make-link").click()
    expect(visitor.get("device-qr")).to_be_visible()
    for summary in visitor.page.locator("summary").all():
        summary.click()


def own_page_with_errors(visitor: Visitor) -> None:
    visitor.me().get("login").first.fill("ann")
    visitor.get("passphrase").first.fill("12345678")
    visitor.get("make-account").click()
    expect(visitor.get("account-error")).not_to_be_empty()


def page_to_sign_in(visitor: Visitor) -> None:
    visitor.named("Ann").page.goto("/sign-in")
    expect(visitor.get("sign-in")).to_be_visible()


def link_for_another_device(visitor: Visitor) -> None:
    url = visitor.named("Ann").say("/api/me/link")["url"]
    visitor.page.context.clear_cookies()
    visitor.page.goto(url)
    expect(visitor.get("link-whom")).to_be_visible()


STATES = (
    guests_first_page,
    first_page_with_games_and_tables,
    own_page_with_everything_open,
    own_page_with_errors,
    page_to_sign_in,
    link_for_another_device,
)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_nothing_is_found_in(
    served: Live, visit: Visit, complaints: Complaints, state: Callable[[Visitor], None]
) -> None:
    complaints.allow(REFUSED)
    page = visit(served, reduced_motion="reduce")
    state(Visitor(page, served))
    check_every_look(page)


def test_nothing_moves_once_the_first_page_stands(come: Come) -> None:
    ann = come(viewport={"width": 390, "height": 844})
    ann.page.add_init_script(shifts.WATCH)
    ann.named("Ann").home()
    ann.page.evaluate(KNOWN)
    first_page_with_games_and_tables(ann)
    assert shifts.take(ann.page) == []
    ann.me().get("save-name").click()
    expect(ann.get("name-told")).to_contain_text("Saved")
    assert shifts.take(ann.page) == []


def test_an_administrator_finds_and_renames_somebody(tmp_path: Path, visit: Visit) -> None:
    with live(tmp_path) as server:
        ann = Visitor(visit(server, reduced_motion="reduce"), server).named("Ann")
        ann.with_account("ann")
        ben = Visitor(visit(server), server).named("Rude Name")
        game = ben.say("/api/games", opponent="person")["id"]
        ann.say("/api/reports", game=game, reason="name", text="Look at this.")
        with closing(sqlite3.connect(server.store.file)) as database, database:
            database.execute("INSERT INTO administrators SELECT person FROM accounts")
        ann.page.goto("/admin")
        expect(ann.get("reports")).to_contain_text("Look at this.")
        check_every_look(ann.page)
        ann.get("wanted").fill("rude")
        ann.get("find").click()
        expect(ann.get("found-people")).to_contain_text("Rude Name")
        ann.page.get_by_text("Change").click()
        ann.page.get_by_placeholder("New name", exact=True).fill("Ben")
        check_every_look(ann.page)
        ann.get("wanted").fill("ben")
        ann.get("rename").click()
        expect(ann.get("found-told")).to_have_text("Done.")
        ann.get("close-report").click()
        expect(ann.page.get_by_text("No open reports.")).to_be_visible()
        tournament = ben.say("/api/tournaments", name="Spam", kind="swiss", public=True)["id"]
        ann.page.goto(f"/tournaments/{tournament}")
        ann.get("care-reason").fill("Advertising.")
        ann.get("tournament-name").fill("Club evening")
        ann.get("rename-tournament").click()
        expect(ann.get("tournament-title")).to_have_text("Club evening")
        ann.get("hide_tournament").click()
        expect(ann.page.get_by_text("Hidden: in no list")).to_be_visible()
        check_every_look(ann.page)
        ben.page.goto(f"/tournaments/{tournament}")
        expect(ben.get("tournament-title")).to_have_text("Club evening")
        expect(ben.get("care")).to_have_count(0)
        ann.page.goto("/admin")
        expect(ann.get("log-entries").locator("li").first).to_contain_text("Advertising.")
        ann.get("one-tournament-id").fill(f"{server.url}tournaments/{tournament}")
        ann.get("end_tournament").click()
        ann.page.get_by_role("dialog").get_by_role("button", name="End it").click()
        expect(ann.get("one-tournament-told")).to_have_text("Done.")
        expect(ben.page.locator("main[data-state=over]")).to_be_visible()
