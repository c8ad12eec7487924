"""Reviews of the example games: what the server would tell, and the page that shows it."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.page import GamePage

DATA = Path(__file__).parents[1] / "data" / "review"
Json = dict[str, Any]


def lines_of(variant: str) -> list[Json]:
    """The stream of a review, line by line."""
    text = (DATA / f"{variant}.ndjson").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def whole(variant: str) -> Json:
    """The review of an example game, a duel or a solo game."""
    document: Json = json.loads((DATA / f"{variant}.json").read_text("utf-8"))
    return document


def answer(route: Route, lines: list[Json]) -> None:
    """Answer a call with these lines."""
    body = "".join(json.dumps(line) + "\n" for line in lines)
    route.fulfill(status=200, content_type="application/x-ndjson", body=body)


class ReviewPage(GamePage):
    """The review of an example game on the screen."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.main = page.locator("main.review")

    def open(self, variant: str = "duel", at: int | None = None, way: str = "") -> "ReviewPage":
        """Judged as its stream says, without an engine."""
        self.page.route("**/api/review", lambda route: answer(route, lines_of(variant)))
        place = "" if at is None else f"&at={at}"
        self.page.goto(f"/review?one=Ida&two=Jon{place}&{way}{whole(variant)['link']}")
        if not way:
            expect(self.get("course")).to_have_attribute("data-course", "whole")
        return self

    def expect_at(self, number: int) -> None:
        """The position after so many moves is on show."""
        expect(self.main).to_have_attribute("data-at", str(number))

    def type_move(self, token: str) -> None:
        """Type a move where the board is played on."""
        if not self.get("command").count():
            self.quilt.locator(".cells").press("/")
        self.get("command").fill(token)
        self.get("command").press("Enter")
