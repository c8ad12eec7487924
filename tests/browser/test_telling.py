"""A table that comes alive: what the other side does is told, and what a decision would bring."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shifts
from tests.browser.conftest import Visit
from tests.browser.page import GamePage, begin_game, play_on
from tests.browser.places import BEFORE_7X7, BEFORE_END, NEARLY_FULL, OPENING

COUNT_OVERLAYS = """
window.overlays = [];
window.addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (node.classList?.contains('overlay')) window.overlays.push(node.className);
    }
  }
}).observe(document.body, { childList: true }));
"""
"""A script that counts what moved over the page."""

WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.moved.push(options.id);
  return animate.call(this, frames, options);
};
"""
"""A script that notes every movement by its name."""


def begin(page: Page) -> GamePage:
    page.add_init_script(COUNT_OVERLAYS)
    return begin_game(page)


def pass_turn(game: GamePage) -> None:
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)


def test_what_the_computer_does_flies_walks_and_stays_listed(visit: Visit) -> None:
    game = begin(visit(reduced_motion="no-preference"))
    pass_turn(game)
    expect(game.page.locator(".fresh-move")).not_to_have_count(0)
    overlays = game.page.evaluate("overlays")
    assert "overlay flying" in overlays or "overlay floating" in overlays
    moves = game.moves()[1:]
    expect(game.page.locator(".fresh-move")).to_have_count(len(moves))
    sewn = [move for move in moves if move != "pass"]
    expect(game.get("quilt-2").locator(".last")).to_have_count(len(sewn))
    expect(game.page.locator(".fresh-move").first).to_contain_text("moved")
    expect(game.page.locator(".overlay")).to_have_count(0)


def test_the_score_is_counted_part_by_part(visit: Visit) -> None:
    game = play_on(visit(reduced_motion="no-preference"), BEFORE_END)
    game.get("pass").click()
    expect(game.result).to_be_visible()
    rows = game.result.locator("tbody tr, tfoot tr")
    delays = rows.evaluate_all(
        "rows => rows.map((row) => parseFloat(getComputedStyle(row).animationDelay))"
    )
    assert delays == sorted(set(delays))
    expect(rows.first).to_have_css("animation-name", "count")


def counted(game: GamePage) -> list[int]:
    """The scores on the quilts as they are shown now."""
    return [
        int(
            game.get(f"tally-{player}").evaluate(
                "each => getComputedStyle(each).getPropertyValue('--counted')"
            )
        )
        for player in (1, 2)
    ]


def test_the_result_counts_up_on_both_quilts_and_says_what_decided_it(visit: Visit) -> None:
    game = play_on(visit(reduced_motion="no-preference"), NEARLY_FULL)
    for _ in range(2):
        number = game.number
        game.get("pass").click()
        game.wait_for_decision(number)
    expect(game.get("decided")).to_have_text(
        "Player 1’s income decided it: 13 a payday at the end against 12, 15 buttons more in all."
    )
    expect(game.get("tally-1")).to_have_css("animation-name", "tally")
    for width, height in (
        (320, 640),
        (390, 844),
        (844, 390),
        (768, 1024),
        (1100, 800),
        (1280, 800),
    ):
        game.page.set_viewport_size({"width": width, "height": height})
        sides = [game.get(f"quilt-{player}").bounding_box() for player in (1, 2)]
        assert all(side and side["width"] >= width / 5 for side in sides), (width, sides)
    game.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    assert counted(game) == [8, -4]
    game.page.emulate_media(reduced_motion="reduce")
    game.page.reload()
    expect(game.get("tally-1")).to_be_visible()
    assert counted(game) == [8, -4]


def moments(page: Page, start: str) -> GamePage:
    """A position at one screen, with what moves."""
    page.add_init_script(WATCH + shifts.WATCH)
    game = play_on(page, start)
    page.evaluate("document.fonts.ready")
    shifts.take(page)
    with page.expect_response("**/alive.js"):
        game.turn.click()
    return game


