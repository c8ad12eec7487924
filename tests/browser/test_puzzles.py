"""Puzzles: one solved, one failed, one without the server; every size, scheme and language."""

from itertools import islice

import pytest
from playwright.sync_api import Page, Route, expect

from quiltbee.notation import format_move
from quiltbee.puzzles import Puzzle, shipped
from quiltbee.server.clock import DAY
from tests.browser.axe import violations
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.layout import SIZES, faults
from tests.browser.page import HomePage
from tests.browser.server import Server
from tests.browser.test_offline import kept

BOOK = shipped()


@pytest.fixture
def page(own_server: Server, visit: Visit, complaints: Complaints) -> Page:
    complaints.allow(NO_SERVER)
    return visit(own_server, viewport={"width": 1280, "height": 800}, service_workers="allow")


def asked(page: Page) -> Puzzle:
    """The puzzle that the address names, once it is asked."""
    expect(page.get_by_test_id("puzzle-line")).to_have_attribute("data-verdict", "open")
    return BOOK.puzzle(page.url.rsplit("/", 1)[1])


def typed(page: Page, line: str) -> None:
    """Type a move into the command line, which `/` opens."""
    page.locator(".spread.front .quilt .cells").press("/")
    page.get_by_test_id("command").fill(line)
    page.get_by_test_id("command").press("Enter")


def solve(page: Page, puzzle: Puzzle) -> None:
    """Type the move that solves a puzzle of one step."""
    typed(page, format_move(puzzle.steps[0].accepted[0]))
    expect(page.get_by_test_id("puzzle-line")).to_have_attribute("data-verdict", "solved")


def fail(page: Page, puzzle: Puzzle) -> None:
    legal = puzzle.position.legal_moves()
    wrong = next(move for move in legal if puzzle.verdict(0, move) == "wrong")
    typed(page, format_move(wrong))
    expect(page.get_by_test_id("puzzle-line")).to_have_attribute("data-verdict", "failed")


def test_solved_failed_and_offline(page: Page, own_server: Server) -> None:
    home = HomePage(page).open()
    home.menu("to-puzzles").click()
    first = asked(page)
    assert violations(page) == []
    single = next(
        name
        for name, entry in BOOK.entries.items()
        if not entry.is_solo and len(BOOK.puzzle(name).steps) == 1 and name != first.name
    )
    page.goto(f"{own_server.url}puzzles/{single}")
    solve(page, asked(page))
    expect(page.get_by_test_id("puzzle-told")).to_contain_text("points")
    expect(page.get_by_test_id("puzzle-rated")).to_contain_text("1500 →")
    page.get_by_test_id("line-on").click()
    expect(page.get_by_test_id("puzzle-told")).to_contain_text("Line 1/")
    expect(page.locator(".puzzle-course .move").nth(2)).to_be_visible()
    assert faults(page) == []
    page.get_by_test_id("course-1-0").click()  # the next best move, on the board
    expect(page.get_by_test_id("course-1-0")).to_have_attribute("aria-current", "step")
    assert violations(page) == []
    page.get_by_test_id("puzzle-next").click()
    second = asked(page)
    fail(page, second)
    expect(page.get_by_test_id("puzzle-rating")).to_contain_text("?")
    for step in second.steps:  # one goes on until it is found
        typed(page, format_move(step.accepted[0]))
        page.wait_for_timeout(1_000 * len(step.replies))
    expect(page.get_by_test_id("puzzle-line")).to_contain_text("Only the first try counts")
    kept(page)
    page.wait_for_function("() => JSON.parse(localStorage['quiltbee.puzzles']).batch.length > 10")
    own_server.kill()
    page.goto(f"{own_server.url}puzzles")
    offline = asked(page)
    fail(page, offline)
    page.get_by_test_id("puzzle-answer").click()
    expect(page.get_by_test_id("puzzle-away")).to_be_visible()
    own_server.start()
    page.reload()
    page.wait_for_function(
        "() => JSON.parse(localStorage['quiltbee.puzzles']).waiting.length === 0"
    )


def test_a_board_against_the_automa_has_its_room_at_every_size(
    page: Page, own_server: Server
) -> None:
    name = next(name for name, entry in BOOK.entries.items() if entry.is_solo)
    page.goto(f"{own_server.url}puzzles/{name}")
    asked(page)
    check_room(page, "puzzle-line")
    page.get_by_test_id("puzzle-answer").click()
    check_room(page, "puzzle-told")


def check_room(page: Page, part: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        quilt, told = (page.get_by_test_id(each).bounding_box() for each in ("quilt-1", part))
        assert quilt, (width, height)
        assert told, (width, height)
        assert quilt["width"] > 200, (width, height)
        assert told["width"] > 250, (width, height)


def test_ones_own_mistakes_come_again(page: Page, own_server: Server) -> None:
    found = (BOOK.puzzle(name) for name, entry in BOOK.entries.items() if not entry.is_solo)
    first, second = islice((puzzle for puzzle in found if len(puzzle.steps) == 1), 2)
    own = [
        {**page.request.get(f"{own_server.url}api/puzzles/{puzzle.name}").json(), "rating": 0}
        for puzzle in (first, second)
    ]
    for number, told in enumerate(own, 1):
        told |= {"id": f"GAME-{number}", "own": {"game": "GAME", "number": number, "due": 0}}
    told_to, tries = {"puzzles": own}, list[tuple[int, bool]]()
    page.clock.install()
    now = page.evaluate("Date.now()")

    def keep(route: Route) -> None:
        number, told = int(route.request.url[-1]), route.request.post_data_json
        assert told
        tries.append((number, told["solved"]))
        own[number - 1]["own"]["due"] = now + DAY
        route.fulfill(json={"due": now + DAY})

    page.route("**/api/me/mistakes", lambda route: route.fulfill(json=told_to))
    page.route("**/api/me/mistakes/GAME/*", keep)
    page.goto(f"{own_server.url}puzzles")
    asked(page)
    theme, line = page.get_by_test_id("puzzle-theme"), page.get_by_test_id("puzzle-line")
    theme.select_option("own")
    expect(line).to_contain_text("In your game you lost")
    assert violations(page) == []
    played = first.steps[0].rejected[0].move  # the move of the game is known to be wrong
    typed(page, format_move(played))
    expect(line).to_have_attribute("data-verdict", "failed")
    page.get_by_test_id("puzzle-answer").click()
    expect(page.get_by_test_id("puzzle-review")).to_have_attribute("href", "/game/GAME/review?at=0")
    expect(page.get_by_test_id("puzzle-report")).to_have_count(0)
    page.get_by_test_id("puzzle-next").click()
    expect(line).to_have_attribute("data-verdict", "open")
    solve(page, second)
    page.get_by_test_id("puzzle-next").click()
    expect(page.get_by_test_id("puzzle-none")).to_contain_text("None of your mistakes is due")
    for hours, due in ((23, 0), (2, 2)):
        page.clock.fast_forward(hours * 3_600_000)
        now += hours * 3_600_000
        page.goto(f"{own_server.url}puzzles")
        asked(page)
        expect(theme.locator("option[value=own]")).to_have_text(f"My mistakes ({due})")
    theme.select_option("own")
    expect(line).to_contain_text("In your game you lost")
    with page.expect_response("**/api/me/mistakes/GAME/1"):  # cut off, it would be told again
        solve(page, first)
    page.goto(f"{own_server.url}puzzles")
    asked(page)
    expect(theme.locator("option[value=own]")).to_have_text("My mistakes (1)")
    assert tries == [(1, False), (2, True), (1, True)]
