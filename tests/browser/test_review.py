"""The review of a game: by mouse, keys and touch, at ten sizes, in both variants."""

import base64
import re
import zlib

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations
from tests.browser.conftest import Complaints, Visit
from tests.browser.layout import SIZES
from tests.browser.places import RING
from tests.browser.reviews import Json, ReviewPage, answer, lines_of, whole

WITHIN_REACH = ("told", "show-better", "play-line", "learn", "graph", "costly-1", "step-forward")
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


@pytest.mark.nightly
def test_the_game_is_saved_as_an_animated_picture(page: Page) -> None:
    looked = ReviewPage(page).open()
    page.emulate_media(color_scheme="dark")
    address = str(looked.get("save-animation").get_attribute("href"))
    assert "one=Ida&two=Jon" in address
    picture = page.request.get(address)
    assert picture.headers["content-type"] == "image/webp"
    assert b"ANIM" in picture.body()[:64]


def test_the_costliest_come_first_with_what_would_have_been_better(page: Page) -> None:
    looked = ReviewPage(page).open()
    document = whole("duel")
    last = len(document["decisions"])
    looked.expect_at(last)
    expect(looked.get("told")).to_contain_text("points per decision")
    first = document["costliest"][0][0]

    # The costliest first, with the better one on the quilt and the line behind it.
    costly = looked.get("costly-2" if document["costliest"][1] else "costly-1")
    number = int((costly.locator("small").inner_text()).split()[-1])
    costly.click()
    looked.expect_at(number)
    decision = document["decisions"][number - 1]
    expect(looked.get("lost-line")).to_contain_text(f"{decision['points_lost']:.1f} points lost")
    expect(looked.get("live-review")).to_contain_text(f"Move {number}")
    assert number in {first, *document["costliest"][0], *document["costliest"][1]}
    marked = page.locator(".suggestion.to-better")
    if not decision["best"].startswith("pass"):
        expect(marked).to_have_count(1)
    looked.get("show-better").hover()
    expect(marked).to_have_count(0)
    page.mouse.move(0, 0)
    looked.get("play-line").click()
    moves = looked.get("line-moves").get_by_role("button")
    expect(moves).to_have_count(min(12, len(decision["line"])))
    page.keyboard.press("ArrowRight")
    expect(moves.nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(looked.get("line-moves")).to_have_count(0)
    looked.expect_at(number)


def test_the_graph_the_wheel_and_keys_lead_through_it(page: Page) -> None:
    looked = ReviewPage(page).open()
    document = whole("duel")
    last = len(document["decisions"])
    graph = looked.get("graph")
    box = graph.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.click(box["x"] + 2, middle)
    looked.expect_at(0)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=5)
    page.mouse.up()
    looked.expect_at(last // 2)
    page.mouse.wheel(0, 100)
    looked.expect_at(last // 2 + 1)
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    mistakes = [each["number"] for each in document["decisions"] if each["mark"]]
    looked.expect_at(mistakes[0])
    page.keyboard.press("Shift+ArrowLeft")
    looked.expect_at(mistakes[-1])
    expect(graph).to_have_attribute("aria-valuenow", str(mistakes[-1]))
    expect(graph.locator("[data-mark]")).to_have_count(len(mistakes))
    looked.get("scale").click()
    expect(graph.locator(".most")).to_have_text("100 %")

    looked.get("decisions").get_by_role("button").nth(4).click()
    looked.expect_at(5)
    page.wait_for_url("**at=5**")
    page.reload()
    looked.expect_at(5)
    looked.get("back-to-game").click()
    expect(page.locator("main.viewer")).to_be_visible()
    looked.get("review").click()
    looked.expect_at(last)


@pytest.mark.parametrize("variant", ["duel", pytest.param("solo", marks=pytest.mark.nightly)])
def test_all_is_within_reach_at_every_size_by_finger_keys_and_mouse(
    visit: Visit, variant: str
) -> None:
    page = visit(viewport={"width": 320, "height": 640}, has_touch=True, color_scheme="dark")
    number = whole(variant)["costliest"][0][0]
    looked = ReviewPage(page).open(variant, at=number)
    # Its button is any of the three: each stays where it was as the review is refined.
    costly = page.locator(".costly-one", has_text=re.compile(rf"\b{number}\s*−"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name in WITHIN_REACH:
            expect(looked.get(name)).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".quilt-box.front .quilt")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".offered-patch").last).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        looked.get("step-forward").tap()
        looked.expect_at(number + 1)
        page.locator(".quilt-box.front").evaluate(SWIPE, [0.3, 0.8])
        looked.expect_at(number)
        page.keyboard.press("ArrowRight")
        looked.expect_at(number + 1)
        looked.get("graph").click(position={"x": 2, "y": 10})
        expect(looked.main).to_have_attribute("data-at", re.compile("^[01]$"))
        costly.click()
        looked.expect_at(number)
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    assert violations(page) == []
    if variant == "solo":
        expect(looked.get("fortune")).to_contain_text("nothing to do with your decisions")


def test_a_lesson_asks_the_costliest_first_and_ends_with_what_to_take_away(page: Page) -> None:
    document = whole("duel")
    decisions = [document["decisions"][number - 1] for number in document["costliest"][0]]
    first = decisions[0]
    looked = ReviewPage(page).open(way="seat=1&learn")  # as from the result
    question, place = looked.get("question"), looked.get("lesson-place")
    expect(question).to_contain_text(f"Move {first['number']}: find a better one")
    total = int((place.text_content() or "").split()[-1])
    assert 2 <= total <= 5
    expect(page.locator(".suggestion")).to_have_count(0)
    assert violations(page) == []
    tried = "pass" if "pass" not in (first["best"], first["move"]) else None
    if tried:
        looked.get("pass").click()
        expect(question).to_have_attribute("data-verdict", "worse")
    looked.type_move(first["move"])
    expect(question).to_have_attribute("data-verdict", "same")
    expect(looked.get("lesson-why")).to_have_count(0)
    looked.type_move(first["best"])
    expect(question).to_have_attribute("data-verdict", "best")
    on_quilt = 0 if first["best"] == "pass" else 1
    expect(page.locator(".suggestion.to-better")).to_have_count(on_quilt)
    expect(looked.get("lesson-why")).to_contain_text("Better:")
    assert violations(page) == []
    for at in range(2, total + 1):
        looked.get("find-next").click()
        expect(place).to_have_text(f"{at} of {total}")
        looked.get("show-answer").click()
        expect(looked.get("lesson-why")).to_be_visible()
    looked.get("find-next").click()
    end = looked.get("lesson-end")
    expect(end).to_contain_text(f"You found 1 of {total}, 0 at the first try.")
    expect(end).to_contain_text("Most points went here:")
    assert violations(page) == []
    looked.get("lesson-1").click()
    looked.expect_at(first["number"])
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
    looked = ReviewPage(page)
    expect(looked.main).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    looked.expect_at(1)
    expect(looked.get("course")).to_have_attribute("data-course", "whole")
    assert streams == []
    looked.expect_at(1)


def test_a_refusal_is_told_and_stepping_works(page: Page, complaints: Complaints) -> None:
    complaints.allow("Failed to load resource: .* status of 429")
    page.route("**/api/review", lambda route: route.fulfill(status=429, json={"error": "Later."}))
    page.goto(f"/review{whole('duel')['link']}")
    looked = ReviewPage(page)
    expect(looked.get("course")).to_contain_text("No review: Later.")
    page.keyboard.press("Home")
    looked.expect_at(0)
    page.unroute("**/api/review")
    page.route("**/api/review", lambda route: answer(route, lines_of("duel")))
    looked.get("ask-again").click()
    expect(looked.get("course")).to_have_attribute("data-course", "whole")


def test_a_link_with_variations_is_reviewed_by_its_main_line(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Failed to load resource: .* status of 429")
    page.route("**/api/review", lambda route: route.fulfill(status=429, json={"error": "Later."}))
    record = f'[Ring "{RING}"]\n\n1: e0a1 (1: pass {{Or wait.}}) 2: pass *\n'
    packed = base64.urlsafe_b64encode(zlib.compress(record.encode(), wbits=-15)).decode()
    page.goto(f"/review#t={packed.rstrip('=')}")
    looked = ReviewPage(page)
    expect(looked.main).to_be_visible()
    page.keyboard.press("Home")
    looked.expect_at(0)
    page.keyboard.press("End")
    looked.expect_at(2)