def moved(game: GamePage) -> list[str]:
    page = game.page
    expect(page.locator(".overlay")).to_have_count(0)
    assert shifts.take_without_input(page) <= 0.004
    names: list[str] = page.evaluate("moved.splice(0)")
    return names


def test_a_patch_sinks_in_and_the_buttons_of_a_payday_fly_from_the_patches(visit: Visit) -> None:
    game = moments(visit(reduced_motion="no-preference"), OPENING)
    game.offer("L").click()
    game.cell("f5").click()
    held = game.quilt.locator(".ghost .held")
    assert "drop-shadow" in held.evaluate("each => getComputedStyle(each).filter")
    game.get("place").click()
    expect(game.get("buttons-1")).to_have_text("4")
    assert moved(game) == ["sink", "pay", "pay"]


def test_a_full_7x7_glows_once(visit: Visit) -> None:
    game = moments(visit(reduced_motion="no-preference"), BEFORE_7X7)
    game.type_line("g0f7")
    expect(game.get("player-1").locator(".badge.tile")).to_be_visible()
    assert moved(game).count("glow") == 1


def test_the_last_move_sews_both_quilts(visit: Visit) -> None:
    game = moments(visit(reduced_motion="no-preference"), NEARLY_FULL)
    for _ in range(2):
        game.get("pass").click()
    expect(game.result).to_be_visible()
    patches = game.page.locator(".spread [data-sewn]").count()
    assert moved(game).count("sew") == patches > 20


def test_the_last_turn_of_the_other_side_is_shown_once_more(visit: Visit) -> None:
    game = begin(visit(reduced_motion="no-preference"))
    pass_turn(game)
    expect(game.get("show-again")).to_contain_text(re.compile("Tilo.*Show again", re.DOTALL))
    expect(game.page.locator(".overlay")).to_have_count(0)
    before = len(game.page.evaluate("overlays"))
    game.get("show-again").click()
    expect(game.get("back-to-game")).to_be_visible()
    expect(game.get("quilt-2").locator("[data-sewn]")).to_have_count(0)
    expect(game.get("back-to-game")).to_have_count(0)
    expect(game.get("show-again")).to_be_visible()
    assert len(game.page.evaluate("overlays")) > before
    game.get("show-again").click()
    expect(game.get("back-to-game")).to_be_visible()
    game.page.keyboard.press("1")
    expect(game.ghost).to_have_count(1)


@pytest.mark.parametrize("how", ["system", "setting"])
def test_nothing_moves_where_a_person_wants_no_motion(visit: Visit, how: str) -> None:
    page = visit(reduced_motion="reduce" if how == "system" else "no-preference")
    game = begin(page)
    if how == "setting":
        game.get("settings").click()
        game.get("motion-off").check()
        page.keyboard.press("Escape")
    pass_turn(game)
    assert page.evaluate("overlays") == []


def test_a_key_skips_what_is_told_and_is_taken_as_the_next_input(visit: Visit) -> None:
    game = begin(visit(reduced_motion="no-preference"))
    pass_turn(game)
    game.quilt.get_by_role("grid").press("1")
    expect(game.ghost).to_have_count(1)
    expect(game.page.locator(".overlay")).to_have_count(0)


def test_a_chosen_patch_shows_on_the_board_what_it_brings(page: Page) -> None:
    game = play_on(page, OPENING)
    note = game.get("time-note")
    expect(note).to_contain_text("payday in")
    game.offer("L").click()
    expect(note).to_have_text("To space 8: payday 2. Then Player 2")
    board = page.locator(".spiral")
    expect(board.get_by_test_id("walk")).to_have_count(1)
    expect(board.locator("[data-landing='8']")).to_be_visible()
    expect(board.locator(".crossed")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(board.get_by_test_id("walk")).to_have_count(0)
    game.get("pass").hover()
    expect(board.get_by_test_id("walk")).to_have_count(1)
    expect(note).to_contain_text("Then")
