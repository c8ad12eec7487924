"""Records and links: out of the page, and in again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from quiltbee.notation import format_record, parse_link, parse_record, record_game
from tests.browser.axe import violations
from tests.browser.conftest import Complaints, Visit
from tests.browser.page import GamePage, HomePage, play_on
from tests.browser.places import BEFORE_END, BEFORE_END_ALONE, OPENING, PASSES, RING, START
from tests.browser.reviews import answer, whole

RECORD = format_record(record_game(START, PASSES, {"Player1": "Ida", "Player2": "Jon"}))
EMPTY = "/".join("9" * 9)
IN_ITS_LIST = """
(move) => {
  const boxes = [move.closest('.move-list'), move].map((each) => each.getBoundingClientRect());
  const [list, line] = boxes;
  return line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
}
"""
NUMBERS = ("buttons", "income", "empty", "time", "lead")


def shown(game: GamePage) -> list[str]:
    """The ten numbers of both players."""
    return [game.get(f"{name}-{player}").inner_text() for player in (1, 2) for name in NUMBERS]


@pytest.fixture
def ended(page: Page) -> GamePage:
    """A game of two people that is over."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    game = play_on(page, BEFORE_END)
    game.get("pass").click()
    expect(game.result).to_be_visible()
    return game


def test_the_link_shows_a_stranger_the_same_end(ended: GamePage, visit: Visit) -> None:
    ended.get("copy-link").click()
    expect(ended.get("copied")).to_contain_text("copied")
    link = ended.page.evaluate("navigator.clipboard.readText()")
    start, moves = parse_link(link)
    assert (start, moves) == (START, PASSES)

    ended.get("share").click()
    expect(ended.get("share")).to_have_text("Copied")
    shared = ended.page.evaluate("navigator.clipboard.readText()")
    assert "/game/" in shared, "a server can show its picture elsewhere"
    assert len(shared) < 60
    for player in (1, 2):
        expect(ended.get(f"tally-{player}")).to_be_visible()
    expect(ended.get("cheer")).to_be_hidden()  # motion is reduced
    picture = ended.page.request.get(str(ended.get("save-picture").get_attribute("href")))
    assert picture.headers["content-type"] == "image/png"

    stranger = GamePage(visit())
    stranger.page.goto(shared)
    expect(stranger.result).to_be_visible()
    assert stranger.totals() == ended.totals()
    assert shown(stranger) == shown(ended)
    assert stranger.moves() == ended.moves()
    names = [ended.get(f"player-{player}").get_by_role("heading") for player in (1, 2)]
    for player, name in enumerate(names, 1):
        heading = stranger.get(f"player-{player}").get_by_role("heading")
        expect(heading).to_have_text(name.inner_text())


def test_the_downloaded_record_opens_again_pasted_or_as_a_file(
    ended: GamePage, tmp_path: Path
) -> None:
    text, totals, moves = ended.download(), ended.totals(), ended.moves()
    viewer = HomePage(ended.page).open().view(text)
    assert (viewer.totals(), viewer.moves()) == (totals, moves)
    file = tmp_path / "game.pgr"
    file.write_text(text, "utf-8")
    home = HomePage(ended.page).open()
    # Whoever chooses a file is told that this opens it (WCAG 3.2.2).
    expect(home.page.locator("label", has=home.get("open-file"))).to_have_text("Open a file…")
    home.get("open-file").set_input_files(file)
    expect(viewer.main).to_contain_class("viewer")
    assert (viewer.totals(), viewer.moves()) == (totals, moves)


def test_a_pasted_record_is_looked_at_move_by_move(page: Page) -> None:
    viewer = HomePage(page).open().view(RECORD)
    expect(viewer.turn).to_contain_text("Jon wins")
    assert viewer.totals() == (-104, -94)
    viewer.get("step-first").click()
    expect(viewer.get("time-1")).to_have_text("0")
    viewer.get("step-forward").click()
    expect(viewer.get("time-1")).to_have_text("1")
    expect(viewer.turn).to_contain_text("Jon’s turn")


def test_arrow_keys_step_and_the_list_of_moves_follows(page: Page) -> None:
    viewer = HomePage(page).open().view(RECORD)
    expect(page).to_have_url(re.compile(r"\?one=Ida&two=Jon#"))
    now = viewer.get("move-list").locator("[aria-current=step]")
    offers = page.locator(".market [data-patch]")
    for key, words in (
        ("End", "Jon wins"),
        ("Home", "Start: Ida’s turn"),
        ("ArrowRight", "After move 1"),
        ("ArrowRight", "After move 2"),
        ("ArrowLeft", "After move 1"),
        ("End", "Jon wins"),
    ):
        page.keyboard.press(key)
        expect(viewer.turn).to_contain_text(words)
        expect(offers).to_have_count(3)
        if key != "Home":
            expect(now).to_be_in_viewport()
            assert now.evaluate(IN_ITS_LIST)
    page.locator("#grid-1").press("ArrowRight")
    expect(viewer.turn).to_contain_text("Jon wins")


