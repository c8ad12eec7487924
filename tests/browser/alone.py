"""A table against the Automa on the screen, and playing there."""

import random
import re
from collections.abc import Callable
from typing import Self

from playwright.sync_api import Page, expect

from quiltbee.automa import CARDS, LEVELS, Deck, Solo, outcomes_by_level
from quiltbee.notation import Record, format_move, parse_record, parse_solo
from quiltbee.rules import AutomaMove, Move, PlacePatch
from tests.browser.hands import MOST_DECISIONS, Hand
from tests.browser.page import GamePage, HomePage, begin_game, number_in

Told = tuple[int, str]
"""A turn of the Automa as the page tells it: the card, and the patch it took or nothing."""


class SoloPage(GamePage):
    """One table against the Automa."""

    @classmethod
    def start(cls, page: Page, deck: str = "normal", level: int = 1) -> Self:
        """Open a table as the form of the first page does, but without that page."""
        begin_game(page, "automa", deck=deck, level=level)
        return cls(page)

    @classmethod
    def start_by_form(cls, page: Page, deck: str, level: int) -> Self:
        """Fill in the form of the first page and start."""
        home = HomePage(page).open()
        home.choose("automa")
        for choice in (f"deck-{deck}", f"level-{level}"):
            home.get(choice).check()
        home.open_options()
        home.get("seed").fill("quilt")
        home.get("start-game").click()
        game = cls(page)
        game.wait_for_decision(-1)
        return game

    def solo(self) -> Solo:
        """Where the game stands, as far as a person may know; the page shows that very event."""
        state = self.state()
        expect(self.main).to_have_attribute("data-number", str(state["number"]))
        return parse_solo(state["position"])

    def has_card_waiting(self) -> bool:
        """Whether a card must be turned before anything else."""
        return self.main.get_attribute("data-stage") == "card"

    def wait_past(self, number: int) -> None:
        """Wait until the page has seen an event after this one."""
        self.page.locator(f"main.table:not([data-number='{number}'])").wait_for(state="attached")

    def budget(self) -> int | None:
        """The budget of the next card, where the page shows it."""
        shown = re.search(r"can pay up to (\d+) button", self.get("automa-cards").inner_text())
        return int(shown[1]) if shown else None

    def told(self) -> list[Told]:
        """The Automa's turns in the account of the last ones."""
        turns = self.get("automa-turn").locator("[data-card]").all()
        return [
            (int(turn.get_attribute("data-card") or "0"), turn.get_attribute("data-taken") or "")
            for turn in turns
        ]

    def turn_by(self, press: Callable[[], None]) -> None:
        """Turn the card that waits; with the tactical deck the page showed its budget before."""
        before, budget = self.number, self.budget()
        press()
        self.wait_past(before)
        number, _ = self.told()[-1]
        assert budget == (CARDS[number].budget if number in Deck.TACTICAL.cards else None)

    def turn_all(self, press: Callable[[], None]) -> None:
        """Turn the cards that wait, one after the other."""
        while self.has_card_waiting():
            self.turn_by(press)

    def outcomes(self) -> dict[int, tuple[tuple[int, int], str]]:
        """The scores at each level, and who won there, as the page shows them."""
        rows = self.get("levels").locator("tbody tr").all()
        assert [row.get_by_role("rowheader").inner_text().split()[:2] for row in rows] == [
            [level.numeral, level.name] for level in LEVELS.values()
        ]
        cells = [row.get_by_role("cell").all_inner_texts() for row in rows]
        return {
            number: ((number_in(yours), number_in(its)), winner)
            for number, (yours, its, winner) in zip(LEVELS, cells, strict=True)
        }

    def check_record(self, text: str) -> None:
        """The record replays to the moves, the scores and all outcomes on the page."""
        record = read(text)
        assert [format_move(move) for move in record.moves] == self.moves()
        last = record.positions[-1]
        assert last.is_over
        assert last.scores == self.totals()
        assert f"player {2 if record.result == '0-1' else 1} won" == self.winner()
        outcomes = outcomes_by_level(record.positions)
        assert self.outcomes() == {
            level: (outcome.scores, ("You", "Automa")[outcome.winner - 1])
            for level, outcome in outcomes.items()
        }
        assert outcomes[last.level.level].scores == self.totals()


def read(text: str) -> Record[Solo]:
    """The record of a solo game without a fault."""
    record: Record[Solo] = parse_record(text)
    assert isinstance(record.start, Solo)
    assert not record.problems
    return record


def turns_of(record: Record[Solo]) -> list[Told]:
    """All turns of the Automa in a record, as the page tells them."""
    steps = zip(record.positions, record.moves, strict=False)
    return [
        (before.pile[0], move.letter or "")
        for before, move in steps
        if isinstance(move, AutomaMove)
    ]


def decide(game: SoloPage, hand: Hand, rng: random.Random) -> None:
    """Make a random decision that takes few clicks: of each patch only the first place counts."""
    before = game.number
    first: dict[str, Move] = {}
    for move in game.solo().legal_moves():
        first.setdefault(move.letter if isinstance(move, PlacePatch) else "", move)
    hand.make(game, rng.choice(list(first.values())))
    game.wait_past(before)


def play_alone(
    game: SoloPage,
    hand: Hand,
    rng: random.Random,
    turn: Callable[[], None] | None = None,
    decisions: int = MOST_DECISIONS,
) -> list[Told]:
    """Make so many decisions or until the end, and give the turns of the Automa that were told.

    Its cards are turned by `turn`; without it they turn by themselves.
    """
    told: list[Told] = []
    for _ in range(decisions):
        if game.is_over:
            break
        before, count = game.number, len(game.moves())
        decide(game, hand, rng)
        if turn is not None:
            game.turn_all(turn)
        game.wait_for_decision(before)
        cards = sum(move.startswith("A:") for move in game.moves()[count:])
        told += game.told()[-cards:] if cards else []
    return told
