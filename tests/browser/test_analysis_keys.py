"""The analysis board and its editor by the keyboard alone, duel and solo, and what axe says."""

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.hands import MOUSE_COUNTER, tab_to
from tests.browser.places import RING
from tests.browser.test_analysis import engine_of, moves

LETTER = RING[0]


def hook(name: str) -> str:
    return f"[data-testid={name}]"


def press_on(page: Page, name: str, key: str = "Enter") -> None:
    """Go to a control with Tab, and press a key there."""
    tab_to(page, hook(name))
    page.keyboard.press(key)


def expect_focus(page: Page, selector: str) -> None:
    expect(page.locator(f"{selector}:focus")).to_have_count(1)


def set_up_a_solo_game(page: Page) -> None:
    get = page.get_by_test_id
    press_on(page, "set-up")
    expect_focus(page, "#turn-heading")
    press_on(page, "field-solo", "ArrowDown")
    expect(get("field-pile")).to_be_visible()
    expect_focus(page, hook("field-solo"))
    assert violations(page) == []
    press_on(page, f"palette-{LETTER}")
    expect_focus(page, "[data-quilt=active] .cells")
    page.keyboard.press("Enter")
    expect(get(f"palette-{LETTER}")).to_have_count(0)
    page.keyboard.press("Delete")
    expect(get(f"palette-{LETTER}")).to_have_count(1)
    expect_focus(page, "[data-quilt=active] .cells")
    press_on(page, "field-buttons-1", "Control+a")
    page.keyboard.type("9")
    expect(get("verdict")).to_have_text("This position is possible.")
    assert violations(page) == []
    press_on(page, "editor-done")
    expect_focus(page, "#turn-heading")


def test_a_position_is_set_up_played_and_varied_by_keys_alone(page: Page) -> None:
    page.add_init_script(MOUSE_COUNTER)
    engine_of(page)
    page.goto(f"/analysis#{RING},")
    get = page.get_by_test_id
    expect(get("engine-line")).to_have_count(3)
    set_up_a_solo_game(page)
    assert violations(page) == []
    tab_to(page, "[data-quilt=active] .cells")
    for key in ("1", "r", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(get("card-outcomes")).to_be_visible()
    expect(get("choose-card")).to_have_count(12)
    assert violations(page) == []
    press_on(page, "choose-card")
    expect(get("node")).to_have_count(2)
    press_on(page, "step-first")
    tab_to(page, "[data-quilt=active] .cells")
    page.keyboard.press("p")
    expect(get("node")).to_have_count(3)
    first, variation, card = moves(page)
    assert (first[0], card[:2], variation) == (LETTER, "A:", "pass")

    press_on(page, "comment-move")
    expect_focus(page, hook("comment-text"))
    page.keyboard.type("Waiting")
    press_on(page, "keep-comment")
    expect(get("comment")).to_have_text("Waiting")
    expect_focus(page, hook("comment-move"))
    press_on(page, "promote")
    expect(get("node").first).to_have_attribute("data-move", "pass")
    expect_focus(page, hook("promote"))
    tab_to(page, hook("node"))
    page.keyboard.press("ArrowLeft")
    expect(get("step-first")).to_have_attribute("aria-disabled", "true")
    assert page.evaluate("window.mouseEvents") == 0
