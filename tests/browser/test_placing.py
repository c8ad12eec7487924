"""Choosing, turning and placing by mouse, finger, keys and typed tokens: one machine for all."""

import pytest
from playwright.sync_api import Locator, Page, expect

from quiltbee.rules import PATCHES
from tests.browser.conftest import Visit
from tests.browser.page import GamePage, play_on
from tests.browser.places import BEFORE_SPECIAL_PATCH, OPENING


@pytest.fixture
def game(page: Page) -> GamePage:
    """Two people; the first has sewn one patch and is to move."""
    return play_on(page, OPENING)


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_sets_the_ghost_and_a_second_one_places_it(game: GamePage) -> None:
    game.offer("L").click()
    game.cell("f5").click()
    expect(game.ghost).to_contain_class("legal")
    expect(game.strip).to_contain_text("Fits")
    expect(game.strip).to_contain_text("Buttons 3 → 4")
    expect(game.strip).to_contain_text("Payday 2")
    expect(game.strip).to_contain_text("Next: Player 2")
    token = game.deck.get_attribute("data-move")
    game.cell("f5").click()
    game.wait_for_decision(0)
    assert game.moves()[-1] == token


def test_the_ghost_follows_the_mouse_until_it_is_set(game: GamePage) -> None:
    game.offer("L").click()
    game.cell("e5").hover()
    before = game.deck.get_attribute("data-move")
    game.cell("g6").hover()
    expect(game.deck).not_to_have_attribute("data-move", before or "")
    game.cell("g6").click()
    token = game.deck.get_attribute("data-move")
    game.cell("e5").hover()
    expect(game.deck).to_have_attribute("data-move", token or "")


def test_an_overlap_is_said_in_words_and_cannot_be_placed(game: GamePage) -> None:
    game.offer("L").click()
    game.cell("b2").click()
    expect(game.ghost).to_contain_class("illegal")
    expect(game.strip).to_contain_text("Overlaps another patch")
    expect(game.get("live-ghost")).to_contain_text("overlaps at b1, b2, b3 and a4")
    expect(game.get("place")).to_be_disabled()
    before = game.number
    game.cell("b2").click()
    expect(game.notice).to_contain_text("overlaps another patch")
    assert game.number == before
    game.page.keyboard.press("Escape")
    expect(game.ghost).to_have_count(0)


def test_a_patch_too_dear_can_be_tried_but_not_bought(game: GamePage) -> None:
    game.offer("P").click()
    game.cell("f5").click()
    expect(game.offer("P")).to_contain_text("4 short")
    expect(game.strip).to_contain_text("Fits; 4 buttons short")
    expect(game.strip.locator(".verdict .icon-line")).to_have_count(0)  # nothing is wrong there
    expect(game.get("place")).to_be_disabled()
    game.page.keyboard.press("Enter")
    expect(game.notice).to_contain_text("needs 4 more buttons")
    assert game.state()["moves"][-1]["move"] == "pass"


def test_turning_and_flipping_visit_each_orientation_once(game: GamePage) -> None:
    offer = game.offer("J")
    offer.click()
    seen = []
    for _ in PATCHES["J"].orientations:
        seen.append(int(offer.get_attribute("data-orientation") or ""))
        game.page.keyboard.press("Space")
    assert sorted(seen) == sorted(PATCHES["J"].orientations)
    expect(offer).to_have_attribute("data-orientation", str(seen[0]))
    game.get("rotate-right").click()
    expect(offer).to_have_attribute("data-orientation", "1")
    game.get("rotate-left").click()
    game.get("flip").click()
    expect(offer).to_have_attribute("data-orientation", "4")
    game.get("cancel").click()
    expect(offer).to_have_attribute("aria-pressed", "false")
    offer.click()
    expect(offer).to_have_attribute("data-orientation", "4")


def test_a_patch_is_dragged_to_the_quilt_and_dropped_there(game: GamePage) -> None:
    mouse = game.page.mouse
    mouse.move(*middle(game.offer("L").locator(".patch")))
    mouse.down()
    mouse.move(*middle(game.cell("d3")), steps=5)
    mouse.move(*middle(game.cell("f5")), steps=5)
    expect(game.ghost).to_contain_class("legal")
    token = game.deck.get_attribute("data-move")
    mouse.up()
    game.wait_for_decision(0)
    assert game.moves()[-1] == token


def test_a_drag_ends_with_escape_or_a_drop_outside(game: GamePage) -> None:
    mouse = game.page.mouse
    for drop in (False, True):
        mouse.move(*middle(game.offer("L").locator(".patch")))
        mouse.down()
        mouse.move(*middle(game.cell("f5")), steps=5)
        expect(game.ghost).to_have_count(1)
        if drop:
            mouse.move(*middle(game.turn), steps=5)
        else:
            game.page.keyboard.press("Escape")
        mouse.up()
        expect(game.ghost).to_have_count(0)
        expect(game.offer("L")).to_have_attribute("aria-pressed", "false")
    assert game.number == 0


