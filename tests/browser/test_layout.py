"""Nothing has to be scrolled sideways, nothing is too small to hit, and no words are cut.

By night every stage of every page is looked at, in ten sizes and four languages.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from quiltbee.languages import LANGUAGES
from tests import profiles
from tests.browser.company import tournament_over
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.layout import SIZES, faults, too_small
from tests.browser.page import HomePage, play_on
from tests.browser.pictures import STAGES, analysis_board, puzzle_answered
from tests.browser.places import OPENING
from tests.browser.states import final_scores, first_game, first_page, ghost_that_fits, review
from tests.browser.test_accessibility import choose

LONG_NAME = "Maximiliane-Charlotte WW"
ZOOMED = ((320, 256), (640, 400))
"""1280 x 1024 at 400 %, and 1280 x 800 at 200 %."""
BY_DAY = (
    first_page,
    ghost_that_fits,
    final_scores,
    review,
    first_game,
    analysis_board,
    puzzle_answered,
    tournament_over,
)
BY_DAY_SIZES = ((320, 640), (1280, 800))
BY_DAY_LANGUAGES = ("en", "de")


@pytest.mark.parametrize(
    "stage",
    [
        pytest.param(each, marks=() if each in BY_DAY else pytest.mark.nightly, id=each.__name__)
        for each in STAGES
    ],
)
def test_no_words_are_cut_broken_or_covered(
    page: Page, stage: Callable[[Page], None], complaints: Complaints
) -> None:
    complaints.allow(f"{NO_SERVER}|Failed to load resource: .* status of 404")
    stage(page)
    by_night = profiles.current() == profiles.NIGHTLY
    found = {}
    for language in LANGUAGES if by_night else BY_DAY_LANGUAGES:
        choose(page, language=language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES if by_night else BY_DAY_SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found[language, width, height] = faults(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.fixture
def phone(visit: Visit) -> Page:
    return visit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)


def test_what_places_a_patch_is_large_enough_for_a_finger(phone: Page) -> None:
    game = play_on(phone, OPENING)
    game.offer("L").tap()
    game.cell("f5").tap()
    expect(game.get("place")).to_be_in_viewport(ratio=1)
    assert too_small(phone, ".tool, .offer, .pass, .undo", 44) == []
    box = game.quilt.locator("[role=grid]").bounding_box()
    assert box is not None
    assert box["width"] > 300


def on_paper(page: Page) -> None:
    """Both quilts are printed, and nothing that can only be pressed."""
    page.emulate_media(media="print")
    for name in ("quilt-1", "quilt-2", "patch-0"):
        expect(page.get_by_test_id(name)).to_be_visible()
    for name in ("undo", "settings", "strip", "place"):
        expect(page.get_by_test_id(name)).not_to_be_visible()
    page.emulate_media(media="screen")


def test_the_page_has_the_type_size_that_the_browser_has(page: Page) -> None:
    sizes = {"standard": 24, "fixed": 20}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    home = HomePage(page).open()
    expect(page.locator("html")).to_have_css("font-size", "24px")
    assert faults(page) == []
    home.start()
    assert faults(page) == []


def test_nothing_scrolls_sideways_at_any_size(page: Page) -> None:
    def check() -> None:
        for width, height in (*ZOOMED, *SIZES):
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], (width, height)

    home = HomePage(page).open()
    check()
    home.choose("person")
    for player in (1, 2):
        home.get(f"name-{player}").fill(LONG_NAME)
    game = home.start(opponent="person")
    check()
    for player in (1, 2):
        name = game.get(f"player-{player}").get_by_role("heading")
        expect(name).to_have_css("text-overflow", "ellipsis")
        expect(name).to_have_attribute("title", LONG_NAME)
    on_paper(page)
    game.get("resign").click()
    game.get("resign-confirm").click()
    expect(game.result).to_be_visible()
    check()


def test_text_grows_with_a_large_screen(visit: Visit) -> None:
    game = play_on(visit(viewport={"width": 2560, "height": 1440}), OPENING)
    html = game.page.locator("html")
    expect(html).to_have_css("font-size", "21.76px")
    expect(html).not_to_have_attribute("data-roomy", "")  # the slots have grown with it
    for words in (".circle .price", ".legend"):
        size = game.page.locator(words).first.evaluate("each => getComputedStyle(each).fontSize")
        assert float(size.removesuffix("px")) >= 15, words
