"""The levels of the computer: chosen, remembered, told; and a player that is not ready yet."""

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.browser.page import HomePage
from tests.browser.places import RING

EMPTY = "/".join("9" * 9)


def test_a_level_is_chosen_named_and_remembered(page: Page) -> None:
    home = HomePage(page).open()
    home.choose()
    expect(home.get("strength-3")).to_be_checked()
    expect(home.get("strength-words")).to_have_text("Level 3, Casual: if you know the rules.")
    home.get("strength-7").check()
    expect(home.get("strength-words")).to_contain_text("Level 7, Strong")
    game = home.start()
    state = game.state()
    assert (state["opponent"], state["level"]) == ("computer", 7)
    expect(game.get("player-2").get_by_role("heading")).to_have_text("Otto")
    expect(game.get("player-2")).to_contain_text("Level 7")
    assert '[Player2 "Quiltbee level 7"]' in game.download()
    game.get("home").click()
    expect(home.get("play")).to_have_text("Play Otto")
    expect(home.get("continue")).to_contain_text("Otto · Your turn")
    page.reload()
    home.choose()
    expect(home.get("strength-7")).to_be_checked()
    home.choose("person")
    expect(home.get("strength-7")).to_have_count(0)


def test_a_pasted_game_is_played_on_at_a_level(page: Page) -> None:
    home = HomePage(page).open()
    home.choose().get("strength-9").check()
    viewer = home.view(
        "9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r"
    )
    expect(viewer.get("on-opponent")).to_have_value("9")
    viewer.get("on-opponent").select_option("2")
    viewer.get("play-on").click()
    viewer.wait_for_decision(-1)
    assert viewer.state()["level"] == 2


NEAR_THE_END = f"{EMPTY} {EMPTY} 5.53 5.52 {RING} 2 - r"


def test_a_level_has_its_face_wherever_its_name_stands_and_nothing_moves(
    page: Page, complaints: Complaints
) -> None:
    home = HomePage(page).open()
    home.choose().get("strength-7").check()
    expect_face(page, ".pick-strength input:checked + span", 7)
    home.start()
    expect_face(page, "[data-testid=player-2] .bar-name", 7)
    expect(page.locator("[data-testid=player-1] .face")).to_have_count(0)

    with_face = box_of_name(page)
    complaints.allow("Failed to load resource")
    page.route("**/faces_page.js", lambda route: route.abort())
    page.reload()
    assert box_of_name(page) == with_face
    expect(page.locator("[data-testid=player-2] .face")).to_have_count(1)
    expect(page.locator("#face-7")).to_have_count(0)


def box_of_name(page: Page) -> FloatRect | None:
    heading = page.get_by_test_id("player-2").get_by_role("heading")
    expect(heading).to_have_text("Otto")
    page.wait_for_function("() => [...document.fonts].some(({ family }) => family === 'Nunito')")
    return heading.bounding_box()


def test_a_level_has_its_face_in_the_result(page: Page) -> None:
    viewer = HomePage(page).open().view(NEAR_THE_END)
    viewer.get("on-opponent").select_option("2")
    viewer.get("play-on").click()
    expect(viewer.get("result")).to_be_visible()
    expect_face(page, ".result .scores thead", 2)


def expect_face(page: Page, where: str, level: int) -> None:
    """The face is drawn there, and once."""
    drawn = page.locator(f"{where} .face use")
    expect(drawn).to_have_attribute("href", f"#face-{level}")
    expect(page.locator(f"#face-{level}")).to_have_count(1)
    assert drawn.evaluate("(use) => use.getBBox().width") > 10


@pytest.mark.parametrize("width", [320, pytest.param(1280, marks=pytest.mark.nightly)])
def test_all_levels_fit_on_the_page(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    home = HomePage(page).open().choose()
    for level in range(1, 11):
        box = home.get(f"strength-{level}").locator("..").bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    game = home.start()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(game.turn).to_have_text("Your turn")


def test_a_bee_greets_until_one_plays_and_has_the_last_word(page: Page) -> None:
    """Each has its own lines; the bubble covers no more than an empty quilt and moves nothing."""
    home = HomePage(page).open()
    home.choose().get("strength-10").check()
    game = home.start()
    greeting = game.get("player-2").get_by_test_id("bee-says")
    expect(greeting).to_have_text("Regina: A good game takes two. Show me what you have.")
    for width, height in ((320, 640), (390, 844), (844, 390), (768, 1024), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(greeting).to_be_in_viewport(ratio=1)
    number = game.number
    game.get("pass").click()
    expect(greeting).to_have_count(0)
    game.wait_for_decision(number)
    game.type_line("resign")
    game.get("resign-confirm").click()
    expect(game.result.get_by_test_id("bee-says")).to_have_text(
        "Regina: The crown stays here for today. Come and get it."
    )
