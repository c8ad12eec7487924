"""The review of a game: by mouse, keys and touch, at six sizes, in both variants."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations
from tests.browser.conftest import Complaints, Visit
from tests.browser.page import GamePage

DATA = Path(__file__).parents[1] / "data" / "review"
SIZES = ((320, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
WITHIN_REACH = ("told", "show-better", "play-line", "find", "graph", "costly-1", "step-forward")
SWIPE = """
(box, [from, to]) => {
  const { left, top, width, height } = box.getBoundingClientRect();
  const at = (share) => ({
    pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true,
    clientX: left + width * share, clientY: top + height / 2,
  });
  box.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  box.dispatchEvent(new PointerEvent('pointerup', at(to)));
}
"""
Json = dict[str, Any]


def lines_of(variant: str) -> list[Json]:
    """The stream of a review, line by line."""
    text = (DATA / f"{variant}.ndjson").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def whole(variant: str) -> Json:
    document: Json = json.loads((DATA / f"{variant}.json").read_text("utf-8"))
    return document


def answer(route: Route, lines: list[Json]) -> None:
    body = "".join(json.dumps(line) + "\n" for line in lines)
    route.fulfill(status=200, content_type="application/x-ndjson", body=body)


Open = Callable[..., GamePage]


@pytest.fixture
def review() -> Open:
    """Open the review of an example in a page, judged as its stream says."""

    def open_review(page: Page, variant: str = "duel", at: int | None = None) -> GamePage:
        page.route("**/api/review", lambda route: answer(route, lines_of(variant)))
        place = "" if at is None else f"&at={at}"
        page.goto(f"/review?one=Ida&two=Jon{place}{whole(variant)['link']}")
        looked = GamePage(page)
        looked.main = page.locator("main.review")
        expect(looked.get("course")).to_have_attribute("data-course", "whole")
        return looked

    return open_review


def expect_at(looked: GamePage, number: int) -> None:
    expect(looked.main).to_have_attribute("data-at", str(number))


def type_move(looked: GamePage, token: str) -> None:
    """Type a move where the board is played on."""
    if not looked.get("command").count():
        looked.quilt.locator(".cells").press("/")
    looked.get("command").fill(token)
    looked.get("command").press("Enter")


def test_the_costliest_come_first_with_what_would_have_been_better(
    page: Page, review: Open
) -> None:
    looked = review(page)
    document = whole("duel")
    last = len(document["decisions"])
    expect_at(looked, last)
    expect(looked.get("told")).to_contain_text("points per decision")
    first = document["costliest"][0][0]

    # The costliest first, with the better one on the quilt and the line behind it.
    costly = looked.get("costly-2" if document["costliest"][1] else "costly-1")
    number = int((costly.locator("small").inner_text()).split()[-1])
    costly.click()
    expect_at(looked, number)
    decision = document["decisions"][number - 1]
    expect(looked.get("lost-line")).to_contain_text(f"{decision['points_lost']:.1f} points lost")
    expect(looked.get("live-review")).to_contain_text(f"Move {number}")
    assert number in {first, *document["costliest"][0], *document["costliest"][1]}
    marked = page.locator(".suggestion.better")
    if not decision["best"].startswith("pass"):
        expect(marked).to_have_count(1)
    looked.get("show-better").hover()
    expect(marked).to_have_count(0)
    page.mouse.move(0, 0)
    looked.get("play-line").click()
    moves = looked.get("line-moves").get_by_role("button")
    assert moves.count() == min(12, len(decision["line"]))
    page.keyboard.press("ArrowRight")
    expect(moves.nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(looked.get("line-moves")).to_have_count(0)
    expect_at(looked, number)


def test_the_graph_the_wheel_and_keys_lead_through_it(page: Page, review: Open) -> None:
    looked = review(page)
    document = whole("duel")
    last = len(document["decisions"])
    graph = looked.get("graph")
    box = graph.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.click(box["x"] + 2, middle)
    expect_at(looked, 0)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=5)
    page.mouse.up()
    expect_at(looked, last // 2)
    page.mouse.wheel(0, 100)
    expect_at(looked, last // 2 + 1)
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    mistakes = [each["number"] for each in document["decisions"] if each["mark"]]
    expect_at(looked, mistakes[0])
    page.keyboard.press("Shift+ArrowLeft")
    expect_at(looked, mistakes[-1])
    expect(graph).to_have_attribute("aria-valuenow", str(mistakes[-1]))
    expect(graph.locator("[data-mark]")).to_have_count(len(mistakes))
    looked.get("scale").click()
    expect(graph.locator(".most")).to_have_text("100 %")

    looked.get("decisions").get_by_role("button").nth(4).click()
    expect_at(looked, 5)
    page.wait_for_url("**at=5**")
    page.reload()
    expect_at(looked, 5)
    looked.get("back-to-game").click()
    expect(page.locator("main.viewer")).to_be_visible()
    looked.get("review").click()
    expect_at(looked, last)


@pytest.mark.parametrize("variant", ["duel", "solo"])
def test_all_is_within_reach_at_six_sizes_and_goes_by_finger(
    visit: Visit, review: Open, variant: str
) -> None:
    page = visit(viewport={"width": 320, "height": 640}, has_touch=True, color_scheme="dark")
    number = whole(variant)["costliest"][0][0]
    looked = review(page, variant, at=number)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name in WITHIN_REACH:
            expect(looked.get(name)).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".quilt-box.front .quilt")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".offered-patch").last).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        looked.get("step-forward").tap()
        expect_at(looked, number + 1)
        page.locator(".quilt-box.front").evaluate(SWIPE, [0.3, 0.8])
        expect_at(looked, number)
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    assert violations(page) == []
    if variant == "solo":
        expect(looked.get("fortune")).to_contain_text("nothing to do with your decisions")


def test_the_better_move_is_found_by_oneself(page: Page, review: Open) -> None:
    document = whole("duel")
    number = document["costliest"][0][0]
    decision = document["decisions"][number - 1]
    lost = {"margin": decision["before"]["margin"], "chance": decision["before"]["chance"]}
    worse = {**lost, "margin": lost["margin"] - 30, "nodes": 1}
    asked: list[Json] = []

    def judge(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        answer(route, [{"nodes": 1, "lines": [worse], "pass": None, "final": True}])

    page.route("**/api/analysis", judge)
    looked = review(page, at=number)
    looked.get("find").click()
    question = looked.get("question")
    expect(question).to_contain_text(f"Move {number}: find a better one")
    expect(page.locator(".suggestion")).to_have_count(0)
    assert violations(page) == []
    tried = "pass" if "pass" not in (decision["best"], decision["move"]) else None
    if tried:
        looked.get("pass").click()
        expect(question).to_have_attribute("data-verdict", "worse")
        assert [each["lines"] for each in asked] == [1]
    type_move(looked, decision["move"])
    expect(question).to_have_attribute("data-verdict", "same")
    type_move(looked, decision["best"])
    expect(question).to_have_attribute("data-verdict", "best")
    expect(page.locator(".suggestion.better")).to_have_count(1)
    looked.get("show-answer").click()
    expect_at(looked, number)
    expect(looked.get("reasons")).to_contain_text("Better:")


def test_it_goes_on_where_it_was_cut_and_nobody_loses_their_place(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource: ")
    lines = lines_of("duel")
    streams: list[list[Json] | None] = [None, [{"waiting": 2}], lines[:1], lines]

    def stream(route: Route) -> None:
        next_lines = streams.pop(0)
        if next_lines is None:
            route.abort()
        else:
            answer(route, next_lines)

    page.route("**/api/review", stream)
    page.goto(f"/review{whole('duel')['link']}")
    looked = GamePage(page)
    looked.main = page.locator("main.review")
    expect(looked.main).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect_at(looked, 1)
    expect(looked.get("course")).to_have_attribute("data-course", "whole")
    assert streams == []
    expect_at(looked, 1)


def test_a_refusal_is_told_and_stepping_works(page: Page, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource: .* status of 429")
    page.route("**/api/review", lambda route: route.fulfill(status=429, json={"error": "Later."}))
    page.goto(f"/review{whole('duel')['link']}")
    looked = GamePage(page)
    looked.main = page.locator("main.review")
    expect(looked.get("course")).to_contain_text("No review: Later.")
    page.keyboard.press("Home")
    expect_at(looked, 0)
    page.unroute("**/api/review")
    page.route("**/api/review", lambda route: answer(route, lines_of("duel")))
    looked.get("ask-again").click()
    expect(looked.get("course")).to_have_attribute("data-course", "whole")
