"""The page in every language: it comes in it, stays in it, and has room for its words.

German is looked at always. The nightly run plays a whole game in each language, and
tests/browser/test_accessibility.py then looks at every state in every one.
"""

import random
import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from quiltbee.languages import DEFAULT, LANGUAGES, catalogue
from quiltbee.notation import parse_record
from tests.browser.axe import violations
from tests.browser.conftest import MILLISECONDS, Complaints, Visit
from tests.browser.hands import Clicks, play
from tests.browser.layout import IS_SEEN, faults
from tests.browser.page import GamePage, HomePage, begin_game
from tests.browser.places import OPENING
from tests.browser.test_accessibility import choose
from tests.browser.test_first_page import WAYS, shown_for

NARROW: ViewportSize = {"width": 320, "height": 640}
ALL = [
    pytest.param(code, marks=[] if code == "de" else [pytest.mark.nightly], id=name)
    for code, name in LANGUAGES.items()
    if code != DEFAULT
]

NOTICES_GRANTED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"

NOTICE_WORDS = """
async ([title, patience]) => {
  const end = performance.now() + patience;
  const left = async () => (await caches.match('/notice-words'))?.json();
  let found = (await left())?.titles['Your turn'];
  while (found !== title && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    found = (await left())?.titles['Your turn'];
  }
  return found;
}
"""
"""What the page has left for a notification to say, once that is the title or patience ends."""


@pytest.mark.nightly
@pytest.mark.parametrize("language", ALL)
def test_the_page_has_room_for_a_whole_game(
    visit: Visit, complaints: Complaints, language: str
) -> None:
    complaints.allow("Failed to load resource: .* status of 400")
    page = visit(viewport=NARROW, locale=language)
    say = catalogue(language)
    home = HomePage(page).open()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("welcome-title"))
    assert faults(page) == []
    for way in (*WAYS, "computer"):
        home.choose(way)
        assert home.get(shown_for(way)).evaluate(IS_SEEN), way
    home.menu("open-text").fill("nonsense")
    home.get("open-game").click()
    expect(home.get("open-error")).to_have_text(say("refused-no-game"))
    assert faults(page) == []
    game = home.start(opponent="person")
    assert faults(page) == []
    game.get("settings").click()
    expect(page.get_by_role("dialog")).to_contain_text(say("setting-language"))
    assert faults(page) == []
    page.keyboard.press("Escape")
    rng = random.Random(7)
    while not game.is_over:
        play(game, Clicks(rng), rng, 5)
        assert faults(page) == []
    expect(game.result).to_contain_text(say("number-score"))
    assert faults(page) == []
    last = parse_record(game.download()).positions[-1]
    assert last.is_over
    assert last.scores == game.totals()


@pytest.mark.parametrize("language", ALL)
def test_axe_finds_nothing(visit: Visit, language: str) -> None:
    page = visit(viewport=NARROW, locale=language)
    home = HomePage(page).open()
    assert page.evaluate("document.documentElement.lang") == language
    assert violations(page) == []
    home.play_on(OPENING)
    assert violations(page) == []


def test_the_settings_of_another_tab_are_heard(page: Page) -> None:
    HomePage(page).open()
    choose(page, edition="valentine", language="es", theme="dark")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "es")
    expect(html).to_have_attribute("data-edition", "valentine")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        catalogue("es", "valentine")("welcome-title")
    )


def test_no_other_language_is_seen_or_fetched(visit: Visit, complaints: Complaints) -> None:
    page = visit(locale="de")
    fetched: list[str] = []

    def note(route: Route) -> None:
        fetched.append(route.request.url)
        route.continue_()

    page.route(re.compile(r"/words/"), note)
    answer = page.goto("/")
    assert answer is not None
    source = answer.text()
    assert '<html lang="de">' in source
    assert catalogue("de")("page-needs-script") in source
    expect(page.get_by_test_id("hero")).to_be_visible()
    assert [url for url in fetched if not url.endswith("/words/de-home.json")] == []
    assert len(fetched) == 1
    # What is wrong in a record the server says in English, and is marked so (WCAG 3.1.2).
    complaints.allow("Failed to load resource: .* status of 4..")
    HomePage(page).menu("open-text").fill('[Ring "A"]')
    page.get_by_test_id("open-game").click()
    expect(page.get_by_test_id("open-error")).to_contain_text("lässt sich nicht lesen")
    expect(page.get_by_test_id("open-error").locator("[lang=en]")).to_contain_text("Ring")


def test_the_language_is_changed_in_place_and_kept(visit: Visit) -> None:
    page = visit(locale="de")
    page.add_init_script(NOTICES_GRANTED)
    game = begin_game(page, "person")
    game.offer(game.letters()[0]).click()
    game.get("settings").click()
    game.get("language").select_option("fr")
    expect(page.locator("#dialog-heading")).to_have_text(catalogue("fr")("settings"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page).to_have_title(re.compile(r"jouer"))
    page.keyboard.press("Escape")
    turn = catalogue("fr")("notice-turn")
    assert page.evaluate(NOTICE_WORDS, [turn, MILLISECONDS]) == turn
    assert game.deck.get_attribute("data-move") is not None
    page.reload()
    expect(game.get("pass")).to_contain_text(catalogue("fr")("pass"))
    assert '<html lang="fr">' in page.request.get("/").text()
    game.get("settings").click()
    game.get("language").select_option("auto")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_an_edition_has_its_words_at_once(visit: Visit) -> None:
    page = visit(locale="en")
    HomePage(page).open().wear("valentine")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Fill a box")
    game = HomePage(page).start(opponent="person")
    game.get("summary").locator("summary").click()
    expect(game.get("quilt-1").locator("[role=grid]")).to_have_attribute(
        "aria-label", re.compile("box of 9 by 9")
    )
    expect(GamePage(page).get("player-1")).to_contain_text("Pralines")
