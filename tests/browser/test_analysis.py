"""The analysis board: variations, sharing, the editor, the engine beside it."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from quiltbee.notation import format_position, parse_record
from tests.browser.axe import violations
from tests.browser.conftest import Complaints, Visit
from tests.browser.places import RING
from tests.browser.two_places import together

EMPTY = "/".join("9" * 9)
START = f"{EMPTY} {EMPTY} 5.0 5.0 {RING} 1 - r"
SOLO = f"{EMPTY} 5.0 0.0:- {RING} 2 - r normal 3 ?.?.?.?.?.?.?.?.?.? ?.?/-"
SIZES = [(320, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]


WORKER = """onmessage = ({data: {kind, id, request}}) => {
    if (kind !== 'decide') return;
    const fields = request.position.split(' ');
    const ring = fields[fields.length === 11 ? 3 : 4];
    const later = [...ring].slice(1, 5).map((letter) => `${letter}0b2`);
    const line = (move, margin) => ({
        moves: [move, ...later], depth: 2, nodes: 214, chance: 0.64, margin, proven: null,
        forecast: {scores: [11.2, 11.2 - margin], empty: [9.4, 12], tile: [0.52, 0.31]},
    });
    const letter = ring[0];
    const card = Number(fields.at(-1).split('/')[1]?.split('.').at(-1));
    const lines = card
        ? [line('pass', card)]
        : [line(`${letter}0a1`, 3.1), line(`${letter}0b2`, 2), line('pass', -4)];
    const decision = {move: lines[0].moves[0], lines, candidates: [], method: 'search'};
    postMessage({kind: 'decision', id, decision});
}"""
"""An engine that always says the same; where card 7 was turned last, 7 points."""


def engine_of(page: Page) -> None:
    """Let the page have an engine that always says the same at once."""
    script = "text/javascript"
    page.context.route(
        "**/engine_worker.js", lambda route: route.fulfill(body=WORKER, content_type=script)
    )


@pytest.fixture
def board(page: Page) -> Page:
    engine_of(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/analysis#{RING},")
    expect(page.get_by_test_id("tree")).to_be_visible()
    return page


def moves(page: Page) -> list[str]:
    nodes = page.get_by_test_id("node")
    found: list[str] = nodes.evaluate_all("all => all.map(each => each.dataset.move)")
    return found


def test_three_lines_and_every_tool_are_seen_at_once(page: Page) -> None:
    engine_of(page)
    page.goto(f"/analysis#{RING},")
    page.get_by_test_id("pass").click()
    for panel, parts, number in ((".engine-lines", ".engine-line", 3), (".tree", "button", 10)):
        expect(page.locator(f"{panel} {parts}:visible").nth(number - 1)).to_be_visible()
        outer = page.locator(panel).bounding_box()
        assert outer is not None
        for part in page.locator(f"{panel} {parts}:visible").all():
            inner = part.bounding_box()
            assert inner is not None
            assert outer["x"] + 4 <= inner["x"], part
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] - 4, part
            assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] - 1, part
    for line in page.locator(".engine-line").all():  # each with the three moves that follow
        expect(line.locator(".goes-on .move-art").nth(2)).to_be_visible()
        outer = line.bounding_box()
        assert outer is not None
        for part in line.locator(".goes-on .move-art:visible").all()[:3]:
            inner = part.bounding_box()
            assert inner is not None
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"], part
            assert inner["y"] + inner["height"] <= outer["y"] + outer["height"], part


def test_a_variation_is_made_commented_shared_and_opened_elsewhere(
    board: Page, visit: Visit, tmp_path: Path
) -> None:
    get = board.get_by_test_id
    lines = get("engine-line")
    expect(lines).to_have_count(3)
    lines.nth(1).hover()
    expect(board.locator(".suggestion text")).to_have_text("2")
    lines.first.click()
    expect(get("node")).to_have_count(1)
    get("pass").click()
    get("step-first").click()
    get("pass").click()
    first = f"{RING[0]}0a1"
    assert moves(board) == [first, "pass", "pass"]
    get("comment-move").click()
    get("comment-text").fill("Waiting is worth more }")
    get("keep-comment").click()
    expect(get("comment")).to_have_text("Waiting is worth more )")
    get("mark-1").click()
    get("promote").click()
    assert moves(board) == ["pass", first, "pass"]
    expect(get("mark-1")).to_have_attribute("aria-pressed", "true")

    get("copy-link").click()
    expect(get("said")).to_contain_text("copied")
    link = board.evaluate("navigator.clipboard.readText()")
    assert "#t=" in link
    assert len(link) < 600

    with board.expect_download() as waiting:
        get("save").click()
    saved = tmp_path / "game.pgr"
    waiting.value.save_as(saved)
    record = parse_record(saved.read_text("utf-8"))
    assert record.problems == ()
    (move,) = record.line.moves
    assert (move.comment.text, move.nags) == ("Waiting is worth more )", (1,))
    assert len(move.variations[0].moves) == 2

    board.reload()
    expect(get("node")).to_have_count(3)
    assert moves(board) == ["pass", first, "pass"]

    stranger = visit(viewport={"width": 390, "height": 844})
    engine_of(stranger)
    stranger.goto(link)
    expect(stranger.get_by_test_id("node")).to_have_count(3)
    assert moves(stranger) == ["pass", first, "pass"]
    expect(stranger.get_by_test_id("comment")).to_have_text("Waiting is worth more )")
    stranger.get_by_test_id("node").nth(2).click()
    stranger.get_by_test_id("remove").click()
    assert moves(stranger) == ["pass", first]


FAULTS = [
    ("times-1", "54", "the time board has spaces 0 to 53"),
    ("times-1", "7", "nobody is ever more than 6 spaces ahead (7 and 0)"),
    ("times-1", "3", "player 1 is ahead: the player behind moves"),
    ("turn", "1+", "1+ needs a special patch between the tokens, player 1 ahead"),
    ("turn", "#1", "#1 needs both tokens on 53"),
    ("tile", "2", "player 2 has no complete 7x7 square"),
    ("ring", RING[1:], f"neither here nor on a quilt: {RING[0]}"),
    ("ring", RING + "B", "patch B is there twice"),
    ("ring", RING + "h", "there is no patch h"),
]


def test_the_editor_refuses_what_can_not_be(board: Page) -> None:
    get = board.get_by_test_id
    get("set-up").click()
    verdict = get("verdict")
    expect(verdict).to_have_text("This position is possible.")
    seen = set()
    for field, value, sentence in FAULTS:
        control = get(f"field-{field}")
        is_list = control.evaluate("each => each.tagName") == "SELECT"
        (control.select_option if is_list else control.fill)(value)
        expect(verdict).to_contain_text(sentence)
        expect(get("editor-done")).to_have_attribute("aria-disabled", "true")
        seen.add(verdict.inner_text())
        get("editor-empty").click()
        get("field-ring").fill(RING)
        expect(verdict).to_have_text("This position is possible.")
    quilt = get("quilt-1")
    get("palette-special").click()
    quilt.get_by_test_id("cell-e5").click()
    quilt.get_by_test_id("cell-e5").click()
    expect(verdict).to_contain_text("more special patches than marks passed")
    seen.add(verdict.inner_text())
    assert len(seen) == 10
    quilt.get_by_test_id("cell-e5").click()
    expect(verdict).to_have_text("This position is possible.")

    letter = RING[0]
    get(f"palette-{letter}").click()
    quilt.get_by_test_id("cell-a1").click()
    get("edit-place").click()
    expect(get(f"palette-{letter}")).to_have_count(0)
    expect(verdict).to_have_text("This position is possible.")
    assert violations(board) == []
    text = get("position-text").inner_text()
    get("editor-done").click()
    expect(get("tree")).to_be_visible()
    get("open").click()
    assert board.get_by_role("dialog").locator("code").inner_text() == text


def test_the_automas_cards_have_chances_and_values(board: Page) -> None:
    get = board.get_by_test_id
    get("open").click()
    get("open-text").fill(SOLO.replace("5.0", "5.3"))
    get("open-it").click()
    expect(get("card-outcomes")).to_be_visible()
    cards = get("choose-card")
    expect(cards).to_have_count(12)
    expect(get("engine-words")).to_contain_text("+6.5")
    for row in board.locator(".card-outcome").all():
        numbers = row.get_by_test_id("choose-card").evaluate_all(
            "all => all.map((one) => +one.dataset.card)"
        )
        mean = sum(numbers) / len(numbers)
        expect(row.get_by_test_id("card-margin")).to_have_text(f"+{mean:.1f}".removesuffix(".0"))
    expect(board.locator("[data-card='7']")).to_contain_text("+7")
    cards.first.click()
    expect(get("node")).to_have_count(1)


def test_the_board_fits_every_size_and_has_no_fault(board: Page) -> None:
    for width, height in SIZES:
        board.set_viewport_size({"width": width, "height": height})
        wide = board.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, (width, height)
        assert violations(board) == [], (width, height)
    for scheme in ("dark", "light"):
        board.emulate_media(color_scheme=scheme)
        assert violations(board) == []


def test_without_the_engine_the_board_works(visit: Visit, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource")
    page = visit(viewport={"width": 1280, "height": 800})
    page.route("**/engine_worker.js", lambda route: route.abort())
    page.goto(f"/analysis#{RING},")
    expect(page.get_by_test_id("engine-none")).to_contain_text("could not be loaded")
    page.get_by_test_id("pass").click()
    expect(page.get_by_test_id("node")).to_have_count(1)


def test_whoever_plays_on_a_ring_is_told_that_there_is_no_analysis(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource")
    page, friend = visit(viewport={"width": 1280, "height": 800}), visit()
    host, _ = together(page, friend)
    position = format_position(host.position())
    page.goto("/analysis")
    page.get_by_test_id("open").click()
    page.get_by_test_id("open-text").fill(position)
    page.get_by_test_id("open-it").click()
    expect(page.get_by_test_id("engine-none")).to_contain_text("You are playing a game with this")
    page.get_by_test_id("pass").click()
    expect(page.get_by_test_id("node")).to_have_count(1)


@pytest.mark.slow
def test_the_page_thinks_and_nobody_queues_at_the_server(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(f"/analysis#{RING},")
    lines = page.get_by_test_id("engine-line")
    expect(lines.first).to_be_visible()
    move = lines.first.get_attribute("data-move")
    lines.first.click()
    expect(page.get_by_test_id("node").first).to_have_attribute("data-move", move or "")
    assert "/api/me/running" in asked
    assert "/api/analysis" not in asked
