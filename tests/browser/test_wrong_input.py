"""Wrong addresses, texts and files: each is answered with one sentence, and the page works on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Complaints
from tests.browser.page import HomePage
from tests.browser.places import RING
from tests.browser.test_analysis import SOLO, START, engine_of

ADDRESSES = [
    ("/analysis#nonsense", "ring: there is no patch 'n'"),
    ("/analysis#t=abc", "This link is damaged."),
    ("/analysis#%E0%A4%A", "This link is damaged."),
    (f"/analysis#{RING[:-3]},", "a game starts with all 33 patches"),
    (f"/analysis#{RING},A0a1", "Move 1, player 1: A0a1 is illegal"),
    ("/analysis#p=9/9/9_x", "8 fields with one space between are needed, not 2"),
    ("/review", "not a game record, a link to a game or a position"),
    ("/review#nonsense", "ring: there is no patch 'n'"),
    ("/review#t=abc", "The link may be out of date, or mistyped."),
    (f"/review#{RING},A0a1", "Move 1, player 1: A0a1 is illegal"),
    ("/game/nowhere/review", "The link may be out of date, or mistyped."),
    ("/puzzles/nonsense", "The link may be out of date, or mistyped."),
    ("/puzzles/zzzzzz", "There is no such puzzle."),
    ("/puzzles/2026-99-99", "There is no puzzle for that day."),
    ("/puzzles/1999-01-01", "There is no puzzle for that day."),
    ("/puzzles/2999-01-01", "That day hasn’t come yet."),
    ("/day/yesterday", "The link may be out of date, or mistyped."),
    ("/day/2026-02-30", "There is no daily game for that day."),
    ("/day/1999-01-01", "There is no daily game for that day."),
]
TEXTS = [
    ("", "Paste a record, a link or a position first."),
    ("What a nice day", "not a game record, a link to a game or a position"),
    (START.replace("5.0", "5.54", 1), "the time board has spaces 0 to 53"),
    (START.replace("9/9", "9/8", 1), "row 2: 8 spaces instead of 9"),
    (START.replace(" 1 - r", " 3 - r"), "Turn"),
    (f"{SOLO} more", "not a game record, a link to a game or a position"),
    (SOLO.replace("?.?", "Z.?", 1), "'Z' is not a card"),
    ('[Ring "A"]', "a game starts with all 33 patches"),
    ('[Event "cut', "neither Ring nor Position says how the game starts"),
    (f'[Ring "{RING}"]\n\n1: e0a1 2: pass 1: L0a', "what came before the fault is here"),
    (f"#{RING},e0a1 and so on", "can’t be read"),
    ("x" * 200_000, "That’s too long to be a game record."),
]
FILES = [
    (b"", "Paste a record, a link or a position first."),
    (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\4\x80\0\xff\xfe", "not a game record"),
    (b"x" * 3_000_000, "That’s too long to be a game record."),
]


def sentence_in(place: Locator, words: str) -> None:
    """One sentence, with these words, is said there."""
    expect(place).to_contain_text(words)
    said = place.inner_text()
    assert re.fullmatch(r"\s*[A-Z].+\.\s*", said), said
    assert "Invalid " not in said


def test_a_wrong_address_is_answered_with_one_sentence(page: Page, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource: .* status of 4..")
    engine_of(page)
    for address, words in ADDRESSES:
        page.goto("about:blank")
        page.goto(address)
        is_board = address.startswith("/analysis")
        sentence_in(page.get_by_test_id("analysis-fault" if is_board else "problem"), words)
        if is_board:
            expect(page.get_by_test_id("tree")).to_be_visible()
        else:
            expect(page.get_by_role("link", name="Back to home")).to_be_visible()


def test_a_wrong_text_or_file_leaves_the_analysis_as_it_was(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource: .* status of 4..")
    engine_of(page)
    page.goto(f"/analysis#{RING},e0a1")
    get = page.get_by_test_id
    expect(get("node")).to_have_count(1)
    for text, words in TEXTS:
        get("open").click()
        get("open-text").fill(text)
        get("open-it").click()
        sentence_in(get("analysis-fault"), words)
        expect(get("tree")).to_be_visible()
    for data, words in FILES:
        get("open").click()
        get("open-file").set_input_files(
            {"name": "game.pgr", "mimeType": "text/plain", "buffer": data}
        )
        sentence_in(get("analysis-fault"), words)


def test_a_wrong_file_on_the_first_page(page: Page, complaints: Complaints, tmp_path: Path) -> None:
    complaints.allow("Failed to load resource: .* status of 4..")
    home = HomePage(page).open()
    for number, (data, words) in enumerate(FILES):
        path = tmp_path / f"{number}.pgr"
        path.write_bytes(data)
        home.menu("open-file").set_input_files(path)
        expected = {0: "first.", 2: "too long for a game record"}.get(number, words)
        sentence_in(home.get("open-error"), expected)


@pytest.mark.parametrize("at", ["abc", "-5", "99999"])
def test_a_move_number_that_is_none_shows_a_position_all_the_same(
    page: Page, complaints: Complaints, at: str
) -> None:
    complaints.allow("Failed to load resource: .* status of 429")
    engine_of(page)
    for address in (f"/analysis?at={at}#{RING},e0a1", f"/review?at={at}#{RING},e0a1"):
        page.route("**/api/review", lambda route: route.fulfill(status=429, json={"error": "."}))
        page.goto(address)
        expect(page.locator("main.analysis, main.review")).to_be_visible()
