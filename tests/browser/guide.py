"""The guide of the first game, as a newcomer meets it."""

import re

from playwright.sync_api import Locator, Page

from quiltbee.notation import format_move, parse_move, parse_position
from quiltbee.rules import Move, Position
from tests.browser.hands import Hand
from tests.browser.page import GamePage
from tests.browser.server import ROOT

NEXT = ""
"""A lesson that is only read."""
BEGINNING = [*[NEXT] * 3, "e", *[NEXT] * 3, "C", NEXT, "pass", *[NEXT] * 3, "H", NEXT]
END = [NEXT, NEXT, "a", "+e6", NEXT, NEXT, "pass", NEXT]
"""What each lesson waits for: the decision begins with this; the last button is not among them."""
_LESSONS = (ROOT / "quiltbee" / "web" / "guide" / "lessons.ts").read_text("utf-8")
STARTS = [
    "".join(re.findall("'([^']+)'", given))
    for given in re.findall(r"from:(\s+'.*?)lessons:", _LESSONS, re.DOTALL)
]
"""Where each chapter begins."""
LESSONS = len(BEGINNING) + len(END) + 1


class FirstGame(GamePage):
    """A table with the guide beside it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.guide = self.get("guide")
        self.text = self.get("guide-text")
        self.next = self.get("guide-next")

    @property
    def step(self) -> int:
        return int(self.guide.get_attribute("data-step") or "0")

    def position(self) -> Position:
        """Where the chapter stands, which no server knows."""
        kept = self.page.evaluate("JSON.parse(localStorage['quiltbee.guide'])")
        position = parse_position(STARTS[kept["chapter"]])
        for token in self.moves():
            position = position.play(parse_move(token))
        return position

    def pointed(self) -> Locator:
        """What the guide points at."""
        return self.page.locator("[data-pointed]")

    def wait_for_step(self, step: int) -> None:
        self.page.locator(f"[data-testid=guide][data-step='{step}']").wait_for()

    def go_on(self, lessons: int = 1) -> None:
        """Press *Next* so many times."""
        for _ in range(lessons):
            step = self.step
            self.next.click()
            self.wait_for_step(step + 1)

    def decide(self, hand: Hand, wanted: str) -> None:
        """Make the first legal decision that begins so, and wait for the next lesson."""
        step = self.step
        moves = self.position().legal_moves()
        hand.make(self, next(move for move in moves if _begins(move, wanted)))
        self.wait_for_step(step + 1)


def _begins(move: Move, wanted: str) -> bool:
    return format_move(move).startswith(wanted)