def test_a_ghost_is_dragged_about_the_quilt_and_stays(game: GamePage) -> None:
    game.offer("L").click()
    game.cell("f5").click()
    before = game.deck.get_attribute("data-move")
    mouse = game.page.mouse
    mouse.move(*middle(game.cell("f5")))
    mouse.down()
    mouse.move(*middle(game.cell("g6")), steps=5)
    mouse.up()
    expect(game.ghost).to_contain_class("set")
    after = game.deck.get_attribute("data-move")
    assert (before, after) == ("L0e4", "L0f5")
    assert game.number == 0


def test_the_arrows_move_the_ghost_by_one_space_and_with_shift_to_the_next_that_fits(
    game: GamePage,
) -> None:
    press = game.page.keyboard.press
    game.quilt.get_by_role("grid").focus()
    press("2")
    for key in ("ArrowUp",) * 9 + ("ArrowLeft",) * 9:
        press(key)
    said = game.get("live-ghost")
    expect(said).to_contain_text("overlaps at b1, b2, b3 and a4")
    press("ArrowRight")
    expect(said).to_contain_text("overlaps at b1")
    press("ArrowRight")
    expect(game.deck).to_have_attribute("data-move", "L0c1")
    press("ArrowLeft")
    press("Shift+ArrowRight")
    expect(game.deck).to_have_attribute("data-move", "L0c1")
    press("Enter")
    game.wait_for_decision(0)
    assert game.moves()[-1] == "L0c1"


def test_a_finger_places_a_patch_on_a_phone(visit: Visit) -> None:
    phone = visit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    game = play_on(phone, OPENING)
    game.offer("L").tap()
    game.cell("f5").tap()
    expect(game.ghost).to_contain_class("set")
    token = game.deck.get_attribute("data-move")
    game.get("place").tap()
    game.wait_for_decision(0)
    assert game.moves()[-1] == token


def test_a_finger_drags_a_patch_which_is_lifted_clear_of_it(visit: Visit) -> None:
    phone = visit(viewport={"width": 412, "height": 860}, has_touch=True, is_mobile=True)
    game = play_on(phone, OPENING)
    game.offer("L").tap()
    game.cell("f5").tap()
    expect(game.deck).to_have_attribute("data-move", "L0e4")
    session = phone.context.new_cdp_session(phone)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    touch("touchStart", middle(game.cell("f5")))
    touch("touchMove", middle(game.cell("f6")))
    touch("touchMove", middle(game.cell("g9")))
    expect(game.ghost).to_have_count(1)
    touch("touchEnd")
    expect(game.ghost).to_contain_class("set")
    token = game.deck.get_attribute("data-move") or ""
    lowest_row = int(token[3]) + 3
    assert lowest_row < 9, "the patch lies under the finger"
    assert game.number == 0


def test_a_special_patch_is_placed_on_any_free_space(page: Page) -> None:
    game = play_on(page, BEFORE_SPECIAL_PATCH)
    game.get("pass").click()
    expect(game.turn).to_have_text("Player 2’s special patch")
    expect(game.strip).to_contain_text("any empty space")
    expect(game.get("pass")).to_be_disabled()
    expect(game.get("cancel")).to_be_disabled()
    game.cell("d4").click()
    expect(game.strip.get_by_text("Fits. Click again to sew.")).to_be_visible()
    game.page.keyboard.press("ArrowRight")
    expect(game.strip.get_by_text("Fits. Press Place to sew.")).to_be_visible()
    game.get("cancel").click()
    expect(game.ghost).to_have_count(0)
    expect(game.get("cancel")).to_be_disabled()
    game.cell("g7").click()
    game.get("place").click()
    expect(game.turn).to_have_text("Player 1’s turn")
    assert game.moves()[-2:] == ["pass", "+g7"]
    expect(game.get("empty-2")).to_have_text("80")


def test_tokens_and_questions_are_typed_on_the_command_line(game: GamePage) -> None:
    answer, type_line = game.get("command-answer"), game.type_line

    for line, words in {
        "L0a1": "overlaps at b1, b2, b3 and a4",
        "P0f5": "needs 4 more buttons",
        "L9a1": "is neither a move nor a command",
        "X0a1": "Patch X is not on offer; these are: P, L, J",
        "+d4": "There is no special patch to place",
        "hello": "Type a move such as X0a7",
    }.items():
        type_line(line)
        expect(game.notice).to_contain_text(words)
        expect(game.get("live-error")).to_contain_text(words)
    type_line("s")
    expect(answer).to_contain_text("If the game ended now: Player 1")
    type_line("m")
    expect(answer).to_contain_text("2: bracket, 6 squares, costs 1 button, 5 time, 1 income (L)")
    type_line("L0c1")
    expect(game.main).to_have_attribute("data-number", "1")
    type_line("pass")
    expect(game.main).to_have_attribute("data-number", "2")
    assert game.moves()[-2:] == ["L0c1", "pass"]