def test_a_finished_game_in_the_viewer_goes_on_from_there(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    viewer = HomePage(page).open().view(RECORD)
    record = parse_record(viewer.download())
    assert list(record.moves) == PASSES
    assert (record.tags["Player1"], record.tags["Player2"]) == ("Ida", "Jon")
    viewer.get("copy-link").click()
    expect(viewer.get("copied")).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.reload()
    expect(viewer.turn).to_contain_text("Jon wins")
    viewer.get("play-again").click()
    expect(viewer.get("hero")).to_be_visible()


def test_one_plays_on_from_a_pasted_position(page: Page) -> None:
    game = HomePage(page).open().play_on(OPENING, opponent="4")
    expect(game.turn).to_have_text("Your turn")
    game.type_line("L0c1")
    game.wait_for_decision(0)
    assert game.moves()[:3] == ["e0a1", "pass", "L0c1"]


def test_a_bad_text_is_answered_with_one_clear_sentence(page: Page, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource: .* status of 400")
    home = HomePage(page).open()
    for text, words in (
        ("What a nice day", "not a game record, a link to a game or a position"),
        (f"9/9/9 {EMPTY} 5.0 5.0 {RING} 1 - r", "Quilt1: 9 rows"),
        (f"#{RING[:-1]}", "ring"),
        (f"#{RING},A0a1", "A0a1"),
    ):
        home.menu("open-text").fill(text)
        home.get("open-game").click()
        error = home.get("open-error")
        expect(error).to_contain_text(words)
        assert len(error.inner_text().splitlines()) == 1
        expect(home.get("open-game")).to_be_enabled()
        assert home.get("open-text").input_value() == text


def test_a_record_with_an_illegal_move_is_shown_up_to_it(page: Page) -> None:
    viewer = HomePage(page).open().view(f'[Ring "{RING}"]\n\n1: e0a1 2: pass 1: L0a1 2: pass *\n')
    expect(viewer.notice).to_contain_text("Move 3, player 1")
    expect(viewer.notice).to_contain_text("L0a1 is illegal")
    assert viewer.moves() == ["e0a1", "pass"]


def test_a_table_or_link_that_is_none_is_answered_in_words(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource: .* status of 40[04]")
    for address in ("/game/nowhere", "/#nonsense"):
        page.goto(address)
        expect(page.get_by_test_id("problem")).to_have_text(re.compile(r"^\s*[A-Z].+\.\s*$"))
        page.get_by_role("link", name="Back to home").click()
        expect(page.get_by_test_id("hero")).to_be_visible()


@pytest.mark.parametrize(
    ("variant", "link", "opponent"),
    [("duel", BEFORE_END, "person"), ("solo", BEFORE_END_ALONE, "automa")],
)
def test_the_best_and_the_costliest_move_come_into_the_result_and_nothing_moves(
    page: Page, variant: str, link: str, opponent: str
) -> None:
    document = whole(variant)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/games/*/review", hold)
    game = play_on(page, link, opponent=opponent)
    expect(game.get("pass")).to_be_enabled()
    assert asked == []  # nobody judges a game that runs
    with page.expect_request("**/api/games/*/review"):
        game.get("pass").click()
    moments = game.get("moments")
    expect(moments.locator("p")).to_have_text(["Best move …", "Costliest move …"])
    before = moments.bounding_box(), game.get("review").bounding_box()

    answer(asked[0], [document])
    expect(game.get("moments-best")).to_be_visible()
    assert (moments.bounding_box(), game.get("review").bounding_box()) == before
    best = max((each for each in document["finest"] if each), key=lambda each: each["points"])
    lost = [document["decisions"][numbers[0] - 1] for numbers in document["costliest"] if numbers]
    worst = max(lost, key=lambda each: each["points_lost"])
    expect(game.get("moments-best")).to_contain_text(f"+{best['points']:.1f}")
    expect(game.get("moments-worst")).to_contain_text(f"−{worst['points_lost']:.1f}")
    assert violations(page) == []
    address = game.get("moments-worst").get_attribute("href") or ""
    assert address.endswith(f"/review?at={worst['number']}")
    game.get("moments-worst").click()
    page.wait_for_url(f"**/review?at={worst['number']}")
