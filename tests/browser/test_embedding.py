"""Boards in a page that is not ours: the example of the docs, and what the door promises."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from quiltbee.languages import catalogue
from tests.browser.axe import violations
from tests.browser.conftest import Complaints
from tests.browser.places import OPENING, WHOLE_GAME

DOCS = Path(__file__).parents[2] / "docs" / "how-to" / "embed-boards.md"
ADDRESS = "/another/page.html"
LEATHER = "getComputedStyle(board).getPropertyValue('--leather').trim()"


def open_page(page: Page, html: str) -> None:
    """Serve a page of somebody else beside the server's own, and go there."""
    page.route(f"**{ADDRESS}", lambda route: route.fulfill(content_type="text/html", body=html))
    page.goto(ADDRESS)


def page_with(script: str) -> str:
    return f"""<!doctype html><html lang="en"><title>Another page</title>
        <style>h2, button, svg {{ color: red; display: none; }}</style>
        <main><h1>A page</h1><div id="board"></div><p id="said"></p></main>
        <script type="module">import * as quiltbee from "/quiltbee.js";
        const element = document.querySelector("#board");
        const said = document.querySelector("#said");
        {script}</script></html>"""


def test_example_of_the_docs_shows_a_game_a_position_and_a_quilt(page: Page) -> None:
    found = re.search(r"```html\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    open_page(page, found[1])
    game, position, quilt = (page.locator(f"#{name}") for name in ("game", "position", "quilt"))
    expect(quilt.get_by_test_id("quilt-1").get_by_test_id("cell-b1")).to_be_visible()
    expect(quilt.locator(".letter")).to_have_text("e")
    expect(position.get_by_test_id("buttons-1")).to_have_text("3")
    expect(position.get_by_test_id("move-list")).to_have_count(0)
    expect(game.get_by_test_id("move-list").get_by_role("button")).to_have_count(2)
    expect(page).to_have_title("After move 1")
    game.get_by_test_id("step-last").click()
    expect(page).to_have_title("After move 2")
    expect(game.get_by_test_id("turn")).to_have_text("Player 1’s turn")


def test_board_keeps_to_its_element_and_its_own_styles(page: Page) -> None:
    open_page(page, page_with(f'await quiltbee.showGame(element, "{WHOLE_GAME}");'))
    board = page.locator("#board")
    expect(board.get_by_test_id("result")).to_be_visible()
    colours = [
        heading.evaluate("each => getComputedStyle(each).color")
        for heading in board.get_by_role("heading").all()
    ]
    assert colours
    assert "rgb(255, 0, 0)" not in colours
    assert violations(page) == []
    page.evaluate("document.querySelector('#board').style.width = '360px'")
    boxes = [each.bounding_box() for each in board.locator(".quilt, .time-board").all()]
    assert len(boxes) == 3
    assert all(box is not None and box["x"] + box["width"] <= 368 for box in boxes)


def test_arrows_walk_over_the_quilt_and_destroy_empties_the_element(page: Page) -> None:
    script = f'window.board = await quiltbee.showQuilt(element, "{OPENING}");'
    open_page(page, page_with(script))
    grid = page.locator("#board").get_by_role("grid")
    grid.focus()
    expect(grid).to_have_attribute("aria-activedescendant", "q1-e5")
    grid.press("ArrowUp")
    expect(grid).to_have_attribute("aria-activedescendant", "q1-e4")
    page.evaluate("window.board.destroy()")
    expect(grid).to_have_count(0)


def test_theme_and_letters_can_be_changed(page: Page) -> None:
    script = f"""const board = await quiltbee.showPosition(element, "{OPENING}");
        board.set({{ theme: "dark", letters: true }}); said.textContent = board.frames.length;"""
    open_page(page, page_with(script))
    expect(page.locator("#said")).to_have_text("3")
    expect(page.locator("#board")).to_have_css("color-scheme", "dark")
    expect(page.locator("#board .patch .letter").first).to_be_attached()


def test_text_that_is_no_game_rejects_with_a_sentence(page: Page, complaints: Complaints) -> None:
    script = """quiltbee.showGame(element, "nonsense").catch(
        (problem) => { said.textContent = problem.message; });"""
    complaints.allow("Failed to load resource")
    open_page(page, page_with(script))
    expect(page.locator("#said")).to_have_text(re.compile(r"^[A-Z].*\.$"))
    expect(page.locator("#board")).to_be_empty()


def test_boards_speak_the_language_of_the_page(page: Page) -> None:
    script = f'await quiltbee.showGame(element, "{OPENING}");'
    open_page(page, page_with(script).replace('lang="en"', 'lang="fr"'))
    expect(page.locator("#board").get_by_test_id("turn")).to_have_text("À Joueur 1 de jouer")
    open_page(
        page, page_with(script.replace('");', '", { language: "de", edition: "valentine" });'))
    )
    expect(page.locator("#board").get_by_test_id("turn")).to_have_text("Spieler 1 ist dran")
    expect(page.locator("#board")).to_contain_text("Pralinen")
    expect(page.locator("#board .embedded-frame")).to_have_attribute("lang", "de")


def test_a_board_looks_like_the_edition_that_its_page_chose(
    page: Page, complaints: Complaints
) -> None:
    script = f"""const [classic, valentine] = ["classic", "valentine"].map(
        (edition) => document.querySelector("#" + edition));
        await quiltbee.showQuilt(classic, "{OPENING}");
        await quiltbee.showGame(valentine, "{OPENING}", {{ edition: "valentine" }});
        await quiltbee.showGame(element, "nonsense", {{ language: "de" }}).catch(
        (problem) => {{ said.textContent = problem.message; }});"""
    two = '<div id="classic"></div><div id="valentine"></div><div id="board">'
    complaints.allow("Failed to load resource")
    open_page(page, page_with(script).replace('<div id="board">', two))
    expect(page.locator("#said")).to_have_text(catalogue("de")("refused-no-game"))
    boards = [page.locator(f"#{edition}") for edition in ("classic", "valentine")]
    outlines = [board.locator("#token-2").inner_html() for board in boards]
    assert outlines[0] != outlines[1]
    leathers = [board.evaluate(f"board => {LEATHER}") for board in boards]
    assert leathers[0] != leathers[1]
    assert violations(page) == []
