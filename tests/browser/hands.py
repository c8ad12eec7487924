"""Playing on the page: by clicks, by keys, or with a finger. Only what a person can do."""

import random
from typing import Protocol

import pytest
from playwright.sync_api import Locator, Page, expect

from quiltbee.notation import format_move
from quiltbee.rules import PATCHES, SIZE, SPACES, Move, Pass, PlacePatch, cell_name, orient
from tests.browser.page import GamePage

ORIENTATIONS = 8
MOST_DECISIONS = 200
"""More than any game has."""
MOUSE_COUNTER = """
window.mouseEvents = 0;
for (const type of ['mousedown', 'mousemove', 'pointerdown', 'pointermove', 'touchstart']) {
  window.addEventListener(type, ({ clientX, clientY }) => {
    if (clientX || clientY) window.mouseEvents += 1;
  }, true);
}
"""
"""A script that counts what a mouse or a finger does on the page.

Chromium without windows tells now and then of a mouse that rests in the corner.
"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(200):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never came to {selector}")


class Hand(Protocol):
    """A way to make decisions on a page."""

    def make(self, game: GamePage, move: Move) -> None:
        """Do all that one decision takes; it is then under way."""


def held_cell(move: PlacePatch) -> str:
    """The cell to click for a placement: a patch just chosen is held by the cell in its middle."""
    drawing = orient(PATCHES[move.letter].drawing, move.orientation)
    middle_row, middle_column = (len(drawing) - 1) / 2, (len(drawing[0]) - 1) / 2
    cells = [
        (row, column)
        for row, line in enumerate(drawing)
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    row, column = min(
        cells, key=lambda cell: abs(cell[0] - middle_row) + abs(cell[1] - middle_column)
    )
    return cell_name(SIZE * (move.row + row) + move.column + column)


class Clicks:
    """A mouse: click a patch, click a space, then click the ghost or *Place*."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def make(self, game: GamePage, move: Move) -> None:
        if isinstance(move, Pass):
            self.press(game.get("pass"))
            return
        if isinstance(move, PlacePatch):
            self.choose(game, move)
            name = held_cell(move)
        else:
            name = cell_name(SIZE * move.row + move.column)
        cell = game.cell(name)
        self.clear(game, name)
        self.press(cell)
        expect(game.deck).to_have_attribute("data-move", format_move(move))
        self.press(self._rng.choice(self.ways_to_place(game, cell)))

    def choose(self, game: GamePage, move: PlacePatch) -> None:
        """Choose a patch and turn it; put back and chosen again it is held by its middle anew."""
        offer = game.offer(move.letter)
        self.take(offer)
        if offer.get_attribute("data-orientation") == str(move.orientation):
            return
        for turn in range(ORIENTATIONS):
            self.press(game.get("flip" if turn == 4 else "rotate-right"))
            if offer.get_attribute("data-orientation") == str(move.orientation):
                break
        self.press(game.get("cancel"))
        expect(offer).to_have_attribute("aria-pressed", "false")
        self.take(offer)
        expect(offer).to_have_attribute("data-orientation", str(move.orientation))

    def take(self, offer: Locator) -> None:
        """Press an offer, and see that its patch is in hand."""
        self.press(offer)
        expect(offer).to_have_attribute("aria-pressed", "true")

    def clear(self, game: GamePage, name: str) -> None:
        """See that a press on this cell sets the ghost there, and does nothing else."""

    def ways_to_place(self, game: GamePage, cell: Locator) -> list[Locator]:
        """What may be pressed to place the ghost that was set on a cell."""
        return [cell, game.get("place")]

    def press(self, target: Locator) -> None:
        target.click()


class Fingers(Clicks):
    """The same with taps on a touch screen, where a tap on the ghost only moves it.

    There a chosen patch is on the quilt at once, and its tick on a cell beside it places it.
    """

    def clear(self, game: GamePage, name: str) -> None:
        tick = game.page.locator(".ghost .sign")
        if tick.count() and is_inside(tick, game.cell(name)):
            row = "1" if name[1] > "5" else "9"
            self.press(game.cell(("a" if name[0] > "e" else "i") + row))

    def ways_to_place(self, game: GamePage, cell: Locator) -> list[Locator]:
        return [game.get("place")]

    def press(self, target: Locator) -> None:
        target.tap()


def is_inside(small: Locator, large: Locator) -> bool:
    """Whether the middle of one part of the page lies within another."""
    inner, outer = small.bounding_box(), large.bounding_box()
    assert inner
    assert outer
    right = inner["x"] + inner["width"] / 2 - outer["x"]
    down = inner["y"] + inner["height"] / 2 - outer["y"]
    return 0 <= right < outer["width"] and 0 <= down < outer["height"]


class Keys:
    """The keys of the board, which must have the focus."""

    def make(self, game: GamePage, move: Move) -> None:
        press = game.page.keyboard.press
        if isinstance(move, Pass):
            press("p")
            return
        if isinstance(move, PlacePatch):
            press(str(game.letters().index(move.letter) + 1))
            self._turn(game, move)
        for _ in range(SPACES):
            if game.deck.get_attribute("data-move") == format_move(move):
                break
            press("n")
        expect(game.deck).to_have_attribute("data-move", format_move(move))
        press("Enter")

    def _turn(self, game: GamePage, move: PlacePatch) -> None:
        offer = game.offer(move.letter)
        for _ in range(ORIENTATIONS):
            if offer.get_attribute("data-orientation") == str(move.orientation):
                break
            game.page.keyboard.press("Space")
        expect(offer).to_have_attribute("data-orientation", str(move.orientation))


class Words:
    """The command line: a token for each decision, no board needed."""

    def make(self, game: GamePage, move: Move) -> None:
        game.type_line(format_move(move))


def play(game: GamePage, hand: Hand, rng: random.Random, decisions: int = MOST_DECISIONS) -> None:
    """Make random decisions wherever this page may, so many or until the game is over."""
    for _ in range(decisions):
        if game.is_over:
            return
        before = game.number
        hand.make(game, rng.choice(game.position().legal_moves()))
        game.wait_for_decision(before)
