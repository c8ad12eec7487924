"""The three editions: chosen on the first page and at a table, kept, played in, and accessible."""

import random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Complaints
from tests.browser.hands import Clicks, play
from tests.browser.page import GamePage, HomePage, play_on
from tests.browser.pictures import EDITIONS, SCHEMES
from tests.browser.places import OPENING
from tests.browser.traffic import Traffic

LEATHER = "() => getComputedStyle(document.documentElement).getPropertyValue('--leather').trim()"
SLOTS = """
() => [...document.querySelectorAll('.felt > *, .felt .panel, .felt .number, .felt .spread > *')]
  .map((each) => JSON.stringify(each.getBoundingClientRect()))
"""


def is_on(page: Page, edition: str) -> None:
    """The page looks like an edition: its colours are there, and what it draws."""
    expect(page.locator("html")).to_have_attribute("data-edition", edition)
    expect(page.locator("#fabrics #token-2")).to_have_count(1)
    heart = page.locator("#fabrics #token-2 [d^='M0 4.5']")
    expect(heart).to_have_count(1 if edition == "valentine" else 0)


def choose_at_table(game: GamePage, edition: str) -> None:
    game.get("settings").click()
    game.get(f"edition-{edition}").check()
    is_on(game.page, edition)
    game.page.keyboard.press("Escape")
    expect(game.get("edition-classic")).to_have_count(0)


def test_an_edition_is_chosen_in_the_settings_and_stays(page: Page) -> None:
    home = HomePage(page).open()
    is_on(page, "classic")
    classic = page.evaluate(LEATHER)
    home.wear("valentine")
    is_on(page, "valentine")
    assert page.evaluate(LEATHER) != classic

    page.reload()
    is_on(page, "valentine")
    game = home.start(opponent="person")
    choose_at_table(game, "anniversary")
    page.reload()
    is_on(page, "anniversary")

    choose_at_table(game, "classic")
    assert page.evaluate(LEATHER) == classic


def test_another_edition_is_fetched_only_when_it_is_chosen(page: Page) -> None:
    traffic = Traffic(page)
    home = HomePage(page).open()
    home.wear("anniversary")
    is_on(page, "anniversary")
    asked = [urlsplit(each.url).path for each in traffic.asked]
    of_editions = sorted(path for path in asked if "/editions/" in path)
    files = ("anniversary.css", "anniversary.json")
    assert of_editions == [f"/editions/{name}" for name in files]


def test_the_page_keeps_its_edition_where_another_cannot_be_had(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource|The valentine edition can’t be loaded")
    page.route("**/editions/valentine.json", lambda route: route.abort())
    home = HomePage(page).open()
    with page.expect_console_message(lambda said: "can’t be loaded" in said.text):
        home.wear("valentine")
    is_on(page, "classic")

    page.reload()
    expect(page.locator("#fabrics #token-2")).to_have_count(1)
    is_on(page, "classic")
    expect(home.get("hero")).to_be_visible()


def test_nothing_has_another_size_in_another_edition(page: Page) -> None:
    game = play_on(page, OPENING)
    before = page.evaluate(SLOTS)
    for edition in EDITIONS[1:]:
        choose_at_table(game, edition)
        assert page.evaluate(SLOTS) == before, edition


@pytest.mark.nightly
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_and_nothing_for_axe_to_find(page: Page, edition: str) -> None:
    home = HomePage(page).open()
    home.wear(edition)
    is_on(page, edition)
    assert violations(page) == []
    game = home.start(opponent="person")
    look_around(page)
    rng = random.Random(edition)
    play(game, Clicks(rng), rng)
    expect(game.result).to_be_visible()
    is_on(page, edition)
    game.check_record(game.download())
    assert violations(page) == []


def look_around(page: Page) -> None:
    """Let axe look at both schemes, and at a phone."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme
    page.set_viewport_size({"width": 320, "height": 640})
    assert violations(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
