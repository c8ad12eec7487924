"""Everything that a decision needs is on one screen at every size, and nothing on it ever moves."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import shifts
from tests.browser.alone import SoloPage, play_alone
from tests.browser.conftest import Visit
from tests.browser.hands import Clicks, Fingers, play
from tests.browser.layout import IS_SEEN, SIZES
from tests.browser.page import GamePage, begin_game, play_on
from tests.browser.places import AT_SPECIAL_PATCH, OPENING

SPACE = """
patch => Math.max(...["width", "height"].map((side) => patch.getBoundingClientRect()[side])) / 4
"""
"""How large a space of a patch is drawn that is four spaces long."""

AT_THE_END = ("again", "review", "share", "play-again", "total-1", "total-2")


def parts(game: GamePage, width: int, height: int) -> dict[str, Locator]:
    """What must be seen in every stage of a turn."""
    page = game.page
    named = {
        "own quilt": page.locator(".spread.front .quilt"),
        "own state": page.locator(".seat.front .bar"),
        "own time": page.locator(".seat.front .number-time dd"),
        "other state": page.locator(".seat.back .bar"),
        "other time": page.locator(".seat.back .number-time dd"),
        "pass": game.get("pass"),
        "strip": game.strip,
        "time": page.locator(".line-box svg:visible, .spiral-box svg:visible"),
    }
    named |= {f"offer {index}": game.get(f"patch-{index}") for index in range(3)}
    # On a wide screen they come with what they are for.
    if not is_round(width, height) or page.locator(".deck.held").count():
        tools = ("rotate-left", "rotate-right", "flip", "place", "cancel")
        named |= {name: game.get(name) for name in tools}
    if width >= 360:
        named["help"] = game.get("help")
    if is_phone(width, height):
        named["distances"] = game.get("ahead")
        if isinstance(game, SoloPage):
            named["next card"] = page.locator(".next-card")
    if width >= 768:
        coming = game.get("ring").locator("li")
        named |= {f"coming {index + 1}": coming.nth(index) for index in range(8)}
    return named


def is_round(width: int, height: int) -> bool:
    """Whether the patches lie in a circle around the time board."""
    return width >= 1200 and height >= 620


def is_phone(width: int, height: int) -> bool:
    return width < 700 or height <= 500


def check_all_sizes(game: GamePage) -> None:
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        hidden = [
            name
            for name, part in parts(game, width, height).items()
            if not part.first.evaluate(IS_SEEN)
        ]
        assert hidden == [], (width, height)


def duel(page: Page) -> GamePage:
    return begin_game(page)


def solo(page: Page) -> GamePage:
    return SoloPage.start(page, "tactical", level=3)


def two_people(page: Page) -> GamePage:
    return play_on(page, OPENING)


@pytest.mark.parametrize(
    "begin",
    [
        duel,
        pytest.param(solo, marks=pytest.mark.nightly),
        pytest.param(two_people, marks=pytest.mark.nightly),
    ],
)
def test_every_stage_of_a_turn_and_the_end_are_on_one_screen(
    page: Page, begin: Callable[[Page], GamePage]
) -> None:
    game = begin(page)
    check_all_sizes(game)
    game.get("patch-0").click()
    game.cell("e5").click()
    check_all_sizes(game)
    page.keyboard.press("Escape")
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    check_all_sizes(game)
    check_the_end(game, is_alone=begin is solo)


def check_the_end(game: GamePage, *, is_alone: bool) -> None:
    """Give up: the end offers what comes next on one screen too."""
    page = game.page
    page.set_viewport_size({"width": 1280, "height": 800})
    game.get("resign").click()
    game.get("resign-confirm").click()
    expect(game.result).to_be_visible()
    expect(game.get("place")).to_have_count(0)
    quilts = page.locator(".spread .quilt")
    expect(quilts).to_have_count(1 if is_alone else 2)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        named = [game.get(name) for name in AT_THE_END]
        for part in [*quilts.all(), *named]:
            assert part.evaluate(IS_SEEN), (part, width, height)
    if is_alone:
        parts_of_level_3 = ["Buttons", "Special tile", "Empty, −2 each", "Patches with buttons"]
        expect(game.result.locator(".scores").first.locator("tbody th")).to_have_text(
            parts_of_level_3
        )


def test_both_players_have_the_tools_at_hand_and_the_patches_are_large(page: Page) -> None:
    game = two_people(page)
    for seat in (1, 2):
        for width, height in ((1280, 800), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            quilt, tools = (
                page.locator(name).bounding_box() for name in (f".p{seat} .quilt", ".tools")
            )
            assert quilt
            assert tools
            assert abs(tools["x"] - quilt["x"]) < 30
            assert 0 < tools["y"] - quilt["y"] - quilt["height"] < 130
        if seat == 1:
            game.get("pass").click()
            game.wait_for_decision(0)
    game.get("undo").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        spaces = game.offer("L").locator(".patch").evaluate(SPACE)
        least = {320: 11.5, 390: 19, 844: 12, 768: 23, 1280: 22, 1920: 29}
        assert spaces > least.get(width, 0), (width, height)


def test_a_special_patch_is_placed_on_one_screen(page: Page) -> None:
    game = play_on(page, AT_SPECIAL_PATCH)
    game.cell("d4").click()
    check_all_sizes(game)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("opponent", "size"),
    [
        pytest.param("3", (390, 844), id="3-phone"),
        pytest.param("automa", (1280, 800), id="automa-desktop"),
        pytest.param("3", (1280, 800), id="3-desktop"),
        pytest.param("automa", (390, 844), id="automa-phone"),
    ],
)
def test_nothing_moves_in_a_game(visit: Visit, opponent: str, size: tuple[int, int]) -> None:
    width, height = size
    touch = is_phone(width, height)
    page = visit(
        reduced_motion="no-preference",
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
    )
    table = begin_against(page, opponent)
    page.add_init_script(shifts.WATCH)
    page.reload()
    table.wait_for_decision(-1)
    rng = random.Random(7)
    hand = Fingers(rng) if touch else Clicks(rng)
    for _ in range(200):
        if table.is_over:
            break
        hand.press(table.get("hint"))
        expect(table.get("hint-words")).to_be_visible()
        if isinstance(table, SoloPage):
            play_alone(table, hand, rng, decisions=1)
        else:
            play(table, hand, rng, 1)
        moved = shifts.take(page)
        assert moved == [], "\n".join(moved)
    assert table.is_over


def begin_against(page: Page, opponent: str) -> GamePage:
    """A game from set-up."""
    if opponent == "automa":
        return SoloPage.start(page, "tactical", level=3)
    return begin_game(page)


@pytest.fixture
def touched(visit: Visit) -> GamePage:
    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    return play_on(phone, OPENING)


def test_a_chosen_patch_appears_at_once_and_a_tap_inside_it_never_commits(
    touched: GamePage,
) -> None:
    game = touched
    flash = game.cell("b3").evaluate("cell => getComputedStyle(cell).webkitTapHighlightColor")
    assert flash == "rgba(0, 0, 0, 0)"
    game.offer("L").tap()
    expect(game.ghost).to_contain_class("set")
    expect(game.ghost).to_contain_class("legal")
    assert game.deck.get_attribute("data-move")
    for _ in range(3):
        for name in ("b3", "c3", "c4", "e5", "f5", "f5", "f6", "f6"):
            game.cell(name).tap()
    assert game.number == 0
    expect(game.ghost).to_contain_class("legal")
    token = game.deck.get_attribute("data-move")
    game.page.locator(".ghost .sign").evaluate(
        "sign => { const b = sign.getBoundingClientRect();"
        " window.tick = [b.x + b.width / 2, b.y + b.height / 2]; }"
    )
    x, y = game.page.evaluate("tick")
    game.page.touchscreen.tap(x, y)
    game.wait_for_decision(0)
    assert game.moves()[-1] == token


def test_a_patch_too_dear_appears_too_and_cannot_be_placed(touched: GamePage) -> None:
    touched.offer("P").tap()
    expect(touched.ghost).to_contain_class("illegal")
    expect(touched.strip).to_contain_text("Fits; 4 buttons short")
    expect(touched.get("place")).to_be_disabled()


def test_hovering_does_not_light_place(page: Page) -> None:
    game = two_people(page)
    game.offer("L").click()
    game.cell("f5").hover()
    expect(game.ghost).to_have_count(1)
    expect(game.ghost).not_to_contain_class("set")
    expect(game.get("place")).to_be_disabled()
    hovering = game.ghost.locator(".edge").evaluate(
        "edge => getComputedStyle(edge).strokeDasharray"
    )
    game.cell("f5").click()
    game.get("place").hover()
    expect(game.ghost).to_contain_class("set")
    expect(game.get("place")).to_be_enabled()
    lying = game.ghost.locator(".edge").evaluate("edge => getComputedStyle(edge).strokeDasharray")
    assert hovering != lying


def test_the_wheel_turns_and_the_right_button_flips(page: Page) -> None:
    game = two_people(page)
    game.offer("J").click()
    game.cell("f5").click()
    page.mouse.wheel(0, 100)
    expect(game.offer("J")).to_have_attribute("data-orientation", "1")
    game.cell("f5").click(button="right")
    expect(game.offer("J")).not_to_have_attribute("data-orientation", "1")
    assert game.number == 0


def test_the_other_quilt_opens_over_ones_own_under_its_name(touched: GamePage) -> None:
    game = touched
    market = game.get("pass").bounding_box()
    game.get("peek").tap()
    head = game.page.locator(".peek-head")
    expect(head).to_contain_text("Player 2’s quilt")
    assert game.get("pass").bounding_box() == market
    game.get("peek-close").tap()
    expect(head).to_be_hidden()


def test_the_command_line_opens_with_a_slash_and_answers_beside_itself(page: Page) -> None:
    game = two_people(page)
    expect(game.get("command")).to_have_count(0)
    game.quilt.get_by_role("grid").press("/")
    expect(game.get("command")).to_be_focused()
    page.keyboard.type("hello")
    page.keyboard.press("Enter")
    expect(page.locator("form.command").get_by_test_id("notice")).to_contain_text(
        "neither a move nor a command"
    )
    page.keyboard.press("Escape")
    expect(game.get("command")).to_have_count(0)
    expect(game.quilt.get_by_role("grid")).to_be_focused()
