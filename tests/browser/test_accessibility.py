"""axe-core and the checks of layout find nothing in any state of any page.

By day one state of each page is looked at, narrow and dark, beside those that other tests come
through. The nightly run looks at every state, wide and light too, and then in every edition, scheme
and language. Some have more space in their text too.
"""

from collections.abc import Callable
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quiltbee.languages import DEFAULT, LANGUAGES
from tests import profiles
from tests.browser.axe import violations
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.layout import faults
from tests.browser.page import GamePage, HomePage, begin_game
from tests.browser.pictures import EDITIONS, SCHEMES
from tests.browser.server import Server
from tests.browser.states import (
    STATES,
    against_the_computer,
    asked_to_take_back,
    card_turned,
    final_scores,
    first_game,
    first_page,
    first_page_with_an_error,
    ghost_that_fits,
    invitation_of_a_friend,
    player_aid,
    question_before_the_computer_takes_over,
    special_patch_due,
    waiting_for_a_friend,
)
from tests.browser.test_spacing import SPACED, SPACING
from tests.browser.test_spacing import check as check_spacing

WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 320, "height": 640}
Look = tuple[ViewportSize, Literal["light", "dark"]]
LOOKS: tuple[Look, ...] = ((NARROW, "dark"),)
OTHER_LOOKS: tuple[Look, ...] = tuple(
    look for look in product((WIDE, NARROW), SCHEMES) if look not in LOOKS
)
BY_DAY = (
    first_page,
    first_page_with_an_error,
    against_the_computer,
    ghost_that_fits,
    special_patch_due,
    final_scores,
    first_game,
    player_aid,
    card_turned,
    waiting_for_a_friend,
    invitation_of_a_friend,
    asked_to_take_back,
    question_before_the_computer_takes_over,
)


@pytest.fixture
def still(visit: Visit) -> Page:
    """A page without animations, whose colours are therefore final at once."""
    return visit(reduced_motion="reduce")


def check_every_look(page: Page) -> None:
    check_every_size(page)
    if profiles.current() == profiles.NIGHTLY:
        check_every_edition_and_language(page)


def check_every_size(page: Page) -> None:
    more = OTHER_LOOKS if profiles.current() == profiles.NIGHTLY else ()
    for size, scheme in LOOKS + more:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], f"{size}, {scheme}"
    page.set_viewport_size(NARROW)
    assert faults(page) == []


def check_every_edition_and_language(page: Page) -> None:
    """As if another tab of the browser had changed the settings; English and classic at the end."""
    html = page.locator("html")
    for edition, language in [*product(EDITIONS, LANGUAGES), (EDITIONS[0], DEFAULT)]:
        choose(page, edition=edition, language=language)
        expect(html).to_have_attribute("lang", language)
        expect(html).to_have_attribute("data-edition", edition)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == [], f"{edition}, {scheme}, {language}"
        assert faults(page) == [], f"{edition}, {language}"


def choose(page: Page, **part: str) -> None:
    """Change settings as another tab does: the page hears of it from another document."""
    page.evaluate(
        """(part) => {
          const frame = document.body.appendChild(document.createElement('iframe'));
          const { localStorage: kept } = frame.contentWindow;
          const before = JSON.parse(kept.getItem('quiltbee.settings') ?? '{}');
          kept.setItem('quiltbee.settings', JSON.stringify({ ...before, ...part }));
          frame.remove();
        }""",
        part,
    )


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(each, marks=() if each in BY_DAY else pytest.mark.nightly, id=each.__name__)
        for each in STATES
    ],
)
def test_nothing_is_found_in(
    still: Page, state: Callable[[Page], None], complaints: Complaints
) -> None:
    if state is question_before_the_computer_takes_over:
        complaints.allow(NO_SERVER)  # minutes pass at once, also for a line that is being made
    state(still)
    check_every_look(still)
    if state in SPACED:
        check_spacing(still, SPACING)


def test_nothing_is_found_where_one_only_watches(still: Page, page: Page) -> None:
    begin_game(page)
    still.goto(page.url)
    expect(GamePage(still).main).to_contain_text("you are watching")
    check_every_look(still)


def test_nothing_is_found_where_a_table_is_missing(still: Page, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource: .* status of 404")
    still.goto("/game/nowhere")
    expect(still.get_by_test_id("problem")).to_be_visible()
    check_every_look(still)


def test_nothing_is_found_while_the_connection_is_lost(
    own_server: Server, visit: Visit, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    page = visit(own_server, reduced_motion="reduce")
    game = HomePage(page).open().start(opponent="person")
    own_server.kill()
    expect(game.lost).to_be_visible()
    check_every_size(page)


def test_axe_would_find_something(still: Page) -> None:
    HomePage(still).open()
    still.get_by_test_id("settings").evaluate("button => { button.textContent = ''; }")
    assert any("button-name" in each for each in violations(still))
