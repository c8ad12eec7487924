"""axe-core finds nothing, in any state of any page, light and dark, wide and narrow."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.page import GamePage, HomePage
from tests.browser.server import Server
from tests.browser.states import STATES

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 320, "height": 640},
)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture
def still(visit: Visit) -> Page:
    """A page without animations, whose colours are therefore final at once."""
    return visit(reduced_motion="reduce")


def check_every_look(page: Page) -> None:
    for size in SIZES:
        page.set_viewport_size(size)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == [], f"{size}, {scheme}"


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing(still: Page, state: Callable[[Page], None]) -> None:
    state(still)
    check_every_look(still)


def test_axe_finds_nothing_where_one_only_watches(still: Page, page: Page) -> None:
    HomePage(page).open().start()
    still.goto(page.url)
    expect(GamePage(still).main).to_contain_text("you are watching")
    check_every_look(still)


def test_axe_finds_nothing_where_a_table_is_missing(still: Page, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource: .* status of 404")
    still.goto("/game/nowhere")
    expect(still.get_by_test_id("problem")).to_be_visible()
    check_every_look(still)


def test_axe_finds_nothing_while_the_connection_is_lost(
    visit: Visit, own_server: Server, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    page = visit(own_server, reduced_motion="reduce")
    game = HomePage(page).open().start(opponent="person")
    own_server.kill()
    expect(game.lost).to_be_visible()
    check_every_look(page)


def test_axe_would_find_something(still: Page) -> None:
    HomePage(still).open()
    still.get_by_test_id("theme").evaluate("button => { button.textContent = ''; }")
    assert any("button-name" in each for each in violations(still))
